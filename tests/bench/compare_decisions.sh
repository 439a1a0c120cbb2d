#!/bin/sh
# compare_decisions.sh PROGRAM - two runs that agree, that differ by less than
# the noise, and that contradict each other; and bad input.
set -eu
program=$1
work=$(mktemp -d "${TMPDIR:-/tmp}/compare-decisions-XXXXXX")
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() {
    echo "compare_decisions: $1" >&2
    exit 1
}

collective=alltoall

# run DIR CHOICE1 CHOICE64 CHOICE512: what a run of three sizes decided
run() {
    mkdir "$1"
    {
        echo '# colltune decisions 6'
        for line in version,0.1.0 cluster,made-up cluster_hash,0000000000000001 \
            ranks,4 placement_hash,0000000000000001 mpi_version,MPICH \
            mpi_version_hash,0000000000000001 thread_level,single \
            mechanism,barrier timer,own simulated,no; do
            echo "signature,$line"
        done
        echo "collective,$collective,yes"
        echo "range,$collective,,0,native,,,1,,,,,,,,,,,,,,,,undecided,no,,,,"
        for cell in "1 $2" "64 $3" "512 $4"; do
            size=${cell%% *} choice=${cell#* }
            figures='5e-4,,,9,1e-3,,,9,2,1.9,2.1,9' basis=confirmed
            if [ "$choice" = native ]; then
                figures='1e-3,,,9,1e-3,,,9,,,,' basis=native
            fi
            echo "size,$collective,,$size,$choice,,$figures,,,,,,$basis,no,,,,"
        done
    } >"$1/decisions.csv"
    # bruck takes half, pair half and 1 %, simple twice as long as native
    {
        echo '# colltune measurements 2: ranks=4'
        echo 'collective,algorithm,setting,bytes,mechanism,race,batch,warm_s,seconds'
        for size in 1 64 512; do
            echo "$collective,${collective}_native,,$size,barrier,1,0,0,1e-3;1e-3;1e-3"
            echo "$collective,${collective}_bruck,,$size,barrier,1,0,0,5e-4;5e-4;5e-4"
            echo "$collective,${collective}_pair,,$size,barrier,1,0,0,5.05e-4;5.05e-4"
            echo "$collective,${collective}_simple,,$size,barrier,1,0,0,2e-3;2e-3"
        done
    } >"$1/measurements.csv"
}

# expect DIR DIR TEXT: what the last line says
expect() {
    said=$("$program" compare_decisions "$1" "$2") || fail "failed: $1 $2"
    [ "$(echo "$said" | tail -n 1)" = "$3" ] || fail "$1 $2: $said"
}

run first alltoall_bruck alltoall_bruck native
run near alltoall_bruck alltoall_pair native
run far alltoall_bruck alltoall_bruck alltoall_bruck
run worse alltoall_simple alltoall_bruck native
expect first first \
    '3 of 3 cells agree, 100.0 %; of the clear ones 2 of 2, 100.0 %'
expect first near \
    '3 of 3 cells agree, 100.0 %; of the clear ones 2 of 2, 100.0 %'
expect first far '2 of 3 cells agree, 66.7 %; of the clear ones 2 of 3, 66.7 %'
expect first worse '2 of 3 cells agree, 66.7 %; of the clear ones 1 of 2, 50.0 %'

# what is lost by the first run's samples: simple takes four times as long as bruck in one cell
# of three
loses() {
    "$program" compare_decisions "$1" "$2" | grep -qxF "by the first run's samples the second loses $3" ||
        fail "$1 $2: $("$program" compare_decisions "$1" "$2")"
}
loses first near '0.3 %, nine of ten cells at most 0.8 % (3 of 3 cells were timed there); 0 are undecided'
loses first worse '58.7 %, nine of ten cells at most 203.1 % (3 of 3 cells were timed there); 0 are undecided'
# what is predicted counts as raced with native; what nobody timed is left out
sed 's/,confirmed,no,,,,$/,predicted,no,5e-4,4e-4,6e-4,1e-3/' worse/decisions.csv >guessed.csv
mkdir guessed
cp worse/measurements.csv guessed
mv guessed.csv guessed/decisions.csv
loses first guessed '26.0 %, nine of ten cells at most 74.1 % (3 of 3 cells were timed there); 0 are undecided'
run untimed alltoall_ring alltoall_bruck native
sed -i 's/,native,no,,,,$/,undecided,no,,,,/' untimed/decisions.csv
loses first untimed '0.0 %, nine of ten cells at most 0.0 % (2 of 3 cells were timed there); 1 are undecided'

# a name with underscores: the medians decide, as above
collective=reduce_scatter_block
run scattered reduce_scatter_block_bruck reduce_scatter_block_bruck native
run scattered_near reduce_scatter_block_bruck reduce_scatter_block_pair native
expect scattered scattered_near \
    '3 of 3 cells agree, 100.0 %; of the clear ones 2 of 2, 100.0 %'
"$program" compare_decisions first worse | grep -q \
    'alltoall_bruck  | alltoall_simple .* +300.0 % in the first run, +300.0 % in the second' ||
    fail 'the difference is not printed'

code=0
"$program" compare_decisions first nowhere >out 2>err || code=$?
[ $code != 0 ] || fail 'a folder that is not there'
grep -q 'nowhere/decisions.csv' err || fail "it says: $(cat err)"
code=0
"$program" compare_decisions first >out 2>err || code=$?
[ $code = 2 ] || fail "one folder: exit code $code"
