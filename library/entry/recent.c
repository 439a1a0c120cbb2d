/*
 * recent.c - a small table, each call at the place that its arguments say.
 */
#include "library/entry/recent.h"

#include "library/group/device.h"
#include "library/mpi/datatypes.h"
#include "library/mpi/operations.h"
#include "library/switches/watches.h"
#include "library/task/blocks.h"
#include "library/task/refused.h"

#include <stdint.h>

static size_t place_of(const struct ct_interposed *interposed, const struct ct_arguments *args)
{
    return ct_recent_place(interposed->by, args->elements[CT_RECV].count, args->root) % CT_RECENT;
}

static int64_t number_at(const struct ct_arguments *args, const void *numbers, int i)
{
    return args->is_large ? ((const int64_t *)numbers)[i] : ((const int *)numbers)[i];
}

/* True if the counts are what is remembered, and displacements leave no gaps. */
static bool has_like_counts(const struct ct_recent_side *side, const struct ct_arguments *args,
                            const struct ct_elements *elements, int nranks)
{
    if (elements->counts == NULL || (elements->displs == NULL) == side->has_displs)
        return false;
    for (int i = 0; i < nranks; i++) {
        if (number_at(args, elements->counts, i) != side->count ||
            (side->has_displs && number_at(args, elements->displs, i) != i * side->count))
            return false;
    }
    return true;
}

static bool is_side_like(const struct ct_recent_side *side, const struct ct_elements *elements,
                         const void *start)
{
    if (!side->has_blocks)
        return true;
    if (side->is_in_place)
        return start == MPI_IN_PLACE;
    return elements->type == side->type && start != NULL && start != MPI_IN_PLACE &&
           (side->has_counts || elements->count == side->count);
}

/* The same of counts, which a reduction has for the send side also where it is in place. */
static bool are_counts_like(const struct ct_recent_side *sides, const struct ct_arguments *args,
                            int nranks)
{
    for (int side = CT_SEND; side <= CT_RECV; side++) {
        if (sides[side].has_counts &&
            !has_like_counts(&sides[side], args, &args->elements[side], nranks))
            return false;
    }
    return true;
}

/* True if the send buffer is where it would be if the call were in place. */
static bool has_one_buffer(const struct ct_recent *recent, const struct ct_arguments *args)
{
    return recent->sides[CT_SEND].has_blocks && recent->sides[CT_RECV].has_blocks &&
           (intptr_t)args->send == (intptr_t)args->recv + recent->own;
}

/* The timer has one choice, and changes what is in it; it runs as it says. */
static bool is_choice_as_it_was(const struct ct_recent *recent)
{
    return !ct_tuned.is_unchecked ||
           (recent->chosen.instead == CT_AS_SET &&
            recent->chosen.choice->algorithm == recent->algorithm &&
            ct_setting_is_equal(&recent->chosen.choice->setting, &recent->problem.setting));
}

struct ct_recent *ct_recent_find(struct ct_context *context, const struct ct_interposed *interposed,
                                 const struct ct_arguments *args)
{
    struct ct_recent *recent;

    if (context->reason != CT_TUNED)
        return NULL;
    recent = &context->recent[place_of(interposed, args)];
    if (recent->interposed != interposed || recent->op != args->op || recent->root != args->root ||
        !is_side_like(&recent->sides[CT_SEND], &args->elements[CT_SEND], args->send) ||
        !is_side_like(&recent->sides[CT_RECV], &args->elements[CT_RECV], args->recv) ||
        (interposed->collective->has_counts &&
         !are_counts_like(recent->sides, args, context->nranks)) ||
        has_one_buffer(recent, args) || !is_choice_as_it_was(recent))
        return NULL;
    return recent;
}

/* True if the side has blocks, the other side's in place included, or if MPI looks
   at it. */
static bool has_blocks(const struct ct_task *task, enum ct_buffer side)
{
    return ct_task_looks_at(task, side) ||
           ct_task_is_in_place(task, side == CT_SEND ? CT_RECV : CT_SEND);
}

/* True if the same arguments of this side always mean the same. */
static bool is_lasting(const struct ct_task *task, enum ct_buffer side)
{
    const struct ct_elements *elements = &task->args->elements[side];

    return !has_blocks(task, side) || ct_task_is_in_place(task, side) ||
           ct_type_is_known(elements->type);
}

/* True if all handles of the call always mean the same. */
static bool has_lasting_handles(const struct ct_task *task)
{
    return is_lasting(task, CT_SEND) && is_lasting(task, CT_RECV) &&
           (!task->interposed->collective->reduces || ct_operation_is_predefined(task->args->op));
}

static struct ct_recent_side side_of(const struct ct_task *task, enum ct_buffer side)
{
    const struct ct_elements *elements = &task->args->elements[side];

    return (struct ct_recent_side){.has_blocks = has_blocks(task, side),
                                   .is_in_place = ct_task_is_in_place(task, side),
                                   .has_counts = elements->counts != NULL,
                                   .has_displs = elements->displs != NULL,
                                   .type = elements->type,
                                   .count = elements->counts == NULL
                                                ? elements->count
                                                : number_at(task->args, elements->counts, 0)};
}

/* True if a pattern could be chosen for another call of the same bytes, or for a later
   one. */
static bool may_have_pattern(const struct ct_context *context,
                             const struct ct_collective *collective)
{
    return collective->has_counts && ct_context_is_tuned_job(context) && ct_tuned.npatterns != 0;
}

/* What is remembered of a call by its arguments and its choice; NULL: it is not. */
static struct ct_recent *keep(const struct ct_task *task, const struct ct_pick *pick,
                              enum ct_reason reason)
{
    const struct ct_collective *collective = task->interposed->collective;
    const struct ct_arguments *args = task->args;
    struct ct_recent *recent = &task->context->recent[place_of(task->interposed, args)];
    struct ct_call call = {.bytes = pick->problem.bytes, .element_bytes = 1};
    struct ct_recent_side sides[2];

