/*
 * allreduce_swing - chunks go to partners 1, 1, 3, 5, 11, ... ranks apart.
 *
 * The partners are those of bine.h, for any even number of ranks. The vector is
 * cut into p chunks. In step k of the reduce-scatter, a rank gives its partner
 * the chunks of the ranks that the partner still reaches, in the last step in
 * which one does: what comes later only concerns the rank's own chunk. The
 * allgather is the same backwards. Chunks are seldom consecutive: a message
 * for each run. Where p is odd, the last rank exchanges single chunks with all
 * the others, most of them in the steps with large messages.
 * Cost: at least 2 ceil(log2 p) alpha, up to 2 (p-1) alpha where chunks are
 * sent one by one, + 2 (p-1)/p n beta + (p-1)/p n gamma, n bytes in the vector.
 * Needs: p not a power of two (else allreduce_bine sends the same in
 * fewer messages), a commutative operation. Scratch: at most two vectors.
 * Source: De Sensi et al. 2024; which chunks: our own rule.
 */
#include "repo/algorithm.h"
#include "repo/pattern/bine.h"
#include "repo/pattern/chunk_rounds.h"
#include "repo/pattern/fold.h"

#include <stdlib.h>

/* A rank's view. */
struct member {
    int p;
    int even; /* ranks that have partners: p or p-1 */
    int rank;
    int nrounds;
    int *rounds; /* distance -> round in which an even rank gives away the chunk
                    of the rank so far above it; -1: never */
};

static int wrapped(int number, int count)
{
    return (number % count + count) % count;
}

/*
 * From the last round back: an even rank then reaches the ranks at the
 * distances already in `rounds`, and an odd rank those as far the other way. A
 * partner at distance d reaches what is at d - x for all these x.
 */
static void fill_rounds(struct member *m, bool *reached)
{
    for (int i = 0; i < m->even; i++)
        m->rounds[i] = -1;
    for (int k = m->nrounds - 1; k >= 0; k--) {
        const int partner = ct_bine_partner(0, k, m->even);

        for (int x = 0; x < m->even; x++)
            reached[x] = x == 0 || m->rounds[x] >= 0;
        for (int x = 0; x < m->even; x++) {
            const int distance = wrapped(partner - x, m->even);

            if (reached[x] && !reached[distance])
                m->rounds[distance] = k;
        }
    }
}

/* The round in which `rank` gives a chunk away; -1: never. */
static int round_of(const struct member *m, int rank, int chunk)
{
    const int distance = rank % 2 == 0 ? chunk - rank : rank - chunk;

    return chunk < m->even ? m->rounds[wrapped(distance, m->even)] : -1;
}

static struct ct_chunk_ends ends(const void *context, int round)
{
    const struct member *m = context;
    const int partner = ct_bine_partner(m->rank, round, m->even);

    return (struct ct_chunk_ends){partner, partner};
}

static bool gives(const void *context, int round, int chunk)
{
    const struct member *m = context;

    return round_of(m, m->rank, chunk) == round;
}

static bool takes(const void *context, int round, int chunk)
{
    const struct member *m = context;

    return round_of(m, ends(m, round).to, chunk) == round;
}

/* The round in which the last of an odd number of ranks exchanges with this
   one: half of all in the first, a quarter in the second, ... */
static int extra_round(const struct member *m, int rank)
{
    int round = 0;

    while (round < m->nrounds - 1 && (rank >> round & 1) != 0)
        round++;
    return round;
}

static void plan_extra(const void *context, struct ct_builder *builder,
                       int round, bool is_allgather)
{
    const struct member *m = context;
    const int last = m->p - 1;

    if (m->even == m->p || extra_round(m, m->rank) != round)
        return;
    ct_recv(builder, last,
            is_allgather ? ct_span(CT_RECV, last, 1)
                         : ct_span(CT_SCRATCH + 1, m->rank, 1));
    ct_send(builder, last,
            is_allgather ? ct_span(CT_RECV, m->rank, 1)
                         : ct_span(CT_SEND, last, 1));
}

