/*
 * report_chart.c - axes, curves, and the bar of choices.
 */
#include "result/report_chart.h"

#include "result/report_page.h"
#include "result/report_scale.h"
#include "result/wording.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define LEFT 66   /* of the area inside the axes */
#define RIGHT 506 /* labels stand right of it */
#define TOP 22
#define BOTTOM (CT_CHART_HEIGHT - 42)
#define INSIDE 14      /* from the edges of the area to the first and last size */
#define APART 31       /* from one label of a size to the next, at least */
#define LINE 14        /* from one line of text to the next */
#define LETTER 6.9     /* the width of a letter, about */
#define CURVES_MAX 8   /* of a chart */
#define LABELS_MAX 128 /* of a bar */

static struct ct_scale x_scale(const struct ct_result_case *of)
{
    const double least = fmax(1, (double)of->sizes[0].bytes);
    const double most = (double)of->sizes[of->nsizes - 1].bytes; /* or 0 */

    return (struct ct_scale){least, fmax(most, 2 * least), LEFT + INSIDE, RIGHT - INSIDE};
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

/* Begin a drawing that says in words what it shows. */
static void begin(struct ct_text *page, double height, const char *collective, const char *what)
{
    ct_text_add(page, "<svg class=\"chart\" viewBox=\"0 0 %d %g\" role=\"img\"><title>",
                CT_CHART_WIDTH, height);
    ct_page_add(page, collective);
    ct_text_add(page, ": %s</title>\n", what);
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
                    LEFT, at, RIGHT, LEFT - 5, at + 4, label);
    }
    ct_text_add(page,
                "<path class=\"grid\" d=\"M%d %dV%dH%d\"/>\n"
                "<text transform=\"translate(11 %d)rotate(-90)\" text-anchor=\"middle\">"
                "time of a call, log scale</text>\n"
                "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">bytes, log scale</text>\n",
                LEFT, TOP, BOTTOM, RIGHT, (TOP + BOTTOM) / 2, (LEFT + RIGHT) / 2, BOTTOM + 34);
    add_sizes(page, x, chart->curves->of, BOTTOM + 18);
}

/* As many digits as say something. */
static int digits_of(double number)
{
    return number < 1.095 ? 2 : number < 9.95 ? 1 : 0;
}

static void add_numbers(struct ct_text *page, const struct ct_chart *chart,
                        const struct ct_scale *x)
{
    const struct ct_result_case *of = chart->curves->of;

    if (chart->numbers == NULL)
        return;
    for (int i = 0; i < of->nsizes; i++) {
        const double number = chart->number_at(&of->sizes[i]);

        if (number > 0)
            ct_text_add(page,
                        "<text class=\"strong value\" x=\"%.1f\" y=\"%d\" "
                        "text-anchor=\"middle\">%.*f</text>",
                        x_at(x, of->sizes[i].bytes), TOP - 9, digits_of(number), number);
    }
    ct_text_add(page, "<text x=\"%d\" y=\"%d\">%s</text>\n", RIGHT + 8, TOP - 9, chart->numbers);
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
                    strcmp(chart->curves[next].look, "choice") == 0 ? "strong" : "", RIGHT + 8,
                    last, chart->curves[next].label);
    }
}

