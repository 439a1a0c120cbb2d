/*
 * allgather_circulant_blocks - every rank broadcasts its block at once, in
 * segments.
 *
 * On the circulant graph of skips.h, a broadcast of S segments takes S - 1 +
 * q rounds, q = ceil(log2 p): in round k, modulo q, the rank at distance v
 * from the root receives a segment from the one at distance v - s[k]. Its
 * schedule says which in the first q rounds; in each further q rounds it is
 * the one q segments on. Here all ranks are roots, so that in a round a rank
 * sends to rank r + s[k] what that has to receive of each root. Each segment is
 * a message of its own: those of different numbers may differ in size by an
 * element, and are not packed.
 * Cost: S (p-1) alpha + (p-1) n beta, with n bytes per block in S segments, in
 * S - 1 + q rounds.
 * Needs: 2 < p <= 1024 (a plan takes p^2 q time), segment_bytes < n. Scratch:
 * none.
 * Source: Traeff 2022, "(Poly)Logarithmic Time Construction of Round-optimal
 * n-Block Broadcast Schedules"; made for blocks of very different sizes.
 */
#include "repo/pattern/ring.h"
#include "repo/pattern/skips.h"

#include <stdlib.h>

enum { RANKS_MAX = 1024 };

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 && problem->nranks <= RANKS_MAX &&
           ct_ring_allgather_applies(problem);
}

/* What all ranks receive in a broadcast; ranks are counted from the root on. */
struct receives {
    int nranks;
    int q;
    int skips[CT_SKIPS_MAX];
    int skipped;   /* rounds at the start, so that the last one is a q-th */
    int *base;     /* rank -> its base segment: the first that it receives */
    int *segments; /* rank * q + round -> the segment; if negative, none yet in
                      the first q rounds */
};

/* The round in which a path of falling skips from the root ends. */
static int base_of(const struct receives *r, int rank)
{
    int base = r->q;

    for (int k = r->q - 1; k >= 0 && rank > 0; k--) {
        if (r->skips[k] <= rank) {
            rank -= r->skips[k];
            base = k;
        }
    }
    return base;
}

/*
 * The largest base segment not yet used among the ranks that may send in round
 * `k` what is new to `rank`: those at most s[k+1] before it and at least s[k];
 * if there is none, that of the farthest.
 */
static int choose(const struct receives *r, int rank, int k, const bool *used)
{
    const int p = r->nranks;
    int best = -1;

    for (int x = rank - r->skips[k + 1] + 1; x <= rank - r->skips[k]; x++) {
        const int base = r->base[(x + p) % p];

        if (base > best && !used[base])
            best = base;
    }
    return best >= 0 ? best : r->base[(rank - r->skips[k + 1] + p) % p];
}

static void find_segments(const struct receives *r, int rank)
{
    bool used[CT_SKIPS_MAX] = {false}; /* base segments */

    used[r->base[rank]] = true;
    for (int k = 0; k < r->q; k++) {
        const int chosen = choose(r, rank, k, used);

        used[chosen] = true;
        r->segments[rank * r->q + k] =
            chosen == r->q ? r->base[rank] : chosen - r->q;
    }
}

/* memory  nranks * (q + 1) numbers */
static void find_all(struct receives *r, int *memory)
{
    r->base = memory;
    r->segments = memory + r->nranks;
    for (int rank = 0; rank < r->nranks; rank++)
        r->base[rank] = base_of(r, rank);
    for (int rank = 1; rank < r->nranks; rank++)
        find_segments(r, rank);
}

/* Round `i` of the whole. */
static void plan_round(struct ct_builder *builder, const struct ct_shape *shape,
                       const struct receives *r, int i)
{
    const int p = shape->nranks;
    const int last = shape->segments - 1;
    const int k = i % r->q;
    const int first = i / r->q * r->q - r->skipped;
    const int to = (shape->rank + r->skips[k]) % p;
    const int from = (shape->rank - r->skips[k] + p) % p;

    for (int v = 1; v < p; v++) {
        const int number = r->segments[v * r->q + k] + first;
        const int s = number < last ? number : last;
        const int in = (shape->rank - v + p) % p;
        const int out = (to - v + p) % p;

        if (s < 0)
            continue;
        ct_recv(builder, from, ct_span(CT_RECV, in * (last + 1) + s, 1));
        ct_send(builder, to,
                out == shape->rank ? ct_span(CT_SEND, s, 1)
                                   : ct_span(CT_RECV, out * (last + 1) + s, 1));
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int units = shape->segments;
    struct receives r = {.nranks = shape->nranks};
    int *memory;

    r.q = ct_skips(shape->nranks, r.skips);
    r.skipped = (r.q - (units - 1) % r.q) % r.q;
    ct_set_units_per_block(builder, units);
    ct_copy(builder, ct_span(CT_SEND, 0, units),
            ct_span(CT_RECV, shape->rank * units, units));
    memory = calloc((size_t)shape->nranks * ((size_t)r.q + 1), sizeof *memory);
    if (memory == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for a schedule");
        return;
    }
    find_all(&r, memory);
    for (int i = 0; i < units - 1 + r.q; i++) {
        if (i > 0)
            ct_fence(builder);
        plan_round(builder, shape, &r, r.skipped + i);
    }
    free(memory);
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm allgather_circulant_blocks = {
    .name = "allgather_circulant_blocks",
    .collective = &ct_allgather,
    .source = "Traeff 2022",
    .needs = "2 < p <= 1024, segment_bytes < n",
    .cost = "S (p-1) alpha + (p-1) n beta, in S-1 + ceil(log2 p) rounds",
    .is_dominated = true,
    .params = {&ct_ring_allgather_param},
    .applies = applies,
    .segments = ct_ring_allgather_segments,
    .plan = plan,
};
