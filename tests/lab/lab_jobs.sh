#!/bin/sh
# lab_jobs.sh - bench jobs runs random jobs and splits on a lab, each on the
# hosts that its seed draws, and says the figures of every cell; bench run_apps runs
# whole programs there.
set -eu
. "$(dirname "$0")/lab_test.sh"
bench=$SOURCE/bench/bench

: "wrong use"
act 2 "$bench" jobs
says 'bench jobs takes FILE'
act 2 "$bench" jobs lab.yaml --sideways
says 'unknown option: --sideways'
act 2 "$bench" jobs lab.yaml --jobs 3-1
says 'not a list of seeds: --jobs 3-1'
act 2 "$bench" jobs lab.yaml --jobs none --splits none
says 'neither a job nor a split'
for seconds in 0 0.0 x -1; do
    act 2 "$bench" jobs lab.yaml --seconds $seconds
    says "--seconds $seconds: not a number"
done
for pairs in 0 1.5 201 many; do
    act 2 "$bench" jobs lab.yaml --pairs $pairs
    says "--pairs $pairs: not a whole number from 1 to 200"
done
act 2 "$bench" jobs lab.yaml
says "out/$lab is no tuned machine folder"

act 0 "$up" lab.yaml
act 0 "$COLLTUNE_BIN" tune lab.yaml --collective allgather --budget 1 --quiet
act 0 "$bench" jobs lab.yaml --jobs 1 --splits 5 --seconds 0.02 --pairs 2 --sizes 64,4096 \
    --collective allgather --against-own --budget 1 --csv figures.csv
prints '^all splits '
prints '^job 1 '
says 'job 1 tuned by itself'
[ -n "$(spaces "$lab")" ] || fail "the lab is gone"

awk -F , 'NR > 1 { print $1, $2, $5, $6, ($13 != "") }' figures.csv >seen
cat >wanted <<END
job 1 allgather 64 1
job 1 allgather 4096 1
split 5 allgather 64 0
split 5 allgather 4096 0
END
cmp seen wanted || fail "cells: $(cat figures.csv)"

: "jobs are what their seeds draw, from places in the order of ranks"
hosts=$("$bench" job_draw lab.yaml 1)
for name in "job 1, on $hosts" "job 1, its own library, on $hosts" \
    "split 5, on n3,n0,n1,n2"; do
    grep -qx "$name" figures-reports.txt ||
        fail "no $name: $(cat figures-reports.txt)"
done
grep -q '^colltune:   [1-9][0-9]* allgather_\|native: ' figures-reports.txt ||
    fail "no calls are reported"

: "whole programs, natively and tuned"
act 2 "$bench" run_apps lab.yaml --only n_body,none
says 'no such program: none'
act 0 "$bench" run_apps lab.yaml --only n_body,least_squares --launches 2 --out apps.txt
prints "^$lab, .*: 4 ranks, launches of each program: 2\$"
for program in n_body least_squares; do
    prints "^$program: 4 ranks, "
done
[ "$(grep -cE '^  in (collectives|all) .* [0-9.]+$' printed)" = 4 ] ||
    fail "not four figures: $(cat printed)"
cmp printed apps.txt || fail "the table is not what was printed"
act 2 "$bench" run_apps lab.yaml --out apps.csv
says 'not the name of a .txt file: apps.csv'
