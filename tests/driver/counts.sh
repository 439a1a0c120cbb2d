#!/bin/sh
# counts.sh - a collective with counts, from tuning to a program that calls it:
# the timer's patterns of sizes, the choice at each size, the library that runs
# it.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file counts
run 0 tune -q --collective allgatherv --largest 4096 --budget 6 --out m \
    counts.yaml
prints '^allgatherv'
has m/decisions.csv '^range,allgatherv,,0,'
has m/measurements.csv '^allgatherv,allgatherv_ring,segment_bytes=0,1,barrier,'
has m/tuned.c '{&ct_allgatherv, choose_allgatherv},'

# where a rank knows only its own counts, there is one choice for all sizes
run 0 tune -q --collective alltoallv --largest 64 --budget 6 --out pairs \
    counts.yaml
has pairs/tuned.c '{&ct_alltoallv, choose_alltoallv},'
[ "$(grep -c '^range,alltoallv,,' pairs/decisions.csv)" -eq 1 ] ||
    fail "$(cat pairs/decisions.csv)"
has pairs/decisions.csv '^range,alltoallv,,0,'
has pairs/measurements.csv '^alltoallv,alltoallv_spread,window=0,1024,barrier,'
! grep '^alltoallv,' pairs/measurements.csv | grep -v ',1024,' ||
    fail 'another size'
! grep -q 'alltoallv_bruck' pairs/measurements.csv || fail 'forwards'
for counts in equal linear random hot half mixed; do
    for algorithm in spread\ window=0 pair_light one_factor; do
        echo "verify alltoallv alltoallv_$algorithm bytes=4099 counts=$counts seed=1"
    done
    echo "race alltoallv bytes=4099 counts=$counts rounds=2 | alltoallv_native | alltoallv_pair verify=1"
done >requests
ASAN_OPTIONS=detect_leaks=0 "$MPIEXEC" -n 4 pairs/build/timer <requests >answers
[ "$(grep -c '^ok$' answers)" -eq 18 ] || fail "$(cat answers)"
# no bench with sanitizers: their library has to be loaded before the tuned one
if [ -z "$SANITIZE" ]; then
    COLLTUNE_FORCE=alltoallv:pair COLLTUNE_REPORT=1 run 0 bench pairs
    prints '^alltoallv'
    cat printed said | grep -q '^colltune: *[1-9][0-9]* alltoallv_rounds partners=pair separation=none barriers=0, ' ||
        fail 'the forced algorithm did not run'
fi

# blocks differ as the request says
for counts in equal linear random hot half mixed; do
    for algorithm in ring\ segment_bytes=0 bruck; do
        echo "verify allgatherv allgatherv_$algorithm bytes=4099 counts=$counts seed=1"
    done
    echo "race allgatherv bytes=4099 counts=$counts rounds=2 | allgatherv_native | allgatherv_bruck verify=1"
done >requests
echo 'verify allgatherv allgather_bruck bytes=4099' >>requests
ASAN_OPTIONS=detect_leaks=0 "$MPIEXEC" -n 2 m/build/timer <requests >answers
[ "$(grep -c '^ok$' answers)" -eq 12 ] || fail "$(cat answers)"
[ "$(grep -c '^raced | w=[^ ]* [^ ]* [^ ]* | w=[^ ]* [^ ]* [^ ]*$' answers)" -eq 6 ] ||
    fail "$(cat answers)"
has answers '^error unknown algorithm: allgather_bruck$'

# a program that was never changed runs what was tuned
[ -z "$SANITIZE" ] || exit 0
COLLTUNE_FORCE=allgatherv:ring=0 COLLTUNE_REPORT=1 run 0 bench m
prints '^allgatherv'
cat printed said | grep -q '^colltune: *[1-9][0-9]* allgatherv_ring segment_bytes=0, ' ||
    fail 'the forced algorithm did not run'
