#!/bin/sh
# run_apps.sh COLLTUNE BENCH YIELD - bench run_apps on this machine: one of our own
# programs, and one from elsewhere, whose collectives the library times on both sides.
set -eu
export COLLTUNE_BIN="$1"
bench=$2 yield=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() {
    echo "FAILED: $*"
    cat said
    exit 1
}

cat >desk.yaml <<'END'
name: desk
hosts: [{names: localhost}]
ranks: {order: as-listed, per_host: 2}
END
"$COLLTUNE_BIN" tune desk.yaml --collective allgather --budget 1 --quiet >said 2>&1 || fail tune

cat >mine.sh <<END
# mine.sh - a program that says how far its energy is off.
arguments='bodies'
files='$(dirname "$COLLTUNE_BIN")/n_body'
variables='LD_BIND_NOW=1'
words="\$files 12 20"
prepare() {
    echo 12 >bodies
}
outcome() {
    [ -f bodies ] || return 0
    sed -n 's/.*: \\(right\\), energy.*/\\1/p' "\$1"
}
END
run() {
    wanted=$1
    shift
    code=0
    LD_PRELOAD="$yield" "$bench" run_apps desk.yaml --local --launches 1 "$@" >said 2>&1 ||
        code=$?
    [ $code = "$wanted" ] || fail "exit code $code, not $wanted: $*"
}
prints() {
    grep -qE "$1" said || fail "does not print: $1"
}

run 0 --only n_body,./mine.sh --out figures.txt
prints '^n_body: 2 ranks'
prints '^mine: 2 ranks, bodies'
[ "$(grep -cE 'in (collectives|all) +[0-9.]+ \([0-9.]+-[0-9.]+\) +[0-9.]+ ' figures.txt)" = 4 ] ||
    fail 'no figures'
grep -qE 'tuned mine: .* in collectives 0\.0*[1-9]' said || fail 'no time in collectives'

: 'a result that changes, a program that is missing, one that nobody knows'
sed 's/sed -n.*/date +%N/' mine.sh >other.sh
run 1 --only ./other.sh --out figures.txt
prints 'other, tuned: [0-9]+, where it was [0-9]+'
sed "s/^files=.*/files=\/no\/such/" mine.sh >absent.sh
run 1 --only ./absent.sh --out figures.txt
prints 'needs /no/such: mine.sh - a program'
run 2 --only nothing --out figures.txt
prints 'no such program: nothing'
