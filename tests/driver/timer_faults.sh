#!/bin/sh
# timer_faults.sh - a timer that dies, hangs or talks nonsense costs the
# candidate it was asked for, named with the reason; the run goes on.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file faulty '{command}'
number=0

# tune CODE [OPTION...]: in a new folder m, its programs built before
tune() {
    code=$1
    shift
    number=$((number + 1))
    [ ! -d m ] || mv m "m$number"
    mkdir m
    [ ! -d built ] || cp -a built m/build
    run "$code" tune -q --limit 1 --collective allreduce \
        --timer "$FAKE_TIMER" --out m "$@" faulty.yaml
    all_end_within 60
}

# the ring with segments is chosen
chosen='^range,allreduce,,[0-9]*,allreduce_ring,segment_bytes=8192,'

# drops_the_ring REASON: from the first size on at which it applies
drops_the_ring() {
    case $1 in
    wrong*)
        mentions "dropped allreduce_ring segment_bytes=8192, at 32768 bytes: $1"
        has m/tuned.c '/\* wrong: allreduce_ring segment_bytes=8192, at 32768 bytes \*/'
        has m/report.html '>allreduce_ring segment_bytes=8192<td>.*<td>32K<td>wrong results here; left out at every size'
        ;;
    *)
        mentions "dropped allreduce_ring segment_bytes=8192, from 32768 bytes on: $1"
        has m/tuned.c '/\* dropped: allreduce_ring segment_bytes=8192, from 32768 bytes on \*/'
        has m/report.html '>allreduce_ring segment_bytes=8192<td>.*<td>32K<td>failed here; left out from here on'
        ;;
    esac
    has m/tuned.c '\* allreduce_ring segment_bytes=0 '
    ! grep -q "$chosen" m/decisions.csv || fail "chosen though dropped"
    prints '^ *262144 *allreduce_ring segment_bytes=0 '
}

FAKE_LOG=$work/log tune 0
[ ! -s said ] || fail "messages without a fault"
has m/decisions.csv "$chosen"
cp -a m/build built

