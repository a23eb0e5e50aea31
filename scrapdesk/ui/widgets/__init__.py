"""What is pressed, typed in, slid and read: the same in every scene."""
