/*
 * plan_figures.c - goes through the schedules of the ranks.
 */
#include "checker/plan_figures.h"

#include "model/lockstep.h"

#include <math.h>
#include <stdlib.h>

static double scratch_of(const struct ct_schedule *schedule)
{
    double blocks = 0;

    for (int i = 0; i < schedule->nscratch; i++)
        blocks += ct_scratch_blocks(schedule, i);
    return blocks;
}

static struct ct_plan_figures figures_of(const struct ct_schedule *schedule)
{
    struct ct_plan_figures own = {.scratch = scratch_of(schedule)};
    long units = 0;

    for (int i = 0; i < schedule->nsteps; i++) {
        const struct ct_step *step = &schedule->steps[i];

        if (step->action == CT_DO_SEND) {
            own.messages++;
            units += step->src.units;
        }
        own.syncs += step->action == CT_DO_TOKEN_SEND || step->action == CT_DO_BARRIER;
    }
    own.blocks = (double)units / schedule->units_per_block;
    return own;
}

static long larger(long a, long b)
{
    return a > b ? a : b;
}

/* Each figure is of the rank with most. */
static void take_rank(struct ct_plan_figures *most, const struct ct_schedule *schedule)
{
    const struct ct_plan_figures own = figures_of(schedule);

    most->nplanned++;
    most->all_messages += (double)own.messages;
    most->messages = larger(most->messages, own.messages);
    most->syncs = larger(most->syncs, own.syncs);
    most->blocks = fmax(most->blocks, own.blocks);
    most->scratch = fmax(most->scratch, own.scratch);
}

/* Rank number `i` of a sample of `n`. */
static int sampled(int i, int n, int nranks)
{
    return n < 2 ? 0 : (int)((long long)i * (nranks - 1) / (n - 1));
}

static int plan_rank(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                     int rank, struct ct_schedule **schedule, struct ct_diag *diag)
{
    const struct ct_shape shape = ct_algorithm_shape(algorithm, problem, rank);

    return ct_algorithm_plan(algorithm, &shape, schedule, diag);
}

/* One after the other. */
int ct_plan_sample(const struct ct_algorithm *algorithm, const struct ct_problem *problem, int most,
                   struct ct_plan_figures *figures, struct ct_diag *diag)
{
    const int n = problem->nranks < most ? problem->nranks : most;
    int err = CT_OK;

    *figures = (struct ct_plan_figures){.rounds = -1};

    for (int i = 0; i < n && err == CT_OK; i++) {
        struct ct_schedule *schedule = NULL;

        err = plan_rank(algorithm, problem, sampled(i, n, problem->nranks), &schedule, diag);
        if (err == CT_OK)
            take_rank(figures, schedule);
        ct_schedule_free(schedule);
    }
    if (err == CT_OK)
        figures->all_messages *= (double)problem->nranks / n;
    return err;
}

/* Plan all ranks, and keep their schedules to count the rounds. */
static int plan_all(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                    struct ct_plan_figures *figures, struct ct_diag *diag)
{
    const int n = problem->nranks;
    struct ct_schedule **all = calloc((size_t)n, sizeof(struct ct_schedule *));
    int err = CT_OK;

    if (all == NULL)
        return ct_diag_memory(diag);
    for (int rank = 0; rank < n && err == CT_OK; rank++) {
        err = plan_rank(algorithm, problem, rank, &all[rank], diag);
        if (err == CT_OK)
            take_rank(figures, all[rank]);
    }
    if (err == CT_OK)
        err = ct_lockstep_run(&(struct ct_lockstep){.skips_tokens = true},
                              (const struct ct_schedule *const *)all, n, &figures->rounds, diag);
    for (int rank = 0; rank < n; rank++)
        ct_schedule_free(all[rank]);
    free(all);
    return err;
}

/* True if the ranks have few enough steps, if all have as many as rank 0. */
static int ask_small(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                     bool *is_small, struct ct_diag *diag)
{
    struct ct_schedule *schedule = NULL;
    const int err = plan_rank(algorithm, problem, 0, &schedule, diag);

    if (err == CT_OK)
        *is_small = schedule->nsteps <= CT_FIGURES_STEPS / problem->nranks;
    ct_schedule_free(schedule);
    return err;
}

int ct_plan_figures(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                    struct ct_plan_figures *figures, struct ct_diag *diag)
{
    bool is_small = false;
    const int err = ask_small(algorithm, problem, &is_small, diag);

    *figures = (struct ct_plan_figures){.rounds = -1};
    if (err != CT_OK)
        return err;
    return is_small ? plan_all(algorithm, problem, figures, diag)
                    : ct_plan_sample(algorithm, problem, CT_FIGURES_SAMPLE, figures, diag);
}
