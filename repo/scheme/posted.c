/*
 * posted.c - lists readers; combines posts in a chain of steps.
 */
#include "repo/scheme/posted.h"

#include "repo/segment_bytes.h"

#include <stdlib.h>

static const char *const numbers[] = {"one", "each"};

const struct ct_param ct_posted_number = {
    .name = "posts",
    .nvalues = sizeof numbers / sizeof *numbers,
    .words = numbers,
};

static const char *const copies[] = {"two", "one"};

const struct ct_param ct_posted_copies = {
    .name = "copies",
    .nvalues = sizeof copies / sizeof *copies,
    .words = copies,
    .is_added = true,
    .by_reading = CT_POSTED_ONE_COPY,
};

bool ct_posted_segments_apply(const struct ct_problem *problem, int value)
{
    const size_t segment = (size_t)problem->setting.values[0];

    return ct_segments_divide_vector(problem) &&
           ct_posted_copies_apply(value, segment > 0 ? segment : problem->bytes);
}

bool ct_posted_number_applies(const struct ct_problem *problem)
{
    enum { POSTS, COPIES }; /* the parameters */
    const int *values = problem->setting.values;
    const bool has_counts = problem->collective->has_counts;
    const bool is_one = values[POSTS] == CT_POSTED_ONE;
    const size_t blocks = is_one ? (size_t)problem->nranks - 1 : 1;

    if (!ct_posted_copies_apply(values[COPIES], ct_size_mul(blocks, problem->bytes)))
        return false;
    if (has_counts)
        return !is_one;
    return is_one || (problem->nranks > 2 && values[COPIES] == CT_POSTED_TWO_COPIES);
}

/* For ranks `first` and above, without this one. */
static int post_from(struct ct_builder *builder, int rank, int first, struct ct_span src)
{
    const int p = ct_builder_nranks(builder);
    int *readers = calloc((size_t)p, sizeof *readers);
    int n = 0;
    int post;

    if (readers == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for the readers of a post");
        return CT_NO_STEP;
    }
    for (int i = first; i < p; i++) {
        if (i != rank)
            readers[n++] = i;
    }
    post = src.units == 0 ? ct_token_post(builder, readers, n) : ct_post(builder, readers, n, src);
    free(readers);
    return post;
}

int ct_post_all(struct ct_builder *builder, int rank, struct ct_span src)
{
    return src.units == 0 ? CT_NO_STEP : post_from(builder, rank, 0, src);
}

int ct_token_post_all(struct ct_builder *builder, int rank)
{
    return post_from(builder, rank, 0, ct_span(CT_SEND, 0, 0));
}

int ct_post_above(struct ct_builder *builder, int rank, struct ct_span src)
{
    return src.units == 0 ? CT_NO_STEP : post_from(builder, rank, rank + 1, src);
}

struct ct_span ct_posted_others(int nranks, int rank, struct ct_span blocks)
{
    const int first = rank == 0 ? 1 : 0;
    const int end = rank == nranks - 1 ? nranks - 1 : nranks;

    return ct_span(blocks.buffer, blocks.first + first, end - first);
}

void ct_fetch_blocks(struct ct_builder *builder, int rank, int units)
{
    const int p = ct_builder_nranks(builder);

    for (int i = 1; i < p; i++) {
        const int from = (rank - i + p) % p;

        ct_fetch(builder, from, ct_span(CT_SEND, 0, units), 0,
                 ct_span(CT_RECV, from * units, units));
    }
}

/* The first one is copied, the others are combined with it. */
static int add(struct ct_builder *builder, const struct ct_posted_sum *s, int from, bool is_first)
{
    const struct ct_span posted =
        s->is_for_others ? ct_posted_others(ct_builder_nranks(builder), from, s->posted)
                         : s->posted;
    const int skip = s->skip - (posted.first - s->posted.first);

    if (from == s->rank)
        return is_first ? ct_copy(builder, s->own, s->sum) : ct_combine(builder, s->own, s->sum);
    return is_first ? ct_fetch(builder, from, posted, skip, s->sum)
                    : ct_fetch_combine(builder, from, posted, skip, s->sum);
}

int ct_fetch_sum(struct ct_builder *builder, const struct ct_posted_sum *s, int after)
{
    const int p = ct_builder_nranks(builder);

    for (int i = 0; i < s->n; i++) {
        const int step = add(builder, s, (s->first - i + p) % p, i == 0);

        ct_after(builder, step, after);
        after = step == CT_NO_STEP ? after : step;
    }
    return after;
}
