"""What Scalawag! shows."""
