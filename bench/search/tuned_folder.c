/*
 * tuned_folder.c - opens a machine folder and talks to its timer.
 */
#include "bench/search/tuned_folder.h"

#include "base/files.h"
#include "driver/flavours/flavour.h"
#include "result/decisions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PATIENCE_S 1200 /* for an answer */

static int name_files(struct ct_tuned_folder *folder, const char *dir,
                      struct ct_diag *diag)
{
    char *absolute = realpath(dir, NULL);

    if (absolute == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT, "there is no folder %s", dir);
    folder->timer = ct_format("%s/build/timer", absolute);
    folder->routines = ct_format("%s/build/routines.so", absolute);
    folder->decisions = ct_format("%s/decisions.csv", absolute);
    folder->errors = ct_format("%s/build/unseen.log", absolute);
    free(absolute);
    if (folder->timer == NULL || folder->routines == NULL ||
        folder->decisions == NULL || folder->errors == NULL)
        return ct_diag_memory(diag);
    if (!ct_file_exists(folder->timer) || !ct_file_exists(folder->routines))
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s has no build/timer and build/routines.so: run "
                           "colltune tune first",
                           dir);
    return CT_OK;
}

static int make_launch(struct ct_tuned_folder *folder, struct ct_diag *diag)
{
    const struct ct_flavour *flavour = ct_flavour_default();
    const struct ct_flavour_launch launch = {.cluster = folder->cluster,
                                             .environment = "",
                                             .program = folder->timer,
                                             .words = ""};
    const int err = flavour->launch(&launch, &folder->launch_line, diag);

    folder->client.launch_line = folder->launch_line;
    folder->client.errors_path = folder->errors;
    folder->client.launch_more_s = flavour->times.launch_more_s;
    return err;
}

static int load_cluster(struct ct_tuned_folder *folder, const char *dir,
                        struct ct_diag *diag)
{
    const struct ct_flavour *flavour = ct_flavour_default();
    char *path = ct_format("%s/cluster.yaml", dir);
    int err = path == NULL ? ct_diag_memory(diag)
                           : ct_cluster_load(path, flavour->launch_hosts,
                                             &folder->cluster, diag);

    free(path);
    return err == CT_OK
               ? ct_wiring_build(folder->cluster, &folder->wiring, diag)
               : err;
}

static int greet(struct ct_tuned_folder *folder, struct ct_diag *diag)
{
    struct ct_timer_hello hello;
    const int err = ct_timer_hello(&folder->client, &hello, diag);

    if (err != CT_OK || hello.nranks == folder->cluster->nranks)
        return err;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "the launch line started %d ranks, the cluster has %d",
                       hello.nranks, folder->cluster->nranks);
}

int ct_tuned_folder_open(struct ct_tuned_folder *folder, const char *dir,
                         struct ct_diag *diag)
{
    int err;

    memset(folder, 0, sizeof *folder);
    CT_TRY(err, done, name_files(folder, dir, diag));
    CT_TRY(err, done, load_cluster(folder, dir, diag));
    CT_TRY(err, done,
           ct_routines_load(folder->routines, &folder->loaded, diag));
    CT_TRY(err, done,
           ct_decisions_read(folder->decisions, &folder->result, diag));
    CT_TRY(err, done, make_launch(folder, diag));
    CT_TRY(err, done, greet(folder, diag));
done:
    return err;
}

void ct_tuned_folder_close(struct ct_tuned_folder *folder)
{
    ct_timer_end(&folder->client);
    ct_result_free(folder->result);
    ct_routines_unload(&folder->loaded);
    ct_wiring_fini(&folder->wiring);
    ct_cluster_free(folder->cluster);
    ct_candidate_set_fini(&folder->candidates);
    free(folder->launch_line);
    free(folder->timer);
    free(folder->routines);
    free(folder->decisions);
    free(folder->errors);
}

static int fill_race(struct ct_tuned_folder *folder, struct ct_asked_race *race,
                     const struct ct_race_plan *plan,
                     const struct ct_contender *list)
{
    memset(race, 0, sizeof *race);
    race->rounds = plan->rounds;
    race->calls = 1;
    race->settles = plan->settles;
    race->n = plan->n;
    for (int i = 0; i < plan->n; i++) {
        const struct ct_contender *own = &list[plan->numbers[i]];
        struct ct_record *record = &race->records[i];

        record->candidate =
            ct_candidate_named(&folder->candidates, plan->collective,
                               own->algorithm, own->setting);
        if (record->candidate == NULL)
            return CT_ERR_MEMORY;
        snprintf(record->mechanism, sizeof record->mechanism, "barrier");
        record->bytes = plan->bytes;
        race->entries[i].has_warm_up = plan->is_first;
        race->entries[i].is_verified = plan->is_first;
    }
    return CT_OK;
}

int ct_contenders_race(struct ct_tuned_folder *folder,
                       const struct ct_race_plan *plan,
                       const struct ct_contender *list,
                       struct ct_asked_race *race, struct ct_diag *diag)
{
    char *line, *answer = NULL;
    int err;

    if (fill_race(folder, race, plan, list) != CT_OK)
        return ct_diag_memory(diag);
    line = ct_race_line(race, 0, plan->n, PATIENCE_S + 1);
    err = line == NULL
              ? ct_diag_memory(diag)
              : ct_timer_ask(&folder->client, line, PATIENCE_S, &answer, diag);
    if (err == CT_OK)
        err = ct_race_read(race, 0, plan->n, answer, diag);
    free(answer);
    free(line);
    return err;
}
