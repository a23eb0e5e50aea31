"""What Windows shows under Properties, Details: the text of PyInstaller's version file. Knows no build."""

from __future__ import annotations

TEXT = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags={flags}, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      StringStruct('CompanyName', 'ScrapDesk contributors'),
      StringStruct('FileDescription', 'ScrapDesk'),
      StringStruct('FileVersion', '{version}'),
      StringStruct('InternalName', '{name}'),
      StringStruct('LegalCopyright', 'MIT licence; see LICENSE and NOTICES.md'),
      StringStruct('OriginalFilename', '{name}.exe'),
      StringStruct('ProductName', 'ScrapDesk'),
      StringStruct('ProductVersion', '{version}')])]),
    VarFileInfo([VarStruct('Translation', [0x0409, 1200])])
  ]
)
"""
PRERELEASE = 0x2


def numbers(version: str) -> tuple[int, int, int, int]:
    """`1.2.3` or `1.2.3rc1` as the four numbers of Windows."""
    found = [int(leading_digits(part) or 0) for part in version.split(".")[:4]]
    first, second, third, fourth = (found + [0, 0, 0, 0])[:4]
    return first, second, third, fourth


def leading_digits(text: str) -> str:
    """The digits that a text begins with."""
    return text[: len(text) - len(text.lstrip("0123456789"))]


def text(version: str, name: str) -> str:
    flags = 0 if version.replace(".", "").isdecimal() else PRERELEASE
    return TEXT.format(numbers=numbers(version), version=version, name=name, flags=flags)
