#!/bin/sh
# windows_table.sh PROGRAM - the table of bench windows: medians over the launches, the
# geometric mean of each collective's sizes, and bad lines by their number.
set -eu
program=$1

fail() {
    echo "windows_table: $1" >&2
    exit 1
}

printed=$("$program" windows_table <<'END'
gain barrier 0 0.4 3.1
gain allreduce 8 0.28 2.0
gain allreduce 512 0.5 4.5
hand allreduce_shared 8 0.1 1.3 2.9
gain allreduce 8 0.30 2.0
END
)
wanted="gain: native / window         bytes                native, us                      gain
hand: window / by hand                            by hand, us                    window
gain barrier                      0       0.400 (0.400-0.400)       3.100 (3.100-3.100)
gain allreduce                    8       0.290 (0.280-0.300)       2.000 (2.000-2.000)
gain allreduce                  512       0.500 (0.500-0.500)       4.500 (4.500-4.500)
gain allreduce                 mean                                        3.000
hand allreduce_shared             8       0.100 (0.100-0.100)       1.300 (1.300-1.300)"
[ "$printed" = "$wanted" ] || fail "printed:
$printed"

# wrong LINE LINES: refused
wrong() {
    code=0
    said=$(printf '%s\n' "$2" | "$program" windows_table 2>&1) || code=$?
    [ $code = 2 ] || fail "exit code $code: $2"
    [ "$said" = "bench windows_table: line $1: not a line of window_gains" ] ||
        fail "said: $said"
}
wrong 2 'gain a 1 2 3
gain a 1 2'
wrong 1 'gain a 1 2 3 4'
wrong 1 'hand a 1 2 3'
wrong 1 'mpiexec: no'
