/*
 * entries.h - what is compared in one request, each candidate once; and how
 * often there is time for it.
 */
#ifndef CT_DRIVER_ENTRIES_H
#define CT_DRIVER_ENTRIES_H

#include "search/search.h"

/* All zero: none. */
struct ct_entries {
    struct ct_search_entry at[CT_SEARCH_ENTRIES_MAX];
    int n;
};

/*
 * Add a candidate unless it is there already, or there is no room.
 *
 * expected_s  of one call
 * returns     its number; -1: no room
 */
int ct_entries_add(struct ct_entries *entries, int algorithm,
                   const struct ct_search_setting *setting, double expected_s);

/* How much a comparison may take. */
struct ct_entries_time {
    int most;  /* rounds */
    int least; /* fewer say too little */
    double seconds;
    int calls; /* in a row for a sample */
};

/* As many rounds as there is time for; 0: too few. */
int ct_entries_rounds(const struct ct_entries *entries,
                      const struct ct_entries_time *time);

#endif
