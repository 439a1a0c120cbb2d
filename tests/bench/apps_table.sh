#!/bin/sh
# apps_table.sh PROGRAM - the table of bench run_apps: medians of the launches,
# and bad lines by their number.
set -eu
program=$1

fail() {
    echo "apps_table: $1" >&2
    exit 1
}

printed=$("$program" run_apps_table <<'END'
native n_body: 4 ranks, BODIES 64: right, error: 1e-3, in collectives 0.5 of 1 s
tuned n_body: 4 ranks, BODIES 64: right, error: 2e-3, in collectives 0.25 of 0.75 s
native n_body: 4 ranks, BODIES 64: right, error: 1e-3, in collectives 0.4 of 1.5 s
native n_body: 4 ranks, BODIES 64: right, error: 1e-3, in collectives 0.9 of 1.25 s
native integer_sort: 4 ranks, KEYS 3: sorted, in collectives 2 of 3 s
END
)
wanted="seconds                               native                     tuned  speed-up
n_body: 4 ranks, BODIES 64
  in collectives         0.500 (0.400-0.900)       0.250 (0.250-0.250)      2.00
  in all                 1.250 (1.000-1.500)       0.750 (0.750-0.750)      1.67
integer_sort: 4 ranks, KEYS 3
  in collectives         2.000 (2.000-2.000)                         -         -
  in all                 3.000 (3.000-3.000)                         -         -"
[ "$printed" = "$wanted" ] || fail "printed:
$printed"

# wrong LINE LINES: refused
wrong() {
    code=0
    said=$(printf '%s\n' "$2" | "$program" run_apps_table 2>&1) || code=$?
    [ $code = 2 ] || fail "exit code $code: $2"
    [ "$said" = "bench run_apps_table: line $1: not a line of a program" ] ||
        fail "said: $said"
}
wrong 2 'native a: 1 ranks: x, in collectives 1 of 2 s
other a: 1 ranks: x, in collectives 1 of 2 s'
wrong 1 'native a: 1 ranks: x, in collectives 1 of 2'
wrong 1 'native a: 1 ranks, in collectives 1 of 2 s'
wrong 1 'tuned'
