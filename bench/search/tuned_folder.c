/*
 * tuned_folder.c - opens a machine folder and talks to its timer.
 */
#include "bench/search/tuned_folder.h"

#include "base/files.h"
#include "driver/flavours/flavour.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PATIENCE_S 1200 /* for an answer */

static int launch_timer(struct ct_tuned_folder *folder, struct ct_diag *diag)
{
    const struct ct_flavour *flavour = ct_flavour_default();
    struct ct_flavour_launch launch = {
        .cluster = folder->machine.cluster, .environment = "", .words = ""};
    char *timer = ct_format("%s/timer", folder->machine.build_dir);
    char *routines = ct_format("%s/routines.so", folder->machine.build_dir);
    struct ct_timer_hello hello;
    int err = CT_OK;

    folder->errors = ct_format("%s/unseen.log", folder->machine.build_dir);
    if (timer == NULL || routines == NULL || folder->errors == NULL) {
        err = ct_diag_memory(diag);
        goto done;
    }
    if (!ct_file_exists(timer) || !ct_file_exists(routines))
        CT_TRY(err, done,
               ct_diag_set(diag, CT_ERR_INPUT,
                           "%s has no build/timer and build/routines.so: run "
                           "colltune tune first",
                           folder->machine.dir));
    CT_TRY(err, done, ct_routines_load(routines, &folder->loaded, diag));
    launch.program = timer;
    CT_TRY(err, done, flavour->launch(&launch, &folder->launch_line, diag));
    folder->client.launch_line = folder->launch_line;
    folder->client.errors_path = folder->errors;
    folder->client.launch_more_s = flavour->times.launch_more_s;
    CT_TRY(err, done, ct_timer_hello(&folder->client, &hello, diag));
    if (hello.nranks != folder->machine.cluster->nranks)
        err =
            ct_diag_set(diag, CT_ERR_INPUT, "the launch line started %d ranks, the cluster has %d",
                        hello.nranks, folder->machine.cluster->nranks);
done:
    free(routines);
    free(timer);
    return err;
}

int ct_tuned_folder_open(struct ct_tuned_folder *folder, const char *dir, struct ct_diag *diag)
{
    const struct ct_options options = {.file = dir};
    int err;

    memset(folder, 0, sizeof *folder);
    CT_TRY(err, done, ct_machine_open_tuned(&folder->machine, &options, diag));
    CT_TRY(err, done, ct_wiring_build(folder->machine.cluster, &folder->wiring, diag));
    CT_TRY(err, done, ct_machine_check(&folder->machine, &folder->result, diag));
    err = launch_timer(folder, diag);
done:
    return err;
}

void ct_tuned_folder_close(struct ct_tuned_folder *folder)
{
    ct_timer_end(&folder->client);
    ct_result_free(folder->result);
    ct_routines_unload(&folder->loaded);
    ct_wiring_fini(&folder->wiring);
    ct_machine_close(&folder->machine);
    ct_candidate_set_fini(&folder->candidates);
    free(folder->launch_line);
    free(folder->errors);
}

static int fill_race(struct ct_tuned_folder *folder, struct ct_asked_race *race,
                     const struct ct_race_plan *plan, const struct ct_contender *list)
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
            ct_candidate_named(&folder->candidates, plan->collective, own->algorithm, own->setting);
        if (record->candidate == NULL)
            return CT_ERR_MEMORY;
        snprintf(record->mechanism, sizeof record->mechanism, "barrier");
        record->bytes = plan->bytes;
        race->entries[i].has_warm_up = plan->is_first;
        race->entries[i].is_verified = plan->is_first;
    }
    return CT_OK;
}

int ct_contenders_race(struct ct_tuned_folder *folder, const struct ct_race_plan *plan,
                       const struct ct_contender *list, struct ct_asked_race *race,
                       struct ct_diag *diag)
{
    char *line, *answer = NULL;
    int err;

    if (fill_race(folder, race, plan, list) != CT_OK)
        return ct_diag_memory(diag);
    line = ct_race_line(race, 0, plan->n, PATIENCE_S + 1);
    err = line == NULL ? ct_diag_memory(diag)
                       : ct_timer_ask(&folder->client, line, PATIENCE_S, &answer, diag);
    if (err == CT_OK)
        err = ct_race_read(race, 0, plan->n, answer, diag);
    free(answer);
    free(line);
    return err;
}
