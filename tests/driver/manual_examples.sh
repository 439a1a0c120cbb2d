#!/bin/sh
# manual_examples.sh - each command's manual page describes every argument of its usage
# line and has two examples or more. All examples run, for two ranks of this machine and
# with budgets of 2 seconds; what they name is there or was written by an earlier one.
set -eu
. "$(dirname "$0")/drive.sh"
# a library with sanitizers cannot be preloaded into programs without
[ -z "$SANITIZE" ] || exit 77
unset LD_PRELOAD COLLTUNE COLLTUNE_REPORT COLLTUNE_SIMULATED SLURM_JOB_NODELIST PBS_NODEFILE LSB_HOSTS

# section PAGE TITLE: its lines, without what roff needs
section() {
    sed -n "/^\.SH $2\$/,/^\.SH/p" "$1" | sed '/^\.SH/d; s/\\-/-/g; s/\\(aq/'"'"'/g; s/\\(ti/~/g; s/\\(ha/^/g; s/\\e/\\/g'
}

# examples PAGE: one per line
examples() {
    section "$1" EXAMPLES | sed -n '/^\.EX$/,/^\.EE$/p' | sed '/^\.E[XE]$/d'
}

# True if doctor found no more than what two seconds of tuning leave open.
is_only_a_warning() {
    [ "$1" = doctor ] && grep -q ': 0 fail, ' said
}

printf '%s\n' 'name: birch' 'hosts: [{names: localhost}]' 'ranks: {order: as-listed, per_host: 2}' >birch.yaml
printf '%s\n' 'SwitchName=rack0 Nodes=n[0-3]' 'SwitchName=rack1 Nodes=n[4-7]' 'SwitchName=core Switches=rack[0-1]' >topology.conf
cat >program.c <<'END'
#include <mpi.h>
int main(int argc, char **argv)
{
    int in[2] = {1, 2}, out[2], counts[2] = {1, 1}, offsets[2] = {0, 1};
    MPI_Init(&argc, &argv);
    for (int i = 0; i < 10; i++)
        MPI_Alltoallv(in, counts, offsets, MPI_INT, out, counts, offsets, MPI_INT, MPI_COMM_WORLD);
    return MPI_Finalize();
}
END
mpicc.mpich -o program program.c
mkdir reports
"$COLLTUNE_BIN" tune birch.yaml --budget 2 --quiet >printed 2>said || fail 'tune'
cp -r out/birch out/birch-new
COLLTUNE_REPORT=reports/%p.csv "$COLLTUNE_BIN" run out/birch -- "$MPIEXEC" -n 2 ./program >printed 2>said || fail 'run'

# as the manual writes them
colltune() {
    "$COLLTUNE_BIN" "$@"
}

"$COLLTUNE_BIN" --help | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' >commands
while read -r command; do
    page=$BUILD/manual/colltune-$command.1
    [ -n "$(section "$page" DESCRIPTION)" ] || fail "$command: no description"
    "$COLLTUNE_BIN" "$command" --help | sed -n '1s/.*\[OPTION\]\.\.\.//p' | tr -cs 'A-Z\n' '\n' | sed '/^$/d' | sort -u >wanted
    section "$page" ARGUMENTS | sed -n 's/^\\fB\([A-Z]*\)\\fR$/\1/p' | sort -u >got
    is_equal wanted got
    examples "$page" >listed
    [ "$(wc -l <listed)" -ge 2 ] || fail "$command: fewer than two examples"
    while read -r example; do
        case $example in "colltune $command"*) ;; *) fail "not an example of $command: $example" ;; esac
        # earlier examples tuned the first folder again
        if [ "$command" = compare ]; then rm -rf out/birch-new && cp -r out/birch out/birch-new; fi
        quick=$(echo "$example" | sed "s|--budget [0-9]*|--budget 2|; s|-n 32|-n 2|; s|mpiexec|$MPIEXEC|")
        (eval "$quick") >printed 2>said </dev/null ||
            is_only_a_warning "$command" || fail "an example of $command: $example"
    done <listed
done <commands
