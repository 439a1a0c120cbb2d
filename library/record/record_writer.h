/*
 * record_writer.h - what the ranks noted, brought together and written.
 */
#ifndef CT_LIBRARY_RECORD_WRITER_H
#define CT_LIBRARY_RECORD_WRITER_H

#include "patterns/call_log.h"

#include <mpi.h>

/* Communicators of all ranks of which a rank keeps logs. */
#define CT_RECORDED_COMMS 8

/* What a rank records; path NULL: nothing. */
struct ct_recording {
    const char *path; /* of the file to write */
    bool is_on;       /* all ranks have what they need */
    MPI_Comm comm;    /* private, of all ranks; errors are returned */
    int rank;
    int rank_count;
    struct ct_call_log logs[CT_RECORDED_COMMS];
    int log_count;
    unsigned long long beyond; /* calls on further communicators of all ranks */
    unsigned long long others; /* calls on communicators of other ranks */
};

/*
 * Write the file on rank 0. Collective over the private communicator. What
 * fails is said on rank 0.
 */
void ct_record_write(const struct ct_recording *recording);

#endif
