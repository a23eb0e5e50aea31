"""The desk on the screen. The only room that may import pygame, pytmx and resvg_py."""

import os

# Both must be set before pygame is first imported, wherever in this room that happens. Its greeting on
# stdout would mix with the output of text commands, and the class by which a desktop knows our windows
# is taken from the name of the script unless it is there already.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "scrapdesk")
