#!/bin/sh
# profile.sh MPIEXEC PRELOAD PROFILED-CALLS SOME-CALLS SESSIONS THREADS - the
# file of COLLTUNE_REPORT: calls, bytes and savings are exact, times plausible,
# and no rank waits for one that does not come. PRELOAD is tuned for 2 ranks.
set -eu
mpiexec=$1 preload=$2 profiled=$3 some_calls=$4 sessions=$5 threads=$6
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
csv=$work/report.csv

fail() {
    echo "FAILED: $*"
    cat "$work"/*
    exit 1
}

# run ARGUMENT...: mpiexec with these; sets seconds, rounded up
run() {
    rm -f "$csv"
    began=$(date +%s)
    timeout 300 "$mpiexec" -genv LD_PRELOAD "$preload" \
        -genv COLLTUNE_REPORT "$csv" "$@" >"$work/said" 2>&1 ||
        fail "exit code $?: $*"
    seconds=$(($(date +%s) - began + 1))
    [ -f "$csv" ] || fail "no file: $*"
    grep -q "^# $ranks\$" "$csv" || fail "not: $ranks"
    is_plausible || fail "times: $*"
}

# is_plausible: each time is above 0 and within the run's
is_plausible() {
    awk -F , -v seconds="$seconds" '
        /^#/ || /^collective,/ { next }
        NF != 17 { gsub(/"[^"]*"/, ""); if (NF != 17) bad = 1 }
        $10 < 0 || $11 < $10 / $5 - 1e-8 || $11 > $10 || $11 > seconds { bad = 1 }
        { longest += $11; lines++ }
        END { exit bad || lines == 0 || longest > seconds * '"$nranks"' }' "$csv"
}

# sums: collective, calls and bytes over its lines; fails if a line took no time
sums() {
    awk -F , '
        /^#/ || /^collective,/ { next }
        { gsub(/"[^"]*"/, "") }
        $10 <= 0 { print "no time: " $0 }
        { calls[$1] += $6; bytes[$1] += $7 }
        END { for (name in calls) print name, calls[name], bytes[name] }' "$csv" |
        sort
}

# known CALLS BYTES-OF-A-BLOCK RANKS: what sums prints, of collectives that are
# there: two calls of each rank
known() {
    awk -v calls="$1" -v block="$2" -v p="$3" -v q="$4" '{
        blocks = p
        if ($1 ~ /^(alltoall|reduce_scatter)/) blocks = p * p
        if ($1 == "bcast") blocks = q
        if ($1 ~ /^scatter/) blocks = p * q
        if ($1 == "barrier") blocks = 0
        print $1, calls, 2 * block * blocks }' |
        sort
}

# expect CALLS RANKS: all collectives, of `RANKS` ranks
expect() {
    sums >"$work/sums"
    known "$1" 12 "$2" 1 <"$work/sums" >"$work/known"
    cmp -s "$work/sums" "$work/known" || fail 'calls and bytes differ'
    [ "$(wc -l <"$work/sums")" -eq 16 ] || fail 'collectives are missing'
}

: "all ranks"
nranks=2 ranks="Sums over all 2 ranks."
run -n 2 "$profiled" all
expect 4 2

: "what choices save, by the figures of tuned_job.c"
run -n 2 "$some_calls"
# line PATTERN: it is there, of the tuned job
line() {
    grep -q "^$1,,,,\$" "$csv" || fail "no line: $1"
}
time='[0-9.]*,[0-9.]*'
# saves SHARE LINE: so much of the time that the calls took, as they took less
# than the figures
saves() {
    line "$2"
    awk -F , -v share="$1" -v beginning="${2%%,,*}" '
        index($0, beginning) == 1 {
            found = 1
            difference = $12 - share * $10
            bad = difference > 1e-8 || difference < -1e-8
        }
        END { exit bad || !found }' "$csv" || fail "saves not $1 of its time: $2"
}
saves 2 "alltoall,alltoall_bruck,,,2,2,16,4,4,$time,[0-9.]*,2"
saves 0.142857143 "alltoall,alltoall_ring,segment_bytes=0,,2,4,3200,400,400,$time,[0-9.]*,4"
line "alltoall,native,,\"the tuned choice\",2,2,800,200,200,$time,0.000000000,2"
line "allgather,allgather_bruck,,,2,6,24,4,4,$time,-0.000000030,6"
line "allgather,native,,\"algorithm does not apply\",2,2,56,,,$time,,0"
line "allgather,allgather_ring,segment_bytes=4096,,2,2,10000,5000,5000,$time,,0"
line "allreduce,native,,\"no bytes\",2,2,0,,,$time,,0"

: "forced: the tuning has no figures"
run -genv COLLTUNE_FORCE alltoall:bruck -n 2 "$some_calls"
line "alltoall,alltoall_bruck,,,2,8,4016,4,400,$time,,0"

: "rank 0 only: switched off, another job, or no one else to ask"
nranks=1 ranks="Of rank 0 only."
run -genv COLLTUNE off -n 2 "$profiled" all
sums >"$work/off"
grep -q '^alltoall 2 48$' "$work/off" || fail 'switched off: alltoall'
! grep -q 'no time' "$work/off" || fail 'switched off: a call took no time'
line "allreduce,native,,\"switched off by COLLTUNE\",1,2,24,,,$time,,0"
run -n 3 "$profiled" all
line "allreduce,native,,\"process count not tuned\",1,2,24,,,$time,,0"
run -n 2 "$profiled" alone
expect 2 1
run -n 1 "$some_calls" : -n 1 -env COLLTUNE_REPORT 0 "$some_calls"
run -n 2 "$sessions"
line "allreduce,allreduce_recursive_doubling,,,1,12,.*"
run -n 2 "$threads"

: "a call within a call is counted, its time is the outer one's"
run -n 2 "$profiled" nested
line 'allreduce,native,,"wrong arguments",1,1,0,,,[0-9.]*[1-9][0-9.]*,[0-9.]*,,0'
line 'allreduce,native,,"process count not tuned",1,1,12,,,0.000000000,0.000000000,,0'

: "a file that cannot be written"
"$mpiexec" -genv LD_PRELOAD "$preload" \
    -genv COLLTUNE_REPORT "$work/none/report.csv" -n 2 "$some_calls" \
    >"$work/said" 2>&1 || fail 'a file that cannot be written: exit code'
[ "$(grep -c "^colltune: COLLTUNE_REPORT=$work/none/report.csv: " "$work/said")" = 1 ] ||
    fail 'does not say that it cannot write'
