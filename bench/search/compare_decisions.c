/*
 * compare_decisions.c - whether two independent runs on one cluster agree.
 *
 * A cell (a collective at a fixed size) agrees if both chose the same, or if by
 * the journal of either run the two choices are within 2 %. It is clear if the
 * second best is 5 % behind, by the mean of both runs. What the second run loses is judged by
 * the first run's journal; what it predicted counts as raced with native.
 */
#include "base/files.h"
#include "base/statistics.h"
#include "bench/search/search_verbs.h"
#include "driver/journal/frozen.h"
#include "result/comparison.h"
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
    int undecided; /* in the second run */
    int timed;     /* cells whose loss is known */
    double *lost;  /* of these: logarithms */
};

static int open_run(struct run *run, const char *dir, struct ct_diag *diag)
{
    struct ct_path path = ct_path("%s/measurements.csv", dir);
    char *const journal = path.text;
    const int err = ct_decisions_read(ct_path("%s/decisions.csv", dir).text, &run->result, diag);

    return err == CT_OK ? ct_frozen_read(&run->frozen, &journal, 1, false, diag) : err;
}

static void close_run(struct run *run)
{
    ct_result_free(run->result);
    ct_frozen_fini(&run->frozen);
}

/* A choice's median at a size, as a logarithm; NAN: the run never timed it. */
static double median_at(struct run *run, const struct ct_compared_cell *cell, const char *algorithm,
                        const char *setting)
{
    struct ct_candidate_set *set = &run->frozen.candidates;
    char name[CT_CHOICE_NAME_SIZE];
    const struct ct_candidate *candidate = ct_candidate_named(
        set, cell->collective, ct_choice_name(cell->collective, algorithm, name, sizeof name),
        setting == NULL ? "" : setting);
    double median = NAN, *logs;

    candidate = candidate == NULL ? NULL : ct_candidate_unaliased(set, candidate);
    for (int i = 0; i < run->frozen.ncells; i++) {
        const struct ct_frozen_cell *frozen = &run->frozen.cells[i];
        int n;

        if (frozen->lines->bytes != cell->bytes ||
            strcmp(frozen->lines->candidate->collective, cell->collective) != 0)
            continue;
        n = ct_frozen_samples(frozen->lines, frozen->n, candidate, &logs);
        if (n > 0)
            median = ct_median(logs, n);
        if (n >= 0)
            free(logs);
    }
    return median;
}

/* The same of the choice of a side, in any of the runs. */
static double median_of(struct run *run, const struct ct_compared_cell *cell, int side)
{
    const struct ct_result_choice *choice = &cell->sides[side].choice;

    return median_at(run, cell, choice->algorithm, choice->setting);
}

/* How far the second best is behind; 0: unknown. */
static double gap_of(const struct ct_compared_side *side)
{
    const bool is_native = ct_result_is_native(side->choice.algorithm, side->choice.setting);
    const double native = is_native ? 0 : ct_speed_up(side->figures);
    double times = side->figures->behind;

    /* native is no runner-up */
    if (native > 0 && (times <= 0 || native < times))
        times = native;
    return times > 0 ? times - 1 : 0;
}

/* How much longer the second choice takes than the first, in a run; NAN: unknown. */
static double difference(struct run *run, const struct ct_compared_cell *cell)
{
    return exp(median_of(run, cell, 1) - median_of(run, cell, 0)) - 1;
}

/* The logarithm of a ratio of times in the first run: the second run's choice over the first's.
   NAN if one of them was not timed. */
static double loss_of(struct run *run, const struct ct_compared_cell *cell)
{
    double median = median_of(run, cell, 1);

    if (cell->sides[1].figures->basis == CT_RESULT_PREDICTED && !isnan(median))
        median = fmin(median, median_at(run, cell, CT_RESULT_NATIVE, NULL));
    return median - median_of(run, cell, 0);
}

