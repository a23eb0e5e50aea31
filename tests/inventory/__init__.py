"""An inventory of what the program shows, says and judges, kept as text beside the tests: what differs from it is told
in words. `python -m tests.inventory --accept` keeps what is there now.
"""
