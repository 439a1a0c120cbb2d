/*
 * chunk_rounds.c - messages for runs of chunks.
 */
#include "repo/pattern/chunk_rounds.h"

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

static void plan_send(struct ct_builder *builder, const struct set *set,
                      int peer, int buffer)
{
    struct ct_span run = {.buffer = buffer};

    for (; find_run(set, &run); run.first += run.units)
        ct_send(builder, peer, run);
}

static void plan_recv(struct ct_builder *builder, const struct set *set,
                      int peer, int buffer)
{
    struct ct_span run = {.buffer = buffer};

    for (; find_run(set, &run); run.first += run.units)
        ct_recv(builder, peer, run);
}

static void plan_copy(struct ct_builder *builder, const struct set *set)
{
    struct ct_span run = {.buffer = CT_SEND};

    for (; find_run(set, &run); run.first += run.units)
        ct_copy(builder, run, ct_span(CT_RECV, run.first, run.units));
}

static void plan_reduce(struct ct_builder *builder, const struct set *set)
{
    struct ct_span run = {.buffer = CT_SCRATCH};

    for (; find_run(set, &run); run.first += run.units)
        ct_combine(builder, run, ct_span(CT_RECV, run.first, run.units));
}

static void plan_extra(struct ct_builder *builder,
                       const struct ct_chunk_rounds *rounds, int round,
                       bool is_allgather)
{
    if (rounds->extra != NULL)
        rounds->extra(rounds->context, builder, round, is_allgather);
}

void ct_chunks_scatter(struct ct_builder *builder,
                       const struct ct_chunk_rounds *rounds)
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
            plan_copy(builder, &kept);
        ct_fence(builder);
        plan_reduce(builder, &taken);
        ct_fence(builder);
    }
}

void ct_chunks_gather(struct ct_builder *builder,
                      const struct ct_chunk_rounds *rounds)
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
