/*
 * report_chart.h - the two drawings of a collective, in SVG with one x axis: times over
 * sizes, and the choice over sizes. Marks and labels tell apart what colours tell apart.
 */
#ifndef CT_RESULT_REPORT_CHART_H
#define CT_RESULT_REPORT_CHART_H

#include "result/report_palette.h"

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
    const struct ct_curve *curves; /* what is drawn later is on top */
    int ncurves;
};

/* Heights of the drawings, which are CT_CHART_WIDTH wide. */
#define CT_CHART_WIDTH 640
#define CT_CHART_HEIGHT 300

/* Times over sizes, both logarithmic, with intervals. False, with nothing added: there
   are none. */
bool ct_chart_add_times(struct ct_text *page, const struct ct_chart *chart);

/* A bar over sizes, cut where the choice changes.
   Returns its height; 0: the collective has no sizes or no ranges. */
double ct_chart_add_choices(struct ct_text *page, const struct ct_result_collective *own,
                            struct ct_palette *palette);

#endif
