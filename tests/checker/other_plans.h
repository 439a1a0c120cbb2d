/*
 * other_plans.h - right schedules of collectives with a root, with counts, without
 * data, with results that differ by rank.
 */
#ifndef CT_TESTS_CHECKER_OTHER_PLANS_H
#define CT_TESTS_CHECKER_OTHER_PLANS_H

#include "tests/checker/post_plans.h"
#include "tests/repo/small_plans.h"

static inline int blocks_of_gather(const struct ct_member *member, enum ct_buffer buffer)
{
    if (buffer == CT_SEND)
        return 1;
    return member->rank == member->root ? member->nranks : 0;
}

static inline struct ct_content content_of_gather(const struct ct_member *member,
                                                  enum ct_buffer buffer, int block)
{
    const int from = buffer == CT_SEND ? member->rank : block;

    return (struct ct_content){from, from, from};
}

static inline int place_in_gather(const struct ct_member *member)
{
    return member->rank == member->root ? member->root : -1;
}

/* Blocks of sizes of their own. */
static const struct ct_collective gather = {
    .name = "gather",
    .is_rooted = true,
    .has_counts = true,
    .nblocks = blocks_of_gather,
    .content = content_of_gather,
    .in_place = place_in_gather,
};

static inline int blocks_of_exscan(const struct ct_member *member, enum ct_buffer buffer)
{
    return buffer == CT_SEND || member->rank > 0;
}

static inline struct ct_content content_of_exscan(const struct ct_member *member,
                                                  enum ct_buffer buffer, int block)
{
    if (buffer == CT_SEND)
        return (struct ct_content){member->rank, member->rank, block};
    return (struct ct_content){0, member->rank - 1, block};
}

/* Never in place. */
static const struct ct_collective exscan = {
    .name = "exscan",
    .reduces = true,
    .nblocks = blocks_of_exscan,
    .content = content_of_exscan,
};

/* A binomial tree; the root, here 1 or the only rank, as all ranks know it. */
static inline int other_root(int nranks)
{
    return nranks > 1 ? 1 : 0;
}

static inline void bcast_by_tree(struct ct_builder *b, int nranks, int rank, int segments)
{
    const int root = other_root(nranks);
    const int place = (rank - root + nranks) % nranks;
    const struct ct_span span = ct_span(rank == root ? CT_SEND : CT_RECV, 0, segments);
    int mask = 1;

    ct_set_units_per_block(b, segments);
    while (mask < nranks && (place & mask) == 0)
        mask *= 2;
    if (place != 0)
        ct_recv(b, (place - mask + root) % nranks, span);
    ct_fence(b);
    for (mask /= 2; mask > 0; mask /= 2) {
        if (place + mask < nranks)
            ct_send(b, (place + mask + root) % nranks, span);
    }
}

/* A chain towards the root, whose last rank before it has all others' blocks:
   `items` are those of the rank's scratch blocks. */
static inline void gather_by_chain(struct ct_builder *b, int nranks, int rank, int segments)
{
    const int root = other_root(nranks);
    const int place = (rank - root + nranks) % nranks;
    const int nfollowing = nranks - place - 1;
    int *items = calloc((size_t)nranks, sizeof *items);

    cr_assert_not_null(items);
    for (int i = 0; i < nranks; i++)
        items[i] = (rank + i) % nranks;
    ct_set_units_per_block(b, segments);
    ct_scratch_items(b, CT_SCRATCH, items, nfollowing + 1);
    if (nfollowing > 0)
        ct_recv(b, (rank + 1) % nranks, ct_span(CT_SCRATCH, segments, nfollowing * segments));
    ct_copy(b, ct_span(CT_SEND, 0, segments),
            rank == root ? ct_span(CT_RECV, root * segments, segments)
                         : ct_span(CT_SCRATCH, 0, segments));
    ct_fence(b);
    if (rank != root)
        ct_send(b, (rank + nranks - 1) % nranks,
                ct_span(CT_SCRATCH, 0, (nfollowing + 1) * segments));
    for (int i = 1; rank == root && i < nranks; i++)
        ct_copy(b, ct_span(CT_SCRATCH, i * segments, segments),
                ct_span(CT_RECV, items[i] * segments, segments));
    free(items);
}

