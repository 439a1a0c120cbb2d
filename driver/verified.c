/*
 * verified.c - looks for an earlier comparison of the same schedule.
 */
#include "driver/verified.h"

#include <string.h>

#define LARGE 32768 /* bytes */

static int kind_of_size(size_t bytes)
{
    return (bytes >= 64) + (bytes >= 512) + (bytes >= LARGE);
}

static int segments_of(const struct ct_algorithm *algorithm,
                       const struct ct_problem *problem, size_t bytes)
{
    struct ct_problem other = *problem;

    other.bytes = bytes;
    return ct_algorithm_shape(algorithm, &other, 0).segments;
}

bool ct_was_verified(const struct ct_journal *journal,
                     const struct ct_algorithm *algorithm,
                     const struct ct_problem *problem)
{
    const int segments = segments_of(algorithm, problem, problem->bytes);

    for (int i = 0; i < ct_journal_size(journal); i++) {
        const struct ct_record *record = ct_journal_at(journal, i);

        if (record->nsamples > 0 && record->param == problem->param &&
            strcmp(record->algorithm, algorithm->name) == 0 &&
            kind_of_size(record->bytes) == kind_of_size(problem->bytes) &&
            segments_of(algorithm, problem, record->bytes) == segments)
            return true;
    }
    return false;
}
