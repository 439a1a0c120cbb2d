/*
 * old_routines.h - names of routines that earlier versions generated for a cluster.
 *
 * Up to version 1 of the generator tuning chose among such routines, and their C
 * files lay beside decisions.csv. The repository has an algorithm for each of them
 * that plans the same from the ranks' places, by which they are known now.
 */
#ifndef CT_DRIVER_FOLDER_OLD_ROUTINES_H
#define CT_DRIVER_FOLDER_OLD_ROUTINES_H

#include "driver/folder/routines.h"
#include "result/result.h"

/* The algorithm that a routine planned; NULL: no routine had this name.
   cluster: the name in the cluster file. */
const char *ct_old_routine_algorithm(const char *name, const char *cluster);

/*
 * The routine's name that an algorithm had for a cluster.
 *
 * name     out: size bytes
 * returns  false: it had none
 */
bool ct_old_routine_name(const char *algorithm, const char *cluster, char *name, size_t size);

/*
 * Name the algorithms in the place of such routines, apart from routines that
 * are still there. Fingerprints stay those of the routines.
 *
 * routines  list NULL: there are none
 * returns   0 or CT_ERR_MEMORY
 */
int ct_old_routines_rename(struct ct_result_collective *own, const char *cluster,
                           const struct ct_routines *routines, struct ct_diag *diag);

/* True if DIR/FILE is a C file of such a routine. */
bool ct_old_routine_is_file(const char *dir, const char *file);

/* How many such files there are in a folder; and without them. */
int ct_old_routines_count(const char *dir);
void ct_old_routines_remove(const char *dir);

#endif
