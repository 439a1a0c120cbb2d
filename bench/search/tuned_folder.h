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

/* A candidate at one size. */
struct ct_contender {
    char algorithm[128]; /* "alltoall_ring", "alltoall_native" */
    char setting[CT_SETTING_TEXT];
    double bound_s;    /* least time by its busiest link; 0: unknown */
    double estimate_s; /* by what was measured; 0: nothing was */
    bool is_out;       /* it failed, or its bound is too high */
};

/*
 * All candidates of a collective at a size: native, then by bound, in every order
 * of ranks that differs.
 *
 * list     out: owned by the caller, free
 * choice   out: the one that the decisions name
 * returns  how many; a negative enum ct_status
 */
int ct_contenders_make(const struct ct_tuned_folder *folder, const struct ct_collective *collective,
                       size_t bytes, struct ct_contender **list, int *choice, struct ct_diag *diag);

/* A race of some contenders. */
struct ct_race_plan {
    const char *collective;
    size_t bytes;
    int rounds;
    bool settles;
    bool is_first; /* warmed up, results verified */
    int n;
    int numbers[CT_RACE_MAX]; /* of the contenders */
};

/*
 * Race some contenders.
 *
 * race     out: ct_race_fini, also after a failure; those that failed have a
 *          reason
 * returns  0 or an enum ct_status
 */
int ct_contenders_race(struct ct_tuned_folder *folder, const struct ct_race_plan *plan,
                       const struct ct_contender *list, struct ct_asked_race *race,
                       struct ct_diag *diag);

#endif
