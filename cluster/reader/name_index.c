/*
 * name_index.c - names to numbers, repeated names, and the nearest name to a
 * mistyped one.
 */
#include "cluster/reader/name_index.h"

#include "base/status.h"

#include <stdlib.h>
#include <string.h>

static int compare_entries(const void *a, const void *b)
{
    const struct ct_index_entry *x = a;
    const struct ct_index_entry *y = b;
    const int order = strcmp(x->name, y->name);

    return order != 0 ? order : (x->id > y->id) - (x->id < y->id);
}

int ct_index_init(struct ct_index *index, const char *const *names, int n)
{
    index->n = 0;
    index->entry = malloc(((size_t)n + 1) * sizeof *index->entry);
    if (index->entry == NULL)
        return CT_ERR_MEMORY;
    for (int i = 0; i < n; i++)
        index->entry[i] = (struct ct_index_entry){names[i], i};
    index->n = n;
    qsort(index->entry, (size_t)n, sizeof *index->entry, compare_entries);
    return 0;
}

void ct_index_fini(struct ct_index *index)
{
    free(index->entry);
    *index = (struct ct_index){0};
}

int ct_index_find(const struct ct_index *index, const char *name)
{
    int low = 0;
    int high = index->n;

    while (low < high) {
        const int middle = low + (high - low) / 2;

        if (strcmp(index->entry[middle].name, name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == index->n || strcmp(index->entry[low].name, name) != 0)
        return -1;
    return index->entry[low].id;
}

int ct_index_repeated(const struct ct_index *index, int *first)
{
    int repeated = -1;

    for (int i = 1; i < index->n; i++) {
        const struct ct_index_entry *e = &index->entry[i];

        if (strcmp(e[-1].name, e->name) == 0 && (repeated < 0 || e->id < repeated)) {
            repeated = e->id;
            *first = e[-1].id;
        }
    }
    return repeated;
}
