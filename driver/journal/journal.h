/*
 * journal.h - measurements.csv: every answer of the timer, a line for each
 * entry of a race, added as soon as it arrives; a run that was killed resumes
 * from it.
 */
#ifndef CT_DRIVER_JOURNAL_JOURNAL_H
#define CT_DRIVER_JOURNAL_JOURNAL_H

#include "driver/journal/journal_algorithms.h"
#include "driver/journal/journal_index.h"

/* The format of the file, named in its first line. A journal of another is not continued. */
#define CT_JOURNAL_FORMAT "3"

struct ct_journal;

/* What the measurements of a journal are for. */
struct ct_journal_subject {
    const char *identity; /* words key=value, after CT_JOURNAL_SIMULATED if they
                             are a simulation's */
    struct ct_journal_fingerprints fingerprints;
    struct ct_candidate_set *candidates; /* borrowed: gets those of the file;
                                            its records are of these */
};

/*
 * Open, or begin, the journal of a machine folder. A last race that was cut
 * off is removed. Records of algorithms that have changed since do not count.
 *
 * subject  a journal with another identity is refused (CT_ERR_INPUT), unless it
 *          holds nothing yet
 */
int ct_journal_open(const char *path, const struct ct_journal_subject *subject,
                    struct ct_journal **journal, struct ct_diag *diag);
void ct_journal_close(struct ct_journal *journal);

/* Entries of a race, at most. */
#define CT_RACE_MAX 16

/*
 * Find a race that has all of these entries, and perhaps more.
 *
 * wanted   n: candidate, bytes, mechanism and batch; nsamples above 0: it must
 *          have been timed or dropped
 * found    out: n, borrowed until the next record is added
 * returns  false: there is none
 */
bool ct_journal_find_race(const struct ct_journal *journal, const struct ct_record *wanted, int n,
                          const struct ct_record **found);

/*
 * The records of a candidate, in the order in which they were added: those
 * that say something new.
 *
 * returns  the first of the list; NULL: there is none
 */
const struct ct_record *ct_journal_first(const struct ct_journal *journal,
                                         enum ct_journal_list list,
                                         const struct ct_candidate *candidate);

/* The record after this one in its list; NULL: there is none. */
const struct ct_record *ct_journal_next(const struct ct_journal *journal,
                                        const struct ct_record *record);

/* Records that were looked at to find others, for tests: what the functions
   above cost. */
size_t ct_journal_ncompared(const struct ct_journal *journal);

/*
 * Add a record of no race and write it out; it is copied.
 *
 * returns  CT_ERR_SYSTEM, for example when the disk is full
 */
int ct_journal_add(struct ct_journal *journal, const struct ct_record *record,
                   struct ct_diag *diag);

/* The same of the entries of a race, which gets the next number; their times are rounded
   as the file has them. They are the last records then, in their order. */
int ct_journal_add_race(struct ct_journal *journal, struct ct_record *records, int n,
                        struct ct_diag *diag);

/*
 * What the timer said of itself: kept by the first run; a later run's must be
 * equal (CT_ERR_INPUT).
 */
int ct_journal_set_timer(struct ct_journal *journal, const char *timer, struct ct_diag *diag);

/* "" before the timer was ever launched. */
const char *ct_journal_timer(const struct ct_journal *journal);

/* Record number `i`, from 0, in the order in which they were added. */
const struct ct_record *ct_journal_at(const struct ct_journal *journal, int i);

/* Records in all. */
int ct_journal_size(const struct ct_journal *journal);

/*
 * The algorithms that have changed since the last of the file's records of them
 * were made.
 *
 * returns  "allgather_ring, bcast_chain", owned by the caller, free; "" if
 *          there are none; NULL when out of memory
 */
char *ct_journal_changed(const struct ct_journal *journal);

/* Those with times: candidates in races that were not dropped. */
int ct_journal_nbatches(const struct ct_journal *journal);

#endif
