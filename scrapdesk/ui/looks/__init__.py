"""How each game is painted: one Look a game. Where things lie and what moves mean is the Table's business."""
