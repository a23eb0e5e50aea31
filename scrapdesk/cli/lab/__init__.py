"""`scrapdesk simulate --report`: the balance lab of the command line."""
