/*
 * recorder.h - COLLTUNE_RECORD=FILE: the counts of a run's calls as a pattern
 * file.
 *
 * Every rank notes its calls of collectives with counts on communicators of
 * all ranks of MPI_COMM_WORLD in their order, each communicator by itself
 * (patterns/call_log.h). When MPI is finalized, the ranks send rank 0 what they
 * noted of the one with most calls, and rank 0 writes the file. Nothing is sent
 * during the run, but that the first such call makes a private communicator.
 * Calls themselves are not touched. What fails is said in one sentence, and
 * the program goes on.
 */
#ifndef CT_LIBRARY_RECORDER_H
#define CT_LIBRARY_RECORDER_H

#include "library/call/interposed.h"

/* True if this rank records calls of this collective. */
bool ct_recorder_wants(const struct ct_collective *collective);

/*
 * Note a call whose communicator is valid; collective over it if it is the
 * first on a communicator of all ranks.
 */
void ct_recorder_note(const struct ct_collective *collective, const struct ct_arguments *args);

/* While MPI is being finalized: write the file. Collective over MPI_COMM_WORLD
   if there is something to write. */
void ct_recorder_finish(void);

#endif
