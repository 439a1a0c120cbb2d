/*
 * job_ranks.h - where the ranks of a job are on its cluster: what is counted of a call, and
 * which job is near, follow from that.
 */
#ifndef CT_DRIVER_FOLDER_JOB_RANKS_H
#define CT_DRIVER_FOLDER_JOB_RANKS_H

#include "cluster/cluster.h"
#include "generator/wiring.h"
#include "model/features.h"
#include "repo/traits.h"

struct ct_job_ranks {
    struct ct_wiring wiring;
    struct ct_traits traits;
    struct ct_parts parts;
    int *on_cable; /* what parts.on_cable is; owned */
    int nlaunched; /* of all parts */
};

/*
 * ranks    out: ct_job_ranks_fini, after failures too
 * returns  0 or CT_ERR_MEMORY
 */
int ct_job_ranks_find(const struct ct_cluster *cluster, struct ct_job_ranks *ranks,
                      struct ct_diag *diag);
void ct_job_ranks_fini(struct ct_job_ranks *ranks);

#endif
