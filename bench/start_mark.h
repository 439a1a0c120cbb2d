/*
 * start_mark.h - when MPI's own part of MPI_Init was over, on this rank.
 */
#ifndef CT_BENCH_START_MARK_H
#define CT_BENCH_START_MARK_H

/* Seconds. */
double ct_start_now(void);
double ct_start_returned(void);

#endif
