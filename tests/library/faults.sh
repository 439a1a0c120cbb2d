#!/bin/sh
# faults.sh KIND RANKS COMMAND... - what the library needs fails on one of the ranks (faults.c): no
# job hangs, and no call succeeds with wrong values (faulted_calls.c, which COMMAND runs).
#
# KIND: memory or mpi: the n-th, for some n that COLLTUNE_SEED chooses, or for all with
# COLLTUNE_ALL=1, and each fifth. Or the name of a function of MPI, which always fails.
set -eu
kind=$1 ranks=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
seed=${COLLTUNE_SEED:-1}
samples=4
nfailed=0

# run RANK AT EVERY COMMAND...
run()
{
    rank=$1 at=$2 every=$3
    shift 3
    if ! FAULT_KIND=$kind FAULT_RANK=$rank FAULT_AT=$at FAULT_EVERY=$every \
        FAULT_COUNT=$work/count timeout 100 "$@" >"$work/said" 2>&1; then
        echo "$kind on rank $rank, number $at, each $every:"
        tail -n 12 "$work/said"
        nfailed=$((nfailed + 1))
    fi
}

case $kind in
memory | mpi)
    run $((seed % ranks)) 0 0 "$@"
    n=$(cat "$work/count")
    [ "$n" -gt 20 ]
    step=$((n / samples))
    [ -z "${COLLTUNE_ALL:-}" ] || step=1
    at=$((seed % step + 1))
    while [ "$at" -le "$n" ]; do
        run $(((seed + at) % ranks)) "$at" 0 "$@"
        at=$((at + step))
    done
    run $((seed % ranks)) 0 5 "$@"
    ;;
*)
    run $((seed % ranks)) 0 1 "$@"
    [ "$(cat "$work/count")" -gt 0 ]
    ;;
esac
[ "$nfailed" -eq 0 ]
