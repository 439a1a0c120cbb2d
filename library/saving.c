/*
 * saving.c - looks up and interpolates figures.
 */
#include "library/saving.h"

/* A pattern's choice has figures of its own, and serves all sizes. */
static const struct ct_tuned_pattern *
find_pattern(const struct ct_tuned *tuned,
             const struct ct_collective *collective,
             const struct ct_choice *choice)
{
    for (int i = 0; i < tuned->npatterns; i++) {
        if (tuned->patterns[i].choice == choice &&
            tuned->patterns[i].counts.collective == collective)
            return &tuned->patterns[i];
    }
    return NULL;
}

/* The last size up to `bytes`; NULL: none. */
static const struct ct_tuned_figure *
find_figure(const struct ct_tuned *tuned,
            const struct ct_collective *collective, size_t bytes)
{
    const struct ct_tuned_figure *found = NULL;

    for (int i = 0; i < tuned->nfigures; i++) {
        const struct ct_tuned_figure *figure = &tuned->figures[i];

        if (figure->collective == collective && figure->bytes <= bytes)
            found = figure;
    }
    return found;
}

static bool is_last(const struct ct_tuned *tuned,
                    const struct ct_tuned_figure *figure)
{
    return figure + 1 == tuned->figures + tuned->nfigures ||
           figure[1].collective != figure->collective;
}

static double saved_at(const struct ct_tuned_figure *figure)
{
    return figure->native_s - figure->choice_s;
}

/* As both times are on straight lines, so is their difference. */
static double interpolate(const struct ct_tuned_figure *low, size_t bytes)
{
    const double share =
        (double)(bytes - low->bytes) / (double)(low[1].bytes - low->bytes);

    return saved_at(low) + share * (saved_at(low + 1) - saved_at(low));
}

bool ct_saving_find(const struct ct_tuned *tuned,
                    const struct ct_collective *collective,
                    const struct ct_choice *choice, size_t bytes,
                    double *seconds)
{
    const bool is_native = choice->algorithm == NULL &&
                           ct_setting_order(&choice->setting) == CT_AS_IS;
    const struct ct_tuned_pattern *pattern =
        is_native ? NULL : find_pattern(tuned, collective, choice);
    const struct ct_tuned_figure *low = find_figure(tuned, collective, bytes);

    if (pattern != NULL) {
        *seconds = pattern->native_s - pattern->choice_s;
        return pattern->native_s > 0 && pattern->choice_s > 0;
    }
    if (low == NULL || (is_last(tuned, low) && low->bytes != bytes))
        return false;
    if (is_native)
        *seconds = 0;
    else
        *seconds =
            low->bytes == bytes ? saved_at(low) : interpolate(low, bytes);
    return true;
}
