/*
 * routine.h - the C file of a generated routine: an algorithm that is planned
 * by places, frozen for the places of a cluster.
 */
#ifndef CT_GENERATOR_ROUTINE_H
#define CT_GENERATOR_ROUTINE_H

#include "generator/wiring.h"
#include "patterns/call_pattern.h"
#include "repo/algorithm.h"

/* Part of what is written: raise it when that changes. */
#define CT_GENERATOR_VERSION "2"

struct ct_routine {
    struct ct_algorithm algorithm;         /* planned by places; its name is the
                                      routine's without pattern and cluster */
    const struct ct_call_pattern *pattern; /* borrowed; NULL: of no pattern */
    char *name;                            /* symbol; the file is NAME.c */
    char *text;                            /* of the file */
    size_t length;
};

/*
 * Write the text: the head from the algorithm's descriptor, the places as tables,
 * and a descriptor that calls the algorithm.
 *
 * returns  0 or CT_ERR_MEMORY
 */
int ct_routine_write(struct ct_routine *routine, const struct ct_wiring *wiring,
                     const struct ct_cluster *cluster, struct ct_diag *diag);

#endif