    if (pick->choice == NULL || pick->problem.item_bytes != NULL || !has_lasting_handles(task) ||
        may_have_pattern(task->context, collective) ||
        (collective->reduces &&
         !ct_type_bytes(1, args->elements[CT_SEND].type, &call.element_bytes)))
        return NULL;
    sides[CT_SEND] = side_of(task, CT_SEND);
    sides[CT_RECV] = side_of(task, CT_RECV);
    if (collective->has_counts && !are_counts_like(sides, args, task->member.nranks))
        return NULL;
    if (collective->reduces) {
        call.type = args->elements[CT_SEND].type;
        call.op = args->op;
        call.combine = ct_combine_find(call.type, call.op);
    }
    *recent = (struct ct_recent){
        .interposed = task->interposed,
        .sides = {sides[CT_SEND], sides[CT_RECV]},
        .op = args->op,
        .root = args->root,
        .own = ct_task_own_offset(task),
        .looked_at = {args->send, args->recv},
        .reason = reason,
        .chosen = {pick->choice, task->bytes, pick->served, pick->ns, pick->native_ns,
                   pick->instead},
        .algorithm = pick->choice->algorithm,
        .runs = pick->algorithm,
        .call = call,
        .problem = pick->problem,
    };
    return recent;
}

struct ct_recent *ct_recent_keep_run(const struct ct_task *task, const struct ct_pick *pick,
                                     const struct ct_blocks *blocks,
                                     const struct ct_native_call *native)
{
    struct ct_recent *recent = blocks->is_packed[CT_BLOCK_SEND] || blocks->is_packed[CT_BLOCK_RECV]
                                   ? NULL
                                   : keep(task, pick, CT_TUNED);

    if (recent == NULL)
        return NULL;
    if (ct_pick_calls_native(pick)) {
        recent->native = *native;
        recent->call.native = &recent->native;
    }
    recent->kept = ct_lane_keep(task->context->lane, &pick->problem);
    return recent;
}

void ct_recent_keep_watched(const struct ct_task *task, const struct ct_pick *pick,
                            enum ct_reason reason)
{
    keep(task, pick, reason);
}

/* True if this rank is the root of a gather or scatter and names other elements on one
   side than on the other. What the other ranks know decided, which is not what the call
   would be remembered by: later calls would go another way on this rank. */
static bool names_two(const struct ct_context *context, const struct ct_arguments *args,
                      unsigned by)
{
    const struct ct_elements *send = &args->elements[CT_SEND];
    const struct ct_elements *recv = &args->elements[CT_RECV];

    return (by & (CT_BY_SEND | CT_BY_RECV)) != 0 && args->root == context->rank &&
           (send->count != recv->count || send->type != recv->type);
}

void ct_recent_keep_native(struct ct_context *context, const struct ct_interposed *interposed,
                           const struct ct_arguments *args)
{
    const struct ct_collective *collective = interposed->collective;
    const unsigned by = interposed->by;
    const MPI_Datatype type = ct_recent_sized_side(args, by)->type;
    const int64_t count = ct_recent_count(context, args, by);

    if (count != (int32_t)count || ct_recent_is_ignored(args, by) || names_two(context, args, by) ||
        ((by & CT_BY_NO_SIDE) == 0 && !ct_type_is_known(type)) ||
        (collective->reduces && !ct_operation_is_predefined(args->op)) ||
        may_have_pattern(context, collective) || ct_tuned.is_unchecked || ct_call_is_watched())
        return;
    context->natives[ct_recent_place(by, count, args->root)] = (struct ct_recent_native){
        .by = by, .count = (int32_t)count, .type = type, .op = args->op, .root = args->root};
}

bool ct_recent_is_lasting(const struct ct_task *task, enum ct_reason reason)
{
    if (task->context == NULL || task->context->reason != CT_TUNED)
        return false;
    return reason == CT_NO_BYTES || reason == task->context->unmatched ||
           reason == CT_NATIVE_CHOSEN || reason == CT_NEVER_TUNED || reason == CT_TRIAL_LOST ||
           reason == CT_UNDECIDED || reason == CT_PREDICTED_SLOW || reason == CT_UNPREDICTED ||
           (reason == CT_NO_WINDOW && ct_lane_never_meets(task->context->lane));
}

int ct_recent_prepare(struct ct_recent *recent, const struct ct_context *context, bool *is_ready)
{
    static const bool packs_nothing[CT_BLOCKS];
    const int err =
        ct_lane_prepare(context->lane, recent->runs, &recent->problem, packs_nothing, is_ready);

    recent->kept = ct_lane_keep(context->lane, &recent->problem);
    return err;
}

/* Programs call with the same buffers again. */
static void look_at_device(struct ct_recent *recent, const struct ct_arguments *args)
{
    if (recent->looked_at[CT_SEND] == args->send && recent->looked_at[CT_RECV] == args->recv)
        return;
    recent->looked_at[CT_SEND] = args->send;
    recent->looked_at[CT_RECV] = args->recv;
    ct_device_look(args->send, args->recv);
}

int ct_recent_run(struct ct_recent *recent, const struct ct_context *context,
                  const struct ct_arguments *args)
{
    struct ct_call *call = &recent->call;

    if (recent->sides[CT_SEND].has_blocks)
        call->send = recent->sides[CT_SEND].is_in_place ? (const char *)args->recv + recent->own
                                                        : args->send;
    if (recent->sides[CT_RECV].has_blocks)
        call->recv = args->recv;
    look_at_device(recent, args);
    return ct_lane_run(context->lane, &recent->problem, call);
}
