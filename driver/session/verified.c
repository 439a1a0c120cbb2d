/*
 * verified.c - looks for an earlier comparison of the same schedule.
 */
#include "driver/session/verified.h"

#define LARGE 32768 /* bytes */

static int kind_of_size(size_t bytes)
{
    return (bytes >= 64) + (bytes >= 512) + (bytes >= LARGE);
}

struct ct_problem ct_timed_problem(struct ct_problem problem)
{
    if (problem.collective->reduces && problem.bytes > sizeof(double))
        problem.bytes -= problem.bytes % sizeof(double);
    return problem;
}

static int segments_of(const struct ct_algorithm *algorithm,
                       const struct ct_problem *problem)
{
    return ct_algorithm_shape(algorithm, problem, 0).segments;
}

bool ct_is_verified_by(const struct ct_algorithm *algorithm,
                       const struct ct_problem *problem,
                       const struct ct_problem *other)
{
    return kind_of_size(other->bytes) == kind_of_size(problem->bytes) &&
           segments_of(algorithm, other) == segments_of(algorithm, problem);
}

bool ct_was_verified(const struct ct_journal *journal,
                     const struct ct_algorithm *algorithm,
                     const struct ct_problem *problem)
{
    char setting[CT_SETTING_TEXT];

    ct_setting_text(algorithm->params, &problem->setting, setting);
    for (const struct ct_record *record = ct_journal_first(
             journal, CT_JOURNAL_RIGHT, algorithm->name, setting);
         record != NULL; record = ct_journal_next(journal, record)) {
        struct ct_problem other = *problem;

        other.bytes = record->bytes;
        if (record->nsamples > 0) /* else in just so many segments */
            other = ct_timed_problem(other);
        if (ct_is_verified_by(algorithm, problem, &other))
            return true;
    }
    return false;
}
