/*
 * summary_print.c - four tables, or one line for each cell.
 */
#include "driver/rollout/summary_print.h"

#include "base/text.h"
#include "driver/rollout/advice.h"
#include "driver/rollout/sheet.h"
#include "result/report_page.h"
#include "result/wording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELLS_MOST = 20 }; /* of the tables; the CSV has all */

#define GAIN_NOTE                                                                                  \
    "might gain: an estimate, the time that calls took times the part of native's time that "      \
    "tuned "                                                                                       \
    "calls of the same collective saved in these reports; -: no tuned call of it is in them."

struct time_words {
    char text[24];
};

static struct time_words time_of(double seconds)
{
    struct time_words words;

    if (seconds < 0)
        snprintf(words.text, sizeof words.text, "-%.3g s", -seconds);
    else if (seconds >= 1000)
        snprintf(words.text, sizeof words.text, "%.0f s", seconds);
    else if (seconds > 0)
        ct_time_text(seconds, words.text, sizeof words.text);
    else
        strcpy(words.text, "0 s");
    return words;
}

static double percent(double part, double whole)
{
    return whole > 0 ? 100 * part / whole : 0;
}

static int add_programs(struct ct_sheet *sheet, const struct ct_site_summary *summary,
                        struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i < summary->nprograms && err == CT_OK; i++) {
        const struct ct_site_program *program = &summary->programs[i];

        CT_TRY(err, done, ct_sheet_add(sheet, diag, "%s", program->name));
        CT_TRY(err, done, ct_sheet_add(sheet, diag, "%d", program->nreports));
        CT_TRY(err, done,
               ct_sheet_add(sheet, diag, "%d%s", program->most_ranks,
                            program->is_of_rank_0 ? "*" : ""));
        CT_TRY(err, done, ct_sheet_add(sheet, diag, "%.4g", program->rank_s / 3600));
        CT_TRY(err, done,
               program->rank_s > 0 ? ct_sheet_add(sheet, diag, "%.0f %%",
                                                  percent(program->timed_s, program->rank_s))
                                   : ct_sheet_add(sheet, diag, "-"));
        CT_TRY(err, done, ct_sheet_add(sheet, diag, "%s", time_of(program->time_s).text));
        CT_TRY(err, done, ct_sheet_add(sheet, diag, "%s", time_of(program->saved_s).text));
    }
done:
    return err;
}

/* The calls of a collective, and of its time what other algorithms than native took. */
static int add_collective(struct ct_sheet *sheet, const struct ct_site_summary *summary,
                          const char *collective, struct ct_diag *diag)
{
    unsigned long long calls = 0;
    double time_s = 0, saved_s = 0, tuned_s = 0;
    int err;

    for (int i = 0; i < summary->ncells; i++) {
        const struct ct_report_line *sum = &summary->cells[i].sum;

        if (strcmp(sum->collective, collective) != 0)
            continue;
        calls += sum->calls;
        time_s += sum->time_s;
        saved_s += sum->saved_s;
        tuned_s += sum->because[0] == '\0' ? sum->time_s : 0;
    }
    CT_TRY(err, done, ct_sheet_add(sheet, diag, "%s", collective));
    CT_TRY(err, done, ct_sheet_add(sheet, diag, "%llu", calls));
    CT_TRY(err, done, ct_sheet_add(sheet, diag, "%s", time_of(time_s).text));
    CT_TRY(err, done, ct_sheet_add(sheet, diag, "%.0f %%", percent(time_s, summary->time_s)));
    CT_TRY(err, done, ct_sheet_add(sheet, diag, "%.0f %%", percent(tuned_s, time_s)));
    CT_TRY(err, done, ct_sheet_add(sheet, diag, "%s", time_of(saved_s).text));
done:
    return err;
}

static double seconds_in(const struct ct_site_summary *summary, const char *collective)
{
    double time_s = 0;

    for (int i = 0; i < summary->ncells; i++) {
        if (strcmp(summary->cells[i].sum.collective, collective) == 0)
            time_s += summary->cells[i].sum.time_s;
    }
    return time_s;
}

/* The collective that takes the most time first. */
static int add_collectives(struct ct_sheet *sheet, const struct ct_site_summary *summary,
                           struct ct_diag *diag)
{
    const char **names = calloc((size_t)summary->ncells + 1, sizeof *names);
    int err = CT_OK, n = 0;

    if (names == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; i < summary->ncells; i++) {
        const char *name = summary->cells[i].sum.collective;
        int at = 0;

        while (at < n && strcmp(names[at], name) != 0)
            at++;
        if (at < n)
            continue;
        for (n++; at > 0 && seconds_in(summary, names[at - 1]) < seconds_in(summary, name); at--)
            names[at] = names[at - 1];
        names[at] = name;
    }
    for (int i = 0; i < n && err == CT_OK; i++)
        err = add_collective(sheet, summary, names[i], diag);
    free(names);
    return err;
}

