#!/bin/sh
# whole_run.sh - the whole job with two real ranks: what it leaves is
# complete, compiles, and is not done twice.
set -eu
. "$(dirname "$0")/drive.sh"
unset COLLTUNE_MPICC # as its users run it

cluster_file whole
all=alltoall,allgather,allreduce
tune() {
    run 0 tune --collective "$all" --out a-folder "$@" whole.yaml
}

tune --largest 64 --budget 24
for file in cluster.yaml measurements.csv decisions.csv tuned.c report.csv \
    report.html; do
    [ -s "a-folder/$file" ] || fail "no $file"
done
library="$work/a-folder/build/libcolltuned-whole.so"
[ -x "$library" ] || fail "no $library"
prints "^The library: $library\$"
prints "LD_PRELOAD=$library PROGRAM"
prints '^Measured now: [1-9][0-9]* batches; from measurements.csv: 0\.$'
mentions 'allgather of 1 byte, look: allgather_native'
for collective in alltoall allgather allreduce; do
    prints "^$collective"
    has 'a-folder/report.csv' "^$collective,1,"
    has 'a-folder/measurements.csv' "^$collective,${collective}_native,,1,barrier,[0-9]*,0,"
    has 'a-folder/tuned.c' ", choose_$collective}"
    has 'a-folder/report.html' "<h2[^>]*>$collective"
done
[ ! -s 'a-folder/build/timer.log' ] || fail "$(cat 'a-folder/build/timer.log')"
git -C "$work" init -q
git -C "$work" add a-folder
git -C "$work" ls-files | grep -q build/ && fail 'build/ would be committed'
rm -rf .git

# it compiles as all of the project does, and is formatted so
cd a-folder
for file in *.c; do
    # shellcheck disable=SC2086
    "$CC" -std=c11 $WARNINGS -D_XOPEN_SOURCE=700 -I "$SOURCE" -c "$file" \
        -o ../object.o || fail "$file does not compile"
    clang-format-14 --style="file:$SOURCE/out/.clang-format" -n -Werror "$file" ||
        fail "$file is not formatted"
done
cd ..

# complete it, unless it was; then there is nothing left to do
tune --quiet --largest 64
! grep -q 'NOT COMPLETE' 'a-folder/tuned.c' || fail 'not complete'
[ ! -s said ] || fail 'a message though quiet'
before=$(state_of a-folder)
tune --quiet --largest 64
prints '^Measured now: 0 batches; from measurements.csv: [1-9][0-9]*\.$'
[ "$before" = "$(state_of a-folder)" ] ||
    fail "changed: $before
$(state_of a-folder)"

# one more mechanism, one more folder
all=allgather
run 0 tune -q --collective allgather --mechanism loop --largest 1 --out loop \
    whole.yaml
has loop/measurements.csv '^# colltune measurements 3: .* mechanism=loop timer='
prints '^ *1  allgather_'
run 2 tune -q --mechanism barrier --out loop whole.yaml
says 'made with mechanism=loop, now it is mechanism=barrier; --restart starts'

# a budget too short for anything, and one too short for all
run 1 tune -q --collective alltoall --budget 0.000001 --out short whole.yaml
says 'nothing was measured: the budget is too short'
[ ! -e short/tuned.c ] || fail 'tuned.c without measurements'
# (of calls so long that no machine is through with them in that time)
run 0 tune -q --collective alltoall --largest 16777216 --budget 0.3 \
    --out short whole.yaml
has short/tuned.c 'NOT COMPLETE: measuring was stopped'
prints '^alltoall (not complete)$'
has short/report.html '<h2[^>]*>alltoall (not complete)'

# ranks that are not where the cluster file puts them
cat >apart.yaml <<END
name: apart
switches: [s0]
hosts: [{names: "n[0-1]", switch: s0, bandwidth: 1 Gbit/s}]
ranks: {order: by-name, per_host: 1}
launch: "$MPIEXEC -n {ranks} {command}"
END
run 2 tune -q --collective allreduce --out apart apart.yaml
says 'ranks 0 and 1 run on one host, but the cluster file puts them on two'
[ ! -e apart/tuned.c ] || fail 'tuned on the wrong hosts'

# this machine, without a file
run 0 tune -q --collective allreduce --largest 1 --budget 5
prints '^local: [0-9]* ranks'
has out/local/tuned.c '\.machine = "local",'
