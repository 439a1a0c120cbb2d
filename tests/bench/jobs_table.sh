#!/bin/sh
# jobs_table.sh PROGRAM - the table and the CSV of bench jobs: medians and
# quartiles of pairs' ratios, geometric means, what a job's own library gains.
set -eu
program=$1

fail() {
    echo "jobs_table: $1" >&2
    exit 1
}

lines='job 3 2 4
alltoall 64 4 tuned 1 2 1 2 native 2 4 3 4
bcast 64 2 tuned 2 2 native 1 1
done
own
alltoall 64 2 tuned 1 1 native 4 4
bcast 64 2 tuned 1 1 native 1 1
done
split 12 4 4
bcast 64 2 tuned 1 1 native 4 4
done
split 13 4 4
bcast 64 2 tuned 2 2 native 1 1
alltoall 64 2 tuned 1 1 native 2 2
done'

# alltoall: ratios 2, 2, 2, 3; of the job sqrt(2 x 0.5), kept 0.5 of each; of
# its cells and those of split 12 the cube root of 2 x 0.5 x 4
printed=$(echo "$lines" | "$program" jobs_table)
wanted="                        ranks  speed-up  least  middle half  of                          slower     kept  least
job 3                  4 on 2      1.00   0.50   0.50-0.50   bcast 64                         1     0.50   0.50  alltoall 64
split 12               4 on 4      4.00   4.00   4.00-4.00   bcast 64                         0
split 13               4 on 4      1.00   0.50   0.50-0.50   bcast 64                         1
all jobs                           1.00   0.50   0.50-0.50   bcast 64                         1     0.50   0.50  alltoall 64
all splits                         1.59   0.50   0.50-0.50   bcast 64                         1
all                                1.32   0.50   0.50-0.50   bcast 64                         2     0.50   0.50  alltoall 64
alltoall                           2.00   2.00   2.00-2.25   alltoall 64                      0     0.50   0.50  alltoall 64
bcast                              1.00   0.50   0.50-0.50   bcast 64                         2     0.50   0.50  bcast 64
slower: job 3, bcast 64: 0.50 (0.50-0.50)
slower: split 13, bcast 64: 0.50 (0.50-0.50)"
[ "$printed" = "$wanted" ] || fail "printed:
$printed"

printed=$(echo "$lines" | "$program" jobs_csv)
wanted="kind,seed,hosts,ranks,collective,bytes,pairs,native_s,tuned_s,speedup,lower,upper,own_speedup
job,3,2,4,alltoall,64,4,3.5,1.5,2,2,2.25,4
job,3,2,4,bcast,64,2,1,2,0.5,0.5,0.5,1
split,12,4,4,bcast,64,2,4,1,4,4,4,
split,13,4,4,bcast,64,2,1,2,0.5,0.5,0.5,
split,13,4,4,alltoall,64,2,2,1,2,2,2,"
[ "$printed" = "$wanted" ] || fail "printed:
$printed"

# wrong LINE WORDS LINES: refused
wrong() {
    code=0
    said=$(printf '%s\n' "$3" | "$program" jobs_table 2>&1) || code=$?
    [ $code = 2 ] || fail "exit code $code: $3"
    [ "$said" = "bench jobs_table: line $1: $2" ] || fail "said: $said"
}
no_line='not a line of side_by_side, or of a job'
wrong 1 "$no_line" 'bcast 64 2 tuned 1 1 native 4 4'
wrong 1 "$no_line" 'own'
wrong 1 "$no_line" 'job 3 2 1'
wrong 1 "$no_line" 'work 3 2 4'
wrong 2 "$no_line" 'job 3 2 4
bcast 64 2 tuned 1 1 native 4'
wrong 2 "$no_line" 'job 3 2 4
bcast 64 2 tuned 1 1 native 4 4 4'
wrong 2 "$no_line" 'job 3 2 4
bcast 64 2 tuned 1 0 native 4 4'
wrong 3 'the same twice' 'job 3 2 4
bcast 64 1 tuned 1 native 4
bcast 64 1 tuned 1 native 4'
wrong 4 "no figures of it with the machine's library" 'job 3 2 4
bcast 64 1 tuned 1 native 4
own
bcast 65 1 tuned 1 native 4'
wrong 1 'there are no figures' 'job 3 2 4'
