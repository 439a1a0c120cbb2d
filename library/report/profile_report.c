/*
 * profile_report.c - lines as text.
 */
#include "library/report/profile_report.h"

#include "base/named_file.h"
#include "base/report_marks.h"
#include "base/text.h"
#include "library/call/interposed.h"
#include "library/report/native_settings.h"
#include "library/report/run_facts.h"
#include "library/switches/switches.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char *name_of(const struct ct_profile_line *line)
{
    return ct_all_interposed[line->collective]->collective->name;
}

static double seconds(double ns)
{
    return ns * 1e-9;
}

/* The estimate of what was saved, with a mark if it is not of all calls. */
static void print_saved(FILE *file, const struct ct_profile_line *line)
{
    if (line->figured == 0)
        fprintf(file, "          - ");
    else
        fprintf(file, " %10.6f%c", seconds((double)line->saved_ns),
                line->figured == line->calls ? ' ' : '*');
}

static void print_figures(FILE *file, const struct ct_profile_line *line)
{
    fprintf(file, "colltune: %9llu %15llu %12.6f", line->calls, line->bytes,
            seconds((double)line->time_ns));
    print_saved(file, line);
}

static bool is_native(const struct ct_profile_line *line)
{
    return strcmp(line->algorithm, "native") == 0;
}

/* Where the ranks are not the tuned job. */
static void print_job(FILE *file, const struct ct_profile_line *line)
{
    if (line->comm_ranks == 0)
        return;
    if (line->job[0] != '\0')
        fprintf(file, ", by job %s", line->job);
    fprintf(file, " on %d rank%s", line->comm_ranks, ct_plural(line->comm_ranks));
    if (line->ns > 0)
        fprintf(file, ", predicted: %.3g us", (double)line->ns / 1000);
    if (line->ns > 0 && line->native_ns > 0)
        fprintf(file, ", native %.3g us", (double)line->native_ns / 1000);
}

/* Why it is not what was chosen. */
static const char *const instead[] = {
    [CT_AS_SET] = "",
    [CT_INSTEAD_COPIES] = ", by two copies: short, or ranks may not read each other's memory",
    [CT_INSTEAD_MESSAGES] = ", by messages: ranks cannot meet in a window"};

/* What ran, or why it was native. */
static void print_choice(FILE *file, const struct ct_profile_line *line, bool has_bytes)
{
    if (line->algorithm[0] == '\0') {
        fprintf(file, "further choices\n");
    } else if (line->reason != CT_TUNED) {
        fprintf(file, "native: %s\n", ct_reason_text(line->reason));
    } else {
        fprintf(file, "%s%s%s", line->algorithm, line->setting[0] == '\0' ? "" : " ",
                line->setting);
        if (has_bytes)
            fprintf(file, ", %llu to %llu byte%s", line->bytes_min, line->bytes_max,
                    ct_plural(line->bytes_max));
        print_job(file, line);
        if (line->is_predicted)
            fprintf(file, ", predicted, not measured");
        fprintf(file, "%s", instead[line->instead]);
        fprintf(file, "%s\n", is_native(line) ? ": the tuned choice" : "");
    }
}

static void print_calls_sum(FILE *file, const struct ct_profile_line *sum)
{
    fprintf(file, "colltune: %s: %llu call%s\n", name_of(sum), sum->calls, ct_plural(sum->calls));
}

static void print_calls(FILE *file, const struct ct_profile_line *line)
{
    fprintf(file, "colltune:   %llu %s", line->calls, line->algorithm[0] == '\0' ? "of " : "");
    print_choice(file, line,
                 ct_collective_has_data(ct_all_interposed[line->collective]->collective));
}

static void print_times_sum(FILE *file, const struct ct_profile_line *sum)
{
    print_figures(file, sum);
    fprintf(file, " %s\n", name_of(sum));
}

static void print_times(FILE *file, const struct ct_profile_line *line)
{
    print_figures(file, line);
    fprintf(file, "   ");
    print_choice(file, line, false);
}

static void add_figures(struct ct_profile_line *sum, const struct ct_profile_line *line)
{
    sum->calls += line->calls;
    sum->bytes += line->bytes;
    sum->time_ns += line->time_ns;
    sum->figured += line->figured;
    sum->saved_ns += line->saved_ns;
}

typedef void print_fn(FILE *file, const struct ct_profile_line *line);

/* The lines of each collective after their sum. Returns the sum of all. */
static struct ct_profile_line print_table(FILE *file, const struct ct_profile_lines *own,
                                          print_fn *print_sum, print_fn *print)
{
    struct ct_profile_line all = {.calls = 0};

    for (int first = 0, end = 0; first < own->count; first = end) {
        struct ct_profile_line sum = {.collective = own->lines[first].collective};

        while (end < own->count && own->lines[end].collective == sum.collective)
            add_figures(&sum, &own->lines[end++]);
        print_sum(file, &sum);
        for (int i = first; i < end; i++)
            print(file, &own->lines[i]);
        add_figures(&all, &sum);
    }
    if (own->has_failed)
        fprintf(file, "colltune: out of memory: not all lines are here\n");
    return all;
}

bool ct_profile_print_calls(FILE *file)
{
    struct ct_profile_lines own = ct_profile_lines_own();

    print_table(file, &own, print_calls_sum, print_calls);
    free(own.lines);
    return own.count > 0 || own.has_failed;
}

