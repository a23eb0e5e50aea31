"""Every sentence that the window shows, by its English template: the template is the key of its translation.

Translators get the first argument of every `texts(...)`, `texts.count(...)`, `say(...)`, `plural(...)` and `Ref(...)`,
as `python -m tests.ui.collected` prints them. Must not know where a sentence is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from scrapdesk.core.words import Line, Ref, Who, Word

Translation = str | tuple[str, ...]
"""A template in another language; of a sentence about a number as many as the language has forms."""


def english_form(number: int) -> int:
    return 0 if number == 1 else 1


class Texts:
    """One language. A template without a translation is shown in English."""

    def __init__(
        self, catalogue: Mapping[str, Translation] | None = None, form: Callable[[int], int] = english_form
    ) -> None:
        self._catalogue: Mapping[str, Translation] = {} if catalogue is None else catalogue
        self._form = form
        self.names: Sequence[str] = ()
        """What everybody at the table on the screen is called, seat by seat."""

    def __call__(self, template: str, /, **args: Word) -> str:
        found = self._catalogue.get(template, template)
        found = found if isinstance(found, str) else found[0]
        return found.format_map({key: self.word(value) for key, value in args.items()}) if args else found

    def count(self, number: int, one: str, many: str, /, **args: Word) -> str:
        """A sentence with a number in it, `{n}`."""
        return self._counted(number, one, many).format_map(
            {"n": str(number), **{key: self.word(value) for key, value in args.items()}}
        )

    def line(self, line: Line) -> str:
        """A sentence of the rules."""
        template = self._counted(*line.forms) if line.forms else self._found(line.template)
        text = template.format_map({key: self.word(value) for key, value in line.args})
        return capital(text) if line.capital else text

    def word(self, word: Word) -> str:
        """What stands in a gap: sentences and names of things in this language, everything else as it is."""
        if isinstance(word, Line):
            return self.line(word)
        if isinstance(word, Who) and word.seat < len(self.names):
            return self.word(self.names[word.seat])
        return self._found(word) if isinstance(word, Ref) else str(word)

    def sentence(self, line: Line) -> str:
        """The same, with a capital in front where it stands alone."""
        return capital(self.line(line))

    def _found(self, template: str) -> str:
        found = self._catalogue.get(template, template)
        return found if isinstance(found, str) else found[0]

    def _counted(self, number: int, one: str, many: str) -> str:
        forms = self._catalogue.get(one)
        if isinstance(forms, tuple):
            return forms[self._form(number)]
        return self._found(one if number == 1 else many)


def capital(text: str) -> str:
    """The text with a capital in front."""
    return text[:1].upper() + text[1:]
