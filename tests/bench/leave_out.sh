#!/bin/sh
# leave_out.sh PROGRAM - two jobs of one cluster, in which the same algorithms are fastest
# in an all-to-all and others in an allgather, choose for each other; and bad input.
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
        echo 'hosts: [{names: [a, b, c, d], switch: s, bandwidth: 1 Gbit/s}]'
        echo "ranks: $2"
    } >"$1/cluster.yaml"
    {
        echo '# colltune measurements 3: ranks=4 cluster=two:0 mechanism=barrier timer=own'
        echo 'collective,algorithm,setting,bytes,mechanism,race,batch,warm_s,seconds'
    } >"$1/measurements.csv"
}

# took DIR COLLECTIVE BYTES ALGORITHM SECONDS: three samples
took() {
    case $4 in
    ring) setting=segment_bytes=0 ;;
    spread) setting=window=0 ;;
    *) setting= ;;
    esac
    echo "$2,$2_$4,$setting,$3,barrier,1,0,0,$5;$5;$5" >>"$1/measurements.csv"
}

job two '[a, b, c, d]'
job two/jobs/back '[d, c, b, a]'
for dir in two two/jobs/back; do
    for bytes in 1 64 2048 4096 16384 131072; do
        took $dir alltoall $bytes native 0.016
        took $dir alltoall $bytes ring 0.008
        took $dir alltoall $bytes bruck 0.004
        took $dir alltoall $bytes pair 0.002
        took $dir alltoall $bytes nobody_knows 0.001
    done
    for name in native spread ring; do
        took $dir allgather 1 $name 0.008
    done
    took $dir reduce 1 native 0.001
done
took two allgather 1 bruck 0.001
took two/jobs/back allgather 1 bruck 0.032

# two jobs inside a host, where posts are fastest
job solo '[a, a, a, a]'
job solo/jobs/others '[b, b, b, b]'
for dir in solo solo/jobs/others; do
    for bytes in 1 64 2048 4096 16384 131072; do
        took $dir allgather $bytes native 0.016
        took $dir allgather $bytes ring 0.008
        took $dir allgather $bytes bruck 0.004
        took $dir allgather $bytes spread 0.009
        took $dir allgather $bytes shared 0.001
    done
done

"$program" leave_out two >printed
[ "$(sed -n 2p printed)" = 'each job from the others: 14 cells' ] ||
    fail "not 14 cells: $(sed -n 2p printed)"
[ "$(grep -c ': [0-9]* cells$' printed)" -eq 5 ] || fail 'not five tables'
[ "$(grep -c ': 0 cells$' printed)" -eq 2 ] || fail 'there are jobs of fewer ranks'

# expect TABLE COLLECTIVE RULE LOSS [FOLDER]: in per cent, in the table whose title begins so
expect() {
    found=$("$program" leave_out --collectives "reduce,$2" "${5:-two}" | sed -n "/^$1/,/^measured/p" |
        grep -m 1 "^$3" | awk '{ print $(NF - 5) }')
    [ "$found" = "$4" ] || fail "$1, $2, $3: $found, not $4"
}
# the fastest, of which nobody knows what it plans, is not chosen
for table in 'each job from the others' 'seven sizes' 'the sizes of each'; do
    expect "$table" alltoall 'always native' 1500.0
    expect "$table" alltoall 'the choice of the nearest' 100.0
    expect "$table" alltoall 'with residuals' 100.0
    expect "$table" alltoall 'its two best' 100.0
done
# what is fastest in one job is slowest in the other
expect 'each job from the others' allgather 'the choice of the nearest' 465.7
expect 'each job from the others' allgather 'its best algorithm and native, raced' 182.8
# what posts is counted, so it is chosen
expect 'each job from the others' allgather 'with residuals' 0.0 solo

# a picture of the cells of the first table: each has native and a fastest
"$program" leave_out --picture picture.svg two >printed
[ "$(grep -o 'M[0-9]* [0-9]*h0' picture.svg | wc -l)" -gt 14 ] || fail 'no dots'
grep -q 'half lie within a factor of [0-9.]* of the diagonal' picture.svg || fail 'no description'
# one coefficient after the other is wrong
"$program" leave_out --wrong-by 3 two >printed
grep -q '^loss, raced, if a coefficient is too small, too large by 3; right [0-9.]*$' printed ||
    fail 'no right model'
[ "$(grep -c '^[a-z_]*  *[0-9.]*  *[0-9.]*$' printed)" -eq 26 ] || fail 'not all coefficients'

# the jobs of one program that has room for two: alone, or as parts that call at the same time
job pair '[a, b, c, d]'
job pair/jobs/half '[a, b]'
job pair/jobs/halves '[a, b, c, d]'
echo 'parts: 2' >>pair/jobs/halves/cluster.yaml
for dir in pair pair/jobs/half pair/jobs/halves; do
    for bytes in 1 4096 131072; do
        took $dir alltoall $bytes native 0.016
        took $dir alltoall $bytes ring 0.008
        took $dir alltoall $bytes bruck 0.004
        took $dir alltoall $bytes pair 0.002
    done
done
"$program" leave_out --beside pair >printed
[ "$(sed -n '4,$p' printed | awk '{ print $(NF - 5), $(NF - 2) }' | sort -u)" = '3 3' ] ||
    fail "not 3 cells in parts and 3 alone: $(cat printed)"
[ "$(wc -l <printed)" -eq 7 ] || fail "not four rules: $(cat printed)"

says() {
    if "$program" leave_out "$1" >printed 2>said; then fail "$1 was taken"; fi
    grep -q "$2" said || fail "said: $(cat said)"
}
says nowhere 'nowhere/cluster.yaml'
says two/jobs/back 'two/jobs/back has no folder jobs/ with other jobs'
