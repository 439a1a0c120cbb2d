/*
 * allgather_sparbit - ceil(log2 p) rounds for any p, the farthest first.
 *
 * In rounds with distances d = 2^(q-1), ..., 2, 1 a rank sends blocks to rank
 * r + d and receives as many from rank r - d. Before the round it has the
 * blocks of ranks r, r - 2d, r - 4d, ...; those that it receives lie half-way
 * between. So large messages travel short distances, and every block is
 * received at its place. In the end a rank has the
 * blocks at all multiples of d below p; one that would come twice is left out.
 * Scratch: packed, twice at most (p+1)/2 blocks.
 */
#include "repo/scheme/block_set.h"

#include <stdlib.h>
#include <string.h>

static const int packs[] = {0, 1};

enum { PACK }; /* the parameters */

static const struct ct_param pack = {
    .name = "pack",
    .nvalues = sizeof packs / sizeof *packs,
    .values = packs,
};

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 &&
           (problem->setting.values[PACK] == 0 || !problem->collective->has_counts);
}

/*
 * The blocks that rank `rank` sends at distance d, `n` of them.
 *
 * set  out: nranks flags
 */
static void mark(bool *set, int nranks, int rank, int d, int n)
{
    memset(set, 0, (size_t)nranks * sizeof *set);
    for (int j = 0; j < n; j++)
        set[(rank - 2 * d * j + nranks) % nranks] = true;
}

/* flags  room for two sets */
static void plan_rounds(struct ct_builder *builder, const struct ct_shape *shape, bool *flags)
{
    const int p = shape->nranks;
    int distance = 1;

    while (distance < p - distance)
        distance *= 2;
    for (int d = distance; d > 0; d /= 2) {
        const int before = (p - 1) / 2 / d + 1; /* multiples of 2d below p */
        const int n = (p - 1) / d + 1 - before;
        const struct ct_set_round round = {
            .to = (shape->rank + d) % p,
            .give = flags,
            .from = (shape->rank - d + p) % p,
            .take = flags + p,
        };

        mark(flags, p, shape->rank, d, n);
        mark(flags + p, p, round.from, d, n);
        ct_set_exchange(builder, shape, &round, shape->setting.values[PACK] != 0);
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    bool *flags = calloc(2 * (size_t)shape->nranks, sizeof *flags);

    if (flags == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for two sets");
        return;
    }
    ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, shape->rank, 1));
    plan_rounds(builder, shape, flags);
    free(flags);
}

CT_SERVES(allgather, allgatherv, sparbit,
          {
              .source = "Loch, Koslovski 2021",
              .needs = "p > 2",
              .cost = "ceil(log2 p) alpha + (p-1) n beta, and messages or copies more",
              .params = {&pack},
              .applies = applies,
              .plan = plan,
          });