static int add_sizes(struct ct_sheet *sheet, const struct ct_report_line *sum, struct ct_diag *diag)
{
    if (sum->has_sizes && sum->least_bytes == sum->most_bytes)
        return ct_sheet_add(sheet, diag, "%llu", sum->least_bytes);
    if (sum->has_sizes)
        return ct_sheet_add(sheet, diag, "%llu to %llu", sum->least_bytes, sum->most_bytes);
    if (sum->bytes == 0)
        return ct_sheet_add(sheet, diag, "-");
    return ct_sheet_add(sheet, diag, "average %llu", sum->bytes / sum->calls);
}

static int add_cells(struct ct_sheet *sheet, const struct ct_site_summary *summary,
                     struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i < summary->ncells && i < CELLS_MOST; i++) {
        const struct ct_report_line *sum = &summary->cells[i].sum;
        const bool is_native = sum->because[0] != '\0';

        CT_TRY(err, done, ct_sheet_add(sheet, diag, "%s", time_of(sum->time_s).text));
        CT_TRY(err, done,
               ct_sheet_add(sheet, diag, "%.0f %%", percent(sum->time_s, summary->time_s)));
        CT_TRY(err, done, ct_sheet_add(sheet, diag, "%llu", sum->calls));
        CT_TRY(err, done, ct_sheet_add(sheet, diag, "%s", summary->cells[i].program));
        CT_TRY(err, done, ct_sheet_add(sheet, diag, "%s", sum->collective));
        CT_TRY(err, done, add_sizes(sheet, sum, diag));
        CT_TRY(err, done,
               ct_sheet_add(sheet, diag, "%s%s%s", is_native ? "native: " : sum->algorithm,
                            is_native || sum->setting[0] == '\0' ? "" : " ",
                            is_native ? sum->because : sum->setting));
    }
done:
    return err;
}

static int add_next(struct ct_sheet *sheet, const struct ct_site_summary *summary,
                    struct ct_diag *diag)
{
    int err = CT_OK, n = 0;

    for (int i = 0; i < summary->ncells && n < CELLS_MOST; i++) {
        const struct ct_site_cell *cell = &summary->cells[i];
        const double gain_s = ct_site_summary_gain(summary, cell);

        if (cell->sum.because[0] == '\0' || !ct_advice_for(cell->sum.because).can_gain)
            continue;
        n++;
        CT_TRY(err, done, ct_sheet_add(sheet, diag, "%s", time_of(cell->sum.time_s).text));
        CT_TRY(err, done, ct_sheet_add(sheet, diag, "%s", gain_s < 0 ? "-" : time_of(gain_s).text));
        CT_TRY(err, done, ct_sheet_add(sheet, diag, "%s", cell->program));
        CT_TRY(err, done, ct_sheet_add(sheet, diag, "%s", cell->sum.collective));
        CT_TRY(err, done, ct_sheet_add(sheet, diag, "%s", cell->sum.because));
        CT_TRY(err, done, ct_sheet_add(sheet, diag, "%s", ct_advice_for(cell->sum.because).text));
    }
done:
    return err;
}

/* The tables in their order. */
static const struct {
    struct ct_sheet empty;
    int (*add)(struct ct_sheet *sheet, const struct ct_site_summary *summary, struct ct_diag *diag);
} sheets[] = {
    {{.title = "Programs",
      .note =
          "rank hours: seconds since MPI_Init times ranks. *: some reports are of rank 0 alone.",
      .ncolumns = 7,
      .columns = {"program", "reports", "ranks", "rank hours", "in collectives", "time in them",
                  "saved"},
      .is_text = {true}},
     add_programs},
    {{.title = "Collectives",
      .note = "tuned: the part of the time that algorithms other than native took. saved: "
              "estimated against "
              "native.",
      .ncolumns = 6,
      .columns = {"collective", "calls", "time", "share", "tuned", "saved"},
      .is_text = {true}},
     add_collectives},
    {{.title = "Where the time goes",
      .note = "At most 20 rows; --format csv has all.",
      .ncolumns = 7,
      .columns = {"time", "share", "calls", "program", "collective", "bytes", "what ran"},
      .is_text = {false, false, false, true, true, true, true}},
     add_cells},
    {{.title = "What to do next",
      .note = GAIN_NOTE,
      .ncolumns = 6,
      .columns = {"time", "might gain", "program", "collective", "native because", "do"},
      .is_text = {false, false, true, true, true, true}},
     add_next},
};

static int add_sheets(struct ct_text *text, const struct ct_site_summary *summary,
                      void (*add)(struct ct_text *text, const struct ct_sheet *sheet),
                      struct ct_diag *diag)
{
    int err = CT_OK;

