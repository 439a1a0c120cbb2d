/*
 * loads.c - by choice, root and order.
 */
#include "library/untuned/loads.h"

#include "base/numbers.h"
#include "library/switches/force.h"
#include "library/untuned/plan_load.h"

bool ct_load_matters(const struct ct_task *task)
{
    const struct ct_like *like = task->context->like;

    return like != NULL && !like->is_the_job && !like->is_named && task->problem.bytes > 0 &&
           !ct_task_calls_native(task) && task->choice != ct_force_find(task->interposed);
}

static const struct ct_load *find_load(const struct ct_like *like, const struct ct_task *task)
{
    for (int i = 0; i < like->nloads; i++) {
        const struct ct_load *load = &like->loads[i];

        if (load->choice == task->choice && load->root == task->problem.root &&
            load->keeps_order == task->problem.keeps_order)
            return load;
    }
    return NULL;
}

/* Where some rank lacks memory, no load is known from then on. */
static const struct ct_load *add_load(struct ct_like *like, struct ct_task *task)
{
    struct ct_load *load = &like->loads[like->nloads];
    double s_per_byte;

    if (like->nloads == CT_LOADS)
        return NULL;
    task->err = ct_plan_load(task->algorithm, &task->problem, task->context->rank,
                             task->context->comm, &s_per_byte);
    if (task->err != MPI_SUCCESS)
        return NULL;
    like->nloads++;
    *load = (struct ct_load){task->choice, task->problem.root, task->problem.keeps_order,
                             ct_larger(s_per_byte, 0)};
    return load;
}

const struct ct_load *ct_load_of(struct ct_task *task)
{
    struct ct_like *like = task->context->like;
    const struct ct_load *load = find_load(like, task);

    return load != NULL ? load : add_load(like, task);
}
