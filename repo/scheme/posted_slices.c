/*
 * posted_slices.c - slice r of segment i is unit i p + r of the vector, in scratch, too.
 */
#include "repo/scheme/posted_slices.h"

enum { SEGMENT_BYTES, COPIES }; /* the parameters */

bool ct_posted_slices_apply(const struct ct_problem *problem)
{
    return ct_posted_segments_apply(problem, problem->setting.values[COPIES]);
}

/* The steps of the segment before. */
struct slices {
    struct ct_builder *builder;
    const struct ct_shape *shape;
    int root;
    int posted; /* the post of all slices */
    int summed; /* the last step of the sum */
};

static void post_segment(struct slices *s, int segment)
{
    const int p = s->shape->nranks;

    s->posted = ct_post_all(s->builder, s->shape->rank,
                            ct_posted_others(p, s->shape->rank, ct_span(CT_SEND, segment * p, p)));
}

static void sum_slice(struct slices *s, int segment)
{
    const int p = s->shape->nranks;
    const int rank = s->shape->rank;
    const struct ct_posted_sum all = {.rank = rank,
                                      .first = p - 1,
                                      .n = p,
                                      .posted = ct_span(CT_SEND, segment * p, p),
                                      .skip = rank,
                                      .is_for_others = true,
                                      .own = ct_span(CT_SEND, segment * p + rank, 1),
                                      .sum = ct_span(CT_SCRATCH, segment * p + rank, 1)};

    s->summed = ct_fetch_sum(s->builder, &all, s->summed);
}

/* In place, the results go where the segment was posted. */
static void get_results(const struct slices *s, int segment, int posted, int summed)
{
    const int p = s->shape->nranks;

    for (int i = 0; i < p; i++) {
        const int from = (s->shape->rank - i + p) % p;
        const struct ct_span slice = ct_span(CT_RECV, segment * p + from, 1);
        const int step =
            i == 0 ? ct_copy(s->builder, ct_span(CT_SCRATCH, segment * p + from, 1), slice)
                   : ct_fetch(s->builder, from, slice, 0, slice);

        ct_after(s->builder, step, posted);
        ct_after(s->builder, step, i == 0 ? summed : CT_NO_STEP);
    }
}

static void post_result(const struct slices *s, int segment, int summed)
{
    const int unit = segment * s->shape->nranks + s->shape->rank;
    const struct ct_span sum = ct_span(CT_SCRATCH, unit, 1);
    const int post = s->root < 0 ? ct_post_all(s->builder, s->shape->rank, sum)
                                 : ct_post(s->builder, &s->root, 1, sum);

    ct_after(s->builder, post, summed);
}

void ct_posted_slices(struct ct_builder *builder, const struct ct_shape *shape, int root)
{
    struct slices s = {.builder = builder, .shape = shape, .root = root, .summed = CT_NO_STEP};

    ct_set_units_per_block(builder, shape->segments * shape->nranks);
    for (int i = 0; i <= shape->segments; i++) {
        const int posted = s.posted;
        const int summed = s.summed;

        if (i < shape->segments) {
            post_segment(&s, i);
            sum_slice(&s, i);
        }
        if (i == 0)
            continue;
        if (shape->rank != root)
            post_result(&s, i - 1, summed);
        if (root < 0 || shape->rank == root)
            get_results(&s, i - 1, posted, summed);
    }
}
