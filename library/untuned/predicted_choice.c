/*
 * predicted_choice.c - rankings by kinds of calls, and thresholds.
 */
#include "library/untuned/predicted_choice.h"

#include "base/array.h"
#include "base/numbers.h"
#include "library/choice/fitting.h"
#include "library/mpi/operations.h"
#include "library/mpi/votes.h"
#include "library/switches/force.h"
#include "library/untuned/native_trial.h"
#include "model/ranking.h"

#include <stdlib.h>

static struct ct_call_kind kind_of(const struct ct_task *task, const struct ct_problem *problem)
{
    return (struct ct_call_kind){.interposed = task->interposed,
                                 .doublings = ct_doublings(task->bytes),
                                 .root = problem->root,
                                 .keeps_order = problem->keeps_order,
                                 .may_pack = problem->may_pack,
                                 .commutes = !task->interposed->collective->reduces ||
                                             ct_operation_commutes(task->args->op)};
}

/* But for their roots. */
static bool are_alike(const struct ct_call_kind *a, const struct ct_call_kind *b)
{
    return a->interposed == b->interposed && a->doublings == b->doublings &&
           a->keeps_order == b->keeps_order && a->may_pack == b->may_pack &&
           a->commutes == b->commutes;
}

/*
 * That of the kind, or if enough others differ in the root alone the first of them. If no more
 * are predicted: the nearest one of the collective.
 *
 * NULL: there is none yet, or for ever.
 */
static const struct ct_kept_ranking *find(const struct ct_untuned *untuned,
                                          const struct ct_call_kind *kind)
{
    const struct ct_kept_ranking *like = NULL, *nearest = NULL;
    int nroots = 0;

    for (int i = 0; i < untuned->nrankings; i++) {
        const struct ct_kept_ranking *at = &untuned->rankings[i];
        const bool is_like = are_alike(&at->kind, kind);

        if (is_like && at->kind.root == kind->root)
            return at;
        nroots += is_like;
        if (is_like && like == NULL)
            like = at;
        if (at->kind.interposed == kind->interposed &&
            (nearest == NULL || abs(at->kind.doublings - kind->doublings) <
                                    abs(nearest->kind.doublings - kind->doublings)))
            nearest = at;
    }
    if (untuned->nrankings == CT_RANKINGS)
        return like != NULL ? like : nearest;
    return nroots >= CT_RANKED_ROOTS ? like : NULL;
}

bool ct_predicted_take(const struct ct_task *task, struct ct_pick *pick,
                       const struct ct_choice *choice, int64_t ns)
{
    struct ct_pick other = *pick;

    other.choice = choice;
    other.ns = ns;
    /* by messages, say, it is another candidate, with another time */
    if (ct_fit(task, &other) != CT_TUNED || other.instead != CT_AS_SET)
        return false;
    *pick = other;
    return true;
}

/* True if the ranking has room for one more of this algorithm. */
static bool has_room(const struct ct_untuned *untuned, const struct ct_kept_ranking *ranking,
                     const struct ct_choice *choice)
{
    int n = 0;

    for (int i = 0; i < ranking->n; i++)
        n += untuned->choices[ranking->fastest[i].candidate].algorithm == choice->algorithm;
    return n < CT_RANKED_OF_ONE && ranking->n < CT_RANKED;
}

/* Keep native's prediction and the fastest that can do the call.

   all  the ranking, n of them */
static void keep(const struct ct_task *task, const struct ct_pick *pick,
                 const struct ct_prediction *all, int n, struct ct_kept_ranking *to)
{
    const struct ct_untuned *untuned = task->context->untuned;

    for (int i = 0; i < n; i++) {
        const struct ct_choice *choice = &untuned->choices[all[i].candidate];
        struct ct_pick other = *pick;

        if (choice->algorithm == NULL)
            to->native = all[i];
        else if (has_room(untuned, to, choice) &&
                 ct_predicted_take(task, &other, choice, all[i].ns))
            to->fastest[to->n++] = all[i];
    }
}

/* The candidates of a collective in the calibration. */
struct candidates {
    int first, n;
};

static struct candidates candidates_of(const struct ct_collective *collective)
{
    const struct ct_calibration *calibration = ct_tuned.calibration;
    struct candidates found = {0};

    while (found.first < calibration->noffered &&
           calibration->offered[found.first].collective != collective)
        found.first++;
    while (found.first + found.n < calibration->noffered &&
           calibration->offered[found.first + found.n].collective == collective)
        found.n++;
    return found;
}

