/*
 * job_limits.c - draws the jobs of bench jobs, and how much of what the cables
 * allow their figures reach.
 *
 * For each kind, size and collective: the geometric mean of native's time over
 * the least that any algorithm needs on the cables of these ranks (the limit,
 * cluster/limits.h; of a split's parts all at once), beside that over the tuned
 * time. No speed-up can be more than that. Cells without a limit, as parts
 * within hosts, are left out.
 */
#include "bench/csv.h"
#include "bench/launch_samples.h"
#include "bench/side_draw.h"
#include "bench/verb.h"
#include "cluster/limits.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LAUNCH "{command}" /* nothing is launched */

/* A cell of bench jobs. */
struct cell {
    const char *kind; /* "job" or "split" */
    uint64_t seed;
    const struct ct_collective *collective;
    size_t bytes;
    double native_s;
    double speedup;
};

/*
 * The ranks of a random job.
 *
 * drawn  out: rank -> node of its host; room for all ranks of the cluster
 */
static int draw_job(const struct ct_cluster *cluster, uint64_t seed, int *drawn, int *nranks,
                    struct ct_diag *diag)
{
    int *room = calloc((size_t)cluster->nnodes, sizeof *room);
    int *nodes = calloc((size_t)cluster->nnodes, sizeof *nodes);
    int nhosts = 0, err = CT_OK;

    if (room == NULL || nodes == NULL) {
        err = ct_diag_memory(diag);
        goto out;
    }
    for (int rank = 0; rank < cluster->nranks; rank++) {
        int host = 0;

        while (host < nhosts && nodes[host] != cluster->rank_host[rank])
            host++;
        nodes[host] = cluster->rank_host[rank];
        room[host]++;
        if (host == nhosts)
            nhosts++;
    }
    if (nhosts < 2)
        CT_TRY(err, out, ct_diag_set(diag, CT_ERR_INPUT, "a job needs two hosts"));
    *nranks = ct_draw_job(seed, room, nhosts, drawn);
    for (int rank = 0; rank < *nranks; rank++)
        drawn[rank] = nodes[drawn[rank]];
out:
    free(room);
    free(nodes);
    return err;
}

/* The ranks of a color alone; `part` has room for all. */
static void take_part(const struct ct_cluster *cluster, const int *colors, int color,
                      struct ct_cluster *part)
{
    part->nranks = 0;
    for (int rank = 0; rank < cluster->nranks; rank++) {
        if (colors[rank] != color)
            continue;
        part->rank_place[part->nranks] = cluster->rank_place[rank];
        part->rank_host[part->nranks++] = cluster->rank_host[rank];
    }
}

/*
 * The least time of the calls of all colors at once, seconds.
 *
 * colors  rank -> its part
 */
static int find_limit(const struct ct_cluster *cluster, const int *colors, const struct cell *cell,
                      double *limit_s)
{
    const size_t nranks = (size_t)cluster->nranks;
    struct ct_cluster part = *cluster;
    double(*busy)[2] = calloc((size_t)part.nnodes, sizeof *busy);
    int err = CT_OK;

    part.rank_place = calloc(nranks, sizeof *part.rank_place);
    part.rank_host = calloc(nranks, sizeof *part.rank_host);
    if (busy == NULL || part.rank_place == NULL || part.rank_host == NULL)
        err = CT_ERR_MEMORY;
    *limit_s = 0;
    for (int color = 0; color < cluster->nranks && err == CT_OK; color++) {
        take_part(cluster, colors, color, &part);
        if (part.nranks < 2)
            continue;
        err = ct_limit_add_cables(&part, cell->collective, 0, busy);
        *limit_s = fmax(*limit_s, ct_limit_of_both(&part, cell->collective, 0, cell->bytes));
    }
    for (int x = 1; x < part.nnodes && err == CT_OK; x++)
        *limit_s = fmax(*limit_s, fmax(busy[x][0], busy[x][1]) * (double)cell->bytes);
    free(part.rank_place);
    free(part.rank_host);
    free(busy);
    return err;
}

/* The limit of a cell among the ranks of its job or split.
   whole: the cluster in the file `path` */
static int limit_of(const char *path, const struct ct_cluster *whole, const struct cell *cell,
                    double *limit_s, struct ct_diag *diag)
{
    char name[] = "drawn";
    struct ct_cluster_job job = {.name = name, .nparts = 1};
    struct ct_cluster *cluster = NULL;
    int *drawn = calloc((size_t)whole->nranks, sizeof *drawn);
    int *colors = calloc((size_t)whole->nranks, sizeof *colors);
    int err = drawn == NULL || colors == NULL ? ct_diag_memory(diag) : CT_OK;

    if (err == CT_OK && strcmp(cell->kind, "job") == 0) {
        job.rank_host = drawn;
        err = draw_job(whole, cell->seed, drawn, &job.nranks, diag);
        if (err == CT_OK)
            err = ct_cluster_load_job(path, LAUNCH, &job, &cluster, diag);
    } else if (err == CT_OK) {
        ct_draw_split(cell->seed, whole->nranks, colors);
    }
    if (err == CT_OK &&
        find_limit(cluster == NULL ? whole : cluster, colors, cell, limit_s) != CT_OK)
        err = ct_diag_memory(diag);
    ct_cluster_free(cluster);
    free(colors);
    free(drawn);
    return err;
}

/* Add limit and speed-up of a cell to the means of its kind and size, and of one
   collective or all. */
static int add_to_means(struct ct_samples *means, const struct cell *cell, const char *collective,
                        double limit, struct ct_diag *diag)
{
    const double values[] = {limit, cell->speedup};
    char row[80];

    snprintf(row, sizeof row, "%-6s %8zu  %-21s", cell->kind, cell->bytes, collective);
    return ct_samples_add(means, row, 0, values, 2) == CT_OK ? CT_OK : ct_diag_memory(diag);
}

