/*
 * report_times.c - times over size.
 */
#include "result/report_times.h"

#include "result/report_page.h"
#include "result/report_plot.h"
#include "result/wording.h"

#include <float.h>
#include <math.h>
#include <string.h>

#define NAME_UNIT 6.5 /* of a letter in the plot, about */

/* What a curve shows of a size: seconds; 0: nothing. */
typedef double value_fn(const struct ct_result_size *size);

static double choice_of(const struct ct_result_size *size)
{
    return size->figures.choice.seconds;
}

static double native_of(const struct ct_result_size *size)
{
    return size->figures.native.seconds;
}

static double runner_up_of(const struct ct_result_size *size)
{
    return size->figures.behind * size->figures.choice.seconds;
}

static double limit_of(const struct ct_result_size *size)
{
    return fmax(size->limit_s, size->latency_s);
}

/* From the last drawn to the first: what is drawn later is on top. */
static const struct {
    const char *classes;
    const char *dots; /* radius; NULL: none */
    value_fn *value;
} curves[] = {
    {"limit", NULL, limit_of},
    {"runner", "2.5", runner_up_of},
    {"nat", "3.5", native_of},
    {"choice", NULL, choice_of},
};
#define NCURVES (sizeof curves / sizeof curves[0])

static void widen(struct ct_scale *y, double seconds)
{
    if (seconds <= 0)
        return;
    y->low = fmin(y->low, seconds);
    y->high = fmax(y->high, seconds);
}

/* The times that were measured: intervals and limits may be cut off. false:
   there are none. */
static bool set_y(struct ct_plot *plot)
{
    struct ct_scale *y = &plot->y;

    y->low = DBL_MAX;
    y->high = 0;
    for (int i = 0; i < plot->own->cases->nsizes; i++) {
        const struct ct_result_figures *figures = &plot->own->cases->sizes[i].figures;

        widen(y, figures->choice.seconds);
        widen(y, figures->native.seconds);
        widen(y, runner_up_of(&plot->own->cases->sizes[i]));
    }
    if (y->high <= 0)
        return false;
    y->low /= 2;
    y->high *= 1.4;
    return true;
}

/* The name of a range without its collective, where there is room for it. */
static void add_band_name(struct ct_text *page, const struct ct_result_collective *own, int i,
                          double from, double to, double top)
{
    const char *name = own->cases->ranges[i].choice.algorithm;
    const size_t prefix = strlen(own->name);

    if (strncmp(name, own->name, prefix) == 0 && name[prefix] == '_')
        name += prefix + 1;
    ct_text_add(page, "<text x=%.1f y=%g text-anchor=middle class=strong>%d", (from + to) / 2,
                top - 6, i + 1);
    if ((double)(strlen(name) + 3) * NAME_UNIT < to - from) {
        ct_text_add(page, "<tspan class=name-in> ");
        ct_page_add(page, name);
        ct_text_add(page, "</tspan>");
    }
    ct_text_add(page, "</text>\n");
}

static void add_bands(struct ct_text *page, const struct ct_plot *plot)
{
    const struct ct_result_collective *own = plot->own;

    for (int i = 0; i < own->cases->nranges; i++) {
        const double from = ct_plot_x(plot, own->cases->ranges[i].from_bytes);
        const double to = i == own->cases->nranges - 1
                              ? plot->right
                              : ct_plot_x(plot, own->cases->ranges[i + 1].from_bytes);

        ct_text_add(page, "<rect class=%s x=%.1f y=%g width=%.1f height=%g />\n",
                    ct_plot_shade_class(ct_plot_shade(own->cases, i)), from, plot->top, to - from,
                    plot->bottom - plot->top);
        if (to - from > 8)
            add_band_name(page, own, i, from, to, plot->top);
    }
}

static void add_ticks(struct ct_text *page, const struct ct_plot *plot)
{
    double ticks[CT_TICKS_MAX];
    const int n = ct_scale_ticks(&plot->y, ticks);

    for (int i = 0; i < n; i++) {
        char label[24];

        ct_time_text(ticks[i], label, sizeof label);
        ct_plot_add_level(page, plot, ticks[i], label);
    }
}

static double x_of(const struct ct_plot *plot, int i)
{
    return ct_scale_at(&plot->x, fmax(1, (double)plot->own->cases->sizes[i].bytes));
}

/* A line through the values; a gap where there is none. */
static void add_line(struct ct_text *page, const struct ct_plot *plot, const char *classes,
                     value_fn *value)
{
    bool is_gap = true;

    ct_text_add(page, "<path class=\"line %s\" d=\"", classes);
    for (int i = 0; i < plot->own->cases->nsizes; i++) {
        const double seconds = value(&plot->own->cases->sizes[i]);

        if (seconds > 0)
            ct_text_add(page, "%c%.1f %.1f", is_gap ? 'M' : 'L', x_of(plot, i),
                        ct_scale_at(&plot->y, seconds));
        is_gap = seconds <= 0;
    }
    ct_text_add(page, "\"/>\n");
}

