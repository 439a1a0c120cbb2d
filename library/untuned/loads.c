/*
 * loads.c - by choice, root and order.
 */
#include "library/untuned/loads.h"

#include "base/numbers.h"
#include "library/switches/force.h"
#include "library/untuned/plan_load.h"

bool ct_load_matters(const struct ct_task *task, const struct ct_pick *pick)
{
    const struct ct_like *like = task->context->like;

    return like != NULL && !like->is_the_job && !like->is_named && task->bytes > 0 &&
           !ct_pick_calls_native(pick) && pick->choice != ct_force_find(task->interposed);
}

/* Where some rank lacks memory, no load is known from then on. */
static const struct ct_load *add_load(const struct ct_task *task, const struct ct_pick *pick,
                                      int *err)
{
    struct ct_like *like = task->context->like;
    struct ct_load *load = &like->loads[like->nloads];
    double s_per_byte;

    if (like->nloads == CT_LOADS)
        return NULL;
    *err = ct_plan_load(pick->algorithm, &pick->problem, task->context->rank, task->context->comm,
                        &s_per_byte);
    if (*err != MPI_SUCCESS)
        return NULL;
    like->nloads++;
    *load = (struct ct_load){pick->choice, pick->problem.root, pick->problem.keeps_order,
                             ct_larger(s_per_byte, 0)};
    return load;
}

const struct ct_load *ct_load_of(const struct ct_task *task, const struct ct_pick *pick, int *err)
{
    const struct ct_like *like = task->context->like;

    for (int i = 0; i < like->nloads; i++) {
        const struct ct_load *load = &like->loads[i];

        if (load->choice == pick->choice && load->root == pick->problem.root &&
            load->keeps_order == pick->problem.keeps_order)
            return load;
    }
    return add_load(task, pick, err);
}