bool ct_chart_add_times(struct ct_text *page, const struct ct_chart *chart)
{
    struct ct_scale x, y;

    if (chart->curves->of->nsizes == 0)
        return false;
    x = x_scale(chart->curves->of);
    y = y_scale(chart);
    if (y.high <= 0)
        return false;
    begin(page, CT_CHART_HEIGHT, chart->collective, chart->what);
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

/* Ranges beside each other with one algorithm, perhaps with several settings. */
struct label {
    const char *name;
    double from, to; /* the ends of its part of the bar */
    int row;         /* below the bar; -1: inside it */
};

struct bar {
    struct ct_scale x;
    int n;
    struct label labels[LABELS_MAX];
    int nrows;
};

static double end_of_text(const struct label *label)
{
    return label->from + 6 + LETTER * (double)strlen(label->name);
}

/* A label too long for its part stands right of a line down from it, in a row where no
   line of a later one goes through it. */
static void place_labels(struct bar *bar)
{
    for (int i = bar->n - 1; i >= 0; i--) {
        struct label *label = &bar->labels[i];

        label->row = label->to - label->from > LETTER * (double)strlen(label->name) + 4 ? -1 : 0;
        for (int k = i + 1; k < bar->n && label->row >= 0; k++) {
            const struct label *later = &bar->labels[k];

            if (later->row >= label->row && later->from < end_of_text(label))
                label->row = later->row + 1;
        }
        bar->nrows = label->row + 1 > bar->nrows ? label->row + 1 : bar->nrows;
    }
}

static double range_at(const struct bar *bar, size_t bytes)
{
    if ((double)bytes <= bar->x.low)
        return LEFT;
    return fmin(ct_scale_at(&bar->x, (double)bytes), RIGHT);
}

static void find_labels(struct bar *bar, const struct ct_result_collective *own)
{
    const struct ct_result_case *of = own->cases;

    for (int i = 0; i < of->nranges; i++) {
        const char *name = ct_palette_name(own->name, of->ranges[i].choice.algorithm);
        const double from = range_at(bar, of->ranges[i].from_bytes);
        const double to = i + 1 < of->nranges ? range_at(bar, of->ranges[i + 1].from_bytes) : RIGHT;

        if (bar->n > 0 && strcmp(bar->labels[bar->n - 1].name, name) == 0)
            bar->labels[bar->n - 1].to = to;
        else if (bar->n < LABELS_MAX)
            bar->labels[bar->n++] = (struct label){.name = name, .from = from, .to = to};
    }
    place_labels(bar);
}

#define BAR_TOP 4
#define BAR 26 /* its height */
#define BELOW (BAR_TOP + BAR + 14)

static void add_label(struct ct_text *page, const struct label *label)
{
    if (label->row < 0) {
        ct_text_add(page, "<text class=\"strong over\" x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">",
                    (label->from + label->to) / 2, BAR_TOP + BAR / 2 + 4);
    } else {
        const double x = fmin((label->from + label->to) / 2, label->from + 3);

        ct_text_add(page,
                    "<path class=\"bar\" d=\"M%.1f %dV%d\"/>"
                    "<text class=\"strong\" x=\"%.1f\" y=\"%d\">",
                    x, BAR_TOP + BAR, BELOW + LINE * label->row, x + 3, BELOW + LINE * label->row);
    }
    ct_page_add(page, label->name);
    ct_text_add(page, "</text>\n");
}

double ct_chart_add_choices(struct ct_text *page, const struct ct_result_collective *own,
                            struct ct_palette *palette)
{
    const struct ct_result_case *of = own->cases;
    struct bar bar = {.n = 0};
    double height;

    if (of->nsizes == 0 || of->nranges == 0)
        return 0;
    bar.x = x_scale(of);
    find_labels(&bar, own);
    height = BELOW + LINE * bar.nrows + 4;
    begin(page, height, own->name, "the choice over sizes");
    for (int i = 0; i < of->nranges; i++) {
        const double from = range_at(&bar, of->ranges[i].from_bytes);
        const double to =
            i + 1 < of->nranges ? range_at(&bar, of->ranges[i + 1].from_bytes) : RIGHT;

        ct_palette_add_box(page,
                           ct_palette_number(palette, own->name, of->ranges[i].choice.algorithm),
                           from, BAR_TOP, fmax(to - from - 1, 1), BAR);
    }
    for (int i = 0; i < bar.n; i++)
        add_label(page, &bar.labels[i]);
    ct_text_add(page, "</svg>\n");
    return height;
}
