#!/bin/sh
# doctor.sh - `colltune doctor` finds a healthy folder healthy, and by its exit code and one line
# each what is stale, what is not served, and ranks without the library.
set -eu
. "$(dirname "$0")/drive.sh"
# a library with sanitizers cannot be preloaded into programs without
[ -z "$SANITIZE" ] || exit 77
unset LD_PRELOAD COLLTUNE COLLTUNE_SIMULATED SLURM_JOB_NODELIST PBS_NODEFILE LSB_HOSTS
export ASAN_OPTIONS=detect_leaks=0 LD_PRELOAD="$YIELD"

cat >desk.yaml <<END
name: desk
hosts: [{names: localhost}]
ranks: {order: as-listed, per_host: 2}
END
run 0 tune desk.yaml --collective allreduce,barrier --largest 1 --budget 1 --quiet
decisions=out/desk/decisions.csv
library=$work/out/desk/build/libcolltuned-desk.so

# change SED-COMMAND: of decisions.csv, and the library is as new as it
change() {
    cp "$decisions" kept
    sed -i "$1" "$decisions"
    cmp -s kept "$decisions" && fail "nothing changed: $1"
    touch "$library"
}
put_back() {
    cp kept "$decisions"
    touch "$library"
}

: healthy
run 0 doctor out/desk
prints '^ok    tuned for desk, 2 ranks, with MPICH'
prints "^ok    $library is built\$"
prints '^ok    kernel: as when it was tuned, Linux'
prints '^ok    programs load .*libmpi'
prints '^ok    no job was started: colltune doctor .* -- mpiexec -n 4 does$'
mkdir 'a place'
TMPDIR="$work/a place" run 0 doctor out/desk -- "$MPIEXEC" -n 2
[ -z "$(ls 'a place')" ] || fail "left: $(ls 'a place')"
prints '^ok    all 2 ranks load the library$'
prints '^ok    all ranks run MPICH'
prints '^ok    allreduce: 8.* bytes [a-z_]*'
prints '^ok    barrier: [a-z]'
prints '^ok    native, since they were not tuned: allgather, .*scatterv$'
grep -v '^ok \|^disturbed ' printed && fail 'a finding of a healthy folder'
cron=$SOURCE/packaging/cron/colltune-doctor
COLLTUNE_BIN="$COLLTUNE_BIN" sh "$cron" out/desk "$MPIEXEC" -n 2 >printed 2>&1 || fail 'cron: not healthy'
[ ! -s printed ] || fail 'cron: not silent'

: stale
for fact in kernel cpu; do
    change "s/^provenance,$fact,.*/provenance,$fact,another $fact/"
    run 1 doctor out/desk
    prints "^warn  $fact: another $fact when it was tuned, .* now: tune again"
    says 'out/desk: 0 fail, 1 warn'
    put_back
done
code=0
change 's/^provenance,kernel,.*/provenance,kernel,another kernel/'
COLLTUNE_BIN="$COLLTUNE_BIN" sh "$cron" out/desk >printed 2>&1 || code=$?
[ $code -eq 1 ] || fail "cron: exit code $code"
prints "^out/desk, on $(uname -n):\$"
prints '^warn  kernel: another'
grep '^ok' printed && fail 'cron: what is right is said, too'
put_back
change 's/^provenance,host,.*/provenance,host,elsewhere/'
run 0 doctor out/desk
prints "^ok    this host is $(uname -n): .* were recorded on elsewhere"
put_back
change '/^provenance,kernel,/d'
run 0 doctor out/desk
prints '^ok    kernel: not recorded when it was tuned$'
put_back
touch -d 2020-01-01 "$library"
run 1 doctor out/desk
prints '^warn  .* is older than the decisions: run colltune build'
touch "$library"
change 's/^signature,mpi_version_hash,.*/signature,mpi_version_hash,0123456789abcdef/'
run 1 doctor out/desk
prints '^fail  programs load .* here, not MPICH'
run 1 doctor out/desk -- "$MPIEXEC" -n 2
prints '^fail  .*doctor_probe loads .*, and the library was tuned with MPICH Version: 4.* built otherwise: tune once more'
put_back

: 'not served'
run 1 doctor out/desk -- "$MPIEXEC" -n 1
prints '^warn  not served: .*allreduce.*: process count not tuned; tune such jobs, too'
grep '^ok    allreduce' printed && fail 'ok, but not served'
run 1 doctor out/desk -- "$MPIEXEC" -hosts n7 -n 2
prints '^fail  the host n7 is none of the cluster desk'
printf '#!/bin/sh\nexec %s -n 2 env LD_PRELOAD= "$@"\n' "$MPIEXEC" >bare
printf '#!/bin/sh\nexec %s -n 1 "$@" : -n 1 env LD_PRELOAD= "$@"\n' "$MPIEXEC" >half
printf '#!/bin/sh\necho no hosts >&2\nexit 3\n' >broken
chmod +x bare half broken
run 1 doctor out/desk -- ./bare
prints '^fail  2 of 2 ranks do not load the library, 0 (.*), 1 (.*): is .* on their hosts'
run 1 doctor out/desk -- ./half
prints '^fail  1 of 2 ranks do not load the library, 1 (.*): is .* on their hosts'
run 1 doctor out/desk -- ./broken
prints '^fail  the job of ./broken failed, exit code 3: no hosts'
printf '#!/bin/sh\nfor n in 1 2 3; do "$@" || exit; done\n' >singly
chmod +x singly
run 1 doctor out/desk -- ./singly
prints '^fail  ./singly starts 3 jobs, not one with all ranks: take'
run 1 doctor out/desk -- "$MPIEXEC" -n 2 -l
prints '^fail  .* marks the lines that ranks print: leave out'
mpicc.mpich -o init -xc - <<END
#include <mpi.h>
int main(void) { return MPI_Init(0, 0) + MPI_Finalize(); }
END
run 1 doctor out/desk -- "$MPIEXEC" -n 2 ./init
prints '^fail  no rank of ours was started: name the launcher'

: interrupted
# shellcheck disable=SC2016
printf '#!/bin/sh\nkill -INT $PPID\nexec sleep 60\n' >waits
chmod +x waits
run 1 doctor out/desk -- ./waits
says 'colltune: interrupted'
[ ! -s printed ] || fail 'findings of a job that was interrupted'
COLLTUNE=off run 1 doctor out/desk
prints '^fail  COLLTUNE=off switches the library off'
rm "$library"
run 1 doctor out/desk -- "$MPIEXEC" -n 2
prints "^fail  the library $library is not built: run colltune build"

: 'wrong use'
run 2 doctor out/desk -- ./none -n 2
says 'there is no program ./none'
run 2 doctor out
says 'out is not a machine folder'
run 2 doctor
says 'DIR [[--] LAUNCHER] is missing'
echo '# colltune decisions 9' >"$decisions"
run 2 doctor out/desk
says 'decisions.csv'
