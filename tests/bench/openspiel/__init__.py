"""Our games as OpenSpiel sees games, and matches against its search: a stranger to measure ours by.

OpenSpiel is wanted for this alone: `pip install -c constraints.txt -e '.[bench]'`.
Must not be imported by anything else.
"""
