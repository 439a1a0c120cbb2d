/*
 * test_tally.c - calls are counted by choice, also of more predictions than there are rows.
 */
#include "library/call/tally.h"
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>

enum { ROWS = 128, KINDS = 3 * ROWS };

extern const struct ct_algorithm alltoall_ring, alltoall_bruck;

const struct ct_tuned ct_tuned = {.figures = NULL};

static const struct ct_choice ring = {.algorithm = &alltoall_ring};
static const struct ct_choice bruck = {.algorithm = &alltoall_bruck};

struct seen {
    int nrows;
    unsigned long of_ring, of_others;
    size_t largest;
};

static void add(const struct ct_count_row *row, void *data)
{
    struct seen *seen = data;

    seen->nrows++;
    if (row->choice == NULL) {
        seen->of_others += row->tally->calls;
        return;
    }
    if (row->choice->algorithm == ring.algorithm) {
        seen->of_ring += row->tally->calls;
        seen->largest = row->bytes_max > seen->largest ? row->bytes_max : seen->largest;
    }
}

static const struct ct_interposed *find_alltoall(void)
{
    int i = 0;

    while (ct_all_interposed[i]->collective != &ct_alltoall)
        i++;
    return ct_all_interposed[i];
}

static struct ct_tally *call(const struct ct_choice *choice, int kind)
{
    const struct ct_chosen chosen = {.choice = choice,
                                     .bytes = (size_t)kind,
                                     .served = ct_served_find(4, NULL),
                                     .ns = 1000 * kind,
                                     .native_ns = 2000 * kind};

    return ct_count_choice(find_alltoall(), &chosen);
}

Test(tally, kinds_beyond_the_rows_are_counted_with_the_same_choice)
{
    struct ct_tally *first[ROWS];
    struct seen seen = {0};

    for (int kind = 0; kind < KINDS; kind++) {
        struct ct_tally *tally = call(&ring, kind);

        if (kind < ROWS)
            first[kind] = tally;
    }
    cr_expect_eq(call(&ring, 5), first[5], "a kind of its own keeps its row");
    cr_expect_eq(call(&ring, KINDS), first[ROWS - 1], "the nearest of those that have a row");
    call(&bruck, 1);
    ct_counts_each(add, &seen);
    cr_expect_eq(seen.of_ring, KINDS + 2);
    cr_expect_eq(seen.largest, KINDS);
    cr_expect_eq(seen.of_others, 1, "a choice that has no row");
    cr_expect_eq(seen.nrows, ROWS + 1);
}
