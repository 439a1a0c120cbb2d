/*
 * report_summary.c - the figures at the head of the report.
 */
#include "result/report_summary.h"

#include "result/wording.h"

#include <math.h>
#include <string.h>

struct ct_summary ct_summary_of(const struct ct_result_collective *own)
{
    struct ct_summary summary = {.nsizes = own->cases->nsizes, .largest = 1};
    double logs = 0;

    for (int i = 0; i < own->cases->nsizes; i++) {
        const struct ct_result_figures *figures = &own->cases->sizes[i].figures;
        const double speed_up = ct_speed_up(figures);

        summary.by_basis[figures->basis]++;
        if (speed_up <= 0)
            continue;
        summary.ncompared++;
        logs += log(speed_up);
        if (speed_up > summary.largest) {
            summary.largest = speed_up;
            summary.largest_at = own->cases->sizes[i].bytes;
        }
    }
    summary.mean = summary.ncompared == 0 ? 1 : exp(logs / summary.ncompared);
    return summary;
}

double ct_spent_seconds(const struct ct_result_collective *own, const char *stage)
{
    double seconds = 0;

    for (int i = 0; i < own->nspent; i++) {
        if (stage == NULL || strcmp(own->spent[i].stage, stage) == 0)
            seconds += own->spent[i].seconds;
    }
    return seconds;
}
