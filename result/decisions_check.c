/*
 * decisions_check.c - checks that lines agree with each other.
 */
#include "result/decisions_check.h"

#include "base/text.h"
#include "result/columns.h"

#include <stdlib.h>
#include <string.h>

int ct_decisions_fail(const struct ct_decisions_place *place, char *sentence)
{
    if (sentence == NULL)
        return ct_diag_memory(place->diag);
    ct_diag_set(place->diag, CT_ERR_INPUT, "%s:%d: %s", place->name, place->line, sentence);
    free(sentence);
    return CT_ERR_INPUT;
}

static bool is_empty(const char *text)
{
    return text == NULL || text[0] == '\0';
}

/* Is it one that native has: nothing, or another order of ranks? */
static bool is_for_native(const char *text)
{
    return is_empty(text) ||
           (strncmp(text, "order=", strlen("order=")) == 0 && strchr(text, ' ') == NULL);
}

/* The functions below return 0, or what ct_decisions_fail does. */
int ct_decisions_check_choice(const struct ct_decisions_place *place,
                              const struct ct_result_choice *choice)
{
    const bool is_native = ct_result_calls_mpi(choice->algorithm);

    if (is_native && !is_for_native(choice->setting))
        return ct_decisions_fail(place,
                                 ct_format("native has the setting \"%.60s\"; an empty field, "
                                           "or an order of ranks, would be right",
                                           choice->setting));
    if (is_native && choice->fingerprint != 0)
        return ct_decisions_fail(place, ct_format("native has a fingerprint; an empty field would "
                                                  "be right"));
    if (!is_native && choice->fingerprint == 0)
        return ct_decisions_fail(place, ct_format("%s has no fingerprint; that of the schedules "
                                                  "that were measured would be right",
                                                  choice->algorithm));
    return CT_OK;
}

/* What is predicted is there if the choice rests on it, and only then. */
static int check_predicted(const struct ct_decisions_place *place,
                           const struct ct_result_figures *figures)
{
    const struct ct_result_time *predicted = &figures->predicted;
    const bool is_predicted = figures->basis == CT_RESULT_PREDICTED;
    const bool is_there = predicted->seconds > 0 || predicted->low_s > 0 || predicted->high_s > 0 ||
                          figures->predicted_native_s > 0;

    if (is_predicted && predicted->seconds <= 0)
        return ct_decisions_fail(place, ct_format("basis is predicted, but there is no "
                                                  "predicted_s; the time that the cost model "
                                                  "expects would be right"));
    if (!is_predicted && is_there)
        return ct_decisions_fail(place,
                                 ct_format("basis is %s, but there are predicted times; none of "
                                           "them, or predicted, would be right",
                                           ct_basis_names[figures->basis]));
    return CT_OK;
}

/* The choice is native if that is what it rests on, and only then; or it is predicted. */
static int check_basis(const struct ct_decisions_place *place, const char *algorithm,
                       const char *setting, const struct ct_result_figures *figures)
{
    const enum ct_basis basis = figures->basis;
    const bool is_native = ct_result_is_native(algorithm, setting);

    if (basis != CT_RESULT_PREDICTED &&
        is_native != (basis == CT_RESULT_UNDECIDED || basis == CT_RESULT_KEPT))
        return ct_decisions_fail(place, ct_format("basis is %s, but the choice is %s; %s would be "
                                                  "right",
                                                  ct_basis_names[basis], algorithm,
                                                  is_native ? "undecided, native or predicted"
                                                            : "confirmed, first_look, predicted, "
                                                              "carried or native_wrong"));
    if (basis != CT_RESULT_CONFIRMED)
        return CT_OK;
    if (figures->choice.seconds <= 0 || figures->native.seconds <= 0)
        return ct_decisions_fail(place, ct_format("basis is confirmed, but there is no time of the "
                                                  "choice and of native; both of them would be "
                                                  "right"));
    if (figures->ratio.low <= 1)
        return ct_decisions_fail(place, ct_format("basis is confirmed, but ratio_low is not above "
                                                  "1; first_look would be right"));
    return CT_OK;
}

/* An interval has two ends, with the median between them. */
static int check_time(const struct ct_decisions_place *place, const char *what,
                      const struct ct_result_time *time)
{
    const bool is_none = time->low_s <= 0 && time->high_s <= 0;

    if (is_none ||
        (time->low_s > 0 && time->low_s <= time->seconds && time->seconds <= time->high_s))
        return CT_OK;
    return ct_decisions_fail(place,
                             ct_format("%s_low_s, %s_s and %s_high_s do not ascend; the "
                                       "median between the ends of its interval, or no ends, "
                                       "would be right",
                                       what, what, what));
}

