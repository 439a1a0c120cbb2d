/*
 * journal_algorithms.h - which algorithms a journal's records are of: those
 * that plan now what they planned when they were measured, and others, whose
 * records say nothing any more.
 *
 * Before the first record of an algorithm the file has a line with the
 * algorithm's fingerprint. It counts up to the next such line of the same
 * algorithm.
 */
#ifndef CT_DRIVER_JOURNAL_JOURNAL_ALGORITHMS_H
#define CT_DRIVER_JOURNAL_JOURNAL_ALGORITHMS_H

#include "base/status.h"
#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>

/* How algorithms plan now. */
struct ct_journal_fingerprints {
    /* The fingerprint of an algorithm by its name or an alias; 0: it has none, as the
       MPI library's own, and its records always count. is_before: what it was before parameters were added to the
       algorithm; these records count, too. NULL: none has one. */
    uint64_t (*of)(void *ctx, const char *name, bool is_before);
    void *ctx;
};

/* An algorithm and what the file says of it so far. */
struct ct_journal_known {
    char *name;
    uint64_t now;    /* its fingerprint */
    uint64_t before; /* what it was before parameters were added */
    uint64_t then;   /* the last one in the file; 0: none */
    bool is_stale;   /* some records are of another fingerprint */
};

/* The algorithms of one journal that have been named so far. */
struct ct_journal_algorithms {
    struct ct_journal_fingerprints fingerprints;
    struct ct_journal_known *list;
    int n;
    bool failed; /* out of memory once: what was answered since need not be true */
};

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
