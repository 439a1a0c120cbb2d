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

# generate: three files, the same again, listed
run 0 generate small.yaml
cp printed listed
[ "$(cat listed)" = 'out/small/allgather_small.c
out/small/allreduce_small.c
out/small/alltoall_small.c' ] || fail "listed: $(cat listed)"
run 0 generate --out 'other place' "$SOURCE/topologies/lab-c.yaml"
for collective in alltoall allgather allreduce; do
    file="other place/${collective}_lab_c.c"
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
mkdir taken/alltoall_small.c
run 1 generate --out taken small.yaml
says 'cannot write taken/alltoall_small.c: Is a directory'
[ -z "$(find taken -name '*.new*')" ] || fail 'left behind'

# more ranks than cores here: said once, and done
ranks=$(($(nproc) + 1))
sed "s/per_host: 2/per_host: $ranks/" small.yaml >crowded.yaml
FAKE_RANKS=$ranks run 0 tune --collective allreduce --largest 1 -q \
    --timer "$FAKE_TIMER" --out crowded crowded.yaml
mentions "colltune: $ranks ranks share "
mentions 'of this machine: they wait for one another, and the times say little'
[ "$(grep -c 'ranks share' said)" -eq 1 ] || fail 'said more than once'

# build: from what is committed alone
run 0 tune -q --collective allreduce --timer "$FAKE_TIMER" --out tuned small.yaml
mkdir committed
cp tuned/*.c tuned/cluster.yaml tuned/report.* tuned/measurements.csv committed
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
before=$(stat -c %y "$library")
echo 'int' >committed/tuned.c
run 1 build committed
says 'the compiler failed: '
says 'tuned.c'
[ "$before" = "$(stat -c %y "$library")" ] || fail 'the library was touched'
rm committed/tuned.c
run 2 build committed
says 'committed is not a machine folder: it has no tuned.c; colltune tune makes'
