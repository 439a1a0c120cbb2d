/*
 * report_plot.h - what the plots of a collective share: a drawing in SVG with
 * the fixed sizes along its x axis.
 */
#ifndef CT_RESULT_REPORT_PLOT_H
#define CT_RESULT_REPORT_PLOT_H

#include "result/report_scale.h"
#include "result/result.h"

struct ct_plot {
    const struct ct_result_collective *own;
    double width; /* of the drawing, in its own units; the page scales it */
    double height;
    double left; /* of the area inside the axes */
    double right;
    double top;
    double bottom;
    struct ct_scale x; /* bytes */
    struct ct_scale y; /* to be set up by the kind of plot */
};

/* A plot of this height, without y.low and y.high. The collective has sizes. */
struct ct_plot ct_plot_of(const struct ct_result_collective *own, double height);

/* The opening tag with the description for those who cannot see it. */
void ct_plot_begin(struct ct_text *page, const struct ct_plot *plot, const char *what);
void ct_plot_end(struct ct_text *page);

/* Where a size is; ranges from below the smallest one begin at the left. */
double ct_plot_x(const struct ct_plot *plot, size_t bytes);

/* The sizes along the lower edge. */
void ct_plot_add_sizes(struct ct_text *page, const struct ct_plot *plot);

/* A horizontal line at `value` with its label. */
void ct_plot_add_level(struct ct_text *page, const struct ct_plot *plot, double value,
                       const char *label);

/* An invisible column over each size: its figures on hover. */
void ct_plot_add_columns(struct ct_text *page, const struct ct_plot *plot);

/* The shade of a range's choice: equal choices have equal ones; -1: native. */
int ct_plot_shade(const struct ct_result_case *own, int range);

/* The class of the shade, "s3" or "native". */
const char *ct_plot_shade_class(int shade);

#endif
