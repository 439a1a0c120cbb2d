#!/bin/sh
# simulated_runs.sh - the labs in the simulator: equal input gives equal
# folders, contention decides, missing SimGrid is said.
set -eu
. "$SOURCE/tests/driver/drive.sh"

# without SimGrid, or where it was when colltune was built but is not now
COLLTUNE_SMPIRUN=/nonexistent/smpirun
export COLLTUNE_SMPIRUN
run 2 tune "$SOURCE/topologies/lab-a.yaml" --simulate --out none
says 'simulating needs SimGrid'
unset COLLTUNE_SMPIRUN
if ! command -v smpirun >/dev/null || ! command -v smpicc >/dev/null; then
    echo 'SKIPPED: no SimGrid here: ./setup check'
    exit 77
fi
run 2 tune --simulate --out none
says '--simulate needs a cluster file'

# simulate LAB FOLDER
simulate() {
    run 0 tune "$SOURCE/topologies/$1.yaml" --simulate --quiet --out "$2" \
        --collective allgather --largest 65536
}

simulate lab-a one
simulate lab-a two
diff -r -x build one two || fail 'equal input gave two folders'
simulate lab-a two
prints '^Measured now: 0 batches'

# in how many thousandths of native's time the choice of 64 KB ends
thousandths() {
    awk -F, '$1 == "allgather" && $4 == 65536 { if ($2 == want) s = $6 }
        $1 == "allgather" && $4 == 65536 && $2 == "allgather_native" { n = $6 }
        END { printf "%d", 1000 * s / n }' want="$1" "$2/measurements.csv"
}

# one switch, ranks in a row: a ring is at the limit, native too
is_within "$(thousandths allgather_ring one)" 900 1100

# ranks dealt round the switches: eight blocks on a trunk or one
simulate lab-c dealt
prints '^ *65536  allgather_lab_c '
is_within "$(thousandths allgather_lab_c dealt)" 1 250

run 0 bench dealt --collective allgather --selector ompi
prints 'native chooses as ompi does'
run 2 bench dealt --selector nobody
says 'unknown selector: nobody'
