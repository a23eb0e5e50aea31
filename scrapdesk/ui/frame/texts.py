"""Every sentence that the window shows, by its English template: the template is the key of its translation.

Translators get the first argument of every `texts(...)`, `texts.count(...)` and `say(...)`, as a test collects
them. Must not know where a sentence is shown.
"""

from __future__ import annotations

from collections.abc import Mapping

from scrapdesk.core.words import Line, Word


class Texts:
    """One language. A template without a translation is shown in English."""

    def __init__(self, catalogue: Mapping[str, str] | None = None) -> None:
        self._catalogue = dict(catalogue or {})

    def __call__(self, template: str, /, **args: str | int) -> str:
        found = self._catalogue.get(template, template)
        return found.format(**args) if args else found

    def count(self, number: int, one: str, many: str, /, **args: str | int) -> str:
        """A sentence with a number in it, `{n}`."""
        return self(one if number == 1 else many, n=number, **args)

    def line(self, line: Line) -> str:
        """A sentence of the rules."""
        template = self._catalogue.get(line.template, line.template)
        return template.format_map({key: self._word(value) for key, value in line.args})

    def _word(self, word: Word) -> str:
        return self.line(word) if isinstance(word, Line) else str(word)

    def sentence(self, line: Line) -> str:
        """The same, with a capital in front where it stands alone."""
        text = self.line(line)
        return text[:1].upper() + text[1:]
