/*
 * starting_values.h - coefficients that are shipped: what a model starts from, and all that is
 * known before the first tuning.
 */
#ifndef CT_MODEL_FIT_STARTING_VALUES_H
#define CT_MODEL_FIT_STARTING_VALUES_H

#include "model/cost_model.h"

/* Of a kind of machine; its coefficients are starting_values.c's. */
struct ct_starting_values {
    const char *name; /* "a slow network" */
    const char *from; /* where the values come from: a phrase */
    int64_t call_ns, rank_ns;
    enum ct_norm norm;
    int error;
    bool is_of_one_rank; /* coefficients of work are for one rank; otherwise for the sum of all */
};

/*
 * Those of the machine that is most like this one: one host, or a network that is fast or
 * slow as its cables are.
 *
 * places        of its ranks
 * is_simulated  its network costs no work of processors
 */
const struct ct_starting_values *ct_starting_values_for(const struct ct_places *places,
                                                        bool is_simulated);

/*
 * The model that predicts for so many ranks before anything was fitted. Usual figures of work are
 * those of one rank, and ranks with processors of their own work side by side: a fit finds out,
 * but a sum over all ranks would be too long by their number.
 */
struct ct_cost_model ct_starting_model(const struct ct_starting_values *values, int nranks);

#endif
