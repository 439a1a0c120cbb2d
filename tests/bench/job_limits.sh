#!/bin/sh
# job_limits.sh PROGRAM - what the cables allow the ranks of bench jobs, against
# figures worked by hand; and what is no cell of it.
set -eu
program=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "job_limits: $1" >&2
    exit 1
}

# 12.5 bytes per microsecond
cat >"$work/two.yaml" <<'END'
name: two
switches: [s]
hosts:
  - {names: "n[0-1]", switch: s, bandwidth: 100 Mbit/s}
ranks: {order: by-name, per_host: 2}
END
columns='kind,seed,hosts,ranks,collective,bytes,pairs,native_s,tuned_s,speedup'
columns=$columns,lower,upper,own_speedup,best_speedup

# cells LINE...: of the table for these cells, words one space apart
cells() {
    {
        echo $columns
        printf '%s\n' "$@"
    } >"$work/cells.csv"
    code=0
    said=$("$program" job_limits "$work/two.yaml" "$work/cells.csv" 2>&1) || code=$?
    said=$(printf '%s\n' "$said" | tr -s ' ')
}

# Seed 1's job has a rank on n0 and two on n1: two blocks each way. Seed 7's
# parts have a rank on each host, so a cable has a block of each part, or a
# vector. Seed 1's parts are within hosts: no cable limits them.
cells job,1,2,3,alltoall,8192,4,0.00262144,0.00131072,2,2,2,, \
    split,7,2,4,alltoall,8192,4,0.00262144,0.00174763,1.5,1.5,1.5,, \
    split,7,2,4,allreduce,8192,4,0.00524288,0.00524288,1,1,1,, \
    split,1,2,4,alltoall,8192,4,0.00262144,0.00262144,1,1,1,,
[ "$code" = 0 ] || fail "$said"
[ "$(echo "$said" | tail -n +2)" = 'job 8192 all 1 2.00 2.00 1.00
job 8192 alltoall 1 2.00 2.00 1.00
split 8192 all 2 1.22 2.83 0.43
split 8192 allreduce 1 1.00 4.00 0.25
split 8192 alltoall 1 1.50 2.00 0.75' ] || fail "$said"

for cell in "some,1,2,3,alltoall,8192,4,1,1,1,1,1,," \
    "job,1,2,3,some,8192,4,1,1,1,1,1,," \
    "job,1,2,3,alltoall,8192,4,0,1,1,1,1,,"; do
    cells "$cell"
    [ "$code" = 2 ] || fail "exit code $code: $cell"
    [ "$said" = "bench job_limits: $work/cells.csv:2: not a cell of bench jobs:\
 job or split, a collective, times above 0" ] || fail "said: $said"
done
code=0
said=$("$program" job_limits 2>&1) || code=$?
[ $code = 2 ] || fail "exit code $code without arguments"
[ "$said" = 'bench job_limits: an argument is missing: bench job_limits takes CLUSTER CSV; see bench job_limits --help' ] ||
    fail "said: $said"
