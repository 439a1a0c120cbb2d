#!/bin/sh
# overhead_table.sh PROGRAM - the table of bench overhead: medians over the
# launches with their spread, and bad lines by their number.
set -eu
program=$1

fail() {
    echo "overhead_table: $1" >&2
    exit 1
}

printed=$("$program" overhead_table <<'END'
allgather_ring 1 0.5 1.04 1.2
allgather_ring 4 0.6 1.05 1.1
allgather_ring 1 0.7 1.01 1.4
allgather_ring 1 0.4 1.09 1.3
END
)
wanted="algorithm                        bytes               by hand, us                    engine                      call
allgather_ring                       1          0.50 (0.40-0.70)       1.040 (1.010-1.090)       1.300 (1.200-1.400)
allgather_ring                       4          0.60 (0.60-0.60)       1.050 (1.050-1.050)       1.100 (1.100-1.100)"
[ "$printed" = "$wanted" ] || fail "printed:
$printed"

# wrong LINE LINES: refused
wrong() {
    code=0
    said=$(printf '%s\n' "$2" | "$program" overhead_table 2>&1) || code=$?
    [ $code = 2 ] || fail "exit code $code: $2"
    [ "$said" = "bench overhead_table: line $1: not a line of overhead_calls" ] ||
        fail "said: $said"
}
wrong 2 'a 1 2 3 4
a 1 2 3'
wrong 1 'a 1 2 3 4 5'
wrong 1 'mpiexec: no'
