/*
 * shown_limits.c - compares all figures of a size with its limit.
 */
#include "result/shown_limits.h"

static bool is_below(double seconds, double limit_s)
{
    return seconds > 0 && seconds < limit_s;
}

/* True if a figure of the size is below `limit_s`. */
static bool is_beaten(const struct ct_result_size *size, double limit_s)
{
    const struct ct_result_figures *figures = &size->figures;
    const double choice_s = figures->choice.seconds;

    return is_below(choice_s, limit_s) || is_below(figures->native.seconds, limit_s) ||
           is_below(figures->behind * choice_s, limit_s);
}

void ct_result_drop_beaten_limits(struct ct_result *result)
{
    for (int c = 0; c < result->ncollectives; c++) {
        struct ct_result_case *own = result->collectives[c].cases;
        int n = own->nsizes;

        while (n > 0 && !is_beaten(&own->sizes[n - 1], own->sizes[n - 1].limit_s))
            n--;
        for (int i = 0; i < n; i++)
            own->sizes[i].limit_s = 0;
    }
}

void ct_result_drop_beaten_latencies(struct ct_result *result)
{
    for (int c = 0; c < result->ncollectives; c++) {
        struct ct_result_case *own = result->collectives[c].cases;
        bool beaten = false;

        for (int i = 0; i < own->nsizes && !beaten; i++)
            beaten = is_beaten(&own->sizes[i], own->sizes[i].latency_s);
        for (int i = 0; i < own->nsizes && beaten; i++)
            own->sizes[i].latency_s = 0;
    }
}
