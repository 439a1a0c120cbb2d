/*
 * journal_algorithms.h - which algorithms a journal's records are of: those
 * that plan now what they planned when they were measured, and others, whose
 * records say nothing any more.
 *
 * Before the first record of an algorithm the file has a line with the
 * algorithm's fingerprint. It counts up to the next such line of the same
 * algorithm.
 */
#ifndef CT_DRIVER_SESSION_JOURNAL_ALGORITHMS_H
#define CT_DRIVER_SESSION_JOURNAL_ALGORITHMS_H

#include "base/status.h"
#include "base/text.h"
#include "repo/aliases.h"

#include <stdbool.h>
#include <stdint.h>

/* An algorithm as it plans now. */
struct ct_journal_algorithm {
    char name[CT_ALGORITHM_TEXT]; /* "allgather_ring", or an alias */
    uint64_t fingerprint;
};

/* An algorithm and what the file says of it so far. */
struct ct_journal_known {
    char *name;
    uint64_t now;  /* its fingerprint */
    uint64_t then; /* the last one in the file; 0: none */
    bool is_stale; /* some records are of another fingerprint */
};

/* Those of one journal. Others, such as the MPI library's own, have no
   fingerprint, and their records always count. */
struct ct_journal_algorithms {
    struct ct_journal_known *list;
    int n;
};

/* Copies `n` of them. Returns CT_ERR_MEMORY, and then there are none. */
int ct_journal_algorithms_init(struct ct_journal_algorithms *all,
                               const struct ct_journal_algorithm *now, int n);
void ct_journal_algorithms_fini(struct ct_journal_algorithms *all);

/* True if the line is one of a fingerprint, which is noted then. */
bool ct_journal_algorithms_read(struct ct_journal_algorithms *all, const char *line);

/* True if a record that comes next in the file counts; if not, its algorithm
   is stale. */
bool ct_journal_algorithms_count(struct ct_journal_algorithms *all, const char *name);

/* Add the line that has to be in the file before the next record of the
   algorithm, unless it is there. */
void ct_journal_algorithms_declare(struct ct_journal_algorithms *all, const char *name,
                                   struct ct_text *text);

#endif
