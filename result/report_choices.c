/*
 * report_choices.c - a bar over sizes, and where its labels are.
 */
#include "result/report_choices.h"

#include "result/report_chart.h"
#include "result/report_page.h"

#include <math.h>
#include <string.h>

#define LINE 14        /* from one line of text to the next */
#define LETTER 6.9     /* the width of a letter, about */
#define LABELS_MAX 128 /* further ranges have none */

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
        return CT_CHART_LEFT;
    return fmin(ct_scale_at(&bar->x, (double)bytes), CT_CHART_RIGHT);
}

static void find_labels(struct bar *bar, const struct ct_result_collective *own)
{
    const struct ct_result_case *of = own->cases;

    for (int i = 0; i < of->nranges; i++) {
        const char *name = ct_palette_name(own->name, of->ranges[i].choice.algorithm);
        const double from = range_at(bar, of->ranges[i].from_bytes);
        const double to =
            i + 1 < of->nranges ? range_at(bar, of->ranges[i + 1].from_bytes) : CT_CHART_RIGHT;

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

double ct_choices_add(struct ct_text *page, const struct ct_result_collective *own,
                      struct ct_palette *palette)
{
    const struct ct_result_case *of = own->cases;
    struct bar bar = {.n = 0};
    double height;

    if (of->nsizes == 0 || of->nranges == 0)
        return 0;
    bar.x = ct_chart_x(&(struct ct_curve){.of = of}, 1);
    find_labels(&bar, own);
    height = BELOW + LINE * bar.nrows + 4;
    ct_chart_begin(page, height, own->name, "the choice over sizes");
    for (int i = 0; i < of->nranges; i++) {
        ct_text_add(page, "%sfrom %zu bytes ", i == 0 ? "" : ", ", of->ranges[i].from_bytes);
        ct_page_add(page, ct_palette_name(own->name, of->ranges[i].choice.algorithm));
    }
    ct_text_add(page, "</desc>\n");
    for (int i = 0; i < of->nranges; i++) {
        const double from = range_at(&bar, of->ranges[i].from_bytes);
        const double to =
            i + 1 < of->nranges ? range_at(&bar, of->ranges[i + 1].from_bytes) : CT_CHART_RIGHT;

        ct_palette_add_box(page,
                           ct_palette_number(palette, own->name, of->ranges[i].choice.algorithm),
                           from, BAR_TOP, fmax(to - from - 1, 1), BAR);
    }
    for (int i = 0; i < bar.n; i++)
        add_label(page, &bar.labels[i]);
    ct_text_add(page, "</svg>\n");
    return height;
}
