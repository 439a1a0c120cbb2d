#!/bin/sh
# missing.sh MPIEXEC PRELOAD PROGRAM [once] - the library, the last of PRELOAD, is
# missing on some ranks: the job ends, and one line says why, whichever ranks
# have it (once: rank 0).
set -eu
mpiexec=$1 preload=$2 program=$3
yield=${preload%%:*} # without the library
work=$(mktemp -d)
trap 'wait; rm -rf "$work"' EXIT

fail() {
    echo "FAILED: $*"
    cat "$file"
    exit 1
}

# ends FILE RANK RANKS ARGUMENT...: that job ends with an error, after RANK has
# said why
ends() {
    file=$work/$1 rank=$2 ranks=$3
    shift 3
    code=0
    timeout -k 5 200 "$mpiexec" -genv COLLTUNE_WAIT 1 "$@" >"$file" 2>&1 ||
        code=$?
    [ $code -ne 0 ] || fail "$file: ends with 0"
    [ $code -ne 124 ] || fail "$file: waits for ever"
    grep -q "^colltune: rank $rank of $ranks, on .*, has waited 1 seconds in MPI_Init for ranks that do not answer, so the job ends. .*library is not loaded" \
        "$file" || fail "$file: does not say why"
    [ "$(grep -c '^colltune: ' "$file")" = 1 ] || fail "$file: several lines"
    ! grep -q ', not ' "$file" || fail "$file: wrong results"
}

ends on_rank_0 0 2 -n 1 env LD_PRELOAD="$preload" "$program" : \
    -n 1 env LD_PRELOAD="$yield" "$program"
[ "${4:-}" != once ] || exit 0
ends on_rank_1 1 2 -n 1 env LD_PRELOAD="$yield" "$program" : \
    -n 1 env LD_PRELOAD="$preload" "$program" &
second=$!
ends on_rank_2 2 3 -n 2 env LD_PRELOAD="$yield" "$program" : \
    -n 1 env LD_PRELOAD="$preload" "$program" &
third=$!
ends off 0 2 -genv COLLTUNE off -n 1 env LD_PRELOAD="$preload" "$program" : \
    -n 1 env LD_PRELOAD="$yield" "$program"
wait $second
wait $third
