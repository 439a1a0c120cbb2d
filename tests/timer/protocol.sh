#!/bin/sh
# protocol.sh - the timer by hand: requests in, answers out.
set -eu
. "$(dirname "$0")/../driver/drive.sh"
. "$(dirname "$0")/talk.sh"

hello="^hello protocol=3 ranks=2 placement=$hex mpi=$hex registry=$hex load=[01] version=."
talk_well 'hello
race allgather bytes=1000 rounds=3 | allgather_ring segment_bytes=0
race allgather bytes=1000 rounds=5 mechanism=loop calls=4 | allgather_native warmup=0
race allgather bytes=1000 rounds=1 | allgather_wired_ring segment_bytes=0 verify=1
verify allgather allgather_ring segment_bytes=0 bytes=1000 limit=20
hello
hosts'
answered_lines 7
answered 1 "$hello"
answered 2 "^raced \| w=$time( $time){3}\$"
answered 3 "^raced \|( $time){5}\$"
answered 4 "^raced \| w=$time $time\$"
answered 5 '^ok$'
answered 6 "$hello"
answered 7 '^hosts ([^ ]+) \1$'
talk_well 'quit
hello'
answered_lines 0

# what an application is told has no say here; forced, nothing could run
export COLLTUNE_FORCE=allgather:pair COLLTUNE_RECORD=recorded
ranks=3
talk_well 'race allgather rounds=1 | allgather_ring segment_bytes=0'
answered 1 "^raced \| w=$time $time\$"
unset COLLTUNE_FORCE COLLTUNE_RECORD
ranks=2
printf '' | "$MPIEXEC" -n 2 m/build/timer >answers || fail 'empty input'
answered_lines 0
printf 'verify alltoall alltoall_native' | "$MPIEXEC" -n 2 m/build/timer >answers ||
    fail 'no newline'
answered 1 '^ok$'

# several candidates, one of them twice; one that fails does not stop the
# others; without rounds there are warm-ups only; every mechanism
talk_well 'race allgather bytes=100 rounds=4 | allgather_ring segment_bytes=0 verify=1 | allgather_native | allgather_ring segment_bytes=0 warmup=0
race allgather bytes=100 rounds=2 settle=1 | allgather_guess | allgather_native | allgather_ring segment_bytes=3
race alltoall bytes=100 rounds=0 | alltoall_native verify=1 | alltoall_pair warmup=0
race allreduce bytes=100 rounds=3 mechanism=window | allreduce_native verify=1 warmup=0 | allreduce_ring segment_bytes=0
race allreduce bytes=100 rounds=3 mechanism=arrival spread=2e-3 | allreduce_native'
answered 1 "^raced \| w=$time( $time){4} \| w=$time( $time){4} \|( $time){4}\$"
answered 2 "^raced \| error unknown algorithm: allgather_guess \| w=$time $time $time \| error 3 is not a value of the parameter segment_bytes: expected 0, .*\$"
answered 3 "^raced \| w=$time \|\$"
answered 4 "^raced \| w=$time( late=[0-9]+)?( $time){3} \| w=$time( late=[0-9]+)?( $time){3}\$"
answered 5 "^raced \| w=$time( late=[0-9]+)?( $time){3}\$"

talk_well 'race allreduce bytes=8 rounds=2 mechanism=arrival spread=0 | allreduce_native
race allreduce bytes=8 rounds=2 mechanism=guess | allreduce_native'
answered 1 "^raced \| w=$time( late=[0-9]+)?( $time){2}\$"
answered 2 '^error unknown mechanism: guess$'

# the root of collectives that have one
talk_well 'race bcast bytes=100 rounds=2 root=1 | bcast_native
race bcast bytes=100 rounds=2 root=2 | bcast_native
race allgather bytes=100 root=1 | allgather_native'
answered 1 "^raced \| w=$time( $time){2}\$"
answered 2 '^error the root is no rank, or this has none: bcast$'
answered 3 '^error the root is no rank, or this has none: allgather$'