static void plan_partner(struct ct_builder *builder, const struct member *m)
{
    const struct ct_chunk_rounds rounds = {
        .nchunks = m->p,
        .nrounds = m->nrounds,
        .ends = ends,
        .gives = gives,
        .takes = takes,
        .extra = plan_extra,
        .context = m,
    };

    ct_chunks_scatter(builder, &rounds);
    if (m->even != m->p)
        ct_combine(builder, ct_span(CT_SCRATCH + 1, m->rank, 1),
                   ct_span(CT_RECV, m->rank, 1));
    ct_fence(builder);
    ct_chunks_gather(builder, &rounds);
}

/* Give a rank its part of its chunk, combine what it has of the last chunk;
   two such exchanges may overlap. */
struct collecting {
    struct ct_builder *builder;
    int last;
    int n;         /* exchanges so far */
    int reduce[2]; /* steps: the last ones */
};

static void plan_collect(struct collecting *c, int rank)
{
    const struct ct_span slot = ct_span(CT_SCRATCH + c->n % 2, c->last, 1);
    const struct ct_span sum = ct_span(CT_RECV, c->last, 1);
    const int past = c->reduce[c->n % 2];
    const int recv = ct_recv(c->builder, rank, slot);
    const int send = ct_send(c->builder, rank, ct_span(CT_SEND, rank, 1));
    const int reduce = ct_combine(c->builder, slot, sum);

    ct_after(c->builder, recv, past);
    ct_after(c->builder, send, past);
    ct_after(c->builder, reduce, recv);
    ct_after(c->builder, reduce, c->reduce[(c->n + 1) % 2]);
    c->reduce[c->n++ % 2] = reduce;
}

/* The last of an odd number of ranks. */
static void plan_last(struct ct_builder *builder, const struct member *m)
{
    const int last = m->rank;
    struct collecting c = {builder, last, 0, {CT_NO_STEP, CT_NO_STEP}};

    ct_copy(builder, ct_span(CT_SEND, last, 1), ct_span(CT_RECV, last, 1));
    ct_fence(builder);
    for (int k = 0; k < m->nrounds; k++) {
        for (int rank = 0; rank < last; rank++) {
            if (extra_round(m, rank) == k)
                plan_collect(&c, rank);
        }
    }
    ct_fence(builder);
    for (int rank = 0; rank < last; rank++) {
        ct_recv(builder, rank, ct_span(CT_RECV, rank, 1));
        ct_send(builder, rank, ct_span(CT_RECV, last, 1));
    }
}

static void plan_member(struct ct_builder *builder, struct member *m)
{
    bool *reached = malloc((size_t)m->even * sizeof *reached);

    m->rounds = malloc((size_t)m->even * sizeof *m->rounds);
    if (reached == NULL || m->rounds == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY,
                        "out of memory for the rounds of chunks");
    } else {
        fill_rounds(m, reached);
        plan_partner(builder, m);
    }
    free(reached);
    free(m->rounds);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct member member = {
        .p = shape->nranks,
        .even = shape->nranks / 2 * 2,
        .rank = shape->rank,
    };

    while (1L << member.nrounds < member.even)
        member.nrounds++;
    ct_set_units_per_block(builder, member.p);
    if (member.rank < member.even)
        plan_member(builder, &member);
    else
        plan_last(builder, &member);
}

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks != ct_fold_power(problem->nranks);
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_swing = {
    .name = "allreduce_swing",
    .collective = &ct_allreduce,
    .source = "De Sensi et al. 2024",
    .needs = "p not a power of two, a commutative operation",
    .cost = "2 ceil(log2 p) to 2 (p-1) alpha + 2 (p-1)/p n beta + "
            "(p-1)/p n gamma",
    .applies = applies,
    .plan = plan,
};
