"""`scrapdesk shots`: pictures of the scenes that were asked for, at the size that was asked for."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scrapdesk.cli.main import main
from scrapdesk.ui import shots
from scrapdesk.ui.paint.pictures import FlatArt


@pytest.fixture(autouse=True)
def flat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shots, "ArtRoom", lambda _portfolio: FlatArt())


def test_the_scenes_asked_for_are_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shots", str(tmp_path / "new"), "--size", "800x600", "--scene", "credits", "--text", "150"]) == 0
    (picture,) = (tmp_path / "new").iterdir()
    assert picture.name == "credits-800x600-150.png"
    assert pygame.image.load(picture).get_size() == (800, 600)
    assert "1 pictures" in capsys.readouterr().out
    pygame.quit()


@pytest.mark.parametrize(
    "arguments", [["--scene", "nothing"], ["--size", "12x9"], ["--size", "big"], ["--text", "20"], ["--text", "x"]]
)
def test_what_cannot_be_drawn_is_refused(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["shots", str(tmp_path), *arguments]) == 2
    assert list(tmp_path.iterdir()) == [] and capsys.readouterr().err
    pygame.quit()
