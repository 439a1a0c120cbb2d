/*
 * launch_line.h - what the words of a launch line say before it is started: the launcher, the
 * program and the hosts.
 */
#ifndef CT_DRIVER_ROLLOUT_LAUNCH_LINE_H
#define CT_DRIVER_ROLLOUT_LAUNCH_LINE_H

#include "driver/rollout/rollout.h"

enum ct_launcher {
    CT_LAUNCHER_NONE, /* the first word is a program, or a launcher that is not known */
    CT_LAUNCHER_HYDRA,
    CT_LAUNCHER_OPEN_MPI,
    CT_LAUNCHER_SLURM
};

/* The launcher, by its name; of mpiexec and mpirun, by what they say of their version. */
enum ct_launcher ct_launcher_of(char *const *words);

/* Check that there is a program of this name. Returns 0 or CT_ERR_INPUT. */
int ct_launch_program_check(const char *name, struct ct_diag *diag);

/*
 * Check that the library can serve what the line starts: the launcher passes LD_PRELOAD on and
 * is of the tuned MPI library, hosts are of the cluster, and each program (there may be several,
 * with colons between them, and wrappers before them) has the tuned MPI library, is not linked
 * statically and has no more rights than its caller. Programs without MPI are named on standard
 * error. ASAN_OPTIONS is changed so that AddressSanitizer accepts the library.
 *
 * returns  0; CT_ERR_INPUT with one sentence; CT_ERR_MEMORY or CT_ERR_SYSTEM
 */
int ct_launch_line_check(const struct ct_rollout *rollout, char *const *words,
                         struct ct_diag *diag);

/* The value of an option of the launcher, "--export=ALL" or "--export ALL"; NULL: it is not among
   the first `nwords` words. */
const char *ct_launch_value(char *const *words, int nwords, const char *option);

/* True if the word after this option names hosts. */
bool ct_launch_names_hosts(const char *option);

/*
 * Check that hosts that a launch line, or the batch system, names are of the cluster. Where none
 * is named, a launcher that is known starts ranks on this host.
 *
 * nwords    those before the program: its own options are not the launcher's
 * is_first  false: other programs are started, too, and these ranks start where others do
 * returns   0 or CT_ERR_INPUT
 */
int ct_launch_hosts_check(const struct ct_cluster *cluster, enum ct_launcher launcher,
                          char *const *words, int nwords, bool is_first, struct ct_diag *diag);

#endif
