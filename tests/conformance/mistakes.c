/*
 * mistakes.c - what is wrong, with all that is needed to have it again.
 */
#include "tests/conformance/mistakes.h"

#include <inttypes.h>
#include <stdio.h>

#define PRINTED_MAX 5
#define TEXT_MAX 1024

static _Atomic long mistakes;
static _Atomic long native_failures;

static void describe_side(const struct ct_side *side, char *text, size_t room)
{
    snprintf(text, room, "%d x %d x %s%s%s", side->blocks, side->count, side->shape.text,
             ct_displs_text(&side->displs), side->at_bottom ? " at MPI_BOTTOM" : "");
}

static void describe(const struct ct_trial *trial, char *text, size_t room)
{
    const struct ct_stream *stream = &trial->stream;
    const struct ct_member *member = trial->member;
    char send[300] = "", recv[300];

    if (!trial->is_in_place)
        describe_side(&trial->send, send, sizeof send);
    describe_side(&trial->recv, recv, sizeof recv);
    snprintf(text, room,
             "seed %" PRIu64 ", thread %d, round %d, rank %d of %d (%d), root %d, "
             "on a %s: %s%s%s%s of %s to %s%s",
             stream->seed, stream->thread, stream->round, member->rank, member->nranks,
             member->npeers, member->root, member->kind, trial->row->name,
             (trial->way & CT_WAY_LARGE) != 0 ? "_c" : "", trial->row->reduces ? ", " : "",
             trial->row->reduces ? trial->reduction.op_name : "",
             trial->is_in_place ? "in place" : send, recv,
             trial->native_is_first ? ", native first" : "");
}

void ct_mistake(const struct ct_trial *trial, const char *where, long at, int got, int wanted)
{
    char text[TEXT_MAX];

    if (mistakes++ >= PRINTED_MAX)
        return;
    describe(trial, text, sizeof text);
    fprintf(stderr, "conformance: %s: byte %ld %s is %d, not %d\n", text, at, where, got, wanted);
}

void ct_native_failed(const struct ct_trial *trial)
{
    if (native_failures++ == 0)
        ct_trial_print(trial, "native alone fails:");
}

long ct_mistakes(void)
{
    return mistakes;
}

long ct_native_failures(void)
{
    return native_failures;
}

void ct_trial_print(const struct ct_trial *trial, const char *word)
{
    char text[TEXT_MAX];

    describe(trial, text, sizeof text);
    fprintf(stderr, "conformance: %s %s\n", word, text);
}
