/*
 * checker_sets.c - which ranks' contributions a unit holds.
 *
 * Contributions lo..hi in rank order are the number lo * nranks + hi: most
 * schedules need no others. All further sets are kept once each, as bits,
 * and found again by a hash table.
 */
#include "checker/checker_parts.h"

#include <stdlib.h>
#include <string.h>

struct ct_sets {
    int nranks;
    uint32_t nintervals; /* nranks * nranks */
    size_t nwords;       /* of one set's bits */
    uint64_t *bits;      /* nsets * nwords */
    size_t nsets;
    size_t size;     /* sets that `bits` has room for */
    uint32_t *table; /* open addressing: index of a set + 1; 0: empty */
    size_t nslots;   /* a power of two, at least twice `size` */
    uint64_t *left;  /* room for the bits of two sets */
    uint64_t *right;
    /* the last join: neighbouring units mostly ask for the same */
    uint32_t last_a, last_b, last_joined;
};

struct ct_sets *ct_sets_new(int nranks)
{
    struct ct_sets *sets = calloc(1, sizeof *sets);

    if (sets == NULL)
        return NULL;
    sets->nranks = nranks;
    sets->nintervals = (uint32_t)nranks * (uint32_t)nranks;
    sets->nwords = ((size_t)nranks + 63) / 64;
    sets->left = calloc(2 * sets->nwords, sizeof *sets->left);
    if (sets->left == NULL) {
        free(sets);
        return NULL;
    }
    sets->right = sets->left + sets->nwords;
    sets->last_a = UINT32_MAX;
    return sets;
}

void ct_sets_free(struct ct_sets *sets)
{
    if (sets == NULL)
        return;
    free(sets->bits);
    free(sets->table);
    free(sets->left);
    free(sets);
}

static uint32_t interval(const struct ct_sets *sets, int lo, int hi)
{
    return (uint32_t)lo * (uint32_t)sets->nranks + (uint32_t)hi;
}

static int lowest(const struct ct_sets *sets, uint32_t set)
{
    return (int)(set / (uint32_t)sets->nranks);
}

static int highest(const struct ct_sets *sets, uint32_t set)
{
    return (int)(set % (uint32_t)sets->nranks);
}

uint32_t ct_sets_of_rank(const struct ct_sets *sets, int rank)
{
    return interval(sets, rank, rank);
}

bool ct_sets_is_ordered(const struct ct_sets *sets, uint32_t set)
{
    return set < sets->nintervals;
}

static bool has(const uint64_t *bits, int rank)
{
    return (bits[rank / 64] >> (rank % 64) & 1) != 0;
}

static void bits_of(const struct ct_sets *sets, uint32_t set, uint64_t *bits)
{
    const size_t bytes = sets->nwords * sizeof *bits;

    if (!ct_sets_is_ordered(sets, set)) {
        const size_t index = set - sets->nintervals;

        memcpy(bits, sets->bits + index * sets->nwords, bytes);
        return;
    }
    memset(bits, 0, bytes);
    for (int i = lowest(sets, set); i <= highest(sets, set); i++)
        bits[i / 64] |= UINT64_C(1) << (i % 64);
}

int ct_sets_missing(const struct ct_sets *sets, uint32_t set, int first, int last)
{
    int rank = first;

    bits_of(sets, set, sets->left);
    while (rank <= last && has(sets->left, rank))
        rank++;
    return rank;
}

int ct_sets_beyond(const struct ct_sets *sets, uint32_t set, int first, int last)
{
    bits_of(sets, set, sets->left);
    for (int rank = 0; rank < sets->nranks; rank++) {
        if (has(sets->left, rank) && (rank < first || rank > last))
            return rank;
    }
    return -1;
}

/* The slot that holds these bits, or the empty one where they belong. */
static uint32_t *slot_of(const struct ct_sets *sets, const uint64_t *bits)
{
    uint64_t hash = UINT64_C(0x9e3779b97f4a7c15);
    size_t at;

    for (size_t i = 0; i < sets->nwords; i++) {
        hash = (hash ^ bits[i]) * UINT64_C(0xff51afd7ed558ccd);
        hash ^= hash >> 32;
    }
    at = (size_t)hash & (sets->nslots - 1);
    while (sets->table[at] != 0 && memcmp(sets->bits + (size_t)(sets->table[at] - 1) * sets->nwords,
                                          bits, sets->nwords * sizeof *bits) != 0)
        at = (at + 1) & (sets->nslots - 1);
    return &sets->table[at];
}

/* Make room for one more set. */
static int reserve(struct ct_sets *sets)
{
    const size_t size = sets->size == 0 ? 256 : 2 * sets->size;
    uint64_t *bits;
    uint32_t *table;

    if (sets->nsets < sets->size)
        return CT_OK;
    if (size > UINT32_MAX / 4)
        return CT_ERR_MEMORY;
    bits = realloc(sets->bits, ct_size_mul(size, sets->nwords * sizeof *sets->bits));
    if (bits == NULL)
        return CT_ERR_MEMORY;
    sets->bits = bits;
    table = calloc(2 * size, sizeof *table);
    if (table == NULL)
        return CT_ERR_MEMORY;
    free(sets->table);
    sets->table = table;
    sets->nslots = 2 * size;
    sets->size = size;
    for (size_t i = 0; i < sets->nsets; i++)
        *slot_of(sets, sets->bits + i * sets->nwords) = (uint32_t)i + 1;
    return CT_OK;
}

static int find_or_add(struct ct_sets *sets, const uint64_t *bits, uint32_t *set)
{
    const int err = reserve(sets);
    uint32_t *slot;

    if (err != CT_OK)
        return err;
    slot = slot_of(sets, bits);
    if (*slot == 0) {
        memcpy(sets->bits + sets->nsets * sets->nwords, bits, sets->nwords * sizeof *bits);
        *slot = (uint32_t)++sets->nsets;
    }
    *set = sets->nintervals + *slot - 1;
    return CT_OK;
}

static int join_bits(struct ct_sets *sets, uint32_t a, uint32_t b, uint32_t *joined, int *twice)
{
    bits_of(sets, a, sets->left);
    bits_of(sets, b, sets->right);
    for (size_t i = 0; i < sets->nwords; i++) {
        const uint64_t both = sets->left[i] & sets->right[i];

        if (both != 0) {
            *twice = (int)i * 64;
            while (!has(sets->left, *twice) || !has(sets->right, *twice))
                ++*twice;
            return CT_ERR_INVALID;
        }
        sets->left[i] |= sets->right[i];
    }
    return find_or_add(sets, sets->left, joined);
}

int ct_sets_join(struct ct_sets *sets, uint32_t a, uint32_t b, uint32_t *joined, int *twice)
{
    int err = CT_OK;

    if (a == sets->last_a && b == sets->last_b) {
        *joined = sets->last_joined;
        return CT_OK;
    }
    if (ct_sets_is_ordered(sets, a) && ct_sets_is_ordered(sets, b) &&
        highest(sets, a) + 1 == lowest(sets, b))
        *joined = interval(sets, lowest(sets, a), highest(sets, b));
    else
        err = join_bits(sets, a, b, joined, twice);
    if (err == CT_OK) {
        sets->last_a = a;
        sets->last_b = b;
        sets->last_joined = *joined;
    }
    return err;
}