/* A vote of a rank that did not predict a candidate. No larger: MPICH 4.0.2 takes numbers of
   MPI_UINT64_T for signed ones. */
#define NOT_PREDICTED ((uint64_t)INT64_MAX)

/* Where votes have what is predicted for a candidate: its time, and its spread. */
static uint64_t *votes_of(uint64_t *votes, int number)
{
    return &votes[1 + (size_t)CT_VOTES_OF_ONE * (size_t)number];
}

/* True if each rank predicts all by itself: a rank that has no bytes may have been refused the
   call, and the others must not wait for it. */
static bool predicts_alone(const struct ct_task *task)
{
    return task->interposed->collective->private_bytes != 0;
}

/* Predict this rank's share of the candidates, with equal counts; false: out of memory. */
static bool predict_share(const struct ct_task *task, const struct ct_pick *pick,
                          struct candidates candidates, uint64_t *votes)
{
    const struct ct_context *context = task->context;
    struct ct_untuned *untuned = context->untuned;
    const struct ct_predictor by = {ct_tuned.calibration, &untuned->parts, &untuned->traits};
    const struct ct_share share = {.first = predicts_alone(task) ? 0 : context->rank,
                                   .step = predicts_alone(task) ? 1 : context->nranks};
    struct ct_problem problem = pick->problem;
    int n;

    problem.item_bytes = NULL;
    if (ct_ranking_share(&by, &problem, share, untuned->predictions, &n, NULL) != CT_OK)
        return false;
    for (int i = 0; i < n; i++) {
        const struct ct_prediction *own = &untuned->predictions[i];
        uint64_t *to = votes_of(votes, own->candidate - candidates.first);

        to[0] = (uint64_t)own->ns;
        to[1] = (uint64_t)own->spread;
    }
    return true;
}

/* Fill to with what all ranks predicted. */
static void rank_all(const struct ct_task *task, const struct ct_pick *pick,
                     struct candidates candidates, struct ct_kept_ranking *to)
{
    struct ct_untuned *untuned = task->context->untuned;
    int n = 0;

    for (int i = 0; i < candidates.n; i++) {
        const uint64_t *of = votes_of(untuned->votes, i);

        if (of[0] != NOT_PREDICTED)
            untuned->predictions[n++] = (struct ct_prediction){
                .candidate = candidates.first + i, .ns = (int64_t)of[0], .spread = (int)of[1]};
    }
    ct_predictions_sort(untuned->predictions, n);
    keep(task, pick, untuned->predictions, n, to);
}

/* Each rank predicts a share of the candidates, or all. NULL: some rank lacks memory, or MPI
   failed. Who lacks it alone cannot tell the others: that is an error. */
static const struct ct_kept_ranking *add(const struct ct_task *task, const struct ct_pick *pick,
                                         const struct ct_call_kind *kind,
                                         struct candidates candidates, int *err)
{
    struct ct_untuned *untuned = task->context->untuned;
    uint64_t *votes = untuned->votes;
    struct ct_kept_ranking *to =
        ct_array_grow(untuned->rankings, untuned->nrankings, sizeof *untuned->rankings);

    if (to != NULL)
        untuned->rankings = to;
    for (int i = 1; i < 1 + CT_VOTES_OF_ONE * candidates.n; i++)
        votes[i] = NOT_PREDICTED;
    votes[0] = to != NULL && predict_share(task, pick, candidates, votes);
    if (!predicts_alone(task))
        *err = ct_votes_count(task->context->comm, votes, 1 + CT_VOTES_OF_ONE * candidates.n);
    else if (votes[0] == 0)
        *err = MPI_ERR_NO_MEM;
    if (*err != MPI_SUCCESS || votes[0] == 0)
        return NULL;
    to = &untuned->rankings[untuned->nrankings++];
    *to = (struct ct_kept_ranking){.kind = *kind};
    rank_all(task, pick, candidates, to);
    return to;
}

/* All ranks come here in the same calls: one that knows a call from before (recent.h) has been
   here with its kind. */
