/*
 * decide_again.c - each range and size by its rounds.
 */
#include "driver/decided/decide_again.h"

#include "base/array.h"
#include "base/statistics.h"
#include "result/rounding.h"
#include "result/shown_limits.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ABOVE_1 1.0005 /* as in search/confirm.c, */
#define FAR 1.25       /* and in search/left_open.c */
#define FAR_OFTEN 1.1  /* with as many samples as this: */
#define OFTEN 10

/* A range or a size being decided. */
struct cell {
    const char *collective;
    size_t bytes;
    int root;
    char **algorithm;
    char **setting;
    struct ct_result_figures *figures;
};

/* Both may be freed. */
static int set_text(char **member, const char *text)
{
    char *copy = ct_format("%s", text);

    if (copy == NULL)
        return CT_ERR_MEMORY;
    free(*member);
    *member = copy;
    return CT_OK;
}

static void set_ratio(struct ct_result_ratio *to, const struct ct_ratio *ratio)
{
    *to = (struct ct_result_ratio){
        .median = ratio->median, .low = ratio->low, .high = ratio->high, .nrounds = ratio->nrounds};
}

/* What runs from now on is native. */
static int give_way(const struct cell *cell)
{
    struct ct_result_figures *figures = cell->figures;

    figures->basis = CT_RESULT_UNDECIDED;
    figures->choice = figures->native;
    return set_text(cell->algorithm, CT_RESULT_NATIVE) == CT_OK ? set_text(cell->setting, "")
                                                                : CT_ERR_MEMORY;
}

/* Earlier versions wrote intervals of few samples, too. */
static void drop_interval(struct ct_result_time *time)
{
    if (time->nsamples < CT_INTERVAL_LEAST)
        time->low_s = time->high_s = 0;
}

static int set_runner_up(const struct cell *cell, const struct ct_timed_rounds *rounds,
                         const struct ct_timed_cell *timed)
{
    struct ct_result_figures *figures = cell->figures;
    const struct ct_candidate *found;
    const struct ct_ratio behind = ct_timed_rounds_behind(rounds, timed, &found);

    figures->behind = behind.median;
    if (set_text(&figures->runner_up, found == NULL ? "" : found->name) != CT_OK)
        return CT_ERR_MEMORY;
    return set_text(&figures->runner_up_setting, found == NULL ? "" : found->text);
}

/* By what is known of a choice besides native. */
static int decide(const struct cell *cell, const struct ct_timed_rounds *rounds,
                  const struct ct_timed_cell *timed)
{
    struct ct_result_figures *figures = cell->figures;
    const bool is_often = figures->choice.nsamples >= OFTEN && figures->native.nsamples >= OFTEN;
    const double times = figures->native.seconds / figures->choice.seconds;
    const struct ct_ratio ratio =
        ct_timed_rounds_confirmed(rounds, timed, &figures->choice, &figures->native);

    if (ratio.low > ABOVE_1) {
        figures->basis = CT_RESULT_CONFIRMED;
        set_ratio(&figures->ratio, &ratio);
    } else if (times > (is_often ? FAR_OFTEN : FAR)) {
        figures->basis = CT_RESULT_FIRST_LOOK;
    } else {
        return give_way(cell);
    }
    return CT_OK;
}

/* The cell as measurements.csv has it. */
static int find_timed(const struct cell *cell, struct ct_timed_rounds *rounds,
                      struct ct_timed_cell *timed)
{
    const bool calls_mpi = ct_result_calls_mpi(*cell->algorithm);
    char name[CT_ALGORITHM_TEXT];

    snprintf(name, sizeof name, "%s%s", calls_mpi ? cell->collective : *cell->algorithm,
             calls_mpi ? "_native" : "");
    *timed = (struct ct_timed_cell){
        .candidate = ct_candidate_named(&rounds->candidates, cell->collective, name,
                                        *cell->setting == NULL ? "" : *cell->setting),
        .bytes = cell->bytes,
        .root = cell->root};
    return timed->candidate == NULL ? CT_ERR_MEMORY : CT_OK;
}

static bool is_open(const struct cell *cell)
{
    const struct ct_result_figures *figures = cell->figures;

    return !ct_result_is_native(*cell->algorithm, *cell->setting) &&
           (figures->basis == CT_RESULT_CONFIRMED || figures->basis == CT_RESULT_FIRST_LOOK) &&
           figures->choice.seconds > 0 && figures->native.seconds > 0;
}

