/*
 * tuned_reason.c - what a choice rests on, then its times.
 */
#include "result/tuned_reason.h"

#include "result/wording.h"

static const char *const bases[CT_RESULT_BASES] = {
    [CT_RESULT_UNDECIDED] = "undecided",
    [CT_RESULT_KEPT] = "nothing beat native",
    [CT_RESULT_CONFIRMED] = "confirmed",
    [CT_RESULT_FIRST_LOOK] = "first look, not confirmed",
    [CT_RESULT_CARRIED] = "carried, not timed here",
    [CT_RESULT_NATIVE_WRONG] = "native's results are wrong",
};

static void add_figure(struct ct_text *text, const char *collective, const char *algorithm,
                       const char *setting)
{
    ct_text_add(text, "\n     * ");
    ct_add_choice(text, collective, algorithm, setting);
}

static void add_time(struct ct_text *text, const struct ct_result_time *time)
{
    char median[24], low[24], high[24];

    ct_time_text(time->seconds, median, sizeof median);
    ct_time_text(time->low_s, low, sizeof low);
    ct_time_text(time->high_s, high, sizeof high);
    ct_text_add(text, " %s", median);
    if (time->low_s > 0)
        ct_text_add(text, " (%s to %s)", low, high);
    if (time->nsamples > 0)
        ct_text_add(text, ", %d sample%s", time->nsamples, ct_plural(time->nsamples));
}

static bool has_runner_up(const struct ct_result_figures *figures)
{
    return figures->behind > 0 &&
           !ct_result_is_native(figures->runner_up, figures->runner_up_setting);
}

static void add_runner_up(struct ct_text *text, const char *collective,
                          const struct ct_result_figures *figures)
{
    ct_text_add(text, "\n     * runner-up: ");
    ct_add_choice(text, collective, figures->runner_up, figures->runner_up_setting);
    ct_text_add(text, ", %.2f times as long in the same rounds", figures->behind);
}

/* The times, where there are any, and the end of the comment. */
static void add_figures(struct ct_text *text, const char *collective,
                        const struct ct_result_range *range)
{
    const struct ct_result_figures *figures = &range->figures;

    if (figures->choice.seconds <= 0 || figures->basis == CT_RESULT_PREDICTED) {
        ct_text_add(text, " */\n");
        return;
    }
    if (range->measured_bytes > 0)
        ct_text_add(text, "; at %zu bytes:", range->measured_bytes);
    else /* there are no data */
        ct_text_add(text, ":");
    add_figure(text, collective, range->choice.algorithm, range->choice.setting);
    add_time(text, &figures->choice);
    if (!ct_result_is_native(range->choice.algorithm, range->choice.setting) &&
        figures->native.seconds > 0) {
        ct_text_add(text, "\n     * native");
        add_time(text, &figures->native);
    }
    if (figures->ratio.low > 0)
        ct_text_add(text, "\n     * native / choice %.2f (%.2f to %.2f), %d rounds",
                    figures->ratio.median, figures->ratio.low, figures->ratio.high,
                    figures->ratio.nrounds);
    if (has_runner_up(figures))
        add_runner_up(text, collective, figures);
    ct_text_add(text, " */\n");
}

void ct_tuned_reason_add(struct ct_text *text, const char *collective,
                         const struct ct_result_case *of, int i)
{
    const struct ct_result_range *range = &of->ranges[i];

    if (!ct_case_is_timed(of)) {
        ct_text_add(text, "    /* as %s */\n", of->same_as);
        return;
    }
    ct_text_add(text, "    /* ");
    if (ct_case_pattern(of) == NULL)
        ct_text_add(text, "from %zu bytes: ", range->from_bytes);
    if (range->figures.basis == CT_RESULT_PREDICTED)
        ct_add_basis(text, &range->figures);
    else
        ct_text_add(text, "%s",
                    ct_case_pattern(of) == NULL && ct_case_is_timed_elsewhere(of, i)
                        ? "no size in this range was timed"
                        : bases[range->figures.basis]);
    add_figures(text, collective, range);
}
