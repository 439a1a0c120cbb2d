# drive.sh - for the scripts that run the command `colltune`: a folder of the
# test's own, exit codes, messages.
#
# The environment names COLLTUNE_BIN, COLLTUNE_MPICC (quick: not mpicc itself),
# FAKE_TIMER, SOURCE, MPIEXEC, CC, WARNINGS and SANITIZE (empty, or the sanitizers' flags); ctest sets it.
# shellcheck shell=sh

work=$(mktemp -d "${TMPDIR:-/tmp}/colltune-test-XXXXXX")
cd "$work" || exit 1

fail() {
    {
        echo "FAILED: $*"
        for file in printed said; do
            if [ -s "$work/$file" ]; then
                echo "-- $file:"
                cat "$work/$file"
            fi
        done
    } >&2
    exit 1
}

# Processes that have this test's folder in their command line.
ours() {
    pgrep -a -f "$work" || true
}

# Fails unless all of them end within $1 seconds.
all_end_within() {
    tries=$(($1 * 10))
    while [ -n "$(ours)" ]; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || fail "still running: $(ours)"
        sleep 0.1
    done
}

clean_up() {
    code=$?
    trap - EXIT
    left=$(ours)
    cd /
    rm -rf "$work"
    if [ -n "$left" ]; then
        echo "left running: $left"
        for pid in $(echo "$left" | cut -d ' ' -f 1); do
            kill -9 "$pid" || true
        done
        code=1
    fi
    exit $code
}
trap clean_up EXIT
trap 'exit 1' INT TERM

# run CODE ARGUMENT...: colltune, which must end with this exit code
run() {
    wanted=$1
    shift
    got=0
    "$COLLTUNE_BIN" "$@" >"$work/printed" 2>"$work/said" </dev/null || got=$?
    [ $got -eq "$wanted" ] || fail "colltune $*: exit code $got, not $wanted"
}

# Its last message is one line that contains $1.
says() {
    tail -n 1 "$work/said" | grep -qF -e "$1" || fail "does not say: $1"
}

# It wrote a line that contains $1 to standard error.
mentions() {
    grep -qF -e "$1" "$work/said" || fail "does not mention: $1"
}

# It wrote a line that matches $1 to standard output.
prints() {
    grep -q -e "$1" "$work/printed" || fail "does not print: $1"
}

# File $1 has a line that matches $2.
has() {
    grep -q -e "$2" "$1" || fail "$1 has no line $2: $(cat "$1")"
}

is_equal() {
    cmp "$1" "$2" || fail "$1 and $2 differ"
}

# Without what is different in each run that measures.
without_provenance() {
    keys='date\|duration\|command\|budget'
    sed -e '/^provenance,/d' -e "/^ \* \($keys\): /d" \
        -e "/^<dt>\($keys\)<dd>/d" "$1"
}

is_equal_but_for_provenance() {
    without_provenance "$1" >one_without
    without_provenance "$2" >other_without
    cmp one_without other_without || fail "$1 and $2 differ"
}

# The bytes of all files of a folder, and the times of those outside build/ and
# of the programs.
state_of() {
    find "$1" -type f ! -name '*.log' -exec cksum {} + | sort
    find "$1" -type f ! -path "$1/build/*" -exec stat -c '%y %n' {} + | sort
    find "$1/build" -type f -perm -100 -exec stat -c '%y %n' {} + | sort
}

# the MPI library does not free all of its memory
launcher=$MPIEXEC
[ -z "$SANITIZE" ] || launcher="$MPIEXEC -genv ASAN_OPTIONS detect_leaks=0"

# cluster_file NAME [LAUNCH]: NAME.yaml, two ranks on this machine
cluster_file() {
    cat >"$1.yaml" <<END
name: $1
hosts: [{names: here}]
ranks: {order: by-name, per_host: 2}
launch: "${2:-$launcher -n {ranks\} {command\}}"
END
}

# is_within NUMBER LEAST MOST
is_within() {
    [ "$1" -ge "$2" ] || fail "$1 is less than $2"
    [ "$1" -le "$3" ] || fail "$1 is more than $3"
}

# Wait until file $1 has at least $2 lines.
wait_for_lines() {
    tries=600
    until there=$({ wc -l <"$1"; } 2>/dev/null) && [ "$there" -ge "$2" ]; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || fail "$1 has fewer than $2 lines after a minute"
        sleep 0.1
    done
}

# Batches in the journal of folder $1: entries of races that have times.
batches_of() {
    awk -F , '$6 + 0 > 0 && $9 !~ /^dropped/' "$1/measurements.csv" | wc -l
}
