/*
 * journal_algorithms.c - compares fingerprints by the names of algorithms.
 */
#include "driver/journal/journal_algorithms.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ALGORITHM "# algorithm: "

int ct_journal_algorithms_init(struct ct_journal_algorithms *all,
                               const struct ct_journal_algorithm *now, int n)
{
    all->n = 0;
    all->list = calloc((size_t)n + 1, sizeof *all->list);
    if (all->list == NULL)
        return CT_ERR_MEMORY;
    for (int i = 0; i < n; i++) {
        all->list[i].name = strdup(now[i].name);
        all->list[i].now = now[i].fingerprint;
        all->n++;
        if (all->list[i].name == NULL) {
            ct_journal_algorithms_fini(all);
            return CT_ERR_MEMORY;
        }
    }
    return CT_OK;
}

void ct_journal_algorithms_fini(struct ct_journal_algorithms *all)
{
    for (int i = 0; i < all->n; i++)
        free(all->list[i].name);
    free(all->list);
    all->list = NULL;
    all->n = 0;
}

/* NULL: it has no fingerprint. */
static struct ct_journal_known *find(const struct ct_journal_algorithms *all, const char *name)
{
    for (int i = 0; i < all->n; i++) {
        if (strcmp(all->list[i].name, name) == 0)
            return &all->list[i];
    }
    return NULL;
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

    if (known == NULL || known->then == known->now)
        return true;
    known->is_stale = true;
    return false;
}

void ct_journal_algorithms_declare(struct ct_journal_algorithms *all, const char *name,
                                   struct ct_text *text)
{
    struct ct_journal_known *known = find(all, name);

    if (known == NULL || known->then == known->now)
        return;
    ct_text_add(text, "%s%s %016" PRIx64 "\n", ALGORITHM, name, known->now);
    known->then = known->now;
}
