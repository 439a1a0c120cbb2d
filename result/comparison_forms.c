/*
 * comparison_forms.c - a comparison as text, for other tools, and as a page.
 */
#include "base/text.h"
#include "result/comparison.h"
#include "result/report_chart.h"
#include "result/report_choices.h"
#include "result/report_page.h"
#include "result/report_scale.h"
#include "result/report_summary.h"
#include "result/wording.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *or_nothing(const char *text)
{
    return text == NULL ? "" : text;
}

/* native's time in the second over that in the first, geometric mean; 0: not known. A
   machine that is slower by itself shows here. */
static double native_ratio(const struct ct_comparison *comparison)
{
    double logs = 0;
    int n = 0;

    for (int i = 0; i < comparison->ncells; i++) {
        const struct ct_compared_side *sides = comparison->cells[i].sides;

        if (sides[0].figures == NULL || sides[1].figures == NULL ||
            sides[0].figures->native.seconds <= 0 || sides[1].figures->native.seconds <= 0)
            continue;
        logs += log(sides[1].figures->native.seconds / sides[0].figures->native.seconds);
        n++;
    }
    return n == 0 ? 0 : exp(logs / n);
}

static bool is_news(const struct ct_compared_cell *cell)
{
    return cell->is_other_choice ||
           (cell->change != CT_CHANGE_NOISE && cell->change != CT_CHANGE_UNTIMED);
}

static bool is_equal(const struct ct_comparison *comparison)
{
    for (int i = 0; i < comparison->ncells; i++) {
        const struct ct_compared_cell *cell = &comparison->cells[i];

        if (is_news(cell) || (cell->ratio > 0 && cell->ratio != 1))
            return false;
    }
    return true;
}

/* "20 cells: 3 slower, 17 within noise; 2 have another choice" */
static void add_counts(struct ct_text *text, const struct ct_comparison *comparison)
{
    const double native = native_ratio(comparison);
    const char *before = ": ";

    ct_text_add(text, "%d cell%s", comparison->ncells, ct_plural(comparison->ncells));
    for (int i = 0; i < CT_CHANGES; i++) {
        if (comparison->by_change[i] == 0)
            continue;
        ct_text_add(text, "%s%d %s", before, comparison->by_change[i], ct_change_names[i]);
        before = ", ";
    }
    ct_text_add(text, "; %d with another choice", comparison->nother_choices);
    if (native > 0)
        ct_text_add(text, "; native took %.2f times as long", native);
    for (int i = 0; i < 2; i++) {
        const double gain = ct_summary_of_all(comparison->results[i]).gain;

        ct_text_add(text, gain > 0 ? "%s%.2f" : "%sunsure",
                    i == 0 ? "; native / tuned " : ", then ", gain);
    }
    if (is_equal(comparison))
        ct_text_add(text, "; no difference");
}

static void add_side(struct ct_text *text, const char *collective,
                     const struct ct_compared_side *side)
{
    struct ct_text choice = {0};
    char seconds[24];

    if (side->choice.algorithm != NULL)
        ct_add_choice(&choice, collective, side->choice.algorithm, side->choice.setting);
    ct_time_text(side->figures == NULL ? 0 : side->figures->choice.seconds, seconds,
                 sizeof seconds);
    ct_text_add(text, "  %9s  %s\n", seconds, choice.text == NULL ? "-" : choice.text);
    text->failed = text->failed || choice.failed;
    free(choice.text);
}

static void add_text(struct ct_text *text, const struct ct_comparison *comparison)
{
    for (int k = 0; k < 2; k++)
        ct_text_add(text, "%s: %s, %d ranks%s\n", comparison->names[k],
                    or_nothing(comparison->results[k]->signature.cluster),
                    comparison->results[k]->signature.nranks,
                    comparison->results[k]->signature.is_simulated ? ", simulated" : "");
    for (int i = 0; i < comparison->ncells; i++) {
        const struct ct_compared_cell *cell = &comparison->cells[i];

        if (!is_news(cell))
            continue;
        ct_text_add(text, "\n%s%s%s, %zu byte%s: %s", cell->collective,
                    cell->of[0] == '\0' ? "" : " ", cell->of, cell->bytes, ct_plural(cell->bytes),
                    ct_change_names[cell->change]);
        if (cell->ratio > 0)
            ct_text_add(text, ", %.2f times as long", cell->ratio);
        ct_text_add(text, "\n");
        for (int k = 0; k < 2; k++)
            add_side(text, cell->collective, &cell->sides[k]);
    }
    ct_text_add(text, "\n");
    add_counts(text, comparison);
    ct_text_add(text, ".\n");
}