static enum ct_reason find_or_add(const struct ct_task *task, const struct ct_pick *pick,
                                  const struct ct_kept_ranking **found, int *err)
{
    const struct ct_untuned *untuned = task->context->untuned;
    const struct ct_call_kind kind = kind_of(task, &pick->problem);
    struct candidates candidates;

    *found = find(untuned, &kind);
    if (*found != NULL)
        return CT_TUNED;
    candidates = candidates_of(task->interposed->collective);
    if (candidates.n == 0)
        return CT_NEVER_TUNED;
    if (untuned->nrankings == CT_RANKINGS)
        return CT_UNPREDICTED;
    *found = add(task, pick, &kind, candidates, err);
    return *found != NULL ? CT_TUNED : CT_NO_MEMORY;
}

/* Pick the fastest from place `*at` on that can do the call, and is not of an algorithm. */
static bool pick_next(const struct ct_task *task, struct ct_pick *pick,
                      const struct ct_kept_ranking *ranking, int *at,
                      const struct ct_algorithm *except)
{
    const struct ct_untuned *untuned = task->context->untuned;

    for (; *at < ranking->n; (*at)++) {
        const struct ct_prediction *prediction = &ranking->fastest[*at];
        const struct ct_choice *choice = &untuned->choices[prediction->candidate];

        if (choice->algorithm != except && ct_predicted_take(task, pick, choice, prediction->ns))
            return true;
    }
    return false;
}

/* Find what else takes part in a trial. */
static void pick_others(const struct ct_task *task, struct ct_pick *pick,
                        const struct ct_kept_ranking *ranking, int at)
{
    const struct ct_prediction *native = &ranking->native;
    struct ct_pick second = *pick;

    pick->has_native = native->ns == 0 ||
                       ct_scaled(native->ns, -native->spread) <= ct_scaled(pick->ns, CT_HOPELESS);
    if (!pick_next(task, &second, ranking, &at, pick->algorithm) ||
        second.ns > ct_scaled(pick->ns, CT_NEAR))
        return;
    pick->second = second.choice;
    pick->second_ns = second.ns;
}

enum ct_reason ct_predicted_choose(const struct ct_task *task, struct ct_pick *pick, int *err)
{
    const struct ct_kept_ranking *ranking;
    enum ct_reason reason = ct_fit_problem(task, &pick->problem);
    int at = 0;

    if (reason == CT_TUNED)
        reason = find_or_add(task, pick, &ranking, err);
    if (reason != CT_TUNED)
        return reason;
    pick->native_ns = ranking->native.ns;
    if (!pick_next(task, pick, ranking, &at, NULL))
        return CT_NOT_APPLICABLE;
    pick->is_doubted =
        pick->native_ns == 0 || !ct_prediction_is_sure(&ranking->fastest[at], &ranking->native);
    if (!ct_trial_is_possible(task))
        return pick->is_doubted ? CT_PREDICTED_SLOW : CT_TUNED;
    if (pick->native_ns > 0 && pick->ns > ct_scaled(pick->native_ns, CT_NEAR))
        return CT_PREDICTED_SLOW;
    pick_others(task, pick, ranking, at);
    return CT_TUNED;
}

/* Get the candidates for ranks of the tuned job; false on all ranks: some rank lacks memory. */
static bool get_candidates(struct ct_context *context, int *err)
{
    const struct ct_beside beside = {.nparts = ct_tuned.nparts};
    bool has_memory;

    if (context->untuned != NULL)
        return true;
    has_memory = ct_untuned_find(&ct_tuned, context->places, &beside, ct_tuned.placement_hash,
                                 &context->untuned) == CT_OK;
    *err = ct_votes_agree(context->comm, &has_memory);
    if (has_memory)
        return true;
    ct_untuned_free(context->untuned);
    context->untuned = NULL;
    return false;
}

enum ct_reason ct_predicted_instead(const struct ct_task *task, struct ct_pick *pick, int *err)
{
    struct ct_context *context = task->context;
    enum ct_reason reason;

    if (ct_tuned.is_unchecked || ct_tuned.calibration == NULL || context->unmatched != CT_TUNED ||
        (context->untuned != NULL && context->untuned->job == NULL) || task->is_fixed ||
        ct_force_find(task->interposed) != NULL || predicts_alone(task) || context->places == NULL)
        return CT_NO_WINDOW;
    reason = get_candidates(context, err) ? ct_predicted_choose(task, pick, err) : CT_NO_MEMORY;
    if (reason != CT_TUNED)
        return reason == CT_NO_MEMORY ? reason : CT_NO_WINDOW;
    pick->instead = CT_INSTEAD_MESSAGES;
    pick->is_raced = context->trials != NULL;
    return CT_TUNED;
}
