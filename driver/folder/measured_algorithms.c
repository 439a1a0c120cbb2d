/*
 * measured_algorithms.c - fingerprints of algorithms, one by one.
 */
#include "driver/folder/measured_algorithms.h"

#include "base/hash.h"
#include "repo/fingerprint.h"

#include <stdlib.h>

/* True if the options name a collective that it is for. */
static bool is_named(const struct ct_algorithm *algorithm,
                     const struct ct_options *options)
{
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        if (options->collectives[i] &&
            ct_collective_is(algorithm->collective, ct_collectives[i]))
            return true;
    }
    return false;
}

static struct ct_journal_algorithm
algorithm_of(const struct ct_algorithm *algorithm,
             const struct ct_places *places)
{
    return (struct ct_journal_algorithm){
        algorithm->name,
        ct_fingerprint_of(algorithm, places->tree.nranks, places)};
}

int ct_measured_algorithms(const struct ct_machine *machine,
                           const struct ct_options *options,
                           const struct ct_routines *routines,
                           const struct ct_places *places,
                           struct ct_measured *measured, struct ct_diag *diag)
{
    const size_t most = 1 + (size_t)ct_algorithms_count(ct_registry) +
                        (size_t)ct_algorithms_count(routines->list);
    struct ct_journal_algorithm *list = calloc(most, sizeof *list);
    int n = 0;
    int err = CT_OK;

    *measured = (struct ct_measured){.n = 0};
    if (list == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; ct_registry[i] != NULL; i++) {
        if (is_named(ct_registry[i], options))
            list[n++] = algorithm_of(ct_registry[i], places);
    }
    for (int i = 0; routines->list[i] != NULL && err == CT_OK; i++) {
        const struct ct_algorithm *routine = routines->list[i];
        uint64_t text = CT_HASH_START;

        if (!is_named(routine, options) ||
            !ct_routine_is_for(routine, places->tree.nranks))
            continue;
        err = ct_machine_hash_routine(machine, i, &text, diag);
        list[n] = algorithm_of(routine, places);
        list[n++].fingerprint ^= text;
    }
    if (err == CT_OK)
        *measured = (struct ct_measured){list, n};
    else
        free(list);
    return err;
}
