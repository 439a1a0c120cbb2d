/*
 * small_jobs.c - runs small jobs whole, and continues their rounds.
 */
#include "model/small_jobs.h"

#include "model/count_whole.h"

enum { JOBS = 3, LEAST_RANKS = 3 };

/* A job, each of twice the ranks of the one before. */
struct small_job {
    int nranks;
    int rounds;
};

/* Go on as the last doublings of the ranks did. */
static int64_t continue_rounds(const struct small_job *jobs, int nranks)
{
    const int64_t latest = jobs[2].rounds - jobs[1].rounds;
    int64_t before = jobs[1].rounds - jobs[0].rounds;
    int64_t rounds = jobs[2].rounds, step = latest * 1024;

    if (jobs[0].nranks == 0) /* it does not apply to so few */
        before = 10 * jobs[2].rounds >= 16 * jobs[1].rounds ? latest / 2 : latest;
    if (10 * latest >= 16 * before && latest > 2 &&
        8 * latest >= jobs[2].nranks - jobs[1].nranks) /* as many more as there are ranks more */
        return rounds + latest * (nranks - jobs[2].nranks) / (jobs[2].nranks - jobs[1].nranks);
    for (int n = jobs[2].nranks; 2 * (int64_t)n <= nranks; n *= 2) {
        if (4 * latest >= 5 * before && latest > 1) /* by the root of two */
            step = step * 1448 / 1024;
        rounds += step / 1024;
    }
    return rounds;
}

int ct_small_jobs_rounds(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                         int segments, int most, int64_t *rounds, struct ct_diag *diag)
{
    struct small_job jobs[JOBS] = {{0, 0}};
    struct ct_problem small = *problem;
    int err = CT_OK, times = 1;

    *rounds = 0;
    small.places = NULL;
    small.setting.values[CT_SETTING_ORDER] = CT_AS_IS;
    small.root = 0;
    while (problem->nranks / times > most)
        times *= 2;
    for (int i = JOBS - 1; i >= 0 && err == CT_OK; i--, times *= 2) {
        small.nranks = problem->nranks / times;
        if (small.nranks < LEAST_RANKS || !ct_algorithm_applies(algorithm, &small)) {
            if (i > 0)
                return CT_OK;
            continue;
        }
        jobs[i].nranks = small.nranks;
        err = ct_run_whole(algorithm, &small, segments, &(struct ct_lockstep){.rounds_most = 0},
                           &jobs[i].rounds, diag);
    }
    if (err == CT_OK)
        *rounds = continue_rounds(jobs, problem->nranks);
    return err;
}
