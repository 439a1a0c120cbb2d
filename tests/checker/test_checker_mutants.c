/*
 * test_checker_mutants.c - schedules with one random fault each, judged by
 * the checker and by the naive one.
 */
#include "tests/checker/built_again.h"
#include "tests/checker/naive_check.h"
#include "tests/checker/other_plans.h"

#define NRANKS 4
#define SEGMENTS 2
#define MUTANTS 300 /* of each kind, plan and placement of the send buffer */

enum kind {
    DROP_STEP,
    DROP_MESSAGE, /* at both ends */
    CHANGE_PEER,
    SHIFT_SPAN,
    SWAP_STEPS,
    DROP_EDGE,
    DROP_FENCE,
    CHANGE_ITEM, /* of a scratch block */
    CHANGE_POST, /* that a fetch is from */
    CHANGE_PART, /* of a post that a fetch takes */
    DROP_READER, /* of a post */
    SHRINK_POST,
    KINDS
};

static const char *const kind_names[KINDS] = {
    "drop a step",           "drop a message", "change a peer",
    "shift a span",          "swap steps",     "drop an edge",
    "drop a fence",          "change an item", "change a fetch's post",
    "change a fetch's part", "drop a reader",  "shrink a post",
};

static void replace(struct ct_schedule **schedule, const struct edit *edit)
{
    struct ct_schedule *again = build_again(*schedule, edit);

    ct_schedule_free(*schedule);
    *schedule = again;
}

static int pick(uint32_t *seed, int n)
{
    return (int)(naive_random(seed) % (uint32_t)n);
}

/* The step of the peer with the same action the other way and number. */
static int partner_of(struct ct_schedule *const *all, const struct ct_schedule *s, int number)
{
    const struct ct_check check = {.schedules = (const struct ct_schedule *const *)all};

    return naive_partner(&check, s->rank, &s->steps[number]);
}

/* The reader of a post of that number, in the poster's list. */
static int reader_of(const struct ct_schedule *poster, int rank, int tag)
{
    int i = 0;

    while (poster->readers[i].rank != rank || poster->readers[i].tag != tag)
        i++;
    return i;
}

static void shift_span(struct ct_schedule *s, int number, uint32_t *seed)
{
    struct ct_step *step = &s->steps[number];
    const int by = 1 + pick(seed, 2 * s->units_per_block);
    struct ct_span *span =
        naive_reads(step) && (!naive_writes(step) || pick(seed, 2) == 0) ? &step->src : &step->dst;

    span->first += pick(seed, 2) == 0 ? by : -by;
}

/* From another post, or another part; false where there is only one part. */
static bool change_fetch(struct ct_schedule *s, int number, enum kind kind, uint32_t *seed)
{
    struct ct_step *step = &s->steps[number];
    const int nparts = step->src.units - step->dst.units + 1;

    if (kind == CHANGE_POST)
        step->tag += pick(seed, 2) == 0 ? 1 : -1;
    else if (nparts > 1)
        step->skip = (step->skip + 1 + pick(seed, nparts - 1)) % nparts;
    return kind == CHANGE_POST || nparts > 1;
}

static void change_item(struct ct_schedule *s, uint32_t *seed)
{
    int *item = &s->scratch_items[0][pick(seed, ct_scratch_blocks(s, 0))];

    *item = (*item + 1 + pick(seed, NRANKS)) % (NRANKS + 1);
}

/* A step no longer waits for another one. */
static void drop_edge(struct ct_schedule *s, int edge, int nedges)
{
    s->steps[s->succs[edge]].npreds--;
    for (int i = 0; i < s->nsteps; i++) {
        struct ct_step *step = &s->steps[i];

        if (step->first_succ > edge)
            step->first_succ--;
        else if (edge < step->first_succ + step->nsuccs)
            step->nsuccs--;
    }
    memmove(s->succs + edge, s->succs + edge + 1, (size_t)(nedges - edge - 1) * sizeof *s->succs);
}

