/*
 * scratch_vectors.c - lists of items.
 */
#include "repo/scheme/scratch_vectors.h"

#include <stdlib.h>

/* Block i is for item first + i mod nitems. */
static void set_items(struct ct_builder *builder, int buffer, int nblocks, int first, int nitems)
{
    int *items = calloc((size_t)nblocks + 1, sizeof *items);

    if (items == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for the items of scratch");
        return;
    }
    for (int i = 0; i < nblocks; i++)
        items[i] = first + i % nitems;
    ct_scratch_items(builder, buffer, items, nblocks);
    free(items);
}

void ct_scratch_vectors(struct ct_builder *builder, int buffer, int nvectors)
{
    const int p = ct_builder_nranks(builder);

    set_items(builder, buffer, nvectors * p, 0, p);
}

void ct_scratch_blocks_of(struct ct_builder *builder, int buffer, int item, int nblocks)
{
    set_items(builder, buffer, nblocks, item, 1);
}
