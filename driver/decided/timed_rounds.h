/*
 * timed_rounds.h - what the files of measurements in a machine folder say of
 * rounds that timed two candidates.
 *
 * All files are read, also those that --restart put aside and those of earlier
 * versions, whatever they are the measurements of: a line says what it is of.
 */
#ifndef CT_DRIVER_DECIDED_TIMED_ROUNDS_H
#define CT_DRIVER_DECIDED_TIMED_ROUNDS_H

#include "driver/journal/record.h"
#include "result/result.h"
#include "search/points.h"

/* A race has its lines next to each other. */
struct ct_timed_rounds {
    int n;
    struct ct_record *records; /* with samples */
    int *files;                /* of which file a record is */
    struct ct_candidate_set candidates;
};

/* What is compared: a choice at a size. */
struct ct_timed_cell {
    const struct ct_candidate *candidate; /* of the rounds' set */
    size_t bytes;
    int root; /* of a class of roots; 0: none */
};

/* cluster: its name; rounds: the caller's storage, ct_timed_rounds_fini, after
   failures too */
int ct_timed_rounds_read(const char *dir, const char *cluster, struct ct_timed_rounds *rounds,
                         struct ct_diag *diag);
void ct_timed_rounds_fini(struct ct_timed_rounds *rounds);

/* True if a round timed this collective. */
bool ct_timed_rounds_have(const struct ct_timed_rounds *rounds, const char *collective);

/*
 * The ratio of native to the choice in the rounds that compared these two alone
 * and gave the medians that are known of them: those that confirmed the choice. Further
 * calls of the choice alone may have been part of it.
 *
 * returns  no rounds if there are none such
 */
struct ct_ratio ct_timed_rounds_confirmed(const struct ct_timed_rounds *rounds,
                                          const struct ct_timed_cell *cell,
                                          const struct ct_result_time *choice,
                                          const struct ct_result_time *native);

/*
 * The candidate besides native whose time over the choice's was the least in the
 * races that they took part in together.
 *
 * found    out; NULL: there is none
 * returns  the ratio
 */
struct ct_ratio ct_timed_rounds_behind(const struct ct_timed_rounds *rounds,
                                       const struct ct_timed_cell *cell,
                                       const struct ct_candidate **found);

#endif
