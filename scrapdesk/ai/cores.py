"""How many cores opponents may think on (all that the program may use, half of them on battery), and how modestly.

Only the time of an answer depends on it. Must not know who thinks.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

POWER = Path("/sys/class/power_supply")
MODESTY = 10
"""How far those who think stand back for others (`nice`): a frame of the window comes before a simulated game. Where
nothing else wants the processor, it costs no thinking."""


def cores() -> int:
    """How many processes may think side by side now."""
    have = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return max(1, have // 2) if on_battery() else have


def on_battery(power: Path = POWER) -> bool:
    """Whether the machine lives on a battery; False where nobody says."""
    return _on_battery_windows() if sys.platform == "win32" else _discharging(power)


def _discharging(power: Path) -> bool:
    """What Linux says of a supply for the whole machine. A mouse has a battery as well, with the scope Device."""
    return any(
        _said(supply / "type") == "Battery"
        and _said(supply / "scope") != "Device"
        and _said(supply / "status") == "Discharging"
        for supply in power.glob("*")
    )


def _said(file: Path) -> str:
    try:
        return file.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


def _on_battery_windows() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    status = (ctypes.c_byte * 12)()
    return bool(ctypes.windll.kernel32.GetSystemPowerStatus(status)) and status[0] == 0


def stand_back() -> None:
    with suppress(AttributeError, OSError):  # Windows has no such call
        os.nice(MODESTY)
