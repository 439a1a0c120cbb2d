#!/bin/sh
# missing.sh MPIEXEC PRELOAD PROGRAM - the library is there on rank 0 only, or
# switched off on rank 1: rank 0 waits and says so, and no rank has a wrong
# result. Where it is off on all ranks that have it, the program runs.
set -eu
mpiexec=$1 preload=$2 program=$3
work=$(mktemp -d)
trap 'wait; rm -rf "$work"' EXIT

fail() {
    echo "FAILED: $*"
    cat "$work"/*
    exit 1
}

# start FILE ARGUMENT...: a job that is stopped after 14 seconds (exit code
# 124), long enough to see that it still waits after it has said so at 10
start() {
    file=$work/$1
    shift
    timeout -k 5 14 "$mpiexec" "$@" >"$file" 2>&1 &
}

# waited PID FILE: that job was stopped, and said what it waited for
waited() {
    code=0
    wait "$1" || code=$?
    [ $code -eq 124 ] || fail "$2 ends with $code"
    grep -q 'colltune: rank 0 of a communicator of 2 ranks, on .*, has waited 10 seconds' \
        "$work/$2" || fail "$2: does not say that it waits"
    grep -q 'is the tuned library loaded on every host' "$work/$2" ||
        fail "$2: does not say why"
    ! grep -q ', not ' "$work/$2" || fail "$2: wrong results"
}

start absent -n 1 env LD_PRELOAD="$preload" "$program" : -n 1 "$program"
absent=$!
start switched_off -n 1 env LD_PRELOAD="$preload" "$program" : \
    -n 1 env LD_PRELOAD="$preload" COLLTUNE=off "$program"
switched_off=$!
waited $absent absent
waited $switched_off switched_off
timeout -k 5 60 "$mpiexec" -genv COLLTUNE off \
    -n 1 env LD_PRELOAD="$preload" "$program" : -n 1 "$program" \
    >"$work/off" 2>&1 || fail "does not run when it is off"
