/*
 * words.h - a call before it is known whose MPI library's handles it has.
 *
 * Does not include mpi.h, nor may what includes it for MPI's functions.
 */
#ifndef CT_LIBRARY_WORDS_H
#define CT_LIBRARY_WORDS_H

#include "repo/schedule.h"

#include <stdbool.h>
#include <stdint.h>

/* A handle: an int, or a pointer. Of an int the upper half means nothing. */
typedef intptr_t ct_word;

struct ct_words {
    const void *send;
    int64_t send_count;
    ct_word send_type;
    void *recv;
    int64_t recv_count;
    ct_word recv_type;
    ct_word op; /* allreduce only */
    ct_word comm;
};

/*
 * Run the call if it can be.
 *
 * err      out: what to return to the application, whose error handler has
 *          been called; only when true is returned
 * returns  false when the caller is to pass the call on to PMPI_*
 */
bool ct_words_take(enum ct_collective collective, const struct ct_words *words,
                   int *err);

#endif
