#!/bin/sh
# domain.sh - a host is the same with and without its domain: for tune, run, doctor and the
# library. As root, in a namespace with a host name of its own.
set -eu
. "$(dirname "$0")/drive.sh"
# a library with sanitizers cannot be preloaded into programs without
[ -z "$SANITIZE" ] || exit 77
if [ "$(id -u)" != 0 ] || ! unshare --uts true; then
    echo 'skipped: the host cannot be named here'
    exit 77
fi
unset LD_PRELOAD COLLTUNE COLLTUNE_SIMULATED SLURM_JOB_NODELIST PBS_NODEFILE LSB_HOSTS
export COLLTUNE_REPORT=1 LD_PRELOAD="$YIELD"

cat >sums.c <<END
#include <mpi.h>
int main(int argc, char **argv)
{
    double in = 1, sum;
    MPI_Init(&argc, &argv);
    MPI_Allreduce(&in, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return MPI_Finalize();
}
END
mpicc.mpich -o sums sums.c
# on HOST CODE ARGUMENT...: colltune on a host of this name
on() {
    host=$1 code=$2
    shift 2
    got=0
    # shellcheck disable=SC2016
    unshare --uts sh -c 'hostname "$0"; exec "$@"' "$host" "$COLLTUNE_BIN" "$@" \
        >printed 2>said || got=$?
    [ $got -eq "$code" ] || fail "$host: colltune $1: exit code $got, not $code: $(cat said printed)"
}
job="-launcher fork -n 2"
for name in n0 n0.cluster.example; do
    cat >cluster.yaml <<END
name: one
hosts: [{names: $name}]
ranks: {order: as-listed, per_host: 2}
launch: "$MPIEXEC $job {command}"
END
    # with the other name
    case $name in *.*) host=n0 ;; *) host=n0.cluster.example ;; esac
    on $host 0 tune cluster.yaml --collective allreduce --largest 1 --budget 1 --quiet --out $name
    for host in n0 n0.cluster.example; do
        # shellcheck disable=SC2086
        on $host 0 run $name -- "$MPIEXEC" $job ./sums
        cat printed said >both
        grep -q '^colltune: tuned for one, 2 ranks' both || fail "$name on $host: no report"
        grep -q 'placement of the ranks differs\|was not tuned' both &&
            fail "$name on $host: $(cat both)"
        # shellcheck disable=SC2086
        on $host 0 doctor $name -- "$MPIEXEC" $job
    done
done
for host in n1 n1.cluster.example n0.other.example; do
    # shellcheck disable=SC2086
    on $host 2 run n0.cluster.example -- "$MPIEXEC" $job ./sums
    says "the host $host is none of the cluster one"
    # shellcheck disable=SC2086
    LD_PRELOAD="$work/n0.cluster.example/build/libcolltuned-one.so:$YIELD" \
        unshare --uts sh -c "hostname $host"'; exec "$@"' - "$MPIEXEC" $job ./sums >both 2>&1
    grep -q 'placement of the ranks differs' both || fail "$host: tuned: $(cat both)"
done
