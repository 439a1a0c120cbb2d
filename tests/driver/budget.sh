#!/bin/sh
# budget.sh - collectives share a short budget, and further mechanisms time
# what the first one chose.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file short '{command}'

tune_three() {
    run 0 tune -q --collective allgather,allreduce,alltoall \
        --timer "$FAKE_TIMER" "$@"
}

# 30 ms for each answer: there is time for some requests only; more time where
# this machine itself takes most of it
for budget in 6 12 24; do
    rm -rf m log
    FAKE_MS=30 FAKE_LOG=$work/log tune_three --budget $budget --out m short.yaml
    [ "$(grep -c . log)" -lt 75 ] || break
done
for collective in allgather allreduce alltoall; do
    has m/decisions.csv "^range,$collective,,0,"
    has log "^race $collective "
done
[ "$(grep '^size,allreduce,' m/decisions.csv | grep -cv ',undecided,')" -ge 6 ] ||
    fail 'nothing is chosen where much is to be gained'
is_within "$(grep -c . log)" 20 $((budget * 33 + 10))

# what is left is decided by the next run, which asks nothing twice
FAKE_LOG=$work/log tune_three --out m short.yaml
! grep -q ',undecided,' m/decisions.csv || fail 'undecided without a budget'
tune_three --out m short.yaml
prints '^Measured now: 0 batches'
tune_three --out whole short.yaml
# in which order they are asked for depends on the time that is left: without the number of the race
of_races() {
    grep -v -e '^#' -e ',verified$' "$1" | cut -d , -f 1-5,7- | sort
}
of_races m/measurements.csv >in_parts
of_races whole/measurements.csv >at_once
is_equal in_parts at_once

# the mechanism that decided has no lines; the others have one for each size
rm log
FAKE_LOG=$work/log run 0 tune -q --timer "$FAKE_TIMER" --collective allreduce \
    --mechanism barrier,own,arrival --spread 0.002 --out several short.yaml
for mechanism in own arrival; do
    [ "$(grep -c "^mechanism,allreduce,[0-9]*,$mechanism," several/decisions.csv)" -eq 12 ] ||
        fail "$(grep ^mechanism several/decisions.csv)"
done
! grep -q '^mechanism,.*,barrier,' several/decisions.csv || fail 'the first, too'
has log '^race allreduce bytes=[0-9]* rounds=12 mechanism=arrival spread=0.002 calls=1 '
has log '^race allreduce bytes=[0-9]* rounds=12 mechanism=own calls=10 '
[ "$(grep '^range' several/decisions.csv)" = "$(grep '^range,allreduce' m/decisions.csv)" ] ||
    fail 'another mechanism changed the choice'
before=$(state_of several)
run 0 tune -q --timer "$FAKE_TIMER" --collective allreduce \
    --mechanism barrier,own,arrival --spread 0.002 --out several short.yaml
prints '^Measured now: 0 batches'
[ "$before" = "$(state_of several)" ] || fail 'changed'

# what another mechanism finds wrong is not chosen at any size
export FAKE_MATCH=' allreduce_ring segment_bytes=8192 bytes=262144 rounds=12 mechanism=own'
FAKE_DO=wrong run 0 tune -q --timer "$FAKE_TIMER" --collective allreduce \
    --mechanism barrier,own --out wrong short.yaml
mentions 'dropped allreduce_ring segment_bytes=8192, at 262144 bytes: wrong rank 1'
! grep -q '^range,.*,segment_bytes=8192,' wrong/decisions.csv || fail 'chosen though wrong'
has wrong/tuned.c '/\* wrong: allreduce_ring segment_bytes=8192, at 262144 bytes \*/'
[ "$(grep -c 'allreduce_ring segment_bytes=8192' wrong/tuned.c)" -eq 1 ] ||
    fail "$(cat wrong/tuned.c)"
[ "$(grep -c '^mechanism,allreduce,[0-9]*,own,' wrong/decisions.csv)" -eq 12 ] ||
    fail "$(grep ^mechanism wrong/decisions.csv)"
before=$(state_of wrong)
run 0 tune -q --timer "$FAKE_TIMER" --collective allreduce \
    --mechanism barrier,own --out wrong short.yaml
prints '^Measured now: 0 batches'
[ "$before" = "$(state_of wrong)" ] || fail 'changed'
