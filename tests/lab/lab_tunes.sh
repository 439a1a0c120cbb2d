#!/bin/sh
# lab_tunes.sh - colltune tunes an emulated cluster by the launch line of its
# file, and the library that this makes is used there, not elsewhere.
set -eu
. "$(dirname "$0")/lab_test.sh"

act 0 "$up" lab.yaml
act 0 "$COLLTUNE_BIN" tune lab.yaml --collective allgather --largest 1024 \
    --budget 8 --quiet
tuned=$(echo "$PWD"/out/*/build/libcolltuned-*.so)
timer=$(echo "$PWD"/out/*/build/timer)
all_end

: "what is planned for the wiring computes the right thing over it"
for name in allgather_ring allgather_wired_ring; do
    echo "verify allgather $name segment_bytes=8192 bytes=20000"
done | timeout 300 "$run" "$lab" -n 4 "$timer" >printed 2>said ||
    fail "the timer: exit code $?"
[ "$(grep -c '^ok$' printed)" = 2 ] || fail "not verified"

: "a program with the library: tuned where the ranks are as tuned"
act 0 env LD_PRELOAD="$tuned" COLLTUNE_REPORT=1 \
    "$run" "$lab" -n 4 "$LAB_PROGRAM" gather
prints '^0 wrong bytes$'
says "colltune: tuned for $lab, 4 ranks"
says 'colltune: allgather: 9 calls'
if grep -E 'predicted: |native: (placement|process count)' said; then
    fail "the library does not know the lab"
fi
act 0 "$run" "$lab" -n 4 -ppn 2 env LD_PRELOAD="$tuned" COLLTUNE_REPORT=1 \
    "$LAB_PROGRAM" gather
prints '^0 wrong bytes$'
grep -q ' on 4 ranks, predicted: .*, native ' said ||
    fail "other places are not noticed"