static int decide_cell(const struct cell *cell, struct ct_timed_rounds *rounds)
{
    struct ct_result_figures *figures = cell->figures;
    struct ct_timed_cell timed;
    int err = find_timed(cell, rounds, &timed);

    drop_interval(&figures->choice);
    drop_interval(&figures->native);
    if (err == CT_OK && is_open(cell))
        err = decide(cell, rounds, &timed);
    if (err != CT_OK || figures->choice.nsamples == 0)
        return err;
    err = find_timed(cell, rounds, &timed); /* it may have given way */
    return err == CT_OK ? set_runner_up(cell, rounds, &timed) : err;
}

static int decide_range(const struct ct_result_collective *own, int root,
                        struct ct_result_range *range, struct ct_timed_rounds *rounds)
{
    const struct cell cell = {.collective = own->name,
                              .bytes = range->measured_bytes,
                              .root = root,
                              .algorithm = &range->choice.algorithm,
                              .setting = &range->choice.setting,
                              .figures = &range->figures};
    const int err = decide_cell(&cell, rounds);

    if (ct_result_calls_mpi(range->choice.algorithm))
        range->choice.fingerprint = 0;
    return err;
}

static bool is_native(const struct ct_result_range *range)
{
    return ct_result_is_native(range->choice.algorithm, range->choice.setting);
}

static void free_range(struct ct_result_range *range)
{
    free(range->choice.algorithm);
    free(range->choice.setting);
    free(range->figures.runner_up);
    free(range->figures.runner_up_setting);
}

/* True if a size was measured, where another is only predicted. */
static bool is_surer(const struct ct_result_figures *figures, const struct ct_result_figures *other)
{
    return other->basis == CT_RESULT_PREDICTED && figures->basis != CT_RESULT_PREDICTED &&
           figures->basis != CT_RESULT_CARRIED && figures->basis != CT_RESULT_UNDECIDED;
}

/* Neighbours that are native are one range, with the figures of the first; what is only
   predicted speaks for none that was measured. */
static void merge(struct ct_result_case *of)
{
    int n = 0;

    for (int i = 0; i < of->nranges; i++) {
        struct ct_result_range *range = &of->ranges[i];
        struct ct_result_range *before = &of->ranges[n > 0 ? n - 1 : 0];

        if (n == 0 || !is_native(before) || !is_native(range)) {
            of->ranges[n++] = *range;
        } else if (is_surer(&range->figures, &before->figures)) {
            range->from_bytes = before->from_bytes;
            free_range(before);
            *before = *range;
        } else {
            free_range(range);
        }
    }
    of->nranges = n;
}

/* True for sizes up to the next range. */
static bool is_inside(const struct ct_result_case *of, int i, const struct ct_result_size *size)
{
    return size->bytes >= of->ranges[i].from_bytes &&
           (i + 1 == of->nranges || size->bytes < of->ranges[i + 1].from_bytes);
}

/* A copy of a range that takes what a size in it says. */
static int piece_of(const struct ct_result_range *range, const struct ct_result_size *size,
                    size_t from, struct ct_result_range *piece)
{
    const bool calls_mpi = ct_result_calls_mpi(size->algorithm);
    struct ct_result_figures *figures = &piece->figures;

    *piece = *range;
    *figures = size->figures;
    piece->from_bytes = from;
    piece->measured_bytes = size->bytes;
    piece->choice.fingerprint = calls_mpi ? 0 : range->choice.fingerprint;
    if (ct_result_is_native(size->algorithm, size->setting))
        memset(&piece->choice.values, 0, sizeof piece->choice.values);
    piece->choice.algorithm = ct_format("%s", size->algorithm);
    piece->choice.setting = ct_format("%s", size->setting == NULL ? "" : size->setting);
    figures->runner_up = ct_format("%s", figures->runner_up == NULL ? "" : figures->runner_up);
    figures->runner_up_setting =
        ct_format("%s", figures->runner_up_setting == NULL ? "" : figures->runner_up_setting);
    if (piece->choice.algorithm != NULL && piece->choice.setting != NULL &&
        figures->runner_up != NULL && figures->runner_up_setting != NULL)
        return CT_OK;
    free_range(piece);
    return CT_ERR_MEMORY;
}

/* Ranges being made. */
struct ranges {
    int n;
    struct ct_result_range *at;
};

