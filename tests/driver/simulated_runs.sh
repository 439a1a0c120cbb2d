#!/bin/sh
# simulated_runs.sh - the labs in the simulator: equal input gives equal
# folders, contention decides, missing SimGrid is reported. With COLLTUNE_ALL=1
# also beside all selectors, and with 100 and 128 ranks.
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

# simulate LAB FOLDER [OPTION]...
simulate() {
    lab=$1
    folder=$2
    shift 2
    run 0 tune "$SOURCE/topologies/$lab.yaml" --simulate --quiet \
        --out "$folder" --collective allgather --largest 16384 "$@"
}

simulate lab-a one
simulate lab-a two
diff -r -x build -I "colltune tune" -I duration -I "date[:,<]" one two || fail 'equal input gave two folders'
simulate lab-a two
prints '^Measured now: 0 batches'

# one call is all there is to know, unless ranks arrive at random
! grep -v '^#' two/measurements.csv | grep -q ';' || fail 'samples of what never changes'
simulate lab-a random --mechanism arrival --largest 1
has random/measurements.csv ',1,arrival,.*;'

# one that ran out of time goes on from there and ends as the others
simulate lab-a three --budget 0.2
prints 'not complete'
simulate lab-a three
diff -r -x build -I "colltune tune" -I duration -I "date[:,<]" one three || fail 'resumed, another folder'

# in how many thousandths of native's time an algorithm gathers 16 KB
thousandths() {
    awk -F, '$4 != 16384 || $9 + 0 == 0 { next }
        $2 == want && (s == 0 || $9 < s) { s = $9 }
        $2 == "allgather_native" && $3 == "" { n = $9 }
        END { printf "%d", 1000 * s / n }' want="$1" "$2/measurements.csv"
}

# one switch, ranks in a row: a ring is at the limit, native too
is_within "$(thousandths allgather_ring one)" 900 1100

# four switches in a chain, ranks in blocks: a ring by rank crosses each trunk
# once, native (recursive doubling) half of all ranks at once
simulate lab-b blocks
prints '^ *16384  allgather_\(ring\|wired_ring\) segment_bytes='
is_within "$(thousandths allgather_ring blocks)" 1 250

# ranks dealt round the switches: eight blocks on a trunk or one; the ring of
# the wiring and the ring depth-first are equally fast
simulate lab-c dealt
prints '^ *16384  allgather_\(wired_ring\|ring\) segment_bytes='
is_within "$(thousandths allgather_ring dealt)" 1 250
is_within "$(thousandths allgather_wired_ring dealt)" 1 250

run 0 bench dealt --collective allgather --selector ompi --largest 4096
prints 'native chooses as ompi does'
! grep -q 'WARNING' printed || fail 'words of SimGrid in the report'
run 2 bench dealt --selector nobody
says 'unknown selector: nobody'

# the rest takes as long again
[ -n "${COLLTUNE_ALL:-}" ] || exit 0

# beside all selectors: each tuned size and those between, of one simulation
"$SOURCE/bench/bench" compare "$SOURCE/topologies/lab-c.yaml" --simulate \
    --folder dealt --largest 4096 --csv figures.csv >printed 2>said ||
    fail 'bench compare --simulate'
cmp printed figures.txt || fail 'the table is not what was printed'
prints 'SIMULATED'
prints 'All-to-all is left out'
[ "$(awk -F, 'NR > 1 && $12 > 0 && $16 > 0 && $20 > 0 && $24 > 0' figures.csv |
    cut -d , -f 1-3 | paste -s -d ' ')" = "$(
    for cell in 1,fixed 64,fixed 96,between 512,fixed 768,between \
        1024,fixed 1536,between 2048,fixed 3072,between 4096,fixed; do
        echo "allgather,$cell"
    done | paste -s -d ' ')" ] || fail "cells: $(cat figures.csv)"
for word in MPICH "Open MPI" MVAPICH2 "Intel MPI"; do
    prints "^Worst over $word: "
done
# where native is chosen, and in the first call, nothing is lost; else it gains
awk -F, 'NR > 1 && ($12 < 0.9 || ($4 != "native" && $12 < 1.1)) { exit 1 }' \
    figures.csv || fail "not what was tuned: $(cat figures.csv)"

# a selector that SimGrid aborts with is left out, and that is said; any other
# failure is one
cat >smpirun <<'END'
#!/bin/sh
case $* in
*coll-selector:"$FAILING"*)
    echo "[xbt/$WORD] Uncaught exception std::invalid_argument: no such" >&2
    exit 134
    ;;
esac
exec smpirun "$@"
END
chmod +x smpirun
# compare CODE: with that
compare() {
    code=0
    COLLTUNE_SMPIRUN=$work/smpirun "$SOURCE/bench/bench" compare \
        "$SOURCE/topologies/lab-c.yaml" --simulate --folder dealt \
        --largest 64 --csv few.csv >printed 2>said || code=$?
    [ $code = "$1" ] || fail "bench compare: exit code $code"
}
export FAILING=mvapich2 WORD=CRITICAL
compare 0
prints '^mvapich2 is left out: SimGrid aborts in its allgather, std::invalid'
prints '^Worst over Intel MPI: '
! grep -q 'MVAPICH2' printed || fail 'figures of what failed'
rm few.csv
WORD=INFO
compare 1
FAILING=mpich WORD=CRITICAL
compare 1
[ ! -e few.csv ] || fail 'figures though it failed'
says 'was tuned beside mpich'
# the log of an earlier run is no excuse
rm dealt/build/*.so
COLLTUNE_SMPICC=false
export COLLTUNE_SMPICC
compare 1
says 'the compiler failed: '
unset COLLTUNE_SMPICC

# nor is one kind of folder taken for the other
for words in --simulate '--simulate --rounds 2'; do
    code=0
    # shellcheck disable=SC2086
    "$SOURCE/bench/bench" compare "$SOURCE/topologies/lab-c.yaml" $words \
        --folder "$SOURCE/out/lab-c" >printed 2>said || code=$?
    [ $code = 2 ] || fail "bench compare $words: exit code $code"
done
says '--simulate measures once: --rounds is for the lab'

# what would take too long is reported
cat >many.yaml <<END
name: many
switches: [s0]
hosts:
  - {names: "n[0-127]", switch: s0, bandwidth: 1 Gbit/s}
ranks: {order: by-name, per_host: 1}
END
sed 's/0-127/0-99/; s/many/hundred/' many.yaml >hundred.yaml
run 0 tune hundred.yaml --simulate --quiet --collective allgather --budget 0.2
mentions 'allgather_ring segment_bytes=4096 is left out at large sizes'

# 128 ranks of an allreduce need no buffers for blocks of all ranks
# (the limit is no use to sanitizers, which reserve terabytes of addresses)
run 0 tune many.yaml --simulate --quiet --collective allreduce --budget 0.2 \
    --out vectors
(
    # shellcheck disable=SC3045
    [ -n "$SANITIZE" ] || ulimit -v 4000000
    run 0 bench vectors --collective allreduce --largest 262144
)
