"""What a person has set: speed, sound, text size, comfort. Checked when read; every field has a sensible default."""

from __future__ import annotations

from collections.abc import Set
from typing import Annotated, Any, Literal

import msgspec

from scrapdesk import paths
from scrapdesk.storage.documents import Document, Kind

Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
TextSize = Annotated[int, msgspec.Meta(ge=75, le=200)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    player: Annotated[str, msgspec.Meta(min_length=1, max_length=24)] = "Player"
    speed: Literal["off", "fast", "normal", "slow"] = "normal"
    master_volume: Volume = 80
    effects_volume: Volume = 80
    music_volume: Volume = 40
    beds_volume: Volume = 40
    """Of the quiet noises under a table."""
    mono: bool = False
    mute_unfocused: bool = True
    pause_unfocused: bool = True
    text_size: TextSize = 100
    look: Literal["evening", "daylight", "plain"] = "evening"
    """Of the desk: under the lamp, by day, or without any picture behind words."""
    reduced_motion: bool = False
    high_contrast: bool = False
    confirm: Literal["off", "risky", "always"] = "risky"
    curtain: bool = True
    hold_to_look: bool = True
    flat_hand: bool = False
    turn_maps: bool = True
    """Whether a map with sides is turned for whoever plays the other one."""
    fuse: Literal["0", "5", "10", "20", "40"] = "0"
    """Seconds after which a question that can be let pass is let pass; 0: everybody is waited for."""
    talk: bool = True
    """Whether companions say something while they play."""
    staging: Literal["auto", "step"] = "auto"
    """Whether what is shown on a stage goes on by itself, or waits to be let happen."""
    fullscreen: bool = False
    tips: bool = True
    tips_seen: tuple[str, ...] = ()
    welcomed: bool = False
    """Whether somebody has been here before, so that the welcome comes no more."""
    last_game: str = ""
    """At which table one sat last."""
    last_folder: str = ""
    """Where a file was chosen last."""
    keys: dict[str, list[str]] = {}
    """Action -> its keys, for those that were changed."""
    pins: dict[str, dict[str, str]] = {}
    """Game on a table (`storage.pins.table_of`) -> seat -> its sealed number, the newest last."""
    layouts: dict[str, str] = {}
    """What was laid out last before a game (`ui.table.layouts`), veiled against an idle glance."""
    named_layouts: dict[str, str] = {}
    """Those that somebody has given a name, each by what it fits and its name, veiled as well."""
    tables: dict[str, str] = {}
    """Game -> how its table is shown, where that can be chosen."""
    pencilled: dict[str, str] = {}
    """What was written beside running games (a part of their face knows how), veiled against an idle glance."""
    last_setups: dict[str, dict[str, str]] = {}
    """Game -> the set-up that was played last (`seats`, `seed`, options), for "same again"."""


def _several_keys(payload: Any) -> Any:
    """Schema 1 had one key for an action."""
    if not isinstance(payload, dict):
        return payload
    return {**payload, "keys": {name: [key] for name, key in payload.get("keys", {}).items()}}


def merged(read: Settings, ours: Settings, theirs: Settings) -> Settings:
    """Every setting as it was set last, in whichever window: what this one changed over what the other did."""
    changed: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        before, mine, other = (getattr(one, name) for one in (read, ours, theirs))
        if isinstance(mine, dict):
            changed[name] = {**_without(other, before.keys() - mine.keys()), **_new_in(mine, before)}
        elif name == "tips_seen":
            changed[name] = tuple(dict.fromkeys((*other, *mine))) if set(before) <= set(mine) else mine
        else:
            changed[name] = other if mine == before else mine
    return msgspec.structs.replace(theirs, **changed)


def _without(table: dict[str, Any], gone: Set[str]) -> dict[str, Any]:
    return {key: value for key, value in table.items() if key not in gone}


def _new_in(table: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in table.items() if key not in before or before[key] != value}


SETTINGS: Kind[Settings] = Kind("settings", 2, Settings, Settings, {1: _several_keys}, merged)


def open_settings() -> Document[Settings]:
    """The settings of this user; damaged ones are set aside and said so in its notes."""
    return Document(SETTINGS, paths.user_config() / "settings.json")
