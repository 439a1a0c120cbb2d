/*
 * post_plans.h - right schedules of ranks that share memory.
 */
#ifndef CT_TESTS_CHECKER_POST_PLANS_H
#define CT_TESTS_CHECKER_POST_PLANS_H

#include "repo/algorithm.h"
#include "tests/repo/made_places.h"
#include "tests/repo/small_plans.h"

enum { POST_RANKS = 32 };

/* All ranks but one; a list that the next call writes anew. */
static inline const int *all_but(int rank, int nranks)
{
    static int ranks[POST_RANKS];
    int n = 0;

    cr_assert_leq(nranks, POST_RANKS);
    for (int i = 0; i < nranks; i++) {
        if (i != rank)
            ranks[n++] = i;
    }
    return ranks;
}

/* One post of all that a rank sends; each takes its own part of it. */
static inline void alltoall_by_parts(struct ct_builder *b, int nranks, int rank, int segments)
{
    const struct ct_span posted = ct_span(CT_SEND, 0, nranks * segments);

    ct_set_units_per_block(b, segments);
    ct_copy(b, ct_span(CT_SEND, rank * segments, segments),
            ct_span(CT_RECV, rank * segments, segments));
    ct_post(b, all_but(rank, nranks), nranks - 1, posted);
    for (int i = 0; i < nranks; i++) {
        if (i != rank)
            ct_fetch(b, i, posted, rank * segments, ct_span(CT_RECV, i * segments, segments));
    }
}

/* All combine the vectors from the last to the first in scratch, since in place what
   is posted is where the result goes. */
static inline void allreduce_flat(struct ct_builder *b, int nranks, int rank, int segments)
{
    const struct ct_span send = ct_span(CT_SEND, 0, segments);
    const struct ct_span sum = ct_span(CT_SCRATCH, 0, segments);
    int last = CT_NO_STEP;

    ct_set_units_per_block(b, segments);
    ct_post(b, all_but(rank, nranks), nranks - 1, send);
    for (int i = nranks - 1; i >= 0; i--) {
        int step;

        if (i == rank)
            step = i == nranks - 1 ? ct_copy(b, send, sum) : ct_combine(b, send, sum);
        else if (i == nranks - 1)
            step = ct_fetch(b, i, send, 0, sum);
        else
            step = ct_fetch_combine(b, i, send, 0, sum);
        ct_after(b, step, last);
        last = step;
    }
    ct_fence(b);
    ct_copy(b, sum, ct_span(CT_RECV, 0, segments));
}

/* Each combines a slice of all vectors, and posts the result. */
static inline void allreduce_by_slices(struct ct_builder *b, int nranks, int rank, int segments)
{
    const int units = nranks * segments;
    const struct ct_span own = ct_span(CT_SEND, rank * segments, segments);
    const struct ct_span sum = ct_span(CT_SCRATCH, rank * segments, segments);
    int last;

    ct_set_units_per_block(b, units);
    ct_post(b, all_but(rank, nranks), nranks - 1, ct_span(CT_SEND, 0, units));
    last = ct_copy(b, own, sum);
    for (int i = 0; i < nranks; i++) {
        const int step =
            i == rank ? CT_NO_STEP
                      : ct_fetch_combine(b, i, ct_span(CT_SEND, 0, units), rank * segments, sum);

        ct_after(b, step, last);
        last = i == rank ? last : step;
    }
    ct_fence(b);
    ct_post(b, all_but(rank, nranks), nranks - 1, sum);
    ct_copy(b, sum, ct_span(CT_RECV, rank * segments, segments));
    for (int i = 0; i < nranks; i++) {
        const struct ct_span slice = ct_span(CT_RECV, i * segments, segments);

        if (i != rank)
            ct_fetch(b, i, slice, 0, slice);
    }
}

