/*
 * saving.c - looks up and interpolates figures.
 */
#include "library/call/saving.h"

#include <math.h>

/* A pattern's choice has figures of its own, and serves all sizes. */
static const struct ct_tuned_pattern *find_pattern(const struct ct_tuned *tuned,
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
find_figure(const struct ct_tuned *tuned, const struct ct_collective *collective, size_t bytes)
{
    const struct ct_tuned_figure *found = NULL;

    for (int i = 0; i < tuned->nfigures; i++) {
        const struct ct_tuned_figure *figure = &tuned->figures[i];

        if (figure->collective == collective && figure->bytes <= bytes)
            found = figure;
    }
    return found;
}

static bool is_last(const struct ct_tuned *tuned, const struct ct_tuned_figure *figure)
{
    return figure + 1 == tuned->figures + tuned->nfigures ||
           figure[1].collective != figure->collective;
}

/* Each time is on the straight line between its figures. */
static struct ct_saving interpolate(const struct ct_tuned_figure *low, size_t bytes)
{
    double share;

    if (low->bytes == bytes)
        return (struct ct_saving){low->native_s, low->choice_s};
    share = (double)(bytes - low->bytes) / (double)(low[1].bytes - low->bytes);
    return (struct ct_saving){low->native_s + share * (low[1].native_s - low->native_s),
                              low->choice_s + share * (low[1].choice_s - low->choice_s)};
}

bool ct_saving_find(const struct ct_tuned *tuned, const struct ct_collective *collective,
                    const struct ct_choice *choice, size_t bytes, struct ct_saving *saving)
{
    const bool is_native =
        choice->algorithm == NULL && ct_setting_order(&choice->setting) == CT_AS_IS;
    const struct ct_tuned_pattern *pattern =
        is_native ? NULL : find_pattern(tuned, collective, choice);
    const struct ct_tuned_figure *low = find_figure(tuned, collective, bytes);

    if (pattern != NULL) {
        *saving = (struct ct_saving){pattern->native_s, pattern->choice_s};
    } else {
        if (low == NULL || (is_last(tuned, low) && low->bytes != bytes))
            return false;
        *saving = interpolate(low, bytes);
        if (is_native)
            saving->choice_s = saving->native_s;
    }
    return saving->native_s > 0 && saving->choice_s > 0;
}

double ct_saving_of_call(const struct ct_saving *saving, double seconds)
{
    const double by_figures = saving->native_s - saving->choice_s;
    const double by_ratio = seconds * by_figures / saving->choice_s;

    return fabs(by_figures) < fabs(by_ratio) ? by_figures : by_ratio;
}
