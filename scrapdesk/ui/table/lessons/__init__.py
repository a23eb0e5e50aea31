"""First games that teach: what a lesson is, and the course it takes."""
