/*
 * segments.c - copies of descriptors whose number of segments is given.
 *
 * One for each algorithm and number: the library may remember schedules by
 * descriptor and size.
 */
#include "timer/segments.h"

#include <stdlib.h>

struct forced {
    struct ct_algorithm copy;
    const struct ct_algorithm *original;
    int segments;
    struct forced *next;
};

static struct forced *all;
static int wanted;

static int segments_wanted(const struct ct_problem *problem)
{
    (void)problem;
    return wanted;
}

const struct ct_algorithm *ct_segments_force(const struct ct_algorithm *algorithm, int segments)
{
    struct forced *forced = all;

    wanted = segments;
    while (forced != NULL && (forced->original != algorithm || forced->segments != segments))
        forced = forced->next;
    if (forced != NULL)
        return &forced->copy;
    forced = calloc(1, sizeof *forced);
    if (forced == NULL)
        return NULL;
    forced->copy = *algorithm;
    forced->copy.segments = segments_wanted;
    forced->original = algorithm;
    forced->segments = segments;
    forced->next = all;
    all = forced;
    return &forced->copy;
}
