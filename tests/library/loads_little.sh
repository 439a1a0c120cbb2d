#!/bin/sh
# loads_little.sh LIBRARY PROGRAM - preloaded into a program without MPI, the
# library changes nothing, and brings no other library along.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
library=$1
program=$2

loaded() {
    LD_TRACE_LOADED_OBJECTS=1 "$program" | sed 's/^[[:space:]]*//; s/ .*//; s|.*/||' | sort
}
loaded >before
LD_PRELOAD=$library loaded >after
comm -13 before after >additional
cat additional >&2
[ "$(cat additional)" = "${library##*/}" ]

"$program" >natively 2>&1
for now in '' 1; do
    LD_BIND_NOW=$now COLLTUNE_REPORT=1 LD_PRELOAD=$library "$program" >preloaded 2>&1
    cmp natively preloaded
done
