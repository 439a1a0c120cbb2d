/*
 * tuned_folder.c - opens a machine folder and talks to its timer.
 */
#include "bench/search/tuned_folder.h"

#include "base/files.h"
#include "driver/flavours/flavour.h"

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
    folder->wiring.places->shares_memory =
        ct_flavour_meets(ct_flavour_default(), folder->result->signature.thread_level);
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

int ct_tuned_folder_race(struct ct_tuned_folder *folder, struct ct_asked_race *race,
                         struct ct_diag *diag)
{
    char *line = ct_race_line(race, 0, race->n, PATIENCE_S + 1);
    char *answer = NULL;
    int err = line == NULL ? ct_diag_memory(diag)
                           : ct_timer_ask(&folder->client, line, PATIENCE_S, &answer, diag);

    if (err == CT_OK)
        err = ct_race_read(race, 0, race->n, answer, diag);
    free(answer);
    free(line);
    return err;
}
