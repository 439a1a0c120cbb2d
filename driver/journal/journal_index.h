/*
 * journal_index.h - finds records of the journal in constant time: by entry
 * of a race, and by the number of their candidate.
 */
#ifndef CT_DRIVER_JOURNAL_JOURNAL_INDEX_H
#define CT_DRIVER_JOURNAL_JOURNAL_INDEX_H

#include "base/hash_index.h"
#include "driver/journal/record.h"

/* Records of a candidate, an algorithm with its setting. Of records that say
   the same, only the first is in a list; times are in none. */
enum ct_journal_list {
    CT_JOURNAL_RIGHT,   /* its results were compared and right, in so many
                           segments as this size has */
    CT_JOURNAL_DROPPED, /* why it is not used from a size on */
    CT_JOURNAL_LISTS
};

/* The first and the last record of each list, -1 for none. */
struct ct_journal_ends {
    int first[CT_JOURNAL_LISTS];
    int last[CT_JOURNAL_LISTS];
};

/* Of records that stay with the caller, by their positions in an array. All
   zero: of none. */
struct ct_journal_index {
    struct ct_hash_index entries;
    struct ct_hash_index sayings;
    struct ct_journal_ends *ends; /* by number of the candidate */
    int nends;
    int *next; /* by position: the next record in its list; -1: none */
    int n;
    size_t *ncompared; /* records looked at, for tests */
};

/*
 * Add record number index->n.
 *
 * records  all of them, this one included
 * returns  0, or CT_ERR_MEMORY: the record must not be kept
 */
int ct_journal_index_add(struct ct_journal_index *index, const struct ct_record *records);

/*
 * Find the first race that has all of these entries, and perhaps more.
 *
 * wanted   n: candidate, bytes, mechanism and batch; nsamples above 0: it must
 *          have been timed or dropped
 * found    out: n; their positions
 * returns  false: there is none
 */
bool ct_journal_index_find(const struct ct_journal_index *index, const struct ct_record *records,
                           const struct ct_record *wanted, int n, int *found);

/*
 * The first record of a candidate's list, in the order of addition.
 *
 * returns  its position, the next is index->next[position]; -1: none
 */
int ct_journal_index_first(const struct ct_journal_index *index, enum ct_journal_list list,
                           const struct ct_candidate *candidate);

void ct_journal_index_fini(struct ct_journal_index *index);

#endif
