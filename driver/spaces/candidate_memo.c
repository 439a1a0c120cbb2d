/*
 * candidate_memo.c - an array with an index by hash.
 */
#include "driver/spaces/candidate_memo.h"

#include "base/array.h"

#include <stdlib.h>

struct ct_candidate_figure {
    struct ct_candidate_key key;
    double figure;
};

static uint64_t hash(const struct ct_candidate_key *key)
{
    const size_t numbers[] = {(size_t)key->candidate->number, key->number};

    return ct_hash(CT_HASH_START, numbers, sizeof numbers);
}

static bool is_key(const void *rows, int position, const void *key)
{
    const struct ct_candidate_figure *all = rows;
    const struct ct_candidate_key *found = &all[position].key, *wanted = key;

    return found->candidate == wanted->candidate && found->number == wanted->number;
}

bool ct_candidate_memo_find(const struct ct_candidate_memo *memo,
                            const struct ct_candidate_key *key, double *figure)
{
    const int found = ct_hash_index_find(&memo->index, hash(key), is_key, memo->rows, key);

    if (found >= 0)
        *figure = memo->rows[found].figure;
    return found >= 0;
}

void ct_candidate_memo_keep(struct ct_candidate_memo *memo, const struct ct_candidate_key *key,
                            double figure)
{
    struct ct_candidate_figure *rows = ct_array_grow(memo->rows, memo->n, sizeof *rows);

    if (rows == NULL)
        return;
    memo->rows = rows;
    rows[memo->n] = (struct ct_candidate_figure){*key, figure};
    if (ct_hash_index_add(&memo->index, hash(key), memo->n) == CT_OK)
        memo->n++;
}

void ct_candidate_memo_fini(struct ct_candidate_memo *memo)
{
    ct_hash_index_fini(&memo->index);
    free(memo->rows);
}
