#!/bin/sh
# Takes away what install.sh put into your own folders. Saved games and settings stay.
set -eu

[ -n "${HOME:-}" ] || { echo "scrapdesk: HOME is not set" >&2; exit 1; }
data=${XDG_DATA_HOME:-$HOME/.local/share}
program=$HOME/.local/opt/scrapdesk
command=$HOME/.local/bin/scrapdesk

if [ -L "$command" ] && [ "$(readlink "$command")" = "$program/scrapdesk" ]; then
    rm -f "$command"
fi
rm -f "$data/applications/scrapdesk.desktop" "$data/metainfo/io.github.scrapdesk.scrapdesk.metainfo.xml"
rm -f "$data"/icons/hicolor/*/apps/scrapdesk.png "$data/icons/hicolor/scalable/apps/scrapdesk.svg"
rm -rf "$program"

update-desktop-database -q "$data/applications" 2>/dev/null || true
gtk-update-icon-cache -q -t -f "$data/icons/hicolor" 2>/dev/null || true

echo "ScrapDesk is gone. Your saved games are still in $data/scrapdesk"
