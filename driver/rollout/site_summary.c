/*
 * site_summary.c - adds lines to cells and programs, and sorts them.
 */
#include "driver/rollout/site_summary.h"

#include "base/array.h"
#include "driver/rollout/advice.h"

#include <stdlib.h>
#include <string.h>

static bool is_of_same_calls(const struct ct_report_line *a, const struct ct_report_line *b)
{
    return strcmp(a->collective, b->collective) == 0 && strcmp(a->algorithm, b->algorithm) == 0 &&
           strcmp(a->setting, b->setting) == 0 && strcmp(a->because, b->because) == 0;
}

static struct ct_site_cell *find_cell(struct ct_site_summary *summary, const char *program,
                                      const struct ct_report_line *line)
{
    struct ct_site_cell *cell;

    for (int i = 0; i < summary->ncells; i++) {
        cell = &summary->cells[i];
        if (strcmp(cell->program, program) == 0 && is_of_same_calls(&cell->sum, line))
            return cell;
    }
    cell = ct_array_add(&summary->cells, &summary->ncells, sizeof *cell);
    if (cell == NULL)
        return NULL;
    cell->program = program;
    cell->sum = (struct ct_report_line){.collective = line->collective,
                                        .algorithm = line->algorithm,
                                        .setting = line->setting,
                                        .because = line->because,
                                        .job = ""};
    return cell;
}

static void add_line(struct ct_report_line *sum, const struct ct_report_line *line)
{
    if (line->has_sizes) {
        if (!sum->has_sizes || line->least_bytes < sum->least_bytes)
            sum->least_bytes = line->least_bytes;
        if (!sum->has_sizes || line->most_bytes > sum->most_bytes)
            sum->most_bytes = line->most_bytes;
        sum->has_sizes = true;
    }
    sum->calls += line->calls;
    sum->bytes += line->bytes;
    sum->time_s += line->time_s;
    sum->saved_s += line->saved_s;
    sum->saved_calls += line->saved_calls;
    if (line->longest_s > sum->longest_s)
        sum->longest_s = line->longest_s;
}

static struct ct_site_program *find_program(struct ct_site_summary *summary, const char *name)
{
    struct ct_site_program *program;

    for (int i = 0; i < summary->nprograms; i++) {
        if (strcmp(summary->programs[i].name, name) == 0)
            return &summary->programs[i];
    }
    program = ct_array_add(&summary->programs, &summary->nprograms, sizeof *program);
    if (program != NULL)
        program->name = name;
    return program;
}

static int add_report(struct ct_site_summary *summary, const struct ct_program_report *report,
                      struct ct_diag *diag)
{
    struct ct_site_program *program = find_program(summary, report->program);
    double time_s = 0;

    if (program == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; i < report->nlines; i++) {
        const struct ct_report_line *line = &report->lines[i];
        struct ct_site_cell *cell = find_cell(summary, report->program, line);

        if (cell == NULL)
            return ct_diag_memory(diag);
        add_line(&cell->sum, line);
        cell->nreports++;
        time_s += line->time_s;
        program->saved_s += line->saved_s;
        summary->saved_s += line->saved_s;
    }
    summary->time_s += time_s;
    program->nreports++;
    program->is_of_rank_0 |= report->is_of_rank_0;
    if (report->nranks > program->most_ranks)
        program->most_ranks = report->nranks;
    program->time_s += time_s;
    if (report->seconds > 0) {
        program->timed_s += time_s;
        program->rank_s += report->seconds * report->nranks;
    }
    return CT_OK;
}

static int by_time(const void *a, const void *b)
{
    const struct ct_site_cell *x = a;
    const struct ct_site_cell *y = b;

    return (x->sum.time_s < y->sum.time_s) - (x->sum.time_s > y->sum.time_s);
}

static int by_program_time(const void *a, const void *b)
{
    const struct ct_site_program *x = a;
    const struct ct_site_program *y = b;

    return (x->time_s < y->time_s) - (x->time_s > y->time_s);
}

int ct_site_summary_make(const struct ct_program_reports *reports, struct ct_site_summary *summary,
                         struct ct_diag *diag)
{
    int err = CT_OK;

    memset(summary, 0, sizeof *summary);
    for (int i = 0; i < reports->n && err == CT_OK; i++)
        err = add_report(summary, &reports->items[i], diag);
    if (summary->ncells > 0)
        qsort(summary->cells, (size_t)summary->ncells, sizeof *summary->cells, by_time);
    if (summary->nprograms > 0)
        qsort(summary->programs, (size_t)summary->nprograms, sizeof *summary->programs,
              by_program_time);
    return err;
}

void ct_site_summary_free(struct ct_site_summary *summary)
{
    free(summary->cells);
    free(summary->programs);
}

/* Below 0: not known. */
static double share_of(const struct ct_site_summary *summary, const char *collective)
{
    double time_s = 0, saved_s = 0;

    for (int i = 0; i < summary->ncells; i++) {
        const struct ct_report_line *sum = &summary->cells[i].sum;

        if (strcmp(sum->collective, collective) != 0 || sum->because[0] != '\0' ||
            sum->saved_calls == 0)
            continue;
        time_s += sum->time_s * (double)sum->saved_calls / (double)sum->calls;
        saved_s += sum->saved_s;
    }
    if (time_s + saved_s <= 0)
        return -1;
    return saved_s > 0 ? saved_s / (time_s + saved_s) : 0;
}

double ct_site_summary_gain(const struct ct_site_summary *summary, const struct ct_site_cell *cell)
{
    double share;

    if (cell->sum.because[0] == '\0' || !ct_advice_for(cell->sum.because).can_gain)
        return 0;
    share = share_of(summary, cell->sum.collective);
    return share < 0 ? share : cell->sum.time_s * share;
}
