#!/bin/sh
# barrier.sh - a collective without data, from tuning to a program that calls
# it: one choice, at no size.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file barrier
run 0 tune -q --collective barrier --largest 64 --budget 12 --out m \
    barrier.yaml
prints '^barrier'
prints '^ *-  [a-z]'
[ "$(grep -c '^range,barrier,,0,' m/decisions.csv)" -eq 1 ] ||
    fail "$(cat m/decisions.csv)"
[ "$(grep -c '^size,barrier,,0,' m/decisions.csv)" -eq 1 ] ||
    fail "$(cat m/decisions.csv)"
has m/measurements.csv '^barrier,barrier_dissemination,radix=2,0,barrier,'
! grep '^barrier,' m/measurements.csv | grep -v '^barrier,[a-z_]*,[a-z0-9= ]*,0,' ||
    fail 'another size'
has m/tuned.c '{&ct_barrier, choose_barrier},'
has m/report.csv '^barrier,0,'
has m/report.html '<h2 id="barrier">'
! grep -Eq '[=, ]-?(nan|inf)[ >,]' m/report.html || fail 'a plot without a scale'
run 0 algorithms barrier --ranks 16
prints '^barrier, 16 ranks$'
prints '^barrier_dissemination  *5  *1-4 '
run 0 build m

cat >requests <<'EOF2'
verify barrier barrier_dissemination radix=2
verify barrier barrier_linear
verify barrier barrier_native
race barrier rounds=2 | barrier_native | barrier_dissemination radix=2 verify=1
EOF2
ASAN_OPTIONS=detect_leaks=0 "$MPIEXEC" -n 2 m/build/timer <requests >answers
[ "$(grep -c '^ok$' answers)" -eq 3 ] || fail "$(cat answers)"
grep -q '^raced | w=[0-9.e-]* [0-9.e-]* [0-9.e-]* | w=' answers ||
    fail "$(cat answers)"
# no bench with sanitizers: their library has to be loaded before the tuned one
if [ -z "$SANITIZE" ]; then
    COLLTUNE_FORCE=barrier:linear COLLTUNE_REPORT=1 run 0 bench m
    prints '^ *-  *[0-9]'
    cat printed said | grep -q '^colltune: *[1-9][0-9]* barrier_linear$' ||
        fail 'the forced algorithm did not run'
fi