# bad requests are answered, and the next one served
long=$(printf '%09000d' 0)
many=$(printf ' | alltoall_pair warmup=0%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)
talk_well "tune
race
race allgather bytes=x | allgather_native
race allgather bytes=1000 | allgather_ring segment_bytes=7
race allgather bytes=10 | allgather_ring segment_bytes=8192
race allgather bytes=10 | allgather_nothing
race gossip bytes=10 | gossip_ring
race allgather calls=0 | allgather_ring segment_bytes=0
verify allgather allgather_ring $long

verify allgather allgather_ring segment_bytes=0 bytes=10
race allreduce bytes=16391 | allreduce_ring segment_bytes=8192
time allgather allgather_native
race alltoall rounds=1$many
race alltoall rounds=1$many | alltoall_pair"
answered_lines 15
answered 1 '^error unknown request: tune$'
answered 2 '^error race needs the name of a collective$'
answered 3 '^error bad value: bytes=x$'
answered 4 '^raced \| error 7 is not a value of the parameter segment_bytes: expected 0, .*$'
answered 5 '^raced \| error allgather_ring segment_bytes=8192 does not apply to 2 ranks and 10 b'
answered 6 '^raced \| error unknown algorithm: allgather_nothing$'
answered 7 '^raced \| error unknown collective: gossip$'
answered 8 '^error calls must be at least 1$'
answered 9 '^error request too long$'
answered 10 '^error unknown request: $'
answered 11 '^ok$'
# two chunks of 8192 bytes are no more than a segment: whole doubles count
answered 12 '^raced \| error allreduce_ring segment_bytes=8192 does not apply to 2 ranks and 16391 b'
answered 13 '^error unknown request: time$'
answered 14 "^raced( \| $time){16}\$"
answered 15 '^error more than 16 candidates$'

# more memory than there is: the timer ends without an answer, so that whoever
# asks knows which request it was
ranks=1
talk 'hello
race allgather bytes=9223372036854775807 | allgather_native
hello'
[ $code -ne 0 ] || fail 'goes on after a failure'
answered 1 '^hello protocol=3 ranks=1 '
# mpiexec may add that a process ended badly, depending on who notices first
[ "$(grep -cE '^(hello|raced|ok|hosts|error)' answers)" -eq 1 ] ||
    fail "answers after its end: $(cat answers)"
mentions 'timer: rank 0: '
ranks=2

# every algorithm and generated routine, right at odd sizes; with every setting
# under ./check --all, else with the first, the last and one in between
run 0 algorithms --csv --cluster m
sed -n '2,$s/^\([^,]*\),\([^,]*\),\([^,]*\),.*/\1 \2 \3/p' printed >settings
awk '{ line[$2, n[$2]++] = $0 }
    END {
        for (name in n)
            for (i = 0; i < n[name]; i++)
                if (all || i == 0 || i == int(n[name] / 2) || i == n[name] - 1)
                    print line[name, i]
    }' all="${COLLTUNE_ALL:-}" settings | sort >listed
sed 's/\([^ ]*\) .*/\1 \1_native/' listed | sort -u >natives
cat natives >>listed
unfit='^error .* does not apply to . ranks\|^error the candidate did not run: algorithm does not apply'
: >both
sizes="7 4099"
[ -z "${COLLTUNE_ALL:-}" ] || sizes="0 1 7 8 4099 70000"
for bytes in $sizes; do # mpiexec takes so many lines at a time
    requests=$(sed "s/^\(.*[^ ]\) *$/verify \1 bytes=$bytes/" listed)
    talk_well "$requests"
    answered_lines "$(echo "$requests" | wc -l)"
    ! grep -v '^ok$' answers | grep -v "$unfit" || fail 'wrong'
    echo "$requests" | paste -d ' ' answers - >>both
done
: >rest
cut -d ' ' -f 1,2 listed | sort -u | while read -r candidate; do
    fit=$(sed -n "s/^ok verify \($candidate .*\) bytes=4099$/\1/p
        s/^ok verify \($candidate\) bytes=4099$/\1/p" both | head -n 1)
    if [ -n "$fit" ]; then
        echo "race ${fit%% *} bytes=4096 rounds=2 | ${fit#* } verify=1"
    else
        echo "$candidate " >>rest
    fi
done >requests
talk_well "$(cat requests)"
[ "$(grep -cE "^raced \| w=$time $time $time\$" answers)" -eq \
    "$(wc -l <requests)" ] || fail "$(cat answers)"
! grep '^raced.* 0\( \|$\)' answers || fail 'a call that took no time'

# some are for more ranks, or for numbers that are not powers of two
# verify_rest RANKS LIST: none of them wrong
verify_rest() {
    ranks=$1
    requests=$(grep -f rest "$2" | sed 's/^\(.*[^ ]\) *$/verify \1 bytes=4096/')
    talk_well "$requests"
    ! grep -v '^ok$' answers | grep -v "$unfit" || fail 'wrong'
    echo "$requests" | paste -d ' ' answers - >>both
    while read -r candidate; do
        grep -q "^ok verify $candidate " both || echo "$candidate "
    done <rest >left
    mv left rest
}
sed -i 's/$/ /' listed settings
: >both
verify_rest 6 listed
verify_rest 8 settings

# and some for several ranks on each of several hosts
cat >hosts.c <<'END'
#include <mpi.h>
#include <stdio.h>

int PMPI_Get_processor_name(char *name, int *length)
{
    int rank;
    const int err = PMPI_Comm_rank(MPI_COMM_WORLD, &rank);

    *length = sprintf(name, "n%d", rank / 4);
    return err;
}
END
if [ -z "$SANITIZE" ]; then
    # shellcheck disable=SC2046
    "$CC" -shared -fPIC -o hosts.so hosts.c $(pkg-config --cflags mpich)
    cat >pairs.yaml <<END
name: pairs
switches: [s0]
hosts: [{names: "n[0-1]", switch: s0, bandwidth: 1 Gbit/s}]
ranks: {order: by-name, per_host: 4}
launch: "$MPIEXEC -n {ranks} env LD_PRELOAD=$work/hosts.so {command}"
END
    run 0 tune -q --collective allreduce --largest 1 --budget 0.2 --out pairs pairs.yaml
    timer=pairs/build/timer
    export LD_PRELOAD="$work/hosts.so"
    [ ! -s rest ] || verify_rest 8 settings
    unset LD_PRELOAD
    timer=m/build/timer
    # those of ranks that share memory are not offered
    ! grep -v '_shared\(_slices\)\? $' rest || fail "never right: $(cat rest)"
fi
ranks=2

# what is timed or verified makes no call of the MPI library's barrier, nor of
# its collective but for the candidate native; a library with sanitizers must
# come before any other
if [ -z "$SANITIZE" ]; then
    cat >count.c <<END
#define _GNU_SOURCE
#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>

static int calls, barriers;

int PMPI_Alltoall(const void *send, int sendcount, MPI_Datatype sendtype,
                  void *recv, int recvcount, MPI_Datatype recvtype,
                  MPI_Comm comm)
{
    int (*next)(const void *, int, MPI_Datatype, void *, int, MPI_Datatype,
                MPI_Comm);

    *(void **)&next = dlsym(RTLD_NEXT, "PMPI_Alltoall");
    calls++;
    return next(send, sendcount, sendtype, recv, recvcount, recvtype, comm);
}

int PMPI_Barrier(MPI_Comm comm)
{
    int (*next)(MPI_Comm);

    *(void **)&next = dlsym(RTLD_NEXT, "PMPI_Barrier");
    barriers++;
    return next(comm);
}

int PMPI_Finalize(void)
{
    int (*next)(void);

    *(void **)&next = dlsym(RTLD_NEXT, "PMPI_Finalize");
    fprintf(stderr, "%d native calls, %d barriers\\n", calls, barriers);
    return next();
}
END
    # shellcheck disable=SC2046
    "$CC" -shared -fPIC -o count.so count.c $(pkg-config --cflags mpich) -ldl
    # natively_called TIMES REQUESTS
    natively_called() {
        export LD_PRELOAD="$work/count.so"
        talk_well "$2"
        unset LD_PRELOAD
        ! grep -v '^ok$\|^raced' answers || fail "$2"
        [ "$(grep -c "^$1 native calls, 0 barriers$" said)" -eq 2 ] ||
            fail "not $1 native calls: $(cat said)"
    }
    natively_called 0 'verify alltoall alltoall_ring segment_bytes=0 bytes=20000
verify alltoall alltoall_ring segment_bytes=8192 bytes=20000
race alltoall bytes=20000 rounds=3 settle=1 | alltoall_ring segment_bytes=8192 verify=1 | alltoall_pair'
    # a warm-up and three samples, each after a call to settle
    natively_called 7 'race alltoall bytes=20000 rounds=3 settle=1 | alltoall_native | alltoall_pair'
    natively_called 2 'verify alltoall alltoall_native bytes=20000'
fi

# a rank that takes longer than its limit ends, and all with it
talk 'race alltoall bytes=1000000 rounds=100000 limit=1 | alltoall_native
hello'
[ $code -ne 0 ] || fail 'goes on after the limit'
! grep -q '^hello\|^raced' answers || fail 'answered after the limit'

# where the library lets native do a candidate's calls the results are right and
# the times native's: neither is the candidate's
cat >decline.c <<'END'
int PMPI_Comm_create_group(int comm, int group, int tag, int *made);
int PMPI_Comm_create_group(int comm, int group, int tag, int *made)
{
    (void)comm, (void)group, (void)tag, (void)made;
    return 16;
}
END
if [ -z "$SANITIZE" ]; then
    "$CC" -shared -fPIC -o decline.so decline.c
    export LD_PRELOAD="$work/decline.so"
    talk_well 'verify allgather allgather_ring segment_bytes=0 bytes=1000
race allgather bytes=1000 rounds=2 | allgather_ring segment_bytes=0 | allgather_native
race allgather bytes=1000 rounds=1 | allgather_ring segment_bytes=0 warmup=0'
    unset LD_PRELOAD
    answered_lines 3
    answered 1 '^error the candidate did not run: set-up failed$'
    answered 2 "^raced \| error the candidate did not run: set-up failed \| w=$time $time $time\$"
    answered 3 '^raced \| error the candidate did not run: set-up failed$'
fi


# clocks that are set all the time are no clocks: no times are better than wrong ones
cat >jumps.c <<'END'
#include <stdlib.h>
#include <time.h>

double PMPI_Wtime(void);
double PMPI_Wtime(void)
{
    const char *rank = getenv("PMI_RANK");
    struct timespec now;
    double seconds;

    clock_gettime(CLOCK_MONOTONIC, &now);
    seconds = (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
    if (rank == NULL || atoi(rank) != 1)
        return seconds;
    return seconds + (double)(long)(20 * seconds); /* 1 s, 20 times per second */
}
END
if [ -z "$SANITIZE" ]; then
    "$CC" -D_XOPEN_SOURCE=700 -shared -fPIC -o jumps.so jumps.c
    export LD_PRELOAD="$work/jumps.so"
    talk_well 'race allgather bytes=8 rounds=100000 mechanism=window | allgather_native
race allgather bytes=8 rounds=3 mechanism=loop calls=3 | allgather_native warmup=0'
    unset LD_PRELOAD
    answered_lines 2
    answered 1 '^unable the clocks of the ranks cannot be synchronised: '
    answered 2 "^raced \\| $time $time $time\$"
fi
