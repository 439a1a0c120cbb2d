#!/bin/sh
# thread_level.sh - what is tuned at a thread level of MPI is timed at it,
# says so everywhere, and is not mixed with what was timed at another.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file threads
tune() {
    code=$1
    shift
    run "$code" tune -q --collective allreduce --largest 1 "$@" threads.yaml
}

tune 2 --thread-level some --out m
says 'unknown thread level: some; known are single, funneled, serialized and mu'
tune 2 --simulate --thread-level multiple --out m
says '--simulate knows no threads: --thread-level can only be single'
[ ! -e m ] || fail 'a folder was made'

tune 0 --thread-level multiple --out m
prints '^threads: 2 ranks, mechanism barrier, thread level multiple; medians'
has m/measurements.csv '^#.* mechanism=barrier threads=multiple timer=own$'
has m/decisions.csv '^signature,thread_level,multiple$'
has m/tuned.c '^    \.thread_level = "multiple",$'
has m/tuned.c '^ \* thread level multiple, on$'
has m/report.csv ',basis,predicted_s,predicted_low_s,predicted_high_s,predicted_native_s,thread_level$'
has m/report.csv ',multiple$'
has m/report.html 'mechanism barrier; thread level multiple; '
clang-format-14 --style="file:$SOURCE/out/.clang-format" -n -Werror m/tuned.c ||
    fail 'tuned.c is not formatted'
tune 0 --thread-level multiple --out m
prints '^Measured now: 0 batches; '
for level in single serialized; do
    tune 2 --thread-level $level --out m
    says "made with --thread-level multiple, now it is $level; --restart starts"
done
run 0 build m
if [ -z "$SANITIZE" ]; then
    run 0 bench --collective allreduce --largest 1 m
    prints '^thread level multiple$'
    prints '^colltune: tuned for threads, 2 ranks'
fi

# single is what is meant without a level: nothing is written of it
tune 0 --timer "$FAKE_TIMER" --out single
tune 0 --timer "$FAKE_TIMER" --thread-level single --out single
prints '^Measured now: 0 batches; '
! grep -r 'threads=\|thread[_ ]level' single --include='*.c*' \
    --include='*.html' --exclude=decisions.csv || fail 'single is named'
has single/decisions.csv '^signature,thread_level,single$'
tune 2 --timer "$FAKE_TIMER" --thread-level funneled --out single
says 'made with --thread-level single, now it is funneled; --restart starts'
sed -i 's/^signature,thread_level,single/signature,thread_level,some/' \
    single/decisions.csv
run 2 build single
says "thread_level is \"some\"; single, funneled, serialized or multiple would be"

# an MPI library that notes what it is asked for, and provides at most $MOST;
# it cannot be loaded before a sanitizer
[ -z "$SANITIZE" ] || exit 0
cat >levels.c <<END
#define _GNU_SOURCE
#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static int start(const char *name, int *argc, char ***argv, int wanted,
                 int *given)
{
    int (*real)(int *, char ***, int, int *) = dlsym(RTLD_NEXT, name);
    FILE *log = fopen("$work/levels", "a");
    int err = real(argc, argv, wanted, given);

    fprintf(log, "%d\\n", wanted);
    fclose(log);
    if (*given > atoi(getenv("MOST")))
        *given = atoi(getenv("MOST"));
    return err;
}

int MPI_Init_thread(int *argc, char ***argv, int wanted, int *given)
{
    return start("MPI_Init_thread", argc, argv, wanted, given);
}

int PMPI_Init_thread(int *argc, char ***argv, int wanted, int *given)
{
    return start("PMPI_Init_thread", argc, argv, wanted, given);
}
END
# shellcheck disable=SC2046
"$CC" -shared -fPIC -o levels.so levels.c $(pkg-config --cflags --libs mpich)

# started LEVEL MOST PROGRAM...: LEVEL is MPI's number of it
started() {
    rm -f levels
    wanted=$1
    export MOST="$2"
    shift 2
    code=0
    "$MPIEXEC" -n 2 env LD_PRELOAD="$work/levels.so" "$@" >answers 2>said \
        </dev/null || code=$?
    [ "$(sort -u levels)" = "$wanted" ] || fail "levels: $(cat levels)"
}

number=0
for level in single funneled serialized multiple; do
    started $number 3 m/build/timer --thread-level $level
    [ $code -eq 0 ] || fail "exit code $code"
    started $number 3 "$BUILD/lib/colltune/side_by_side" alltoall 1e-9 \
        native pairs=1 sizes=1 threads=$level
    [ $code -eq 0 ] || fail "exit code $code"
    has answers '^done$'
    number=$((number + 1))
done
started 0 3 m/build/timer
[ $code -eq 0 ] || fail "exit code $code"
started 3 2 m/build/timer --thread-level multiple
[ $code -ne 0 ] || fail 'timed at a lower level'
mentions 'the MPI library provides thread level serialized, not multiple'
started 3 2 "$BUILD/lib/colltune/side_by_side" alltoall 1e-9 native \
    threads=multiple
[ $code -ne 0 ] || fail 'compared at a lower level'
mentions 'side_by_side: the MPI library does not provide this thread level'

cluster_file poor "$MPIEXEC -n {ranks} env LD_PRELOAD=$work/levels.so {command}"
export MOST=1
run 1 tune -q --thread-level multiple --out poor poor.yaml
says 'the MPI library provides thread level funneled, not multiple'
[ ! -e poor/tuned.c ] || fail 'tuned.c without measurements'
for words in --thread-level '--thread-level some' '--levels multiple' 'a b c'; do
    # shellcheck disable=SC2086
    ! "$MPIEXEC" -n 1 m/build/timer $words >answers 2>said </dev/null ||
        fail "takes $words"
    mentions 'usage: timer [--thread-level single|funneled|serialized|multiple]'
done
