#!/bin/sh
# leave_out.sh PROGRAM - two jobs of one cluster, in which different algorithms are
# fastest, choose for each other; and bad input.
set -eu
program=$1
work=$(mktemp -d "${TMPDIR:-/tmp}/left-out-XXXXXX")
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() {
    echo "leave_out: $1" >&2
    exit 1
}

# job DIR RANKS: its cluster file, and a journal without samples
job() {
    mkdir -p "$1"
    {
        echo 'name: two'
        echo 'switches: [s]'
        echo 'hosts: [{names: [a, b], switch: s, bandwidth: 1 Gbit/s}]'
        echo "ranks: $2"
    } >"$1/cluster.yaml"
    {
        echo '# colltune measurements 3: ranks=2 cluster=two:0 mechanism=barrier timer=own'
        echo 'collective,algorithm,setting,bytes,mechanism,race,batch,warm_s,seconds'
    } >"$1/measurements.csv"
}

# took DIR COLLECTIVE BYTES ALGORITHM SECONDS: three samples
took() {
    echo "$2,$2_$4,,$3,barrier,1,0,0,$5;$5;$5" >>"$1/measurements.csv"
}

job two '[a, b]'
job two/jobs/back '[b, a]'
for dir in two two/jobs/back; do
    took $dir alltoall 1 native 0.008
    took $dir alltoall 1 ring 0.004
    for name in native ring bruck pair; do
        took $dir allgather 1 $name 0.004
    done
done
took two alltoall 1 bruck 0.001
took two alltoall 1 pair 0.002
took two/jobs/back alltoall 1 bruck 0.002
took two/jobs/back alltoall 1 pair 0.001
: "no other job timed it: native"
took two alltoall 64 native 0.002
for name in ring bruck pair; do
    took two alltoall 64 $name 0.001
done

"$program" leave_out --collectives reduce,alltoall two >printed
cat >wanted <<'TABLE'
two: 3 cells
                                                         loss   90 % behind slower   gain  raced
always native                                           404.0    700  404.0    0.0   1.00   1.00
the like job's choice                                   100.0    100  100.0    0.0   2.52   1.00
the same, native where it gained less than 1.15         100.0    100  100.0    0.0   2.52   1.00
the like job's choice and native, raced                 100.0    100  100.0    0.0   2.52   1.67
its two best algorithms and native, raced                26.0     74   26.0    0.0   4.00   2.33
its choice, one of a size beside, and native, raced     100.0    100  100.0    0.0   2.52   1.67
the same, without native if it took four times as long  100.0    100  100.0    0.0   2.52   1.00
TABLE
diff wanted printed || fail 'another table'
[ "$("$program" leave_out two | head -1)" = 'two: 5 cells' ] || fail 'not five cells'

says() {
    if "$program" leave_out "$1" >printed 2>said; then fail "$1 was taken"; fi
    grep -q "$2" said || fail "said: $(cat said)"
}
says nowhere 'nowhere/cluster.yaml'
says two/jobs/back 'two/jobs/back has no jobs besides its own'
