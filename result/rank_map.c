/*
 * rank_map.c - map.csv, and map.html with a drawing for each collective.
 */
#include "result/rank_map.h"

#include "result/report_page.h"
#include "result/report_palette.h"
#include "result/report_scale.h"
#include "result/wording.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct drawing {
    const char *collective;
    const struct ct_rank_map *map;
    struct ct_palette *palette;
    double width; /* of a column */
    double left;
    double top;
    struct ct_scale y; /* bytes */
};

#define HEIGHT 300

static const struct ct_result_collective *own_of(const struct drawing *d, int i)
{
    return ct_result_find_collective(d->map->results[i], d->collective);
}

/* The sizes that were measured, of all numbers of ranks. */
static void find_sizes(const struct drawing *d, double *least, double *most)
{
    *least = HUGE_VAL;
    *most = 0;
    for (int i = 0; i < d->map->nresults; i++) {
        const struct ct_result_collective *own = own_of(d, i);

        if (own == NULL || own->cases->nsizes == 0)
            continue;
        *least = fmin(*least, (double)own->cases->sizes[0].bytes);
        *most = fmax(*most, (double)own->cases->sizes[own->cases->nsizes - 1].bytes);
    }
}

static double height_at(const struct drawing *d, double bytes)
{
    return ct_scale_at(&d->y, fmin(fmax(bytes, d->y.low), d->y.high));
}

/* A part of a column: from `from` to below `to` bytes. */
struct cell {
    int column;
    double from;
    double to;
    const char *algorithm;
    const char *more; /* to be said of it */
};

/* The number of its algorithm, where there is room for it. */
static void add_number(struct ct_text *page, const struct drawing *d, const struct cell *cell,
                       int number)
{
    const double low = height_at(d, cell->from);
    const double high = height_at(d, cell->to);

    if (low - high >= 13 && number > 0)
        ct_text_add(page,
                    "<text class=\"value strong over\" x=\"%.1f\" y=\"%.1f\" "
                    "text-anchor=\"middle\">%d</text>",
                    d->left + (cell->column + .5) * d->width, (low + high) / 2 + 4, number);
}

static void add_cell(struct ct_text *page, const struct drawing *d, const struct cell *cell)
{
    const int number = ct_palette_number(d->palette, d->collective, cell->algorithm);
    const double low = height_at(d, cell->from), high = height_at(d, cell->to);
    char start[32];

    if (low <= high)
        return;
    ct_bytes_text((size_t)cell->from, start, sizeof start);
    ct_text_add(page, "<g><title>%d ranks, from %s bytes: ",
                d->map->results[cell->column]->signature.nranks, start);
    ct_page_add(page, cell->algorithm);
    ct_page_add(page, cell->more);
    ct_text_add(page, "</title>");
    ct_palette_add_box(page, number, d->left + cell->column * d->width, high, d->width, low - high);
    add_number(page, d, cell, number);
    ct_text_add(page, "</g>\n");
}

static const char *setting_of(const struct ct_result_range *range)
{
    return range->choice.setting == NULL ? "" : range->choice.setting;
}

static void add_range(struct ct_text *page, const struct drawing *d, int column,
                      const struct ct_result_collective *own, int i)
{
    const struct ct_result_range *range = &own->cases->ranges[i];
    const struct ct_result_figures *figures = &range->figures;
    const double to =
        i + 1 < own->cases->nranges ? (double)own->cases->ranges[i + 1].from_bytes : HUGE_VAL;
    struct ct_text more = {.text = NULL};

    ct_text_add(&more, " %s (", setting_of(range));
    ct_add_basis(&more, figures);
    ct_text_add(&more, ")");
    if (figures->basis != CT_RESULT_PREDICTED && figures->choice.seconds > 0 &&
        figures->native.seconds > 0)
        ct_text_add(&more, "\n%.2f times as fast as native",
                    figures->native.seconds / figures->choice.seconds);
    page->failed = page->failed || more.failed;
    add_cell(
        page, d,
        &(struct cell){column, (double)range->from_bytes, to, range->choice.algorithm, more.text});
    free(more.text);
}

/* Numbers of ranks below the columns, sizes beside them. */
static void add_axes(struct ct_text *page, const struct drawing *d)
{
    for (int i = 0; i < d->map->nresults; i++) {
        const double x = d->left + (i + .5) * d->width;

        ct_text_add(page,
                    "<text class=\"value\" x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d"
                    "</text>\n",
                    x, HEIGHT + 16 + (d->width < 22 ? i % 2 * 12 : 0),
                    d->map->results[i]->signature.nranks);
    }
    for (size_t bytes = (size_t)d->y.low; (double)bytes <= d->y.high; bytes *= 4) {
        char label[32];

        ct_bytes_text(bytes, label, sizeof label);
        ct_text_add(page, "<text x=%g y=%.1f text-anchor=end>%s</text>\n", d->left - 5,
                    height_at(d, (double)bytes) + 4, label);
    }
}

