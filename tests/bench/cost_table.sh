#!/bin/sh
# cost_table.sh PROGRAM - the table of bench cost: medians over the launches,
# the best of all, and bad lines by their number.
set -eu
program=$1

fail() {
    echo "cost_table: $1" >&2
    exit 1
}

# three launches without a library, two with it
printed=$("$program" cost_table 1 <<'END'
0 allreduce-8 2 300 90 -4
1 allreduce-8 2 400 95 61
0 allreduce-8 2 100 80 5
1 allreduce-8 2 500 99 65
0 allreduce-8 2 200 85 2
0 allreduce-8 1 7 6 0
1 allreduce-8 1 9 8 2
END
)
wanted="call                    ranks                 without               library 1
allreduce-8                 2             200 (80) +2            450 (95) +63
allreduce-8                 1                7 (6) +0                9 (8) +2"
[ "$printed" = "$wanted" ] || fail "printed:
$printed"

# wrong WORDS LINE...: refused, with these words
wrong() {
    words=$1
    shift
    code=0
    said=$(printf '%s\n' "$@" | "$program" cost_table 1 2>&1) || code=$?
    [ $code = 2 ] || fail "exit code $code: $*"
    [ "$said" = "bench cost_table: $words" ] || fail "said: $said"
}
wrong 'line 2: not a line of call_cost' '0 a 1 2 3 4' '0 a 1 2 3'
wrong 'line 1: not a line of call_cost' '0 a 1 2 3 4 5'
wrong 'line 1: not a line of call_cost' '2 a 1 2 3 4'
wrong 'line 1: not a line of call_cost' 'mpiexec: no'