/* Segments go from rank to rank in one epoch, ordered by ct_after alone. */
static inline void bcast_by_posts(struct ct_builder *b, int nranks, int rank, int segments)
{
    const int root = nranks > 1 ? 1 : 0;
    const int before = (rank + nranks - 1) % nranks;
    const int after = (rank + 1) % nranks;
    const int buffer = rank == root ? CT_SEND : CT_RECV;

    ct_set_units_per_block(b, segments);
    for (int i = 0; i < segments; i++) {
        const struct ct_span unit = ct_span(buffer, i, 1);
        int got = CT_NO_STEP;

        if (rank != root)
            got = ct_fetch(b, before, unit, 0, unit);
        if (after != root)
            ct_after(b, ct_post(b, &after, 1, unit), got);
    }
}

/* Each takes its item of all: they differ in size. */
static inline void reduce_scatter_by_parts(struct ct_builder *b, int nranks, int rank, int segments)
{
    const struct ct_span posted = ct_span(CT_SEND, 0, nranks * segments);
    const struct ct_span own = ct_span(CT_SEND, rank * segments, segments);
    const struct ct_span sum = ct_span(CT_SCRATCH, 0, segments);
    int last;

    ct_set_units_per_block(b, segments);
    ct_scratch_items(b, CT_SCRATCH, &rank, 1);
    ct_post(b, all_but(rank, nranks), nranks - 1, posted);
    last = ct_copy(b, own, sum);
    for (int i = 0; i < nranks; i++) {
        const int step =
            i == rank ? CT_NO_STEP : ct_fetch_combine(b, i, posted, rank * segments, sum);

        ct_after(b, step, last);
        last = i == rank ? last : step;
    }
    ct_fence(b);
    ct_copy(b, sum, ct_span(CT_RECV, 0, segments));
}

/* One post after the other, each for one rank. */
static inline void alltoall_by_posts(struct ct_builder *b, int nranks, int rank, int segments)
{
    ct_set_units_per_block(b, segments);
    ct_copy(b, ct_span(CT_SEND, rank * segments, segments),
            ct_span(CT_RECV, rank * segments, segments));
    for (int i = 1; i < nranks; i++) {
        const int to = (rank + i) % nranks;
        const int from = (rank + nranks - i) % nranks;

        ct_post(b, &to, 1, ct_span(CT_SEND, to * segments, segments));
        ct_fetch(b, from, ct_span(CT_SEND, 0, segments), 0,
                 ct_span(CT_RECV, from * segments, segments));
    }
}

/* The first rank waits for all, then all for it. */
static inline void barrier_by_posts(struct ct_builder *b, int nranks, int rank, int segments)
{
    static const int first = 0;

    (void)segments;
    if (rank > 0) {
        ct_token_post(b, &first, 1);
        ct_token_fetch(b, 0);
        return;
    }
    for (int i = 1; i < nranks; i++)
        ct_token_fetch(b, i);
    ct_fence(b);
    ct_token_post(b, all_but(0, nranks), nranks - 1);
}

extern const struct ct_algorithm allgather_shared;

/* By the levels of a host of two packages, each of two NUMA nodes. */
static inline void allgather_by_levels(struct ct_builder *b, int nranks, int rank, int segments)
{
    struct ct_places *places = places_of_window(nranks);
    const struct ct_shape shape = {
        .nranks = nranks, .rank = rank, .setting = {{1}}, .segments = 1, .places = places};

    (void)segments;
    ct_algorithm_write(&allgather_shared, b, &shape);
    ct_places_free(places);
}

static const struct small_plan post_plans[] = {
    {"alltoall by parts of posts", &ct_alltoall, false, false, alltoall_by_parts},
    {"flat allreduce", &ct_allreduce, true, false, allreduce_flat},
    {"sliced allreduce", &ct_allreduce, false, false, allreduce_by_slices},
    {"bcast by posts", &ct_bcast, false, false, bcast_by_posts},
    {"reduce_scatter by parts of posts", &ct_reduce_scatter, false, false, reduce_scatter_by_parts},
    {"alltoall by posts", &ct_alltoall, false, false, alltoall_by_posts},
    {"barrier by posts", &ct_barrier, false, false, barrier_by_posts},
    {"allgather by levels", &ct_allgather, false, false, allgather_by_levels},
};

#define POST_PLANS (sizeof post_plans / sizeof post_plans[0])

#endif
