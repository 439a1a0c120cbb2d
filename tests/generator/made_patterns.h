/*
 * made_patterns.h - patterns of calls, made by hand or at random.
 */
#ifndef TESTS_GENERATOR_MADE_PATTERNS_H
#define TESTS_GENERATOR_MADE_PATTERNS_H

#include "patterns/call_pattern.h"
#include "tests/generator/trees.h"

extern const struct ct_collective ct_alltoallv;
extern const struct ct_collective ct_allgatherv;

/* Sizes of messages. */
enum sizes {
    DENSE,        /* 1 to 100 */
    HEAVY,        /* few large ones, up to 200 */
    SPARSE,       /* a fifth of the pairs, 1 to 100 */
    SPARSE_EQUAL, /* a fifth of the pairs, 50 */
    EQUAL,
    HOT,        /* all to and from one rank, little else */
    EMPTY_ROWS, /* every second rank sends nothing, every third gets nothing */
    NOTHING,
    SIZES
};

enum { UNIT = 1000 };

static inline size_t made_size(uint64_t *state, enum sizes sizes, int from, int to)
{
    const int part = 1 + random_below(state, 100);
    const bool is_there = random_below(state, 5) == 0;

    switch (sizes) {
    case DENSE:
        return (size_t)part * UNIT;
    case HEAVY:
        return (size_t)(200 / part) * UNIT;
    case SPARSE:
        return is_there ? (size_t)part * UNIT : 0;
    case SPARSE_EQUAL:
        return is_there ? 50 * (size_t)UNIT : 0;
    case HOT:
        return from == 1 || to == 1 ? 100 * (size_t)UNIT : 1;
    case EMPTY_ROWS:
        return from % 2 == 0 || to % 3 == 0 ? 0 : (size_t)part * UNIT;
    case EQUAL:
        return 50 * (size_t)UNIT;
    case NOTHING:
    case SIZES:
        break;
    }
    return 0;
}

static inline struct ct_call_pattern *made_pattern(const struct ct_collective *collective,
                                                   uint64_t *state, enum sizes sizes, int nranks)
{
    struct ct_call_pattern *pattern = calloc(1, sizeof *pattern);
    const size_t n = ct_call_pattern_entries(collective, nranks);

    cr_assert_not_null(pattern);
    pattern->name = strdup("keys");
    pattern->collective = collective;
    pattern->rank_count = nranks;
    pattern->call_count = 1;
    pattern->bytes = calloc(n, sizeof *pattern->bytes);
    cr_assert_not_null(pattern->bytes);
    for (size_t i = 0; i < n; i++)
        pattern->bytes[i] = made_size(state, sizes, (int)i / nranks, (int)i % nranks);
    return pattern;
}

static inline struct ct_generated *generated_for(const struct made *made,
                                                 const struct ct_call_pattern *pattern)
{
    struct ct_generated *generated = NULL;
    struct ct_diag diag = {""};
    const int err = ct_generate_for(&made->cluster, pattern, &generated, &diag);

    cr_assert_eq(err, CT_OK, "%d ranks: %s", made->cluster.nranks, diag.text);
    return generated;
}

#endif