static void add_difference(struct ct_text *text, double difference)
{
    if (isnan(difference))
        ct_text_add(text, " not timed");
    else
        ct_text_add(text, " %+.1f %%", 100 * difference);
}

static void compare_cell(struct ct_text *text, struct run *runs,
                         const struct ct_compared_cell *cell, struct counts *counts)
{
    const struct ct_compared_side *a = &cell->sides[0], *b = &cell->sides[1];
    const bool is_clear = (gap_of(a) + gap_of(b)) / 2 > GAP;
    bool agree = !cell->is_other_choice;

    if (!agree) {
        const double first = difference(&runs[0], cell);
        const double second = difference(&runs[1], cell);

        agree = fabs(first) <= NEAR || fabs(second) <= NEAR;
        ct_text_add(text, "%-10s %8zu  %s %s | %s %s: the second takes", cell->collective,
                    cell->bytes, a->choice.algorithm,
                    a->choice.setting == NULL ? "" : a->choice.setting, b->choice.algorithm,
                    b->choice.setting == NULL ? "" : b->choice.setting);
        add_difference(text, first);
        ct_text_add(text, " in the first run,");
        add_difference(text, second);
        ct_text_add(text, " in the second%s%s\n", is_clear ? "; clear" : "",
                    agree ? "" : "; they disagree");
    }
    counts->undecided += b->figures->basis == CT_RESULT_UNDECIDED;
    counts->lost[counts->timed] = loss_of(&runs[0], cell);
    counts->timed += !isnan(counts->lost[counts->timed]);
    counts->cells++;
    counts->agree += agree;
    counts->clear += is_clear;
    counts->agree_clear += is_clear && agree;
}

/* The fixed sizes that both have. */
static int compare_all(struct ct_text *text, struct run *runs, struct counts *counts,
                       struct ct_diag *diag)
{
    struct ct_comparison comparison;
    int err =
        ct_comparison_init(&comparison, (const char *const[]){"", ""},
                           (const struct ct_result *const[]){runs[0].result, runs[1].result}, diag);

    counts->lost = calloc((size_t)comparison.ncells + 1, sizeof *counts->lost);
    if (err == CT_OK && counts->lost == NULL)
        err = ct_diag_memory(diag);
    for (int i = 0; i < comparison.ncells && err == CT_OK; i++) {
        const struct ct_compared_cell *cell = &comparison.cells[i];

        if (cell->of[0] == '\0' && cell->change != CT_CHANGE_FIRST &&
            cell->change != CT_CHANGE_SECOND)
            compare_cell(text, runs, cell, counts);
    }
    ct_comparison_fini(&comparison);
    return err;
}

static void add_losses(struct ct_text *text, const struct counts *counts)
{
    double mean = 0;

    for (int i = 0; i < counts->timed; i++)
        mean += counts->lost[i] / counts->timed;
    ct_text_add(text, "by the first run's samples the second loses ");
    if (counts->timed > 0)
        ct_text_add(text, "%.1f %%, nine of ten cells at most %.1f %% ", 100 * expm1(mean),
                    100 * expm1(ct_quantile(counts->lost, counts->timed, 0.9)));
    ct_text_add(text, "(%d of %d cells were timed there); %d are undecided\n", counts->timed,
                counts->cells, counts->undecided);
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
    if (err == CT_OK)
        err = compare_all(text, runs, &counts, diag);
    if (err == CT_OK)
        add_losses(text, &counts);
    if (err == CT_OK)
        ct_text_add(text,
                    "%d of %d cells agree, %.1f %%; of the clear ones %d of "
                    "%d, %.1f %%\n",
                    counts.agree, counts.cells, percent(counts.agree, counts.cells),
                    counts.agree_clear, counts.clear, percent(counts.agree_clear, counts.clear));
    free(counts.lost);
    close_run(&runs[0]);
    close_run(&runs[1]);
    return err;
}
