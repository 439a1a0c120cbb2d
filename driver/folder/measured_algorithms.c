/*
 * measured_algorithms.c - fingerprints of algorithms, one by one.
 */
#include "driver/folder/measured_algorithms.h"

#include "base/array.h"
#include "base/hash.h"
#include "repo/fingerprint.h"

#include <stdio.h>
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

static int add(struct ct_measured *measured, const struct ct_named *named,
               uint64_t text, const struct ct_places *places)
{
    struct ct_journal_algorithm *to =
        ct_array_grow(measured->list, measured->n, sizeof *to);

    if (to == NULL)
        return CT_ERR_MEMORY;
    measured->list = to;
    to += measured->n++;
    if (named->alias == NULL)
        snprintf(to->name, sizeof to->name, "%s", named->algorithm->name);
    else
        ct_alias_text(named->alias, named->algorithm->collective, to->name);
    to->fingerprint =
        ct_fingerprint_of(named, places->tree.nranks, places) ^ text;
    return CT_OK;
}

/* Also under the names that its settings had. */
static int add_with_aliases(struct ct_measured *measured,
                            const struct ct_algorithm *algorithm,
                            const struct ct_places *places)
{
    struct ct_named named = {.algorithm = algorithm};
    int err = add(measured, &named, 0, places);

    for (const struct ct_alias *a = ct_aliases; a->name != NULL; a++) {
        named.alias = a;
        if (ct_alias_is_of(a, algorithm) && err == CT_OK)
            err = add(measured, &named, 0, places);
    }
    return err;
}

int ct_measured_algorithms(const struct ct_machine *machine,
                           const struct ct_options *options,
                           const struct ct_routines *routines,
                           const struct ct_places *places,
                           struct ct_measured *measured, struct ct_diag *diag)
{
    int err = CT_OK;

    *measured = (struct ct_measured){.n = 0};
    for (int i = 0; ct_registry[i] != NULL && err == CT_OK; i++) {
        if (is_named(ct_registry[i], options))
            err = add_with_aliases(measured, ct_registry[i], places);
    }
    for (int i = 0; routines->list[i] != NULL && err == CT_OK; i++) {
        const struct ct_named routine = {.algorithm = routines->list[i]};
        uint64_t text = CT_HASH_START;

        if (!is_named(routine.algorithm, options) ||
            !ct_routine_is_for(routine.algorithm, places->tree.nranks))
            continue;
        err = ct_machine_hash_routine(machine, i, &text, diag);
        if (err == CT_OK)
            err = add(measured, &routine, text, places);
    }
    if (err == CT_ERR_MEMORY)
        ct_diag_memory(diag);
    if (err != CT_OK) {
        free(measured->list);
        *measured = (struct ct_measured){.n = 0};
    }
    return err;
}
