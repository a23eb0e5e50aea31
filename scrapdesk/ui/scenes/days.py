"""When something was, as people say it: today, yesterday, 14 November. Must not know what it was."""

from __future__ import annotations

from datetime import UTC, date, datetime

from scrapdesk.ui.frame.texts import Texts


def day_of(when: str) -> date | None:
    """The day here on which a moment fell, as results note it; None for one that nobody noted."""
    try:
        found = datetime.fromisoformat(when)
    except ValueError:
        return None
    return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone().date()


def day_words(day: date | None, today: date, texts: Texts) -> str:
    if day is None:
        return ""
    if day == today:
        return texts("today")
    if (today - day).days == 1:
        return texts("yesterday")
    words = texts("{day} {month}", day=day.day, month=_months(texts)[day.month - 1])
    return words if day.year == today.year else texts("{day} {year}", day=words, year=day.year)


def _months(texts: Texts) -> tuple[str, ...]:
    return (
        texts("January"),
        texts("February"),
        texts("March"),
        texts("April"),
        texts("May"),
        texts("June"),
        texts("July"),
        texts("August"),
        texts("September"),
        texts("October"),
        texts("November"),
        texts("December"),
    )
