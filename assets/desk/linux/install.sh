#!/bin/sh
# Puts ScrapDesk into your own folders, with its entry in the menu. No password is needed, nothing else is touched.
# Run again, it puts this version in the place of the other. `./uninstall.sh` takes it away.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
trouble() { echo "scrapdesk: $1" >&2; exit 1; }

[ -n "${HOME:-}" ] || trouble "HOME is not set, so there is no folder to install into"
[ -x "$here/scrapdesk" ] && [ -d "$here/_internal" ] || trouble "the program does not lie beside this script: unpack the whole archive first"

data=${XDG_DATA_HOME:-$HOME/.local/share}
program=$HOME/.local/opt/scrapdesk
command=$HOME/.local/bin/scrapdesk

if [ -e "$command" ] && [ ! -L "$command" ]; then
    trouble "$command is there already and is not ours; move it away first"
fi
mkdir -p "$HOME/.local/opt" "$HOME/.local/bin" "$data/applications" "$data/metainfo" "$data/icons" 2>/dev/null ||
    trouble "your own folders below $HOME cannot be written to"

# First all of it beside the old one, then in its place: a copy that breaks off harms nothing.
rm -rf "$program.new"
cp -R "$here" "$program.new" || trouble "there is no room for the program in $HOME/.local/opt"
rm -rf "$program"
mv "$program.new" "$program"
ln -sfn "$program/scrapdesk" "$command"

# The menu starts programs without a shell's search path, so the entry names the whole way, in the quoting of menus.
plain=$(printf '%s' "$program/scrapdesk" | sed 's/\\/\\\\/g')
quoted=$(printf '%s' "$program/scrapdesk" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
export plain quoted
awk '/^Exec=/ { print "Exec=\"" ENVIRON["quoted"] "\""; next }
     /^TryExec=/ { print "TryExec=" ENVIRON["plain"]; next }
     { print }' "$here/share/applications/scrapdesk.desktop" >"$data/applications/scrapdesk.desktop"
cp "$here/share/metainfo/io.github.scrapdesk.scrapdesk.metainfo.xml" "$data/metainfo/"
cp -R "$here/share/icons/hicolor" "$data/icons/"

update-desktop-database -q "$data/applications" 2>/dev/null || true
gtk-update-icon-cache -q -t -f "$data/icons/hicolor" 2>/dev/null || true

echo "ScrapDesk is in your menu. It lies in $program"
case ":$PATH:" in
*":$HOME/.local/bin:"*) echo "In a terminal: scrapdesk" ;;
*) echo "In a terminal: $command" ;;
esac
echo "To take it away again: $program/uninstall.sh"
