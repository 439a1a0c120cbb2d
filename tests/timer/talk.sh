# talk.sh - to be sourced after drive.sh: talks to a timer of two ranks, or more.
# shellcheck shell=sh disable=SC2034

# a request for more memory than there is fails as it does elsewhere
export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1
cluster_file protocol

# a timer with generated routines, whatever they win
run 0 tune -q --collective allgather --budget 0.2 --out m protocol.yaml

ranks=2
parts=1
timer=m/build/timer

# talk REQUESTS: the answers are in file `answers`; ranks that share processors
# yield them
talk() {
    code=0
    preload=${LD_PRELOAD:-}
    [ "$ranks" -le 2 ] || preload=$YIELD:$preload
    printf '%s\n' "$1" |
        "$MPIEXEC" -genv LD_PRELOAD "$preload" -n "$ranks" "$timer" \
            --parts $parts >answers 2>said || code=$?
    all_end_within 60
}

# talk_well REQUESTS: it ends by itself
talk_well() {
    talk "$1"
    [ $code -eq 0 ] || fail "exit code $code: $(cat answers)"
}

# answered LINE REGEX
answered() {
    sed -n "$1p" answers | grep -qE "$2" ||
        fail "line $1 is not $2: $(cat answers)"
}

answered_lines() {
    [ "$(wc -l <answers)" -eq "$1" ] || fail "not $1 lines: $(cat answers)"
}

hex='[0-9a-f]{16}'
time='[0-9][0-9.e-]*'
