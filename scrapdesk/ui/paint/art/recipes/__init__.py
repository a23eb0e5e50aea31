"""How pictures are put together that more than one game has, and those of the desk."""
