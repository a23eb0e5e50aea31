"""Books that lie open on the desk: their pages, the markers at their edge, and what is drawn on the pages."""
