/*
 * report_chart.c - axes and curves.
 */
#include "result/report_chart.h"

#include "result/report_page.h"
#include "result/report_scale.h"
#include "result/wording.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define TOP 22
#define BOTTOM (CT_CHART_HEIGHT - 42)
#define INSIDE 14    /* from the edges of the area to the first and last size */
#define APART 31     /* from one label of a size to the next, at least */
#define LINE 14      /* from one line of text to the next */
#define CURVES_MAX 8 /* of a chart */

struct ct_scale ct_chart_x(const struct ct_curve *curves, int ncurves)
{
    double least = DBL_MAX, most = 0;

    for (int i = 0; i < ncurves; i++) {
        const struct ct_result_case *of = curves[i].of;

        least = fmin(least, fmax(1, (double)of->sizes[0].bytes));
        most = fmax(most, (double)of->sizes[of->nsizes - 1].bytes); /* or 0 */
    }
    return (struct ct_scale){least, fmax(most, 2 * least), CT_CHART_LEFT + INSIDE,
                             CT_CHART_RIGHT - INSIDE};
}

static double x_at(const struct ct_scale *x, size_t bytes)
{
    return ct_scale_at(x, fmax(1, (double)bytes));
}

/* Calls that stalled may be far off: they end at the edge. */
static double y_at(const struct ct_scale *y, double seconds)
{
    return fmin(fmax(ct_scale_at(y, seconds), TOP), BOTTOM);
}

void ct_chart_begin(struct ct_text *page, double height, const char *collective, const char *what)
{
    ct_text_add(page, "<svg class=\"chart\" viewBox=\"0 0 %d %g\" role=\"img\"><title>",
                CT_CHART_WIDTH, height);
    ct_page_add(page, collective);
    ct_text_add(page, ": %s</title>\n<desc>", what);
}

/* "native 1.2 ms to 3 s; ", at the ends of the sizes; nothing where it has no times there. */
static void describe(struct ct_text *page, const struct ct_curve *curve)
{
    const struct ct_result_size *sizes = curve->of->sizes;
    char first[24], last[24];
    const double first_s = curve->at(&sizes[0]).time.seconds;
    const double last_s = curve->at(&sizes[curve->of->nsizes - 1]).time.seconds;

    ct_time_text(first_s, first, sizeof first);
    ct_time_text(last_s, last, sizeof last);
    if (curve->mark != '\0' && first_s > 0 && last_s > 0)
        ct_text_add(page, "%s %s to %s; ", curve->label, first, last);
}

/* The sizes below the area, or above it. */
static void add_sizes(struct ct_text *page, const struct ct_scale *x,
                      const struct ct_result_case *of, double y)
{
    double last = 2 * CT_CHART_WIDTH;

    /* from the largest down: doublings are there, gaps below */
    for (int i = of->nsizes - 1; i >= 0; i--) {
        const double at = x_at(x, of->sizes[i].bytes);
        char label[32];

        if (last - at < APART)
            continue;
        ct_bytes_text(of->sizes[i].bytes, label, sizeof label);
        ct_text_add(page, "<text x=\"%.1f\" y=\"%g\" text-anchor=\"middle\">%s</text>\n", at, y,
                    label);
        last = at;
    }
}

static void widen(struct ct_scale *y, double seconds)
{
    if (seconds <= 0)
        return;
    y->low = fmin(y->low, seconds);
    y->high = fmax(y->high, seconds);
}

/* Of what was measured, which has marks: intervals and limits may be cut off. */
static struct ct_scale y_scale(const struct ct_chart *chart)
{
    struct ct_scale y = {DBL_MAX, 0, BOTTOM, TOP};

    for (int c = 0; c < chart->ncurves; c++) {
        const struct ct_curve *curve = &chart->curves[c];

        for (int i = 0; i < curve->of->nsizes && curve->mark != '\0'; i++)
            widen(&y, curve->at(&curve->of->sizes[i]).time.seconds);
    }
    y.low /= 1.6;
    y.high *= 1.4;
    return y;
}

static void add_axes(struct ct_text *page, const struct ct_chart *chart, const struct ct_scale *x,
                     const struct ct_scale *y)
{
    double ticks[CT_TICKS_MAX];
    const int n = ct_scale_ticks(y, ticks);

    for (int i = 0; i < n; i++) {
        const double at = ct_scale_at(y, ticks[i]);
        char label[24];

        ct_time_text(ticks[i], label, sizeof label);
        ct_text_add(page,
                    "<path class=\"grid\" d=\"M%d %.1fH%d\"/>"
                    "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n",
                    CT_CHART_LEFT, at, CT_CHART_RIGHT, CT_CHART_LEFT - 5, at + 4, label);
    }
    ct_text_add(page,
                "<path class=\"grid\" d=\"M%d %dV%dH%d\"/>\n"
                "<text transform=\"translate(11 %d)rotate(-90)\" text-anchor=\"middle\">"
                "time of a call, log scale</text>\n"
                "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">bytes, log scale</text>\n",
                CT_CHART_LEFT, TOP, BOTTOM, CT_CHART_RIGHT, (TOP + BOTTOM) / 2,
                (CT_CHART_LEFT + CT_CHART_RIGHT) / 2, BOTTOM + 34);
    add_sizes(page, x, chart->curves->of, BOTTOM + 18);
}

