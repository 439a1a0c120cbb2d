/*
 * report.c - one row a fixed size, in three forms.
 */
#include "driver/report.h"

#include "cluster/limits.h"
#include "driver/flavours/flavour.h"
#include "driver/left_out.h"
#include "driver/thread_level.h"

#include <inttypes.h>
#include <stdio.h>

/* Over the reports of a simulation. */
#define SIMULATED "the times are a simulator's, not a machine's"
/* Before the thread level. */
#define THREADS ", thread level "
#define BANNER                                                                 \
    "<p style=\"padding:.8em;background:#fc6\"><b>SIMULATED</b>: " SIMULATED   \
    ".\n"

double ct_report_limit(const struct ct_cluster *cluster,
                       const struct ct_collective *collective, size_t bytes)
{
    return ct_limit(cluster, collective, bytes);
}

void ct_report_time(double seconds, char *text, size_t size)
{
    if (seconds <= 0)
        snprintf(text, size, "-");
    else if (seconds < 1e-3)
        snprintf(text, size, "%.3g us", 1e6 * seconds);
    else if (seconds < 1)
        snprintf(text, size, "%.3g ms", 1e3 * seconds);
    else
        snprintf(text, size, "%.3g s", seconds);
}

/* One row's texts: what all three forms show. */
struct row {
    char choice[360];
    char time[24];
    char native[24];
    char speed_up[16];
    char limit[24];
    char part[16]; /* limit / measured */
};

static struct row describe(const struct ct_tuning *tuning,
                           const struct ct_outcome *outcome,
                           const struct ct_size_row *size)
{
    const struct ct_figures *f = &size->figures;
    const double limit =
        ct_report_limit(tuning->cluster, outcome->collective, f->bytes);
    const double latency = ct_limit_latency(tuning->cluster);
    char setting[CT_SETTING_TEXT];
    struct row row;

    ct_outcome_setting(outcome, size->algorithm, &size->setting, setting);
    snprintf(row.choice, sizeof row.choice, "%s%s%s",
             ct_outcome_name(outcome, size->algorithm),
             setting[0] == '\0' ? "" : " ", setting);
    ct_report_time(f->choice_s, row.time, sizeof row.time);
    ct_report_time(f->native_s, row.native, sizeof row.native);
    ct_report_time(limit > latency ? limit : latency, row.limit,
                   sizeof row.limit);
    snprintf(row.speed_up, sizeof row.speed_up, "-");
    if (f->choice_s > 0 && f->native_s > 0)
        snprintf(row.speed_up, sizeof row.speed_up, "%.2f",
                 f->native_s / f->choice_s);
    snprintf(row.part, sizeof row.part, "-");
    if (f->choice_s > 0 && limit > 0)
        snprintf(row.part, sizeof row.part, "%.2f%s",
                 (limit > latency ? limit : latency) / f->choice_s,
                 limit > latency ? "" : " latency");
    return row;
}

/* A text that is shown for all thread levels but "single". */
static const char *threads_of(const struct ct_tuning *tuning, const char *text)
{
    return ct_thread_level_is_single(tuning->options->thread_level) ? "" : text;
}

static void add_table(struct ct_text *text, const struct ct_tuning *tuning,
                      const struct ct_outcome *outcome)
{
    const bool has_limit =
        ct_report_limit(tuning->cluster, outcome->collective, 1) > 0;

    ct_text_add(text, "\n%s%s\n%10s  %-34s %9s %9s %8s",
                outcome->collective->name,
                outcome->result->complete ? "" : " (not complete)", "bytes",
                "choice", "time", "native", "speed-up");
    if (has_limit)
        ct_text_add(text, " %9s %s", "limit", "limit/time");
    ct_text_add(text, "\n");
    for (int i = 0; i < outcome->result->nrows; i++) {
        const struct ct_size_row *size = &outcome->result->rows[i];
        const struct row row = describe(tuning, outcome, size);

        ct_text_add(text, "%10zu  %-34s %9s %9s %8s", size->figures.bytes,
                    row.choice, row.time, row.native, row.speed_up);
        if (has_limit)
            ct_text_add(text, " %9s %s", row.limit, row.part);
        ct_text_add(text, "\n");
    }
    ct_left_out_add_sizes(text, outcome, "", "\n");
}

int ct_report_table(const struct ct_tuning *tuning, char **text,
                    struct ct_diag *diag)
{
    struct ct_text buffer = {0};

    if (tuning->options->flavour->times.is_simulated)
        ct_text_add(&buffer, "SIMULATED: %s\n", SIMULATED);
    ct_text_add(&buffer,
                "%s: %d ranks, mechanism %s%s%s; medians of the slowest rank; "
                "bytes of a block,\nof reductions: of the vector\n",
                tuning->cluster->name, tuning->cluster->nranks,
                tuning->options->mechanism, threads_of(tuning, THREADS),
                threads_of(tuning, tuning->options->thread_level));
    for (int c = 0; ct_collectives[c] != NULL; c++) {
        if (tuning->outcomes[c].result != NULL)
            add_table(&buffer, tuning, &tuning->outcomes[c]);
    }
    return ct_text_take(&buffer, text, diag);
}

