#!/bin/sh
# job_draw.sh PROGRAM - the jobs that bench/jobs draws, by name: of places in
# any order, the same for the same seed; and what cannot be drawn.
set -eu
program=$1
places='n3
n0
n3
n1'

fail() {
    echo "job_draw: $1" >&2
    exit 1
}

drawn=''
for seed in 1 2 3 4 5 6 7 8; do
    job=$(echo "$places" | "$program" $seed)
    [ "$job" = "$(echo "$places" | "$program" $seed)" ] ||
        fail "seed $seed draws another job the second time: $job"
    # no host has more ranks than places, and there are two hosts
    echo "$job" | sort | uniq -c | awk '
        $1 > ($2 == "n3" ? 2 : 1) { bad = 1 }
        $2 !~ /^n[013]$/ { bad = 1 }
        END { exit bad || NR < 2 }' || fail "seed $seed draws $job"
    drawn="$drawn$(echo "$job" | paste -s -d ,)
"
done
[ "$(printf '%s' "$drawn" | sort -u | wc -l)" -ge 4 ] ||
    fail "the same jobs all the time: $drawn"

# wrong WORDS PLACES SEED...: refused
wrong() {
    words=$1 given=$2
    shift 2
    code=0
    said=$(printf '%b' "$given" | "$program" "$@" 2>&1) || code=$?
    [ $code = 2 ] || fail "exit code $code: $*"
    [ "$said" = "job_draw: $words" ] || fail "said: $said"
}
wrong 'usage: job_draw SEED <PLACES' 'n0\nn1\n'
wrong 'usage: job_draw SEED <PLACES' 'n0\nn1\n' x
wrong 'usage: job_draw SEED <PLACES' 'n0\nn1\n' 1 2
wrong 'a job needs two hosts' 'n0\nn0\n' 1
wrong 'a job needs two hosts' '' 1
wrong 'not a line with the name of a host' 'n0\n\nn1\n' 1
