/*
 * report_collective.c - which curves there are, and the choices as a list.
 */
#include "result/report_collective.h"

#include "result/report_cases.h"
#include "result/report_chart.h"
#include "result/report_choices.h"
#include "result/report_page.h"
#include "result/report_sections.h"
#include "result/report_summary.h"
#include "result/wording.h"

#include <math.h>
#include <stdlib.h>

#define BINDS 0.5 /* a limit that is this part of the choice's time, or more */

static struct ct_curve_point limit_at(const struct ct_result_size *size)
{
    const double limit_s = fmax(size->limit_s, size->latency_s);
    const bool binds = limit_s >= BINDS * size->figures.choice.seconds;

    return (struct ct_curve_point){.time.seconds = binds ? limit_s : 0};
}

static struct ct_curve_point runner_up_at(const struct ct_result_size *size)
{
    return (struct ct_curve_point){.time.seconds =
                                       size->figures.behind * size->figures.choice.seconds};
}

static struct ct_curve_point native_at(const struct ct_result_size *size)
{
    return (struct ct_curve_point){.time = size->figures.native};
}

/* Where native runs there is only one of the two. */
static struct ct_curve_point choice_at(const struct ct_result_size *size)
{
    return (struct ct_curve_point){.time = size->figures.choice,
                                   .is_open = size->figures.basis == CT_RESULT_FIRST_LOOK ||
                                              size->figures.basis == CT_RESULT_PREDICTED,
                                   .algorithm = size->algorithm};
}

static double speed_up_at(const struct ct_result_size *size)
{
    return ct_result_is_native(size->algorithm, size->setting) ? 0 : ct_speed_up(&size->figures);
}

static bool add_times(struct ct_text *page, const struct ct_result_collective *own,
                      struct ct_palette *palette)
{
    const struct ct_result_case *of = own->cases;
    const struct ct_curve curves[] = {{"limit of the cables", "limit", '\0', of, limit_at},
                                      {"runner-up", "runner", 't', of, runner_up_at},
                                      {"native", "native", 's', of, native_at},
                                      {"tuned", "choice", 'o', of, choice_at}};

    return ct_chart_add_times(
        page, &(struct ct_chart){.collective = own->name,
                                 .what = "time of a call over bytes, tuned, native and runner-up; "
                                         "a table below has the figures",
                                 .numbers = "native / tuned",
                                 .number_at = speed_up_at,
                                 .palette = palette,
                                 .curves = curves,
                                 .ncurves = (int)(sizeof curves / sizeof *curves)});
}

static void add_ranges(struct ct_text *page, const struct ct_result_collective *own,
                       struct ct_palette *palette)
{
    ct_table_begin(page, "Choices", "from bytes|<choice|<basis|native / tuned");
    for (int i = 0; i < own->cases->nranges; i++) {
        const struct ct_result_range *range = &own->cases->ranges[i];
        const struct ct_result_choice *choice = &range->choice;
        const bool is_native = ct_result_is_native(choice->algorithm, choice->setting);

        ct_table_add_row(page);
        ct_text_add(page, "%zu", range->from_bytes);
        ct_table_next(page);
        ct_palette_add_swatch(page, ct_palette_number(palette, own->name, choice->algorithm));
        ct_page_add_choice(page, own->name, choice->algorithm, choice->setting);
        ct_table_next(page);
        if (range->figures.basis != CT_RESULT_PREDICTED &&
            ct_case_is_timed_elsewhere(own->cases, i))
            ct_text_add(page, "no size in it was timed");
        else
            ct_add_basis(page, &range->figures);
        ct_table_add_ratio(page, is_native ? 0 : ct_speed_up(&range->figures));
    }
    ct_table_end(page);
}

static void add_words(struct ct_text *page, const struct ct_result_collective *own)
{
    const struct ct_summary summary = ct_summary_of(own);

    if (summary.nreplaced == 0)
        ct_text_add(page, "<p>Native runs at all sizes.</p>\n");
    else if (summary.nsure > 0)
        ct_text_add(page,
                    "<p><b>%.2f times</b> as fast as native in the mean; where it was replaced, "
                    "%.3g times at least and %.3g at most.</p>\n",
                    summary.mean, summary.worst.speed_up, summary.best.speed_up);
    if (summary.nsure < summary.nreplaced) {
        ct_text_add(page, "<p>");
        ct_summary_add_unsure(page, &summary);
        ct_text_add(page, "</p>\n");
    }
}