# the choice of the largest size holds above it, where it has more segments: they
# were compared, at a small size
[ "$(sed -n 's/ limit=.*segments/ segments/p' log | tail -n 2)" = \
    'verify allreduce allreduce_ring segment_bytes=8192 bytes=32768 segments=32
verify allreduce allreduce_ring segment_bytes=8192 bytes=32768 segments=64' ] ||
    fail "$(grep verify log)"
has m/measurements.csv '^allreduce,allreduce_ring,segment_bytes=8192,262145,,0,-1,0,verified$'
has m/measurements.csv '^allreduce,allreduce_ring,segment_bytes=8192,524289,,0,-1,0,verified$'
# and each number of segments is compared before it is timed, once
[ -z "$(grep '^verify allreduce allreduce_ring segment_bytes=8192' log | sort | uniq -d)" ] ||
    fail "compared twice: $(grep verify log)"
is_unchanged() {
    before=$(state_of m)
    run 0 tune -q --limit 1 --collective allreduce --timer "$FAKE_TIMER" --out m \
        faulty.yaml
    prints '^Measured now: 0 batches'
    [ "$before" = "$(state_of m)" ] || fail "changed"
}
is_unchanged

# where that fails, it ends there; where it is wrong, all sizes are decided again
export FAKE_MATCH=segments=64
FAKE_DO=die tune 0
mentions 'dropped allreduce_ring segment_bytes=8192, from 524289 bytes on: the timer'
has m/tuned.c '/\* dropped: allreduce_ring segment_bytes=8192, from 524289 bytes on \*/'
has m/tuned.c '^    if (problem->bytes < 524289)$'
[ "$(sed -n '/^choose_all/,/^}/s/^ *return .*; //p' m/tuned.c |
    tail -n 2 | paste -s -d ' ')" = \
    '/* allreduce_ring */ /* allreduce_native */' ] ||
    fail "$(cat m/tuned.c)"
has m/report.csv '^allreduce,262144,allreduce_ring,segment_bytes=8192,'
is_unchanged
# a timer that does not know the key is asked at the size itself
rm -f log
FAKE_MATCH=segments= FAKE_LOG=$work/log FAKE_DO=error tune 0
[ ! -s said ] || fail "messages without a fault"
has m/decisions.csv "$chosen"
has log '^verify allreduce allreduce_ring segment_bytes=8192 bytes=524289 limit=3$'
is_unchanged
FAKE_DO=wrong tune 0
mentions 'dropped allreduce_ring segment_bytes=8192, at 524289 bytes: wrong rank 1'
has m/tuned.c '/\* wrong: allreduce_ring segment_bytes=8192, at 524289 bytes \*/'
! grep -q "$chosen" m/decisions.csv || fail 'chosen though wrong'
has m/report.csv '^allreduce,262144,allreduce_ring,segment_bytes=0,'
has m/report.csv '^allreduce,32768,allreduce_ring,segment_bytes=0,'
# the next run races one more in its place; then nothing is left to do
run 0 tune -q --limit 1 --collective allreduce --timer "$FAKE_TIMER" --out m faulty.yaml
is_unchanged

export FAKE_MATCH=' allreduce_ring segment_bytes=8192'
FAKE_DO=die tune 0
drops_the_ring 'the timer died with exit code 3: fell over'
before=$(state_of m)
# a later run knows it from the journal
run 0 tune -q --limit 1 --collective allreduce --timer "$FAKE_TIMER" --out m faulty.yaml
prints '^Measured now: 0 batches'
[ "$before" = "$(state_of m)" ] || fail "changed"

FAKE_DO=abort tune 0
drops_the_ring 'the timer died with signal 9 (Killed)'
FAKE_DO=mute tune 0
drops_the_ring 'no answer within 2 seconds'
FAKE_DO=babble tune 0
drops_the_ring 'no answer within 2 seconds; it says: what do you mean'
FAKE_DO=wrong tune 0
drops_the_ring 'wrong rank 1: byte 7 is 3, not 4'
FAKE_DO=error tune 0
drops_the_ring 'error no memory left'

# what cannot be compared is not timed at all, large sizes included
export FAKE_MATCH='verify allreduce allreduce_ring segment_bytes=8192'
for how in wrong error few; do
    rm -f log
    FAKE_LOG=$work/log FAKE_DO=$how tune 0
    drops_the_ring "$(echo "$how" | sed 's/few\|error//')"
    ! grep -q 'race.*| allreduce_ring segment_bytes=8192' log || fail 'timed all the same'
done

# nor at small ones
export FAKE_MATCH='verify allreduce allreduce_recursive_doubling'
rm -f log
FAKE_LOG=$work/log FAKE_DO=wrong tune 0
mentions 'dropped allreduce_recursive_doubling, at 1 byte: wrong'
! grep -q 'race.*| allreduce_recursive_doubling' log || fail 'timed all the same'

# the limit of 1 s is for one call: a comparison makes two, this race three
export FAKE_LATE_MS=1500
for FAKE_MATCH in 'verify allreduce allreduce_ring segment_bytes=8192 bytes=32768 ' \
    'race allreduce allreduce_native bytes=1 rounds=3 '; do
    rm -f log
    FAKE_LOG=$work/log FAKE_DO=late tune 0
    [ ! -s said ] || fail 'dropped though within the limit of each call'
    has m/decisions.csv "$chosen"
done
has log '^verify allreduce allreduce_ring segment_bytes=8192 bytes=32768 limit=3$'
has log '^race allreduce bytes=1 rounds=3 .* limit=4 | allreduce_native warmup=0$'

# what fails at a large size keeps the smaller ones
FAKE_MATCH=' allreduce_ring segment_bytes=8192 bytes=131072'
for how in die mute; do
    FAKE_DO=$how tune 0
    mentions 'dropped allreduce_ring segment_bytes=8192, from 131072 bytes on: '
    has m/tuned.c '/\* dropped: allreduce_ring segment_bytes=8192, from 131072 bytes on \*/'
    has m/report.csv '^allreduce,32768,allreduce_ring,segment_bytes=8192,'
    has m/report.csv '^allreduce,65536,allreduce_ring,segment_bytes=8192,'
    has m/report.csv '^allreduce,131072,allreduce_ring,segment_bytes=0,'
    has m/report.csv '^allreduce,262144,allreduce_ring,segment_bytes=0,'
    from=$(grep -A 1 "$chosen" m/decisions.csv | sed -n '2s/^range,[^,]*,,\([0-9]*\),.*/\1/p')
    is_within "$from" 128450 131072
done

# what is wrong at a large size is chosen nowhere: smaller ones are decided again
FAKE_DO=wrong tune 0
mentions 'dropped allreduce_ring segment_bytes=8192, at 131072 bytes: wrong rank 1'
has m/tuned.c '/\* wrong: allreduce_ring segment_bytes=8192, at 131072 bytes \*/'
! grep -q "$chosen" m/decisions.csv || fail "chosen though wrong"
for bytes in 32768 65536 131072 262144; do
    has m/report.csv "^allreduce,$bytes,allreduce_ring,segment_bytes=0,"
done
# and a later run decides the same from the journal
before=$(state_of m)
run 0 tune -q --limit 1 --collective allreduce --timer "$FAKE_TIMER" --out m faulty.yaml
prints '^Measured now: 0 batches'
[ "$before" = "$(state_of m)" ] || fail "changed"

FAKE_MATCH='race allreduce allreduce_ring segment_bytes=8192'
FAKE_DO=die tune 0
drops_the_ring 'the timer died with exit code 3: fell over'
FAKE_DO=negative tune 0
drops_the_ring '-1e-6'
FAKE_DO=nan tune 0
drops_the_ring 'nan'
FAKE_DO=many tune 0
drops_the_ring ''
# fewer samples than asked for are enough
FAKE_DO=few tune 0
[ ! -s said ] || fail "messages without a fault"
has m/decisions.csv "$chosen"

# of a race that is lost, only the entry that fails again is dropped, and all
# are in the journal under one number
rm -f log
FAKE_LOG=$work/log FAKE_MATCH='race allreduce allreduce_reduce_bcast bytes=64 ' FAKE_DO=die tune 0
mentions ' candidates one by one, 64 bytes: the timer died'
mentions 'dropped allreduce_reduce_bcast, from 64 bytes on: the timer died'
[ "$(grep -c dropped said)" -eq 1 ] || fail 'dropped another one, too'
has m/decisions.csv "$chosen"
race=$(sed -n 's/^allreduce,allreduce_reduce_bcast,,64,barrier,\([0-9]*\),0,0,dropped: .*/\1/p' m/measurements.csv)
[ "$(grep -c "^allreduce,[a-z_]*,[^,]*,64,barrier,$race,0," m/measurements.csv)" -ge 3 ] ||
    fail "race $race is not whole"
# one round of each in turn, every other time in reverse order
has log '^race allreduce bytes=64 rounds=1 .* | allreduce_reduce_bcast verify=1$'
case $(sed -n 's/^race allreduce bytes=64 rounds=1 .*| allreduce_\([a-z_]*\).*/\1/p' log | tr '\n' ' ') in
'recursive_doubling '*' native native '*' recursive_doubling recursive_doubling '*) ;;
*) fail "not in turn: $(cat log)" ;;
esac
is_unchanged