/* A field; empty if the value is not known. */
static void add_csv_value(struct ct_text *text, double value)
{
    ct_text_add(text, value > 0 ? ",%.6g" : ",", value);
}

static void add_csv_side(struct ct_text *text, const struct ct_compared_side *side)
{
    static const struct ct_result_figures none = {.choice = {.seconds = 0}};
    const struct ct_result_figures *figures = side->figures == NULL ? &none : side->figures;

    ct_text_add(text, ",%s,%s", or_nothing(side->choice.algorithm),
                or_nothing(side->choice.setting));
    add_csv_value(text, figures->choice.seconds);
    add_csv_value(text, figures->choice.low_s);
    add_csv_value(text, figures->choice.high_s);
    add_csv_value(text, figures->native.seconds);
}

static void add_csv(struct ct_text *text, const struct ct_comparison *comparison)
{
    ct_text_add(text, "collective,of,bytes,choice_1,setting_1,time_1_s,low_1_s,high_1_s,native_1_s,"
                      "choice_2,setting_2,time_2_s,low_2_s,high_2_s,native_2_s,ratio,change\n");
    for (int i = 0; i < comparison->ncells; i++) {
        const struct ct_compared_cell *cell = &comparison->cells[i];

        ct_text_add(text, "%s,%s,%zu", cell->collective, cell->of, cell->bytes);
        add_csv_side(text, &cell->sides[0]);
        add_csv_side(text, &cell->sides[1]);
        add_csv_value(text, cell->ratio);
        ct_text_add(text, ",%s\n", ct_change_names[cell->change]);
    }
}

/* A row; nothing where neither has it. */
static void add_fact(struct ct_text *page, const char *what, const char *first, const char *second)
{
    if (or_nothing(first)[0] == '\0' && or_nothing(second)[0] == '\0')
        return;
    ct_table_add_row(page);
    ct_text_add(page, "%s<td>", what);
    ct_page_add(page, first);
    ct_table_next(page);
    ct_page_add(page, second);
}

static void add_facts(struct ct_text *page, const struct ct_comparison *comparison)
{
    static const char *const keys[] = {"date", "kernel", "command", "environment"};
    const struct ct_result *const *results = comparison->results;
    const struct ct_signature *a = &results[0]->signature, *b = &results[1]->signature;

    ct_table_begin(page, "The two folders", "<what|<the first|<the second");
    add_fact(page, "folder", comparison->names[0], comparison->names[1]);
    add_fact(page, "cluster", a->cluster, b->cluster);
    ct_table_add_row(page);
    ct_text_add(page, "ranks<td>%d<td>%d", a->nranks, b->nranks);
    add_fact(page, "MPI", a->mpi_version, b->mpi_version);
    add_fact(page, "mechanism", a->mechanism, b->mechanism);
    add_fact(page, "thread level", a->thread_level, b->thread_level);
    add_fact(page, "colltune", a->version, b->version);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        add_fact(page, keys[i], ct_result_provenance(results[0], keys[i]),
                 ct_result_provenance(results[1], keys[i]));
    ct_table_end(page);
}

static struct ct_curve_point first_at(const struct ct_result_size *size)
{
    return (struct ct_curve_point){.time = size->figures.choice};
}

static struct ct_curve_point second_at(const struct ct_result_size *size)
{
    return (struct ct_curve_point){.time = size->figures.choice, .algorithm = size->algorithm};
}

