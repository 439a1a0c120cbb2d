/*
 * decisions_check.c - checks that lines agree with each other.
 */
#include "result/decisions_check.h"

#include "base/text.h"
#include "result/choice_check.h"

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

static int check_ranks(const struct ct_decisions_place *place, int nranks,
                       const struct ct_result *result)
{
    if (nranks == result->signature.nranks)
        return CT_OK;
    return ct_decisions_fail(place, ct_format("ranks is %d; the signature's, %d, would be right",
                                              nranks, result->signature.nranks));
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

static int check_range(struct ct_decisions_place *place, const struct ct_result *result,
                       const struct ct_result_collective *own, int i)
{
    const struct ct_result_range *range = &own->ranges[i];
    int err;

    place->line = range->line;
    CT_TRY(err, done, check_ranks(place, range->nranks, result));
    if (i == 0 && range->from_bytes != 0)
        CT_TRY(err, done,
               ct_decisions_fail(place, ct_format("the first range of %s is from %zu bytes; "
                                                  "from 0 would be right",
                                                  own->name, range->from_bytes)));
    CT_TRY(err, done,
           check_ascends(place, i, "from_bytes", i == 0 ? 0 : range[-1].from_bytes,
                         range->from_bytes));
    CT_TRY(err, done, ct_check_choice(place, range));
    err = ct_check_figures(place, range->algorithm, range->setting, &range->figures);
done:
    return err;
}

/* True if a rank is in the list of an earlier line. */
static bool is_listed(const struct ct_result_collective *own, const struct ct_result_roots *roots,
                      int rank)
{
    for (const struct ct_result_roots *r = own->roots; r < roots; r++) {
        if (ct_result_has_root(r, rank))
            return true;
    }
    return false;
}

/* Ranks of the communicator, not 0, each in one list. */
static int check_rank_list(const struct ct_decisions_place *place, const struct ct_result *result,
                           const struct ct_result_collective *own,
                           const struct ct_result_roots *roots)
{
    const int nranks = result->signature.nranks;
    const char *at = roots->ranks;
    char *end;

    for (;; at = end) {
        const long rank = strtol(at, &end, 10);

        if (rank <= 0 || rank >= nranks || is_listed(own, roots, (int)rank))
            return ct_decisions_fail(place, ct_format("%ld is among the ranks; ranks from 1 to %d, "
                                                      "each in one line, would be right",
                                                      rank, nranks - 1));
        if (*end == '\0')
            break;
    }
    return strtol(roots->ranks, NULL, 10) == roots->root
               ? CT_OK
               : ct_decisions_fail(place, ct_format("root is %d; the first of the ranks "
                                                    "would be right",
                                                    roots->root));
}

/* Roots have choices of their own if there are ranges of them, and then all
   that a collective's ranges have. */
static int check_roots(struct ct_decisions_place *place, const struct ct_result *result,
                       const struct ct_result_collective *own, const struct ct_result_roots *roots)
{
    const struct ct_result_collective view = ct_result_with_root(own, roots->root);
    int err;

    place->line = roots->line;
    err = check_rank_list(place, result, own, roots);
    if (err == CT_OK && roots->is_own != (view.nranges > 0))
        err = ct_decisions_fail(place, ct_format("own is %s, and %d lines root_range are of root "
                                                 "%d; %s would be right",
                                                 roots->is_own ? "yes" : "no", view.nranges,
                                                 roots->root, roots->is_own ? "some" : "none"));
    for (int i = 0; i < view.nranges && err == CT_OK; i++)
        err = check_range(place, result, &view, i);
    return err;
}

/* The root that a range is of has a line of its own. */
static bool has_root(const struct ct_result_collective *own, int root)
{
    for (int i = 0; i < own->nroots; i++) {
        if (own->roots[i].root == root)
            return true;
    }
    return false;
}

static int check_all_roots(struct ct_decisions_place *place, const struct ct_result *result,
                           const struct ct_result_collective *own)
{
    int err = CT_OK;

    for (int i = 0; i < own->nroots && err == CT_OK; i++)
        err = check_roots(place, result, own, &own->roots[i]);
    for (int i = 0; i < own->nroot_ranges && err == CT_OK; i++) {
        place->line = own->root_ranges[i].line;
        if (!has_root(own, own->root_ranges[i].root))
            err = ct_decisions_fail(place, ct_format("root is %d; that of a line roots of this "
                                                     "collective would be right",
                                                     own->root_ranges[i].root));
    }
    return err;
}

static int check_size(struct ct_decisions_place *place, const struct ct_result *result,
                      const struct ct_result_collective *own, int i)
{
    const struct ct_result_size *size = &own->sizes[i];
    int err;

    place->line = size->line;
    CT_TRY(err, done, check_ranks(place, size->nranks, result));
    CT_TRY(err, done, check_ascends(place, i, "bytes", i == 0 ? 0 : size[-1].bytes, size->bytes));
    err = ct_check_figures(place, size->algorithm, size->setting, &size->figures);
done:
    return err;
}

static int check_rival(struct ct_decisions_place *place, const struct ct_result *result,
                       const struct ct_result_range *rival)
{
    int err;

    place->line = rival->line;
    CT_TRY(err, done, check_ranks(place, rival->nranks, result));
    CT_TRY(err, done, ct_check_choice(place, rival));
    if (rival->busy_s <= 0 || rival->figures.choice.seconds <= 0)
        err = ct_decisions_fail(place, ct_format("seconds or busy_s is missing; numbers above 0 "
                                                 "would be right"));
done:
    return err;
}

/* Sizes may repeat: mechanisms and stages have lines of their own. */
static int check_mechanism(struct ct_decisions_place *place, const struct ct_result *result,
                           const struct ct_result_mechanism *mechanism)
{
    int err;

    place->line = mechanism->line;
    CT_TRY(err, done, check_ranks(place, mechanism->nranks, result));
    err =
        ct_check_other(place, "best", mechanism->best, mechanism->best_setting, mechanism->best_s);
done:
    return err;
}

/* How many numbers a line of counts has. */
static int count_numbers(const char *bytes)
{
    int n = 1;

    for (; *bytes != '\0'; bytes++)
        n += *bytes == ' ';
    return n;
}

static int fail_name(const struct ct_decisions_place *place, const char *name, const char *right)
{
    return ct_decisions_fail(place, ct_format("pattern is \"%s\"; %s would be right", name, right));
}

/* A line of counts is of a pattern, and has a number for each rank. */
static int check_counts(struct ct_decisions_place *place, const struct ct_result_collective *own,
                        const struct ct_result_counts *counts)
{
    const struct ct_result_pattern *pattern = ct_result_find_pattern(own, counts->pattern);
    const int n = count_numbers(counts->bytes);

    place->line = counts->line;
    if (pattern == NULL)
        return fail_name(place, counts->pattern, "that of a line pattern of this collective");
    if (n != pattern->choice.nranks)
        return ct_decisions_fail(place, ct_format("%d numbers; one for each of %d ranks would be "
                                                  "right",
                                                  n, pattern->choice.nranks));
    return CT_OK;
}

static int check_run(struct ct_decisions_place *place, const struct ct_result_collective *own,
                     const struct ct_result_run *run)
{
    place->line = run->line;
    if (ct_result_find_pattern(own, run->pattern) == NULL)
        return fail_name(place, run->pattern, "that of a line pattern of this collective");
    return run->ncalls > 0
               ? CT_OK
               : ct_decisions_fail(place, ct_format("calls is 0; at least 1 would be right"));
}

/* Its name is its own; what it takes is of an earlier one that was timed. */
static int check_names(const struct ct_decisions_place *place, const struct ct_result *result,
                       const struct ct_result_collective *own,
                       const struct ct_result_pattern *pattern)
{
    const struct ct_result_pattern *other =
        ct_result_is_timed(pattern) ? NULL : ct_result_find_pattern(own, pattern->same_as);

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_pattern *found =
            ct_result_find_pattern(&result->collectives[c], pattern->name);

        if (found != NULL && found != pattern)
            return fail_name(place, pattern->name, "a name that no other pattern has");
    }
    if (ct_result_is_timed(pattern) ||
        (other != NULL && other < pattern && ct_result_is_timed(other)))
        return CT_OK;
    return ct_decisions_fail(place,
                             ct_format("same_as is \"%s\"; an earlier pattern of %s that was "
                                       "timed itself would be right",
                                       pattern->same_as, own->name));
}

