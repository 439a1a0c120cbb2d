/*
 * model.h - frozen measurements of a lab, on which the search can be replayed
 * (bench/search/NAME.model).
 *
 * A cell is a candidate (an algorithm with its setting) at a size: its median
 * over all journals that were frozen, and the ratios of its own samples to it.
 * What was never measured is filled in when the file is read: what the same
 * candidate took at the next smaller size and what its busiest link adds, but
 * at least CT_MODEL_FILLED times the best known at that size.
 */
#ifndef CT_BENCH_SEARCH_MODEL_H
#define CT_BENCH_SEARCH_MODEL_H

#include "repo/candidate.h"
#include "search/search.h"

#define CT_MODEL_FILLED 1.6
#define CT_MODEL_SPARE 32768 /* bytes that a link is thought to pass at once */
#define CT_MODEL_RATIOS 16   /* of a cell, at most */
#define CT_MODEL_LINKS 8     /* of a candidate, at most */
#define CT_MODEL_SIZES 16    /* fixed sizes, at most */

struct ct_model_cell {
    size_t bytes;
    double seconds; /* the median */
    int nratios;
    double ratios[CT_MODEL_RATIOS]; /* of samples to the median */
    bool is_filled;                 /* never measured */
};

/* The busiest of all links of one capacity. */
struct ct_model_link {
    double capacity; /* bytes/s */
    double load;     /* bytes per byte of the collective's */
};

struct ct_model_candidate {
    int algorithm;
    struct ct_setting setting;
    size_t from_bytes; /* where it applies */
    size_t to_bytes;   /* SIZE_MAX: no end */
    int nlinks;        /* 0: its bound is unknown */
    struct ct_model_link links[CT_MODEL_LINKS];
    int ncells; /* ascending; at each fixed size where it applies, and where
                   else it was measured */
    struct ct_model_cell *cells;
};

struct ct_model_algorithm {
    struct ct_search_algorithm searched; /* its name is owned */
    int *values[CT_SEARCH_PARAMS_MAX];   /* of each parameter, ascending */
};

struct ct_model_collective {
    char *name;
    double limit_s; /* per byte, of any algorithm */
    int nsizes;
    size_t sizes[CT_MODEL_SIZES];
    double drifts[CT_MODEL_SIZES]; /* by size: spread, of logarithms, of what
                                      all candidates share at a moment */
    int nalgorithms;
    struct ct_model_algorithm *algorithms;
    int ncandidates;
    struct ct_model_candidate *candidates;
};

struct ct_model {
    char *name;
    double barrier_s; /* of one barrier */
    double request_s; /* of a request, besides a barrier */
    int ncollectives;
    struct ct_model_collective *collectives;
};

/*
 * Read a model.
 *
 * model    out: owned by the caller, ct_model_free
 * returns  0, CT_ERR_INPUT ("FILE:LINE: what is wrong"), CT_ERR_MEMORY or
 *          CT_ERR_SYSTEM
 */
int ct_model_load(const char *path, struct ct_model **model, struct ct_diag *diag);
void ct_model_free(struct ct_model *model);

/* Fill in what was never measured; for ct_model_load. */
int ct_model_fill(struct ct_model_collective *collective, struct ct_diag *diag);

/* The number of a candidate; -1: the model does not have it. */
int ct_model_find(const struct ct_model_collective *collective, int algorithm,
                  const struct ct_setting *setting);

/* Whether the candidate may be used for so many bytes. */
bool ct_model_applies(const struct ct_model_candidate *candidate, size_t bytes);

/* Seconds that the candidate takes at least, of each link `spare` bytes not
   counted; 0: unknown. */
double ct_model_bound(const struct ct_model_candidate *candidate, size_t bytes, double spare);

/* The median at any size; between cells along a straight line of
   logarithms. */
double ct_model_seconds(const struct ct_model_candidate *candidate, size_t bytes);

/* The last of the fixed sizes that is not above `bytes`, by its number; 0 if
   all are. */
int ct_model_size_below(const struct ct_model_collective *collective, size_t bytes);

#endif