# a clock that is too coarse for a call says 0: a time like others
FAKE_DO=zero tune 0
[ ! -s said ] || fail "messages without a fault"
has m/decisions.csv "$chosen"
has m/measurements.csv '^allreduce,allreduce_ring,segment_bytes=8192,262144,barrier,[0-9]*,0,0,0$'
run 0 tune -q --limit 1 --collective allreduce --timer "$FAKE_TIMER" --out m faulty.yaml
prints '^Measured now: 0 batches'
FAKE_MATCH='race ' FAKE_DO=zero tune 0
[ ! -s said ] || fail "messages without a fault"
! grep -q '&allreduce' m/tuned.c || fail 'chose one where all take 0 s'

# a death now and then does no harm: the timer is launched and greeted again,
# and the same request is sent again
rm -f log
FAKE_LOG=$work/log FAKE_MATCH='race ' FAKE_FROM=20 FAKE_DO=die tune 0
[ "$(grep -c hello log)" -gt "$(grep -c 'fell over' said)" ] ||
    fail "greeted $(grep -c hello log) times"
[ "$(grep -c 'asking again.*fell over' said)" -ge 3 ] || fail "too few deaths"
! grep -q dropped said || fail "dropped what did not fail"
prints '^ *262144 '

# without native there is nothing to compare with
FAKE_MATCH='race allreduce allreduce_native' FAKE_DO=die tune 1
says "the MPI library's own allreduce_native of 1 byte failed: the timer died"
[ ! -e m/tuned.c ] || fail "tuned.c after a failure"

# where it fails from one size on, all else is decided and written, and what is
# missing is reported
FAKE_MATCH='race allreduce allreduce_native bytes=65536' FAKE_DO=die tune 0
mentions "colltune: the MPI library's own allreduce_native failed, sizes from 65536"
prints '^left out: from 65536 bytes on, where allreduce_native itself failed$'
has m/report.html '>allreduce_native<td>.*<td>64K<td>failed here; nothing is compared from here on'
has m/tuned.c '/\* left out: from 65536 bytes on, where allreduce_native'
has m/tuned.c '/\* beyond 32768 bytes nothing was measured \*/'
has m/report.csv '^allreduce,32768,allreduce_ring,segment_bytes=8192,'
has m/report.csv '^allreduce,65536,allreduce_native,,0,0,0,0,'
has m/report.csv '^allreduce,262144,allreduce_native,,0,0,0,0,'
[ "$(sed -n '/^choose_all/,/^}/s/^ *return .*; //p' m/tuned.c |
    tail -n 1)" = '/* allreduce_native */' ] || fail 'sizes beyond are not native'
before=$(state_of m)
run 0 tune -q --limit 1 --collective allreduce --timer "$FAKE_TIMER" --out m faulty.yaml
prints '^Measured now: 0 batches'
prints '^left out: from 65536 bytes on'
[ "$before" = "$(state_of m)" ] || fail "changed"

