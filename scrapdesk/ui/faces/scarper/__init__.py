"""What Scarper shows."""
