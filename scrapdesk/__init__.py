"""ScrapDesk: a desk of five tabletop games. Owns the version number, and hands the games the reader of their files.

Must stay free of heavy imports: every process of the program begins here.
"""

from scrapdesk.core import content as _content

__version__ = "0.1.0"


def _own_texts(game: str, patterns: tuple[str, ...]) -> _content.Content:
    from scrapdesk.storage.content import own_texts  # only games made of files pay for the reader

    return own_texts(game, patterns)


_content.supply(_own_texts)
