/*
 * compare_decisions.c - whether two independent runs on one cluster agree.
 *
 * A cell (a collective at a fixed size) agrees if both chose the same, or if by
 * the journal of either run the two choices are within 2 %. It is clear if the
 * second best is 5 % behind, by the mean of both runs.
 */
#include "base/statistics.h"
#include "bench/search/frozen.h"
#include "bench/search/search_verbs.h"
#include "result/decisions.h"
#include "result/wording.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NEAR 0.02
#define GAP 0.05

/* One run. */
struct run {
    struct ct_result *result;
    struct ct_frozen frozen;
};

struct counts {
    int cells;
    int agree;
    int clear;
    int agree_clear;
};

static int open_run(struct run *run, const char *dir, struct ct_diag *diag)
{
    char *decisions = ct_format("%s/decisions.csv", dir);
    char *journal = ct_format("%s/measurements.csv", dir);
    int err = decisions == NULL || journal == NULL
                  ? ct_diag_memory(diag)
                  : ct_decisions_read(decisions, &run->result, diag);

    if (err == CT_OK)
        err = ct_frozen_read(&run->frozen, &journal, 1, false, diag);
    free(journal);
    free(decisions);
    return err;
}

static void close_run(struct run *run)
{
    ct_result_free(run->result);
    ct_frozen_fini(&run->frozen);
}

static const char *text_of(const char *text)
{
    return text == NULL ? "" : text;
}

/* A choice's median at a size, as a logarithm; NAN: the run never timed it. */
static double median_at(struct run *run, const char *collective, const struct ct_result_size *size)
{
    struct ct_candidate_set *set = &run->frozen.candidates;
    char name[CT_CHOICE_NAME_SIZE];
    const struct ct_candidate *candidate = ct_candidate_named(
        set, collective, ct_choice_name(collective, size->algorithm, name, sizeof name),
        text_of(size->setting));
    double median = NAN, *logs;

    candidate = candidate == NULL ? NULL : ct_candidate_unaliased(set, candidate);
    for (int i = 0; i < run->frozen.ncells; i++) {
        const struct ct_frozen_cell *cell = &run->frozen.cells[i];
        int n;

        if (cell->lines->bytes != size->bytes ||
            strcmp(cell->lines->candidate->collective, collective) != 0)
            continue;
        n = ct_frozen_samples(cell->lines, cell->n, candidate, &logs);
        if (n > 0)
            median = ct_median(logs, n);
        if (n >= 0)
            free(logs);
    }
    return median;
}

static bool is_same(const struct ct_result_size *a, const struct ct_result_size *b)
{
    return strcmp(text_of(a->algorithm), text_of(b->algorithm)) == 0 &&
           strcmp(text_of(a->setting), text_of(b->setting)) == 0;
}

/* How far the second best is behind; 0: unknown. */
static double gap_of(const struct ct_result_size *cell)
{
    const struct ct_result_figures *f = &cell->figures;
    const double native = ct_result_is_native(cell->algorithm, cell->setting) ? 0
                          : f->ratio.median > 0                               ? f->ratio.median
                          : f->choice.seconds > 0 ? f->native.seconds / f->choice.seconds
                                                  : 0;
    double times = f->behind;

    /* native is no runner-up */
    if (native > 0 && (times <= 0 || native < times))
        times = native;
    return times > 0 ? times - 1 : 0;
}

/* The difference of the choices of `a` and `b` in a run; NAN: unknown. */
static double difference(struct run *run, const char *collective, const struct ct_result_size *a,
                         const struct ct_result_size *b)
{
    return exp(median_at(run, collective, b) - median_at(run, collective, a)) - 1;
}

static void add_difference(struct ct_text *text, double difference)
{
    if (isnan(difference))
        ct_text_add(text, " not timed");
    else
        ct_text_add(text, " %+.1f %%", 100 * difference);
}

static void compare_cell(struct ct_text *text, struct run *runs, const char *collective,
                         const struct ct_result_size *a, const struct ct_result_size *b,
                         struct counts *counts)
{
    const bool is_clear = (gap_of(a) + gap_of(b)) / 2 > GAP;
    bool agree = is_same(a, b);

    if (!agree) {
        const double first = difference(&runs[0], collective, a, b);
        const double second = difference(&runs[1], collective, a, b);

        agree = fabs(first) <= NEAR || fabs(second) <= NEAR;
        ct_text_add(text, "%-10s %8zu  %s %s | %s %s: the second takes", collective, a->bytes,
                    a->algorithm, text_of(a->setting), b->algorithm, text_of(b->setting));
        add_difference(text, first);
        ct_text_add(text, " in the first run,");
        add_difference(text, second);
        ct_text_add(text, " in the second%s%s\n", is_clear ? "; clear" : "",
                    agree ? "" : "; they disagree");
    }
    counts->cells++;
    counts->agree += agree;
    counts->clear += is_clear;
    counts->agree_clear += is_clear && agree;
}

static const struct ct_result_size *find_size(const struct ct_result_collective *own,
                                              const struct ct_result_size *wanted)
{
    for (int i = 0; i < own->cases->nsizes; i++) {
        if (own->cases->sizes[i].bytes == wanted->bytes)
            return &own->cases->sizes[i];
    }
    return NULL;
}

static void compare_all(struct ct_text *text, struct run *runs, struct counts *counts)
{
    for (int i = 0; i < runs[0].result->ncollectives; i++) {
        const struct ct_result_collective *a = &runs[0].result->collectives[i];
        const struct ct_result_collective *b = ct_result_find_collective(runs[1].result, a->name);

        for (int k = 0; b != NULL && k < a->cases->nsizes; k++) {
            const struct ct_result_size *other = find_size(b, &a->cases->sizes[k]);

            if (other != NULL)
                compare_cell(text, runs, a->name, &a->cases->sizes[k], other, counts);
        }
    }
}

static double percent(int part, int all)
{
    return all == 0 ? 100 : 100.0 * part / all;
}

int ct_compare_decisions(const struct ct_verb_call *call, struct ct_text *text,
                         struct ct_diag *diag)
{
    struct run runs[2] = {{.result = NULL}, {.result = NULL}};
    struct counts counts = {0};
    int err = open_run(&runs[0], call->arguments[0], diag);

    if (err == CT_OK)
        err = open_run(&runs[1], call->arguments[1], diag);
    if (err == CT_OK) {
        compare_all(text, runs, &counts);
        ct_text_add(text,
                    "%d of %d cells agree, %.1f %%; of the clear ones %d of "
                    "%d, %.1f %%\n",
                    counts.agree, counts.cells, percent(counts.agree, counts.cells),
                    counts.agree_clear, counts.clear, percent(counts.agree_clear, counts.clear));
    }
    close_run(&runs[0]);
    close_run(&runs[1]);
    return err;
}
