"""A JSON file with a schema number: read with migrations, checked, set aside when damaged, written atomically.

Owns the envelope `{"schema": 3, "kind": "settings", "payload": ...}`, and that two windows which have one file open
lose nothing of each other's. What the payload means belongs to others.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import Any, Generic, TypeVar

import msgspec

from scrapdesk.storage.files import NotOurs, StorageTrouble, read_bytes, set_aside, write_atomic
from scrapdesk.storage.locks import one_at_a_time

T = TypeVar("T")

LARGEST = 16_000_000
"""Bytes; five thousand results with every name as long as can be fill half of it."""

Migration = Callable[[Any], Any]
Merge = Callable[[T, T, T], T]
"""What was read, what is to be kept now, and what another window wrote meanwhile -> all of it in one."""


class _Damaged(ValueError):
    """The bytes are not what they should be; the message says how."""


class _Newer(ValueError):
    """Written by a newer program."""


@dataclass(frozen=True)
class Kind(Generic[T]):
    """A sort of document: its name, its newest schema, its type, and how older payloads become newer ones."""

    name: str
    schema: int
    type: type[T]
    make: Callable[[], T]
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    """From schema n to n + 1."""
    merge: Merge[T] | None = None
    """None: the last window that writes wins."""


class Document(Generic[T]):
    """One such file. `value` is always usable; `notes` says in sentences what had to be set right."""

    def __init__(self, kind: Kind[T], path: Path) -> None:
        self._kind, self._path = kind, path
        self.notes: list[str] = []
        self._locked = False
        self._writing, self._changing = Lock(), Lock()
        """One thread writes at a time, and the value changes between two glances at it."""
        self.value: T = self._load()
        self._read_value = self.value
        """As the file last was, as far as this window knows: what differs from it is this window's own."""

    def save(self, value: T) -> None:
        """Keeps a new value, with what another window wrote meanwhile; the file before it as `.bak`.

        StorageTrouble if the disk does not take it; the value holds until the program ends all the same.
        """
        self.hold(value)
        self.write()

    def hold(self, value: T) -> None:
        """From now on this is the value; `write` keeps it, at once or in another thread."""
        with self._changing:
            self.value = value

    def write(self) -> None:
        """Keeps the value that holds now. Another may be held meanwhile: that is written by the next."""
        with self._writing:
            value = self.value
            if self._locked:
                return
            with one_at_a_time(self._path):
                before = self._bytes_before()
                kept = self._merged(value, before)
                if self._locked:
                    return
                data = self._written(kept)
                if before is not None and before != data:
                    write_atomic(self._backup, before)
                write_atomic(self._path, data)
            self._note_written(value, kept)

    def _note_written(self, value: T, kept: T) -> None:
        """A value that has come meanwhile was made of this one, and knows nothing of what another window wrote."""
        with self._changing:
            newest = self.value is value
            self.value = kept if newest else self.value
            self._read_value = kept if newest else value

    def _bytes_before(self) -> bytes | None:
        try:
            return read_bytes(self._path, LARGEST)
        except NotOurs as fault:
            self._set_aside(self._path, fault)
            return None

    def _merged(self, value: T, before: bytes | None) -> T:
        """The new value, with what somebody else put into the file since it was read here."""
        if before is None or self._kind.merge is None:
            return value
        try:
            theirs = self._read(before)
        except _Newer as fault:
            self._leave_alone(self._path, fault)
            return value
        except _Damaged:
            return value
        return value if theirs == self._read_value else self._kind.merge(self._read_value, value, theirs)

    def _written(self, value: T) -> bytes:
        """Half a letter, of a folder whose name is no UTF-8, is written as the escape that JSON reads back."""
        envelope = {"schema": self._kind.schema, "kind": self._kind.name, "payload": msgspec.to_builtins(value)}
        return json.dumps(envelope, indent=1, ensure_ascii=False).encode(errors="backslashreplace")

    @property
    def _backup(self) -> Path:
        return self._path.with_name(self._path.name + ".bak")

    def _load(self) -> T:
        for path in (self._path, self._backup):
            try:
                data = read_bytes(path, LARGEST)
                if data is not None:
                    return self._read(data)
            except NotOurs as fault:
                self._set_aside(path, fault)
            except StorageTrouble as trouble:
                self.notes.append(f"{trouble}.".capitalize())
            except _Newer as fault:
                self._leave_alone(path, fault)
                return self._kind.make()
            except _Damaged as fault:
                self._set_aside(path, fault)
        return self._kind.make()

    def _leave_alone(self, path: Path, fault: _Newer) -> None:
        self._locked = True
        self.notes.append(f"{path.name} {fault}; it was left unchanged, and nothing will be saved over it.")

    def _set_aside(self, path: Path, fault: Exception) -> None:
        aside = set_aside(path)
        where = f"it is kept as {aside.name}" if aside else "it could not be set aside"
        self.notes.append(f"{path.name} is damaged ({fault}); {where}.")

    def _read(self, data: bytes) -> T:
        envelope = _object(data)
        schema = envelope.get("schema")
        if envelope.get("kind") != self._kind.name or isinstance(schema, bool) or not isinstance(schema, int):
            raise _Damaged(f"it is not a {self._kind.name} file")
        if schema > self._kind.schema:
            raise _Newer(
                f"was written by a newer version of ScrapDesk (schema {schema}, this version knows {self._kind.schema})"
            )
        return self._converted(envelope.get("payload"), schema)

    def _converted(self, payload: Any, schema: int) -> T:
        try:
            for number in range(schema, self._kind.schema):
                payload = self._kind.migrations[number](payload)
            return msgspec.convert(payload, self._kind.type)
        except msgspec.ValidationError as fault:
            raise _Damaged(str(fault)) from fault
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as fault:
            raise _Damaged(f"schema {schema} could not be updated") from fault


def _object(data: bytes) -> dict[str, Any]:
    try:
        found = json.loads(data.decode("utf-8"), parse_constant=_no_constant)
    except (UnicodeDecodeError, ValueError, RecursionError) as fault:
        raise _Damaged("it is not JSON") from fault
    if not isinstance(found, dict):
        raise _Damaged("it is not an object")
    return found


def _no_constant(text: str) -> float:
    raise ValueError(f"{text} is not a number")
