/*
 * old_routines.h - names of routines in measurements of earlier versions.
 *
 * Up to version 1 of the generator tuning timed routines that were generated for the
 * cluster. The repository has an algorithm for each of them that plans the same from the
 * ranks' places. The archives in bench/results have the routines' names.
 */
#ifndef CT_DRIVER_JOURNAL_OLD_ROUTINES_H
#define CT_DRIVER_JOURNAL_OLD_ROUTINES_H

/* The algorithm that a routine planned; NULL: no routine had this name.
   cluster: the name in the cluster file. */
const char *ct_old_routine_algorithm(const char *name, const char *cluster);

#endif