static void add_dots(struct ct_text *page, const struct ct_plot *plot, const char *classes,
                     const char *radius, value_fn *value)
{
    for (int i = 0; i < plot->own->cases->nsizes && radius != NULL; i++) {
        const double seconds = value(&plot->own->cases->sizes[i]);

        if (seconds > 0)
            ct_text_add(page, "<circle class=%s cx=%.1f cy=%.1f r=%s />\n", classes, x_of(plot, i),
                        ct_scale_at(&plot->y, seconds), radius);
    }
}

/* What follows is clipped: limits of small sizes and stalled calls are far
   off. */
static void begin_area(struct ct_text *page, const struct ct_plot *plot)
{
    ct_text_add(page, "<clipPath id=\"area-");
    ct_page_add(page, plot->own->name);
    ct_text_add(page,
                "\"><rect x=%g y=%g width=%g height=%g /></clipPath>\n"
                "<g clip-path=\"url(#area-",
                plot->left, plot->top, plot->right - plot->left, plot->bottom - plot->top);
    ct_page_add(page, plot->own->name);
    ct_text_add(page, ")\">\n");
}

static void end_area(struct ct_text *page)
{
    ct_text_add(page, "</g>\n");
}

static void add_curves(struct ct_text *page, const struct ct_plot *plot)
{
    for (size_t i = 0; i < NCURVES; i++) {
        add_line(page, plot, curves[i].classes, curves[i].value);
        add_dots(page, plot, curves[i].classes, curves[i].dots, curves[i].value);
    }
}

static void add_interval(struct ct_text *page, const struct ct_plot *plot, const char *classes,
                         double x, const struct ct_result_time *time)
{
    if (time->low_s <= 0)
        return;
    ct_text_add(page, "<path class=%s d=\"M%.1f %.1fh8m-4 0V%.1fm-4 0h8\"/>\n", classes, x - 4,
                ct_scale_at(&plot->y, time->high_s), ct_scale_at(&plot->y, time->low_s));
}

/* Of choices besides native: full where confirmed. */
static void add_points(struct ct_text *page, const struct ct_plot *plot)
{
    for (int i = 0; i < plot->own->cases->nsizes; i++) {
        const struct ct_result_size *size = &plot->own->cases->sizes[i];
        const struct ct_result_figures *figures = &size->figures;
        const double x = x_of(plot, i);

        add_interval(page, plot, "nat", x, &figures->native);
        if (ct_result_is_native(size->algorithm, size->setting) || figures->choice.seconds <= 0)
            continue;
        add_interval(page, plot, "choice", x, &figures->choice);
        ct_text_add(page, "<circle class=\"choice%s\" cx=%.1f cy=%.1f r=4.5 />\n",
                    figures->basis == CT_RESULT_CONFIRMED ? "" : " open", x,
                    ct_scale_at(&plot->y, figures->choice.seconds));
    }
}

static void add_key_of(struct ct_text *page, const char *class_name, const char *what)
{
    ct_text_add(page, "<span class=keys><span class=\"key %s\"></span>%s</span>\n", class_name,
                what);
}

static void add_key(struct ct_text *page, const struct ct_result_collective *own)
{
    ct_text_add(page, "<figcaption>");
    add_key_of(page, "choice", "choice");
    add_key_of(page, "nat", "native");
    add_key_of(page, "runner", "runner-up");
    if (ct_has_limit(own))
        add_key_of(page, "limit", "limit");
    ct_text_add(page, "<br>Seconds over bytes, both logarithmic. Full dots are "
                      "confirmed by rounds of their own, open ones are not; the runner-up's "
                      "time is the choice's times their ratio in the same rounds; "
                      "bars are 95 %% confidence intervals of the median.</figcaption>\n");
}

void ct_report_add_times(struct ct_text *page, const struct ct_result_collective *own)
{
    struct ct_plot plot;

    if (own->cases->nsizes == 0)
        return;
    plot = ct_plot_of(own, 340);
    if (!set_y(&plot))
        return;
    ct_text_add(page, "<figure>\n");
    ct_plot_begin(page, &plot, "times of choice, native, runner-up and limit over size");
    add_bands(page, &plot);
    add_ticks(page, &plot);
    ct_plot_add_sizes(page, &plot);
    begin_area(page, &plot);
    add_curves(page, &plot);
    add_points(page, &plot);
    end_area(page);
    ct_plot_add_columns(page, &plot);
    ct_plot_end(page);
    add_key(page, own);
    ct_text_add(page, "</figure>\n");
}
