"""The tests, as a package so that no `tests` of another project can take its name."""
