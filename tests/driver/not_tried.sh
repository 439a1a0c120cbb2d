#!/bin/sh
# not_tried.sh - dominated algorithms and hungry candidates stay out of tuning
# unless they are asked for, and the report says so.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file four '{command}'
sed -i 's/per_host: 2/per_host: 4/' four.yaml
export FAKE_RANKS=4
tune() {
    code=$1
    shift
    run "$code" tune -q --largest 64 --collective alltoall \
        --timer "$FAKE_TIMER" --out m "$@" four.yaml
}

dominated=alltoall_recursive_doubling
tune 0
! grep -q "$dominated" m/measurements.csv || fail 'a dominated one was timed'
has m/decisions.csv "^left_out,alltoall,untried,$dominated,,0,dominated; --all-algorithms times it$"
has m/report.html ">$dominated<td>dominated; --all-algorithms times it<td>0<td>not tried"
has m/report.html '<p>Nothing: every candidate gave right results and came'
! grep -q "$dominated" m/tuned.c || fail 'named in tuned.c'

# not mixed with measurements that have them
tune 2 --all-algorithms
says 'made with --all-algorithms off, now it is on; --restart starts from scratch'
FAKE_FAST=$dominated tune 0 --all-algorithms --restart
has m/measurements.csv "^alltoall,$dominated,"
! grep -q '^left_out,.*,untried,' m/decisions.csv || fail 'left out though asked for'
mkdir kept
cp m/*.c m/cluster.yaml m/decisions.csv m/report.* kept
tune 0 --all-algorithms
prints '^Measured now: 0 batches; '
tune 2
says 'made with --all-algorithms on, now it is off; --restart starts from scratch'

# a folder that chose one is built as any other
has kept/decisions.csv "^range,alltoall,,[0-9]*,$dominated,"
run 0 build kept
prints "^The library: "

# scratch: allreduce_ring needs a vector, so its range ends at the limit, above
# all that was measured
unset FAKE_RANKS
cluster_file two '{command}'
scratch() {
    run "$1" tune -q --collective allreduce --timer "$FAKE_TIMER" --out s \
        --scratch-limit "$2" two.yaml
}
scratch 0 4000000
has s/decisions.csv '^range,allreduce,,4000001,native,'
! grep -q '^left_out,.*,untried,' s/decisions.csv || fail 'left out at sizes that were measured'
# the same measurements, with a limit below what was chosen
last_choice() {
    sed -n 's/^range,allreduce,,[0-9]*,\([a-z_]*\),.*/\1/p' s/decisions.csv |
        tail -n 1
}
scratch 0 100000
[ "$(last_choice)" != allreduce_ring ] || fail 'chosen above the limit'
has s/decisions.csv '^left_out,allreduce,untried,allreduce_ring,segment_bytes=8192,131072,more than 100000 bytes of scratch'
has s/report.html 'more than 100000 bytes of scratch in a rank; --scratch-limit<td>128K<td>not tried from here on'
# 0: no limit
scratch 0 0
[ "$(last_choice)" = allreduce_ring ] || fail "limited"
for size in -1 x 1k '' 1099511627777; do
    scratch 2 "$size"
    says "not a size: $size; give a number of bytes from 0 to 1099511627776"
done