static int push(struct ranges *ranges, const struct ct_result_range *range)
{
    struct ct_result_range *grown = ct_array_grow(ranges->at, ranges->n, sizeof *grown);

    if (grown == NULL)
        return CT_ERR_MEMORY;
    ranges->at = grown;
    grown[ranges->n++] = *range;
    return CT_OK;
}

/* Where a piece begins that starts with this size, after another in the range. */
static size_t start_of(const struct ct_result_size *size, const struct ct_result_size *last)
{
    return ct_result_is_native(size->algorithm, size->setting) ? last->bytes + 1 : size->bytes;
}

static bool agree_on_native(const struct ct_result_size *a, const struct ct_result_size *b)
{
    return ct_result_is_native(a->algorithm, a->setting) ==
           ct_result_is_native(b->algorithm, b->setting);
}

/* Push what range `i` is now: as the sizes in it say, where they agree with each
   other, of these the first unless that is only predicted; what was not confirmed is used no
   further than it must be. */
static int push_pieces(const struct ct_result_case *own, int i, struct ranges *made)
{
    const struct ct_result_size *last = NULL;
    int err = CT_OK;

    for (int k = 0; k < own->nsizes && err == CT_OK; k++) {
        const struct ct_result_size *size = &own->sizes[k];
        const bool begins = last == NULL || !agree_on_native(size, last);
        size_t from = own->ranges[i].from_bytes;
        struct ct_result_range piece;

        if (!is_inside(own, i, size))
            continue;
        if (last != NULL)
            from = begins ? start_of(size, last) : made->at[made->n - 1].from_bytes;
        if (begins || is_surer(&size->figures, &made->at[made->n - 1].figures)) {
            err = piece_of(&own->ranges[i], size, from, &piece);
            if (err == CT_OK && !begins)
                free_range(&made->at[--made->n]);
            if (err == CT_OK && (err = push(made, &piece)) != CT_OK)
                free_range(&piece);
        }
        last = size;
    }
    return err;
}

static bool has_size(const struct ct_result_case *own, int i)
{
    for (int k = 0; k < own->nsizes; k++) {
        if (is_inside(own, i, &own->sizes[k]))
            return true;
    }
    return false;
}

/* A range with fixed sizes in it follows these, another one its own figures. */
static int decide_ranges(const struct ct_result_collective *collective, struct ct_result_case *own,
                         struct ct_timed_rounds *rounds)
{
    struct ranges made = {.n = 0};
    int err = CT_OK;

    for (int i = 0; i < own->nranges && err == CT_OK; i++) {
        struct ct_result_range *range = &own->ranges[i];

        if (has_size(own, i)) {
            err = push_pieces(own, i, &made);
            continue;
        }
        err = decide_range(collective, ct_case_root(own), range, rounds);
        if (err == CT_OK)
            err = push(&made, range);
        if (err == CT_OK) /* it has moved */
            range->choice.algorithm = range->choice.setting = range->figures.runner_up =
                range->figures.runner_up_setting = NULL;
    }
    for (int i = 0; i < own->nranges; i++)
        free_range(&own->ranges[i]);
    free(own->ranges);
    own->ranges = made.at;
    own->nranges = made.n;
    merge(own);
    return err;
}

static int decide_size(const struct ct_result_collective *own, struct ct_result_size *size,
                       struct ct_timed_rounds *rounds)
{
    const struct cell cell = {.collective = own->name,
                              .bytes = size->bytes,
                              .algorithm = &size->algorithm,
                              .setting = &size->setting,
                              .figures = &size->figures};

    return decide_cell(&cell, rounds);
}

static int decide_collective(struct ct_result_collective *own, struct ct_timed_rounds *rounds)
{
    int err = CT_OK;

    for (int c = 0; c < own->ncases && err == CT_OK; c++) {
        struct ct_result_case *of = &own->cases[c];

        if (ct_case_pattern(of) != NULL)
            continue;
        for (int i = 0; i < of->nsizes && err == CT_OK; i++)
            err = decide_size(own, &of->sizes[i], rounds);
        if (err == CT_OK)
            err = decide_ranges(own, of, rounds);
    }
    return err;
}

int ct_decide_again(struct ct_result *result, struct ct_timed_rounds *rounds, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i < result->ncollectives && err == CT_OK; i++) {
        struct ct_result_collective *own = &result->collectives[i];

        if (ct_timed_rounds_have(rounds, own->name))
            err = decide_collective(own, rounds);
    }
    if (err != CT_OK)
        return ct_diag_memory(diag);
    ct_result_round(result);
    ct_result_drop_beaten_limits(result);
    return CT_OK;
}
