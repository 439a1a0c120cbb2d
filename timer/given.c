/*
 * given.c - looks the pattern up.
 */
#include "timer/given.h"

#include <limits.h>
#include <string.h>

static const struct ct_call_counts *find_named(const char *name)
{
    const struct ct_call_counts *counts = ct_generated_counts;

    while (counts->name != NULL && strcmp(counts->name, name) != 0)
        counts++;
    return counts->name == NULL ? NULL : counts;
}

/* No rank's buffer may have more than a count of MPI can say. */
static bool is_too_large(const struct ct_call_counts *counts)
{
    const size_t n = ct_call_counts_items(counts->collective, counts->nranks);
    const size_t nranks = (size_t)counts->nranks;

    for (size_t rank = 0; rank < nranks; rank++) {
        size_t row = 0, column = 0;

        for (size_t i = 0; i < nranks; i++) {
            const size_t from = n == nranks ? i : rank * nranks + i;
            const size_t to = n == nranks ? i : i * nranks + rank;

            row = ct_size_add(row, counts->bytes[from]);
            column = ct_size_add(column, counts->bytes[to]);
        }
        if (row > INT_MAX || column > INT_MAX)
            return true;
    }
    return false;
}

static bool has_bytes(const struct ct_call_counts *counts)
{
    const size_t n = ct_call_counts_items(counts->collective, counts->nranks);
    size_t i = 0;

    while (i < n && counts->bytes[i] == 0)
        i++;
    return i < n;
}

static int check(const struct ct_request *request, const struct ct_call_counts *counts, int nranks,
                 struct ct_diag *diag)
{
    const uint64_t hash = request->pattern.hash;

    if (counts == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT, "unknown pattern: %s", request->pattern.name);
    if (strcmp(counts->collective->name, request->collective) != 0)
        return ct_diag_set(diag, CT_ERR_INPUT, "the pattern %s is of %s, not of %s", counts->name,
                           counts->collective->name, request->collective);
    if (counts->nranks != nranks)
        return ct_diag_set(diag, CT_ERR_INPUT, "the pattern %s is of %d ranks, not of %d",
                           counts->name, counts->nranks, nranks);
    if (hash != 0 && hash != counts->hash)
        return ct_diag_set(diag, CT_ERR_INPUT, "the pattern %s has other counts in this timer",
                           counts->name);
    return is_too_large(counts) ? ct_diag_set(diag, CT_ERR_INPUT,
                                              "the pattern %s has more than %d bytes in the "
                                              "buffer of a rank",
                                              counts->name, INT_MAX)
                                : CT_OK;
}

int ct_given_find(const struct ct_request *request, int nranks, struct ct_request *found,
                  struct ct_diag *diag)
{
    const struct ct_call_counts *counts;
    int err;

    *found = *request;
    if (request->pattern.sizes != CT_SIZES_GIVEN)
        return CT_OK;
    counts = find_named(request->pattern.name);
    err = check(request, counts, nranks, diag);
    if (err != CT_OK)
        return err;
    found->pattern.bytes = counts->bytes;
    /* calls without bytes are the MPI library's, whatever is chosen */
    found->bytes = has_bytes(counts) ? ct_call_counts_mean(counts) : 0;
    return CT_OK;
}
