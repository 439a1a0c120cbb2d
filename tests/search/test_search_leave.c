/*
 * test_search_leave.c - ranges that are left to native after the search.
 */
#include "repo/candidate.h"
#include "search/search.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIZES 5

/* Number 0 is native. */
static const struct ct_candidate candidates[] = {{.number = 0}, {.number = 1}, {.number = 2},
                                                 {.number = 3}, {.number = 4}, {.number = 5}};

/* A range for each of 1, 10, 100, 1000, 10000 bytes, with these algorithms. */
static struct ct_search_result *result_of(const int algorithms[SIZES])
{
    struct ct_search_result *r = calloc(1, sizeof *r);
    size_t bytes = 1;

    r->native = &candidates[0];
    r->complete = true;
    r->ranges = calloc(SIZES, sizeof *r->ranges);
    r->rows = calloc(SIZES, sizeof *r->rows);
    for (int i = 0; i < SIZES; i++, bytes *= 10) {
        const struct ct_figures figures = {
            .bytes = bytes, .choice_s = 1, .native_s = 2, .basis = CT_BASIS_CONFIRMED};

        r->rows[r->nrows++] =
            (struct ct_size_row){.candidate = &candidates[algorithms[i]], .figures = figures};
        r->ranges[r->nranges++] = (struct ct_range){.from_bytes = i == 0 ? 0 : bytes,
                                                    .candidate = &candidates[algorithms[i]],
                                                    .figures = figures};
    }
    return r;
}

static void expect_ranges(const struct ct_search_result *r, const char *wanted)
{
    char text[200] = "";

    for (int i = 0; i < r->nranges; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%zu:%d ",
                 r->ranges[i].from_bytes, r->ranges[i].candidate->number);
    cr_expect_str_eq(text, wanted, "%s, not %s", text, wanted);
}

Test(search_leave, its_sizes_are_native_and_undecided)
{
    struct ct_search_result *r = result_of((int[]){1, 2, 3, 4, 5});

    ct_search_result_leave(r, 2);
    expect_ranges(r, "0:1 10:2 100:0 1000:4 10000:5 ");
    cr_expect_eq(r->rows[1].candidate->number, 2);
    cr_expect_eq(r->rows[2].candidate->number, 0);
    cr_expect_eq(r->rows[3].candidate->number, 4);
    cr_expect_eq(r->rows[2].figures.bytes, 100);
    cr_expect_eq(r->rows[2].figures.basis, CT_BASIS_UNDECIDED);
    cr_expect_eq(r->ranges[2].figures.basis, CT_BASIS_UNDECIDED);
    cr_expect_eq(r->rows[3].figures.basis, CT_BASIS_CONFIRMED);
    cr_expect(!r->complete);
}

Test(search_leave, joins_native_neighbours)
{
    struct ct_search_result *r = result_of((int[]){0, 1, 0, 2, 3});

    ct_search_result_leave(r, 1);
    expect_ranges(r, "0:0 1000:2 10000:3 ");
    ct_search_result_leave(r, 2);
    expect_ranges(r, "0:0 1000:2 10000:0 ");
    ct_search_result_leave(r, 1);
    expect_ranges(r, "0:0 ");
    cr_expect_eq(r->rows[1].candidate->number, 0);
    cr_expect_eq(r->rows[3].candidate->number, 0);
}