static int count_edges(const struct ct_schedule *s)
{
    int n = 0;

    for (int i = 0; i < s->nsteps; i++)
        n += s->steps[i].nsuccs;
    return n;
}

struct mutant {
    enum kind kind;
    int rank;
    struct ct_step step; /* that the fault is in, as it was */
};

/* Put one fault in; false when the step picked cannot have that fault. */
static bool mutate(struct ct_schedule **all, struct mutant *m, uint32_t *seed)
{
    struct ct_schedule *s = all[m->rank];
    const int number = pick(seed, s->nsteps);
    struct edit edit = no_edit, edit_of_peer = no_edit;
    int peer;

    m->step = s->steps[number];
    peer = m->step.peer;
    switch (m->kind) {
    case DROP_STEP:
        edit.drop = number;
        break;
    case DROP_MESSAGE:
        if (peer < 0)
            return false;
        edit.drop = number;
        if (naive_fetches(&m->step))
            edit_of_peer.reader = reader_of(all[peer], m->rank, m->step.tag);
        else
            edit_of_peer.drop = partner_of(all, s, number);
        replace(&all[peer], &edit_of_peer);
        break;
    case CHANGE_PEER:
        if (peer < 0)
            return false;
        s->steps[number].peer = (peer + 1 + pick(seed, NRANKS - 1)) % NRANKS;
        return true;
    case SHIFT_SPAN:
        if (!naive_reads(&m->step) && !naive_writes(&m->step))
            return false;
        shift_span(s, number, seed);
        return true;
    case SWAP_STEPS:
        edit.swap_a = number;
        edit.swap_b = pick(seed, s->nsteps);
        if (edit.swap_b == number)
            return false;
        break;
    case DROP_EDGE:
        if (count_edges(s) == 0)
            return false;
        drop_edge(s, pick(seed, count_edges(s)), count_edges(s));
        return true;
    case DROP_FENCE:
        edit.fence = pick(seed, s->nepochs);
        if (edit.fence == 0)
            return false;
        break;
    case CHANGE_ITEM:
        if (s->scratch_items[0] == NULL)
            return false;
        change_item(s, seed);
        return true;
    case CHANGE_POST:
    case CHANGE_PART:
        return naive_fetches(&m->step) && change_fetch(s, number, m->kind, seed);
    case DROP_READER:
        if (s->nreaders == 0)
            return false;
        edit.reader = pick(seed, s->nreaders);
        break;
    case SHRINK_POST:
        if (m->step.action != CT_DO_POST || m->step.src.units == 0)
            return false;
        s->steps[number].src.units--;
        return true;
    case KINDS:
        return false;
    }
    replace(&all[m->rank], &edit);
    return true;
}

/* Whether the fault may do no harm at all. Possible for what only changes the
   order of steps, for the loss of a token, which carries no data, and for a
   copy that in place is one of units onto themselves (it may then write where
   a receive will). */
static bool may_be_harmless(const struct mutant *m, const struct ct_check *check)
{
    switch (m->kind) {
    case SWAP_STEPS:
    case DROP_EDGE:
    case DROP_FENCE:
        return true;
    case DROP_MESSAGE:
        return m->step.action == CT_DO_TOKEN_SEND || m->step.action == CT_DO_TOKEN_RECV ||
               (naive_fetches(&m->step) && m->step.dst.units == 0);
    case DROP_STEP:
    case SHIFT_SPAN:
        return naive_is_idle(check, m->rank, &m->step);
    case CHANGE_ITEM: /* of a block that is not used */
        return true;
    case CHANGE_POST:
    case CHANGE_PART:
    case DROP_READER:
    case SHRINK_POST:
    case CHANGE_PEER:
    case KINDS:
        break;
    }
    return false;
}

struct tally {
    int made;
    int rejected;
};

static void judge(const struct small_plan *plan, const struct mutant *mutant,
                  struct ct_schedule *const *all, bool in_place, struct tally *tally)
{
    const struct ct_check check = other_check(plan, all, NRANKS, in_place);
    struct ct_diag diag = {"accepted"};
    const int err = ct_check_run(&check, NULL, &diag);
    const bool is_right = naive_check(&check, (uint32_t)tally->made + 1);