/* The scratch block is for the rank's own item if `is_own`, else for any. */
static inline void reduce_scatter_by(struct ct_builder *b, int nranks, int rank, int segments,
                                     bool is_own)
{
    const struct ct_span scratch = ct_span(CT_SCRATCH, 0, segments);
    const struct ct_span recv = ct_span(CT_RECV, 0, segments);

    ct_set_units_per_block(b, segments);
    if (is_own)
        ct_scratch_items(b, CT_SCRATCH, &rank, 1);
    ct_copy(b, ct_span(CT_SEND, rank * segments, segments), recv);
    for (int i = 1; i < nranks; i++) {
        const int to = (rank + i) % nranks;
        const int from = (rank + nranks - i) % nranks;
        int got;

        ct_fence(b);
        ct_send(b, to, ct_span(CT_SEND, to * segments, segments));
        got = ct_recv(b, from, scratch);
        ct_after(b, ct_combine(b, scratch, recv), got);
    }
}

static inline void reduce_scatter_by_pairs(struct ct_builder *b, int nranks, int rank, int segments)
{
    reduce_scatter_by(b, nranks, rank, segments, true);
}

static inline void reduce_scatter_by_any(struct ct_builder *b, int nranks, int rank, int segments)
{
    reduce_scatter_by(b, nranks, rank, segments, false);
}

static inline void exscan_by_chain(struct ct_builder *b, int nranks, int rank, int segments)
{
    const struct ct_span send = ct_span(CT_SEND, 0, segments);
    const struct ct_span recv = ct_span(CT_RECV, 0, segments);
    const struct ct_span scratch = ct_span(CT_SCRATCH, 0, segments);

    ct_set_units_per_block(b, segments);
    if (rank > 0) {
        ct_recv(b, rank - 1, recv);
        ct_fence(b);
    }
    if (rank > 0 && rank + 1 < nranks) {
        ct_copy(b, send, scratch);
        ct_fence(b);
        ct_combine(b, recv, scratch);
        ct_fence(b);
    }
    if (rank + 1 < nranks)
        ct_send(b, rank + 1, rank > 0 ? scratch : send);
}

static inline void barrier_by_dissemination(struct ct_builder *b, int nranks, int rank,
                                            int segments)
{
    (void)segments;
    for (int distance = 1; distance < nranks; distance *= 2) {
        ct_token_send(b, (rank + distance) % nranks);
        ct_token_recv(b, (rank + nranks - distance) % nranks);
        ct_fence(b);
    }
}

/* To the last rank and back, ordered by ct_after alone. */
static inline void barrier_by_chain(struct ct_builder *b, int nranks, int rank, int segments)
{
    int last = CT_NO_STEP;

    (void)segments;
    for (int i = 0; i < 2; i++) {
        const int from = i == 0 ? rank - 1 : rank + 1;
        const int to = i == 0 ? rank + 1 : rank - 1;

        if (from >= 0 && from < nranks) {
            const int got = ct_token_recv(b, from);

            ct_after(b, got, last);
            last = got;
        }
        if (to >= 0 && to < nranks)
            ct_after(b, ct_token_send(b, to), last);
    }
}

static const struct small_plan other_plans[] = {
    {"tree bcast", &ct_bcast, false, false, bcast_by_tree},
    {"chain gather", &gather, false, false, gather_by_chain},
    {"pairwise reduce_scatter", &ct_reduce_scatter, false, false, reduce_scatter_by_pairs},
    {"reduce_scatter with scratch for any item", &ct_reduce_scatter, false, false,
     reduce_scatter_by_any},
    {"chain exscan", &exscan, true, false, exscan_by_chain},
    {"dissemination barrier", &ct_barrier, false, false, barrier_by_dissemination},
    {"chain barrier", &ct_barrier, false, false, barrier_by_chain},
};

#define OTHER_PLANS (sizeof other_plans / sizeof other_plans[0])

/* As check_of, with the root that the plans are for. */
static inline struct ct_check other_check(const struct small_plan *plan,
                                          struct ct_schedule *const *all, int nranks, bool in_place)
{
    static const int one_host[POST_RANKS];
    struct ct_check check = check_of(plan, all, nranks, in_place);

    if (plan->collective->is_rooted)
        check.root = other_root(nranks);
    check.hosts = one_host;
    return check;
}

#endif
