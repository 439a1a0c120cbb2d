/*
 * finish.h - what is to be done before MPI is finalized.
 */
#ifndef CT_LIBRARY_FINISH_H
#define CT_LIBRARY_FINISH_H

/*
 * Have MPI call ct_finish when it is finalized, by whichever way: Fortran's
 * mpi_f08 does not come through MPI_Finalize.
 */
void ct_finish_register(void);

/* Print the report, if wanted, and free what MPI_COMM_WORLD holds. Does
   nothing when called again. */
void ct_finish(void);

#endif
