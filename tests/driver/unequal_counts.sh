#!/bin/sh
# unequal_counts.sh - blocks that differ while timing: the timer is asked for
# them, results say so, and what was timed with others is not mixed with it.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file uneven
tune() {
    code=$1
    shift
    run "$code" tune -q --collective allgatherv --largest 64 "$@" uneven.yaml
}

for wrong in steep random: random:x random:-1 hot:1234567890 linear:1 half: ''; do
    tune 2 --counts "$wrong" --out m
    says "unknown pattern of counts: $wrong; known are equal, linear, random, hot"
done
[ ! -e m ] || fail 'a folder was made'

# by our own timer
tune 0 --counts random:7 --budget 3 --out m
prints '^uneven: 2 ranks, mechanism barrier, counts random:7; medians'
has m/measurements.csv '^#.* mechanism=barrier counts=random seed=7 timer=own$'
has m/measurements.csv ',barrier counts=random seed=7,'
has m/decisions.csv '^signature,counts,random:7$'
has m/tuned.c '^ \* counts random:7, on$'
has m/report.csv ',basis,predicted_s,predicted_low_s,predicted_high_s,predicted_native_s,counts$'
has m/report.csv ',random:7$'
has m/report.html 'mechanism barrier; counts random:7; '
clang-format-14 --style="file:$SOURCE/out/.clang-format" -n -Werror m/tuned.c ||
    fail 'tuned.c is not formatted'

# what is built from the decisions is the same
cp m/tuned.c before
rm m/tuned.c
run 0 build m
is_equal before m/tuned.c
sed 's/^signature,counts,.*/signature,counts,rand om/' m/decisions.csv >other
mv other m/decisions.csv
run 2 build m
says 'counts is "rand om"; a pattern of counts as --counts takes it would be'

# each request to time has the pattern
FAKE_LOG=$work/log tune 0 --counts hot:1 --timer "$FAKE_TIMER" --out hot
has log '^race allgatherv .*mechanism=barrier counts=hot seed=1 '
! grep '^race' log | grep -v ' counts=hot seed=1 ' || fail 'equal counts'
FAKE_LOG=$work/again tune 0 --counts hot:1 --timer "$FAKE_TIMER" --out hot
prints '^Measured now: 0 batches; '

# other counts, other measurements
tune 2 --counts hot:2 --timer "$FAKE_TIMER" --out hot
says 'made with --counts with number 1, now it is 2; --restart starts'
tune 2 --counts half --timer "$FAKE_TIMER" --out hot
says 'made with --counts hot, now it is half; --restart starts'
tune 2 --timer "$FAKE_TIMER" --out hot
says 'made with --counts hot, now it is equal; --restart starts'

# equal is what is meant without: nothing is written of it
tune 0 --timer "$FAKE_TIMER" --out equal
tune 0 --timer "$FAKE_TIMER" --counts equal --out equal
prints '^Measured now: 0 batches; '
! grep -r 'counts=\|counts equal\|,counts' equal --include='*.c*' \
    --include='*.html' || fail 'equal is named'
