/*
 * comparison.c - pairs the cells of two results.
 */
#include "result/comparison.h"

#include <stdlib.h>
#include <string.h>

#define UNKNOWN 1.25 /* a time without an interval may be so many times larger or smaller */
#define DIFFERS 1.05 /* a smaller difference of medians is none */

const char *const ct_change_names[CT_CHANGES] = {
    "within noise", "faster", "slower", "not timed", "only in the first", "only in the second"};

static const struct ct_result_case *find_case(const struct ct_result *result,
                                              const char *collective, const char *of)
{
    const struct ct_result_collective *own = ct_result_find_collective(result, collective);

    for (int i = 0; own != NULL && i < own->ncases; i++) {
        if (strcmp(own->cases[i].of == NULL ? "" : own->cases[i].of, of) == 0)
            return &own->cases[i];
    }
    return NULL;
}

/* A class of roots without ranges takes rank 0's choices, whose times are not its own. */
static struct ct_compared_side side_of_range(const struct ct_result *result, const char *collective,
                                             const char *of, size_t bytes)
{
    const struct ct_result_case *own = find_case(result, collective, of);
    const struct ct_result_range *range = NULL;
    bool is_timed = false;

    if (own != NULL && own->nranges == 0)
        own = find_case(result, collective, "");
    else if (own != NULL)
        is_timed = true;
    if (own != NULL)
        range = ct_case_pattern(own) != NULL ? own->ranges : ct_result_find_range(own, bytes);
    if (range == NULL)
        return (struct ct_compared_side){.figures = NULL};
    return (struct ct_compared_side){
        range->choice, is_timed && range->measured_bytes == bytes ? &range->figures : NULL};
}

static struct ct_compared_side side_of(const struct ct_result *result, const char *collective,
                                       const char *of, size_t bytes)
{
    const struct ct_result_case *own = find_case(result, collective, of);

    if (of[0] != '\0')
        return side_of_range(result, collective, of, bytes);
    for (int i = 0; own != NULL && i < own->nsizes; i++) {
        const struct ct_result_size *size = &own->sizes[i];

        if (size->bytes == bytes)
            return (struct ct_compared_side){
                {.algorithm = size->algorithm, .setting = size->setting}, &size->figures};
    }
    return (struct ct_compared_side){.figures = NULL};
}

static double low_of(const struct ct_result_time *time)
{
    return time->low_s > 0 ? time->low_s : time->seconds / UNKNOWN;
}

static double high_of(const struct ct_result_time *time)
{
    return time->low_s > 0 ? time->high_s : time->seconds * UNKNOWN;
}

/* True if the first time is shorter beyond noise. */
static bool is_shorter(const struct ct_result_time *a, const struct ct_result_time *b)
{
    return high_of(a) < low_of(b) && a->seconds * DIFFERS < b->seconds;
}

static void judge(struct ct_compared_cell *cell)
{
    const struct ct_compared_side *a = &cell->sides[0], *b = &cell->sides[1];

    if (a->choice.algorithm == NULL || b->choice.algorithm == NULL) {
        cell->change = a->choice.algorithm == NULL ? CT_CHANGE_SECOND : CT_CHANGE_FIRST;
        return;
    }
    cell->is_other_choice = !ct_result_is_same(&a->choice, &b->choice);
    if (a->figures == NULL || b->figures == NULL || a->figures->choice.seconds <= 0 ||
        b->figures->choice.seconds <= 0) {
        cell->change = CT_CHANGE_UNTIMED;
        return;
    }
    cell->ratio = b->figures->choice.seconds / a->figures->choice.seconds;
    cell->change = is_shorter(&b->figures->choice, &a->figures->choice)   ? CT_CHANGE_FASTER
                   : is_shorter(&a->figures->choice, &b->figures->choice) ? CT_CHANGE_SLOWER
                                                                          : CT_CHANGE_NOISE;
}

static bool has_cell(const struct ct_comparison *comparison, const char *collective, const char *of,
                     size_t bytes)
{
    for (int i = comparison->ncells - 1; i >= 0; i--) {
        const struct ct_compared_cell *cell = &comparison->cells[i];

        if (cell->bytes == bytes && strcmp(cell->of, of) == 0 &&
            strcmp(cell->collective, collective) == 0)
            return true;
    }
    return false;
}

static int add_cell(struct ct_comparison *comparison, const char *collective, const char *of,
                    size_t bytes)
{
    struct ct_compared_cell *cell;

    if (has_cell(comparison, collective, of, bytes))
        return CT_OK;
    cell = CT_ADD(comparison, cells);
    if (cell == NULL)
        return CT_ERR_MEMORY;
    *cell = (struct ct_compared_cell){.collective = collective, .of = of, .bytes = bytes};
    for (int k = 0; k < 2; k++)
        cell->sides[k] = side_of(comparison->results[k], collective, of, bytes);
    judge(cell);
    comparison->by_change[cell->change]++;
    comparison->nother_choices += cell->is_other_choice;
    return CT_OK;
}

static int add_case(struct ct_comparison *comparison, const char *collective,
                    const struct ct_result_case *own)
{
    const char *of = own->of == NULL ? "" : own->of;
    int err = CT_OK;

    for (int i = 0; of[0] == '\0' && i < own->nsizes && err == CT_OK; i++)
        err = add_cell(comparison, collective, of, own->sizes[i].bytes);
    for (int i = 0; of[0] != '\0' && i < own->nranges && err == CT_OK; i++)
        err = add_cell(comparison, collective, of, own->ranges[i].measured_bytes);
    return err;
}

int ct_comparison_init(struct ct_comparison *comparison, const char *const names[2],
                       const struct ct_result *const results[2], struct ct_diag *diag)
{
    int err = CT_OK;

    *comparison =
        (struct ct_comparison){.names = {names[0], names[1]}, .results = {results[0], results[1]}};
    for (int k = 0; k < 2; k++) {
        for (int c = 0; c < results[k]->ncollectives; c++) {
            const struct ct_result_collective *own = &results[k]->collectives[c];

            for (int i = 0; i < own->ncases && err == CT_OK; i++)
                err = add_case(comparison, own->name, &own->cases[i]);
        }
    }
    return err == CT_OK ? CT_OK : ct_diag_memory(diag);
}

void ct_comparison_fini(struct ct_comparison *comparison)
{
    free(comparison->cells);
}
