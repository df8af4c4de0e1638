#!/bin/sh
# Puts Crown & Coin @VERSION@ into the menu of the person who runs this; with --remove takes it out again.
set -eu
here=$(cd -- "$(dirname -- "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$share/applications/crown-and-coin.desktop
if [ "${1:-}" = --remove ]; then
  rm -f -- "$entry"
  echo "Removed $entry"
  exit 0
fi
mkdir -p -- "$share/applications"
# Desktop entries want these characters escaped inside quotes.
escaped=$(printf '%s' "$here/crown-and-coin" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
{
  grep -v -e '^Exec=' -e '^Icon=' -- "$here/crown-and-coin.desktop"
  printf 'Exec="%s"\n' "$escaped"
  printf 'Icon=%s\n' "$here/crown-and-coin.png"
} >"$entry"
echo "Added $entry"
