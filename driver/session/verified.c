/*
 * verified.c - one comparison for each number of segments.
 */
#include "driver/session/verified.h"

#include "driver/session/measuring.h"

#include <stdio.h>

#define SMALL 64 /* bytes of a segment */

struct ct_problem ct_timed_problem(struct ct_problem problem)
{
    if (problem.collective->reduces && problem.bytes > sizeof(double))
        problem.bytes -= problem.bytes % sizeof(double);
    return problem;
}

static int segments_of(const struct ct_algorithm *algorithm, const struct ct_problem *problem)
{
    return ct_algorithm_shape(algorithm, problem, 0).segments;
}

bool ct_has_same_segments(const struct ct_algorithm *algorithm, const struct ct_problem *a,
                          const struct ct_problem *b)
{
    return segments_of(algorithm, a) == segments_of(algorithm, b);
}

bool ct_is_verified(const struct ct_session *session, const struct ct_candidate *candidate,
                    const struct ct_problem *problem)
{
    const struct ct_flavour *flavour = session->flavour;
    const struct ct_algorithm *algorithm = candidate->algorithm;

    for (const struct ct_record *record =
             ct_journal_first(session->journal, CT_JOURNAL_RIGHT, candidate);
         record != NULL; record = ct_journal_next(session->journal, record)) {
        struct ct_problem other = *problem;

        other.bytes = record->bytes;
        if (ct_has_same_segments(algorithm, problem, &other))
            return true;
    }
    return flavour->verifies != NULL && !flavour->verifies(algorithm, problem);
}

/* Into how many pieces a vector is divided; what MPI divides, its collectives
   divide no more. */
static size_t pieces_of(const struct ct_problem *problem)
{
    const struct ct_member member = {.nranks = problem->nranks};
    const struct ct_collective *collective = problem->collective;

    return collective->reduces && collective->nblocks(&member, CT_SEND) == 1
               ? (size_t)problem->nranks
               : 1;
}

struct ct_problem ct_small_problem(const struct ct_algorithm *algorithm,
                                   const struct ct_problem *problem)
{
    struct ct_problem small = *problem;

    if (!ct_collective_has_data(problem->collective))
        return small;
    small.bytes = SMALL * pieces_of(problem) * (size_t)segments_of(algorithm, problem);
    while (!ct_algorithm_applies(algorithm, &small)) {
        if (small.bytes >= problem->bytes)
            return *problem;
        small.bytes *= 2;
    }
    return small;
}

int ct_verify_segments(struct ct_session *session, const struct ct_candidate *candidate,
                       const struct ct_problem *problem, struct ct_record *record,
                       struct ct_diag *diag)
{
    const struct ct_algorithm *algorithm = candidate->algorithm;
    const struct ct_problem small = ct_small_problem(algorithm, problem);
    const bool is_same = ct_has_same_segments(algorithm, problem, &small);
    *record =
        (struct ct_record){.candidate = candidate, .bytes = problem->bytes, .batch = CT_BATCH_NONE};
    return ct_measure_verify(session, record, small.bytes,
                             is_same ? 0 : segments_of(algorithm, problem), diag);
}
