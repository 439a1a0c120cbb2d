/*
 * lessons.h - what is predicted of the cells of a job from other cells of its machine folder.
 */
#ifndef CT_BENCH_SEARCH_LESSONS_H
#define CT_BENCH_SEARCH_LESSONS_H

#include "bench/search/timed_jobs.h"
#include "model/fit/calibrate.h"

/* From which cells which are predicted. */
enum ct_lesson {
    CT_OTHER_JOBS,
    CT_HALF_THE_RANKS,  /* from jobs of at most 0.55 of the ranks */
    CT_THIRD_THE_RANKS, /* of at most 0.3 */
    CT_OTHER_SIZES,     /* from four sizes of the same job */
    CT_SHORTER_SIZES,   /* from its sizes up to 4 KB */
    CT_LESSONS
};

extern const char *const ct_lesson_texts[CT_LESSONS];

/* A cost model that was fitted to what the lesson shows. */
struct ct_learned {
    enum ct_lesson lesson;
    const struct ct_timed_jobs *jobs;
    const struct ct_timed_job *here; /* whose cells are predicted */
    struct ct_calibrated calibrated;
    struct ct_job_residuals *residuals; /* by job */
    int *algorithm; /* as ct_residual_log wants them: those offered, then by candidate */
    double factor;  /* of this job, as a logarithm: 0 if it was not seen */
    bool is_empty;  /* there was nothing to learn from */
};

/* A candidate that was timed in the cell, and its predicted time. */
struct ct_guess {
    const struct ct_job_time *time;
    double log;      /* natural logarithm of seconds */
    double log_bare; /* without residuals */
    struct ct_prediction is;
};

/* The predictions of a cell. */
struct ct_guesses {
    struct ct_guess *guesses; /* of what is offered, without native; the fastest first */
    int n;
    struct ct_guess native;
    const struct ct_job_cell *nearest; /* of those learned from; NULL: there is none */
};

/*
 * Learn all that is needed to predict a job's cells.
 *
 * out      ct_learned_fini, also after a failure
 * returns  0 or CT_ERR_MEMORY
 */
int ct_lesson_learn(enum ct_lesson lesson, const struct ct_timed_jobs *jobs,
                    const struct ct_timed_job *here, struct ct_learned *out, struct ct_diag *diag);
void ct_learned_fini(struct ct_learned *learned);

/* True if the lesson is about the cell, one of the job. */
bool ct_lesson_asks(const struct ct_learned *learned, const struct ct_job_cell *cell);

/*
 * Predict a cell.
 *
 * out      guesses: owned by the caller, free
 * returns  0 or CT_ERR_MEMORY
 */
int ct_lesson_predict(const struct ct_learned *learned, const struct ct_job_cell *cell,
                      struct ct_guesses *out);

#endif
