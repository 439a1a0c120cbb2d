/*
 * chunk_rounds.c - messages for runs of chunks.
 */
#include "repo/scheme/chunk_rounds.h"

#include "repo/scheme/scratch_vectors.h"

/* What is given or taken in one round, or the rest. */
struct set {
    const struct ct_chunk_rounds *rounds;
    bool (*has)(const void *context, int round, int chunk);
    int round;
    bool is_rest;
};

static bool has(const struct set *set, int chunk)
{
    return set->has(set->rounds->context, set->round, chunk) != set->is_rest;
}

/* The first run from chunk run->first on; false: there is none. */
static bool find_run(const struct set *set, struct ct_span *run)
{
    const int end = set->rounds->nchunks;

    while (run->first < end && !has(set, run->first))
        run->first++;
    run->units = 0;
    while (run->first + run->units < end && has(set, run->first + run->units))
        run->units++;
    return run->units > 0;
}

static void plan_send(struct ct_builder *builder, const struct set *set, int peer, int buffer)
{
    struct ct_span run = {.buffer = buffer};

    for (; find_run(set, &run); run.first += run.units)
        ct_send(builder, peer, run);
}

static void plan_recv(struct ct_builder *builder, const struct set *set, int peer, int buffer)
{
    struct ct_span run = {.buffer = buffer};

    for (; find_run(set, &run); run.first += run.units)
        ct_recv(builder, peer, run);
}

static void plan_copy(struct ct_builder *builder, const struct set *set, int to)
{
    struct ct_span run = {.buffer = CT_SEND};

    for (; find_run(set, &run); run.first += run.units)
        ct_copy(builder, run, ct_span(to, run.first, run.units));
}

static void plan_reduce(struct ct_builder *builder, const struct set *set, int from, int to)
{
    struct ct_span run = {.buffer = from};

    for (; find_run(set, &run); run.first += run.units)
        ct_combine(builder, run, ct_span(to, run.first, run.units));
}

static void plan_extra(struct ct_builder *builder, const struct ct_chunk_rounds *rounds, int round,
                       bool is_allgather)
{
    if (rounds->extra != NULL)
        rounds->extra(rounds->context, builder, round, is_allgather);
}

void ct_chunks_scatter(struct ct_builder *builder, const struct ct_chunk_rounds *rounds)
{
    for (int k = 0; k < rounds->nrounds; k++) {
        const struct ct_chunk_ends ends = rounds->ends(rounds->context, k);
        const struct set given = {rounds, rounds->gives, k, false};
        const struct set kept = {rounds, rounds->gives, k, true};
        const struct set taken = {rounds, rounds->takes, k, false};

        plan_extra(builder, rounds, k, false);
        plan_recv(builder, &taken, ends.from, CT_SCRATCH);
        plan_send(builder, &given, ends.to, k == 0 ? CT_SEND : CT_RECV);
        if (k == 0)
            plan_copy(builder, &kept, CT_RECV);
        ct_fence(builder);
        plan_reduce(builder, &taken, CT_SCRATCH, CT_RECV);
        ct_fence(builder);
    }
}

/* Chunks that are neither given nor taken in the first round. */
static bool gives_or_takes(const void *context, int round, int chunk)
{
    const struct ct_chunk_rounds *rounds = context;

    return rounds->gives(rounds->context, round, chunk) ||
           rounds->takes(rounds->context, round, chunk);
}

enum { SUMS = CT_SCRATCH, RECEIVED };

/* The messages of a round. */
static void plan_messages(struct ct_builder *builder, const struct ct_chunk_rounds *rounds,
                          int round, int into)
{
    const struct ct_chunk_ends ends = rounds->ends(rounds->context, round);
    const struct set given = {rounds, rounds->gives, round, false};
    const struct set taken = {rounds, rounds->takes, round, false};

    plan_extra(builder, rounds, round, false);
    plan_recv(builder, &taken, ends.from, into);
    plan_send(builder, &given, ends.to, round == 0 ? CT_SEND : SUMS);
}

/* What is received in the first round becomes the sums. */
static void plan_first(struct ct_builder *builder, const struct ct_chunk_rounds *rounds)
{
    const struct ct_chunk_rounds whole = {.nchunks = rounds->nchunks, .context = rounds};
    const struct set taken = {rounds, rounds->takes, 0, false};
    const struct set rest = {&whole, gives_or_takes, 0, true};

    plan_messages(builder, rounds, 0, SUMS);
    plan_copy(builder, &rest, SUMS);
    ct_fence(builder);
    plan_reduce(builder, &taken, CT_SEND, SUMS);
    ct_fence(builder);
}

static void plan_last(struct ct_builder *builder, const struct ct_chunk_rounds *rounds,
                      struct ct_span result)
{
    const int last = rounds->nrounds - 1;
    const struct ct_chunk_ends ends = rounds->ends(rounds->context, last);
    const struct set given = {rounds, rounds->gives, last, false};
    const struct set taken = {rounds, rounds->takes, last, false};
    const int from = last == 0 ? CT_SEND : SUMS;
    struct ct_span own = {.buffer = from};

    plan_extra(builder, rounds, last, false);
    ct_recv(builder, ends.from, result);
    plan_send(builder, &given, ends.to, from);
    ct_fence(builder);
    if (find_run(&taken, &own))
        ct_combine(builder, own, result);
    ct_fence(builder);
}

void ct_chunks_reduce_scatter(struct ct_builder *builder, const struct ct_chunk_rounds *rounds,
                              struct ct_span result)
{
    ct_scratch_vectors(builder, SUMS, 1);
    ct_scratch_vectors(builder, RECEIVED, 1);
    for (int k = 0; k < rounds->nrounds; k++) {
        const struct set taken = {rounds, rounds->takes, k, false};

        if (k == rounds->nrounds - 1) {
            plan_last(builder, rounds, result);
        } else if (k == 0) {
            plan_first(builder, rounds);
        } else {
            plan_messages(builder, rounds, k, RECEIVED);
            ct_fence(builder);
            plan_reduce(builder, &taken, RECEIVED, SUMS);
            ct_fence(builder);
        }
    }
}

void ct_chunks_gather(struct ct_builder *builder, const struct ct_chunk_rounds *rounds)
{
    for (int k = rounds->nrounds - 1; k >= 0; k--) {
        const struct ct_chunk_ends ends = rounds->ends(rounds->context, k);
        const struct set given = {rounds, rounds->gives, k, false};
        const struct set taken = {rounds, rounds->takes, k, false};

        plan_extra(builder, rounds, k, true);
        plan_recv(builder, &given, ends.to, CT_RECV);
        plan_send(builder, &taken, ends.from, CT_RECV);
        ct_fence(builder);
    }
}
