/*
 * report_plot.c - frame, axes and hover columns.
 */
#include "result/report_plot.h"

#include "result/report_page.h"
#include "result/report_summary.h"
#include "result/wording.h"

#include <math.h>
#include <string.h>

#define INSIDE 16 /* from the edges of the area to the first and last size */
#define APART 31  /* from one label of a size to the next, at least */

struct ct_plot ct_plot_of(const struct ct_result_collective *own, double height)
{
    const double least = fmax(1, (double)own->cases->sizes[0].bytes);
    const double most = (double)own->cases->sizes[own->cases->nsizes - 1].bytes; /* or 0 */
    struct ct_plot plot = {.own = own,
                           .width = 480,
                           .height = height,
                           .left = 64,
                           .right = 476,
                           .top = 20,
                           .bottom = height - 26};

    plot.x =
        (struct ct_scale){least, fmax(most, 2 * least), plot.left + INSIDE, plot.right - INSIDE};
    plot.y = (struct ct_scale){1, 10, plot.bottom, plot.top};
    return plot;
}

void ct_plot_begin(struct ct_text *page, const struct ct_plot *plot, const char *what)
{
    ct_text_add(page, "<svg viewBox=\"0 0 %g %g\" role=img aria-label=\"", plot->width,
                plot->height);
    ct_page_add(page, plot->own->name);
    ct_text_add(page, ": %s\">\n", what);
}

void ct_plot_end(struct ct_text *page)
{
    ct_text_add(page, "</svg>\n");
}

double ct_plot_x(const struct ct_plot *plot, size_t bytes)
{
    if ((double)bytes <= plot->x.low)
        return plot->left;
    return fmin(ct_scale_at(&plot->x, (double)bytes), plot->right);
}

static double at_size(const struct ct_plot *plot, int i)
{
    return ct_scale_at(&plot->x, fmax(1, (double)plot->own->cases->sizes[i].bytes));
}

void ct_plot_add_sizes(struct ct_text *page, const struct ct_plot *plot)
{
    double last = -APART;
    int n = 0;

    /* from the largest down: doublings are there, gaps below */
    for (int i = plot->own->cases->nsizes - 1; i >= 0; i--) {
        const double x = at_size(plot, i);
        char label[32];

        if (n > 0 && last - x < APART)
            continue;
        ct_bytes_text(plot->own->cases->sizes[i].bytes, label, sizeof label);
        ct_text_add(page, "<text x=%.1f y=%g text-anchor=middle%s>%s</text>\n", x,
                    plot->bottom + 18, n % 2 == 1 ? " class=odd" : "", label);
        last = x;
        n++;
    }
}

void ct_plot_add_level(struct ct_text *page, const struct ct_plot *plot, double value,
                       const char *label)
{
    const double y = ct_scale_at(&plot->y, value);

    ct_text_add(page,
                "<path class=grid d=\"M%g %.1fH%g\"/>"
                "<text x=%g y=%.1f text-anchor=end>%s</text>\n",
                plot->left, y, plot->right, plot->left - 5, y + 4, label);
}

static void add_time(struct ct_text *page, const char *what, const struct ct_result_time *time)
{
    char median[24], low[24], high[24];

    if (time->seconds <= 0)
        return;
    ct_time_text(time->seconds, median, sizeof median);
    ct_time_text(time->low_s, low, sizeof low);
    ct_time_text(time->high_s, high, sizeof high);
    ct_text_add(page, "\n%s %s", what, median);
    if (time->low_s > 0)
        ct_text_add(page, " (%s to %s)", low, high);
    if (time->nsamples > 0)
        ct_text_add(page, ", %d sample%s", time->nsamples, time->nsamples == 1 ? "" : "s");
}

static void add_runner_up(struct ct_text *page, const struct ct_result_collective *own,
                          const struct ct_result_figures *figures)
{
    if (figures->behind <= 0)
        return;
    ct_text_add(page, "\nrunner-up ");
    ct_page_add_choice(page, own->name, figures->runner_up, figures->runner_up_setting);
    ct_text_add(page, " took %.2f times as long in the same rounds", figures->behind);
}

/* All that is known of a size, as text. */
static void add_figures(struct ct_text *page, const struct ct_result_collective *own,
                        const struct ct_result_size *size)
{
    const struct ct_size_words words = ct_size_words(size);
    char bytes[32];

    ct_bytes_text(size->bytes, bytes, sizeof bytes);
    ct_text_add(page, "%s bytes: ", bytes);
    ct_page_add_choice(page, own->name, size->algorithm, size->setting);
    ct_text_add(page, " (%s)", ct_basis_words(size->figures.basis));
    if (!ct_result_is_native(size->algorithm, size->setting))
        add_time(page, "choice", &size->figures.choice);
    add_time(page, "native", &size->figures.native);
    if (ct_speed_up(&size->figures) > 0 && !ct_result_is_native(size->algorithm, size->setting))
        ct_text_add(page, "\nnative / choice %s", words.speed_up);
    if (size->figures.ratio.low > 0)
        ct_text_add(page, " (%s), %d rounds", words.interval, size->figures.ratio.nrounds);
    add_runner_up(page, own, &size->figures);
    if (size->limit_s > 0)
        ct_text_add(page, "\nlimit %s", words.limit);
}

void ct_plot_add_columns(struct ct_text *page, const struct ct_plot *plot)
{
    const int last = plot->own->cases->nsizes - 1;

    for (int i = 0; i <= last; i++) {
        const double x = at_size(plot, i);
        const double from = i == 0 ? plot->left : (at_size(plot, i - 1) + x) / 2;
        const double to = i == last ? plot->right : (x + at_size(plot, i + 1)) / 2;

        ct_text_add(page,
                    "<rect class=hit x=%.1f y=%g width=%.1f height=%g>"
                    "<title>",
                    from, plot->top, to - from, plot->bottom - plot->top);
        add_figures(page, plot->own, &plot->own->cases->sizes[i]);
        ct_text_add(page, "</title></rect>\n");
    }
}

int ct_plot_shade(const struct ct_result_case *own, int range)
{
    const struct ct_result_choice *choice = &own->ranges[range].choice;
    int shade = 0;

    if (ct_result_is_native(choice->algorithm, choice->setting))
        return -1;
    for (int i = 0; !ct_result_is_same(&own->ranges[i].choice, choice); i++) {
        const struct ct_result_choice *other = &own->ranges[i].choice;
        bool is_new = !ct_result_is_native(other->algorithm, other->setting);

        for (int k = 0; k < i && is_new; k++)
            is_new = !ct_result_is_same(&own->ranges[k].choice, other);
        shade += is_new;
    }
    return shade;
}

const char *ct_plot_shade_class(int shade)
{
    static const char *const classes[CT_PAGE_SHADES] = {"s0", "s1", "s2", "s3",
                                                        "s4", "s5", "s6", "s7"};

    return shade < 0 ? "native" : classes[shade % CT_PAGE_SHADES];
}