    for (size_t i = 0; i < sizeof sheets / sizeof *sheets && err == CT_OK; i++) {
        struct ct_sheet sheet = sheets[i].empty;

        err = sheets[i].add(&sheet, summary, diag);
        if (err == CT_OK && sheet.ncells > 0)
            add(text, &sheet);
        ct_sheet_free(&sheet);
    }
    return err;
}

/* "2026-11-26 14:10 UTC" of "20261126T141003Z". */
static void add_time(struct ct_text *text, const char *time)
{
    if (strlen(time) == 16)
        ct_text_add(text, "%.4s-%.2s-%.2s %.2s:%.2s UTC", time, time + 4, time + 6, time + 9,
                    time + 11);
    else
        ct_text_add(text, "%s", time);
}

/* "3 reports of 2 programs, ended from 2026-11-26 14:10 UTC to ...: 12.3 s ..." */
static void add_head(struct ct_text *text, const struct ct_program_reports *reports,
                     const struct ct_site_summary *summary)
{
    const char *first = reports->items[0].ended, *last = first;

    for (int i = 1; i < reports->n; i++) {
        const char *ended = reports->items[i].ended;

        if (strcmp(ended, first) < 0)
            first = ended;
        if (strcmp(ended, last) > 0)
            last = ended;
    }
    ct_text_add(text, "%d report%s of %d program%s, ended from ", reports->n, ct_plural(reports->n),
                summary->nprograms, ct_plural(summary->nprograms));
    add_time(text, first);
    ct_text_add(text, " to ");
    add_time(text, last);
    ct_text_add(text, ": ");
    ct_text_add(text, "%s in collectives, summed over ranks; ", time_of(summary->time_s).text);
    ct_text_add(text, "%s saved (estimated against native)", time_of(summary->saved_s).text);
}

int ct_summary_add_text(struct ct_text *text, const struct ct_program_reports *reports,
                        const struct ct_site_summary *summary, struct ct_diag *diag)
{
    add_head(text, reports, summary);
    ct_text_add(text, "\n");
    return add_sheets(text, summary, ct_sheet_add_text, diag);
}

int ct_summary_add_html(struct ct_text *text, const struct ct_program_reports *reports,
                        const struct ct_site_summary *summary, struct ct_diag *diag)
{
    struct ct_text head = {0};
    int err;

    add_head(&head, reports, summary);
    ct_page_begin(text, "summary", "MPI collectives at this site", false, NULL);
    ct_text_add(text, "<p>");
    ct_page_add(text, head.text);
    ct_text_add(text, "</p>\n");
    err = add_sheets(text, summary, ct_sheet_add_html, diag);
    ct_page_end(text);
    text->failed |= head.failed;
    free(head.text);
    return err;
}

/* With a mark before what a spreadsheet would take for a formula. */
static void add_quoted(struct ct_text *text, const char *field)
{
    ct_text_add(text, field[0] != '\0' && strchr("=+-@\t", field[0]) != NULL ? "\"'" : "\"");
    for (; *field != '\0'; field++) {
        if (*field == '"')
            ct_text_append(text, field, 1);
        ct_text_append(text, field, 1);
    }
    ct_text_add(text, "\",");
}

int ct_summary_add_csv(struct ct_text *text, const struct ct_program_reports *reports,
                       const struct ct_site_summary *summary, struct ct_diag *diag)
{
    (void)diag;
    ct_text_add(text, "# colltune summary 1: ");
    add_head(text, reports, summary);
    ct_text_add(text,
                "\n# " GAIN_NOTE
                "\nprogram,collective,algorithm,setting,native_because,do,reports,calls,bytes,"
                "least_bytes,most_bytes,time_s,saved_s,saved_calls,might_gain_s\n");
    for (int i = 0; i < summary->ncells; i++) {
        const struct ct_site_cell *cell = &summary->cells[i];
        const struct ct_report_line *sum = &cell->sum;
        const double gain_s = ct_site_summary_gain(summary, cell);

        add_quoted(text, cell->program);
        add_quoted(text, sum->collective);
        add_quoted(text, sum->algorithm);
        add_quoted(text, sum->setting);
        add_quoted(text, sum->because);
        add_quoted(text, sum->because[0] == '\0' ? "" : ct_advice_for(sum->because).text);
        ct_text_add(text, "%d,%llu,%llu,", cell->nreports, sum->calls, sum->bytes);
        if (sum->has_sizes)
            ct_text_add(text, "%llu,%llu,", sum->least_bytes, sum->most_bytes);
        else
            ct_text_add(text, ",,");
        ct_text_add(text, "%.9f,%.9f,%llu,", sum->time_s, sum->saved_s, sum->saved_calls);
        if (gain_s >= 0)
            ct_text_add(text, "%.9f", gain_s);
        ct_text_add(text, "\n");
    }
    return CT_OK;
}
