/*
 * measured_algorithms.c - fingerprints of algorithms, one by one.
 */
#include "driver/folder/measured_algorithms.h"

#include "base/hash.h"
#include "repo/fingerprint.h"

#include <stdlib.h>

static int count(const struct ct_algorithm *const *list)
{
    int n = 0;

    while (list[n] != NULL)
        n++;
    return n;
}

static struct ct_journal_algorithm
algorithm_of(const struct ct_algorithm *algorithm,
             const struct ct_places *places)
{
    return (struct ct_journal_algorithm){
        algorithm->name,
        ct_fingerprint_of(algorithm, places->tree.nranks, places)};
}

/* Of the folder's routines. */
static int add_routines(const struct ct_machine *machine,
                        const struct ct_routines *routines,
                        const struct ct_places *places,
                        struct ct_journal_algorithm *list, int *n,
                        struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; routines->list[i] != NULL && err == CT_OK; i++) {
        const struct ct_algorithm *routine = routines->list[i];
        uint64_t text = CT_HASH_START;

        if (routine->pattern != NULL ||
            (routine->nranks != 0 && routine->nranks != places->tree.nranks))
            continue;
        err = ct_machine_hash_routine(machine, i, &text, diag);
        list[*n] = algorithm_of(routine, places);
        list[(*n)++].fingerprint ^= text;
    }
    return err;
}

int ct_measured_algorithms(const struct ct_machine *machine,
                           const struct ct_routines *routines,
                           const struct ct_places *places,
                           struct ct_journal_algorithm **list, int *n,
                           struct ct_diag *diag)
{
    const size_t most =
        1 + (size_t)count(ct_registry) + (size_t)count(routines->list);
    int err;

    *n = 0;
    *list = calloc(most, sizeof **list);
    if (*list == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; ct_registry[i] != NULL; i++)
        (*list)[(*n)++] = algorithm_of(ct_registry[i], places);
    err = add_routines(machine, routines, places, *list, n, diag);
    if (err != CT_OK) {
        free(*list);
        *list = NULL;
        *n = 0;
    }
    return err;
}
