#!/bin/sh
# simulated.sh - what a simulation decided says so in every file, keeps away
# from what was measured, and is refused on a machine unless wanted. The times
# are invented; the marks are the same for any timer.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file invented '{command}'
tune() {
    code=$1
    shift
    run "$code" tune -q --collective allreduce --timer "$FAKE_TIMER" "$@" \
        invented.yaml
}

# its own folder by default, beside the measured one
tune 0
prints '^Measured now: [1-9]'
! grep -qi simulat printed || fail 'a measured run speaks of simulation'
! grep -rqi simulat out/invented --include='*.c' --include='*.csv' \
    --include='*.html' --exclude=decisions.csv ||
    fail 'a mark on what was measured'
has out/invented/decisions.csv '^signature,simulated,no$'
before=$(state_of out/invented)
tune 0 --simulate
[ "$before" = "$(state_of out/invented)" ] || fail 'the measured folder changed'
prints "^SIMULATED: the times are a simulator's, not a machine's\$"
prints "^The library: .*/out/invented-simulated/build/libcolltuned-invented.so"
prints '^Tuned in a simulation: .*on a machine all calls are native unless$'
prints 'COLLTUNE_SIMULATED=1$'

# the marks, and nothing else that differs
cd out/invented-simulated
has measurements.csv '^# colltune measurements 3: simulated ranks=2 cluster='
has report.csv ',basis,predicted_s,predicted_low_s,predicted_high_s,predicted_native_s,simulated$'
[ "$(grep -c ',yes$' report.csv)" -eq $(($(wc -l <report.csv) - 1)) ] ||
    fail "rows without a mark: $(cat report.csv)"
has report.html "<b>SIMULATED</b>: the times are a simulator's"
has tuned.c "^ \* SIMULATED: the times below are a simulator's, not a machine's"
has tuned.c '^    \.is_simulated = true,$'
has decisions.csv '^signature,simulated,yes$'
for file in *.c; do
    clang-format-14 --style="file:$SOURCE/out/.clang-format" -n -Werror "$file" ||
        fail "$file is not formatted"
done
sed 's/,simulated$//; s/,yes$//' report.csv >"$work/unmarked"
is_equal ../invented/report.csv "$work/unmarked"
sed '1s/: simulated /: /' measurements.csv >"$work/unmarked"
is_equal ../invented/measurements.csv "$work/unmarked"
sed '/^ \* SIMULATED/,/^ \*$/d; /is_simulated/d' tuned.c >"$work/unmarked"
is_equal_but_for_provenance ../invented/tuned.c "$work/unmarked"
# the cost model begins with other values
model='/^\(model\|fitted\|goodness\|offered\|residual\),/d'
sed "s/^signature,simulated,yes/signature,simulated,no/; $model" decisions.csv \
    >"$work/unmarked"
sed "$model" ../invented/decisions.csv >"$work/measured"
is_equal_but_for_provenance "$work/measured" "$work/unmarked"
cd ../..

# it resumes, and is never mixed with what was measured
tune 0 --simulate
prints '^Measured now: 0 batches; from measurements.csv: [1-9][0-9]*\.$'
tune 2 --out out/invented-simulated
says 'measurements.csv:1: these measurements are from a simulation, now they'
says 'be from a machine; name another folder with --out, or start from scratch'
tune 2 --simulate --out out/invented
says 'measurements.csv:1: these measurements are from a machine, now they'
[ "$before" = "$(state_of out/invented)" ] || fail 'the measured folder changed'
has out/invented-simulated/tuned.c '^    \.is_simulated = true,$'

# started from scratch as the other kind: the old measurements are kept
cp -R out/invented-simulated restarted
tune 0 --out restarted --restart
is_equal restarted/measurements-1.csv out/invented-simulated/measurements.csv
for file in measurements.csv decisions.csv report.csv report.html tuned.c; do
    is_equal_but_for_provenance "restarted/$file" "out/invented/$file"
done
tune 2 --simulate --out restarted
says 'measurements.csv:1: these measurements are from a machine, now they'

# what is built from a committed folder says so, too
run 0 build out/invented-simulated
prints 'COLLTUNE_SIMULATED=1$'
run 0 build out/invented
! grep -q SIMULATED printed || fail 'a measured library speaks of simulation'

# a library with sanitizers cannot be loaded into a program without
[ -z "$SANITIZE" ] || exit 0

# on a machine: the signature is that of this job, but for the MPI library
m=out/invented-simulated
placement=$(echo hello | "$MPIEXEC" -n 2 $m/build/timer |
    sed 's/.* placement=\([0-9a-f]*\).*/\1/')
sed -i "s/^\(signature,placement_hash,\).*/\1$placement/" $m/decisions.csv
sed -i "s|^launch: .*|launch: \"$MPIEXEC -n {ranks} {command}\"|" \
    $m/cluster.yaml
run 0 build $m
cat >sums.c <<END
#include <mpi.h>

int main(int argc, char **argv)
{
    int in = 1, sum;

    MPI_Init(&argc, &argv);
    MPI_Allreduce(&in, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Finalize();
    return sum != 2;
}
END
# shellcheck disable=SC2046
"$CC" -o sums sums.c $(pkg-config --cflags --libs mpich)
sums() {
    "$MPIEXEC" -n 2 env LD_PRELOAD="$work/$m/build/libcolltuned-invented.so" \
        COLLTUNE_REPORT=1 "$@" ./sums >said 2>&1 || fail 'wrong sums'
}
sums
mentions 'colltune: tuned for invented, 2 ranks, in a simulation; calls of rank'
mentions '  1 native: tuned in a simulation (COLLTUNE_SIMULATED is not 1 on all'
sums COLLTUNE_SIMULATED=1
mentions '  1 allreduce_recursive_doubling, 4 to 4 bytes'
