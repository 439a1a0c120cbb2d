/*
 * like_choice.c - asks the dispatch of a like job, and looks at the links.
 */
#include "library/untuned/like_choice.h"

#include "library/mpi/operations.h"
#include "library/untuned/loads.h"
#include "library/untuned/native_time.h"
#include "library/untuned/native_trial.h"

#include <math.h>
#include <stdint.h>

/* The choice as it is for these ranks; NULL: it is not in the job's list. */
static const struct ct_like_choice *like_choice(const struct ct_like *like,
                                                const struct ct_choice *choice)
{
    for (int i = 0; i < like->job->nchoices; i++) {
        if (choice == &like->job->choices[i])
            return &like->choices[i];
    }
    return NULL;
}

/* Native, as it is or in another order, or an algorithm that can do it. */
static bool is_usable(const struct ct_like_choice *like, const struct ct_problem *asked)
{
    struct ct_problem problem = *asked;

    if (like == NULL || like->is_missing)
        return false;
    problem.setting = like->choice.setting;
    return like->choice.algorithm == NULL || ct_algorithm_applies(like->choice.algorithm, &problem);
}

/* The choice, or what stands in for it; NULL: neither can be had. */
static const struct ct_like_choice *find_usable(struct ct_like *like,
                                                const struct ct_choice *choice,
                                                const struct ct_problem *asked, bool may_be_near)
{
    const struct ct_like_choice *found = like_choice(like, choice);

    if (is_usable(found, asked))
        return found;
    if (found == NULL || !may_be_near)
        return NULL;
    found = ct_like_near(like, found, *asked);
    return is_usable(found, asked) ? found : NULL;
}

/* By how many doublings the size that is asked for differs: where the choice
   at the size itself cannot be had for these ranks, as that of a power of two
   of them, one at a size nearby is the next best. */
static const int doublings[] = {0, -1, 1, -2, 2};

/* What a choice must have gained where it was best neither for these ranks nor
   for so many bytes, or where it was not for other ranks that are as alike. */
#define GAIN_ELSEWHERE 1.25

/* What it must have gained in any case, unless it will be compared with native:
   of 39 such cells with less, on two labs, five were slower than native, of 412
   with more six (bench/notebook.md). */
#define GAIN_UNTRIED 1.15

static bool is_plain_native(const struct ct_choice *choice)
{
    return choice->algorithm == NULL && ct_setting_order(&choice->setting) == CT_AS_IS;
}

/* The problem among the ranks of a job. */
static struct ct_problem problem_of(const struct ct_problem *asked, const struct ct_tuned *job)
{
    struct ct_problem problem = *asked;

    problem.nranks = job->nranks;
    problem.root = (int)((long long)problem.root * job->nranks / asked->nranks);
    problem.item_bytes = NULL; /* of other ranks */
    problem.places = NULL;
    return problem;
}

/* True if native was timed there and won. Where measuring was cut short, native may
   be what was left. */
static bool is_native_best(const struct ct_tuned *job, const struct ct_problem *asked, size_t bytes)
{
    struct ct_problem problem = problem_of(asked, job);
    const struct ct_choice *choice;

    problem.bytes = bytes;
    choice = ct_tuned_choice(job, &problem);
    return choice != NULL && is_plain_native(choice) &&
           ct_native_won(job, problem.collective, bytes);
}

/* The job's own native; NULL: it has none. */
static const struct ct_choice *find_native(const struct ct_like *like)
{
    for (int i = 0; i < like->job->nchoices; i++) {
        if (is_plain_native(&like->choices[i].choice))
            return &like->choices[i].choice;
    }
    return NULL;
}

/* So few ranks, if they are most of a program's, learn nothing from twice as
   many: they have the cables to themselves, and most algorithms are the same few
   messages for them. */
#define FEW_RANKS 3

static bool are_few(const struct ct_like *like, int nranks)
{
    return nranks <= FEW_RANKS && like->traits.nparts <= 1 && like->job->nranks >= 2 * nranks;
}

/* True if the choice gained little. More gain is required where another job that is
   about as like these ranks had native. What was not timed is not in doubt. */
static bool is_in_doubt(const struct ct_like *like, const struct ct_problem *asked,
                        const struct ct_choice *choice, size_t bytes)
{
    const double gain = ct_gain_of_job(like->job, asked->collective, bytes);

    if (is_plain_native(choice) || like->is_named)
        return false;
    return are_few(like, asked->nranks) || (gain > 0 && gain < GAIN_UNTRIED) ||
           (like->other != NULL && gain < GAIN_ELSEWHERE &&
            is_native_best(like->other, asked, bytes));
}

/* True if the choice for so many bytes is good enough for the task's bytes: it was timed
   at as many, or it gained much. */