# and so are the other collectives
mkdir several
cp -a built several/build
FAKE_MATCH='race alltoall alltoall_native' FAKE_DO=die run 0 tune -q --limit 1 \
    --collective alltoall,allreduce --timer "$FAKE_TIMER" --out several \
    faulty.yaml
mentions "the MPI library's own alltoall_native failed, sizes from 1 byte on"
prints '^left out: from 1 bytes on, where alltoall_native itself failed$'
has several/decisions.csv "$chosen"

# a host that goes down during a request and stays away ends the run; it costs no
# candidate, and nothing of what was measured
export FAKE_GONE="$work/gone"
FAKE_MATCH='race allreduce allreduce_ring segment_bytes=8192 bytes=131072' FAKE_DO=gone tune 1
says 'colltune: the timer died with exit code 4: no route to host; the launch'
says 'what was measured is kept, run again to go on from there'
! grep -q dropped said m/measurements.csv || fail 'dropped for a dead host'
has m/tuned.c 'NOT COMPLETE'
kept=$(batches_of m)
: >gone
run 0 tune -q --limit 1 --collective allreduce --timer "$FAKE_TIMER" --out m faulty.yaml
prints "from measurements.csv: $kept\.\$"
has m/decisions.csv "$chosen"
has m/report.csv '^allreduce,262144,allreduce_ring,segment_bytes=8192,'

# one that comes back does not even end it; what fails then is dropped as usual
FAKE_MATCH='race allreduce allreduce_ring segment_bytes=8192 bytes=131072' FAKE_DO=gone \
    FAKE_DOWN=2 tune 0
mentions 'launching the timer again: the timer died with exit code 4: no route'
mentions 'dropped allreduce_ring segment_bytes=8192, from 131072 bytes on: the timer'
unset FAKE_GONE

# a timer that always fails is not the candidates' fault
FAKE_MATCH=verify FAKE_DO=die tune 1
says 'colltune: the timer died with exit code 3: fell over'
[ "$(grep -c dropped said)" -le 5 ] || fail "goes on and on"

# nor is one that cannot measure at all; what it measured before is kept
FAKE_MATCH='race allreduce allreduce_ring segment_bytes=8192 bytes=131072' FAKE_DO=unable tune 1
says 'colltune: the timer cannot measure: clocks run backwards; what was measured is kept'
! grep -q dropped said m/measurements.csv || fail 'dropped for the clocks'
run 0 tune -q --limit 1 --collective allreduce --timer "$FAKE_TIMER" --out m faulty.yaml
has m/decisions.csv "$chosen"

# the first launch is not tried again: nothing says that the line ever works
FAKE_MATCH=hello FAKE_DO=die tune 1
says 'colltune: cannot launch the timer: the timer died with exit code 3: fell over'
! grep -q 'launching the timer again' said || fail 'launched again'
FAKE_MATCH=hello FAKE_DO=wrong tune 1
says 'the timer does not speak the protocol; it says: wrong rank 1'
unset FAKE_MATCH

FAKE_RANKS=3 tune 2
says 'the launch line started 3 ranks, the cluster has 2: is {ranks} in it?'

# a version that is meant to end a comment, and a mechanism of several lines
FAKE_VERSION='1 */ #error out of the comment ??/' tune 0
has m/tuned.c '^ \* 1 _/ #error out of the comment __/\.$'
has m/measurements.csv ' version=1 _/ #error out of the comment __/$'
mechanism='x
quit'
tune 2 --mechanism "$mechanism"
mentions 'not the name of a mechanism: x'
tune 2 --mechanism '<script>'
says 'not the name of a mechanism: <script>; use up to 48 letters, digits'
[ ! -e m/measurements.csv ] || fail 'measured all the same'
tune 2 --mechanism "$(printf 'm%048d' 0)"
says 'up to 48 letters'
FAKE_LOG=$work/log tune 0 --mechanism "$(printf 'm%047d' 0)"
has log ' mechanism=m0*0 calls=10 '
rm log

# measurements are continued only by the MPI library that made them
tune 0
before=$(cat m/measurements.csv)
export FAKE_MPI=2
run 2 tune -q --limit 1 --collective alltoall --timer "$FAKE_TIMER" --out m faulty.yaml
says 'm/measurements.csv:1: these measurements were made with'
says 'mpi=0000000000000001, now it is mpi=0000000000000002; --restart starts'
[ "$before" = "$(cat m/measurements.csv)" ] || fail "measurements.csv changed"
cp "$FAKE_TIMER" other_timer
FAKE_MPI=1
run 2 tune -q --limit 1 --collective alltoall --timer ./other_timer --out m faulty.yaml
says "made with timer=$FAKE_TIMER, now it is timer=./other_timer; --restart"
