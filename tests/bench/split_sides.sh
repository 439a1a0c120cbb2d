#!/bin/sh
# split_sides.sh MPIEXEC BIN YIELD LIBRARY SPOILED - side_by_side in the parts of
# a split of four ranks: each collective is measured, and verified.
set -eu
mpiexec=$1 bin=$2 yield=$3 library=$4 spoiled=$5
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "FAILED: $*"
    cat "$work"/*
    exit 1
}

# run CODE PRELOAD WORD...: ends with this code
run() {
    wanted=$1 preload=$2
    shift 2
    code=0
    timeout 300 "$mpiexec" -genv LD_PRELOAD "$yield:$preload" \
        -genv COLLTUNE_REPORT 1 -n 4 "$bin/side_by_side" "$@" \
        >"$work/out" 2>"$work/log" || code=$?
    [ $code = "$wanted" ] || fail "exit code $code, not $wanted: $*"
}

all=allgather,allreduce,alltoall,bcast,reduce,reduce_scatter_block
cells=$(for name in $(echo $all | tr , ' '); do echo "$name 64
$name 1000"; done)

: "of seed 2, whose parts are of one and of three ranks, and of seed 3"
for seed in 2 3; do
    run 0 "$library" $all 0.001 pairs=2 sizes=64,1000 verify split=$seed
    [ "$(grep -c ' tuned ' "$work/out")" = 12 ] || fail "not 12 lines"
    [ "$(tail -n 1 "$work/out")" = 'done' ] || fail "not done"
    [ "$(awk '/ tuned /{ print $1, $2 }' "$work/out")" = "$cells" ] ||
        fail "not the cells that were asked for"
done
grep -q '^colltune:.* native: ' "$work/log" || fail "no report of native calls"

: "all ranks together: the library that was made for four runs its choices"
run 0 "$library" $all 0.001 pairs=2 sizes=64,1000 verify
grep -q '^colltune:   [1-9][0-9]* alltoall_' "$work/log" ||
    fail "no tuned alltoall"

: "blocks with gaps between them, where there are displacements"
run 0 "$library" allgatherv,alltoallv,gatherv,scatterv 0.001 pairs=2 sizes=1000 gap=16 verify
[ "$(grep -c ' tuned ' "$work/out")" = 4 ] || fail "not 4 lines"

: "wrong results are noticed, in whichever part"
SPOILED=bcast run 1 "$spoiled" $all 0.001 pairs=2 sizes=64,1000 verify split=3
[ "$(grep -c 'give different results$' "$work/log")" = 2 ] ||
    fail "not both sizes of bcast"
grep -qx 'side_by_side: bcast, 64 bytes: tuned and native give different results' \
    "$work/log" || fail "says something else"
! grep -q '^done$' "$work/out" || fail "done all the same"
SPOILED=bcast run 0 "$spoiled" bcast 0.001 pairs=2 sizes=64 split=3

: "a wrong result of the MPI library's own is not the tuned library's fault"
SPOILED=native_reduce run 0 "$spoiled" bcast,reduce 0.001 pairs=2 sizes=64 verify split=3
[ "$(grep "^side_by_side" "$work/log")" = "side_by_side: reduce, 64 bytes: the MPI library's own result is wrong, not the tuned one" ] ||
    fail "says something else"