/* The same of a ratio. */
static int check_ratio(const struct ct_decisions_place *place, const struct ct_result_ratio *ratio)
{
    const bool is_none = ratio->low <= 0 && ratio->high <= 0;

    if (ratio->nrounds > 0 && ratio->median <= 0)
        return ct_decisions_fail(place, ct_format("rounds is %d, but there is no ratio; both of "
                                                  "them, or none, would be right",
                                                  ratio->nrounds));
    if (is_none || (ratio->low > 0 && ratio->low <= ratio->median && ratio->median <= ratio->high))
        return CT_OK;
    return ct_decisions_fail(place,
                             ct_format("ratio_low, ratio and ratio_high do not ascend; the "
                                       "median between the ends of its interval, or no ends, "
                                       "would be right"));
}

/* A candidate beside the choice, "runner_up": all of it or nothing. */
static int check_other(const struct ct_decisions_place *place, const char *what,
                       const char *algorithm, const char *setting, double figure)
{
    if (is_empty(algorithm) && (!is_empty(setting) || figure > 0))
        return ct_decisions_fail(place,
                                 ct_format("%s is empty, but not its setting and figure; all "
                                           "of them empty would be right",
                                           what));
    return CT_OK;
}

/* The choice's figures: native if and only if its basis says so, intervals
   around medians. */
static int check_figures(const struct ct_decisions_place *place, const char *algorithm,
                         const char *setting, const struct ct_result_figures *figures)
{
    int err;

    CT_TRY(err, done, check_time(place, "choice", &figures->choice));
    CT_TRY(err, done, check_time(place, "native", &figures->native));
    CT_TRY(err, done, check_time(place, "predicted", &figures->predicted));
    CT_TRY(err, done, check_predicted(place, figures));
    CT_TRY(err, done,
           check_other(place, "runner_up", figures->runner_up, figures->runner_up_setting,
                       figures->behind));
    CT_TRY(err, done, check_ratio(place, &figures->ratio));
    err = check_basis(place, algorithm, setting, figures);
done:
    return err;
}

/* Check that it is the first, or larger than the one before. */
static int check_ascends(const struct ct_decisions_place *place, int number, const char *what,
                         size_t before, size_t bytes)
{
    if (number == 0 || bytes > before)
        return CT_OK;
    return ct_decisions_fail(place, ct_format("%s is %zu, after %zu in the line of the same kind "
                                              "before it; ascending sizes would be right",
                                              what, bytes, before));
}

static int check_range(struct ct_decisions_place *place, const struct ct_result_case *of, int i)
{
    const struct ct_result_range *range = &of->ranges[i];
    int err;

    place->line = range->line;
    if (i == 0 && range->from_bytes != 0)
        return ct_decisions_fail(place, ct_format("the first range is from %zu bytes; from 0 would "
                                                  "be right",
                                                  range->from_bytes));
    CT_TRY(err, done,
           check_ascends(place, i, "from_bytes", i == 0 ? 0 : range[-1].from_bytes,
                         range->from_bytes));
    CT_TRY(err, done, ct_decisions_check_choice(place, &range->choice));
    err = check_figures(place, range->choice.algorithm, range->choice.setting, &range->figures);
done:
    return err;
}

static int check_size(struct ct_decisions_place *place, const struct ct_result_case *of, int i)
{
    const struct ct_result_size *size = &of->sizes[i];
    int err;

    place->line = size->line;
    CT_TRY(err, done, check_ascends(place, i, "bytes", i == 0 ? 0 : size[-1].bytes, size->bytes));
    CT_TRY(err, done, check_figures(place, size->algorithm, size->setting, &size->figures));
done:
    return err;
}

/* True if a rank is in the class of roots of an earlier case. */
static bool is_listed(const struct ct_result_collective *own, const struct ct_result_case *of,
                      int rank)
{
    for (const struct ct_result_case *c = own->cases; c < of; c++) {
        if (ct_case_has_root(c, rank))
            return true;
    }
    return false;
}

/* The roots of a class are ranks of the communicator, not 0, each in one class, and
   the case is of the first. */
static int check_roots(const struct ct_decisions_place *place, int nranks,
                       const struct ct_result_collective *own, const struct ct_result_case *of)
{
    const char *at = of->ranks;
    char *end;

    do {
        const long rank = strtol(at, &end, 10);

        if (rank <= 0 || rank >= nranks || is_listed(own, of, (int)rank))
            return ct_decisions_fail(place, ct_format("%ld is among the roots; ranks from 1 to %d, "
                                                      "each in one case, would be right",
                                                      rank, nranks - 1));
        at = end;
    } while (*at != '\0');
    return strtol(of->ranks, NULL, 10) == ct_case_root(of)
               ? CT_OK
               : ct_decisions_fail(place,
                                   ct_format("of is %s; root:%ld, by the first of the roots, would "
                                             "be right",
                                             of->of, strtol(of->ranks, NULL, 10)));
}

/* How many numbers a line of counts has. */
static int count_numbers(const char *bytes)
{
    int n = 1;

    for (; *bytes != '\0'; bytes++)
        n += *bytes == ' ';
    return n;
}

