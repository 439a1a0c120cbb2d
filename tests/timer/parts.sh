#!/bin/sh
# parts.sh - ranks in parts: the calls of a race are of a part, each part's at the
# same time, and none may be wrong.
set -eu
. "$(dirname "$0")/../driver/drive.sh"
. "$(dirname "$0")/talk.sh"

ranks=4
parts=2
talk_well 'hello
hosts
race alltoall bytes=1000 rounds=2 | alltoall_ring segment_bytes=0 verify=1 | alltoall_native
race bcast bytes=1000 rounds=1 root=2 | bcast_linear
race allgather bytes=1000 rounds=1 mechanism=window | allgather_ring segment_bytes=0 order=dealt
verify reduce reduce_linear bytes=1000'
answered 1 "^hello protocol=3 ranks=2 placement=$hex mpi=$hex registry=$hex parts=2 load=[01] version=."
answered 2 '^hosts ([^ ]+) \1 \1 \1$'
answered 3 "^raced \| w=$time( $time){2} \| w=$time( $time){2}\$"
answered 4 '^error the root is no rank'
answered 5 "^raced \\| w=$time( late=[0-9]+)? $time\$"
answered 6 '^ok$'
cat >garble.c <<'END'
#include <dlfcn.h>
#include <stdlib.h>
int PMPI_Allgather(const void *, int, int, void *, int, int, int);
int PMPI_Allgather(const void *in, int n, int type, void *out, int m, int other,
                   int comm)
{
    int (*real)(const void *, int, int, void *, int, int, int);
    const char *rank = getenv("PMI_RANK");
    int err;

    *(void **)&real = dlsym(RTLD_NEXT, "PMPI_Allgather");
    err = real(in, n, type, out, m, other, comm);
    if (m == 1000 && rank != NULL && atoi(rank) == 3)
        ((char *)out)[5] ^= 1;
    return err;
}
END
if [ -z "$SANITIZE" ]; then
    "$CC" -D_GNU_SOURCE -shared -fPIC -o garble.so garble.c -ldl
    export LD_PRELOAD="$work/garble.so"
    talk_well 'verify allgather allgather_native bytes=1000
race allgather bytes=1000 rounds=1 | allgather_native verify=1 | allgather_ring segment_bytes=0'
    unset LD_PRELOAD
    answered_lines 2
    answered 1 '^wrong part 1, rank 1.*: byte 5 '
    answered 2 "^raced \| wrong part 1, rank 1.*: byte 5 .* \| w=$time $time\$"
fi
parts=3
talk 'hello'
[ $code -ne 0 ] || fail 'four ranks in three parts'
grep -q '^4 ranks cannot be divided into 3 parts$' said || fail "$(cat said)"
