"""Draws every scene in its interesting states into pictures, for the tests and for the shots command."""
