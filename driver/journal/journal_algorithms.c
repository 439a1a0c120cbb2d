/*
 * journal_algorithms.c - compares fingerprints by the names of algorithms.
 */
#include "driver/journal/journal_algorithms.h"

#include "base/array.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ALGORITHM "# algorithm: "

void ct_journal_algorithms_fini(struct ct_journal_algorithms *all)
{
    for (int i = 0; i < all->n; i++)
        free(all->list[i].name);
    free(all->list);
    all->list = NULL;
    all->n = 0;
}

/* What is known of an algorithm, whose fingerprint is asked for once; NULL: out of
   memory. */
static struct ct_journal_known *find(struct ct_journal_algorithms *all, const char *name)
{
    const struct ct_journal_fingerprints *fingerprints = &all->fingerprints;
    struct ct_journal_known *list;

    for (int i = 0; i < all->n; i++) {
        if (strcmp(all->list[i].name, name) == 0)
            return &all->list[i];
    }
    list = ct_array_grow(all->list, all->n, sizeof *list);
    if (list == NULL) {
        all->failed = true;
        return NULL;
    }
    all->list = list;
    list[all->n] = (struct ct_journal_known){.name = strdup(name)};
    if (fingerprints->of != NULL) {
        list[all->n].now = fingerprints->of(fingerprints->ctx, name, false);
        list[all->n].before = fingerprints->of(fingerprints->ctx, name, true);
    }
    if (list[all->n].name == NULL) {
        all->failed = true;
        return NULL;
    }
    return &list[all->n++];
}

bool ct_journal_algorithms_read(struct ct_journal_algorithms *all, const char *line)
{
    char name[128];
    uint64_t fingerprint;
    struct ct_journal_known *known;
    int length = -1;

    if (strncmp(line, ALGORITHM, strlen(ALGORITHM)) != 0 ||
        sscanf(line + strlen(ALGORITHM), "%127s %" SCNx64 "%n", name, &fingerprint, &length) != 2 ||
        line[strlen(ALGORITHM) + (size_t)length] != '\0')
        return false;
    known = find(all, name);
    if (known != NULL)
        known->then = fingerprint;
    return true;
}

bool ct_journal_algorithms_count(struct ct_journal_algorithms *all, const char *name)
{
    struct ct_journal_known *known = find(all, name);

    if (known == NULL || known->now == 0 || known->then == known->now ||
        known->then == known->before)
        return true;
    known->is_stale = true;
    return false;
}

void ct_journal_algorithms_declare(struct ct_journal_algorithms *all, const char *name,
                                   struct ct_text *text)
{
    struct ct_journal_known *known = find(all, name);

    if (known == NULL || known->now == 0 || known->then == known->now)
        return;
    ct_text_add(text, "%s%s %016" PRIx64 "\n", ALGORITHM, name, known->now);
    known->then = known->now;
}
