#!/bin/sh
# missing.sh MPIEXEC PRELOAD PROGRAM - the library is there on rank 0 only, or
# switched off on rank 1: rank 0 waits and says so, and no rank has a wrong
# result. Where it is off on all ranks that have it, the program runs.
set -eu
mpiexec=$1 preload=$2 program=$3
printed=$(mktemp)
trap 'rm -f "$printed"' EXIT

fail() {
    echo "FAILED: $*"
    cat "$printed"
    exit 1
}

# Ends with the exit code of the program; 124: stopped after $1 seconds.
run() {
    seconds=$1
    shift
    timeout -k 5 "$seconds" "$mpiexec" "$@" >"$printed" 2>&1
}

waits() {
    code=0
    run 14 "$@" || code=$?
    [ $code -eq 124 ] || fail "ends with $code: $*"
    grep -q 'colltune: rank 0 of a communicator of 2 ranks, on .*, has waited 10 seconds' \
        "$printed" || fail "does not say that it waits"
    grep -q 'is the tuned library loaded on every host' "$printed" ||
        fail "does not say why"
    ! grep -q ', not ' "$printed" || fail "wrong results"
}

waits -n 1 env LD_PRELOAD="$preload" "$program" : -n 1 "$program"
waits -n 1 env LD_PRELOAD="$preload" "$program" : \
    -n 1 env LD_PRELOAD="$preload" COLLTUNE=off "$program"
run 60 -genv COLLTUNE off -n 1 env LD_PRELOAD="$preload" "$program" : \
    -n 1 "$program" || fail "does not run when it is off"
