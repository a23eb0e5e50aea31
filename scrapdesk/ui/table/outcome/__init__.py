"""What is shown of a game that is over, besides who has won: its graph, its figures, everybody's deck."""
