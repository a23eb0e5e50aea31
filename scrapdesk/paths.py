"""Where things lie: the only place that knows source tree, installed package, frozen bundle and user folders.

Asking for a path creates nothing; who writes, makes the folder. Must not know what lies in the folders.
"""

from __future__ import annotations

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
HOME_VARIABLE = "SCRAPDESK_HOME"
"""Environment variable that puts all user folders into one place, for tests and for a portable stick."""


def assets() -> Path:
    """Pictures, card data and translations that belong to the program."""
    return _shipped("assets")


def levels() -> Path:
    """Maps that belong to the program."""
    return _shipped("levels")


def pictures() -> Path:
    """Ready-made pictures; a checkout has them only where a build left some."""
    tree = _source_tree()
    return (tree / "build" if tree is not None else PACKAGE) / "pictures"


def user_config() -> Path:
    """Settings."""
    return _user("config")


def user_data() -> Path:
    """Saves, statistics, a player's own cards and maps."""
    return _user("data")


def user_cache() -> Path:
    """Rendered pictures: may vanish at any time."""
    return _user("cache")


def user_state() -> Path:
    """Logs."""
    return _user("state")


def user_documents() -> Path:
    """Where a person keeps files of their own; it need not exist."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / "documents"
    from platformdirs import user_documents_path  # here, because most commands never ask

    return user_documents_path()


def user_downloads() -> Path:
    """Where files from elsewhere arrive; it need not exist."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / "downloads"
    from platformdirs import user_downloads_path  # here, because most commands never ask

    return user_downloads_path()


def _source_tree() -> Path | None:
    """The repository, when this is a checkout or an editable install.

    The mark is pyproject.toml: in a wheel the folder beside the package is site-packages,
    where some other project may have left a folder called `assets`.
    """
    beside = PACKAGE.parent
    return beside if (beside / "pyproject.toml").is_file() else None


def _shipped(name: str) -> Path:
    """A folder of ours: beside the package first, then inside it.

    A frozen bundle unpacks the package itself, so there too the folder lies inside it.
    """
    tree = _source_tree()
    if tree is not None and (tree / name).is_dir():
        return tree / name
    return PACKAGE / name


def _user(kind: str) -> Path:
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / kind
    from platformdirs import PlatformDirs  # here, because most commands never ask

    folders = PlatformDirs("scrapdesk", appauthor=False)
    return {
        "config": folders.user_config_path,
        "data": folders.user_data_path,
        "cache": folders.user_cache_path,
        "state": folders.user_state_path,
    }[kind]
