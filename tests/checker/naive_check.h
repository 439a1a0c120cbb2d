/*
 * naive_check.h - a second, slow checker that shares nothing with the first.
 *
 * Data: random orders of execution, with every unit a list of the
 * contributions it was made from. For a few ranks and short schedules; the
 * schedules' structure must be sound.
 */
#ifndef CT_TESTS_CHECKER_NAIVE_CHECK_H
#define CT_TESTS_CHECKER_NAIVE_CHECK_H

#include "tests/checker/naive_posts.h"

/* Find the barrier steps of all ranks; false while one is not there yet. */
static inline bool naive_barrier(const struct naive *n, int *steps)
{
    for (int i = 0; i < n->check->nranks; i++) {
        const struct ct_schedule *s = n->check->schedules[i];

        steps[i] = 0;
        while (steps[i] < s->nsteps &&
               (s->steps[steps[i]].action != CT_DO_BARRIER || !naive_can_start(n, i, steps[i])))
            steps[i]++;
        if (steps[i] == s->nsteps)
            return false;
    }
    return true;
}

static inline enum naive_move naive_try(struct naive *n, int rank, int number)
{
    const struct ct_step *step = &n->check->schedules[rank]->steps[number];
    int steps[NAIVE_RANKS];
    bool is_right = true;

    if (step->action == CT_DO_RECV || step->action == CT_DO_TOKEN_RECV ||
        !naive_can_start(n, rank, number))
        return NAIVE_WAITS;
    if (step->action == CT_DO_POST)
        return naive_try_post(n, rank, number);
    if (naive_fetches(step))
        return naive_try_fetch(n, rank, number);
    if (naive_reads(step) && naive_writes(step)) {
        is_right =
            naive_transfer(n, rank, step->src, rank, step->dst, step->action == CT_DO_REDUCE);
    } else if (step->action == CT_DO_BARRIER) {
        if (!naive_barrier(n, steps))
            return NAIVE_WAITS;
        for (int i = 0; i < n->check->nranks; i++)
            n->done[i][steps[i]] = true;
    } else {
        const int partner = naive_partner(n->check, rank, step);

        if (!naive_can_start(n, step->peer, partner))
            return NAIVE_WAITS;
        if (step->action == CT_DO_SEND)
            is_right = naive_transfer(n, rank, step->src, step->peer,
                                      n->check->schedules[step->peer]->steps[partner].dst, false);
        n->done[step->peer][partner] = true;
    }
    n->done[rank][number] = true;
    return is_right ? NAIVE_MOVED : NAIVE_WRONG;
}

static inline bool naive_unit_is_right(const struct ct_check *check, int rank, int number,
                                       const struct naive_unit *unit)
{
    const int per_block = check->schedules[rank]->units_per_block;
    const struct ct_member member = naive_member(check, rank);
    const struct ct_content wanted =
        check->collective->content(&member, CT_RECV, number / per_block);
    unsigned seen = 0;

    for (int i = 0; i < unit->n; i++) {
        const int from = unit->items[i] / NAIVE_UNITS;
        const int sent = unit->items[i] % NAIVE_UNITS;

        if (naive_item(check, from, CT_SEND, sent) != wanted.item ||
            sent % per_block != number % per_block || from < wanted.first || from > wanted.last ||
            (seen >> from & 1) != 0 || (check->ordered && from != wanted.first + i))
            return false;
        seen |= 1U << from;
    }
    return unit->n == wanted.last - wanted.first + 1;
}

/* Whether rank 0, if it wants the same there, has it combined in the same
   way. */
