/*
 * decisions_check.c - what lines say together must make sense.
 */
#include "result/decisions_check.h"

#include "base/text.h"

#include <stdlib.h>

int ct_decisions_fail(const struct ct_decisions_place *place, char *sentence)
{
    if (sentence == NULL)
        return ct_diag_memory(place->diag);
    ct_diag_set(place->diag, CT_ERR_INPUT, "%s:%d: %s", place->name,
                place->line, sentence);
    free(sentence);
    return CT_ERR_INPUT;
}

static bool is_empty(const char *text)
{
    return text == NULL || text[0] == '\0';
}

/* Native has neither setting nor fingerprint; all else has a fingerprint. */
static int check_choice(const struct ct_decisions_place *place,
                        const struct ct_result_range *range)
{
    const bool is_native = ct_result_is_native(range->algorithm);

    if (is_native && !is_empty(range->setting))
        return ct_decisions_fail(
            place, ct_format("native has the setting \"%.60s\"; an empty field "
                             "would be right",
                             range->setting));
    if (is_native && range->fingerprint != 0)
        return ct_decisions_fail(
            place, ct_format("native has a fingerprint; an empty field would "
                             "be right"));
    if (!is_native && range->fingerprint == 0)
        return ct_decisions_fail(
            place, ct_format("%s has no fingerprint; that of the schedules "
                             "that were measured would be right",
                             range->algorithm));
    return CT_OK;
}

/* A candidate beside the choice: all of it or nothing. */
static int check_other(const struct ct_decisions_place *place, const char *what,
                       const char *algorithm, const char *setting,
                       double seconds)
{
    if (is_empty(algorithm) && (!is_empty(setting) || seconds > 0))
        return ct_decisions_fail(
            place, ct_format("%s is empty, but not its setting and time; all "
                             "of them empty would be right",
                             what));
    return CT_OK;
}

static int check_ranks(const struct ct_decisions_place *place, int nranks,
                       const struct ct_result *result)
{
    if (nranks == result->signature.nranks)
        return CT_OK;
    return ct_decisions_fail(
        place, ct_format("ranks is %d; the signature's, %d, would be right",
                         nranks, result->signature.nranks));
}

/* Is it the first, or larger than the one before? */
static int check_ascends(const struct ct_decisions_place *place, int number,
                         const char *what, size_t before, size_t bytes)
{
    if (number == 0 || bytes > before)
        return CT_OK;
    return ct_decisions_fail(
        place, ct_format("%s is %zu, after %zu in the line of the same kind "
                         "before it; ascending sizes would be right",
                         what, bytes, before));
}

static int check_range(struct ct_decisions_place *place,
                       const struct ct_result *result,
                       const struct ct_result_collective *own, int i)
{
    const struct ct_result_range *range = &own->ranges[i];
    int err;

    place->line = range->line;
    CT_TRY(err, done, check_ranks(place, range->nranks, result));
    if (i == 0 && range->from_bytes != 0)
        CT_TRY(err, done,
               ct_decisions_fail(
                   place, ct_format("the first range of %s is from %zu bytes; "
                                    "from 0 would be right",
                                    own->name, range->from_bytes)));
    CT_TRY(err, done,
           check_ascends(place, i, "from_bytes",
                         i == 0 ? 0 : range[-1].from_bytes, range->from_bytes));
    CT_TRY(err, done, check_choice(place, range));
    err = check_other(place, "runner_up", range->runner_up,
                      range->runner_up_setting, range->runner_up_s);
done:
    return err;
}

static int check_size(struct ct_decisions_place *place,
                      const struct ct_result *result,
                      const struct ct_result_collective *own, int i)
{
    const struct ct_result_size *size = &own->sizes[i];
    int err;

    place->line = size->line;
    CT_TRY(err, done, check_ranks(place, size->nranks, result));
    CT_TRY(err, done,
           check_ascends(place, i, "bytes", i == 0 ? 0 : size[-1].bytes,
                         size->bytes));
    err = check_other(place, "best", size->best, size->best_setting,
                      size->best_s);
done:
    return err;
}

static int check_collective(struct ct_decisions_place *place,
                            const struct ct_result *result,
                            const struct ct_result_collective *own)
{
    int err = CT_OK;

    place->line = own->line;
    if (own->nranges == 0)
        return ct_decisions_fail(
            place, ct_format("no range says what %s runs; a line range,%s,... "
                             "below would be right",
                             own->name, own->name));
    for (int i = 0; i < own->nranges && err == CT_OK; i++)
        err = check_range(place, result, own, i);
    for (int i = 0; i < own->nsizes && err == CT_OK; i++)
        err = check_size(place, result, own, i);
    return err;
}

int ct_decisions_check(const char *name, const struct ct_result *result,
                       struct ct_diag *diag)
{
    struct ct_decisions_place place = {.name = name, .diag = diag};
    int err = CT_OK;

    for (int i = 0; i < result->ncollectives && err == CT_OK; i++)
        err = check_collective(&place, result, &result->collectives[i]);
    return err;
}
