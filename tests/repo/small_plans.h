/*
 * small_plans.h - right schedules to test the checker with: one per way of
 * ordering steps. `segments` divides blocks (chunks of an allreduce).
 */
#ifndef CT_TESTS_REPO_SMALL_PLANS_H
#define CT_TESTS_REPO_SMALL_PLANS_H

#include "checker/checker.h"
#include "repo/builder.h"
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>
#include <stdlib.h>

typedef void small_plan_fn(struct ct_builder *b, int nranks, int rank, int segments);

/* Rounds kept apart by fences. */
static inline void allgather_by_ring(struct ct_builder *b, int nranks, int rank, int segments)
{
    const int right = (rank + 1) % nranks;
    const int left = (rank + nranks - 1) % nranks;

    ct_set_units_per_block(b, segments);
    ct_copy(b, ct_span(CT_SEND, 0, segments), ct_span(CT_RECV, rank * segments, segments));
    for (int i = 0; i < nranks - 1; i++) {
        const int out = (rank - i + nranks) % nranks;
        const int in = (rank - i - 1 + nranks) % nranks;

        ct_fence(b);
        ct_send(b, right, ct_span(CT_RECV, out * segments, segments));
        ct_recv(b, left, ct_span(CT_RECV, in * segments, segments));
    }
}

/* One message per segment, tokens along the ring, and a barrier. */
static inline void alltoall_by_pairs(struct ct_builder *b, int nranks, int rank, int segments)
{
    ct_set_units_per_block(b, segments);
    ct_copy(b, ct_span(CT_SEND, rank * segments, segments),
            ct_span(CT_RECV, rank * segments, segments));
    for (int i = 1; i < nranks; i++) {
        const int to = (rank + i) % nranks;
        const int from = (rank + nranks - i) % nranks;

        for (int j = 0; j < segments; j++) {
            ct_send(b, to, ct_span(CT_SEND, to * segments + j, 1));
            ct_recv(b, from, ct_span(CT_RECV, from * segments + j, 1));
        }
        ct_fence(b);
        ct_token_send(b, to);
        ct_token_recv(b, from);
        ct_fence(b);
        if (i == 1)
            ct_barrier_step(b);
    }
}

/* In rank order; for powers of two only. */
static inline void allreduce_by_doubling(struct ct_builder *b, int nranks, int rank, int segments)
{
    const struct ct_span send = ct_span(CT_SEND, 0, segments);
    const struct ct_span recv = ct_span(CT_RECV, 0, segments);
    const struct ct_span scratch = ct_span(CT_SCRATCH, 0, segments);

    ct_set_units_per_block(b, segments);
    ct_copy(b, send, recv);
    for (int mask = 1; mask < nranks; mask *= 2) {
        const int peer = rank ^ mask;
        int reduce;

        ct_fence(b);
        ct_send(b, peer, recv);
        ct_recv(b, peer, scratch);
        ct_fence(b);
        if (peer < rank) {
            ct_combine(b, scratch, recv);
            continue;
        }
        reduce = ct_combine(b, recv, scratch);
        ct_after(b, ct_copy(b, scratch, recv), reduce);
    }
}

/* Segments follow each other round the ring: one epoch, ordered by ct_after
   alone. Not in rank order. */
static inline void allreduce_by_ring(struct ct_builder *b, int nranks, int rank, int segments)
{
    const int right = (rank + 1) % nranks;
    const int left = (rank + nranks - 1) % nranks;
    const int units = nranks * segments;
    int *sends = calloc((size_t)units, sizeof *sends); /* unit -> last send */

    cr_assert_not_null(sends);
    ct_set_units_per_block(b, units);
    ct_copy(b, ct_span(CT_SEND, 0, units), ct_span(CT_RECV, 0, units));
    ct_fence(b);
    for (int j = 0; j < segments; j++) {
        int last = CT_NO_STEP; /* what the next send waits for */

        for (int i = 0; i < 2 * (nranks - 1); i++) {
            const int out = (rank - i + 2 * nranks) % nranks * segments + j;
            const int in = (rank - i - 1 + 2 * nranks) % nranks * segments + j;

            sends[out] = ct_send(b, right, ct_span(CT_RECV, out, 1));
            ct_after(b, sends[out], last);
            if (i < nranks - 1) {
                const int recv = ct_recv(b, left, ct_span(CT_SCRATCH, in, 1));

                last = ct_combine(b, ct_span(CT_SCRATCH, in, 1), ct_span(CT_RECV, in, 1));
                ct_after(b, last, recv);
            } else {
                last = ct_recv(b, left, ct_span(CT_RECV, in, 1));
                ct_after(b, last, sends[in]);
            }
        }
    }
    free(sends);
}

struct small_plan {
    const char *name;
    const struct ct_collective *collective;
    bool ordered;
    bool powers_of_two;
    small_plan_fn *plan;
};

static const struct small_plan small_plans[] = {
    {"ring allgather", &ct_allgather, false, false, allgather_by_ring},
    {"pairwise alltoall", &ct_alltoall, false, false, alltoall_by_pairs},
    {"doubling allreduce", &ct_allreduce, true, true, allreduce_by_doubling},
    {"ring allreduce", &ct_allreduce, false, false, allreduce_by_ring},
};

#define SMALL_PLANS (sizeof small_plans / sizeof small_plans[0])

static inline struct ct_schedule *built(struct ct_builder *b)
{
    struct ct_schedule *schedule = NULL;
    struct ct_diag diag;

    cr_assert_eq(ct_builder_finish(b, &schedule, &diag), CT_OK, "%s", diag.text);
    ct_builder_free(b);
    return schedule;
}

/* All ranks' schedules; freed by free_schedules. */
static inline struct ct_schedule **plan_all(const struct small_plan *plan, int nranks, int segments)
{
    struct ct_schedule **all = calloc((size_t)nranks, sizeof(struct ct_schedule *));

    cr_assert_not_null(all);
    for (int i = 0; i < nranks; i++) {
        struct ct_builder *b = ct_builder_new(nranks, i);

        plan->plan(b, nranks, i, segments);
        all[i] = built(b);
    }
    return all;
}

static inline void free_schedules(struct ct_schedule **all, int nranks)
{
    for (int i = 0; i < nranks; i++)
        ct_schedule_free(all[i]);
    free(all);
}

static inline struct ct_check check_of(const struct small_plan *plan,
                                       struct ct_schedule *const *all, int nranks, bool in_place)
{
    const struct ct_check check = {
        .collective = plan->collective,
        .nranks = nranks,
        .schedules = (const struct ct_schedule *const *)all,
        .in_place = in_place,
        .ordered = plan->ordered,
    };

    return check;
}

#endif
