/*
 * prediction_picture.h - measured times over predicted ones, as a drawing.
 */
#ifndef CT_BENCH_SEARCH_PREDICTION_PICTURE_H
#define CT_BENCH_SEARCH_PREDICTION_PICTURE_H

#include "base/text.h"

struct ct_pictured {
    double predicted, measured; /* natural logarithms of seconds */
    bool is_native;
};

/* All zero: empty. */
struct ct_prediction_picture {
    struct ct_pictured *at; /* owned by the caller, free */
    int n;
};

/* Returns 0 or CT_ERR_MEMORY. */
int ct_prediction_picture_add(struct ct_prediction_picture *picture, struct ct_pictured point);

/* Add the drawing, in SVG. */
void ct_prediction_picture_draw(const struct ct_prediction_picture *picture, struct ct_text *svg);

#endif
