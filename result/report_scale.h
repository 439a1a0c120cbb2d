/*
 * report_scale.h - logarithmic axes of the report's plots.
 */
#ifndef CT_RESULT_REPORT_SCALE_H
#define CT_RESULT_REPORT_SCALE_H

#include "base/text.h"

/* From values to places on the page. */
struct ct_scale {
    double low; /* values, above 0; low < high */
    double high;
    double start; /* where they are, in units of the drawing */
    double end;
};

/* Where a value is; one beyond the ends is beyond the end. */
double ct_scale_at(const struct ct_scale *scale, double value);

/* "1", "512", "1K", "96K", "1M", "2592". */
void ct_bytes_text(size_t bytes, char *text, size_t size);

/* Room for the ticks of a scale. */
#define CT_TICKS_MAX 48

/*
 * Round values for ticks: 1, 10, 100, ...; with 2 and 5 between them where the
 * scale has no more than two and a half decades.
 *
 * ticks    out: CT_TICKS_MAX
 * returns  how many
 */
int ct_scale_ticks(const struct ct_scale *scale, double *ticks);

#endif
