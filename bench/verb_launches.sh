# verb_launches.sh - bench cost, overhead, start and windows: a program on this machine that
# times calls, launched several times, without libraries and with them in turn.
# shellcheck shell=sh
# shellcheck disable=SC2154 # set by bench/bench

case $verb in
cost) name=call_cost ;;
overhead) name=overhead_calls ;;
start) name=start_time ;;
windows) name=window_gains ;;
esac
program=${program:-$bin/$name}
[ -x "$program" ] ||
    fail 2 "there is no $program: build, or name it by --program"
for library; do
    [ -f "$library" ] || fail 2 "there is no $library"
done
find_mpiexec

# launch FRONT LIBRARIES RANKS WORD...: what the program prints, FRONT before each
# line
launch() {
    front=$1 libraries=$2 nranks=$3
    shift 3
    # the launcher may be several words
    # shellcheck disable=SC2086
    lines=$(${launcher:-$mpiexec} -n "$nranks" env LD_PRELOAD="$libraries" \
        COLLTUNE_REPORT=0 "$program" "$@") ||
        fail 1 "$name failed with ${libraries:-no library}"
    printf '%s\n' "$lines" | sed "s/^/$front/"
}

# cost_round LIBRARY...
cost_round() {
    for nranks in 1 2; do
        launch '0 ' '' "$nranks" "$seconds"
        column=0
        for library; do
            column=$((column + 1))
            launch "$column " "$library" "$nranks" "$seconds"
        done
    done
}

overhead_round() {
    launch '' '' "$ranks" "$seconds" "$largest"
}

# start_round LIBRARY
start_round() {
    launch 'without ' "$preload" "$ranks"
    launch 'with ' "$preload${preload:+:}$(readlink -f "$1")" "$ranks"
}

# windows_round LIBRARY: the second program has its own runner, and no library
windows_round() {
    gains=$program
    launch 'gain ' "$(readlink -f "$1")" "$ranks" "$seconds" "$largest"
    program=${gains%/*}/window_overhead
    launch 'hand ' '' "$ranks" "$seconds"
    program=$gains
}

measure() {
    round=0
    while [ $round -lt "$launches" ]; do
        "${verb}_round" "$@" || return 1
        round=$((round + 1))
    done
}

samples=$(measure "$@") || exit 1
printf '%s\n' "$samples" | "$figures" "${verb}_table" $#
