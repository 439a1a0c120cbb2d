# verb_run_apps.sh - bench run_apps: programs that know nothing of colltune, with
# MPICH's own collectives and with the tuned library, in turn, on the lab of a cluster
# file or on this machine. Our own are built from bench/apps/PROGRAM.c and time their
# collectives themselves. bench/apps/PROGRAM.sh tells how a program from elsewhere is
# run: the library times its collectives on both sides.
# shellcheck shell=sh
# shellcheck disable=SC2034,SC2154 # used and set by bench/bench

# Our own, each with what it is given.
own='fourier_transform 512 10
grid_transform 512 10
fourier_cube 64 5
integer_sort 65536 10
least_squares 1024 3
conjugate_gradient 48 3
n_body 64 50'
apps=$here/apps
here_alone=$local

# script_of NAME: the file that tells how a program from elsewhere is run
script_of() {
    case $1 in
    */*) echo "$1" ;;
    *) echo "$apps/$1.sh" ;;
    esac
}

# program_of NAME: without the folder and ending of a file
program_of() {
    basename "$1" .sh
}

names=${only:-$(echo "$own" | cut -d' ' -f1 | tr '\n' ,)}
for name in $(echo "$names" | tr , ' '); do
    echo "$own" | grep -q "^$name " || [ -f "$(script_of "$name")" ] ||
        fail 2 "no such program: $name"
done
open_folder "$1"
[ -z "$is_simulated" ] ||
    fail 2 "$folder was tuned in a simulation, not by measuring"
result_file "apps-$lab" "$out" .txt
begin
if [ -n "$here_alone" ]; then
    find_mpiexec
    nranks=${ranks:-$(nproc)}
else
    make_lab
    nranks=${ranks:-$(wc -l <"$labs/$lab/ranks")}
fi
limit=600

# What the library says of calls that it was tuned for, but did not run: the
# job is not the one that was tuned. A program that splits its ranks also calls
# in parts that nobody tuned.
is_native() {
    grep -E "native: ($(
        [ "$1" = grid_transform ] || echo 'process count|placement|'
    )MPI library|tuned in|set-up)" "$2"
}

# run_ranks WORD...: run a program on all ranks, its output to $work/out
run_ranks() {
    if [ -n "$here_alone" ]; then
        run "$work/out" "$mpiexec" -n "$nranks" "$@"
    else
        run "$work/out" "$here/../lab/run" "$lab" -n "$nranks" "$@"
    fi
}

ended_well() {
    [ "$1" = 0 ] || fail 1 "$2, $3: exit code $1:
$(tail -n 5 "$work/out" "$work/log")"
}

# launch_own SIDE PROGRAM ARGUMENT...
launch_own() {
    side=$1 program=$2
    shift 2
    before=
    [ "$side" = native ] || before=$(with_library "$library")
    code=0
    # shellcheck disable=SC2086 # words of a command
    run_ranks $before "$bin/$program" "$@" || code=$?
    ended_well $code "$program" "$side"
    if [ "$side" = tuned ] && reason=$(is_native "$program" "$work/log"); then
        fail 1 "$program: the library does not do what was tuned:
$reason"
    fi
    sed "s/^/$side /" "$work/out" >>"$work/lines"
}

# seconds_of FILE: of collectives, the mean of the ranks, from a report of the library
seconds_of() {
    awk -F, '/^#/ { next }
        !column { for (i = 1; i <= NF; i++) at[$i] = i; column = 1; next }
        { if ($at["ranks"] > most) most = $at["ranks"]; sum += $at["time_s"] }
        END { printf "%.6f", most ? sum / most : 0 }' "$1"
}

# launch_other SIDE PROGRAM: natively, too, the library times the calls, which it
# passes on
launch_other() {
    side=$1 program=$2
    forced=
    [ "$side" = tuned ] || forced=$all_native
    rm -f "$work/report"
    code=0
    from=$(date +%s.%N)
    # shellcheck disable=SC2086 # words of a command
    (cd "$work/$program" && run_ranks env $variables LD_PRELOAD="$library" COLLTUNE=on \
        COLLTUNE_FORCE="$forced" COLLTUNE_REPORT="$work/report" $words) || code=$?
    until=$(date +%s.%N)
    ended_well $code "$program" "$side"
    found=$(cd "$work/$program" && outcome "$work/out")
    [ -n "$found" ] || ended_well "$code, without a result" "$program" "$side"
    if [ -f "$work/$program.result" ] && [ "$found" != "$(cat "$work/$program.result")" ]; then
        fail 1 "$program, $side: $found, where it was $(cat "$work/$program.result")"
    fi
    echo "$found" >"$work/$program.result"
    [ -s "$work/report" ] || fail 1 "$program, $side: it ended without MPI_Finalize"
    echo "$side $program: $nranks ranks, $arguments: $found, in collectives $(
        seconds_of "$work/report"
    ) of $(echo "$until $from" | awk '{ printf "%.6f", $1 - $2 }') s" >>"$work/lines"
}

# launch SIDE PROGRAM: its line to the file $work/lines
launch() {
    # shellcheck disable=SC2046 # words of a command
    if echo "$own" | grep -q "^$2 "; then
        launch_own "$1" $(echo "$own" | grep "^$2 ")
    else
        # shellcheck source=/dev/null
        . "$(script_of "$2")"
        launch_other "$1" "$(program_of "$2")"
    fi
    say "$(tail -n 1 "$work/lines")"
}

# Native first, tuned first, and so on.
launch_all() {
    number=1
    while [ $number -le "$launches" ]; do
        order='native tuned'
        [ $((number % 2)) = 1 ] || order='tuned native'
        for name in $(echo "$names" | tr , ' '); do
            for side in $order; do
                launch "$side" "$name"
            done
        done
        number=$((number + 1))
    done
}

all_native=$("$colltune" algorithms --csv |
    awk -F, 'NR > 1 && !seen[$1]++ { printf "%s%s:native", n++ ? "," : "", $1 }')
for name in $(echo "$names" | tr , ' '); do
    script=$(script_of "$name")
    [ -f "$script" ] || continue
    # shellcheck source=/dev/null
    . "$script"
    for needed in $files; do
        [ -e "$needed" ] || fail 1 "$name needs $needed: $(sed -n '1,/^# shell/s/^# *//p' "$script" | grep -v shellcheck)"
    done
    mkdir "$work/$(program_of "$name")"
    (cd "$work/$(program_of "$name")" && prepare) || fail 1 "$name cannot be prepared"
done
launch_all
"$figures" run_apps_table <"$work/lines" >"$work/figures" || exit 1
cat - "$work/figures" <<END >"$work/table"
$lab, $date: $nranks ranks, launches of each program: $launches
$(machine_words)
$line

Median of the launches (lowest-highest): of our own programs, the slowest rank; of
others, collectives as the mean of the ranks, and all from launch to end. Results were
verified in every launch, and of others are the same natively and tuned.

END
cp "$work/table" "$result.txt"
cat "$result.txt"
say "written: $result.txt"
