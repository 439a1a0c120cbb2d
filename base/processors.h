/*
 * processors.h - what the processors of this host do, by Linux's /proc.
 */
#ifndef CT_BASE_PROCESSORS_H
#define CT_BASE_PROCESSORS_H

#include <stdbool.h>
#include <stdint.h>

#define CT_PROC "/proc"

/* Seconds since the host started, summed over all processors. */
struct ct_processors {
    int n;           /* processors */
    double busy_s;   /* programs ran; time for interrupts is none of theirs */
    double stolen_s; /* the host, a virtual machine, had to wait */
};

/* proc: the folder, CT_PROC but in tests. Returns false where it is not
   Linux's. */
bool ct_processors_read(const char *proc, struct ct_processors *now);

/* The same for all processes that share processors, containers included, until
   the host is started again; 0: unknown. */
uint64_t ct_kernel_id(const char *proc);

/* Seconds that this process ran, on all processors. */
double ct_process_seconds(void);

/* Processor time of one kernel during an interval. */
struct ct_interval {
    double wall_s;
    double busy_s;
    double stolen_s;
    double own_s; /* of busy_s, by the job that is measured */
    int nprocessors;
    int nranks; /* of the job */
};

/* The share, 0 to 1, of the processors usable by the job that other programs took
   or that the hypervisor stole. */
double ct_interval_disturbance(const struct ct_interval *interval);

#endif