/* A pattern has counts for each rank, in one line or in one for each rank. */
static int check_counts(struct ct_decisions_place *place, int nranks,
                        const struct ct_result_case *of)
{
    if (of->ncounts != 1 && of->ncounts != nranks)
        return ct_decisions_fail(place, ct_format("%s has %d lines counts; one, or one for each of "
                                                  "%d ranks, would be right",
                                                  of->of, of->ncounts, nranks));
    for (int i = 0; i < of->ncounts; i++) {
        const int n = count_numbers(of->counts[i].bytes);

        place->line = of->counts[i].line;
        if (n != nranks)
            return ct_decisions_fail(place, ct_format("%d numbers; one for each of %d ranks would "
                                                      "be right",
                                                      n, nranks));
    }
    return CT_OK;
}

/* The name of a pattern is its own; what it takes is of an earlier one that was
   timed. */
static int check_names(const struct ct_decisions_place *place, const struct ct_result *result,
                       const struct ct_result_collective *own, const struct ct_result_case *of)
{
    const struct ct_result_case *other =
        ct_case_is_timed(of) ? NULL : ct_result_find_pattern(own, of->same_as);

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_case *found =
            ct_result_find_pattern(&result->collectives[c], ct_case_pattern(of));

        if (found != NULL && found != of)
            return ct_decisions_fail(place, ct_format("of is %s; a name that no other pattern has "
                                                      "would be right",
                                                      of->of));
    }
    if (ct_case_is_timed(of) || (other != NULL && other < of && ct_case_is_timed(other)))
        return CT_OK;
    return ct_decisions_fail(place,
                             ct_format("same_as is \"%s\"; an earlier pattern of %s that was "
                                       "timed itself would be right",
                                       of->same_as, own->name));
}

static int check_pattern(struct ct_decisions_place *place, const struct ct_result *result,
                         const struct ct_result_collective *own, const struct ct_result_case *of)
{
    const int err = check_names(place, result, own, of);

    if (err != CT_OK)
        return err;
    if (of->nranges != 1)
        return ct_decisions_fail(
            place, ct_format("%s has %d ranges; one would be right", of->of, of->nranges));
    return check_counts(place, result->signature.nranks, of);
}

static int check_case(struct ct_decisions_place *place, const struct ct_result *result,
                      const struct ct_result_collective *own, const struct ct_result_case *of)
{
    int err = CT_OK;

    place->line = of->line;
    if (ct_case_pattern(of) != NULL)
        err = check_pattern(place, result, own, of);
    else if (ct_case_root(of) != 0)
        err = check_roots(place, result->signature.nranks, own, of);
    else if (of->nranges == 0)
        err = ct_decisions_fail(place, ct_format("no range says what %s runs; a line range,%s,,... "
                                                 "below would be right",
                                                 own->name, own->name));
    for (int i = 0; i < of->nranges && err == CT_OK; i++)
        err = check_range(place, of, i);
    for (int i = 0; i < of->nsizes && err == CT_OK; i++)
        err = check_size(place, of, i);
    return err;
}

static int check_run(struct ct_decisions_place *place, const struct ct_result_collective *own,
                     const struct ct_result_run *run)
{
    const struct ct_result_case *of = ct_list_find(&ct_case_line, own, run->of);

    place->line = run->line;
    if (of == NULL || ct_case_pattern(of) == NULL)
        return ct_decisions_fail(place, ct_format("of is \"%s\"; pattern:NAME of a line case of %s "
                                                  "would be right",
                                                  run->of, own->name));
    return run->ncalls > 0
               ? CT_OK
               : ct_decisions_fail(place, ct_format("calls is 0; at least 1 would be right"));
}

static int check_collective(struct ct_decisions_place *place, const struct ct_result *result,
                            const struct ct_result_collective *own)
{
    int err = CT_OK;

    for (int i = 0; i < own->ncases && err == CT_OK; i++)
        err = check_case(place, result, own, &own->cases[i]);
    for (int i = 0; i < own->nmechanisms && err == CT_OK; i++) {
        const struct ct_result_mechanism *m = &own->mechanisms[i];

        place->line = m->line;
        err = check_other(place, "best", m->best, m->best_setting, m->best_s);
    }
    for (int i = 0; i < own->nruns && err == CT_OK; i++)
        err = check_run(place, own, &own->runs[i]);
    return err;
}

int ct_decisions_check(const char *name, const struct ct_result *result, struct ct_diag *diag)
{
    struct ct_decisions_place place = {.name = name, .diag = diag};
    int err = CT_OK;

    for (int i = 0; i < result->ncollectives && err == CT_OK; i++)
        err = check_collective(&place, result, &result->collectives[i]);
    return err == CT_OK ? ct_model_lines_check(&place, result) : err;
}
