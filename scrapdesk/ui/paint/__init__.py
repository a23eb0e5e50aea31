"""Pictures, letters, shapes, colours and sounds. Knows no scene."""
