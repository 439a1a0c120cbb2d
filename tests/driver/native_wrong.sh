#!/bin/sh
# native_wrong.sh - an MPI library whose own results are wrong at some sizes: it
# is reported, and not chosen there.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file short '{command}'

tune() {
    run 0 tune -q --timer "$FAKE_TIMER" --collective allreduce "$@" short.yaml
}

ranges_of() {
    grep '^range,' "$1/decisions.csv" | cut -d , -f 4,5,6
}

# from 2500 to 14285 bytes nothing beats native
export FAKE_MATCH='verify allreduce allreduce_native bytes=4096 '
tune --out right
[ ! -s said ] || fail 'a message'
ranges_of right >ranges
[ "$(sed -n 2p ranges)" = 2500,native, ] || fail "$(cat ranges)"

# found at 4096 bytes: what is between the sizes next to it is replaced
FAKE_DO=wrong tune --out m
mentions "the MPI library's own allreduce_native is wrong at 4096 bytes, so another is chosen there if any can be: wrong rank 1: byte 7 is 3, not 4"
[ "$(wc -l <said)" -eq 1 ] || fail 'said more'
ranges_of m >replaced
sed '2s/2500/8192/' ranges | is_equal - replaced
has m/decisions.csv '^size,allreduce,,4096,allreduce_recursive_doubling,.*,native_wrong,no'
has m/decisions.csv '^left_out,allreduce,wrong,native,,4096,"wrong rank 1: byte 7 is 3, not 4"'
has m/tuned.c '/\* wrong: allreduce_native, at 4096 bytes \*/'
has m/report.html '>allreduce_native<td>.*<td>4K<td>wrong results here; left out up to the sizes next to it'
has m/report.html '; <b>2.5!</b> native gives wrong results'
! grep -q '2\.5!' right/report.html || fail 'a mark for nothing'
before=$(state_of m)
FAKE_LOG=$work/log tune --out m
prints '^Measured now: 0 batches'
[ ! -e log ] || fail "asked: $(cat log)"
[ "$before" = "$(state_of m)" ] || fail 'changed'
run 0 report m
prints 'allreduce_recursive_doubling .*native wrong$'

# at the largest size: up to where what is chosen needs too much memory
FAKE_MATCH='verify allreduce allreduce_native ' FAKE_FAST=allreduce_native FAKE_DO=wrong tune --out all
ranges_of all >replaced
[ "$(grep -c native replaced)" -eq 1 ] || fail "$(cat replaced)"
[ "$(tail -n 1 replaced)" = 268435457,native, ] || fail "$(cat replaced)"
[ "$(grep -c '^left_out,allreduce,wrong,native,,' all/decisions.csv)" -eq 12 ] ||
    fail "$(grep ^left_out all/decisions.csv)"

# a timer that cannot compare native, or that it ends, says nothing of its
# results, and the rest is decided; it is asked at one size
for how in error die; do
    rm -f log
    FAKE_MATCH='verify allreduce allreduce_native ' FAKE_DO=$how FAKE_LOG=$work/log \
        tune --out $how
    is_equal_but_for_provenance right/tuned.c $how/tuned.c
    [ "$(grep 'verify allreduce allreduce_native ' log | sort -u | wc -l)" -eq 1 ] ||
        fail "asked: $(cat log)"
done

# a real one: broadcasts of 4096 bytes lose a byte on their way; in a window they
# would be faster, and native would not be compared
[ -z "$SANITIZE" ] || exit 0
cat >lossy.c <<'END'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <mpi.h>

int PMPI_Bcast(void *data, int count, MPI_Datatype type, int root,
               MPI_Comm comm)
{
    static int (*next)(void *, int, MPI_Datatype, int, MPI_Comm);
    int size, rank, err;

    if (!next)
        *(void **)&next = dlsym(RTLD_NEXT, "PMPI_Bcast");
    err = next(data, count, type, root, comm);
    PMPI_Type_size(type, &size);
    PMPI_Comm_rank(comm, &rank);
    if (count * size == 4096 && rank != root)
        ((char *)data)[100]++;
    return err;
}
END
mpi_flags=$(pkg-config --cflags mpich 2>/dev/null || pkg-config --cflags mpi)
# shellcheck disable=SC2086
"$CC" -shared -fPIC $mpi_flags -o liblossy.so lossy.c -ldl
cluster_file real "$launcher -genv LD_PRELOAD $work/liblossy.so -n {ranks} {command}"
COLLTUNE_WINDOW=0 run 0 tune -q --collective bcast --largest 16384 --budget 20 --out real real.yaml
mentions "the MPI library's own bcast_native is wrong at 4096 bytes"
[ "$(grep -c 'is wrong' said)" -eq 1 ] || fail 'elsewhere, too'
choice=$(grep '^size,bcast,,4096,' real/decisions.csv | cut -d , -f 5)
case $choice in
bcast_*) ;;
*) fail "the choice is '$choice'" ;;
esac
