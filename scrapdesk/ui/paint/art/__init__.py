"""The art room: every picture of the desk, rendered when it is needed at the size that is needed.

Who draws asks `room.ArtRoom` for `picture("scamorra/card-knight", side="w")` and gets a surface at once; the real
one follows from the worker process. This file must stay light: that process imports it too, and knows no pygame.

    pictures    the name of a picture, independent of size        room         memory, stand-ins, what is still to come
    markup      tokens, slots and generators of an SVG            loader       the threads that fetch and assemble
    library     the files below assets/<game>/art                 worker_link  the process that renders, from this side
    generators  all repeats: rays, rope, tiles, hands, letters    cache        finished pictures on the disk
    recipes     what each picture is made of                      assembly     layers -> one premultiplied surface
    painted     orders and answers between them
    blueprint   layers of a picture, and their size in pixels

Pictures with arguments (`ArtRoom.names()` lists all):

    desk/background          mat="x,y,w,h" of the felt in thousandths of the window, or "none"; fills any window
    desk/icon-*              colour="#F3EBDC"
    desk/lid-<game>          300 x 430
    scamorra/table           runner="left,right" of the cloth in thousandths of the width, or "none"; fills any window
    scamorra/board           1000 x 1000: squares of 160 from 100, coordinates along 58 and 942
    scamorra/card-*, back    side="w" or "b"; cards: form="full" or "compact" (under 150 px), pips="3" copies in a deck
    scamorra/piece-*         side="w" or "b"
    scamorra/glyph-*         colour="#22160F"
    <game>/rule-*            the pictures of the rule books, assets/<game>/rules, made of all the others; 480 x 270
    <game>/mark-*            dim, origin, possible, target, capture, corners, refused; at the size of the slot
"""

from scrapdesk.ui.paint.art.pictures import Picture, Size, picture

__all__ = ["Picture", "Size", "picture"]