void ct_report_add_collective(struct ct_text *page, const struct ct_result_collective *own,
                              struct ct_palette *palette)
{
    ct_page_add_collective(page, own->name, own->is_complete ? "" : " (not complete)");
    add_words(page, own);
    ct_text_add(page, "<div class=two>\n");
    if (own->cases->nsizes > 1) {
        ct_text_add(page, "<figure class=wide tabindex=0 role=group aria-label=Charts><div>\n");
        add_times(page, own, palette);
        ct_choices_add(page, own, palette);
        ct_text_add(page, "</div></figure>\n");
    }
    ct_text_add(page, "<div>\n");
    add_ranges(page, own, palette);
    ct_text_add(page, "</div>\n</div>\n");
    ct_report_add_sizes(page, own);
    ct_report_add_cases(page, own);
}

/* Drawings one below the other, with a head.

   head  escaped here
   more  behind it, in words of our own */
static void add_picture(struct ct_text *text, const char *head, const char *more,
                        const struct ct_text *times, const struct ct_text *below, double height)
{
    ct_text_add(text,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %g\" width=\"%d\" "
                "height=\"%g\" role=\"img\">\n<style>",
                CT_CHART_WIDTH, CT_CHART_HEIGHT + height + 34, CT_CHART_WIDTH,
                CT_CHART_HEIGHT + height + 34);
    ct_page_add_drawing_style(text);
    ct_text_add(text, "</style>\n");
    ct_palette_add_hatches(text);
    ct_text_add(text, "<rect width=\"100%%\" height=\"100%%\" rx=\"6\" fill=\"var(--page)\"/>\n"
                      "<text class=\"strong\" x=\"12\" y=\"20\" font-weight=\"600\">");
    ct_page_add(text, head);
    ct_text_add(text, "%s</text>\n<svg y=\"28\" height=\"%d\">%s</svg>\n", more, CT_CHART_HEIGHT,
                times->text);
    if (height > 0)
        ct_text_add(text, "<svg y=\"%d\" height=\"%g\">%s</svg>\n", CT_CHART_HEIGHT + 30, height,
                    below->text);
    ct_text_add(text, "</svg>\n");
    text->failed = text->failed || times->failed || below->failed;
}

void ct_report_picture(struct ct_text *text, const struct ct_result *result, const char *name)
{
    const struct ct_result_collective *own = ct_result_find_collective(result, name);
    struct ct_palette palette = {0};
    struct ct_text times = {0}, choices = {0}, head = {0};
    double height;

    ct_palette_add_result(&palette, result); /* the colours of the report */
    add_times(&times, own, &palette);
    height = ct_choices_add(&choices, own, &palette);
    ct_text_add(&head, "%s on %d ranks of %s, %s", own->name, result->signature.nranks,
                result->signature.cluster, result->signature.mpi_version);
    add_picture(text, head.text, "", &times, &choices, height);
    text->failed = text->failed || head.failed;
    free(head.text);
    free(times.text);
    free(choices.text);
}

void ct_report_predicted_picture(struct ct_text *text, const char *head, const char *collective,
                                 const struct ct_result_case *of)
{
    const struct ct_curve curves[] = {{"native", "native", 's', of, native_at},
                                      {"choice", "choice", 'o', of, choice_at}};
    struct ct_palette palette = {0};
    struct ct_text times = {0};
    const struct ct_text none = {0};

    ct_chart_add_times(&times,
                       &(struct ct_chart){.collective = collective,
                                          .what = "predicted time of a call over bytes, of the "
                                                  "choice and native; not measured",
                                          .numbers = "native / choice",
                                          .number_at = speed_up_at,
                                          .palette = &palette,
                                          .curves = curves,
                                          .ncurves = (int)(sizeof curves / sizeof *curves)});
    add_picture(text, head, ": predicted, not measured", &times, &none, 0);
    free(times.text);
}