static int read_cell(const struct ct_csv *csv, struct cell *cell, struct ct_diag *diag)
{
    const char *name;
    double seed, bytes;
    int err;

    CT_TRY(err, out, ct_csv_text(csv, "kind", &cell->kind, diag));
    CT_TRY(err, out, ct_csv_text(csv, "collective", &name, diag));
    CT_TRY(err, out, ct_csv_number(csv, "seed", &seed, diag));
    CT_TRY(err, out, ct_csv_number(csv, "bytes", &bytes, diag));
    CT_TRY(err, out, ct_csv_number(csv, "native_s", &cell->native_s, diag));
    CT_TRY(err, out, ct_csv_number(csv, "speedup", &cell->speedup, diag));
    cell->collective = ct_collective_find(name);
    if (cell->collective == NULL ||
        (strcmp(cell->kind, "job") != 0 && strcmp(cell->kind, "split") != 0) ||
        cell->native_s <= 0 || cell->speedup <= 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s:%d: not a cell of bench jobs: job or split, a "
                           "collective, times above 0",
                           csv->path, csv->line);
    cell->seed = (uint64_t)seed;
    cell->bytes = (size_t)bytes;
out:
    return err;
}

static int add_cell(const char *path, const struct ct_cluster *whole, const struct cell *cell,
                    struct ct_samples *means, struct ct_diag *diag)
{
    double limit_s = 0;
    int err = limit_of(path, whole, cell, &limit_s, diag);

    if (err != CT_OK || limit_s <= 0)
        return err;
    err = add_to_means(means, cell, "all", cell->native_s / limit_s, diag);
    return err == CT_OK
               ? add_to_means(means, cell, cell->collective->name, cell->native_s / limit_s, diag)
               : err;
}

static int read_means(const char *path, const char *csv_path, struct ct_samples *means,
                      struct ct_diag *diag)
{
    struct ct_cluster *whole = NULL;
    struct ct_csv csv = {.path = NULL};
    struct cell cell;
    bool is_there;
    int err;

    CT_TRY(err, out, ct_cluster_load(path, LAUNCH, &whole, diag));
    CT_TRY(err, out, ct_csv_open(&csv, csv_path, diag));
    for (;;) {
        CT_TRY(err, out, ct_csv_next(&csv, &is_there, diag));
        if (!is_there)
            break;
        CT_TRY(err, out, read_cell(&csv, &cell, diag));
        CT_TRY(err, out, add_cell(path, whole, &cell, means, diag));
    }
out:
    ct_csv_close(&csv);
    ct_cluster_free(whole);
    return err;
}

/* By kind and size, all collectives first: as their texts are ordered. */
static int compare_rows(const void *a, const void *b)
{
    const struct ct_sample_row *one = a, *other = b;

    return strcmp(one->name, other->name);
}

static void add_means(struct ct_text *text, struct ct_samples *means)
{
    if (means->nrows > 0)
        qsort(means->rows, (size_t)means->nrows, sizeof *means->rows, compare_rows);
    ct_text_add(text, "%-6s %8s  %-21s %5s  %8s  %7s  %8s\n", "kind", "bytes", "collective",
                "cells", "speed-up", "at most", "of limit");
    for (int i = 0; i < means->nrows; i++) {
        const struct ct_sample_list *columns = means->rows[i].columns;
        const double limit = ct_sample_list_mean(&columns[0]);
        const double speedup = ct_sample_list_mean(&columns[1]);

        ct_text_add(text, "%s %5d  %8.2f  %7.2f  %8.2f\n", means->rows[i].name, columns[0].n,
                    speedup, limit, speedup / limit);
    }
}

static int run_limits(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    struct ct_samples means = {.ncolumns = 2};
    const int err = read_means(call->arguments[0], call->arguments[1], &means, diag);

    if (err == 0)
        add_means(text, &means);
    ct_samples_fini(&means);
    return err;
}

/* The host of each rank, with commas between. */
static int run_draw(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    const char *seed = call->arguments[1];
    struct ct_cluster *cluster = NULL;
    int *drawn = NULL;
    char *end;
    int nranks, err;

    CT_TRY(err, out, ct_cluster_load(call->arguments[0], LAUNCH, &cluster, diag));
    nranks = cluster->nranks;
    drawn = calloc((size_t)nranks, sizeof *drawn);
    if (drawn == NULL) {
        err = ct_diag_memory(diag);
        goto out;
    }
    memcpy(drawn, cluster->rank_host, (size_t)nranks * sizeof *drawn);
    if (seed != NULL) {
        const uint64_t number = strtoull(seed, &end, 10);

        if (end == seed || *end != '\0' || *seed == '-')
            CT_TRY(err, out, ct_diag_set(diag, CT_ERR_INPUT, "not a seed: %s", seed));
        CT_TRY(err, out, draw_job(cluster, number, drawn, &nranks, diag));
    }
    for (int i = 0; i < nranks; i++)
        ct_text_add(text, "%s%s", i == 0 ? "" : ",", cluster->nodes[drawn[i]].name);
    ct_text_add(text, "\n");
out:
    free(drawn);
    ct_cluster_free(cluster);
    return err;
}

const struct ct_verb ct_limit_verbs[] = {
    {"job_limits", "CLUSTER CSV", 2, 2,
     "how much of what the cables allow the figures of jobs reach", NULL, run_limits},
    {"job_draw", "CLUSTER [SEED]", 1, 2,
     "the host of each rank of a random job on a cluster; of the cluster's own "
     "without SEED",
     NULL, run_draw},
    {.name = NULL}};
