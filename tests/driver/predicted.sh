#!/bin/sh
# predicted.sh - what a budget leaves open is predicted, and every report says so; where the cost
# model does not fit, native runs.
set -eu
. "$(dirname "$0")/drive.sh"

cat >counted.yaml <<END
name: counted
switches: [left, right]
links:
  - {between: [left, right], bandwidth: 100 Mbit/s}
hosts:
  - {names: "n[0-3]", switch: left, bandwidth: 100 Mbit/s}
  - {names: "n[4-7]", switch: right, bandwidth: 100 Mbit/s}
ranks: {order: by-name, per_host: 1}
launch: "{command}"
END
FAKE_CLUSTER=$work/counted.yaml
FAKE_MUTE=$work/mute
export FAKE_CLUSTER FAKE_MUTE

tune_counted() {
    run 0 tune -q --timer "$COUNTED_TIMER" --collective allgather,allreduce "$@" counted.yaml
}

# cut FOLDER ANSWERS: no more than these; more time where this machine is slow, or compares too
# little of what was chosen in it
cut() {
    [ ! -d "$1" ] || cp -R "$1" before
    for budget in 12 48 128; do
        rm -rf "$1" mute
        [ ! -d before ] || cp -R before "$1"
        FAKE_LAST=$2 tune_counted --out "$1" --budget $budget
        [ ! -f mute ] || grep -q 'no time was left to compare' said || break
    done
    rm -rf before
}

# no size is undecided; times and intervals are there where the choice is predicted
cut m 30
head -n 1 printed | grep -q '^At [1-9][0-9]* of 24 sizes the choice is predicted, not measured\. Run' ||
    fail 'the first line'
! grep '^size,.*,undecided,' m/decisions.csv || fail 'undecided'
number='[0-9.e+-]+'
predicted=$(grep -c '^size,.*,predicted,' m/decisions.csv)
[ "$predicted" -ge 5 ] || fail "$predicted are predicted"
[ "$(grep -Ec "^size,.*,predicted,no,$number,$number,$number,$number\$" m/decisions.csv)" -eq "$predicted" ] ||
    fail "$(grep '^size' m/decisions.csv)"
[ "$(grep -c '^size,.*,no,,,,$' m/decisions.csv)" -eq $((24 - predicted)) ] ||
    fail "$(grep '^size' m/decisions.csv)"

grep '^size,.*,predicted,' m/decisions.csv >left

# every report says so, and the library knows
prints '  predicted, not measured: [0-9.]* [um]*s ([0-9.]* [um]*s to [0-9.]* [um]*s)'
run 0 report m
prints '  predicted, not measured: '
has m/report.html 'predicted, not measured: '
[ "$(grep -c ',predicted,[0-9]' m/report.csv)" -eq "$predicted" ] || fail "$(cat m/report.csv)"
grep -q '^range,.*,all[a-z]*_[a-z_]*,.*,predicted,' m/decisions.csv || fail 'nothing but native is predicted'
has m/tuned.c '^        \.is_predicted = true,$'
has m/tuned.c 'predicted, not measured: '

# one that was killed on the way says the same
cut parts 12
cut parts 18
for of in range size; do
    [ "$(grep "^$of," m/decisions.csv)" = "$(grep "^$of," parts/decisions.csv)" ] || fail "$of differs"
done

# the next run goes on to what it would have been at once
tune_counted --out m
! grep ',predicted,' m/decisions.csv || fail 'predicted without a budget'
tune_counted --out whole
for of in range size; do
    [ "$(grep "^$of," m/decisions.csv)" = "$(grep "^$of," whole/decisions.csv)" ] || fail "$of differs"
done

# what the model explains is predicted well, what cables take, too
awk -F, 'NR == FNR { native[$2 "," $4] = $11; next }
         $1 == "size" && ($NF > 1.5 * native[$2 "," $4] || 1.5 * $NF < native[$2 "," $4])' \
    whole/decisions.csv left >off
[ ! -s off ] || fail "predicted otherwise: $(cat off)"

# times that no model explains: native, and it says so
FAKE_ODD=1
export FAKE_ODD
cut odd 30
mentions 'allreduce: nothing is predicted, so native runs where too little was measured: the cost model does not tell'
! grep ',predicted,' odd/decisions.csv || fail 'predicted all the same'
has odd/decisions.csv '^size,allreduce,,262144,native,.*,undecided,no,,,,$'
