/*
 * profile_gather.h - COLLTUNE_REPORT=FILE at the end of the run.
 */
#ifndef CT_LIBRARY_PROFILE_GATHER_H
#define CT_LIBRARY_PROFILE_GATHER_H

/*
 * Write the file on rank 0, if it is wanted. While MPI is being finalized, by
 * every rank of MPI_COMM_WORLD that has made a call.
 *
 * Where a communicator of all ranks, in their order, runs tuned and all of them
 * want the file, which they found out when its context was set up, they send
 * rank 0 their lines. Otherwise nothing is sent, as it is not known who would
 * answer: the file is of rank 0 alone. So it is with MPI_THREAD_MULTIPLE, where
 * the communicator may be gone by now.
 */
void ct_profile_gather(void);

#endif
