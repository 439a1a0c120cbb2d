/*
 * tuned_folder.h - a machine folder with its timer and all candidates, to
 * measure what was decided there.
 */
#ifndef CT_BENCH_SEARCH_TUNED_FOLDER_H
#define CT_BENCH_SEARCH_TUNED_FOLDER_H

#include "driver/folder/machine.h"
#include "driver/folder/routines.h"
#include "driver/journal/race_line.h"
#include "driver/session/timer_client.h"
#include "generator/wiring.h"
#include "result/result.h"

struct ct_tuned_folder {
    struct ct_machine machine;
    struct ct_wiring wiring;
    struct ct_routines loaded; /* DIR/build/routines.so */
    struct ct_result *result;
    char *errors; /* DIR/build/unseen.log: the timer's standard error */
    char *launch_line;
    struct ct_candidate_set candidates; /* that were raced */
    struct ct_timer_client client;
};

/*
 * Open a folder that `colltune tune` left, its build folder included.
 *
 * folder   out: ct_tuned_folder_close, also after a failure
 * returns  0 or an enum ct_status
 */
int ct_tuned_folder_open(struct ct_tuned_folder *folder, const char *dir, struct ct_diag *diag);
void ct_tuned_folder_close(struct ct_tuned_folder *folder);

/* Have the timer run a race, and read its answer into the records. */
int ct_tuned_folder_race(struct ct_tuned_folder *folder, struct ct_asked_race *race,
                         struct ct_diag *diag);

#endif