static int check_pattern(struct ct_decisions_place *place, const struct ct_result *result,
                         const struct ct_result_collective *own,
                         const struct ct_result_pattern *pattern)
{
    const struct ct_result_range *choice = &pattern->choice;
    int rows = 0, err;

    place->line = choice->line;
    CT_TRY(err, done, check_ranks(place, choice->nranks, result));
    CT_TRY(err, done, check_names(place, result, own, pattern));
    CT_TRY(err, done, ct_check_choice(place, choice));
    CT_TRY(err, done,
           ct_check_figures(place, choice->algorithm, choice->setting, &choice->figures));
    for (int i = 0; i < own->ncounts; i++)
        rows += strcmp(own->counts[i].pattern, pattern->name) == 0;
    if (rows != 1 && rows != choice->nranks)
        err = ct_decisions_fail(place, ct_format("%s has %d lines counts; one, or one for each of "
                                                 "%d ranks, would be right",
                                                 pattern->name, rows, choice->nranks));
done:
    return err;
}

static int check_patterns(struct ct_decisions_place *place, const struct ct_result *result,
                          const struct ct_result_collective *own)
{
    int err = CT_OK;

    for (int i = 0; i < own->npatterns && err == CT_OK; i++)
        err = check_pattern(place, result, own, &own->patterns[i]);
    for (int i = 0; i < own->ncounts && err == CT_OK; i++)
        err = check_counts(place, own, &own->counts[i]);
    for (int i = 0; i < own->nruns && err == CT_OK; i++)
        err = check_run(place, own, &own->runs[i]);
    return err;
}

static int check_collective(struct ct_decisions_place *place, const struct ct_result *result,
                            const struct ct_result_collective *own)
{
    int err = CT_OK;

    place->line = own->line;
    if (own->nranges == 0)
        return ct_decisions_fail(place, ct_format("no range says what %s runs; a line range,%s,... "
                                                  "below would be right",
                                                  own->name, own->name));
    for (int i = 0; i < own->nranges && err == CT_OK; i++)
        err = check_range(place, result, own, i);
    for (int i = 0; i < own->nsizes && err == CT_OK; i++)
        err = check_size(place, result, own, i);
    for (int i = 0; i < own->nrivals && err == CT_OK; i++)
        err = check_rival(place, result, &own->rivals[i]);
    for (int i = 0; i < own->nmechanisms && err == CT_OK; i++)
        err = check_mechanism(place, result, &own->mechanisms[i]);
    if (err == CT_OK)
        err = check_all_roots(place, result, own);
    return err == CT_OK ? check_patterns(place, result, own) : err;
}

int ct_decisions_check(const char *name, const struct ct_result *result, struct ct_diag *diag)
{
    struct ct_decisions_place place = {.name = name, .diag = diag};
    int err = CT_OK;

    for (int i = 0; i < result->ncollectives && err == CT_OK; i++)
        err = check_collective(&place, result, &result->collectives[i]);
    return err;
}
