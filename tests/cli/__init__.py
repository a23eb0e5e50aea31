"""Tests of the text commands."""
