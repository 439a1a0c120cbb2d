#!/bin/sh
# part_kept.sh - what was decided for some collectives stays while others are
# tuned, if it still holds; if not, tune says why.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file kept '{command}'
export FAKE_FAST=allgather_bruck
# tune FOLDER COLLECTIVES OPTION...
tune() {
    folder=$1
    names=$2
    shift 2
    run 0 tune -q --timer "$FAKE_TIMER" --largest 1024 --collective "$names" \
        --out "$folder" "$@" kept.yaml
}
# what is decided, in the order of the file
decided() {
    sed -n 's/^collective,\([a-z_]*\),.*/\1/p' "$1/decisions.csv" | tr '\n' ' '
}
check_decided() {
    [ "$(decided "$1")" = "$2 " ] || fail "decided: $(decided "$1")"
}

# all at once, and one by one: the same files
tune once alltoall,allgather,bcast,reduce
check_decided once 'allgather alltoall bcast reduce'
tune m bcast
tune m allgather
prints '^Decided before, kept: bcast\.$'
tune m reduce
prints '^Decided before, kept: allgather, bcast\.$'
tune m alltoall
prints '^Decided before, kept: allgather, bcast, reduce\.$'
for file in decisions.csv tuned.c report.csv report.html; do
    is_equal_but_for_provenance once/$file m/$file
done
run 0 build m

# what is tuned again is decided anew, the rest is as it was
tune m bcast,reduce
prints '^Measured now: 0 batches; '
prints '^Decided before, kept: allgather, alltoall\.$'
is_equal_but_for_provenance once/decisions.csv m/decisions.csv

# what was decided under other limits would not be compared with the same
cp -R m limits
tune limits bcast --limit 7
mentions "what was decided before for allgather, alltoall, reduce is not kept: another limits in "
check_decided limits bcast

# the code of a choice has changed
cp -R m code
line=$(grep -n '^range,allgather,,[0-9]*,allgather_' code/decisions.csv | head -n 1)
number=${line%%:*}
hash=$(echo "$line" | cut -d , -f 7)
sed -i "${number}s/,$hash,/,0123456789abcdef,/" code/decisions.csv
tune code bcast
mentions "what was decided before for allgather is not kept: $work/code/decisions.csv:$number: the code of "
prints '^Decided before, kept: alltoall, reduce\.$'
check_decided code 'alltoall bcast reduce'

# decisions that cannot be read
cp -R m broken
echo 'what is this' >>broken/decisions.csv
tune broken bcast
mentions 'earlier decisions are not kept: '
mentions "$work/broken/decisions.csv:"
check_decided broken bcast

# from scratch: also if that is interrupted, and gone on with for less
tune m bcast --restart
mentions 'what was decided before for allgather, alltoall, reduce is not kept: --restart was given'
check_decided m bcast
cp once/decisions.csv m
FAKE_MS=10 "$COLLTUNE_BIN" tune -q --timer "$FAKE_TIMER" --largest 1024 --restart \
    --collective bcast,reduce --out m kept.yaml >printed 2>said &
pid=$!
wait_for_lines m/measurements-2.csv 10
wait_for_lines m/measurements.csv 20
kill -INT $pid
wait $pid && fail 'it was not interrupted'
tune m bcast
mentions 'what was decided before for allgather, alltoall, reduce is not kept: --restart was given'
check_decided m bcast
tune m reduce
prints '^Decided before, kept: bcast\.$'

# a routine for a pattern stays with its choice
cat >calls.yaml <<END
patterns:
  - name: keys
    collective: alltoallv
    bytes: [[4000, 12000], [400, 20000]]
calls: [keys]
END
FAKE_FAST=alltoallv_greedy_keys_kept
tune p alltoallv --patterns calls.yaml
has p/decisions.csv '^range,alltoallv,pattern:keys,0,alltoallv_greedy_keys_kept,'
cp -R p before
tune p bcast
prints '^Decided before, kept: alltoallv\.$'
is_equal before/alltoallv_greedy_keys_kept.c p/alltoallv_greedy_keys_kept.c
has p/decisions.csv '^range,alltoallv,pattern:keys,0,alltoallv_greedy_keys_kept,'
run 0 build p

# where it cannot be compiled, nothing is written
echo 'not C' >p/alltoallv_greedy_keys_kept.c
cp p/decisions.csv before
run 1 tune -q --timer "$FAKE_TIMER" --largest 1024 --collective bcast --out p kept.yaml
says "the compiler failed: $work/p/alltoallv_greedy_keys_kept.c:1:"
is_equal before/decisions.csv p/decisions.csv
