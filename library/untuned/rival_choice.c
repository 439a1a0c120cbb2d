/*
 * rival_choice.c - expects times by loads of cables.
 */
#include "library/untuned/rival_choice.h"

#include "library/choice/fitting.h"
#include "library/untuned/like_choice.h"
#include "library/untuned/loads.h"
#include "library/untuned/native_time.h"

#include <math.h>

/* How much faster than the choice a rival must be expected to be. */
#define RIVAL_GAIN 1.1

/* A choice of the job, at a figure's size. */
struct known {
    const struct ct_choice *of_job;
    double seconds;
    double busy_s; /* 0: unknown */
};

static bool is_of(const struct ct_tuned_rival *rival, const struct ct_tuned_figure *figure)
{
    return rival->collective == figure->collective && rival->bytes == figure->bytes;
}

/* What is known of the figure's own choice. */
static struct known known_of_figure(const struct ct_task *task,
                                    const struct ct_tuned_figure *figure)
{
    const struct ct_tuned *job = task->context->like->job;
    const long i = figure - job->figures;

    return (struct known){.of_job = ct_choice_of_figure(task, figure),
                          .seconds = figure->choice_s,
                          .busy_s = job->busy_s == NULL ? 0 : job->busy_s[i]};
}

static struct known known_of_rival(const struct ct_tuned_rival *rival)
{
    return (struct known){rival->choice, rival->seconds, rival->busy_s};
}

/*
 * True if the cable is part of the time. Short messages that buffers hold are there
 * before the cable could have carried them: that says nothing of longer ones.
 */
static bool is_bound_by_cables(const struct known *known)
{
    return known->busy_s > 0 && known->busy_s < known->seconds;
}

/* What is known of the choice; false: nothing. */
static bool find_known(const struct ct_task *task, const struct ct_pick *pick,
                       const struct ct_tuned_figure *figure, struct known *known)
{
    const struct ct_tuned *job = task->context->like->job;

    *known = known_of_figure(task, figure);
    for (int i = 0; known->of_job != pick->of_job && i < job->nrivals; i++) {
        if (is_of(&job->rivals[i], figure))
            *known = known_of_rival(&job->rivals[i]);
    }
    return known->of_job == pick->of_job && is_bound_by_cables(known) && figure->bytes > 0 &&
           figure->native_s > 0;
}

/* Seconds that the choice is expected to take here for the figure's size; INFINITY: nothing
   is known. */
static double expect(const struct ct_task *task, const struct ct_pick *pick,
                     const struct known *known, const struct ct_tuned_figure *figure, int *err)
{
    const double growth = ct_growth(task->interposed->collective, task->context->like->job->nranks,
                                    task->context->nranks);
    const struct ct_load *load = ct_load_of(task, pick, err);

    return load == NULL || !(load->s_per_byte > 0) ? INFINITY
                                                   : (known->seconds - known->busy_s) * growth +
                                                         load->s_per_byte * (double)figure->bytes;
}

bool ct_rival_take(const struct ct_task *task, struct ct_pick *pick, const struct ct_choice *of_job)
{
    struct ct_pick other = *pick;

    other.choice = of_job == pick->of_job ? NULL : ct_choice_here(task, &pick->problem, of_job);
    other.of_job = of_job;
    if (other.choice == NULL || other.choice == pick->choice || ct_fit(task, &other) != CT_TUNED ||
        ct_pick_calls_native(&other))
        return false;
    *pick = other;
    return true;
}

/* The choices that are compared for a verdict. */
struct comparison {
    const struct ct_task *task;
    const struct ct_pick *pick;
    struct ct_verdict *verdict;
    double least; /* seconds, so far */
    int err;
};

/* Expect a time of one more. */
static void try_rival(struct comparison *c, const struct known *known)
{
    struct ct_pick other = *c->pick;
    double seconds;

    if (!is_bound_by_cables(known) || !ct_rival_take(c->task, &other, known->of_job))
        return;
    seconds = expect(c->task, &other, known, c->verdict->figure, &c->err);
    if (!(seconds < c->least))
        return;
    c->least = seconds;
    c->verdict->rival = known->of_job;
}

/* Returns an MPI error code. */
static int judge(const struct ct_task *task, const struct ct_pick *pick, const struct known *known,
                 struct ct_verdict *verdict)
{
    const struct ct_tuned *job = task->context->like->job;
    const struct ct_tuned_figure *figure = verdict->figure;
    const struct known own = known_of_figure(task, figure);
    struct comparison c = {.task = task, .pick = pick, .verdict = verdict, .err = MPI_SUCCESS};
    const double of_choice = expect(task, pick, known, figure, &c.err);

