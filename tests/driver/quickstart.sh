#!/bin/sh
# quickstart.sh - `./quickstart` with all packages there: nothing is installed, all cores are
# tuned, also more than 8, and the command that it prints at the end runs a program as tuned.
set -eu
. "$(dirname "$0")/drive.sh"
# it builds with the default preset, which has no sanitizers
[ -z "$SANITIZE" ] || exit 77
unset LD_PRELOAD COLLTUNE COLLTUNE_SIMULATED COLLTUNE_REPORT

: 'the folder of colltune, with results of its own'
mkdir tree tree/out bin
for file in "$SOURCE"/*; do
    case ${file##*/} in
    build* | out | quickstart) ;;
    *) ln -s "$file" tree ;;
    esac
done
cp "$SOURCE/quickstart" tree
ln -s "$BUILD" tree/build
# what would install something
cat >bin/apt-get <<END
#!/bin/sh
echo "\$@" >>"$work/installed"
exit 1
END
chmod +x bin/apt-get
cp bin/apt-get bin/sudo

# start CODE OPTION...: quickstart from another folder, which must end with this exit code
start() {
    wanted=$1
    shift
    got=0
    PATH=$work/bin:$PATH tree/quickstart "$@" >printed 2>said </dev/null || got=$?
    [ $got -eq "$wanted" ] || fail "quickstart $*: exit code $got, not $wanted"
    [ ! -e installed ] || fail "it installs: $(cat installed)"
    grep '^quickstart: ' said >steps
    cat >wanted_steps <<END
quickstart: looking for the packages that are needed
quickstart: compiling colltune, which takes some minutes the first time
quickstart: tuning; the command to run programs with is printed at the end
END
    is_equal steps wanted_steps
}

: 'more than 8 cores are taken unasked; --ranks takes fewer'
HWLOC_SYNTHETIC='package:2 core:8 pu:1' start 2 --timer /nowhere/timer
mentions 'colltune: local, 16 ranks: compiling what is timed'
says /nowhere/timer
HWLOC_SYNTHETIC='package:2 core:8 pu:1' start 2 --timer /nowhere/timer --ranks 3
mentions 'colltune: local, 3 ranks: compiling what is timed'

: 'the command at the end, copied'
start 0 --collective barrier --budget 6
batches=$(sed -n 's/^Measured now: \([0-9]*\) batch.*/\1/p' printed)
[ "$batches" -gt 0 ] || fail 'nothing is measured'
ranks=$(sed -n 's/^local: \([0-9]*\) ranks\{0,1\}, .*/\1/p' printed)
library=$work/tree/out/local/build/libcolltuned-local.so
prints "^The library: $library\$"
prints "^The report:  $work/tree/out/local/report.html\$"
[ -s tree/out/local/report.html ] || fail 'there is no report'
command=$(sed -n 's/^with mpiexec, as tuned: *\(.*\) PROGRAM$/\1/p' printed)
case $command in
*" -n $ranks env LD_PRELOAD=$library") ;;
*) fail "the command is: $command" ;;
esac
cat >barriers.c <<'END'
#include <mpi.h>
int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Barrier(MPI_COMM_WORLD);
    return MPI_Finalize();
}
END
mpicc.mpich -o barriers barriers.c
COLLTUNE_REPORT=1 sh -c "$command ./barriers" >printed 2>said || fail "$command ./barriers"
mentions "colltune: tuned for local, $ranks rank"
mentions 'colltune: barrier: 1 call'

: 'once more: it goes on where it was'
start 0 --collective barrier --budget 1
prints "; from measurements.csv: $batches\.\$"
