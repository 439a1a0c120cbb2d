#!/bin/sh
# moving_calls.sh MPIEXEC PRELOAD PROGRAM - reports and records of a program with a locale of
# decimal commas have points, and are where the program was when it called MPI_Init.
set -eu
mpiexec=$1 preload=$2 program=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/start 100%j" "$work/elsewhere"
cd "$work/start 100%j"

fail() {
    echo "FAILED: $*"
    ls -R "$work"
    head -n 50 said errors ./*.csv
    exit 1
}

command -v localedef >said || { echo 'skipped: no localedef' && exit 0; }
printf 'comment_char %%\nescape_char /\nLC_NUMERIC\ndecimal_point ","\nthousands_sep ""\ngrouping -1\nEND LC_NUMERIC\n' >commas
# it warns of the categories that are left out, and ends with 1
localedef -c --no-archive -i ./commas -f ANSI_X3.4-1968 "$work/commas" >said 2>&1 || :
[ -d "$work/commas" ] || { echo 'skipped: no locale can be made' && exit 0; }

# run SWITCH FILE
run() {
    code=0
    LOCPATH=$work LC_ALL=commas timeout -k 5 60 "$mpiexec" -genv LD_PRELOAD "$preload" \
        -genv "$1" "$2" -n 2 "$program" "$work/elsewhere" >said 2>errors || code=$?
    [ $code -eq 0 ] || fail "$1=$2: ends with $code"
}

run COLLTUNE_REPORT report.csv
run COLLTUNE_REPORT %p.csv
run COLLTUNE_RECORD record.yaml
[ -z "$(ls "$work/elsewhere")" ] || fail 'a file is where the program went'
grep -q '^# Recorded by colltune' record.yaml || fail 'no record'
for file in report.csv moving_calls.csv; do
    grep -q '^# seconds: [0-9]*\.[0-9]' "$file" || fail "$file: no decimal point"
    grep -v '^#' "$file" | sed 's/"[^"]*"//g' |
        awk -F, 'NF != 17 { exit 1 } END { exit NR < 3 }' || fail "$file: wrong fields"
done
run COLLTUNE_REPORT 1
grep -q '^colltune: .* [0-9]*\.[0-9]* .*allreduce' errors || fail 'printed without a point'
! grep -q '[0-9],[0-9]' errors || fail 'printed with a comma'
