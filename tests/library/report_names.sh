#!/bin/sh
# report_names.sh MPIEXEC PRELOAD PROGRAM - COLLTUNE_REPORT names a file by job, host, program
# and time; reports of jobs that end at the same time follow one another in one file.
set -eu
mpiexec=$1 preload=$2 program=$3
work=$(mktemp -d)
trap 'wait; rm -rf "$work"' EXIT
cd "$work"
unset SLURM_JOB_ID PBS_JOBID LSB_JOBID FLUX_JOB_ID

fail() {
    echo "FAILED: $*"
    ls
    head -n 50 -- *
    exit 1
}

# run NAME [SWITCH...]
run() {
    name=$1
    shift
    timeout -k 5 60 "$mpiexec" -genv LD_PRELOAD "$preload" -genv COLLTUNE_REPORT "$name" "$@" \
        -n 2 "$program" >said 2>errors || fail "$name: ends with $?"
    [ ! -s errors ] || fail "$name: messages"
}
host=$(uname -n)
called=${program##*/}

run "$work/%p-%j@%h.csv" -genv SLURM_JOB_ID 77
[ -f "$called-77@$host.csv" ] || fail 'no file by program, job and host'
run "$work/%%-%x-%j" -genv PBS_JOBID '78[1].host/a' -genv LSB_JOBID 1
[ -f '%-%x-78[1].host_a' ] || fail 'a percent sign, or what nothing stands for'
run "$work/at-%t.csv"
find . -name 'at-20[0-9][0-9][0-9][0-9][0-9][0-9]T[0-9][0-9][0-9][0-9][0-9][0-9]Z.csv' |
    grep -q . || fail 'no file by time'
run "$work/pid-%j"
find . -name 'pid-[1-9]*' | grep -q . || fail 'no file by the number of a process'

for fact in program: job: host: ended: seconds:; do
    grep -q "^# $fact ." "$called-77@$host.csv" || fail "no $fact"
done
grep -q '^# seconds: [0-9.]*[1-9]' "$called-77@$host.csv" || fail 'no time'

# one after the other: without % the file is replaced
for i in 1 2; do
    run "$work/one.csv"
    run "$work/all-%%.csv"
done
[ "$(grep -c '^# colltune report' one.csv)" = 1 ] || fail 'not replaced'
[ "$(grep -c '^# colltune report' all-%.csv)" = 2 ] || fail 'not appended'

# at the same time
for i in 1 2 3 4 5 6; do
    "$mpiexec" -genv LD_PRELOAD "$preload" -genv COLLTUNE_REPORT "$work/many-%h.csv" \
        -n 1 "$program" >"said$i" 2>&1 &
done
wait
awk '/^# colltune report/ { if (is_inside) exit 1; is_inside = 1; n++ }
     { if (!is_inside) exit 1 }
     /^# end of the report$/ { is_inside = 0 }
     END { exit n != 6 || is_inside }' "many-$host.csv" || fail 'reports are mixed'

# what cannot be appended to
"$mpiexec" -genv LD_PRELOAD "$preload" -genv COLLTUNE_REPORT "$work/none/%j" -n 1 "$program" \
    >said 2>&1 || fail 'exit code'
grep -q "^colltune: COLLTUNE_REPORT=$work/none/%j: cannot write $work/none/" said ||
    fail 'does not say that it cannot write'
