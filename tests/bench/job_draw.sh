#!/bin/sh
# job_draw.sh PROGRAM - the jobs that bench jobs draws, by name: of places in
# any order, the same for the same seed; and what cannot be drawn.
set -eu
program=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "job_draw: $1" >&2
    exit 1
}

# cluster RANKS: its file
cluster() {
    cat <<END >"$work/cluster.yaml"
name: drawn
switches: [s]
hosts:
  - {names: "n[0-3]", switch: s, bandwidth: 100 Mbit/s}
ranks: [$1]
END
}

# draw [SEED]
draw() {
    "$program" job_draw "$work/cluster.yaml" "$@"
}

cluster 'n3, n0, n3, n1'
[ "$(draw)" = n3,n0,n3,n1 ] || fail "the places: $(draw)"
drawn=''
for seed in 1 2 3 4 5 6 7 8; do
    job=$(draw $seed)
    [ "$job" = "$(draw $seed)" ] ||
        fail "seed $seed draws another job the second time: $job"
    # no host has more ranks than places, and there are two hosts
    echo "$job" | tr , '\n' | sort | uniq -c | awk '
        $1 > ($2 == "n3" ? 2 : 1) { bad = 1 }
        $2 !~ /^n[013]$/ { bad = 1 }
        END { exit bad || NR < 2 }' || fail "seed $seed draws $job"
    drawn="$drawn$job
"
done
[ "$(printf '%s' "$drawn" | sort -u | wc -l)" -ge 4 ] ||
    fail "the same jobs all the time: $drawn"

# wrong WORDS [SEED]: refused
wrong() {
    words=$1
    shift
    code=0
    said=$(draw "$@" 2>&1) || code=$?
    [ $code = 2 ] || fail "exit code $code: $*"
    [ "$said" = "bench job_draw: $words" ] || fail "said: $said"
}
wrong 'not a seed: x' x
wrong 'not a seed: 1x' 1x
cluster 'n0, n0'
wrong 'a job needs two hosts' 1
