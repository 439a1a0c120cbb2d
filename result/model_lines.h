/*
 * model_lines.h - the cost model as decisions.csv has it: what struct ct_calibration
 * (model/ranking.h) says, with algorithms by name.
 *
 * Of a cluster's own folder; those of jobs have none of it. Without these lines nothing is
 * predicted.
 */
#ifndef CT_RESULT_MODEL_LINES_H
#define CT_RESULT_MODEL_LINES_H

#include "base/text.h"
#include "model/cost_model.h"
#include "result/result.h"

/* A number of the model: a coefficient, by the name of its feature, or another. */
struct ct_result_model {
    char *name;
    double value;
    double low, high; /* 95 % interval; both 0: the measurements say nothing of it */
    int line;
};

/* A job whose measurements the model was fitted to. */
struct ct_result_fitted {
    char *job;   /* CT_RESULT_OWN_RANKS, or a name of jobs/ */
    char *sizes; /* "1 64 4096", ascending: those of its residuals */
    long ntimes;
    double factor; /* of its days: its times over those that the model gives */
    /* as in struct ct_traits */
    int nranks;
    int nhosts;
    int per_host;
    int nswitches;
    int crossing;
    int ring;
    int nparts;
    int line;
};

/* How well the model fits a collective. */
struct ct_result_goodness {
    char *collective;
    long ncells;       /* of a job and a size */
    long ntimes;       /* in them */
    double error;      /* measured over predicted, or the reverse: the median */
    double cell_error; /* the same when what a cell has in common is taken out */
    int line;
};

/* What a candidate was off by in a job. */
struct ct_result_residual {
    char *job;
    char *at; /* "-12 . 7/6": of each of the job's sizes, as struct ct_residual has it, in 1/64
                 doublings, after a slash the weight in 1/16, if it is not 1; ".", and where the
                 text ends: none */
    int line;
};

/* A candidate that was ever within half of the best, or native. */
struct ct_result_offered {
    int number; /* from 1, in their order */
    char *collective;
    struct ct_result_choice choice; /* the fingerprint is that of offered_fingerprint.h */
    int nresiduals;
    struct ct_result_residual *residuals;
    int line;
};

/* The key of provenance that says why the model is not trusted. */
#define CT_MODEL_PROVENANCE "model"

/* The key of a line of provenance that names a cable slower than its bandwidth. */
#define CT_SLOW_CABLE_PROVENANCE "slow_cable"

/* The name of the cluster's own ranks among the jobs. */
#define CT_RESULT_OWN_RANKS "cluster"

/*
 * The next of a residual's text; moves on.
 *
 * log      out: in 1/CT_LOG_ONE doublings
 * weight   out: in 1/CT_LOG_ONE; 0: there is none of this size
 * returns  false: there are no more, or the text is none
 */
bool ct_result_residual_next(const char **at, int *log, int *weight);

/* Add an item to such a text, rounded as it has them. */
void ct_result_residual_add(struct ct_text *text, int log, int weight);

/* The next of a list of sizes; moves on. Returns false: there are no more. */
bool ct_result_size_next(const char **at, size_t *bytes);

/* The number of the model with this name; NULL: none. */
const struct ct_result_model *ct_result_find_model(const struct ct_result *result,
                                                   const char *name);

/* The numbers besides coefficients, by what they are; CT_MODEL_TRUSTED: 1, or 0 where the
   model does not fit and nothing is chosen by it. */
enum ct_model_number {
    CT_MODEL_CALL_NS,
    CT_MODEL_RANK_NS,
    CT_MODEL_NORM,
    CT_MODEL_ERROR,
    CT_MODEL_TRUSTED,
    CT_MODEL_NUMBERS
};
extern const char *const ct_model_number_names[CT_MODEL_NUMBERS];

/* The feature whose coefficient has this name; CT_FEATURES: none. */
enum ct_feature ct_model_feature(const char *name);

/*
 * The numbers as they predict. A coefficient without a line is 0: earlier files have none for
 * posts and fetches, and offer nothing that posts.
 *
 * model    out
 * returns  false: there are none
 */
bool ct_result_cost_model(const struct ct_result *result, struct ct_cost_model *model);

/* True if there is a model that fits, so that others can be chosen by it. */
bool ct_result_predicts(const struct ct_result *result);

/* The job's line; NULL: none. */
const struct ct_result_fitted *ct_result_find_fitted(const struct ct_result *result,
                                                     const char *job);

/* Free the model: there is none then. */
void ct_result_drop_model(struct ct_result *result);

/* The model of one result, and what its provenance says of it, in place of that of another.
   Returns false when out of memory. */
bool ct_result_move_model(struct ct_result *from, struct ct_result *to);

/* Take candidate number `i` of the list, and its residuals, out of it; the numbers of those
   behind it stay. */
void ct_result_drop_offered(struct ct_result *result, int i);

#endif
