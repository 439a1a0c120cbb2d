/*
 * jobs_table.c - the table of bench/jobs, and its CSV.
 *
 * Usage: jobs_table table|csv <LINES, as in bench/job_cells.h
 */
#include "bench/job_cells.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define SLOWER 0.95 /* below this, cells are listed */

/* Cells that have all of what is not NULL. */
struct filter {
    const struct ct_job_group *group;
    const char *kind;
    const char *collective;
};

/* Of the cells of a filter. */
struct summary {
    int n, nown, nbest;
    double logs, own_logs, best_logs;    /* sums of logarithms */
    const struct ct_job_cell *least;     /* the one with the least speed-up */
    const struct ct_job_cell *own_least; /* that loses most to its own */
    int nslower;
};

/* Slower than native, whatever the noise: not even its better pairs are not. */
static bool is_slower(const struct ct_job_cell *cell)
{
    return cell->upper < SLOWER;
}

/* 1: as fast as with a library tuned for this very job. */
static double kept(const struct ct_job_cell *cell)
{
    return cell->speedup / cell->own;
}

static bool passes(const struct filter *filter, const struct ct_job_cell *cell)
{
    const struct ct_job_group *group = filter->group;

    return (group == NULL || (strcmp(group->kind, cell->group.kind) == 0 &&
                              strcmp(group->seed, cell->group.seed) == 0)) &&
           (filter->kind == NULL ||
            strcmp(filter->kind, cell->group.kind) == 0) &&
           (filter->collective == NULL ||
            strcmp(filter->collective, cell->collective) == 0);
}

static void count(struct summary *sum, const struct ct_job_cell *cell)
{
    sum->n++;
    sum->logs += log(cell->speedup);
    sum->nslower += is_slower(cell);
    if (sum->least == NULL || cell->speedup < sum->least->speedup)
        sum->least = cell;
    if (cell->best > 0) {
        sum->nbest++;
        sum->best_logs += log(cell->best);
    }
    if (cell->own <= 0)
        return;
    sum->nown++;
    sum->own_logs += log(kept(cell));
    if (sum->own_least == NULL || kept(cell) < kept(sum->own_least))
        sum->own_least = cell;
}

static struct summary summary_of(const struct ct_job_cells *cells,
                                 const struct filter *filter)
{
    struct summary sum = {.n = 0};

    for (int i = 0; i < cells->n; i++) {
        if (passes(filter, &cells->cells[i]))
            count(&sum, &cells->cells[i]);
    }
    return sum;
}

static void print_row(const char *name, const struct summary *sum)
{
    const struct ct_job_cell *least = sum->least;
    char cell[2 * CT_JOB_WORD];

    if (sum->n == 0)
        return;
    snprintf(cell, sizeof cell, "%s %d", least->collective, least->bytes);
    printf("%-30s%9.2f%7.2f  %5.2f-%-6.2f %-28s%6d", name,
           exp(sum->logs / sum->n), least->speedup, least->lower, least->upper,
           cell, sum->nslower);
    if (sum->nbest > 0)
        printf("%7.2f", exp(sum->best_logs / sum->nbest));
    else if (sum->nown > 0)
        printf("%7s", "");
    if (sum->nown > 0)
        printf("%9.2f%7.2f  %s %d", exp(sum->own_logs / sum->nown),
               kept(sum->own_least), sum->own_least->collective,
               sum->own_least->bytes);
    printf("\n");
}

static void print_group(const struct ct_job_cells *cells,
                        const struct ct_job_group *group)
{
    const struct summary sum =
        summary_of(cells, &(struct filter){.group = group});
    char name[2 * CT_JOB_WORD];
    char ranks[CT_JOB_WORD];

    snprintf(name, sizeof name, "%s %s", group->kind, group->seed);
    snprintf(ranks, sizeof ranks, "%d on %d", group->nranks, group->nhosts);
    snprintf(name + strlen(name), sizeof name - strlen(name), "%*s",
             29 - (int)strlen(name), ranks);
    print_row(name, &sum);
}

/* Each that has a cell, once, in the order of the cells. */
static void print_collectives(const struct ct_job_cells *cells)
{
    for (int i = 0; i < cells->n; i++) {
        const char *name = cells->cells[i].collective;
        bool is_new = true;

        for (int j = 0; j < i && is_new; j++)
            is_new = strcmp(cells->cells[j].collective, name) != 0;
        if (is_new) {
            const struct summary sum =
                summary_of(cells, &(struct filter){.collective = name});

            print_row(name, &sum);
        }
    }
}

static void print_slower(const struct ct_job_cells *cells)
{
    for (int i = 0; i < cells->n; i++) {
        const struct ct_job_cell *cell = &cells->cells[i];

        if (is_slower(cell))
            printf("slower: %s %s, %s %d: %.2f (%.2f-%.2f)\n", cell->group.kind,
                   cell->group.seed, cell->collective, cell->bytes,
                   cell->speedup, cell->lower, cell->upper);
    }
}

static void print_table(const struct ct_job_cells *cells)
{
    static const struct {
        const char *name;
        struct filter filter;
    } sums[] = {{"all jobs", {.kind = "job"}},
                {"all splits", {.kind = "split"}},
                {"all", {.kind = NULL}}};

    printf("%-19s%10s %9s%7s  %-12s %-28s%6s%7s%9s%7s\n", "", "ranks",
           "speed-up", "least", "middle half", "of", "slower", "best", "kept",
           "least");
    for (int i = 0; i < cells->n; i++) {
        const struct filter own = {.group = &cells->cells[i].group};

        if (i == 0 || !passes(&own, &cells->cells[i - 1]))
            print_group(cells, own.group);
    }
    for (size_t i = 0; i < sizeof sums / sizeof *sums; i++) {
        const struct summary sum = summary_of(cells, &sums[i].filter);

        print_row(sums[i].name, &sum);
    }
    print_collectives(cells);
    print_slower(cells);
}

static void print_csv(const struct ct_job_cells *cells)
{
    printf("kind,seed,hosts,ranks,collective,bytes,pairs,native_s,tuned_s,"
           "speedup,lower,upper,own_speedup,best_speedup\n");
    for (int i = 0; i < cells->n; i++) {
        const struct ct_job_cell *cell = &cells->cells[i];

        printf("%s,%s,%d,%d,%s,%d,%d,%.9g,%.9g,%.6g,%.6g,%.6g,",
               cell->group.kind, cell->group.seed, cell->group.nhosts,
               cell->group.nranks, cell->collective, cell->bytes, cell->npairs,
               cell->native_s, cell->tuned_s, cell->speedup, cell->lower,
               cell->upper);
        if (cell->own > 0)
            printf("%.6g", cell->own);
        printf(",");
        if (cell->best > 0)
            printf("%.6g", cell->best);
        printf("\n");
    }
}

int main(int argc, char **argv)
{
    struct ct_job_cells cells;
    const bool is_table = argc == 2 && strcmp(argv[1], "table") == 0;
    const char *wrong;
    int number;

    if (!is_table && (argc != 2 || strcmp(argv[1], "csv") != 0)) {
        fprintf(stderr, "usage: jobs_table table|csv <LINES\n");
        return 2;
    }
    wrong = ct_job_cells_read(&cells, stdin, &number);
    if (wrong != NULL)
        fprintf(stderr, "jobs_table: line %d: %s\n", number, wrong);
    else if (is_table)
        print_table(&cells);
    else
        print_csv(&cells);
    ct_job_cells_free(&cells);
    return wrong == NULL ? EXIT_SUCCESS : 2;
}