static void add_numbers(struct ct_text *page, const struct ct_chart *chart,
                        const struct ct_scale *x)
{
    const struct ct_result_case *of = chart->curves->of;

    if (chart->numbers == NULL)
        return;
    for (int i = 0; i < of->nsizes; i++) {
        const double number = chart->number_at(&of->sizes[i]);
        char words[16];

        if (number <= 0)
            continue;
        ct_ratio_text(number, words, sizeof words);
        ct_text_add(page,
                    "<text class=\"strong value\" x=\"%.1f\" y=\"%d\" "
                    "text-anchor=\"middle\">%s</text>",
                    x_at(x, of->sizes[i].bytes), TOP - 9, words);
    }
    ct_text_add(page, "<text x=\"%d\" y=\"%d\">%s</text>\n", CT_CHART_RIGHT + 8, TOP - 9,
                chart->numbers);
}

/* A line through the values; a gap where there is none. */
static void add_line(struct ct_text *page, const struct ct_curve *curve, const struct ct_scale *x,
                     const struct ct_scale *y)
{
    bool is_gap = true, is_empty = true;

    for (int i = 0; i < curve->of->nsizes; i++) {
        const double seconds = curve->at(&curve->of->sizes[i]).time.seconds;

        if (seconds > 0 && is_empty)
            ct_text_add(page, "<path class=\"line %s\" d=\"", curve->look);
        if (seconds > 0)
            ct_text_add(page, "%c%.1f %.1f%s", is_gap ? 'M' : 'L',
                        x_at(x, curve->of->sizes[i].bytes), y_at(y, seconds), is_gap ? "h0" : "");
        is_gap = seconds <= 0;
        is_empty = is_empty && is_gap;
    }
    ct_text_add(page, is_empty ? "%s" : "\"/>%s", "\n");
}

/* An interval and a mark over it. */
static void add_point(struct ct_text *page, const struct ct_chart *chart,
                      const struct ct_curve *curve, const struct ct_curve_point *point, double x,
                      const struct ct_scale *y)
{
    const double at = y_at(y, point->time.seconds);
    char look[64];

    if (point->time.low_s > 0)
        ct_text_add(page, "<path class=\"bar %s\" d=\"M%.1f %.1fh6m-3 0V%.1fm-3 0h6\"/>",
                    curve->look, x - 3, y_at(y, point->time.high_s), y_at(y, point->time.low_s));
    snprintf(look, sizeof look, "class=\"mark %s", curve->look);
    ct_text_add(page, "<%s %s", curve->mark == 'o' ? "circle" : "path", look);
    if (point->is_open)
        ct_text_add(page, " open");
    else if (point->algorithm != NULL)
        ct_text_add(
            page, " c%d",
            ct_palette_hue(ct_palette_number(chart->palette, chart->collective, point->algorithm)));
    if (curve->mark == 'o')
        ct_text_add(page, "\" cx=\"%.1f\" cy=\"%.1f\" r=\"4.5\"/>\n", x, at);
    else if (curve->mark == 's')
        ct_text_add(page, "\" d=\"M%.1f %.1fh6v6h-6z\"/>\n", x - 3, at - 3);
    else
        ct_text_add(page, "\" d=\"M%.1f %.1fl3 5h-6z\"/>\n", x, at - 3);
}

static void add_points(struct ct_text *page, const struct ct_chart *chart,
                       const struct ct_curve *curve, const struct ct_scale *x,
                       const struct ct_scale *y)
{
    for (int i = 0; i < curve->of->nsizes && curve->mark != '\0'; i++) {
        const struct ct_curve_point point = curve->at(&curve->of->sizes[i]);

        if (point.time.seconds > 0)
            add_point(page, chart, curve, &point, x_at(x, curve->of->sizes[i].bytes), y);
    }
}

/* Where the last point of a curve is; 0: it has none. */
static double end_of(const struct ct_curve *curve, const struct ct_scale *y)
{
    double end = 0;

    for (int i = 0; i < curve->of->nsizes; i++) {
        const double seconds = curve->at(&curve->of->sizes[i]).time.seconds;

        end = seconds > 0 ? y_at(y, seconds) : end;
    }
    return end;
}

/* The names of the curves at their right ends, from the highest down, each at least a
   line below the one before. */
static void add_labels(struct ct_text *page, const struct ct_chart *chart, const struct ct_scale *y)
{
    double ends[CURVES_MAX] = {0}, last = 0;

    for (int i = 0; i < chart->ncurves; i++)
        ends[i] = end_of(&chart->curves[i], y);
    for (int n = 0; n < chart->ncurves; n++) {
        int next = -1;

        for (int i = 0; i < chart->ncurves; i++) {
            if (ends[i] > 0 && (next < 0 || ends[i] < ends[next]))
                next = i;
        }
        if (next < 0)
            return;
        last = fmax(ends[next] + 4, last + LINE);
        ends[next] = 0;
        ct_text_add(page, "<text class=\"%s\" x=\"%d\" y=\"%.1f\">%s</text>\n",
                    strcmp(chart->curves[next].look, "choice") == 0 ? "strong" : "",
                    CT_CHART_RIGHT + 8, last, chart->curves[next].label);
    }
}

bool ct_chart_add_times(struct ct_text *page, const struct ct_chart *chart)
{
    struct ct_scale x, y;

    if (chart->curves->of->nsizes == 0)
        return false;
    x = ct_chart_x(chart->curves, chart->ncurves);
    y = y_scale(chart);
    if (y.high <= 0)
        return false;
    ct_chart_begin(page, CT_CHART_HEIGHT, chart->collective, chart->what);
    for (int i = 0; i < chart->ncurves; i++)
        describe(page, &chart->curves[i]);
    ct_text_add(page, "from the smallest size to the largest</desc>\n");
    add_axes(page, chart, &x, &y);
    add_numbers(page, chart, &x);
    for (int i = 0; i < chart->ncurves; i++) {
        add_line(page, &chart->curves[i], &x, &y);
        add_points(page, chart, &chart->curves[i], &x, &y);
    }
    add_labels(page, chart, &y);
    ct_text_add(page, "</svg>\n");
    return true;
}
