"""What La Scamorra shows."""
