/*
 * call_counts.c - sums of differences.
 */
#include "repo/call_counts.h"

#include "base/hash.h"

#include <math.h>

/* Sums over the items that were looked at. */
struct sums {
    size_t difference;
    size_t given;
};

static void add(struct sums *sums, size_t given, size_t bytes)
{
    sums->difference = ct_size_add(sums->difference, given > bytes ? given - bytes : bytes - given);
    sums->given = ct_size_add(sums->given, given);
}

static double share_of(const struct sums *sums)
{
    if (sums->difference == 0)
        return 0;
    return sums->given == 0 ? INFINITY : (double)sums->difference / (double)sums->given;
}

size_t ct_call_counts_items(const struct ct_collective *collective, int nranks)
{
    return collective->private_bytes == 0 ? (size_t)nranks : (size_t)nranks * (size_t)nranks;
}

static size_t items_of(const struct ct_call_counts *counts)
{
    return ct_call_counts_items(counts->collective, counts->nranks);
}

size_t ct_call_counts_mean(const struct ct_call_counts *counts)
{
    const size_t n = items_of(counts);
    size_t total = 0;

    for (size_t i = 0; i < n; i++)
        total = ct_size_add(total, counts->bytes[i]);
    return total == 0 ? 1 : (total - 1) / n + 1;
}

uint64_t ct_call_counts_hash(const struct ct_call_counts *counts)
{
    uint64_t hash = ct_hash_text(CT_HASH_START, counts->collective->name);
    const size_t n = items_of(counts);

    for (size_t i = 0; i < n; i++) {
        const uint64_t bytes = counts->bytes[i];

        hash = ct_hash(hash, &bytes, sizeof bytes);
    }
    return hash;
}

/* This rank's blocks of a buffer. */
static void add_own(struct sums *sums, const struct ct_call_counts *counts,
                    const struct ct_member *member, enum ct_buffer buffer, const size_t *item_bytes)
{
    const struct ct_collective *collective = counts->collective;
    const int nblocks = collective->nblocks(member, buffer);

    for (int i = 0; i < nblocks; i++)
        add(sums, counts->bytes[collective->content(member, buffer, i).item],
            item_bytes[ct_size_place(collective, member, buffer, i)]);
}

double ct_call_counts_distance(const struct ct_call_counts *counts, int rank,
                               const size_t *item_bytes)
{
    const struct ct_member member = {.nranks = counts->nranks, .rank = rank};
    struct sums sums = {0, 0};

    add_own(&sums, counts, &member, CT_RECV, item_bytes);
    if (counts->collective->private_bytes != 0)
        add_own(&sums, counts, &member, CT_SEND, item_bytes);
    return share_of(&sums);
}

double ct_call_counts_apart(const struct ct_call_counts *earlier,
                            const struct ct_call_counts *later)
{
    struct sums sums = {0, 0};
    const size_t n = items_of(earlier);

    if (!ct_collective_is(earlier->collective, later->collective) ||
        earlier->nranks != later->nranks)
        return INFINITY;
    for (size_t i = 0; i < n; i++)
        add(&sums, earlier->bytes[i], later->bytes[i]);
    return share_of(&sums);
}
