#!/bin/sh
# protocol.sh - the timer by hand: requests in, answers out.
set -eu
. "$(dirname "$0")/../driver/drive.sh"

# a request for more memory than there is fails as it does elsewhere
export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1
cluster_file protocol

# a timer with generated routines, whatever they win
run 0 tune -q --collective allgather --budget 0.2 --out m protocol.yaml

ranks=2

# talk REQUESTS: the answers are in file `answers`
talk() {
    code=0
    printf '%s\n' "$1" |
        "$MPIEXEC" -n $ranks m/build/timer >answers 2>said || code=$?
    all_end_within 5
}

# talk_well REQUESTS: it ends by itself
talk_well() {
    talk "$1"
    [ $code -eq 0 ] || fail "exit code $code: $(cat answers)"
}

# answered LINE REGEX
answered() {
    sed -n "$1p" answers | grep -qE "$2" ||
        fail "line $1 is not $2: $(cat answers)"
}

answered_lines() {
    [ "$(wc -l <answers)" -eq "$1" ] || fail "not $1 lines: $(cat answers)"
}

hex='[0-9a-f]{16}'
hello="^hello protocol=2 ranks=2 placement=$hex mpi=$hex registry=$hex version=."
talk_well 'hello
time allgather allgather_ring segment_bytes=0 bytes=1000 repetitions=3
time allgather allgather_native bytes=1000 repetitions=5 mechanism=loop calls=4
time allgather allgather_protocol segment_bytes=0 bytes=1000 repetitions=1
verify allgather allgather_ring segment_bytes=0 bytes=1000 limit=20
hello
hosts'
answered_lines 7
answered 1 "$hello"
answered 2 '^samples 3( [0-9.e-]+){3}$'
answered 3 '^samples 5( [0-9.e-]+){5}$'
answered 4 '^samples 1 [0-9.e-]+$'
answered 5 '^ok$'
answered 6 "$hello"
answered 7 '^hosts ([^ ]+) \1$'
talk_well 'quit
hello'
answered_lines 0
printf '' | "$MPIEXEC" -n 2 m/build/timer >answers || fail 'empty input'
answered_lines 0
printf 'verify alltoall alltoall_native' | "$MPIEXEC" -n 2 m/build/timer >answers ||
    fail 'no newline'
answered 1 '^ok$'

# bad requests are answered, and the next one served
long=$(printf '%03000d' 0)
talk_well "tune
time
time allgather allgather_ring segment_bytes=0 bytes=x
time allgather allgather_ring segment_bytes=7 bytes=1000
time allgather allgather_ring segment_bytes=8192 bytes=10
time allgather allgather_nothing bytes=10
time gather gather_ring bytes=10
time allgather allgather_ring segment_bytes=0 mechanism=guess bytes=10
time allgather allgather_ring repetitions=0
verify allgather allgather_ring $long

verify allgather allgather_ring segment_bytes=0 bytes=10
time allreduce allreduce_ring segment_bytes=8192 bytes=16391"
answered_lines 13
answered 1 '^error unknown request: tune$'
answered 2 '^error time needs the names of a collective and of an algorithm$'
answered 3 '^error bad value: bytes=x$'
answered 4 '^error 7 is not a value of the parameter segment_bytes$'
answered 5 '^error allgather_ring segment_bytes=8192 does not apply to 2 ranks and 10 b'
answered 6 '^error unknown algorithm: allgather_nothing$'
answered 7 '^error unknown collective: gather$'
answered 8 '^error unknown mechanism: guess$'
answered 9 '^error repetitions and calls must be at least 1$'
answered 10 '^error request too long$'
answered 11 '^error unknown request: $'
answered 12 '^ok$'
# two chunks of 8192 bytes are no more than a segment: whole doubles count
answered 13 '^error allreduce_ring segment_bytes=8192 does not apply to 2 ranks and 16391 b'

# more memory than there is: the timer ends without an answer, so that whoever
# asks knows which request it was
ranks=1
talk 'hello
time allgather allgather_native bytes=9223372036854775807
hello'
[ $code -ne 0 ] || fail 'goes on after a failure'
answered 1 '^hello protocol=2 ranks=1 '
answered_lines 1
mentions 'timer: rank 0: '
ranks=2