static void add_charts(struct ct_text *page, const struct ct_result_collective *a,
                       const struct ct_result_collective *b, struct ct_palette *palette)
{
    const struct ct_curve curves[] = {{"the first", "native", 's', a->cases, first_at},
                                      {"the second", "choice", 'o', b->cases, second_at}};

    ct_text_add(page, "<figure class=wide tabindex=0 role=group aria-label=Charts><div>\n");
    ct_chart_add_times(page, &(struct ct_chart){.collective = a->name,
                                                .what = "time of a call over bytes, tuned; the "
                                                        "table beside it has the figures",
                                                .palette = palette,
                                                .curves = curves,
                                                .ncurves = 2});
    ct_text_add(page, "<figcaption>The first, and below it the second:</figcaption>\n");
    ct_choices_add(page, a, palette);
    ct_choices_add(page, b, palette);
    ct_text_add(page, "</div></figure>\n");
}

static void add_page_side(struct ct_text *page, const char *collective,
                          const struct ct_compared_side *side, struct ct_palette *palette)
{
    ct_table_next(page);
    if (side->choice.algorithm != NULL) {
        ct_palette_add_swatch(page, ct_palette_number(palette, collective, side->choice.algorithm));
        ct_page_add_choice(page, collective, side->choice.algorithm, side->choice.setting);
    }
    if (side->figures != NULL) {
        ct_table_add_time(page, &side->figures->choice);
    } else {
        ct_table_next(page);
        ct_table_next(page);
    }
}

static void add_cells(struct ct_text *page, const struct ct_comparison *comparison,
                      const char *collective, struct ct_palette *palette)
{
    ct_table_begin(page, "Cells",
                   "<bytes|<change|ratio|<the first|time|95 % interval|"
                   "<the second|time|95 % interval");
    for (int i = 0; i < comparison->ncells; i++) {
        const struct ct_compared_cell *cell = &comparison->cells[i];

        if (strcmp(cell->collective, collective) != 0)
            continue;
        ct_table_add_row(page);
        ct_text_add(page, "%zu ", cell->bytes);
        ct_page_add(page, cell->of);
        ct_table_add(page, cell->change == CT_CHANGE_SLOWER ? "<b>%s</b>" : "%s",
                     ct_change_names[cell->change]);
        ct_table_add_ratio(page, cell->ratio);
        for (int k = 0; k < 2; k++)
            add_page_side(page, collective, &cell->sides[k], palette);
    }
    ct_table_end(page);
}

static void add_collective(struct ct_text *page, const struct ct_comparison *comparison,
                           const char *name, struct ct_palette *palette)
{
    const struct ct_result_collective *a = ct_result_find_collective(comparison->results[0], name);
    const struct ct_result_collective *b = ct_result_find_collective(comparison->results[1], name);

    ct_page_add_collective(page, name, "");
    if (a != NULL && b != NULL && a->cases->nsizes > 1 && b->cases->nsizes > 1)
        add_charts(page, a, b, palette);
    add_cells(page, comparison, name, palette);
}

static void add_page(struct ct_text *page, const struct ct_comparison *comparison)
{
    struct ct_palette palette = {0};
    struct ct_text heading = {0};
    bool is_simulated = false;

    for (int k = 0; k < 2; k++) {
        ct_palette_add_result(&palette, comparison->results[k]);
        is_simulated = is_simulated || comparison->results[k]->signature.is_simulated;
    }
    ct_text_add(&heading, "%s compared with %s", comparison->names[1], comparison->names[0]);
    ct_page_begin(page, "comparison", heading.text, is_simulated, comparison->results[0]);
    page->failed = page->failed || heading.failed;
    free(heading.text);
    ct_text_add(page, "<p>The second compared with the first: <b>");
    add_counts(page, comparison);
    ct_text_add(page, ".</b></p>\n<p class=small>Slower and faster are beyond noise: the 95 %% "
                      "intervals do not overlap, and the medians differ by over 5 %%. Without "
                      "an interval, 25 %% either way is assumed.</p>\n");
    add_facts(page, comparison);
    for (int k = 0; k < 2; k++) {
        for (int i = 0; i < comparison->results[k]->ncollectives; i++) {
            const char *name = comparison->results[k]->collectives[i].name;

            if (k == 0 || ct_result_find_collective(comparison->results[0], name) == NULL)
                add_collective(page, comparison, name, &palette);
        }
    }
    ct_page_end(page);
}

const struct ct_comparison_form ct_comparison_forms[] = {
    {"text", add_text}, {"csv", add_csv}, {"html", add_page}, {.name = NULL}};
