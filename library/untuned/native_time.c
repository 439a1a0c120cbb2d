/*
 * native_time.c - scales figures.
 */
#include "library/untuned/native_time.h"

#include "base/numbers.h"

#include <math.h>

/* Any job of some size tells collectives apart by what must cross its middle:
   all pairs of ranks, a block of each rank, or a vector. */
enum { SAMPLE = 64 };

enum { NEAR = 4 };

/* That many blocks; 0: not known. */
static double crossing_blocks(const struct ct_collective *collective)
{
    const struct ct_cut middle = {
        .nranks = SAMPLE, .below = SAMPLE / 2, .leaving = 1, .entering = 1};

    return collective->cut_load == NULL ? 0 : collective->cut_load(&middle);
}

/* Seconds per byte that the wiring needs at least, or in proportion to that; 0:
   not known. */
static double limit_of(const struct ct_collective *collective, const struct ct_traits *traits)
{
    const double blocks = crossing_blocks(collective);

    if (!(blocks > 0))
        return 0;
    if (blocks > SAMPLE)
        return traits->crossing_s;
    return blocks > 2 ? traits->ring_s * (traits->nranks - 1) : traits->ring_s;
}

/* The last figure up to `bytes`, else the first; NULL: there are none. */
static const struct ct_tuned_figure *
find_figure(const struct ct_tuned *job, const struct ct_collective *collective, size_t bytes)
{
    const struct ct_tuned_figure *found = NULL;

    for (int i = 0; i < job->nfigures; i++) {
        const struct ct_tuned_figure *figure = &job->figures[i];

        if (figure->collective == collective && (found == NULL || figure->bytes <= bytes))
            found = figure;
    }
    return found;
}

static bool has_next(const struct ct_tuned *job, const struct ct_tuned_figure *figure)
{
    return figure + 1 < job->figures + job->nfigures && figure[1].collective == figure->collective;
}

static double measured(const struct ct_tuned *job, const struct ct_tuned_figure *low, size_t bytes)
{
    double share;

    if (bytes <= low->bytes)
        return low->native_s;
    if (!has_next(job, low))
        return low->bytes == 0 ? low->native_s
                               : low->native_s * ((double)bytes / (double)low->bytes);
    share = (double)(bytes - low->bytes) / (double)(low[1].bytes - low->bytes);
    return low->native_s + share * (low[1].native_s - low->native_s);
}

double ct_native_time(const struct ct_tuned *job, const struct ct_collective *collective,
                      size_t bytes, const struct ct_traits *here)
{
    const struct ct_tuned_figure *low = find_figure(job, collective, bytes);
    const double of_job = limit_of(collective, &job->traits);
    double ratio = (double)here->nranks / job->traits.nranks;

    if (low == NULL || !(low->native_s > 0))
        return INFINITY;
    if (of_job > 0)
        ratio = ct_larger(ratio, limit_of(collective, here) / of_job);
    return measured(job, low, bytes) * ratio;
}

/* Steps of doubling to this many, a part of one in proportion to what it adds: not
   by a logarithm, which may round differently elsewhere. */
static double doublings(int n)
{
    int steps = 0, reached = 1;

    while (n / 2 >= reached) {
        reached *= 2;
        steps++;
    }
    return steps + (double)(n - reached) / reached;
}

double ct_growth(const struct ct_collective *collective, int from, int to)
{
    const double blocks = crossing_blocks(collective);

    return blocks > 0 && blocks <= 2 ? doublings(to) / doublings(from) : (double)to / from;
}

void ct_nearest_figures(const struct ct_tuned *job, const struct ct_collective *collective,
                        size_t bytes, const struct ct_tuned_figure *figures[2])
{
    const struct ct_tuned_figure *low = find_figure(job, collective, bytes);
    const struct ct_tuned_figure *high =
        low == NULL || low->bytes >= bytes || !has_next(job, low) ? NULL : low + 1;
    const bool is_high_nearer =
        high != NULL && (double)bytes * (double)bytes > (double)low->bytes * (double)high->bytes;

    figures[0] = is_high_nearer ? high : low;
    figures[1] = is_high_nearer ? low : high;
}

double ct_gain_of_job(const struct ct_tuned *job, const struct ct_collective *collective,
                      size_t bytes)
{
    const struct ct_tuned_figure *figure = find_figure(job, collective, bytes);

    return figure == NULL || !(figure->choice_s > 0) ? 0 : figure->native_s / figure->choice_s;
}

static bool is_near(size_t a, size_t b)
{
    return a / NEAR <= b && b / NEAR <= a && (a == 0) == (b == 0);
}

bool ct_native_won(const struct ct_tuned *job, const struct ct_collective *collective, size_t bytes)
{
    for (int i = 0; i < job->nfigures; i++) {
        const struct ct_tuned_figure *figure = &job->figures[i];

        if (figure->collective == collective && is_near(figure->bytes, bytes) &&
            figure->native_s > 0 && figure->choice_s >= figure->native_s)
            return true;
    }
    return false;
}
