/*
 * fabric.h - a large cluster that is made up, for what planning and counting take.
 *
 * 32 hosts per switch, the switches below one, and equal cables; ranks are numbered round
 * the switches.
 */
#ifndef CT_BENCH_FABRIC_H
#define CT_BENCH_FABRIC_H

#include "repo/places.h"

/* Ranks of a fabric, at most. */
#define CT_FABRIC_RANKS 32768

struct ct_fabric {
    struct ct_site *site;
    int nhosts;
    uint64_t *of; /* rank -> hash of its host */
    int nranks;
};

/* to be ended by ct_fabric_fini, also after a failure; returns 0 or CT_ERR_MEMORY */
int ct_fabric_init(struct ct_fabric *fabric, int nranks, int per_host, struct ct_diag *diag);
void ct_fabric_fini(struct ct_fabric *fabric);

/* Processor time of this process: other work on the machine does not count. */
double ct_process_ms(void);

/* Megabytes (1e6 bytes) that malloc has given out. */
double ct_heap_mb(void);

/* The most memory that the process had at once, in megabytes. */
double ct_peak_mb(void);

#endif
