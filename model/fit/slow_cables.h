/*
 * slow_cables.h - cables that are slower than the cluster file states.
 *
 * Within a cell candidates load cables differently. If those that load one cable take longer
 * than the others, by as much as this cable would have to be slower, it is named. What all
 * candidates of a cell have in common says nothing of a cable.
 */
#ifndef CT_MODEL_FIT_SLOW_CABLES_H
#define CT_MODEL_FIT_SLOW_CABLES_H

#include "model/fit/calibrate.h"

struct ct_slow_cable {
    int cable;
    int alike; /* a cable that was loaded alike in all times, so that it may be this one; -1: none
                */
    double factor; /* its time over that by the bandwidth stated */
    double low;    /* 95 % interval */
    double high;
};

/* So many are named at most. */
enum { CT_SLOW_CABLES = 4 };

/*
 * measurements  with loads of cables
 * model         fitted to them
 * slow          out: those that stand out, the clearest first
 * n             out: how many
 * returns       0 or CT_ERR_MEMORY
 */
int ct_slow_cables_find(const struct ct_measured_set *measurements,
                        const struct ct_cost_model *model,
                        struct ct_slow_cable slow[CT_SLOW_CABLES], int *n, struct ct_diag *diag);

#endif
