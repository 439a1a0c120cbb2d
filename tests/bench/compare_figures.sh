#!/bin/sh
# compare_figures.sh PROGRAM SOURCE - the figures of bench compare: the
# same cells, CSV and table as ever, and bad input named by file and line.
#
# golden/few: launches of two peers, three rounds and two, odd and even numbers
# of times; few.csv and few.txt are the figures of it.
set -eu
program=$1 source=$2
golden=$source/tests/bench/golden
work=$(mktemp -d "${TMPDIR:-/tmp}/compare-figures-XXXXXX")
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() {
    echo "compare_figures: $1" >&2
    exit 1
}

# act CODE WORD...: the program ends with this code
act() {
    code=$1
    shift
    got=0
    "$program" "$@" >printed 2>said || got=$?
    [ $got = "$code" ] || fail "$*: exit code $got: $(cat said)"
    [ $got = 0 ] || ! grep . printed || fail "$*: figures though it failed"
}

says() {
    grep -qF -- "$1" said || fail "not said: $1; but: $(cat said)"
}

same() {
    cmp printed "$1" || fail "not as in $1: $(diff printed "$1")"
}

: "medians of the rounds' medians, and the table"
act 0 csv 'mpich openmpi' "$golden/few.cells" "$golden"/few/*
same "$golden/few.csv"
act 0 table "$golden/few.csv"
same "$golden/few.txt"

: "one peer: its figures are the same columns"
act 0 csv mpich "$golden/few.cells" "$golden"/few/mpich.*
cut -d , -f 1-12,17 "$golden/few.csv" >wanted
same wanted

: "an odd number of times has a middle one, an even number the mean of two"
echo 'bcast 8 fixed 0 1 1 bcast_tree order=wide radix=4' >one.cells
printf 'bcast 8 3 tuned 5 1 2 native 7 4 3\ndone\n' >mpich.1.bcast
act 0 csv mpich one.cells mpich.1.bcast
tail -n 1 printed | grep -qx 'bcast,8,fixed,bcast_tree order=wide radix=4,0,2,2,2,4,4,4,2,1' ||
    fail "odd: $(cat printed)"
printf 'bcast 8 4 tuned 5 1 2 4 native 7 4 3 12\ndone\n' >mpich.2.bcast
act 0 csv mpich one.cells mpich.2.bcast
tail -n 1 printed |
    grep -qx 'bcast,8,fixed,bcast_tree order=wide radix=4,0,3,3,3,5.5,5.5,5.5,1.833,1' ||
    fail "even: $(cat printed)"
act 0 csv mpich one.cells mpich.*.bcast
tail -n 1 printed |
    grep -qx 'bcast,8,fixed,bcast_tree order=wide radix=4,0,2.5,2,3,4.75,4,5.5,1.9,2' ||
    fail "two rounds: $(cat printed)"

: "the tables of all committed figures"
for csv in "$source"/bench/results/*.csv; do
    case $(head -n 1 "$csv") in
    kind,*) continue ;; # of bench jobs
    esac
    act 0 table "$csv"
    tail -n "$(wc -l <printed)" "${csv%.csv}.txt" >wanted
    same wanted
done

: "the cells of a machine folder, by its decisions"
mkdir lab-a
act 2 cells lab-a 999999999
says 'lab-a/decisions.csv'
cp "$golden"/lab-a-decisions.csv lab-a/decisions.csv
act 0 cells lab-a 999999999
same "$golden/lab-a.cells"
act 0 cells lab-a 1024 alltoall
awk '$1 != "alltoall" && $2 <= 1024' "$golden/lab-a.cells" |
    cut -d ' ' -f 1-3,5-7 >wanted
cut -d ' ' -f 1-3,5-7 printed >without
mv without printed # a limit per byte is of another size
same wanted
act 0 cells lab-a 0
! grep . printed || fail 'cells of at most 0 bytes'
act 2 cells lab-a many
says 'not a number of bytes: many'

: "how a folder was tuned"
act 0 folder lab-a
echo 'measured single' | cmp - printed || fail 'folder'
sed -i 's/^signature,simulated,no/signature,simulated,yes/
    s/^signature,thread_level,single/signature,thread_level,multiple/' \
    lab-a/decisions.csv
act 0 folder lab-a
echo 'simulated multiple' | cmp - printed || fail 'folder, simulated'

: "bad lines, by file and line"
# bad WORDS LINE...: a launch that prints these lines and done
bad() {
    words=$1
    shift
    printf '%s\n' "$@" 'done' >mpich.1.bcast
    act 2 csv mpich one.cells mpich.1.bcast
    says "bench csv: mpich.1.bcast:$words"
}
good='bcast 8 2 tuned 1 2 native 1 2'
bad '2: not a line of side_by_side: bcast 8' "$good" 'bcast 8'
bad '1: not a line of' 'bcast 8 3 tuned 1 2 native 1 2'
bad '1: not a line of' 'bcast 8 2 tuned 1 2 native 1 2 3'
bad '1: not a line of' 'bcast 8 2 tuned 1 nan native 1 2'
bad '1: not a line of' 'bcast 8 2 tuned 1 0 native 1 2'
bad '1: not a line of' 'bcast 8 0 tuned native'
bad '1: not a line of' 'bcast 8 2 tuned 1 2'
bad '3: not a line of' "$good" "$good" 'done' "$good"
printf '%s\n' "$good" "$good" >mpich.1.bcast
act 2 check mpich.1.bcast
says 'mpich.1.bcast:2: cut short'
: >mpich.1.bcast
act 2 check mpich.1.bcast
says 'mpich.1.bcast is empty'
act 0 check "$golden/few/mpich.1.allgather"

printf 'bcast 8 fixed 0 1 1 native\nbcast 8 wide 0 1 1 native\n' >two.cells
act 2 csv mpich two.cells "$golden/few/mpich.1.allgather"
says 'two.cells:2: not a cell: bcast 8 wide 0 1 1 native'
act 2 csv 'a b c d e f g h i' one.cells "$golden/few/mpich.1.allgather"
says 'not 1 to 8 peers'

sed '3s/,[^,]*$//' "$golden/few.csv" >short.csv
act 2 table short.csv
says 'short.csv:3: fewer values than columns'
sed '4s/,fixed,/,fixed,more,/' "$golden/few.csv" >long.csv
act 2 table long.csv
says 'long.csv:4: more values than columns'
sed '5s/,3$/,three/' "$golden/few.csv" >words.csv
act 2 table words.csv
says 'words.csv:5: rounds is not a number: three'
sed 1s/limit_s/bound_s/ "$golden/few.csv" >column.csv
act 2 table column.csv
says 'column.csv:1: no column limit_s'
: >empty.csv
act 2 table empty.csv
says 'empty.csv is empty'

: "a cell without a figure"
act 2 csv 'mpich openmpi' "$golden/few.cells" "$golden"/few/mpich.*
says 'no figure of openmpi: allgather of 64 bytes'
act 2 csv 'openmpi mpich' "$golden/few.cells" "$golden"/few/*
says 'no figure of tuned: allgather of 64 bytes'

: "wrong use"
act 2
says 'bench: a verb is missing; see bench --help'
act 2 csv mpich
says 'bench csv takes'
act 0 csv --help
