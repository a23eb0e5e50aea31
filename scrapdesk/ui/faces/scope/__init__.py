"""What SCOPE shows."""