static void add_csv_row(struct ct_text *text, const struct ct_tuning *tuning,
                        const struct ct_outcome *outcome,
                        const struct ct_size_row *size)
{
    char setting[CT_SETTING_TEXT], best[CT_SETTING_TEXT];
    const struct ct_figures *f = &size->figures;

    ct_text_add(
        text, "%s,%zu,%s,%s,%.6g,%d,%.6g,%d,%.6g,%s,%s,%.6g,%s%s%s%s\n",
        outcome->collective->name, f->bytes,
        ct_outcome_name(outcome, size->algorithm),
        ct_outcome_setting(outcome, size->algorithm, &size->setting, setting),
        f->choice_s, f->nsamples, f->native_s, f->native_nsamples,
        ct_report_limit(tuning->cluster, outcome->collective, f->bytes),
        size->best > 0 ? ct_outcome_name(outcome, size->best) : "",
        size->best > 0
            ? ct_outcome_setting(outcome, size->best, &size->best_setting, best)
            : "",
        size->best_s, f->beyond_noise ? "yes" : "no",
        tuning->options->flavour->times.is_simulated ? ",yes" : "",
        threads_of(tuning, ","),
        threads_of(tuning, tuning->options->thread_level));
}

/* A simulation's rows say so in one more column: that survives when rows of
   several files are put together. So do rows of another thread level. */
int ct_report_csv(const struct ct_tuning *tuning, char **text,
                  struct ct_diag *diag)
{
    struct ct_text buffer = {0};

    ct_text_add(&buffer,
                "collective,bytes,choice,setting,choice_s,choice_samples,"
                "native_s,native_samples,limit_s,best,best_setting,best_s,"
                "beyond_noise%s%s\n",
                tuning->options->flavour->times.is_simulated ? ",simulated"
                                                             : "",
                threads_of(tuning, ",thread_level"));
    for (int c = 0; ct_collectives[c] != NULL; c++) {
        const struct ct_outcome *outcome = &tuning->outcomes[c];

        for (int i = 0; outcome->result != NULL && i < outcome->result->nrows;
             i++)
            add_csv_row(&buffer, tuning, outcome, &outcome->result->rows[i]);
    }
    return ct_text_take(&buffer, text, diag);
}

static void add_html_table(struct ct_text *text, const struct ct_tuning *tuning,
                           const struct ct_outcome *outcome)
{
    ct_text_add(text,
                "<h2>%s%s</h2>\n<table>\n<tr><th>bytes<th>choice<th>time"
                "<th>native<th>speed-up<th>limit<th>limit/time\n",
                outcome->collective->name,
                outcome->result->complete ? "" : " (not complete)");
    for (int i = 0; i < outcome->result->nrows; i++) {
        const struct ct_size_row *size = &outcome->result->rows[i];
        const struct row row = describe(tuning, outcome, size);

        ct_text_add(text,
                    "<tr><td>%zu<td class=name>%s<td>%s<td>%s<td>%s<td>%s"
                    "<td>%s\n",
                    size->figures.bytes, row.choice, row.time, row.native,
                    row.speed_up, row.limit, row.part);
    }
    ct_text_add(text, "</table>\n<ul>\n");
    for (int i = 0; i < outcome->result->nranges; i++)
        ct_text_add(
            text, "<li>from %zu bytes: %s\n",
            outcome->result->ranges[i].from_bytes,
            ct_outcome_name(outcome, outcome->result->ranges[i].algorithm));
    ct_left_out_add(text, tuning, outcome, "<li>", "\n");
    ct_text_add(text, "</ul>\n");
}

/* Names of clusters and algorithms hold no characters that HTML minds. */
int ct_report_html(const struct ct_tuning *tuning, char **text,
                   struct ct_diag *diag)
{
    struct ct_text buffer = {0};

    ct_text_add(&buffer,
                "<!DOCTYPE html>\n<html lang=en>\n<meta charset=utf-8>\n"
                "<title>colltune: %s</title>\n"
                "<style>body{font-family:sans-serif;max-width:60em;"
                "margin:2em auto}td,th{padding:0 .8em;text-align:right}"
                ".name{text-align:left}</style>\n"
                "<h1>%s</h1>\n%s<p>%d ranks, mechanism %s%s%s. Medians of the "
                "slowest rank; bytes of a block, allreduce: of the vector. "
                "Every sample is in measurements.csv.\n",
                tuning->cluster->name, tuning->cluster->name,
                tuning->options->flavour->times.is_simulated ? BANNER : "",
                tuning->cluster->nranks, tuning->options->mechanism,
                threads_of(tuning, THREADS),
                threads_of(tuning, tuning->options->thread_level));
    for (int c = 0; ct_collectives[c] != NULL; c++) {
        if (tuning->outcomes[c].result != NULL)
            add_html_table(&buffer, tuning, &tuning->outcomes[c]);
    }
    return ct_text_take(&buffer, text, diag);
}
