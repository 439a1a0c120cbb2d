/*
 * sizes.c - counts and displacements of a bench's calls.
 */
#include "timer/timed_candidate.h"

#include <limits.h>
#include <stdlib.h>

static bool reserve_elements(struct ct_pool *pool, size_t nitems)
{
    int64_t *more;

    if (nitems <= pool->nelements)
        return true;
    more = realloc(pool->elements, ct_size_mul(nitems, sizeof *more));
    if (more == NULL)
        return false;
    pool->elements = more;
    pool->nelements = nitems;
    return true;
}

static bool reserve_counts(struct ct_pool *pool, size_t nranks, size_t nitems)
{
    for (int i = 0; i < 2; i++) {
        if (pool->counts[i] == NULL)
            pool->counts[i] = malloc(nranks * sizeof *pool->counts[i]);
        if (pool->displs[i] == NULL)
            pool->displs[i] = malloc(nranks * sizeof *pool->displs[i]);
        if (pool->counts[i] == NULL || pool->displs[i] == NULL)
            return false;
    }
    return reserve_elements(pool, nitems);
}

/* True if each pair of ranks has an item. Otherwise each rank has one. */
static bool is_by_pair(const struct ct_collective *collective)
{
    return collective->private_bytes != 0 && !collective->is_rooted;
}

/* What is exchanged in place has one size both ways. */
static void make_symmetric(int64_t *elements, int nranks)
{
    for (int i = 0; i < nranks; i++) {
        for (int j = 0; j < i; j++)
            elements[i * nranks + j] = elements[j * nranks + i];
    }
}

/* The elements of each item: of a rank's, or of what one rank sends another. */
static void fill_elements(struct ct_bench *bench, const struct ct_arrangement *arrangement,
                          int nitems)
{
    static const struct ct_pattern equal = {.sizes = CT_SIZES_EQUAL};
    const bool has_counts = bench->candidate.collective->has_counts;
    const size_t *given = arrangement->pattern.bytes;

    if (given == NULL)
        ct_pattern_fill(has_counts ? &arrangement->pattern : &equal, nitems,
                        (int64_t)(bench->bytes / bench->element_bytes), bench->pool->elements);
    for (int i = 0; i < nitems && given != NULL; i++)
        bench->pool->elements[i] = (int64_t)given[i];
    if (nitems > bench->nranks && arrangement->in_place)
        make_symmetric(bench->pool->elements, bench->nranks);
}

/* Of one buffer: without counts, and where each rank has an item, rank by
   rank. */
static int fill_counts(struct ct_bench *bench, const struct ct_member *member,
                       enum ct_buffer buffer)
{
    const struct ct_collective *collective = bench->candidate.collective;
    struct ct_pool *pool = bench->pool;
    int64_t displ = 0;

    for (int i = 0; i < bench->nranks; i++) {
        const int item = is_by_pair(collective) ? collective->content(member, buffer, i).item : i;

        pool->counts[buffer][i] = (int)pool->elements[item];
        pool->displs[buffer][i] = (int)displ;
        displ += pool->elements[item];
        if (displ > INT_MAX && collective->has_counts)
            return MPI_ERR_COUNT;
    }
    return MPI_SUCCESS;
}

int ct_bench_fill_sizes(struct ct_bench *bench, const struct ct_member *member,
                        const struct ct_arrangement *arrangement)
{
    const int nitems =
        is_by_pair(bench->candidate.collective) ? bench->nranks * bench->nranks : bench->nranks;
    int err;

    if (!reserve_counts(bench->pool, (size_t)bench->nranks, (size_t)nitems))
        return MPI_ERR_NO_MEM;
    fill_elements(bench, arrangement, nitems);
    err = fill_counts(bench, member, CT_SEND);
    return err == MPI_SUCCESS ? fill_counts(bench, member, CT_RECV) : err;
}

size_t ct_bench_item_bytes(const struct ct_bench *bench, int item)
{
    if (!bench->candidate.collective->has_counts)
        return bench->bytes;
    return (size_t)bench->pool->elements[item] * bench->element_bytes;
}
