"""What Scrappers shows."""
