"""The text commands: the program without its window."""
