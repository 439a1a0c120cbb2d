/*
 * report_chart.h - times of a collective over sizes, in SVG. Marks and labels tell apart
 * what colours tell apart.
 */
#ifndef CT_RESULT_REPORT_CHART_H
#define CT_RESULT_REPORT_CHART_H

#include "result/report_palette.h"
#include "result/report_scale.h"

/* What a curve has at a size. */
struct ct_curve_point {
    struct ct_result_time time; /* seconds 0: nothing */
    bool is_open;               /* its mark is hollow */
    const char *algorithm;      /* colours the mark; NULL: none */
};

struct ct_curve {
    const char *label; /* at its right end */
    const char *look;  /* classes of the style sheet */
    char mark;         /* 'o', 's' (square), 't' (triangle) or '\0': none */
    const struct ct_result_case *of;
    struct ct_curve_point (*at)(const struct ct_result_size *size);
};

/* A chart of one collective. */
struct ct_chart {
    const char *collective;
    const char *what;    /* the title, for those who cannot see it */
    const char *numbers; /* what stands over each size; NULL: nothing does */
    double (*number_at)(const struct ct_result_size *size); /* of the first curve; 0: none */
    struct ct_palette *palette;
    const struct ct_curve *curves; /* of cases with sizes; what is drawn later is on top */
    int ncurves;
};

/* Heights of the drawings, which are CT_CHART_WIDTH wide. */
#define CT_CHART_WIDTH 640
#define CT_CHART_HEIGHT 300
#define CT_CHART_LEFT 66   /* of the area inside the axes */
#define CT_CHART_RIGHT 506 /* labels stand right of it */

/* Times over sizes, both logarithmic, with intervals. False, with nothing added: there
   are none. */
bool ct_chart_add_times(struct ct_text *page, const struct ct_chart *chart);

/* What other drawings with the same x axis need: it is over the sizes of all curves. */
struct ct_scale ct_chart_x(const struct ct_curve *curves, int ncurves);

/* Begin a drawing with its title; what it shows, in words, and </desc> follow. */
void ct_chart_begin(struct ct_text *page, double height, const char *collective, const char *what);

#endif
