/*
 * candidates_hash.c - the fingerprints of a collective's algorithms.
 */
#include "driver/decided/candidates_hash.h"

#include "base/hash.h"
#include "driver/spaces/untried.h"
#include "repo/fingerprint.h"

/* What is decided of them: where there is more, it is decided again. */
#define DECIDED "choices and rivals"

uint64_t ct_candidates_hash(const struct ct_collective *collective,
                            const struct ct_options *options, const struct ct_places *places)
{
    uint64_t hash = ct_hash_text(CT_HASH_START, DECIDED);

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *algorithm = ct_registry[i];
        const struct ct_named named = {.algorithm = algorithm};
        uint64_t own;

        if (!ct_collective_is(algorithm->collective, collective) ||
            !ct_is_wanted(options, algorithm))
            continue;
        own = ct_fingerprint_of(&named, places->tree.nranks, places);
        hash = ct_hash(hash, &own, sizeof own);
    }
    return hash != 0 ? hash : 1;
}
