"""Where things lie: in the source tree, in an installed package, in the user's folders."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrapdesk import paths

USER_FOLDERS = {
    "config": paths.user_config,
    "data": paths.user_data,
    "cache": paths.user_cache,
    "state": paths.user_state,
}


@pytest.mark.parametrize("name", ["assets", "levels"])
def test_in_the_source_tree_it_lies_beside_the_package(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _lay_out(tmp_path, "pyproject.toml", f"{name}/a", f"scrapdesk/{name}/a")
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "scrapdesk")
    assert getattr(paths, name)() == tmp_path / name


@pytest.mark.parametrize("name", ["assets", "levels"])
def test_installed_it_lies_inside_and_a_stranger_beside_is_not_taken(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _lay_out(tmp_path, f"{name}/of-another-project", f"scrapdesk/{name}/a")
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "scrapdesk")
    assert getattr(paths, name)() == tmp_path / "scrapdesk" / name


def test_what_is_shipped_is_there() -> None:
    assert paths.assets().is_dir() and paths.levels().is_dir()


@pytest.mark.parametrize("kind", USER_FOLDERS)
def test_one_variable_moves_all_user_folders(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    assert USER_FOLDERS[kind]() == tmp_path / "home" / kind
    assert not (tmp_path / "home").exists(), "asking for a path made a folder"


def test_without_it_the_system_decides_and_nothing_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    for variable in ("HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(tmp_path))
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(variable, raising=False)
    folders = {folder() for folder in USER_FOLDERS.values()}
    assert all("scrapdesk" in str(folder) for folder in folders)
    assert not list(tmp_path.iterdir())


def _lay_out(root: Path, *files: str) -> None:
    for file in files:
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).touch()
