#!/bin/sh
# record_command.sh COLLTUNE MPIEXEC PRELOAD SORT CALLS: `colltune
# record`, with the integer sort and with programs that are of no use to it.
set -eu
colltune=$1 launch=$2 preload=$3 sort=$4 calls=$5
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

fail()
{
    echo "$1"
    cat out errors
    exit 1
}

# run STATUS PRELOAD ARGUMENT...: colltune with these arguments
run()
{
    wanted=$1
    LD_PRELOAD=$2
    export LD_PRELOAD
    shift 2
    status=0
    "$colltune" "$@" >out 2>errors || status=$?
    unset LD_PRELOAD
    [ "$status" = "$wanted" ] || fail "$*: ends with $status, not $wanted"
}

prints() { grep -q -- "$1" out || fail "does not print: $1"; }
says() { grep -q -- "$1" errors || fail "does not say: $1"; }

# the sort, natively and recorded: every key of 4 ranks is sent three times
"$launch" -genv LD_PRELOAD "$preload" -n 4 "$sort" 3000 3 >native
grep -q '^integer_sort: 4 ranks, KEYS 3000, ROUNDS 3: sorted, in collectives [0-9.]* of [0-9.]* s$' native
run 0 "$preload" record -o keys.yaml "$launch" -n 4 "$sort" 3000 3
prints '^integer_sort: 4 ranks, KEYS 3000, ROUNDS 3: sorted, in collectives [0-9.]* of [0-9.]* s$'
prints '^keys.yaml: patterns: 1, calls: 3, ranks: 4$'
grep -q '^  - alltoallv_1 x 3$' keys.yaml || fail "not three calls"
sum=$(sed -n 's/^      - \[\(.*\)\]/\1/p' keys.yaml | tr ',' '\n' |
    awk '{ sum += $1 } END { print sum }')
[ "$sum" = $((4 * 3000 * 4)) ] || fail "$sum bytes"
[ "$(ls)" = "$(printf 'errors\nkeys.yaml\nnative\nout')" ] || fail "files: $(ls)"

# the default name; a program's own options are not colltune's
run 0 "$preload" record "$launch" -n 2 "$sort" 10 1
prints '^patterns.yaml: patterns: 1, calls: 1, ranks: 2$'

# a link and a mode stay, and what is no file is written to
cp keys.yaml kept.yaml
chmod 600 kept.yaml
ln -s kept.yaml link.yaml
run 0 "$preload" record -o link.yaml "$launch" -n 2 "$sort" 10 1
[ -L link.yaml ] || fail "the link is gone"
[ "$(stat -c %a kept.yaml)" = 600 ] || fail "mode: $(stat -c %a kept.yaml)"
grep -q '^  - alltoallv_1$' kept.yaml || fail "the link's target is as before"
mkfifo fifo
cat fifo >from_fifo &
run 0 "$preload" record -o fifo "$launch" -n 2 "$sort" 10 1
wait $!
cmp kept.yaml from_fifo || fail "not what the FIFO got"
[ -p fifo ] || fail "the FIFO is gone"
[ -z "$(find . -name '*recorded*')" ] || fail "left: $(ls)"
rm fifo from_fifo kept.yaml link.yaml

# what fails leaves the file before as it was
cp keys.yaml before.yaml
run 1 "$preload" record -o keys.yaml "$launch" -n 2 "$sort" none
says '^colltune: .*: exit code 2$'
run 1 "$preload" record -o keys.yaml "$launch" -n 3 "$calls" none
says '^colltune: nothing was recorded: are there calls'
run 1 "$preload" record -o keys.yaml ./missing
says '^colltune: cannot run ./missing: No such file or directory$'
cmp before.yaml keys.yaml
run 1 "$preload" record -o nowhere/keys.yaml "$launch" -n 2 "$sort"
says '^colltune: .*nowhere'
COLLTUNE=off run 2 "$preload" record -o keys.yaml "$launch" -n 2 "$sort" 10 1
says '^colltune: COLLTUNE=off: the library is switched off and records nothing'
run 2 "$preload" record -o keys.yaml
says '^colltune: PROGRAM is missing; see colltune record --help$'

# another file is not overwritten
echo 'mine: yes' >notes.yaml
run 2 "$preload" record -o notes.yaml "$launch" -n 2 "$sort" 10 1
says '^colltune: notes.yaml:1: .*; record overwrites only pattern files: name another file by --output$'
[ "$(cat notes.yaml)" = 'mine: yes' ] || fail 'notes.yaml has changed'
