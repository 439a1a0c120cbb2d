#!/bin/sh
# small_commands.sh - check, generate and build, as they should be used.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file small '{command}'

for file in "$SOURCE"/topologies/*.yaml; do
    run 0 check "$file"
    prints "^cluster $(basename "$file" .yaml)\$"
    prints '^bottleneck: '
    [ ! -s said ] || fail "messages for $file"
done
run 0 check small.yaml
prints '^cluster small$'
[ "$(find . -type f | sort | tr '\n' ' ')" = \
    './printed ./said ./small.yaml ' ] || fail "check wrote: $(find . -type f)"

routines='allgather_wired_far_first allgather_wired_ring allreduce_wired_halving
    allreduce_wired_ring allreduce_wired_switches alltoall_phases bcast_wired_chain
    bcast_wired_tree reduce_scatter_block_wired_ring reduce_wired_tree'

# generate: the same files again, listed
run 0 generate small.yaml
cp printed listed
prints '^all-to-all: 1 phases, bound 1$'
prints '^out/small/allreduce_wired_ring_small.c$'
run 0 generate --out 'other place' "$SOURCE/topologies/lab-c.yaml"
prints '^all-to-all: 256 phases, bound 256$'
for routine in $routines; do
    file="other place/${routine}_lab_c.c"
    prints "^$file\$"
    # shellcheck disable=SC2086
    "$CC" -std=c11 $WARNINGS -D_XOPEN_SOURCE=700 -I "$SOURCE" -c "$file" \
        -o object.o || fail "$file does not compile"
done
before=$(find out -type f -exec stat -c '%y %n' {} + | sort)
run 0 generate small.yaml
is_equal listed printed
[ "$before" = "$(find out -type f -exec stat -c '%y %n' {} + | sort)" ] ||
    fail 'written again'
mkdir taken
mkdir taken/alltoall_phases_small.c
run 1 generate --out taken small.yaml
says 'cannot write taken/alltoall_phases_small.c: Is a directory'
[ -z "$(find taken -name '*.new*')" ] || fail 'a file is left'

# more ranks than cores here: said once, and done
ranks=$(($(nproc) + 1))
sed "s/per_host: 2/per_host: $ranks/" small.yaml >crowded.yaml
FAKE_RANKS=$ranks run 0 tune --collective allreduce --largest 1 -q \
    --timer "$FAKE_TIMER" --out crowded crowded.yaml
mentions "colltune: $ranks ranks share "
mentions 'of this machine: they wait for one another, and the times say little'
[ "$(grep -c 'ranks share' said)" -eq 1 ] || fail 'said more than once'

# words that are nearly right
run 2 tun
says 'colltune: unknown command: tun; did you mean tune? see colltune --help'
run 2 help reprt
says 'did you mean report?'
run 2 weave
says 'colltune: unknown command: weave; see colltune --help'

# a reader that has seen enough, and a disk that is full
("$COLLTUNE_BIN" algorithms 2>said || [ $? -gt 128 ] || echo "exit code $?" >>said) |
    head -n 1 >printed
[ ! -s said ] || fail 'a message for a broken pipe'
if [ -c /dev/full ]; then
    code=0
    "$COLLTUNE_BIN" algorithms >/dev/full 2>said || code=$?
    [ $code -eq 1 ] || fail "exit code $code for a full disk"
    says 'cannot write to standard output: No space left on device'
fi
mkdir kept
echo >kept/file
run 1 tune --out kept/file/x small.yaml
says 'cannot make the folder kept/file: Not a directory'
run 1 tune --out /proc/self/status/x small.yaml
says 'cannot make the folder /proc/self/status: Not a directory'

# LD_PRELOAD could not name a library there
for folder in 'a b' a:b "$work/a b/c"; do
    run 2 tune --out "$folder" small.yaml
    says "the folder '$folder' has a blank or a colon in its path"
    [ ! -e "$folder" ] || fail "made $folder"
done
mkdir 'x y'
cd 'x y'
run 2 tune ../small.yaml
says "the folder '$work/x y' has a blank or a colon in its path"
cd ..

# without a file, many cores are not taken unasked
HWLOC_SYNTHETIC='package:2 core:8 pu:1'
export HWLOC_SYNTHETIC
run 2 tune --out many
says 'this machine has 16 cores, and without a cluster file all of them'
[ ! -e many ] || fail 'made the folder'
for ranks in '--ranks 3' -y; do
    # shellcheck disable=SC2086
    run 2 tune $ranks --out many --timer /nowhere/timer
    says /nowhere/timer
    rm -rf many
done
unset HWLOC_SYNTHETIC

# build: from what is committed alone
run 0 tune -q --collective allreduce --timer "$FAKE_TIMER" --out tuned small.yaml
mkdir committed
cp tuned/*.c tuned/cluster.yaml tuned/decisions.csv tuned/report.* committed
run 0 build committed
library=$work/committed/build/libcolltuned-small.so
prints "^The library: $library\$"
[ -x "$library" ] || fail 'no library'
before=$(stat -c %y "$library")
run 0 build committed
[ "$before" = "$(stat -c %y "$library")" ] || fail 'built again'
touch committed/tuned.c
run 0 build committed
[ "$before" != "$(stat -c %y "$library")" ] || fail 'not built again'

# tuned.c and the reports are what decisions.csv says, whatever they were
for file in tuned.c report.csv report.html; do
    echo 'int' >"committed/$file"
    run 0 build committed
    says "colltune: $work/committed/$file differed from decisions.csv: written"
    [ "$(wc -l <said)" -eq 1 ] || fail 'more than one file is named'
    is_equal "tuned/$file" "committed/$file"
    rm "committed/$file"
    run 0 build committed
    [ ! -s said ] || fail 'a message though it was not there'
    is_equal "tuned/$file" "committed/$file"
done

# reductions in one order: built in, until it is taken back or whatever is tuned
reproducible() {
    grep -c "$1" committed/decisions.csv committed/tuned.c |
        cut -d : -f 2 | tr '\n' ' '
}
run 0 build committed --reproducible yes
[ "$(reproducible reproducible,yes)" = '1 0 ' ] || fail 'not in decisions.csv'
[ "$(reproducible is_reproducible)" = '0 1 ' ] || fail 'not in tuned.c'
before=$(stat -c %y "$library")
run 0 build committed
[ "$before" = "$(stat -c %y "$library")" ] || fail 'built again'
cp tuned/measurements.csv committed # what follows from it stays
run 0 tune -q --collective bcast --timer "$FAKE_TIMER" --out committed small.yaml
[ "$(reproducible is_reproducible)" = '0 1 ' ] || fail 'tune forgot it'
run 0 build committed --reproducible no
[ "$(reproducible reproducible)" = '1 0 ' ] || fail 'not taken back'
run 2 build committed --reproducible perhaps
says 'unknown --reproducible: perhaps; known are yes and no'

# a library that cannot be built leaves the earlier one
before=$(stat -c %y "$library")
echo 'int' >committed/allreduce_broken.c
run 1 build committed
says 'the compiler failed: '
says 'allreduce_broken.c'
[ "$before" = "$(stat -c %y "$library")" ] || fail 'the library was touched'
rm committed/allreduce_broken.c

# a mistake in decisions.csv: where, what, and what would be right
sed -i 's/^signature,ranks,2/signature,ranks,two/' committed/decisions.csv
line=$(grep -n '^signature,ranks' committed/decisions.csv | cut -d : -f 1)
run 2 build committed
says "decisions.csv:$line: ranks is \"two\"; a whole number from 1 on would be ri"
[ "$before" = "$(stat -c %y "$library")" ] || fail 'the library was touched'
rm committed/decisions.csv
run 2 build committed
says 'committed was tuned by an earlier version of colltune: it has a tuned.c and'

# what cannot be read is wrong input
run 2 import nothing --format slurm
says 'cannot read nothing'

# a cluster file of one's own is not overwritten by what a folder keeps of it
cluster_file mine '{command}'
mkdir self
cp mine.yaml self/cluster.yaml
run 2 tune -q --timer "$FAKE_TIMER" --out self self/cluster.yaml
says 'self/cluster.yaml is the cluster file itself and would be overwritten; name another folder by --out'
is_equal mine.yaml self/cluster.yaml