void ct_profile_print(FILE *file)
{
    struct ct_profile_lines own = ct_profile_lines_own();
    struct ct_profile_line all;

    if (own.count > 0) {
        fprintf(file, "colltune: what rank 0's calls took. saved: estimated against "
                      "native, from times measured while tuning\n"
                      "colltune:     calls           bytes      seconds      saved\n");
        all = print_table(file, &own, print_times_sum, print_times);
        print_figures(file, &all);
        fprintf(file, " all\n");
        if (all.figured > 0 && all.figured < all.calls)
            fprintf(file, "colltune: *: of the calls for which there are figures\n");
    }
    free(own.lines);
}

/* What is predicted, in seconds; nothing if it is not. */
static void add_time(struct ct_text *text, long long ns)
{
    if (ns > 0)
        ct_text_add(text, "%.9f", seconds((double)ns));
}

/* Those that may have commas are in quotes. */
static void add_line(struct ct_text *text, const struct ct_profile_line *line)
{
    const bool is_choice = line->reason == CT_TUNED && line->algorithm[0] != '\0';

    ct_text_add(text, "%s,%s,%s,", name_of(line), line->algorithm, line->setting);
    if (is_native(line))
        ct_text_add(text, "\"%s\"",
                    ct_reason_text(line->reason == CT_TUNED ? CT_NATIVE_CHOSEN : line->reason));
    ct_text_add(text, ",%d,%llu,%llu,", line->ranks, line->calls, line->bytes);
    if (is_choice)
        ct_text_add(text, "%llu,%llu", line->bytes_min, line->bytes_max);
    else
        ct_text_add(text, ",");
    ct_text_add(text, ",%.9f,%.9f,", seconds((double)line->time_ns),
                seconds((double)line->time_max_ns));
    if (line->figured > 0)
        ct_text_add(text, "%.9f", seconds((double)line->saved_ns));
    ct_text_add(text, ",%llu,", line->figured);
    if (line->comm_ranks != 0)
        ct_text_add(text, "%d,%s,", line->comm_ranks, line->job);
    else
        ct_text_add(text, ",,");
    add_time(text, line->ns);
    ct_text_add(text, ",");
    add_time(text, line->native_ns);
    ct_text_add(text, "\n");
}

static void add_head(struct ct_text *text, const struct ct_run_facts *facts, int nranks)
{
    ct_text_add(text,
                CT_REPORT_HEAD "\n"
                               "# program: %s\n# job: %s\n# host: %s\n# ended: %s\n",
                facts->program, facts->job, facts->host, facts->ended);
    if (facts->seconds > 0)
        ct_text_add(text, "# seconds: %.6f\n", facts->seconds);
    ct_text_add(text,
                "# colltune: calls of programs with the library tuned for %s, "
                "%d ranks%s\n",
                ct_tuned.machine, ct_tuned.nranks,
                ct_tuned.is_simulated ? ", in a simulation" : "");
    if (nranks > 0)
        ct_text_add(text, "# Sums over all %d ranks.\n", nranks);
    else
        ct_text_add(text, "# Of rank 0 only.\n");
    ct_native_settings_add(text, "# ");
    ct_text_add(text, "# saved_s: estimated against native for saved_calls of the "
                      "calls, from times measured while tuning.\n"
                      "collective,algorithm,setting,native_because,ranks,calls,bytes,"
                      "least_bytes,most_bytes,time_s,longest_rank_s,saved_s,"
                      "saved_calls,comm_ranks,job,predicted_s,predicted_native_s\n");
}

/* To the file of this name: all reports of the jobs that it stands for, if it has a percent
   sign. */
static int write_text(const char *named, const struct ct_run_facts *facts, const char *csv,
                      struct ct_diag *diag)
{
    char *name = ct_run_facts_name(facts, named);
    char *path = name == NULL ? NULL : ct_switch_path(name);
    int err;

    if (path == NULL)
        err = ct_diag_memory(diag);
    else if (strchr(named, '%') != NULL)
        err = ct_named_file_append(path, csv, diag);
    else
        err = ct_named_file_write(path, csv, diag);
    free(path);
    free(name);
    return err;
}

void ct_profile_write(const struct ct_profile_lines *lines, int nranks, const char *path)
{
    const struct ct_run_facts facts = ct_run_facts_now();
    struct ct_diag diag = {""};
    struct ct_text text = {0};
    char *csv = NULL;
    int err;

    add_head(&text, &facts, nranks);
    for (int i = 0; i < lines->count; i++)
        add_line(&text, &lines->lines[i]);
    if (lines->count == 0)
        ct_text_add(&text, "# No call came to this library.\n");
    ct_text_add(&text, CT_REPORT_END "\n");
    err = ct_text_take(&text, &csv, &diag);
    if (err == CT_OK && lines->has_failed)
        err = ct_diag_set(&diag, CT_ERR_MEMORY, "not all lines are here");
    if (err == CT_OK)
        err = write_text(path, &facts, csv, &diag);
    if (err != CT_OK)
        fprintf(stderr, "colltune: COLLTUNE_REPORT=%s: %s\n", path, diag.text);
    free(csv);
}
