#!/bin/sh
# faulty_routines.sh - routines of a user's own generator that are wrong are
# refused before anything is timed; those that hang or crash only when they
# run are dropped and named, and the run goes on.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file routines

# routine NAME FIRST-STATEMENT: right for two ranks, but for the statement
routine() {
    cat >"prepared/$1.c" <<END
#include "repo/algorithm.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Whether this is the timer, not the driver that proves the schedules. */
static bool is_timed(void)
{
    char name[16] = "";
    FILE *file = fopen("/proc/self/comm", "r");

    if (file == NULL)
        return false;
    if (fgets(name, sizeof name, file) == NULL)
        name[0] = '\\0';
    fclose(file);
    return strncmp(name, "timer", 5) == 0;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int peer = 1 - shape->rank;
    const struct ct_span own = ct_span(CT_RECV, shape->rank, 1);

    $2
    ct_copy(builder, ct_span(CT_SEND, 0, 1), own);
    ct_send(builder, peer, ct_span(CT_SEND, 0, 1));
    ct_recv(builder, peer, ct_span(CT_RECV, peer, 1));
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm $1 = {
    .name = "$1",
    .collective = &ct_allgather,
    .source = "a test",
    .nranks = 2,
    .plan = plan,
};
END
}

mkdir prepared
cat >generator <<END
#!/bin/sh
[ -s "\$1" ] || exit 1
cp -p "$work"/prepared/*.c "\$2"
END
chmod +x generator
tune() {
    code=$1
    shift
    run "$code" tune -q --limit 1 --largest 64 --collective allgather \
        --generator ./generator "$@" routines.yaml
    all_end_within 60
}

# a right one is timed, whatever COLLTUNE says: that is for the library only
routine allgather_Mine '(void)is_timed();'
COLLTUNE=off COLLTUNE_REPORT=1 tune 0 --out right
! grep -v ' other programs ' said || fail "messages without a fault"
has right/measurements.csv '^allgather,allgather_Mine,,1,barrier,[0-9]*,0,[0-9.e-]*,[0-9.e-]*;'
[ ! -s right/build/timer.log ] || fail "$(cat right/build/timer.log)"
before=$(state_of right)
COLLTUNE=off tune 0 --out right
prints '^Measured now: 0 batches; '
[ "$before" = "$(state_of right)" ] || fail "changed"

# one that changes is built in, though its file is old, and not what is gone
routine allgather_Mine 'abort();'
touch -t 200001010000 prepared/allgather_Mine.c
got=0
"$COLLTUNE_BIN" tune --generator ./generator --restart --out right routines.yaml \
    >printed 2>said || got=$?
[ $got -gt 128 ] || fail "not built again: exit code $got"
rm prepared/allgather_Mine.c
routine allgather_Yours ';'
touch -t 200001010000 prepared/allgather_Yours.c
tune 0 --restart --out right
has right/measurements.csv '^allgather,allgather_Yours,,1,barrier,[0-9]*,0,[0-9.e-]*,[0-9.e-]*;'
! grep -q Mine right/measurements.csv || fail 'built in though gone'
mv prepared/allgather_Yours.c prepared/gone
routine allgather_Mine ';'

routine allgather_hanging 'while (is_timed())
        sleep(1);'
routine allgather_crashing 'if (is_timed())
        abort();'
routine allgather_leaving 'if (is_timed() && shape->rank == 1)
        exit(0);'
COLLTUNE=off tune 0 --out m
mentions 'dropped allgather_hanging, from 1 byte on: no answer within'
mentions 'dropped allgather_crashing, from 1 byte on: the timer died'
mentions 'dropped allgather_leaving, from 1 byte on: '
! grep -q 'dropped allgather_[^hcl]' said || fail 'others were dropped'
for name in hanging crashing leaving; do
    has m/measurements.csv "^allgather,allgather_$name,,1,barrier,[0-9]*,0,0,dropped: "
    has m/tuned.c "dropped: allgather_$name, from 1 bytes on"
    has m/decisions.csv "^left_out,allgather,dropped,allgather_$name,,1,"
    ! grep -q "&allgather_$name" m/tuned.c || fail "chose allgather_$name"
    [ ! -e "m/allgather_$name.c" ] || fail "kept allgather_$name"
done
has m/measurements.csv '^allgather,allgather_Mine,,64,barrier,[0-9]*,0,[0-9]'
before=$(cat m/measurements.csv)
tune 0 --out m
prints '^Measured now: 0 batches; '
[ ! -s said ] || fail "dropped again"
[ "$before" = "$(cat m/measurements.csv)" ] || fail 'measurements.csv changed'

# one that is right in two segments and wrong in four: the timer notices
# by what it is asked, not by the size
cat >prepared/allgather_coarse.c <<END
#include "repo/algorithm.h"

#include <stdio.h>
#include <string.h>

static const int values[] = {8192};
static const struct ct_param segment_bytes = {
    .name = "segment_bytes", .nvalues = 1, .values = values};

static int segments(const struct ct_problem *problem)
{
    return ct_segments(problem->bytes, problem->setting.values[0], problem->nranks);
}

static bool is_timed(void)
{
    char name[16] = "";
    FILE *file = fopen("/proc/self/comm", "r");

    if (file == NULL)
        return false;
    if (fgets(name, sizeof name, file) == NULL)
        name[0] = '\\0';
    fclose(file);
    return strncmp(name, "timer", 5) == 0;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int n = shape->segments;
    const int peer = 1 - shape->rank;

    ct_set_units_per_block(builder, n);
    if (n < 4 || !is_timed())
        ct_copy(builder, ct_span(CT_SEND, 0, n),
                ct_span(CT_RECV, n * shape->rank, n));
    ct_send(builder, peer, ct_span(CT_SEND, 0, n));
    ct_recv(builder, peer, ct_span(CT_RECV, n * peer, n));
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm allgather_coarse = {
    .name = "allgather_coarse",
    .collective = &ct_allgather,
    .source = "a test",
    .nranks = 2,
    .params = {&segment_bytes},
    .segments = segments,
    .plan = plan,
};
END
rm prepared/allgather_hanging.c prepared/allgather_[cl]*ing.c
tune 0 --out coarse
printf '%s\n' 'verify allgather allgather_coarse segment_bytes=8192 bytes=16384' \
    'verify allgather allgather_coarse segment_bytes=8192 bytes=64 segments=2' \
    'verify allgather allgather_coarse segment_bytes=8192 bytes=64 segments=4' \
    'verify allgather allgather_coarse segment_bytes=8192 bytes=32768 segments=2' \
    'verify allgather allgather_coarse segment_bytes=8192 bytes=32768' \
    'verify allgather allgather_Mine bytes=64 segments=2' \
    'race allgather bytes=32768 rounds=2 | allgather_native | allgather_coarse segment_bytes=8192 verify=1 | allgather_Mine verify=1' \
    'race allgather bytes=32768 rounds=1 | allgather_coarse segment_bytes=8192' |
    ASAN_OPTIONS=detect_leaks=0 "$MPIEXEC" -n 2 coarse/build/timer >answers
[ "$(cut -c 1-5 answers | paste -s -d ' ')" = 'ok ok wrong ok wrong error raced raced' ] ||
    fail "$(cat answers)"
has answers '^wrong rank 0: byte 0 of the result is [0-9]*, not [0-9]*$'
# in a race only that one is not timed; without verify=1 it is
has answers '^raced | w=[^ ]* [^ ]* [^ ]* | wrong rank 0: byte 0 of the result is [0-9]*, not [0-9]* | w=[^ ]* [^ ]* [^ ]*$'
has answers '^raced | w=[^ ]* [^ ]*$'
rm prepared/allgather_coarse.c

# wrong schedules, by the checker
routine allgather_wrong 'if (shape->nranks == 2)
        return;'
tune 1 --out wrong
says 'the generated routine allgather_wrong is wrong: '
[ ! -e wrong/tuned.c ] || fail 'tuned.c with a wrong routine'
routine allgather_wrong 'if (shape->rank == 1)
        ct_token_recv(builder, peer);'
tune 1 --out wrong
says 'the generated routine allgather_wrong is wrong: '
routine allgather_wrong 'ct_send(builder, 7, own);'
tune 1 --out wrong
says 'the generated routine allgather_wrong is wrong: '
[ ! -e wrong/measurements.csv ] || fail 'timed before it was proved'

# what does not compile or is not what it says
echo 'not C' >prepared/allgather_wrong.c
tune 1 --out wrong
says 'the compiler failed: '
says 'allgather_wrong'
routine allgather_other ';'
mv prepared/allgather_other.c prepared/allgather_wrong.c
linkers=0
for linker in bfd gold lld; do # each says it in its own words
    command -v "ld.$linker" >found || continue
    linkers=$((linkers + 1))
    printf '#!/bin/sh\nexec "%s" "$@" -fuse-ld=%s\n' "$COLLTUNE_MPICC" $linker >compiler
    chmod +x compiler
    COLLTUNE_MPICC=$work/compiler tune 1 --out wrong
    says 'needs allgather_wrong, which is neither an algorithm of colltune nor in a'
done
[ $linkers -gt 0 ] || fail 'no linker'
routine allgather_wrong ';'
sed -i 's/\.name = "allgather_wrong"/.name = "allgather_ring"/' \
    prepared/allgather_wrong.c
tune 1 --out wrong
says 'the routine in allgather_wrong.c has the name allgather_ring: they must'
rm prepared/allgather_wrong.c
routine allreduce_wrong ';'
tune 1 --out wrong
says 'the routine allreduce_wrong is for allgather: its name must begin with'
rm prepared/allreduce_wrong.c
routine allgather_ring ';'
tune 1 --out wrong
says 'allgather_ring'
rm prepared/allgather_ring.c
routine allgather_native ';'
tune 1 --out wrong
says 'the routine allgather_native has the name of an algorithm of'

# a file whose name is no name in C
rm prepared/*
for name in 'allgather_my-own' 'allgather_my own' int 'allgather_x;'; do
    routine allgather_other ';'
    mv prepared/allgather_other.c "prepared/$name.c"
    tune 1 --out named
    says "the generator wrote a file $name.c: a routine's file is named COLLECT"
    rm prepared/*
done
[ ! -e named/build/generated.c ] || fail 'put into C all the same'

# none at all
echo '#!/bin/sh' >generator
tune 0 --out none
has none/measurements.csv '^allgather,allgather_ring,'
