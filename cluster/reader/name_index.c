/*
 * name_index.c - names to numbers, repeated names, and the nearest name to a
 * mistyped one.
 */
#include "cluster/reader/name_index.h"

#include "base/status.h"

#include <stdlib.h>
#include <string.h>

enum { WORD_MOST = 48, EDITS_MOST = 2 };

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

        if (strcmp(e[-1].name, e->name) == 0 &&
            (repeated < 0 || e->id < repeated)) {
            repeated = e->id;
            *first = e[-1].id;
        }
    }
    return repeated;
}

static int least(int a, int b, int c)
{
    const int ab = a < b ? a : b;

    return ab < c ? ab : c;
}

/* Levenshtein's distance; EDITS_MOST + 1 for words too long to compare. */
static int distance(const char *a, const char *b)
{
    int row[WORD_MOST + 1];
    const int na = (int)strnlen(a, WORD_MOST + 1);
    const int nb = (int)strnlen(b, WORD_MOST + 1);

    if (na > WORD_MOST || nb > WORD_MOST)
        return EDITS_MOST + 1;
    for (int j = 0; j <= nb; j++)
        row[j] = j;
    for (int i = 1; i <= na; i++) {
        int diagonal = row[0];

        row[0] = i;
        for (int j = 1; j <= nb; j++) {
            const int above = row[j];

            row[j] = least(above + 1, row[j - 1] + 1,
                           diagonal + (a[i - 1] != b[j - 1]));
            diagonal = above;
        }
    }
    return row[nb];
}

const char *ct_name_nearest(const char *word, const char *const *names, int n)
{
    const char *nearest = NULL;
    int edits = EDITS_MOST + 1;

    for (int i = 0; i < n; i++) {
        const int d = distance(word, names[i]);

        if (d < edits && d < (int)strlen(names[i])) {
            edits = d;
            nearest = names[i];
        }
    }
    return nearest;
}
