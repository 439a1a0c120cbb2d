#!/bin/sh
# export_use.sh - the command `colltune export`: each format on standard
# output, wrong use with exit code 2 and what would be right.
#
# The environment names COLLTUNE_BIN and SOURCE; ctest sets it.
set -eu

work=$(mktemp -d "${TMPDIR:-/tmp}/colltune-test-XXXXXX")
trap 'rm -rf "$work"' EXIT
file=$SOURCE/topologies/lab-c.yaml

fail() {
    echo "FAILED: $*"
    cat "$work/printed" "$work/said"
    exit 1
}

# export_with CODE ARGUMENT...: must end with this exit code
export_with() {
    wanted=$1
    shift
    got=0
    "$COLLTUNE_BIN" export "$@" >"$work/printed" 2>"$work/said" || got=$?
    [ $got -eq "$wanted" ] || fail "export $*: exit code $got, not $wanted"
}

says() {
    grep -qF -e "$1" "$work/said" || fail "does not say: $1"
}

export_with 0 "$file" --format netns
sh -n "$work/printed" || fail "not a script"
[ "$(sh "$work/printed" ranks | sort -u | wc -l)" = 32 ] || fail "not 32 hosts"
sh "$work/printed" hosts | grep -qx '10.0.0.9 n1' || fail "n1 has no address"
if sh "$work/printed" sideways 2>"$work/said"; then
    fail "the script takes any word"
fi
says 'up|hosts|ranks'
export_with 0 -f dot "$file"
grep -qx 'graph "lab-c" {' "$work/printed" || fail "no graph"
export_with 0 --format=simgrid "$file"
[ "$(grep -c '<host id=' "$work/printed")" = 32 ] || fail "not 32 hosts"
[ "$(grep -c '<link id=' "$work/printed")" = 35 ] || fail "not 35 cables"

export_with 2 "$file"
says 'colltune: no format; known are --format dot, netns and simgrid'
export_with 2 "$file" --format pdf
says 'colltune: unknown format: pdf; known are --format dot, netns and simgrid'
export_with 2 "$file" --format
says 'a value is missing: --format'
export_with 2 --format dot
says 'FILE is missing'
export_with 2 --format dot "$work/none.yaml"
says 'none.yaml'
export_with 2 "$file" --format dot --budget 3
says 'unknown option: --budget'
