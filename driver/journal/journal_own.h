/*
 * journal_own.h - the journal itself, for the parts of it.
 */
#ifndef CT_DRIVER_JOURNAL_JOURNAL_OWN_H
#define CT_DRIVER_JOURNAL_JOURNAL_OWN_H

#include "driver/journal/journal.h"
#include "driver/journal/journal_algorithms.h"
#include "driver/journal/journal_index.h"

#define CT_JOURNAL_HEAD "# colltune measurements " CT_JOURNAL_FORMAT ": "
#define CT_JOURNAL_COLUMNS "collective,algorithm,setting,bytes,mechanism,race,batch,warm_s,seconds"
#define CT_JOURNAL_TIMER "# timer: "
#define CT_JOURNAL_DISTURBED "# disturbed: race "
#define CT_JOURNAL_CONFIRMS "# confirms: race "

struct ct_journal {
    char *path;
    int fd;
    char *timer;
    struct ct_journal_algorithms algorithms;
    struct ct_candidate_set *candidates;
    struct ct_record *records; /* index.n */
    struct ct_journal_index index;
    int nraces;
    int disturbed;  /* the last race that was, of those read; 0: none */
    int confirming; /* the same of the race whose rounds took no part in a choice */
    int nbatches;
};

/* Keep a record, taking over its samples and reason. Races come in order. */
int ct_journal_keep(struct ct_journal *j, const struct ct_record *record);

/*
 * Read what is complete of the file and cut off the rest.
 *
 * is_empty  out: nothing is left, not even the head
 * returns   0; CT_ERR_INPUT: it is none, or for something else; CT_ERR_SYSTEM;
 *           CT_ERR_MEMORY
 */
int ct_journal_read_all(struct ct_journal *j, const char *identity, bool *is_empty,
                        struct ct_diag *diag);

#endif
