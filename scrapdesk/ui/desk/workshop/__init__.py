"""The workshop: your own card sets and scenarios, what they look like, and a way to make one."""

from scrapdesk.ui.desk.workshop.scene import WorkshopScene as WorkshopScene
