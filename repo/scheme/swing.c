/*
 * swing.c - the rounds of chunks, and the last of an odd number of ranks.
 */
#include "repo/scheme/swing.h"

#include "repo/scheme/bine.h"
#include "repo/scheme/chunk_rounds.h"
#include "repo/scheme/scratch_vectors.h"

#include <stdlib.h>

/* A rank's view. */
struct member {
    int p;
    int even; /* ranks that have partners: p or p-1 */
    int rank;
    int nrounds;
    int *rounds;             /* distance -> round in which an even rank gives away the chunk
                    of the rank so far above it; -1: never */
    struct ct_span result;   /* of the own chunk */
    struct ct_span slots[2]; /* for single chunks */
    bool of_blocks;          /* a reduce-scatter */
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

static void plan_extra(const void *context, struct ct_builder *builder, int round,
                       bool is_allgather)
{
    const struct member *m = context;
    const int last = m->p - 1;

    if (m->even == m->p || extra_round(m, m->rank) != round)
        return;
    ct_recv(builder, last, is_allgather ? ct_span(CT_RECV, last, 1) : m->slots[1]);
    ct_send(builder, last, is_allgather ? ct_span(CT_RECV, m->rank, 1) : ct_span(CT_SEND, last, 1));
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

    if (m->of_blocks)
        ct_chunks_reduce_scatter(builder, &rounds, m->result);
    else
        ct_chunks_scatter(builder, &rounds);
    if (m->even != m->p)
        ct_combine(builder, m->slots[1], m->result);
    ct_fence(builder);
    if (!m->of_blocks)
        ct_chunks_gather(builder, &rounds);
}

/* Give a rank its part of its chunk, combine what it has of the last chunk;
   two such exchanges may overlap. */
struct collecting {
    struct ct_builder *builder;
    const struct member *member;
    int n;         /* exchanges so far */
    int reduce[2]; /* steps: the last ones */
};

static void plan_collect(struct collecting *c, int rank)
{
    const struct ct_span slot = c->member->slots[c->n % 2];
    const int past = c->reduce[c->n % 2];
    const int recv = ct_recv(c->builder, rank, slot);
    const int send = ct_send(c->builder, rank, ct_span(CT_SEND, rank, 1));
    const int reduce = ct_combine(c->builder, slot, c->member->result);

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
    struct collecting c = {builder, m, 0, {CT_NO_STEP, CT_NO_STEP}};

    ct_copy(builder, ct_span(CT_SEND, last, 1), m->result);
    ct_fence(builder);
    for (int k = 0; k < m->nrounds; k++) {
        for (int rank = 0; rank < last; rank++) {
            if (extra_round(m, rank) == k)
                plan_collect(&c, rank);
        }
    }
    ct_fence(builder);
    for (int rank = 0; rank < last && !m->of_blocks; rank++) {
        ct_recv(builder, rank, ct_span(CT_RECV, rank, 1));
        ct_send(builder, rank, ct_span(CT_RECV, last, 1));
    }
}

static void plan_member(struct ct_builder *builder, struct member *m)
{
    bool *reached = malloc((size_t)m->even * sizeof *reached);

    m->rounds = malloc((size_t)m->even * sizeof *m->rounds);
    if (reached == NULL || m->rounds == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for the rounds of chunks");
    } else {
        fill_rounds(m, reached);
        plan_partner(builder, m);
    }
    free(reached);
    free(m->rounds);
}

static void plan(struct ct_builder *builder, struct member *m)
{
    m->even = m->p / 2 * 2;
    while (1L << m->nrounds < m->even)
        m->nrounds++;
    if (m->rank < m->even)
        plan_member(builder, m);
    else
        plan_last(builder, m);
}

void ct_swing_allreduce(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int rank = shape->rank;
    struct member member = {
        .p = shape->nranks,
        .rank = rank,
        .result = ct_span(CT_RECV, rank, 1),
        .slots = {ct_span(CT_SCRATCH, rank, 1), ct_span(CT_SCRATCH + 1, rank, 1)},
    };

    ct_set_units_per_block(builder, member.p);
    plan(builder, &member);
}

void ct_swing_reduce_scatter(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct member member = {
        .p = shape->nranks,
        .rank = shape->rank,
        .result = ct_span(CT_RECV, 0, 1),
        .slots = {ct_span(CT_SCRATCH + 2, 1, 1), ct_span(CT_SCRATCH + 2, 0, 1)},
        .of_blocks = true,
    };

    ct_scratch_blocks_of(builder, CT_SCRATCH + 2, member.rank, 2);
    plan(builder, &member);
}
