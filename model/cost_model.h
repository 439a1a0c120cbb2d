/*
 * cost_model.h - the time of a call from its features.
 *
 *   time = call_ns + rank_ns * ranks + norm(work, path, cables)
 *
 * where each group is the sum of its features times their coefficients. All in integers, so
 * that all ranks predict the same.
 */
#ifndef CT_MODEL_COST_MODEL_H
#define CT_MODEL_COST_MODEL_H

#include "base/numbers.h"
#include "model/features.h"

/* A coefficient of one nanosecond per unit. */
#define CT_MODEL_ONE INT64_C(65536)

/* The longest time; longer ones are cut to it. */
#define CT_COST_MOST (INT64_MAX / 4)

/* How work, path and cables add up. */
enum ct_norm {
    CT_NORM_SUM,  /* one after the other */
    CT_NORM_ROOT, /* the root of the sum of squares: beside each other in part */
    CT_NORM_MOST, /* beside each other */
    CT_NORMS
};

struct ct_cost_model {
    int64_t coefficient[CT_FEATURES]; /* in 1/CT_MODEL_ONE ns per unit; not negative */
    int64_t call_ns;
    int64_t rank_ns; /* of each rank of the job, all its parts */
    enum ct_norm norm;
    int error; /* median distance of a candidate's time from the prediction within a cell,
                  in 1/CT_LOG_ONE doublings */
};

/*
 * nranks   of the whole job, all its parts
 * returns  nanoseconds, 1 at least; CT_COST_MOST at most
 */
int64_t ct_cost(const struct ct_cost_model *model, const struct ct_features *features, int nranks);

/* n times two to the power of log / CT_LOG_ONE, rounded down, CT_COST_MOST at most.

   n  0 or more */
int64_t ct_scaled(int64_t n, int log);

#endif