static bool is_clear(const struct ct_like_choice *found, const struct ct_task *task, size_t bytes)
{
    const struct ct_like *like = task->context->like;

    return (bytes == task->bytes && !found->is_near) || found->choice.algorithm == NULL ||
           like->is_named ||
           ct_gain_of_job(like->job, task->interposed->collective, bytes) >= GAIN_ELSEWHERE;
}

static size_t doubled(size_t bytes, int times)
{
    if (times <= 0)
        return bytes >> -times;
    return bytes > SIZE_MAX >> times ? SIZE_MAX : bytes << times;
}

/* Operations that do not commute are for ranks as they are. */
static bool can_be_in_order(const struct ct_task *task)
{
    const struct ct_arguments *args = task->args;

    return !task->interposed->collective->reduces ||
           (ct_operation_exists(args->op, args->comm) && ct_operation_commutes(args->op));
}

static const struct ct_choice *in_order(const struct ct_like_choice *found,
                                        const struct ct_task *task, const struct ct_problem *asked)
{
    const struct ct_setting *setting = &found->ordered.setting;
    const struct ct_algorithm *algorithm = found->ordered.algorithm;
    struct ct_problem problem = *asked;

    if (!found->has_order)
        return &found->choice;
    problem.setting = *setting;
    return can_be_in_order(task) && ct_algorithm_applies(algorithm, &problem) ? &found->ordered
                                                                              : &found->choice;
}

enum ct_reason ct_like_choose(const struct ct_task *task, struct ct_pick *pick)
{
    struct ct_like *like = task->context->like;
    const struct ct_choice *native = find_native(like);
    const bool is_tried = ct_trial_is_possible(task);
    const struct ct_problem *asked = &pick->problem;
    struct ct_problem problem = problem_of(asked, like->job);

    for (size_t i = 0; i < sizeof doublings / sizeof doublings[0]; i++) {
        const struct ct_like_choice *found;
        const struct ct_choice *choice;
        bool is_clear_here;

        problem.bytes = doubled(task->bytes, doublings[i]);
        choice = ct_tuned_choice(like->job, &problem);
        if (choice == NULL)
            return CT_NEVER_TUNED;
        found = find_usable(like, choice, asked, i == 0);
        if (found == NULL)
            continue;
        is_clear_here = is_clear(found, task, problem.bytes);
        if (!is_clear_here && !is_tried)
            continue;
        pick->of_job = choice;
        pick->is_doubted = !is_clear_here ||
                           is_in_doubt(like, asked, &found->choice, problem.bytes) ||
                           is_in_doubt(like, asked, &found->choice, task->bytes);
        pick->choice =
            pick->is_doubted && !is_tried && native != NULL ? native : in_order(found, task, asked);
        return CT_TUNED;
    }
    return CT_NOT_APPLICABLE;
}

const struct ct_choice *ct_choice_of_figure(const struct ct_task *task,
                                            const struct ct_tuned_figure *figure)
{
    const struct ct_tuned *job = task->context->like->job;
    const struct ct_problem asked = ct_task_problem(task);
    struct ct_problem problem = problem_of(&asked, job);

    problem.bytes = figure->bytes;
    problem.root = 0;
    return ct_tuned_choice(job, &problem);
}

const struct ct_choice *ct_choice_here(const struct ct_task *task, const struct ct_problem *asked,
                                       const struct ct_choice *of_job)
{
    const struct ct_like_choice *found = find_usable(task->context->like, of_job, asked, false);

    return found == NULL ? NULL : in_order(found, task, asked);
}

/* How many times as long as native is expected to take the cables of a choice
   may be busy where the two will be compared: that is a better guess. */
#define BUSY_MOST_COMPARED 2

/* What the choice must be expected to gain here, where that is known. */
#define GAIN_EXPECTED 1.05

bool ct_choice_is_too_slow(const struct ct_task *task, struct ct_pick *pick, int *err)
{
    const struct ct_like *like = task->context->like;
    const struct ct_load *load;
    double native_s, busy_s;
    bool is_slow;

    if (!ct_load_matters(task, pick))
        return false;
    native_s = ct_native_time(like->job, task->interposed->collective, task->bytes, &like->traits);
    if (isinf(native_s))
        return false;
    load = ct_load_of(task, pick, err);
    if (load == NULL)
        return false;
    busy_s = load->s_per_byte * (double)task->bytes;
    is_slow = busy_s > native_s || (pick->gain > 0 && pick->gain < GAIN_EXPECTED);
    if (is_slow)
        pick->is_doubted = true;
    return is_slow && (!ct_trial_is_possible(task) || busy_s > native_s * BUSY_MOST_COMPARED);
}