static bool begin(struct ct_text *page, struct drawing *d, const char *what)
{
    double least, most;

    find_sizes(d, &least, &most);
    if (most < least)
        return false;
    d->left = 48;
    d->top = 8;
    d->width = fmin(40, fmax(15, 560.0 / d->map->nresults));
    d->y = (struct ct_scale){least, fmax(2 * most, 4 * least), HEIGHT, d->top};
    ct_text_add(page, "<figure><figcaption>%s</figcaption>", what);
    ct_text_add(page,
                "<div class=wide><svg viewBox=\"0 0 %g %d\" "
                "style=\"max-width:%gpx\" role=img aria-label=\"%s: %s\">\n",
                d->left + d->width * d->map->nresults + 4, HEIGHT + 36,
                1.4 * (d->left + d->width * d->map->nresults), d->collective, what);
    return true;
}

static void end(struct ct_text *page, const struct drawing *d)
{
    add_axes(page, d);
    ct_text_add(page, "</svg></div></figure>\n");
}

static void add_measured(struct ct_text *page, struct drawing *d)
{
    if (!begin(page, d, "the choice, over ranks (to the right) and bytes"))
        return;
    for (int i = 0; i < d->map->nresults; i++) {
        const struct ct_result_collective *own = own_of(d, i);

        for (int k = 0; own != NULL && k < own->cases->nranges; k++)
            add_range(page, d, i, own, k);
    }
    end(page, d);
}

static void add_other(struct ct_text *page, struct drawing *d)
{
    const struct ct_rank_map_other *other = d->map->other;

    if (!begin(page, d, other->words))
        return;
    for (int i = 0; i < d->map->nresults; i++) {
        const int nranks = d->map->results[i]->signature.nranks;
        double from = d->y.low;

        while (from < d->y.high) {
            const char *algorithm = other->best(nranks, (size_t)from);
            double to = 2 * from;

            while (to < d->y.high && strcmp(other->best(nranks, (size_t)to), algorithm) == 0)
                to *= 2;
            add_cell(page, d,
                     &(struct cell){i, from, to, algorithm,
                                    ct_result_calls_mpi(algorithm) ? other->native_words : ""});
            from = to;
        }
    }
    end(page, d);
}

/* The algorithms of all drawings, which have one colour, hatch and number on the page. */
static void add_legend(struct ct_text *page, const struct ct_palette *palette)
{
    ct_text_add(page, "<p>");
    for (int i = 0; i <= palette->n; i++) {
        ct_palette_add_swatch(page, i);
        if (i > 0)
            ct_text_add(page, "%d ", i);
        ct_page_add(page, i == 0 ? CT_RESULT_NATIVE : palette->names[i - 1]);
        ct_text_add(page, "&emsp;");
    }
    ct_text_add(page, "</p>\n");
}

static void add_collective(struct ct_text *page, const struct ct_rank_map *map, const char *name,
                           struct ct_palette *palette)
{
    struct drawing d = {.collective = name, .map = map, .palette = palette};

    ct_page_add_collective(page, name, "");
    ct_text_add(page, "<div class=two>\n");
    add_measured(page, &d);
    if (map->other != NULL && strcmp(map->other->collective, name) == 0)
        add_other(page, &d);
    ct_text_add(page, "</div>\n");
}

void ct_rank_map_page(struct ct_text *page, const struct ct_rank_map *map)
{
    const struct ct_result *first = map->results[0];
    struct ct_palette palette = {0};

    for (int i = 0; i < map->nresults; i++)
        ct_palette_add_result(&palette, map->results[i]);
    ct_page_begin(page, "map", first->signature.cluster, first->signature.is_simulated, first);
    ct_text_add(page, "<p>The fastest algorithm by number of ranks and bytes of the "
                      "vector. Each number of ranks was tuned by itself, for the "
                      "first ranks of the cluster:");
    for (int i = 0; i < map->nresults; i++)
        ct_text_add(page, " <a href=\"ranks-%d/report.html\">%d</a>",
                    map->results[i]->signature.nranks, map->results[i]->signature.nranks);
    ct_text_add(page, ".</p>\n");
    for (int i = 0; i < first->ncollectives; i++)
        add_collective(page, map, first->collectives[i].name, &palette);
    add_legend(page, &palette);
    ct_page_end(page);
}

static void add_seconds(struct ct_text *csv, double seconds)
{
    if (seconds > 0)
        ct_text_add(csv, ",%.9g", seconds);
    else
        ct_text_add(csv, ",");
}

static void add_lines(struct ct_text *csv, const struct ct_result *result,
                      const struct ct_result_collective *own)
{
    for (int i = 0; i < own->cases->nranges; i++) {
        const struct ct_result_range *range = &own->cases->ranges[i];

        ct_text_add(csv, "%s,%d,%zu,%s,%s,%s", own->name, result->signature.nranks,
                    range->from_bytes, range->choice.algorithm, setting_of(range),
                    ct_basis_names[range->figures.basis]);
        add_seconds(csv, range->figures.choice.seconds);
        add_seconds(csv, range->figures.native.seconds);
        ct_text_add(csv, ",%s\n", result->signature.is_simulated ? "yes" : "no");
    }
}

void ct_rank_map_csv(struct ct_text *csv, const struct ct_rank_map *map)
{
    ct_text_add(csv, "collective,ranks,from_bytes,algorithm,setting,basis,"
                     "choice_s,native_s,simulated\n");
    for (int i = 0; i < map->nresults; i++) {
        for (int k = 0; k < map->results[i]->ncollectives; k++)
            add_lines(csv, map->results[i], &map->results[i]->collectives[k]);
    }
}
