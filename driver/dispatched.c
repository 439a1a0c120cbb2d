/*
 * dispatched.c - goes through the ranges by number of segments.
 */
#include "driver/dispatched.h"

#include "driver/session/dropped.h"
#include "driver/session/greeting.h"
#include "driver/session/measuring.h"
#include "driver/session/verified.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* One chosen candidate, and the sizes that it was chosen for. */
struct stretch {
    const struct ct_algorithm *algorithm;
    struct ct_problem problem; /* at the size that is looked at */
    size_t last;
    size_t largest; /* size that was measured */
};

bool ct_dispatched_applies(const struct ct_journal *journal,
                           const char *algorithm, const char *setting,
                           size_t bytes)
{
    for (const struct ct_record *r =
             ct_journal_first(journal, CT_JOURNAL_DROPPED, algorithm, setting);
         r != NULL; r = ct_journal_next(journal, r)) {
        if (r->batch == CT_BATCH_NONE &&
            (ct_dropped_is_wrong(r) || r->bytes <= bytes))
            return false;
    }
    return true;
}

static bool is_same(const struct stretch *stretch, size_t bytes)
{
    struct ct_problem other = stretch->problem;

    other.bytes = bytes;
    return ct_is_verified_by(stretch->algorithm, &stretch->problem, &other);
}

/* Go to the first size that needs a comparison of its own; false: none. */
static bool go_on(struct stretch *stretch)
{
    size_t same = stretch->problem.bytes;
    size_t other = same;

    while (is_same(stretch, other)) {
        same = other;
        if (same == stretch->last)
            return false;
        other = same <= stretch->last / 2 ? 2 * same : stretch->last;
    }
    while (other - same > 1) {
        const size_t middle = same + (other - same) / 2;

        *(is_same(stretch, middle) ? &same : &other) = middle;
    }
    stretch->problem.bytes = other;
    return true;
}

static bool is_known(const struct ct_session *session,
                     const struct stretch *stretch)
{
    return session->flavour->is_verified(session->journal, stretch->algorithm,
                                         &stretch->problem);
}

/* At a size that was measured; larger ones may take minutes and more memory
   than there is, and their schedule is the same. */
static int verify(struct ct_session *session, const struct stretch *stretch,
                  struct ct_diag *diag)
{
    const struct ct_problem *problem = &stretch->problem;
    struct ct_record record = {.bytes = problem->bytes, .batch = CT_BATCH_NONE};
    const size_t bytes =
        problem->bytes < stretch->largest ? problem->bytes : stretch->largest;
    int err = CT_OK;

    if (ct_signals_interrupted())
        return ct_diag_set(diag, CT_STOPPED, "interrupted");
    snprintf(record.algorithm, sizeof record.algorithm, "%s",
             stretch->algorithm->name);
    snprintf(record.collective, sizeof record.collective, "%s",
             problem->collective->name);
    ct_setting_text(stretch->algorithm->params, &problem->setting,
                    record.setting);
    if (session->client.process.pid == 0)
        err = ct_greet(session, diag);
    if (err != CT_OK)
        return err;
    return ct_measure_segments(
        session, &record, bytes,
        ct_algorithm_shape(stretch->algorithm, problem, 0).segments, diag);
}

/* The same returns as ct_dispatched_verify. */
static int verify_stretch(struct ct_session *session, struct stretch *stretch,
                          struct ct_diag *diag)
{
    do {
        int got =
            is_known(session, stretch) ? 1 : verify(session, stretch, diag);

        if (got == CT_DROPPED || got == CT_WRONG)
            return 1;
        if (got < 0)
            return got;
    } while (go_on(stretch));
    return 0;
}

/* The largest size at which the choice was measured. */
static size_t largest_measured(const struct ct_search_result *result)
{
    size_t largest = 1;

    for (int i = 0; i < result->nrows; i++) {
        if (result->rows[i].figures.native_s > 0)
            largest = result->rows[i].figures.bytes;
    }
    return largest;
}

int ct_dispatched_verify(struct ct_session *session,
                         const struct ct_outcome *outcome, struct ct_diag *diag)
{
    const struct ct_search_result *result = outcome->result;
    int got = 0;

    for (int i = 0; i < result->nranges && got == 0; i++) {
        const struct ct_range *range = &result->ranges[i];
        struct stretch stretch = {
            .algorithm = outcome->algorithms[range->algorithm],
            .problem = {.collective = outcome->collective,
                        .nranks = session->cluster->nranks,
                        .bytes = range->from_bytes == 0 ? 1 : range->from_bytes,
                        .setting = ct_setting_of(&range->setting),
                        .places = session->places},
            .last = i + 1 < result->nranges ? range[1].from_bytes - 1
                                            : SIZE_MAX / 2,
            .largest = largest_measured(result)};

        if (stretch.algorithm != NULL)
            got = verify_stretch(session, &stretch, diag);
    }
    return got;
}
