#!/bin/sh
# invented_times.sh - with a timer whose times are invented, what is decided is
# known, and the same whatever interrupts the run.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file invented '{command}'
tune() {
    run 0 tune -q --collective allreduce --timer "$FAKE_TIMER" "$@" \
        invented.yaml
}


FAKE_LOG=$work/log_a tune --out a
prints 'recursive_doubling'
# comparisons of results are no batches
has a/measurements.csv ',verified$'
batches=$(batches_of a)
prints "^Measured now: $batches batches; from measurements.csv: 0\\.\$"

# who wins: recursive doubling to 2500 bytes, native to 14285, then the ring,
# with segments as soon as they apply
ranges=$(sed -n 's/^range,allreduce,,\([0-9]*\),\([a-z_]*\),.*/\1 \2/p' \
    a/decisions.csv | tr '\n' ' ')
# shellcheck disable=SC2086
set -- $ranges
[ "$1 $2" = '0 allreduce_recursive_doubling' ] || fail "first choice: $2"
[ "$4" = native ] || fail "second choice: $4"
# within 2 %
is_within "$3" 2450 2550
is_within "$5" 13999 14571
[ "$6" = allreduce_ring ] || fail "third choice: $6"
has a/tuned.c '\* allreduce_ring segment_bytes=8192 '
has a/report.csv '^allreduce,262144,allreduce_ring,segment_bytes=8192,'
has a/report.csv '^allreduce,4096,allreduce_native,,'
has a/report.csv '^allreduce,1,allreduce_recursive_doubling,,'

# what was confirmed has a ratio whose interval is above 1, and how the decisions
# came about is said everywhere, in one place
has a/decisions.csv '^size,allreduce,,1,allreduce_recursive_doubling,.*,[1-9][0-9.]*,[1-9][0-9.]*,[1-9][0-9.]*,[0-9]*,.*,confirmed,no'
for key in date duration command budget hosts host cpu network kernel; do
    has a/decisions.csv "^provenance,$key,"
    has a/tuned.c "^ \\* $key: "
    has a/report.html "^<dt>$key<dd>."
done
has a/decisions.csv '^provenance,command,colltune tune -q --collective allreduce --timer .* --out a invented.yaml$'
! sed '/^provenance,date/,$d' a/decisions.csv | grep '^spent\|^provenance' || fail 'bookkeeping among decisions'

# the same again, elsewhere
FAKE_LOG=$work/log_b tune --out b
is_equal log_a log_b
for file in measurements.csv decisions.csv tuned.c report.csv report.html \
    cluster.yaml; do
    is_equal_but_for_provenance "a/$file" "b/$file"
done
[ "$(find a -maxdepth 1 | sort | cut -c 2-)" = \
    "$(find b -maxdepth 1 | sort | cut -c 2-)" ] || fail "other files"

# limits are shown, but not where ranks enter at different times
cat >wired.yaml <<END
name: wired
switches: [s]
hosts: [{names: "h[0-1]", switch: s, bandwidth: 10 Gbit/s}]
ranks: {order: by-name, per_host: 1}
launch: "{command}"
END
limits() {
    run 0 tune -q --collective allreduce --timer "$FAKE_TIMER" --out "$1" \
        --mechanism "$@" wired.yaml
}
limits barrier
prints 'native speed-up    95 % interval .* limit/time$'
has barrier/report.html '<th scope=col>limit<th scope=col>limit/time'
# where times are below them, there are none
cp wired.yaml fast.yaml
sed -i 's/10 Gbit/1 Gbit/' wired.yaml
limits barrier --restart
prints 'native speed-up    95 % interval$'
mv fast.yaml wired.yaml
limits arrival
prints 'native speed-up    95 % interval$'
prints '; no limits, as ranks enter at different times$'
has arrival/report.html 'arrival; no limits, as ranks enter at different times'
! grep -q 'scope=col>limit\|class="line limit"' arrival/report.html || fail 'limits of arrival'

# nothing is left to measure, and nothing changes
before=$(state_of a)
FAKE_LOG=$work/log_c tune --out a
prints "^Measured now: 0 batches; from measurements.csv: $batches\\.\$"
[ ! -e log_c ] || fail "asked again: $(cat log_c)"
[ "$before" = "$(state_of a)" ] || fail "changed: $before
$(state_of a)"

# killed five times at some moment: what is written stays, what comes out is
# the same
mkdir c
cp -a a/build c/build
lines=$(wc -l <a/measurements.csv)
for part in 1 2 3 4 5; do
    FAKE_MS=2 setsid "$COLLTUNE_BIN" tune -q --collective allreduce \
        --timer "$FAKE_TIMER" --out c invented.yaml >printed 2>said &
    pid=$!
    wait_for_lines c/measurements.csv $((lines * part / 7))
    kill -9 "$pid"
    wait "$pid" 2>/dev/null || true
    all_end_within 60
    [ ! -e c/decisions.csv ] || fail "decisions.csv before the end"
    [ ! -e c/tuned.c ] || fail "tuned.c before the end"
    head -n "$(wc -l <c/measurements.csv)" a/measurements.csv >expected
    head -n "$(wc -l <c/measurements.csv)" c/measurements.csv >complete
    is_equal expected complete
done
tune --out c
for file in measurements.csv decisions.csv tuned.c report.csv report.html \
    cluster.yaml; do
    is_equal_but_for_provenance "a/$file" "c/$file"
done

# started from scratch: the old measurements are kept
cp a/measurements.csv old
tune --out a --restart
is_equal old a/measurements-1.csv
is_equal b/measurements.csv a/measurements.csv
is_equal_but_for_provenance b/tuned.c a/tuned.c
