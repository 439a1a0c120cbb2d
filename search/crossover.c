/*
 * crossover.c - binary search between points whose choices differ.
 *
 * Source: Faraj and Yuan, ICS 2005: binary search for the size at which two
 * algorithms change places.
 */
#include "search/crossover.h"

/* A crossover moves by this many points at most: times hardly differ there. */
#define WALK_MAX 3

bool ct_crossover_is_narrow(const struct ct_search_options *options,
                            size_t below, size_t above)
{
    const size_t gap = above - below;

    return gap <= 1 || gap <= options->resolution_bytes ||
           (double)gap <= options->resolution * (double)below;
}

/* A multiple of 8 where possible: odd sizes have costs of their own. */
static size_t middle(size_t below, size_t above)
{
    const size_t mid = below + (above - below) / 2;

    return mid / 8 * 8 > below ? mid / 8 * 8 : mid;
}

static int probe(const struct ct_crossover *x, size_t bytes, int depth)
{
    const int i = ct_points_find(x->points, bytes);
    struct ct_point mid = {.choice = CT_UNDECIDED};
    struct ct_point below;
    struct ct_point above;
    int err;

    if (depth >= x->options->max_depth || i + 1 >= x->points->n)
        return 0;
    below = x->points->at[i];
    above = x->points->at[i + 1];
    if (ct_crossover_is_narrow(x->options, below.bytes, above.bytes))
        return 0;
    mid.bytes = middle(below.bytes, above.bytes);
    err = x->decide(x->ctx, &below, &above, &mid);
    if (err != CT_OK || mid.choice == CT_UNDECIDED)
        return err;
    err = ct_points_insert(x->points, mid);
    if (err != CT_OK || mid.choice == below.choice ||
        mid.choice == above.choice)
        return err;
    err = probe(x, below.bytes, depth + 1);
    return err != CT_OK ? err : probe(x, mid.bytes, depth + 1);
}

int ct_crossover_probe(const struct ct_crossover *crossover, size_t bytes)
{
    const struct ct_points *points = crossover->points;
    const int i = ct_points_find(points, bytes);

    /* a point in the middle was decided before */
    if (i + 1 >= points->n || !points->at[i + 1].is_fixed)
        return 0;
    return probe(crossover, bytes, 0);
}

/* Whether `other` is so close to the point's choice that it may be faster. */
static bool is_close(const struct ct_crossover *x, int index, int other)
{
    const struct ct_point *point = &x->points->at[index];

    return x->estimate(x->ctx, point->bytes, other) <
           (1 + x->options->margin) *
               x->estimate(x->ctx, point->bytes, point->choice);
}

/*
 * Give the point the choice of the other side of the gap if that is faster and
 * the point is not the last one with its own choice.
 *
 * index  the point next to the gap
 * step   1: the gap is below the point; -1: above
 */
static int walk(const struct ct_crossover *x, int index, int step,
                bool *has_moved)
{
    struct ct_point *point = &x->points->at[index];
    const int beyond = index + step;
    const int other = x->points->at[index - step].choice;
    int err;

    *has_moved = false;
    if (beyond < 0 || beyond >= x->points->n ||
        x->points->at[beyond].choice != point->choice ||
        !is_close(x, index, other))
        return 0;
    err = x->compare(x->ctx, point->bytes, point->choice, other, has_moved);
    if (err != CT_OK || !*has_moved)
        return err;
    point->choice = other;
    point->beyond_noise = false;
    return 0;
}

/* Move the gap after *index while a point at its end changes sides. */
static int walk_gap(const struct ct_crossover *x, int *index)
{
    int moved = 0;
    bool has_moved = true;
    int err = 0;

    for (; err == CT_OK && has_moved && moved < WALK_MAX; moved += has_moved) {
        err = walk(x, *index, -1, &has_moved);
        *index -= has_moved;
    }
    has_moved = moved == 0;
    for (; err == CT_OK && has_moved && moved < WALK_MAX; moved += has_moved) {
        err = walk(x, *index + 1, 1, &has_moved);
        *index += has_moved;
    }
    return err;
}

static int bisect(const struct ct_crossover *x, int index)
{
    const int lower = x->points->at[index].choice;
    const int upper = x->points->at[index + 1].choice;
    size_t below = x->points->at[index].bytes;
    size_t above = x->points->at[index + 1].bytes;
    int err = 0;

    while (err == CT_OK && !ct_crossover_is_narrow(x->options, below, above)) {
        const size_t mid = middle(below, above);
        bool is_upper;

        err = x->compare(x->ctx, mid, lower, upper, &is_upper);
        if (err != CT_OK)
            return err;
        err = ct_points_insert(
            x->points, (struct ct_point){.bytes = mid,
                                         .choice = is_upper ? upper : lower});
        *(is_upper ? &above : &below) = mid;
    }
    return err;
}

int ct_crossover_narrow(const struct ct_crossover *crossover, size_t bytes)
{
    const struct ct_points *points = crossover->points;
    int i = ct_points_find(points, bytes);
    int err;

    if (i + 1 >= points->n ||
        points->at[i].choice == points->at[i + 1].choice ||
        points->at[i].choice == CT_UNDECIDED ||
        points->at[i + 1].choice == CT_UNDECIDED ||
        ct_crossover_is_narrow(crossover->options, points->at[i].bytes,
                               points->at[i + 1].bytes))
        return 0;
    err = walk_gap(crossover, &i);
    return err != CT_OK ? err : bisect(crossover, i);
}
