/*
 * finish.h - what is to be done before MPI is finalized.
 *
 * The library interposes no MPI_Finalize: a tool that is linked into the
 * program has its own.
 */
#ifndef CT_LIBRARY_FINISH_H
#define CT_LIBRARY_FINISH_H

#include <mpi.h>

/*
 * At the first call (ct_context_hold): have the report printed, if wanted, and the
 * library's communicators freed when MPI is finalized. A program that uses sessions
 * only has no such time: it gets its report when it exits.
 *
 * comm  of the call. Where there is no MPI_COMM_WORLD, its rank 0 prints the report.
 *       Not every MPI can be asked for a rank while it is being finalized
 *       (SimGrid's cannot)
 */
void ct_finish_register(MPI_Comm comm);

/*
 * After MPI_Init: have the report printed, and the file of COLLTUNE_RECORD
 * written, also if no call comes.
 * Nothing without these switches.
 */
void ct_finish_expect_report(void);

#endif
