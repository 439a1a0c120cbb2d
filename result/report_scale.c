/*
 * report_scale.c - values to places, and ticks.
 */
#include "result/report_scale.h"

#include <math.h>
#include <stdio.h>

double ct_scale_at(const struct ct_scale *scale, double value)
{
    const double part = log(value / scale->low) / log(scale->high / scale->low);

    return scale->start + part * (scale->end - scale->start);
}

void ct_bytes_text(size_t bytes, char *text, size_t size)
{
    static const char units[] = "\0KMG";
    int unit = 0;

    while (bytes >= 1024 && bytes % 1024 == 0 && unit < 3) {
        bytes /= 1024;
        unit++;
    }
    snprintf(text, size, "%zu%.1s", bytes, unit == 0 ? "" : units + unit);
}

int ct_scale_ticks(const struct ct_scale *scale, double *ticks)
{
    static const double steps[] = {1, 2, 5};
    const int nsteps = log10(scale->high / scale->low) > 2.5 ? 1 : 3;
    const int first = (int)floor(log10(scale->low));
    const int last = (int)floor(log10(scale->high));
    int n = 0;

    for (int decade = first; decade <= last; decade++) {
        for (int i = 0; i < nsteps && n < CT_TICKS_MAX; i++) {
            const double tick = steps[i] * pow(10, decade);

            if (tick >= scale->low && tick <= scale->high)
                ticks[n++] = tick;
        }
    }
    return n;
}
