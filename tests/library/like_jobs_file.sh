#!/bin/sh
# like_jobs_file.sh COMMAND... - the report as a file says from which job the
# choices of like_jobs were taken.
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
line '.*,saved_s,saved_calls,comm_ranks,job,distance,in_place_of'
line 'alltoall,alltoall_ring,segment_bytes=0,,6,24,[0-9]*,4,200,.*,,0,6,all,0.000,'
line 'alltoall,alltoall_ring,segment_bytes=0,,6,24,.*,,0,3,thirds,0.500,'
line 'alltoall,alltoall_ring,segment_bytes=0,,2,8,.*,,0,2,thirds,2.377,'
line 'allgather,native,,"by its links .*,,0,,,,'
