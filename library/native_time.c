/*
 * native_time.c - scales figures.
 */
#include "library/native_time.h"

#include <math.h>

/* Any job of some size tells collectives apart by what must cross its middle:
   all pairs of ranks, a block of each rank, or a vector. */
enum { SAMPLE = 64 };

enum { NEAR = 4 };

/* Seconds per byte that the wiring needs at least, or in proportion to that; 0:
   not known. */
static double limit_of(const struct ct_collective *collective,
                       const struct ct_traits *traits)
{
    const struct ct_cut middle = {
        .nranks = SAMPLE, .below = SAMPLE / 2, .leaving = 1, .entering = 1};
    double blocks;

    if (collective->cut_load == NULL)
        return 0;
    blocks = collective->cut_load(&middle);
    if (blocks > SAMPLE)
        return traits->crossing_s;
    return blocks > 2 ? traits->ring_s * (traits->nranks - 1) : traits->ring_s;
}

/* The last figure up to `bytes`, else the first; NULL: there are none. */
static const struct ct_tuned_figure *
find_figure(const struct ct_tuned *job, const struct ct_collective *collective,
            size_t bytes)
{
    const struct ct_tuned_figure *found = NULL;

    for (int i = 0; i < job->nfigures; i++) {
        const struct ct_tuned_figure *figure = &job->figures[i];

        if (figure->collective == collective &&
            (found == NULL || figure->bytes <= bytes))
            found = figure;
    }
    return found;
}

static bool has_next(const struct ct_tuned *job,
                     const struct ct_tuned_figure *figure)
{
    return figure + 1 < job->figures + job->nfigures &&
           figure[1].collective == figure->collective;
}

static double measured(const struct ct_tuned *job,
                       const struct ct_tuned_figure *low, size_t bytes)
{
    double share;

    if (bytes <= low->bytes)
        return low->native_s;
    if (!has_next(job, low))
        return low->bytes == 0
                   ? low->native_s
                   : low->native_s * ((double)bytes / (double)low->bytes);
    share = (double)(bytes - low->bytes) / (double)(low[1].bytes - low->bytes);
    return low->native_s + share * (low[1].native_s - low->native_s);
}

double ct_native_time(const struct ct_tuned *job,
                      const struct ct_collective *collective, size_t bytes,
                      const struct ct_traits *here)
{
    const struct ct_tuned_figure *low = find_figure(job, collective, bytes);
    const double of_job = limit_of(collective, &job->traits);
    double ratio = (double)here->nranks / job->traits.nranks;

    if (low == NULL || !(low->native_s > 0))
        return INFINITY;
    if (of_job > 0)
        ratio = fmax(ratio, limit_of(collective, here) / of_job);
    return measured(job, low, bytes) * ratio;
}

double ct_gain_of_job(const struct ct_tuned *job,
                      const struct ct_collective *collective, size_t bytes)
{
    const struct ct_tuned_figure *figure = find_figure(job, collective, bytes);

    return figure == NULL || !(figure->choice_s > 0)
               ? 0
               : figure->native_s / figure->choice_s;
}

double ct_busy_of_job(const struct ct_tuned *job,
                      const struct ct_collective *collective, size_t bytes)
{
    const struct ct_tuned_figure *figure = find_figure(job, collective, bytes);
    const double *busy_s;
    double most; /* per byte */

    if (job->busy_s == NULL || figure == NULL || figure->bytes == 0)
        return 0;
    busy_s = &job->busy_s[figure - job->figures];
    most = busy_s[0] / (double)figure->bytes;
    if (has_next(job, figure) && figure->bytes < bytes)
        most = fmax(most, busy_s[1] / (double)figure[1].bytes);
    return most * (double)bytes;
}

static bool is_near(size_t a, size_t b)
{
    return a / NEAR <= b && b / NEAR <= a && (a == 0) == (b == 0);
}

bool ct_native_won(const struct ct_tuned *job,
                   const struct ct_collective *collective, size_t bytes)
{
    for (int i = 0; i < job->nfigures; i++) {
        const struct ct_tuned_figure *figure = &job->figures[i];

        if (figure->collective == collective && is_near(figure->bytes, bytes) &&
            figure->native_s > 0 && figure->choice_s >= figure->native_s)
            return true;
    }
    return false;
}
