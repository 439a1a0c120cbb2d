/*
 * decisions_match.h - checks that decisions fit what is there.
 *
 * The fingerprints in decisions.csv are those of the schedules that were
 * verified and measured.
 */
#ifndef CT_DRIVER_FOLDER_DECISIONS_MATCH_H
#define CT_DRIVER_FOLDER_DECISIONS_MATCH_H

#include "cluster/cluster.h"
#include "driver/folder/routines.h"
#include "result/result.h"

/*
 * Check that it was tuned for this cluster, with the algorithms of the
 * repository and these routines as they are now. Candidates for ranks that were not tuned
 * are left out if they have changed; a line on standard error says how many.
 *
 * result   in, out: the values of its settings are set
 * dir      the machine folder, for messages
 * returns  0; CT_ERR_INPUT naming what differs, and the line
 */
int ct_decisions_match(struct ct_result *result, const struct ct_cluster *cluster,
                       const struct ct_routines *routines, const char *dir, struct ct_diag *diag);

/* True if they are of this cluster. */
int ct_decisions_match_cluster(const struct ct_signature *signature,
                               const struct ct_cluster *cluster, const char *dir,
                               struct ct_diag *diag);

#endif
