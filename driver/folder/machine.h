/*
 * machine.h - the machine folder: out/NAME/ and what is in it.
 */
#ifndef CT_DRIVER_FOLDER_MACHINE_H
#define CT_DRIVER_FOLDER_MACHINE_H

#include "driver/flavours/flavour.h"
#include "driver/folder/pattern_plan.h"
#include "driver/folder/routines.h"
#include "driver/options/options.h"
#include "result/result.h"

#include <stdio.h>

struct ct_machine {
    struct ct_cluster *cluster;
    char *job;          /* the name of the job of the cluster that it is of;
                           NULL: the cluster's own ranks */
    bool is_alone;      /* its jobs/ are neither read nor written */
    char *dir;          /* absolute */
    char *build_dir;    /* DIR/build: not committed */
    char *routines_dir; /* DIR/build/routines: all that were generated */
    char **routines;    /* NAME.c */
    int nroutines;
    struct ct_flavour flavour; /* of the timer */
    char *site;                /* the cluster as C text: ct_generated_site */
    char *counts;              /* patterns as C text: ct_generated_counts; NULL: none */
};

/*
 * Load the cluster that the options name, this machine without a file, and
 * make its folders.
 *
 * machine  out: ct_machine_close, also after a failure
 */
int ct_machine_open(struct ct_machine *machine, const struct ct_options *options,
                    struct ct_diag *diag);

/* The same for a folder that was tuned before: options->file is it. */
int ct_machine_open_tuned(struct ct_machine *machine, const struct ct_options *options,
                          struct ct_diag *diag);
void ct_machine_close(struct ct_machine *machine);

/* Check that a folder holds what tuning writes: CT_ERR_INPUT otherwise. */
int ct_machine_is_tuned(const char *dir, struct ct_diag *diag);

/* Write the routines that our own generator makes for a cluster; notes: gets how
   many phases an all-to-all has. */
int ct_machine_write_routines(const struct ct_cluster *cluster, const char *folder, FILE *notes,
                              struct ct_diag *diag);

/*
 * Generate the routines for patterns by our own generator, or all by the
 * user's; and take those that earlier decisions name for collectives that the options
 * leave out, or with --jobs for all.
 *
 * before    NULL: none
 * patterns  their counts get the hash by which measurements are known, and
 *           become a part of what is built for the timer
 */
int ct_machine_generate(struct ct_machine *machine, const struct ct_options *options,
                        const struct ct_result *before, struct ct_pattern_plan *patterns,
                        struct ct_diag *diag);

/* Put the routines that decisions name beside decisions.csv; and take those away
   that they do not name. */
int ct_machine_place_routines(const struct ct_machine *machine, const struct ct_result *result,
                              struct ct_diag *diag);
void ct_machine_remove_unnamed(const struct ct_machine *machine, const struct ct_result *result);

/* Add the text of routine number `i` to a hash. */
int ct_machine_hash_routine(const struct ct_machine *machine, int i, uint64_t *hash,
                            struct ct_diag *diag);

/* A hash of all routines' texts. */
int ct_machine_hash_routines(const struct ct_machine *machine, uint64_t *hash,
                             struct ct_diag *diag);

/* Build the routines for the driver to load, unless they are up to date;
   the path of the shared object. */
int ct_machine_build_routines(const struct ct_machine *machine, char **path, struct ct_diag *diag);

/* Build the timer unless it is up to date; the path of the program. After
   ct_machine_build_routines. */
int ct_machine_build_timer(const struct ct_machine *machine, char **timer, struct ct_diag *diag);

/* Write decisions.csv alone. */
int ct_machine_write_decisions(const struct ct_machine *machine, const struct ct_result *result,
                               struct ct_diag *diag);

/* Write what tuning decided: decisions.csv, what it needs before it and what
   is written from it after it. */
int ct_machine_write(const struct ct_machine *machine, struct ct_result *result,
                     struct ct_diag *diag);

/*
 * Read the folder's decisions.csv for reports. Algorithms may have changed since:
 * only the loads of links are then not known.
 *
 * result   out: ct_result_free, after failures too; NULL before the call
 * returns  CT_ERR_INPUT if they are another cluster's, or another enum
 *          ct_status
 */
int ct_machine_read_for_reports(const struct ct_machine *machine, struct ct_result **result,
                                struct ct_diag *diag);

/* The same, and write the reports again. */
int ct_machine_write_reports(const struct ct_machine *machine, struct ct_result **result,
                             struct ct_diag *diag);

/* Build the library from what is in the folder, unless it is up to date. */
int ct_machine_build_library(const struct ct_machine *machine, char **library,
                             struct ct_diag *diag);

/* Load the routines beside decisions.csv, compiled unless that is up to
   date; ct_routines_unload. */
int ct_machine_load_kept(const struct ct_machine *machine, struct ct_routines *routines,
                         struct ct_diag *diag);

/*
 * Read the folder's decisions.csv, and check that it was tuned for this cluster
 * with these algorithms.
 *
 * result   out: ct_result_free, after failures too; NULL before the call
 * returns  CT_ERR_INPUT with what differs, or another enum ct_status
 */
int ct_machine_check(const struct ct_machine *machine, struct ct_result **result,
                     struct ct_diag *diag);

/* The same, and write the files again that do not follow it, also those of
   jobs; `is_news`: name those that were there and were different. */
int ct_machine_load(const struct ct_machine *machine, bool is_news, struct ct_result **result,
                    struct ct_diag *diag);

/* Build the benchmark of a flavour that has one, unless it is up to date. */
int ct_machine_build_bench(const struct ct_machine *machine, const struct ct_flavour *flavour,
                           char **program, struct ct_diag *diag);

/*
 * Build the library, and print how to use it.
 *
 * result  the folder's decisions
 * color   of the table of choices, which comes first (ct_table_show); NULL: no table
 */
int ct_machine_offer(const struct ct_machine *machine, const struct ct_result *result,
                     const char *color, struct ct_diag *diag);

#endif
