/*
 * command_map.c - tunes jobs of several sizes on a cluster and draws which
 * algorithm is best over the number of ranks and the size.
 */
#include "base/files.h"
#include "base/text.h"
#include "cluster/cluster.h"
#include "driver/flavours/flavour.h"
#include "driver/options/options.h"
#include "driver/options/rank_list.h"
#include "result/decisions.h"
#include "result/rank_map.h"

#include <stdio.h>
#include <stdlib.h>

/* The whole of a map. */
struct map {
    struct ct_cluster *cluster;
    char *dir;
    bool *wanted; /* number of ranks -> whether it is in the map */
    struct ct_result **results;
    int nresults;
};

static int open_map(struct map *map, const struct ct_options *options, struct ct_diag *diag)
{
    int err;

    CT_TRY(err, done, ct_cluster_load(options->file, "{command}", &map->cluster, diag));
    map->dir = options->out_dir != NULL ? ct_format("%s", options->out_dir)
                                        : ct_format("out/%s-map%s", map->cluster->name,
                                                    options->flavour->times.folder_suffix);
    map->wanted = calloc((size_t)map->cluster->nranks + 1, sizeof(bool));
    map->results = calloc((size_t)map->cluster->nranks, sizeof(struct ct_result *));
    if (map->dir == NULL || map->wanted == NULL || map->results == NULL)
        CT_TRY(err, done, ct_diag_memory(diag));
    CT_TRY(err, done,
           ct_rank_list_read(options->rank_list, map->cluster->nranks, map->wanted, diag));
    err = ct_folder_make(map->dir, diag);
done:
    return err;
}

static void close_map(struct map *map)
{
    for (int i = 0; i < map->nresults; i++)
        ct_result_free(map->results[i]);
    free(map->results);
    free(map->wanted);
    free(map->dir);
    ct_cluster_free(map->cluster);
}

/* Tune for so many ranks, and read what was decided. */
static int tune(struct map *map, const struct ct_options *options, int nranks, struct ct_diag *diag)
{
    struct ct_options part = *options;
    const struct ct_path dir = ct_path("%s/ranks-%d", map->dir, nranks);
    int err;

    part.out_dir = dir.text;
    part.nranks = nranks;
    part.is_part = true;
    printf("%d rank%s: ", nranks, ct_plural(nranks));
    fflush(stdout);
    err = ct_command_tune.run(&part, diag);
    if (err == CT_OK)
        err = ct_decisions_read(ct_path("%s/ranks-%d/decisions.csv", map->dir, nranks).text,
                                &map->results[map->nresults], diag);
    if (err == CT_OK)
        map->nresults++;
    return err;
}

static int write_file(const struct map *map, const char *name, struct ct_text *text,
                      struct ct_diag *diag)
{
    char *whole = NULL;
    int err = ct_text_take(text, &whole, diag);

    if (err == CT_OK)
        err = ct_file_write(ct_path("%s/%s", map->dir, name).text, whole, diag);
    free(whole);
    return err;
}

static int write_map(const struct map *map, struct ct_diag *diag)
{
    const struct ct_rank_map whole = {(const struct ct_result *const *)map->results, map->nresults,
                                      NULL};
    struct ct_text csv = {.text = NULL}, page = {.text = NULL};
    int err;

    ct_rank_map_csv(&csv, &whole);
    ct_rank_map_page(&page, &whole);
    err = write_file(map, "map.csv", &csv, diag);
    if (err == CT_OK)
        err = write_file(map, "map.html", &page, diag);
    else
        free(page.text);
    return err;
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    struct map map = {.cluster = NULL};
    int err = open_map(&map, options, diag);

    for (int p = 2; err == CT_OK && p <= map.cluster->nranks; p++) {
        if (!map.wanted[p])
            continue;
        err = tune(&map, options, p, diag);
        if (err == CT_OK) /* what there is so far, should it be interrupted */
            err = write_map(&map, diag);
    }
    if (err == CT_OK)
        printf("The map: %s/map.html\n", map.dir);
    close_map(&map);
    return err;
}

const struct ct_command ct_command_map = {
    .name = "map",
    .arguments = "FILE",
    .summary = "Tunes for several numbers of ranks and draws what is best.",
    .needs_file = true,
    .collectives = "allreduce reduce",
    .run = run,
};
