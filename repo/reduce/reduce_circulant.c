/*
 * reduce_circulant - segments on a circulant graph, in as few rounds as can be.
 *
 * The rounds of bcast_circulant backwards (circulant_bcast.h): where that has a
 * rank receive a segment, it sends what it has combined of it to the same rank,
 * and combines what comes from where it would have sent. Numbers count from the
 * root; all links are busy in nearly every round. Any number of ranks will do.
 * Scratch: two vectors.
 * Source: Traeff 2022, "(Poly)Logarithmic Time Construction of Round-optimal
 * n-Block Broadcast Schedules"; 2024, "Optimal Broadcast Schedules in
 * Logarithmic Time", for the reduction as its reversal.
 */
#include "repo/scheme/circulant_bcast.h"
#include "repo/scheme/pass_up.h"
#include "repo/segment_bytes.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 && ct_segments_divide_vector(problem);
}

/* A rank's plan. */
struct rounds {
    struct ct_builder *builder;
    struct ct_numbering numbering;
    int number;
    const struct ct_circulant_bcast *bcast; /* that goes backwards */
    uint64_t begun;                         /* segment -> whether there is a sum of it in `sum` */
    int sum;                                /* buffer */
};

static struct ct_span own_of(const struct rounds *r, int segment)
{
    const bool is_begun = (r->begun >> segment & 1) != 0;

    return ct_span(is_begun ? r->sum : CT_SEND, segment, 1);
}

/* The first to come is where the sum is made; but for the root's, it began with
   its own. */
static struct ct_span place_of(const struct rounds *r, int segment)
{
    const bool is_begun = (r->begun >> segment & 1) != 0;

    return ct_span(is_begun ? CT_SCRATCH + 1 : r->sum, segment, 1);
}

/* Segments of a round, that of the broadcast: what it would receive goes out,
   what it would send comes in; negative: none. */
static void plan_round(struct rounds *r, int skip, int out, int in)
{
    const struct ct_numbering *numbering = &r->numbering;
    const int p = numbering->nranks;

    ct_fence(r->builder);
    if (in >= 0)
        ct_recv(r->builder, ct_numbered_rank(numbering, r->number + skip), place_of(r, in));
    if (out >= 0)
        ct_send(r->builder, ct_numbered_rank(numbering, r->number - skip + p), own_of(r, out));
    ct_fence(r->builder);
    if (in < 0)
        return;
    if ((r->begun >> in & 1) != 0)
        ct_combine(r->builder, place_of(r, in), own_of(r, in));
    else
        ct_combine(r->builder, own_of(r, in), place_of(r, in));
    r->begun |= UINT64_C(1) << in;
}

static void plan_rounds(struct rounds *r)
{
    int receives[CT_SKIPS_MAX];
    int sends[CT_SKIPS_MAX];

    ct_circulant_bcast_receives(r->bcast, r->number, receives);
    ct_circulant_bcast_sends(r->bcast, r->number, sends);
    for (int i = ct_circulant_bcast_rounds(r->bcast) - 1; i >= 0; i--)
        plan_round(r, ct_circulant_bcast_skip(r->bcast, i),
                   ct_circulant_bcast_segment(r->bcast, receives, i),
                   ct_circulant_bcast_segment(r->bcast, sends, i));
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const bool is_root = shape->rank == shape->root;
    const struct ct_numbering numbering = ct_pass_up_numbering(shape, 0);
    struct ct_circulant_bcast bcast;
    struct rounds rounds = {
        .builder = builder,
        .numbering = numbering,
        .number = ct_rank_number(&numbering, shape->rank),
        .bcast = &bcast,
        .begun = is_root ? UINT64_MAX : 0,
        .sum = is_root ? CT_RECV : CT_SCRATCH,
    };

    ct_set_units_per_block(builder, shape->segments);
    if (is_root)
        ct_copy(builder, ct_span(CT_SEND, 0, shape->segments),
                ct_span(CT_RECV, 0, shape->segments));
    if (ct_circulant_bcast_init(&bcast, shape->nranks, shape->segments))
        plan_rounds(&rounds);
    else
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for a schedule");
    ct_circulant_bcast_fini(&bcast);
}

extern const struct ct_collective ct_reduce;

const struct ct_algorithm reduce_circulant = {
    .name = "reduce_circulant",
    .collective = &ct_reduce,
    .source = "Traeff 2022; 2024",
    .needs = "p > 2, segment_bytes < n, a commutative operation",
    .cost = "(S-1 + ceil(log2 p)) (alpha + n/S (beta + gamma)), S segments",
    .params = {&ct_long_segments_param},
    .applies = applies,
    .segments = ct_segments_of_vector,
    .plan = plan,
};
