#!/bin/sh
# bench.sh - tuned against native by the library that was tuned.
set -eu
. "$(dirname "$0")/drive.sh"

# a library with sanitizers cannot be loaded into a program without
[ -z "$SANITIZE" ] || exit 77

# choices that are known, by invented times; launched for real
cluster_file invented '{command}'
run 0 tune -q --collective allreduce --timer "$FAKE_TIMER" --out m invented.yaml
mpi=$(echo hello | "$MPIEXEC" -n 2 m/build/timer)
value() {
    echo "$mpi" | sed "s/.* $1=\([0-9a-f]*\).*/\1/"
}
sed -i "s/^\(signature,mpi_version_hash,\).*/\1$(value mpi)/
    s/^\(signature,placement_hash,\).*/\1$(value placement)/" m/decisions.csv
sed -i "s|^launch: .*|launch: \"$MPIEXEC -n {ranks} {command}\"|" m/cluster.yaml

# the library is built from the decisions alone
rm m/measurements.csv m/report.html m/report.csv m/tuned.c

# an environment that switches the library off is not for the benchmark
COLLTUNE=off run 0 bench --collective allreduce m
prints '^invented: 2 ranks, a barrier before each call'
prints '^allreduce$'
prints '^ *bytes *tuned *native *native/tuned *middle half$'
sizes=$(sed -n '/^ *bytes/,/^$/s/^ *\([0-9][0-9]*\) .*/\1/p' printed)
[ "$(echo "$sizes" | wc -l)" -ge 20 ] || fail "sizes: $sizes"
time='[0-9.e+]* [um]*s'
for bytes in $sizes; do
    prints "^ *$bytes *$time *$time *[0-9]*\.[0-9]* *[0-9.]* to *[0-9.]*\$"
done
prints '^allreduce: native/tuned geometric mean [0-9.]*, worst [0-9.]* at [0-9]'
prints '^colltune: tuned for invented, 2 ranks; calls of rank 0'
prints '^colltune:   [1-9][0-9]* allreduce_recursive_doubling, 1 to '
prints '^colltune:   [1-9][0-9]* allreduce_ring segment_bytes=8192, '
prints '^colltune:   [1-9][0-9]* native, .*: the tuned choice'
all_end_within 60

# what was tuned elsewhere runs native, and says so
sed -i 's/^\(signature,mpi_version_hash,\).*/\10000000000000001/' m/decisions.csv
run 0 bench --collective allreduce m
prints '^colltune:   [1-9][0-9]* native: MPI library differs'

# LD_PRELOAD has no way to write such a path
cp -a m 'a folder'
run 2 bench 'a folder'
says 'a folder/build/libcolltuned-invented.so cannot be preloaded: a blank or a'

# a benchmark that cannot run
sed -i 's|^launch: .*|launch: "no-such-launcher {command}"|' m/cluster.yaml
run 2 bench m
says 'the benchmark failed: '
says 'no-such-launcher'
# prints TEXT: a launcher that does, and runs nothing
prints_only() {
    sed -i "s|^launch: .*|launch: \"printf '$1' {command}\"|" m/cluster.yaml
}
# medians and quartiles, also of an even number of pairs
prints_only 'alltoall 8 4 tuned 1 1 1 1 native 4 1 3 2\\\\ndone\\\\n'
run 0 bench m
prints '^ *8 *1 s *2\.5 s *2\.50 *1\.75 to *3\.25$'
prints_only 'alltoall 1 2 tuned 1 native\\\\ndone\\\\n'
run 1 bench m
says 'side_by_side printed: alltoall 1 2 tuned 1 native'
prints_only 'alltoall 1 1 tuned 1 native 1\\\\n'
run 1 bench m
says 'the benchmark was cut short: '

# interrupted: it ends, and what it launched
sed -i "s|^launch: .*|launch: \"$MPIEXEC -n {ranks} {command}\"|" m/cluster.yaml
"$COLLTUNE_BIN" bench m >printed 2>said &
pid=$!
tries=600
until pgrep -f "LD_PRELOAD=.*$work/m" >/dev/null ||
    grep -qs "$work/m/build/libcolltuned" /proc/[0-9]*/maps; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] || fail 'nothing was launched'
    sleep 0.1
done
kill -TERM $pid
got=0
wait $pid || got=$?
[ $got -eq 1 ] || fail "exit code $got after SIGTERM"
says 'colltune: interrupted'
tries=600
while grep -qs "$work/m/build/libcolltuned" /proc/[0-9]*/maps; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] || fail 'ranks survive'
    sleep 0.1
done
