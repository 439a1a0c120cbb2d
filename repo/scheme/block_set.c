/*
 * block_set.c - plans messages for each run of blocks, or packed ones.
 */
#include "repo/scheme/block_set.h"

enum { PACKED = CT_SCRATCH, RECEIVED };

/* The first run of the set from block `from` on; no units: none is left. */
static struct ct_span next_run(const bool *set, int nranks, int from)
{
    int first = from;
    int end;

    while (first < nranks && !set[first])
        first++;
    end = first;
    while (end < nranks && set[end])
        end++;
    return ct_span(CT_RECV, first, end - first);
}

/* Returns the units that it found. */
static int count_runs(const bool *set, int nranks, int *runs)
{
    int units = 0;
    struct ct_span run = next_run(set, nranks, 0);

    for (*runs = 0; run.units > 0; ++*runs) {
        units += run.units;
        run = next_run(set, nranks, run.first + run.units);
    }
    return units;
}

/* A message for each run. */
static void send_runs(struct ct_builder *builder, const struct ct_shape *shape,
                      const struct ct_set_round *round)
{
    const int p = shape->nranks;
    struct ct_span run = next_run(round->give, p, 0);

    while (run.units > 0) {
        const bool is_own = run.units == 1 && run.first == shape->rank;

        ct_send(builder, round->to, is_own ? ct_span(CT_SEND, 0, 1) : run);
        run = next_run(round->give, p, run.first + run.units);
    }
}

static void recv_runs(struct ct_builder *builder, const struct ct_shape *shape,
                      const struct ct_set_round *round)
{
    const int p = shape->nranks;
    struct ct_span run = next_run(round->take, p, 0);

    while (run.units > 0) {
        ct_recv(builder, round->from, run);
        run = next_run(round->take, p, run.first + run.units);
    }
}

/* Copy a set into the buffer PACKED, or from the buffer RECEIVED. */
static void copy_runs(struct ct_builder *builder, const struct ct_shape *shape, const bool *set,
                      int buffer)
{
    struct ct_span run = next_run(set, shape->nranks, 0);

    for (int at = 0; run.units > 0;) {
        const struct ct_span slot = ct_span(buffer, at, run.units);

        if (buffer == PACKED)
            ct_copy(builder, run, slot);
        else
            ct_copy(builder, slot, run);
        at += run.units;
        run = next_run(set, shape->nranks, run.first + run.units);
    }
}

void ct_set_exchange(struct ct_builder *builder, const struct ct_shape *shape,
                     const struct ct_set_round *round, bool is_packed)
{
    int give_runs, take_runs;
    const int gives = count_runs(round->give, shape->nranks, &give_runs);
    const int takes = count_runs(round->take, shape->nranks, &take_runs);
    const bool packs = is_packed && give_runs > 1;
    const bool unpacks = is_packed && take_runs > 1;

    if (packs) {
        copy_runs(builder, shape, round->give, PACKED);
        ct_fence(builder);
    }
    if (unpacks)
        ct_recv(builder, round->from, ct_span(RECEIVED, 0, takes));
    else
        recv_runs(builder, shape, round);
    if (packs)
        ct_send(builder, round->to, ct_span(PACKED, 0, gives));
    else
        send_runs(builder, shape, round);
    ct_fence(builder);
    if (unpacks) {
        copy_runs(builder, shape, round->take, RECEIVED);
        ct_fence(builder);
    }
}
