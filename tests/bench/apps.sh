#!/bin/sh
# apps.sh MPIEXEC BIN YIELD LIBRARY RANKS SPOILED - the programs of bench/apps,
# small: right with the MPI library's own collectives and with a tuned library
# that runs their main one, wrong if that gives wrong data.
set -eu
mpiexec=$1 bin=$2 yield=$3 library=$4 ranks=$5 spoiled=$6
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "FAILED: $*"
    cat "$work"/*
    exit 1
}

# run CODE PRELOAD PROGRAM ARGUMENT...: ends with this code
run() {
    wanted=$1 preload=$2
    shift 2
    code=0
    timeout 300 "$mpiexec" -genv LD_PRELOAD "$preload" -genv COLLTUNE_REPORT 1 \
        -n "$ranks" "$@" >"$work/out" 2>"$work/log" || code=$?
    [ $code = "$wanted" ] || fail "exit code $code, not $wanted: $*"
}

# prints REGEX
prints() {
    grep -qE "$1" "$work/out" || fail "does not print: $1"
}

# try COLLECTIVE WORDS PROGRAM ARGUMENT...
try() {
    collective=$1 words=$2 name=$3
    shift 3
    line="^$name: $ranks ranks, [A-Z]+ $1, [A-Z]+ $2: $words, in collectives [0-9.]+ of [0-9.]+ s\$"
    run 0 "$yield" "$bin/$name" "$@"
    prints "$line"
    run 0 "$yield:$library" "$bin/$name" "$@"
    prints "$line"
    grep -q "^colltune:   [1-9][0-9]* ${collective}_" "$work/log" ||
        fail "$name: no tuned $collective"
    SPOILED=$collective run 1 "$yield:$spoiled" "$bin/$name" "$@"
    prints "^$name: .*(WRONG|NOT SORTED)"
}

number='[0-9]\.[0-9]e[-+][0-9]+'
try alltoall "right, error $number" fourier_transform 32 3
try alltoallv sorted integer_sort 3000 3
try alltoall "right, error $number" fourier_cube 16 2
try allreduce "right, [0-9]+ iterations, error $number" conjugate_gradient 6 2
try allgather "right, energy changed by $number" n_body 10 5
try allreduce "right, [0-9]+ iterations, error $number" least_squares 20 2
SPOILED=bcast run 1 "$yield:$spoiled" "$bin/least_squares" 20 2

: "in parts of the ranks, of which the library may know nothing"
line="^grid_transform: $ranks ranks, SIZE 32, ROUNDS 3: right, error $number, in collectives [0-9.]+ of [0-9.]+ s\$"
run 0 "$yield" "$bin/grid_transform" 32 3
prints "$line"
run 0 "$yield:$library" "$bin/grid_transform" 32 3
prints "$line"
grep -q "^colltune: alltoall: [1-9]" "$work/log" || fail "no alltoall is seen"
SPOILED=alltoall run 1 "$yield:$spoiled" "$bin/grid_transform" 32 3
prints '^grid_transform: .*WRONG'

[ "$ranks" = 2 ] || exit 0 # the rest once
: "sizes that no number of ranks divides, or less than the ranks"
ranks=3
run 0 "$yield" "$bin/fourier_transform" 1 1
run 0 "$yield" "$bin/fourier_transform" 2 1
run 0 "$yield" "$bin/grid_transform" 2 1
run 0 "$yield" "$bin/grid_transform" 16 1
run 0 "$yield" "$bin/least_squares" 1 1
run 0 "$yield" "$bin/least_squares" 13 1
run 0 "$yield" "$bin/fourier_cube" 2 1
run 0 "$yield" "$bin/conjugate_gradient" 1 1
run 0 "$yield" "$bin/conjugate_gradient" 5 1
run 0 "$yield" "$bin/n_body" 1 2
run 0 "$yield" "$bin/integer_sort" 1 1

: "wrong use"
for arguments in 12 '0 1' '32 x' '32 1 1'; do
    # shellcheck disable=SC2086
    run 2 "$yield" "$bin/fourier_transform" $arguments
    grep -q 'usage: fourier_transform .SIZE, a power of two, at most' "$work/log" ||
        fail "no usage: $arguments"
done
