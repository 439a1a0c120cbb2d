#!/bin/sh
# untuned_file.sh COMMAND... - the report as a file says what was predicted for the choices
# of untuned_calls.
set -eu
csv=$(mktemp)
trap 'rm -f "$csv"' EXIT

COLLTUNE_TRIAL=off COLLTUNE_SIMULATED=1 COLLTUNE_REPORT=$csv "$@"

# line PATTERN: it is there
line() {
    grep -q "^$1\$" "$csv" && return
    echo "FAILED: no line: $1"
    cat "$csv"
    exit 1
}
line '# Sums over all 6 ranks\.'
line '.*,saved_s,saved_calls,comm_ranks,job,predicted_s,predicted_native_s'
line 'alltoall,alltoall_ring,segment_bytes=0,,6,.*,,0,6,,0\.00[0-9]*,0\.00[0-9]*'
line 'alltoall,alltoall_ring,segment_bytes=0,,2,.*,,0,2,,0\.00[0-9]*,0\.00[0-9]*'
line 'allgather,native,,"nothing is predicted to be faster here",.*,,0,,,,'
