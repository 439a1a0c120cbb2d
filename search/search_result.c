/*
 * search_result.c - a range left to native, the range of a size.
 */
#include "search/search_result.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Remove a range; `from_bytes` of the one that takes its place is set by the
   caller. */
static void remove_range(struct ct_search_result *result, int range)
{
    result->nranges--;
    memmove(&result->ranges[range], &result->ranges[range + 1],
            (size_t)(result->nranges - range) * sizeof *result->ranges);
}

static bool is_native(const struct ct_search_result *result, int range)
{
    return range >= 0 && range < result->nranges &&
           result->ranges[range].candidate == result->native;
}

static struct ct_figures undecided(size_t bytes)
{
    return (struct ct_figures){.bytes = bytes, .basis = CT_BASIS_UNDECIDED};
}

void ct_search_result_leave(struct ct_search_result *result, int range)
{
    struct ct_range *left = &result->ranges[range];
    const size_t from = left->from_bytes;

    for (int i = 0; i < result->nrows; i++) {
        struct ct_size_row *row = &result->rows[i];

        if (ct_search_result_find(result, row->figures.bytes) == left)
            *row = (struct ct_size_row){.candidate = result->native,
                                        .figures = undecided(row->figures.bytes)};
    }
    *left = (struct ct_range){
        .from_bytes = from, .candidate = result->native, .figures = undecided(left->figures.bytes)};
    result->complete = false;
    if (is_native(result, range + 1)) {
        remove_range(result, range);
        result->ranges[range].from_bytes = from;
    }
    if (is_native(result, range - 1))
        remove_range(result, range);
}

void ct_search_result_free(struct ct_search_result *result)
{
    if (result == NULL)
        return;
    free(result->ranges);
    free(result->rows);
    free(result->spent);
    free(result);
}

const struct ct_range *ct_search_result_find(const struct ct_search_result *result, size_t bytes)
{
    int i = 0;

    while (i + 1 < result->nranges && result->ranges[i + 1].from_bytes <= bytes)
        i++;
    return &result->ranges[i];
}
