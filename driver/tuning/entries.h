/*
 * entries.h - a race apart from the search: what is compared, each candidate
 * once, how often, and what the timer said.
 */
#ifndef CT_DRIVER_TUNING_ENTRIES_H
#define CT_DRIVER_TUNING_ENTRIES_H

#include "driver/spaces/outcome.h"

/* Rounds, at most. */
#define CT_ENTRIES_ROUNDS 12

/* All zero: none. */
struct ct_entries {
    struct ct_search_entry at[CT_SEARCH_ENTRIES_MAX];
    int n;
    int rounds;
    double samples[CT_SEARCH_ENTRIES_MAX][CT_ENTRIES_ROUNDS];
    struct ct_search_answer answers[CT_SEARCH_ENTRIES_MAX];
};

/* Add a candidate, unless it is there already or there is no room.
   expected_s  of one call */
void ct_entries_add(struct ct_entries *entries, const struct ct_candidate *candidate,
                    double expected_s);

/* How much a race may take. */
struct ct_entries_time {
    int most;  /* rounds, up to CT_ENTRIES_ROUNDS */
    int least; /* fewer say too little */
    double seconds;
};

/*
 * Set as many rounds as there is time for.
 *
 * mechanism  with its parameters
 * returns    false: too few, or there is nothing to compare
 */
bool ct_entries_fit(struct ct_entries *entries, const char *mechanism,
                    const struct ct_entries_time *time);

/*
 * Race them; fills in the answers.
 *
 * mechanism  with its parameters
 * stage      for progress
 * returns    as ct_answer
 */
int ct_entries_race(struct ct_entries *entries, const struct ct_outcome *outcome, size_t bytes,
                    const char *mechanism, const char *stage);

#endif
