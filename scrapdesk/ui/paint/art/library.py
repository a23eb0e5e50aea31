"""The files of art: drawings (`<name>.svg`), colours (`tokens.toml`) and words for them (`alt.toml`) of each game.

Each is read once. Must not know what a drawing means, nor how it is put together.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from scrapdesk.ui.paint.art.markup import BadArt, Generator, Tokens

DESK: Final = "desk"
PEOPLE: Final = "people"
"""The portraits: drawings of no game, with colours of their own."""
RULES: Final = "rules"
"""The folder of a game's rule book pictures, and how their names begin: `rules/forward`."""
_SVG: Final = re.compile(r"<svg[^>]*?viewBox=\"([^\"]+)\"[^>]*>(.*)</svg>", re.DOTALL)


class Box(NamedTuple):
    """A rectangle in the units of a drawing."""

    x: float
    y: float
    w: float
    h: float


class Drawing(NamedTuple):
    """The inside of an SVG file, nothing resolved, and its view box."""

    body: str
    view: Box


class ArtLibrary:
    """The art below one assets folder. One for each process that puts pictures together.

    `generators` is all that its drawings may be drawn by, `games` whose drawings it holds besides the desk's.
    """

    def __init__(
        self, assets: Path, games: Sequence[str] = (), generators: Mapping[str, Generator] | None = None
    ) -> None:
        self._assets = assets
        self.games = tuple(games)
        self._generators = generators
        self._drawings: dict[tuple[str, str], Drawing] = {}
        self._tokens: dict[str, Tokens] = {}
        self._own: dict[str, str] = {}
        """What a game's file says of its own colours, not read yet."""
        self._skin = ""
        self._skinned: dict[str, ArtLibrary] = {}

    @property
    def generators(self) -> Mapping[str, Generator]:
        """Those of every game unless others were given: they are loaded by who draws, not by who asks for a colour."""
        if self._generators is None:
            from scrapdesk.ui.paint.art.generators import GENERATORS

            self._generators = GENERATORS
        return self._generators

    def skinned(self, skin: str) -> ArtLibrary:
        """The same drawings in the colours of a table of `tokens.toml`, where a game has one; "" as they are."""
        if skin == self._skin:
            return self
        if skin not in self._skinned:
            other = self._skinned[skin] = ArtLibrary(self._assets, self.games, self._generators)
            other._drawings, other._skin = self._drawings, skin
        return self._skinned[skin]

    def folder(self, game: str) -> Path:
        return self._assets / game / "art"

    def drawing(self, game: str, name: str) -> Drawing:
        key = (game, name)
        if key not in self._drawings:
            self._drawings[key] = _parsed(f"{game}/{name}", self._text(self.file(game, name)))
        return self._drawings[key]

    def has(self, game: str, name: str) -> bool:
        return (game, name) in self._drawings or self.file(game, name).is_file()

    def file(self, game: str, name: str) -> Path:
        """Where a drawing lies: beside the others, or with the rule book."""
        folder = self._assets / game if name.startswith(f"{RULES}/") else self.folder(game)
        return folder / f"{name}.svg"

    def names(self, game: str) -> list[str]:
        """The drawings of a game, in the order of the alphabet."""
        return sorted(path.stem for path in self.folder(game).glob("*.svg"))

    def rule_pictures(self, game: str) -> list[str]:
        """The pictures of a game's rule book, by name."""
        return sorted(path.stem for path in (self._assets / game / RULES).glob("*.svg"))

    def tokens(self, game: str) -> Tokens:
        """The colours of a game: those common to all, then its own."""
        if game not in self._tokens:
            common = self._table(DESK, "tokens").get("common", {})
            own = self._table(game, "tokens")
            self._tokens[game] = {**common, **own.get("own", {}), **own.get(self._skin, {})}
        return self._tokens[game]

    def one_colour(self, game: str, name: str) -> str | None:
        """A game's own colour, looked up without reading the whole file, which takes longer than all else that the
        first frame wants of it."""
        if game not in self._own:
            text = self._text(self.folder(game) / "tokens.toml")
            self._own[game] = text.partition("[own]")[2].partition("\n[")[0]
        found = re.search(rf'^{re.escape(name)}\s*=\s*"([^"]*)"', self._own[game], re.MULTILINE)
        return found[1] if found else None

    def alt_texts(self, game: str) -> dict[str, str]:
        """What each picture shows, in a few words, by its name without the game."""
        return self._table(game, "alt").get("alt", {})

    def _table(self, game: str, name: str) -> dict[str, dict[str, str]]:
        import tomllib  # not before the first frame

        text = self._text(self.folder(game) / f"{name}.toml")
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as fault:
            raise BadArt(f"{game}/{name}.toml: {fault}") from fault

    def _text(self, path: Path) -> str:
        try:
            return path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as fault:
            raise BadArt(f"no drawing {path.parent.parent.name}/{path.name}: {fault}") from fault


def _parsed(name: str, text: str) -> Drawing:
    found = _SVG.search(text)
    if found is None:
        raise BadArt(f"{name} has no <svg viewBox=...> around it")
    try:
        x, y, w, h = (float(number) for number in re.split(r"[ ,]+", found[1].strip()))
    except ValueError:
        raise BadArt(f"{name} has a wrong view box") from None
    return Drawing(found[2], Box(x, y, w, h))
