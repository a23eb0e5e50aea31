"""Files: content, saves, settings, statistics. The only room below the screens that reads and writes."""
