#!/bin/sh
# budget_cut.sh - a budget ends a request that takes too long; what was not
# compared by then is not chosen, and the summary begins with that.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file short '{command}'

tune_short() {
    FAKE_LOG=log run 0 tune -q --collective allreduce --timer "$FAKE_TIMER" \
        --out m "$@" short.yaml
}

# a race that is never answered is cut: by its limit it would take a minute,
# then the timer would be launched again
FAKE_MATCH='race allreduce' FAKE_DO=mute tune_short --budget 1
head -n 1 printed | grep -q \
    '^Too little was decided to be worth loading: 12 of 12 sizes were not measured enough, and native runs at 12' ||
    fail 'the first line'
[ "$(grep -c '^hello' log)" -eq 1 ] || fail 'launched again'
! grep -q 'asking again' said || fail 'asked again'

# so is a comparison at the end; more time where this machine is slow
for budget in 2 8 32; do
    rm -rf m log
    FAKE_MATCH='ring segment_bytes=8192 bytes=32768 limit=41 segments=32' FAKE_DO=mute tune_short --budget $budget
    ! grep -q 'segment_bytes=8192 .*segments=32' log || break
done
has log 'segment_bytes=8192 .*segments=32$'
mentions 'allreduce: no time was left to compare the results of 1 choice, native runs there'
has m/decisions.csv '^range,allreduce,,0,allreduce_recursive_doubling'
! grep -q '^range,[^,]*,[^,]*,[^,]*,allreduce_ring,segment_bytes=8192,' m/decisions.csv || fail 'chosen unseen'
has m/decisions.csv '^size,allreduce,,262144,native,.*,undecided,no,,,,$'
prints '^allreduce (not complete)$'

# the next run goes on, and begins its summary as usual
tune_short
has m/decisions.csv '^range,[^,]*,[^,]*,[^,]*,allreduce_ring,segment_bytes=8192,'
! grep -q 'Too little' printed || fail 'not complete'