# every algorithm, its parameters and generated routines, right at odd sizes
candidates=$(
    for file in "$SOURCE"/repo/*/*_*.c m/build/routines/*.c; do
        collective=$(sed -n 's/^ *\.collective = &ct_\(.*\),$/\1/p' "$file")
        [ -z "$collective" ] || echo "$collective $(basename "$file" .c)"
    done
    for collective in alltoall allgather allreduce; do
        echo "$collective ${collective}_native"
    done
)
settings=' segment_bytes=0 segment_bytes=1024 segment_bytes=8192 window=0
    barriers=1 separation=0 separation=1 separation=2'
unfit='^error .* does not apply to . ranks\|^error .* is not a parameter
^error the parameter .* is missing\|^error .* is not a value of the parameter'
: >both
for bytes in 0 1 7 8 4099 70000; do # mpiexec takes so many lines at a time
    requests=$(echo "$candidates" | while read -r candidate; do
        echo "verify $candidate bytes=$bytes"
        for setting in $settings; do
            echo "verify $candidate $setting bytes=$bytes"
        done
    done)
    talk_well "$requests"
    answered_lines "$(echo "$requests" | wc -l)"
    ! grep -v '^ok$' answers | grep -v "$unfit" || fail 'wrong'
    echo "$requests" | paste -d ' ' answers - >>both
done
: >rest
echo "$candidates" | while read -r candidate; do
    fit=$(sed -n "s/^ok verify \($candidate .*\) bytes=4099$/\1/p
        s/^ok verify \($candidate\) bytes=4099$/\1/p" both | head -n 1)
    if [ -n "$fit" ]; then
        echo "time $fit bytes=4096 repetitions=2"
    else
        echo "$candidate" >>rest
    fi
done >requests
talk_well "$(cat requests)"
[ "$(grep -c '^samples 2 [0-9.e-]* [0-9.e-]*$' answers)" -eq \
    "$(wc -l <requests)" ] || fail "$(cat answers)"
! grep '^samples.* 0\( \|$\)' answers || fail 'a call that took no time'

# some are for more ranks
ranks=4
while read -r candidate; do
    talk_well "verify $candidate bytes=4096
$(for setting in $settings; do
        echo "verify $candidate $setting bytes=4096"
    done)"
    has answers '^ok$'
    ! grep -v '^ok$' answers | grep -v "$unfit" || fail 'wrong'
done <rest
ranks=2

# native is called once for all candidates of a size, twice with in place; a
# library with sanitizers must come before any other
if [ -z "$SANITIZE" ]; then
    cat >count.c <<END
#define _GNU_SOURCE
#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>

static int calls;

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

int PMPI_Finalize(void)
{
    int (*next)(void);

    *(void **)&next = dlsym(RTLD_NEXT, "PMPI_Finalize");
    fprintf(stderr, "%d native calls\\n", calls);
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
        ! grep -v '^ok$\|^samples' answers || fail "$2"
        [ "$(grep -c "^$1 native calls$" said)" -eq 2 ] ||
            fail "not $1 native calls: $(cat said)"
    }
    natively_called 2 'verify alltoall alltoall_ring segment_bytes=0 bytes=20000
verify alltoall alltoall_ring segment_bytes=8192 bytes=20000
time alltoall alltoall_ring segment_bytes=8192 bytes=20000
verify alltoall alltoall_pair bytes=20000'
    natively_called 8 'verify alltoall alltoall_ring segment_bytes=0 bytes=20000
verify allgather allgather_ring segment_bytes=0 bytes=20000
verify alltoall alltoall_ring segment_bytes=0 bytes=20000
verify alltoall alltoall_ring segment_bytes=0 bytes=20001
verify alltoall alltoall_pair bytes=20000'
fi

# a rank that takes longer than its limit ends, and all with it
talk 'time alltoall alltoall_native bytes=1000000 repetitions=100000 limit=1
hello'
[ $code -ne 0 ] || fail 'goes on after the limit'
! grep -q '^hello\|^samples' answers || fail 'answered after the limit'

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
time allgather allgather_ring segment_bytes=0 bytes=1000 repetitions=2
time allgather allgather_native bytes=1000 repetitions=1'
    unset LD_PRELOAD
    answered_lines 3
    answered 1 '^error the candidate did not run: set-up failed$'
    answered 2 '^error the candidate did not run: set-up failed$'
    answered 3 '^samples 1 '
fi
