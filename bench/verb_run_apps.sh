# verb_run_apps.sh - bench run_apps: the programs of bench/apps on the lab of a cluster
# file, with MPICH's own collectives and with the tuned library, in turn.
# shellcheck shell=sh
# shellcheck disable=SC2034,SC2154 # used and set by bench/bench

# Each with what it is given.
apps='fourier_transform 512 10
grid_transform 512 10
integer_sort 65536 10
least_squares 1024 3
n_body 64 50'
if [ -n "$only" ]; then
    apps=$(for name in $(echo "$only" | tr , ' '); do
        echo "$apps" | grep "^$name " || fail 2 "no such program: $name"
    done) || exit 2
fi
open_folder "$1"
[ -z "$is_simulated" ] ||
    fail 2 "$folder was tuned in a simulation, not on the lab"
result_file "apps-$lab" "$out" .txt
begin
make_lab
nranks=${ranks:-$(wc -l <"$labs/$lab/ranks")}
limit=600

# What the library says of calls that it was tuned for, but did not run: the
# job is not the one that was tuned. A program that splits its ranks also calls
# in parts that nobody tuned.
is_native() {
    grep -E "native: ($(
        [ "$1" = grid_transform ] || echo 'process count|placement|'
    )MPI library|tuned in|set-up)" "$2"
}

# launch native|tuned PROGRAM ARGUMENT...: its line to the file $work/lines
launch() {
    side=$1 program=$2
    shift 2
    before=
    [ "$side" = native ] || before=$(with_library "$library")
    code=0
    # shellcheck disable=SC2086 # words of a command
    run "$work/out" "$here/../lab/run" "$lab" -n "$nranks" $before \
        "$bin/$program" "$@" || code=$?
    [ $code = 0 ] || fail 1 "$program, $side: exit code $code:
$(tail -n 5 "$work/out" "$work/log")"
    if [ "$side" = tuned ] && reason=$(is_native "$program" "$work/log"); then
        fail 1 "$program: the library does not do what was tuned:
$reason"
    fi
    sed "s/^/$side /" "$work/out" >>"$work/lines"
    say "$(tail -n 1 "$work/lines")"
}

# Native first, tuned first, and so on.
launch_all() {
    number=1
    while [ $number -le "$launches" ]; do
        order='native tuned'
        [ $((number % 2)) = 1 ] || order='tuned native'
        while read -r program arguments; do
            for side in $order; do
                # shellcheck disable=SC2086
                launch "$side" "$program" $arguments
            done
        done <"$work/programs"
        number=$((number + 1))
    done
}

echo "$apps" >"$work/programs"
launch_all
"$figures" run_apps_table <"$work/lines" >"$work/figures" || exit 1
cat - "$work/figures" <<END >"$work/table"
$lab, $date: $nranks ranks, launches of each program: $launches
$(machine_words)
$line

Median of the launches (lowest-highest), of the slowest rank. Results were
verified in every launch.

END
cp "$work/table" "$result.txt"
cat "$result.txt"
say "written: $result.txt"
