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

/* What is known of the task's choice; false: nothing. */
static bool find_known(const struct ct_task *task, const struct ct_tuned_figure *figure,
                       struct known *known)
{
    const struct ct_tuned *job = task->context->like->job;

    *known = known_of_figure(task, figure);
    for (int i = 0; known->of_job != task->of_job && i < job->nrivals; i++) {
        if (is_of(&job->rivals[i], figure))
            *known = known_of_rival(&job->rivals[i]);
    }
    return known->of_job == task->of_job && is_bound_by_cables(known) && figure->bytes > 0 &&
           figure->native_s > 0;
}

/* Seconds that the task's choice is expected to take here for the figure's size;
   INFINITY: nothing is known. */
static double expect(struct ct_task *task, const struct known *known,
                     const struct ct_tuned_figure *figure)
{
    const double growth = ct_growth(task->interposed->collective, task->context->like->job->nranks,
                                    task->problem.nranks);
    const struct ct_load *load = ct_load_of(task);

    return load == NULL || !(load->s_per_byte > 0) ? INFINITY
                                                   : (known->seconds - known->busy_s) * growth +
                                                         load->s_per_byte * (double)figure->bytes;
}

bool ct_rival_take(struct ct_task *task, const struct ct_choice *of_job)
{
    struct ct_task other = *task;

    other.choice = of_job == task->of_job ? NULL : ct_choice_here(task, of_job);
    other.of_job = of_job;
    if (other.choice == NULL || other.choice == task->choice || ct_fit(&other) != CT_TUNED ||
        ct_task_calls_native(&other))
        return false;
    *task = other;
    return true;
}

/* Expect a time of one more; `least` is the least so far, `verdict` whose. */
static void try_rival(struct ct_task *task, const struct known *known, double *least,
                      struct ct_verdict *verdict)
{
    struct ct_task other = *task;
    double seconds;

    if (!is_bound_by_cables(known) || !ct_rival_take(&other, known->of_job))
        return;
    seconds = expect(&other, known, verdict->figure);
    task->err = other.err;
    if (!(seconds < *least))
        return;
    *least = seconds;
    verdict->rival = known->of_job;
}

static void judge(struct ct_task *task, const struct known *known, struct ct_verdict *verdict)
{
    const struct ct_tuned *job = task->context->like->job;
    const struct ct_tuned_figure *figure = verdict->figure;
    const struct known own = known_of_figure(task, figure);
    const double of_choice = expect(task, known, figure);
    double least = of_choice / RIVAL_GAIN;

    if (isinf(of_choice))
        return;
    try_rival(task, &own, &least, verdict);
    for (int i = 0; i < job->nrivals && task->err == MPI_SUCCESS; i++) {
        const struct known rival = known_of_rival(&job->rivals[i]);

        if (is_of(&job->rivals[i], figure))
            try_rival(task, &rival, &least, verdict);
    }
    verdict->gain = figure->native_s *
                    ct_growth(figure->collective, job->nranks, task->problem.nranks) /
                    (verdict->rival == NULL ? of_choice : least);
}

/* NULL: there is none yet. */
static const struct ct_verdict *find_verdict(const struct ct_task *task,
                                             const struct ct_tuned_figure *figure)
{
    const struct ct_like *like = task->context->like;

    for (int i = 0; i < like->nverdicts; i++) {
        const struct ct_verdict *verdict = &like->verdicts[i];

        if (verdict->choice == task->choice && verdict->figure == figure &&
            verdict->root == task->problem.root &&
            verdict->keeps_order == task->problem.keeps_order)
            return verdict;
    }
    return NULL;
}

/* NULL: MPI failed, or there is no room. */
static const struct ct_verdict *add_verdict(struct ct_task *task, const struct known *known,
                                            const struct ct_tuned_figure *figure)
{
    struct ct_like *like = task->context->like;
    struct ct_verdict *verdict = &like->verdicts[like->nverdicts];

    if (like->nverdicts == CT_VERDICTS)
        return NULL;
    *verdict = (struct ct_verdict){.choice = task->choice,
                                   .figure = figure,
                                   .root = task->problem.root,
                                   .keeps_order = task->problem.keeps_order};
    judge(task, known, verdict);
    if (task->err != MPI_SUCCESS)
        return NULL;
    like->nverdicts++;
    return verdict;
}

void ct_rivals_compare(struct ct_task *task)
{
    const struct ct_verdict *verdict;
    const struct ct_tuned_figure *figures[2];
    struct known known;
    int i = 0;

    if (!ct_load_matters(task) || task->problem.item_bytes != NULL)
        return;
    ct_nearest_figures(task->context->like->job, task->interposed->collective, task->problem.bytes,
                       figures);
    while (i < 2 && figures[i] != NULL && !find_known(task, figures[i], &known))
        i++;
    if (i == 2 || figures[i] == NULL)
        return;
    verdict = find_verdict(task, figures[i]);
    if (verdict == NULL)
        verdict = add_verdict(task, &known, figures[i]);
    if (verdict == NULL)
        return;
    if (verdict->rival != NULL) {
        if (!ct_rival_take(task, verdict->rival))
            return;
        task->instead_of = known.of_job;
    }
    task->gain = verdict->gain;
}

static bool is_second(struct ct_task *task, const struct ct_choice *of_job)
{
    struct ct_task other = *task;
    bool is_it = of_job != NULL && ct_rival_take(&other, of_job) &&
                 other.algorithm != task->algorithm && !ct_choice_is_too_slow(&other);

    task->err = other.err;
    return is_it && task->err == MPI_SUCCESS;
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

const struct ct_choice *ct_rival_second(struct ct_task *task)
{
    const struct ct_tuned *job = task->context->like->job;
    const struct ct_tuned_figure *nearest[2];

    ct_nearest_figures(job, task->interposed->collective, task->problem.bytes, nearest);
    if (nearest[0] == NULL)
        return NULL;
    for (int i = 0; i < 4; i++) {
        const struct ct_tuned_figure *figure =
            i < 2 ? nearest[i] : beside(job, nearest[0], i == 2 ? -1 : 1);
        const struct ct_choice *choice = figure == NULL ? NULL : ct_choice_of_figure(task, figure);

        if (is_second(task, choice))
            return choice;
    }
    for (int i = 0; i < job->nrivals && task->err == MPI_SUCCESS; i++) {
        if (is_of(&job->rivals[i], nearest[0]) && is_second(task, job->rivals[i].choice))
            return job->rivals[i].choice;
    }
    return NULL;
}
