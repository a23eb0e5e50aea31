"""Text on the screen: styles, markup, lines, and the writer that paints them."""