    cr_assert(err == CT_OK || err == CT_ERR_INVALID);
    cr_assert_eq(err == CT_OK, is_right,
                 "%s, %s at rank %d%s: the naive checker says it is %s, the "
                 "checker: %s",
                 plan->name, kind_names[mutant->kind], mutant->rank, in_place ? ", in place" : "",
                 is_right ? "right" : "wrong", diag.text);
    cr_assert(err != CT_OK || may_be_harmless(mutant, &check), "%s, %s at rank %d: accepted",
              plan->name, kind_names[mutant->kind], mutant->rank);
    tally->made++;
    tally->rejected += err != CT_OK;
}

static void judge_mutants(const struct small_plan *plan, bool in_place, struct tally *tally)
{
    uint32_t seed = 20240229;

    for (int i = 0; i < MUTANTS * KINDS; i++) {
        struct ct_schedule **all = plan_all(plan, NRANKS, SEGMENTS);
        struct mutant mutant = {.kind = (enum kind)(i % KINDS), .rank = pick(&seed, NRANKS)};

        if (mutate(all, &mutant, &seed))
            judge(plan, &mutant, all, in_place, &tally[mutant.kind]);
        free_schedules(all, NRANKS);
    }
}

static const struct small_plan *plan_at(size_t i)
{
    if (i < SMALL_PLANS)
        return &small_plans[i];
    i -= SMALL_PLANS;
    return i < OTHER_PLANS ? &other_plans[i] : &post_plans[i - OTHER_PLANS];
}

#define PLANS (SMALL_PLANS + OTHER_PLANS + POST_PLANS)

Test(checker_mutants, naive_checker_accepts_the_originals)
{
    for (size_t i = 0; i < PLANS; i++) {
        struct ct_schedule **all = plan_all(plan_at(i), NRANKS, SEGMENTS);

        for (int in_place = 0; in_place <= 1; in_place++) {
            const struct ct_check check = other_check(plan_at(i), all, NRANKS, in_place == 1);

            cr_assert(naive_check(&check, 7), "%s", plan_at(i)->name);
        }
        free_schedules(all, NRANKS);
    }
}

Test(checker_mutants, building_again_changes_nothing)
{
    for (size_t i = 0; i < PLANS; i++) {
        struct ct_schedule **all = plan_all(plan_at(i), NRANKS, SEGMENTS);

        for (int j = 0; j < NRANKS; j++) {
            struct ct_schedule *again = build_again(all[j], &no_edit);

            cr_assert_eq(again->nsteps, all[j]->nsteps);
            cr_assert_eq(again->nepochs, all[j]->nepochs);
            cr_assert_eq(
                memcmp(again->steps, all[j]->steps, (size_t)again->nsteps * sizeof *again->steps),
                0, "%s, rank %d", plan_at(i)->name, j);
            cr_assert_eq(memcmp(again->succs, all[j]->succs,
                                (size_t)count_edges(again) * sizeof *again->succs),
                         0);
            ct_schedule_free(again);
        }
        free_schedules(all, NRANKS);
    }
}

Test(checker_mutants, what_is_accepted_is_right_and_what_is_wrong_rejected)
{
    struct tally tally[KINDS] = {{0, 0}};
    int made = 0, rejected = 0;

    for (size_t i = 0; i < PLANS; i++) {
        judge_mutants(plan_at(i), false, tally);
        if (plan_at(i)->collective->in_place != NULL)
            judge_mutants(plan_at(i), true, tally);
    }
    for (int i = 0; i < KINDS; i++) {
        cr_log_info("%s: %d of %d rejected", kind_names[i], tally[i].rejected, tally[i].made);
        cr_assert_gt(tally[i].rejected, 0, "%s: none of %d rejected", kind_names[i], tally[i].made);
        made += tally[i].made;
        rejected += tally[i].rejected;
    }
    cr_assert_geq(100 * rejected, 85 * made, "%d of %d rejected", rejected, made);
}
