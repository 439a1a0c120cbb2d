/*
 * choice_check.c - what a choice, its basis and its times say together.
 */
#include "result/choice_check.h"

#include "base/text.h"

#include <string.h>

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

int ct_check_choice(const struct ct_decisions_place *place, const struct ct_result_choice *choice)
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

/* The choice is native if that is what it rests on, and only then. */
static int check_basis(const struct ct_decisions_place *place, const char *algorithm,
                       const char *setting, const struct ct_result_figures *figures)
{
    const enum ct_basis basis = figures->basis;
    const bool is_native = ct_result_is_native(algorithm, setting);

    if (is_native != (basis == CT_RESULT_UNDECIDED || basis == CT_RESULT_KEPT))
        return ct_decisions_fail(place, ct_format("basis is %s, but the choice is %s; %s would be "
                                                  "right",
                                                  ct_basis_names[basis], algorithm,
                                                  is_native ? "undecided or native"
                                                            : "confirmed, first_look, carried or "
                                                              "native_wrong"));
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

int ct_check_other(const struct ct_decisions_place *place, const char *what, const char *algorithm,
                   const char *setting, double figure)
{
    if (is_empty(algorithm) && (!is_empty(setting) || figure > 0))
        return ct_decisions_fail(place,
                                 ct_format("%s is empty, but not its setting and figure; all "
                                           "of them empty would be right",
                                           what));
    return CT_OK;
}

int ct_check_figures(const struct ct_decisions_place *place, const char *algorithm,
                     const char *setting, const struct ct_result_figures *figures)
{
    int err;

    CT_TRY(err, done, check_time(place, "choice", &figures->choice));
    CT_TRY(err, done, check_time(place, "native", &figures->native));
    CT_TRY(err, done,
           ct_check_other(place, "runner_up", figures->runner_up, figures->runner_up_setting,
                          figures->behind));
    CT_TRY(err, done, check_ratio(place, &figures->ratio));
    err = check_basis(place, algorithm, setting, figures);
done:
    return err;
}
