/*
 * report_speed_ups.c - bars of native's time over the choice's.
 */
#include "result/report_page.h"
#include "result/report_plot.h"
#include "result/report_summary.h"
#include "result/report_times.h"
#include "result/wording.h"

#include <math.h>
#include <stdio.h>

#define THIN 1.5 /* a bar that would be nothing is drawn as a line */

/* Round speed-ups for the axis. */
static const double levels[] = {0.5, 1, 1.5, 2, 3, 5, 10, 20, 50, 100, 1000};
#define NLEVELS (sizeof levels / sizeof levels[0])

/* false: nothing was compared. */
static bool set_y(struct ct_plot *plot)
{
    double least = 1, most = 1;
    bool is_any = false;

    for (int i = 0; i < plot->own->cases->nsizes; i++) {
        const double speed_up = ct_speed_up(&plot->own->cases->sizes[i].figures);

        if (speed_up <= 0)
            continue;
        is_any = true;
        least = fmin(least, speed_up);
        most = fmax(most, speed_up);
    }
    plot->y.low = fmin(least / 1.05, 0.95);
    plot->y.high = fmax(most * 1.1, 1.6);
    return is_any;
}

/* At 1 and at the round ones that are far enough from each other. */
static void add_levels(struct ct_text *page, const struct ct_plot *plot)
{
    double last = plot->bottom + 100;

    for (size_t i = 0; i < NLEVELS; i++) {
        const double y = ct_scale_at(&plot->y, levels[i]);
        char label[16];

        if (levels[i] < plot->y.low || levels[i] > plot->y.high || last - y < 16)
            continue;
        last = y;
        snprintf(label, sizeof label, "%g", levels[i]);
        ct_plot_add_level(page, plot, levels[i], label);
    }
}

static const char *class_of(const struct ct_result_size *size, double speed_up)
{
    if (ct_result_is_native(size->algorithm, size->setting))
        return "bar kept";
    if (speed_up < 1)
        return "bar slow";
    return size->figures.basis == CT_RESULT_CONFIRMED ? "bar" : "bar open";
}

/* Half the width of a bar: to the next size's, with room between them. */
static double half_width(const struct ct_plot *plot)
{
    double least = 30;

    for (int i = 1; i < plot->own->cases->nsizes; i++) {
        const double x =
            ct_scale_at(&plot->x, (double)plot->own->cases->sizes[i].bytes) -
            ct_scale_at(&plot->x, fmax(1, (double)plot->own->cases->sizes[i - 1].bytes));

        least = fmin(least, x);
    }
    return fmax(least / 2 - 2, 1);
}

/* As many digits as say something. */
static int digits_of(double speed_up)
{
    return speed_up < 1.095 ? 2 : speed_up < 9.95 ? 1 : 0;
}

static void add_bar(struct ct_text *page, const struct ct_plot *plot,
                    const struct ct_result_size *size, double half)
{
    const double speed_up = ct_speed_up(&size->figures);
    const double x = ct_scale_at(&plot->x, fmax(1, (double)size->bytes));
    const double one = ct_scale_at(&plot->y, 1);
    const double y = ct_scale_at(&plot->y, speed_up);
    const double top = fmin(y, one);

    ct_text_add(page, "<rect class=\"%s\" x=%.1f y=%.1f width=%.1f height=%.1f />",
                class_of(size, speed_up), x - half, top, 2 * half, fmax(fabs(one - y), THIN));
    if (!ct_result_is_native(size->algorithm, size->setting))
        ct_text_add(page,
                    "<text class=\"strong value\" x=%.1f y=%.1f "
                    "text-anchor=middle>%.*f</text>",
                    x, top - 4, digits_of(speed_up), speed_up);
    ct_text_add(page, "\n");
}

void ct_report_add_speed_ups(struct ct_text *page, const struct ct_result_collective *own)
{
    struct ct_plot plot;
    double half;

    if (own->cases->nsizes == 0)
        return;
    plot = ct_plot_of(own, 190);
    if (!set_y(&plot))
        return;
    half = half_width(&plot);
    ct_text_add(page, "<figure>\n");
    ct_plot_begin(page, &plot, "speed-ups over native");
    add_levels(page, &plot);
    ct_plot_add_sizes(page, &plot);
    for (int i = 0; i < own->cases->nsizes; i++) {
        if (ct_speed_up(&own->cases->sizes[i].figures) > 0)
            add_bar(page, &plot, &own->cases->sizes[i], half);
    }
    ct_plot_add_columns(page, &plot);
    ct_plot_end(page);
    ct_text_add(page, "<figcaption>Speed-up: native's time over the choice's. "
                      "Full bars are confirmed, outlined ones are first looks; "
                      "a line at 1: native runs.</figcaption>\n");
    ct_text_add(page, "</figure>\n");
}
