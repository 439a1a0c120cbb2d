/*
 * compare.h - call MPI_* and PMPI_* alike and compare what they wrote.
 */
#ifndef CT_TESTS_COMPARE_H
#define CT_TESTS_COMPARE_H

#include <mpi.h>

#define CT_COMPARE_BYTES (1 << 18)

struct ct_compare {
    MPI_Comm comm;
    int rank;
    int nranks;
    unsigned char *sent;   /* three buffers of CT_COMPARE_BYTES bytes */
    unsigned char *got;    /* of MPI_* */
    unsigned char *wanted; /* of PMPI_* */
    int bytes;             /* of each that are filled and compared; at first all */
};

void ct_compare_init(struct ct_compare *compare, MPI_Comm comm);
void ct_compare_fini(struct ct_compare *compare);

/* New contents, different on all ranks and for all seeds; got and wanted
   alike. */
void ct_compare_fill(struct ct_compare *compare, int seed);

/* Complain unless got and wanted are the same. */
void ct_compare_buffers(const struct ct_compare *compare, const char *what, int a, int b);

/* Complain unless the numbers are the same. */
void ct_compare_numbers(const char *what, long got, long wanted);

/* MPI's class of an error, also of none. */
int ct_compare_class(int err);

/* The exit code: 0 when nothing was complained of on any rank. */
int ct_compare_result(void);

/* The same after MPI_Finalize, which it calls. */
int ct_compare_end(void);

/* The same for this rank alone, without MPI. */
int ct_compare_result_here(void);

#endif
