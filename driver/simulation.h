/*
 * simulation.h - clusters that are not there: programs run by SimGrid's MPI
 * on the platform that the cluster file describes.
 *
 * Processors take no time in it and clocks are the simulated ones, so what is
 * measured depends on the input alone.
 */
#ifndef CT_DRIVER_SIMULATION_H
#define CT_DRIVER_SIMULATION_H

#include "cluster/cluster.h"
#include "driver/journal.h"
#include "repo/algorithm.h"

/* Whose way of choosing algorithms SimGrid's own collectives follow. */
#define CT_SELECTOR "mpich"

/* Seconds that a request may take at least: of a real clock. */
#define CT_SIMULATED_LIMIT_S 900

/*
 * Can simulations be run here?
 *
 * selector  mpich, ompi, mvapich2 or impi
 * returns   0, or CT_ERR_INPUT: SimGrid is missing, no such selector
 */
int ct_simulation_check(const char *selector, struct ct_diag *diag);

/*
 * Write platform.xml and hosts.txt to a folder and make the line that runs a
 * shared object of that folder with one rank a line of hosts.txt.
 *
 * program  its name and arguments, as words for the shell
 * line     out: owned by the caller
 */
int ct_simulation_launch(const struct ct_cluster *cluster, const char *folder,
                         const char *program, const char *selector, char **line,
                         struct ct_diag *diag);

/*
 * The largest size, in the collective's own bytes, whose buffers of all ranks
 * fit into memory: all ranks are in one process.
 */
size_t ct_simulation_largest(const struct ct_collective *collective,
                             int nranks);

/*
 * Messages that rank 0 has under way at once, at most, in one segment. What
 * SimGrid does for each grows with their square.
 */
int ct_simulation_at_once(const struct ct_algorithm *algorithm, int nranks);
#define CT_AT_ONCE_MAX 160

/* Has the schedule few enough messages to be simulated? Of unsegmented ones
   any number will do. */
bool ct_simulation_affords(const struct ct_algorithm *algorithm,
                           const struct ct_problem *problem);

/*
 * Is a comparison with native not needed any more, or too long? One for each
 * schedule is enough: SimGrid has not one way for small and one for large
 * messages as real MPI libraries have.
 */
bool ct_simulation_is_verified(const struct ct_journal *journal,
                               const struct ct_algorithm *algorithm,
                               const struct ct_problem *problem);

#endif
