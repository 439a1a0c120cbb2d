/*
 * race_line.h - a race as the timer is asked for it, and its answer.
 */
#ifndef CT_DRIVER_JOURNAL_RACE_LINE_H
#define CT_DRIVER_JOURNAL_RACE_LINE_H

#include "driver/journal/journal.h"

/* How one entry of a race is to be run. */
struct ct_race_entry {
    int number;        /* the caller's, as entries that were dropped are put last */
    double expected_s; /* of one call; 0: not known */
    bool has_warm_up;
    bool is_verified; /* the warm-up call's result is */
};

/*
 * Candidates that are timed in turn. Their records share collective, bytes and
 * mechanism; the answers are put into them.
 */
struct ct_asked_race {
    int rounds;
    int calls;    /* in a row for a sample, of mechanisms that make several */
    bool settles; /* an untimed call comes before each timed one */
    int n;
    struct ct_race_entry entries[CT_RACE_MAX];
    struct ct_record records[CT_RACE_MAX];
};

/*
 * The line that asks for `n` entries from number `first` on.
 *
 * limit_s  the timer ends itself then
 * returns  owned by the caller; NULL: out of memory
 */
char *ct_race_line(const struct ct_asked_race *race, int first, int n, double limit_s);

/*
 * Read the answer: into each record its samples, or why it failed.
 *
 * returns  0; CT_ERR_INVALID with the answer in diag if it is none, or of
 *          another number of entries: the records are as before; CT_ERR_MEMORY
 */
int ct_race_read(struct ct_asked_race *race, int first, int n, const char *answer,
                 struct ct_diag *diag);

/* Calls of one entry, untimed ones included. */
int ct_race_calls(const struct ct_asked_race *race, int entry);

/* Seconds that all calls take by what is expected of them. */
double ct_race_expected(const struct ct_asked_race *race);

void ct_race_fini(struct ct_asked_race *race);

#endif
