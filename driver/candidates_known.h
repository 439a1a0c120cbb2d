/*
 * candidates_known.h - whether decisions were made among all algorithms that
 * there are now: measurements.csv has a line of each, as it planned then.
 */
#ifndef CT_DRIVER_CANDIDATES_KNOWN_H
#define CT_DRIVER_CANDIDATES_KNOWN_H

#include "cluster/cluster.h"
#include "driver/options.h"
#include "driver/session/journal.h"

/* Note in the journal that the repository's algorithms for the collectives
   that the options name were candidates, also those that were never timed.
   Returns 0, CT_ERR_SYSTEM or CT_ERR_MEMORY. */
int ct_candidates_note(struct ct_journal *journal,
                       const struct ct_options *options, struct ct_diag *diag);

/*
 * Whether all of these were candidates as they are now.
 *
 * dir      the machine folder. True without a measurements.csv, or with one of
 *          an earlier version, which does not tell
 * cluster  of the folder
 */
bool ct_candidates_are_known(const char *dir, const struct ct_options *options,
                             const struct ct_cluster *cluster);

#endif