static inline bool naive_is_as_in_rank_0(const struct naive *n, int rank, int number)
{
    const struct ct_check *check = n->check;
    const int block = number / check->schedules[0]->units_per_block;
    const struct ct_member first = naive_member(check, 0);
    const struct ct_member member = naive_member(check, rank);
    const struct naive_unit *a = &n->units[0][CT_RECV][number];
    const struct naive_unit *b = &n->units[rank][CT_RECV][number];
    struct ct_content wanted;
    struct ct_content other;

    if (!check->collective->reduces || block >= check->collective->nblocks(&first, CT_RECV))
        return true;
    wanted = check->collective->content(&member, CT_RECV, block);
    other = check->collective->content(&first, CT_RECV, block);
    if (memcmp(&wanted, &other, sizeof wanted) != 0)
        return true;
    for (int i = 0; i < b->n; i++) {
        if (a->items[i] / NAIVE_UNITS != b->items[i] / NAIVE_UNITS || a->depths[i] != b->depths[i])
            return false;
    }
    return true;
}

static inline bool naive_result_is_right(const struct naive *n)
{
    const struct ct_check *check = n->check;
    for (int i = 0; i < check->nranks; i++) {
        const struct ct_member member = naive_member(check, i);
        const int units =
            check->collective->nblocks(&member, CT_RECV) * check->schedules[i]->units_per_block;

        for (int j = 0; j < units; j++) {
            if (!naive_unit_is_right(check, i, j, &n->units[i][CT_RECV][j]) ||
                !naive_is_as_in_rank_0(n, i, j))
                return false;
        }
    }
    return true;
}

/* Execute once, taking the next step at random.

   nslots  for posts of each rank; 0: posts are over when they are read */
static inline bool naive_execute(struct naive *n, int nslots)
{
    const struct ct_check *check = n->check;
    int left = 0, tries = 0;

    memset(n->units, 0, sizeof n->units);
    memset(n->done, 0, sizeof n->done);
    n->nslots = nslots;
    for (int i = 0; i < check->nranks; i++) {
        for (int k = 0; k < nslots; k++)
            n->slots[i][k].post = -1;
    }
    for (int i = 0; i < check->nranks; i++) {
        const struct ct_member member = naive_member(check, i);
        const int many = check->collective->nblocks(&member, CT_SEND);

        left += check->schedules[i]->nsteps;
        for (int j = 0; j < many * check->schedules[i]->units_per_block; j++) {
            const struct ct_span unit = naive_home(check, i, (struct ct_span){CT_SEND, j, 1});

            n->units[i][unit.buffer][unit.first] =
                (struct naive_unit){1, {i * NAIVE_UNITS + j}, {0}};
        }
    }
    /* from a random step on, the first that can run */
    while (tries < left) {
        int at = (int)(naive_random(&n->seed) % (uint32_t)left);
        enum naive_move move = NAIVE_WAITS;

        for (tries = 0; tries < left && move == NAIVE_WAITS; tries++) {
            int rank = 0, number = (at + tries) % left;

            while (number >= check->schedules[rank]->nsteps)
                number -= check->schedules[rank++]->nsteps;
            move = naive_try(n, rank, number);
        }
        if (move == NAIVE_WRONG)
            return false;
        if (move == NAIVE_MOVED)
            tries = 0;
    }
    for (int i = 0; i < check->nranks; i++) {
        for (int j = 0; j < check->schedules[i]->nsteps; j++) {
            if (!n->done[i][j])
                return false;
        }
    }
    return naive_result_is_right(n);
}

static inline bool naive_check(const struct ct_check *check, uint32_t seed)
{
    static struct naive n;

    n.check = check;
    n.seed = seed | 1;
    for (int i = 0; i < check->nranks; i++) {
        cr_assert_leq(check->schedules[i]->nsteps, NAIVE_STEPS);
        if (!naive_messages_are_right(check, i) || !naive_posts_are_right(check, i))
            return false;
    }
    for (int i = 0; i < check->nranks; i++) {
        if (!naive_has_no_hazard(&n, i) || !naive_sizes_are_right(check, i))
            return false;
    }
    for (int nslots = 0; nslots <= NAIVE_SLOTS; nslots++) {
        if (!naive_execute(&n, nslots) || !naive_execute(&n, nslots))
            return false;
    }
    return !check->collective->synchronises || naive_waits_for_all(&n);
}

#endif
