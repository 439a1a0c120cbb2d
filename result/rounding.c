/*
 * rounding.c - rounds by way of text, so that what is written is short.
 */
#include "result/rounding.h"

#include <stdio.h>
#include <stdlib.h>

static void round_time(double *seconds)
{
    char text[32];

    snprintf(text, sizeof text, "%.3g", *seconds);
    *seconds = strtod(text, NULL);
}

static void round_ratio(double *ratio)
{
    char text[400]; /* the largest number has 309 digits before the point */

    snprintf(text, sizeof text, "%.3f", *ratio);
    *ratio = strtod(text, NULL);
}

static void round_figures(struct ct_result_figures *figures)
{
    double *const times[] = {&figures->choice.seconds,    &figures->choice.low_s,
                             &figures->choice.high_s,     &figures->native.seconds,
                             &figures->native.low_s,      &figures->native.high_s,
                             &figures->predicted.seconds, &figures->predicted.low_s,
                             &figures->predicted.high_s,  &figures->predicted_native_s};
    double *const ratios[] = {&figures->ratio.median, &figures->ratio.low, &figures->ratio.high,
                              &figures->behind};

    for (size_t i = 0; i < sizeof times / sizeof *times; i++)
        round_time(times[i]);
    for (size_t i = 0; i < sizeof ratios / sizeof *ratios; i++)
        round_ratio(ratios[i]);
}

static void round_case(struct ct_result_case *own)
{
    round_ratio(&own->gain);
    for (int i = 0; i < own->nranges; i++)
        round_figures(&own->ranges[i].figures);
    for (int i = 0; i < own->nsizes; i++) {
        struct ct_result_size *size = &own->sizes[i];

        round_figures(&size->figures);
        round_time(&size->limit_s);
        round_time(&size->latency_s);
    }
}

static void round_collective(struct ct_result_collective *own)
{
    for (int i = 0; i < own->ncases; i++)
        round_case(&own->cases[i]);
    for (int i = 0; i < own->nmechanisms; i++) {
        round_time(&own->mechanisms[i].choice_s);
        round_time(&own->mechanisms[i].native_s);
        round_time(&own->mechanisms[i].best_s);
    }
    for (int i = 0; i < own->nspent; i++)
        round_time(&own->spent[i].seconds);
}

void ct_result_round(struct ct_result *result)
{
    for (int i = 0; i < result->ncollectives; i++)
        round_collective(&result->collectives[i]);
}
