#!/bin/sh
# predict.sh - model and predict, by a committed folder's cost model and by shipped values.
set -eu
. "$(dirname "$0")/drive.sh"

lab=$SOURCE/out/lab-e

# the model, in words and as values
run 0 model "$lab"
prints '^The cost model of lab-e$'
prints '^  messages_between  *[0-9.]* us  .* per message between hosts$'
prints '^  busiest cable: [0-9]* % of the stated bandwidths is reached'
prints '^half-blocks  *11  *11 '
prints '^allreduce  *88 '
! grep 'the cable of' printed || fail 'its cables are as stated'
mkdir slow
cp "$lab/cluster.yaml" slow
cp "$lab/decisions.csv" slow
echo 'provenance,slow_cable,the cable of s1 takes 2.1 times as long' >>slow/decisions.csv
run 0 model slow
prints '^  the cable of s1 takes 2.1 times as long$'
run 0 model --csv "$lab"
prints '^name,value,low,high,unit,meaning$'
prints '^messages_between,[0-9.]*,[0-9.]*,[0-9.]*,ns/message,"message between hosts"$'

# a job that was never run: the same each time, and said to be predicted
run 0 predict "$lab" --ranks 8 --per-host 2 --hosts n3,n0,n7,n20 --collective allreduce
prints '^PREDICTED, not measured: 8 ranks on 4 hosts of lab-e,$'
prints "^by the cost model of $lab, fitted to [0-9]* times of 8 jobs\.\$"
[ "$(grep -c '^allreduce ' printed)" = 12 ] || fail 'not all sizes'
cp printed first
run 0 predict "$lab" --ranks 8 --per-host 2 --hosts n3,n0,n7,n20 --collective allreduce
is_equal first printed
run 0 predict "$lab" --csv --bytes 100000 --collective alltoall
[ "$(wc -l <printed)" = 2 ] || fail 'not one size'
prints '^collective,bytes,basis,algorithm,setting,choice_s,low_s,high_s,native_s,gain$'
prints '^alltoall,100000,predicted,alltoall_[a-z_]*,'
seconds() {
    sed -n 's/^alltoall,100000,predicted,[a-z_]*,[^,]*,\([^,]*\),.*/\1/p' printed
}
before=$(seconds)

# the drawing of the report, which says what it is
run 0 predict "$lab" --ranks 8 --per-host 2 --svg allreduce
prints '>allreduce on 8 ranks of lab-e: predicted, not measured</text>$'
[ "$(grep -c 'class="line ' printed)" = 2 ] || fail 'not two curves'
run 2 predict "$lab" --svg barrier
says 'a drawing is of times over bytes'
run 2 predict "$lab" --svg bcast --bytes 8
says 'a drawing is of times over bytes'

# times are as uncertain as the fit is of the collective and the day, not only as one
# candidate is against another
run 0 predict "$lab" --csv --bytes 4096 --collective bcast
sed '/^goodness,bcast,/s/,[^,]*,\([^,]*\)$/,3,\1/' "$lab/decisions.csv" >wide.csv
mkdir wide
cp "$lab/cluster.yaml" wide
mv wide.csv wide/decisions.csv
narrow=$(tail -n 1 printed)
run 0 predict wide --csv --bytes 4096 --collective bcast
printf '%s\n%s\n' "$narrow" "$(tail -n 1 printed)" |
    awk -F, '{ width[NR] = $8 / $7 } END { exit !(width[1] > 1.5 && width[2] > 9) }' ||
    fail 'no wider an interval'

# ranks that were tuned, and far more than were
run 0 predict "$lab" --bytes 8 --collective barrier,bcast
prints '^These ranks were tuned: '
says "barrier cannot be predicted: the model of $lab has no candidates of it"
[ "$(grep -c '^bcast  *8 ' printed)" = 1 ] || fail 'not one size'
run 1 predict "$lab" --collective barrier
mentions 'barrier cannot be predicted'
says 'nothing is predicted'
[ ! -s printed ] || fail 'a table without rows'
run 0 predict "$lab" --ranks 200 --per-host 10 --bytes 8 --collective bcast
prints '^Not to be relied on: no job of more than 22 ranks was timed\.$'
! grep -q 'These ranks were tuned' printed || fail 'they were not'

# the same cluster with all bandwidths doubled
sed 's/bandwidth: \([0-9]*\)00 /bandwidth: \100 /; s/bandwidth: 100 M/bandwidth: 200 M/
    s/bandwidth: 300 M/bandwidth: 600 M/; /^- {between.*200 M/s/200 M/400 M/' \
    "$lab/cluster.yaml" >doubled.yaml
run 0 predict doubled.yaml --model "$lab" --csv --bytes 100000 --collective alltoall
awk -v a="$before" -v b="$(seconds)" 'BEGIN { exit !(b < 0.7 * a && b > 0.4 * a) }' ||
    fail "$before s, with twice the bandwidths $(seconds) s"

# before the first tuning
sed 's/^name: lab-e/name: other/' "$lab/cluster.yaml" >other.yaml
run 0 predict other.yaml --collective bcast --bytes 4096
prints '^by values that are shipped for '
prints '^They were not fitted to this cluster: '
prints '^bcast  *4096 '

run 0 predict other.yaml --csv --collective barrier
[ "$(wc -l <printed)" = 2 ] || fail 'a barrier has no bytes'
prints '^barrier,0,predicted,'

# what does not fit is said
mkdir doubt none
cp "$lab/cluster.yaml" "$lab/decisions.csv" doubt
sed -i 's/^model,trusted,1,/model,trusted,0,/; $a provenance,model,there are too few times' \
    doubt/decisions.csv
run 0 model doubt
prints '^DO NOT TRUST IT: there are too few times\. Nothing is chosen by it\.$'
! grep -q 'stated' printed || fail 'it says something of bandwidths all the same'
run 0 predict doubt --bytes 1 --collective bcast
prints '^DO NOT TRUST IT: there are too few times\.$'
cp "$lab/cluster.yaml" none
sed '/^\(model\|fitted\|goodness\|offered\|residual\),/d' "$lab/decisions.csv" >none/decisions.csv

refused() {
    said=$1
    shift
    run 2 "$@"
    says "$said"
}
refused 'none/decisions.csv has no cost model: colltune decide none makes one' model none
refused 'decisions.csv of lab-e has no cost model' predict none
refused 'is not a machine folder' model .
refused 'is not a machine folder' predict "$lab" --model .
refused 'missing.yaml' predict missing.yaml
refused 'n99 is no host of the cluster lab-e' predict "$lab" --hosts n1,n99
refused ' is no host of the cluster lab-e' predict "$lab" --hosts n1,
refused 'n1 is named twice' predict "$lab" --hosts n1,n1
refused '23 ranks do not fit on 22 hosts with 1 on each: up to 22 would be right' \
    predict "$lab" --ranks 23
refused 'a job of one rank has nothing to choose' predict "$lab" --hosts n1
refused 'a job of one rank has nothing to choose' predict "$lab" --ranks 1
refused 'unknown collective: scam' predict "$lab" --collective scam
refused 'not a size: 0; ' predict "$lab" --bytes 0
echo 'model,barrier,1,0,0' >>none/decisions.csv
refused ': the model has no barrier; messages_between, ' model none
