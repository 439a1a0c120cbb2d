#!/bin/sh
# simulated_jobs.sh - jobs of a cluster in the simulator: tuned, compared with
# native, and others that nobody tuned with them; an odd number of ranks, too.
set -eu
. "$SOURCE/tests/driver/drive.sh"

if ! command -v smpirun >/dev/null || ! command -v smpicc >/dev/null; then
    echo 'SKIPPED: no SimGrid here: ./setup check'
    exit 77
fi

cat >trunk.yaml <<'END'
name: trunk
switches: [s0, s1]
links: [{between: [s0, s1], bandwidth: 1 Gbit/s}]
hosts:
  - {names: "n[0-2]", switch: s0, bandwidth: 1 Gbit/s}
  - {names: "n[3-6]", switch: s1, bandwidth: 1 Gbit/s}
ranks: {order: by-name, per_host: 1}
launch: "{command}"
END
run 0 tune trunk.yaml --simulate --quiet --jobs half-blocks \
    --collective alltoall,allreduce --largest 65536

# SimGrid has no all-to-all of long blocks for seven ranks
folder=out/trunk-simulated
has $folder/measurements.csv '^alltoall,alltoall_native,,65536,barrier,[0-9]*,0,0,0\.0'
! grep -q dropped $folder/measurements.csv ||
    fail "$(grep dropped $folder/measurements.csv)"
smpi=$(dirname "$COLLTUNE_BIN")/../lib/colltune/smpi
"${COLLTUNE_SMPICC:-smpicc}" -std=c11 "$SOURCE/tests/driver/odd_alltoall.c" \
    "$smpi/libct_run.a" -o odd
for ranks in 1 4 7; do
    smpirun -np $ranks -platform $folder/build/platform.xml \
        -hostfile $folder/build/hosts.txt -quiet --log=root.thresh:error \
        --cfg=smpi/coll-selector:mpich ./odd >printed
    [ "$(cat printed)" = '0 wrong' ] || fail "with $ranks ranks"
done

# the folder's benchmark has the jobs' choices, and the report is rank 0's
run 0 bench $folder --collective allreduce --largest 8
prints '^allreduce: native/tuned geometric mean'
prints '^colltune: allreduce: [1-9][0-9]* calls'

# jobs and splits that nobody tuned; 24 calls, as a trial of three takes, come before those
# that are timed
for try in one two; do
    "$SOURCE/bench/bench" jobs trunk.yaml --folder $folder --jobs 2,3 --splits 1 \
        --collective alltoall,allreduce --sizes 64,65536 --before 24 --pairs 2 \
        --against-own --budget 60 --csv $try.csv >printed 2>said ||
        fail 'bench jobs'
done
prints '^all splits '
grep -q '^bench jobs: job 2 tuned by itself: ' said || fail 'not tuned by itself'
cmp one.csv two.csv || fail 'equal input gave two results'
awk -F , 'NR > 1 && $10 < 0.97' one.csv >slower
[ ! -s slower ] || fail "slower than native: $(cat slower)"
awk -F , 'NR > 1 { print $1, $2, $5, $6, ($10 > 0), ($13 > 0) }' \
    one.csv >seen
for kind in 'job 2' 'job 3' 'split 1'; do
    for cell in 'allreduce 64' 'allreduce 65536' 'alltoall 64' 'alltoall 65536'; do
        own=1
        [ "$kind" != 'split 1' ] || own=0
        echo "$kind $cell 1 $own"
    done
done >wanted
cmp seen wanted || fail "cells: $(cat one.csv)"
grep -q '^colltune:   [1-9].*, predicted: ' one-reports.txt ||
    fail "nothing was predicted: $(cat one-reports.txt)"
