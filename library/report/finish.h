/*
 * finish.h - what is to be done before MPI is finalized.
 *
 * The library interposes no MPI_Finalize: a tool that is linked into the
 * program has its own.
 */
#ifndef CT_LIBRARY_FINISH_H
#define CT_LIBRARY_FINISH_H

#include <stdbool.h>

/*
 * Have the report printed, if wanted, and the library's communicators freed
 * when MPI is finalized. A program that uses sessions only has no such time:
 * it gets its report when it exits.
 *
 * has_world  MPI was started by MPI_Init
 * rank       in MPI_COMM_WORLD, or in the first communicator that was used; 0
 *            prints the report. Not every MPI can be asked for it while it is
 *            being finalized (SimGrid's cannot)
 */
void ct_finish_register(bool has_world, int rank);

/*
 * After MPI_Init: have the report printed, and the file of COLLTUNE_RECORD
 * written, also if no call comes.
 * Nothing without these switches.
 */
void ct_finish_expect_report(void);

#endif