    if (isinf(of_choice))
        return c.err;
    c.least = of_choice / RIVAL_GAIN;
    try_rival(&c, &own);
    for (int i = 0; i < job->nrivals && c.err == MPI_SUCCESS; i++) {
        const struct known rival = known_of_rival(&job->rivals[i]);

        if (is_of(&job->rivals[i], figure))
            try_rival(&c, &rival);
    }
    verdict->gain = figure->native_s *
                    ct_growth(figure->collective, job->nranks, task->context->nranks) /
                    (verdict->rival == NULL ? of_choice : c.least);
    return c.err;
}

/* NULL: there is none yet. */
static const struct ct_verdict *find_verdict(const struct ct_like *like, const struct ct_pick *pick,
                                             const struct ct_tuned_figure *figure)
{
    for (int i = 0; i < like->nverdicts; i++) {
        const struct ct_verdict *verdict = &like->verdicts[i];

        if (verdict->choice == pick->choice && verdict->figure == figure &&
            verdict->root == pick->problem.root &&
            verdict->keeps_order == pick->problem.keeps_order)
            return verdict;
    }
    return NULL;
}

/* NULL: MPI failed, or there is no room. */
static const struct ct_verdict *add_verdict(const struct ct_task *task, const struct ct_pick *pick,
                                            const struct known *known,
                                            const struct ct_tuned_figure *figure, int *err)
{
    struct ct_like *like = task->context->like;
    struct ct_verdict *verdict = &like->verdicts[like->nverdicts];

    if (like->nverdicts == CT_VERDICTS)
        return NULL;
    *verdict = (struct ct_verdict){.choice = pick->choice,
                                   .figure = figure,
                                   .root = pick->problem.root,
                                   .keeps_order = pick->problem.keeps_order};
    *err = judge(task, pick, known, verdict);
    if (*err != MPI_SUCCESS)
        return NULL;
    like->nverdicts++;
    return verdict;
}

void ct_rivals_compare(const struct ct_task *task, struct ct_pick *pick, int *err)
{
    const struct ct_verdict *verdict;
    const struct ct_tuned_figure *figures[2];
    struct known known;
    int i = 0;

    if (!ct_load_matters(task, pick) || task->item_bytes != NULL)
        return;
    ct_nearest_figures(task->context->like->job, task->interposed->collective, task->bytes,
                       figures);
    while (i < 2 && figures[i] != NULL && !find_known(task, pick, figures[i], &known))
        i++;
    if (i == 2 || figures[i] == NULL)
        return;
    verdict = find_verdict(task->context->like, pick, figures[i]);
    if (verdict == NULL)
        verdict = add_verdict(task, pick, &known, figures[i], err);
    if (verdict == NULL)
        return;
    if (verdict->rival != NULL) {
        if (!ct_rival_take(task, pick, verdict->rival))
            return;
        pick->instead_of = known.of_job;
    }
    pick->gain = verdict->gain;
}

static bool is_second(const struct ct_task *task, const struct ct_pick *pick,
                      const struct ct_choice *of_job, int *err)
{
    struct ct_pick other = *pick;

    return of_job != NULL && *err == MPI_SUCCESS && ct_rival_take(task, &other, of_job) &&
           other.algorithm != pick->algorithm && !ct_choice_is_too_slow(task, &other, err) &&
           *err == MPI_SUCCESS;
}

/* The figure `by` places on, of the same collective; NULL: there is none. */
static const struct ct_tuned_figure *beside(const struct ct_tuned *job,
                                            const struct ct_tuned_figure *figure, int by)
{
    const long at = figure - job->figures + by;

    return at < 0 || at >= job->nfigures || job->figures[at].collective != figure->collective
               ? NULL
               : &job->figures[at];
}

const struct ct_choice *ct_rival_second(const struct ct_task *task, const struct ct_pick *pick,
                                        int *err)
{
    const struct ct_tuned *job = task->context->like->job;
    const struct ct_tuned_figure *nearest[2];

    ct_nearest_figures(job, task->interposed->collective, task->bytes, nearest);
    if (nearest[0] == NULL)
        return NULL;
    for (int i = 0; i < 4; i++) {
        const struct ct_tuned_figure *figure =
            i < 2 ? nearest[i] : beside(job, nearest[0], i == 2 ? -1 : 1);
        const struct ct_choice *choice = figure == NULL ? NULL : ct_choice_of_figure(task, figure);

        if (is_second(task, pick, choice, err))
            return choice;
    }
    for (int i = 0; i < job->nrivals; i++) {
        if (is_of(&job->rivals[i], nearest[0]) && is_second(task, pick, job->rivals[i].choice, err))
            return job->rivals[i].choice;
    }
    return NULL;
}
