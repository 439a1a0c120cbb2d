/*
 * test_contention.c - what the proof against contention accepts and rejects, on
 * schedules of three ranks on one switch; then with generated tokens.
 */
#include "checker/contention.h"
#include "checker/plan_check.h"
#include "repo/phases/phased.h"
#include "repo/phases/tokens.h"
#include "repo/phases/tree_phases.h"
#include "tests/generator/separations.h"
#include "tests/generator/trees.h"
#include "tests/repo/sampled_ranks.h"

extern const struct ct_collective ct_alltoall;

enum { NRANKS = 3 };

static const int parents[] = {-1, 0, 0, 0};
static const int places[] = {1, 2, 3};
static const struct ct_tree star = {
    .nnodes = 4, .node_above = parents, .nranks = NRANKS, .place = places};

/* Ranks 0 and 1 both send to rank 2; `order` says what is between. */
enum order {
    NOTHING,        /* rank 2 posts one receive after the other */
    TOKEN,          /* to rank 1 from rank 2 when the first message is there */
    EARLY_TOKEN,    /* to rank 1 from rank 2 before that */
    TOKEN_OF_FIRST, /* to rank 1 from rank 0 when its send is complete */
    BARRIER,        /* after rank 2's first receive */
    EARLY_BARRIER,  /* before it, after the send */
    FENCE           /* at rank 2 only */
};

static void plan_first(struct ct_builder *b, enum order order)
{
    const int send = ct_send(b, 2, ct_span(CT_SEND, 0, 1));

    if (order == TOKEN_OF_FIRST)
        ct_after(b, ct_token_send(b, 1), send);
    if (order == BARRIER || order == EARLY_BARRIER)
        ct_barrier_step(b);
}

static void plan_second(struct ct_builder *b, enum order order)
{
    int token = CT_NO_STEP;

    if (order == TOKEN || order == EARLY_TOKEN)
        token = ct_token_recv(b, 2);
    if (order == TOKEN_OF_FIRST)
        token = ct_token_recv(b, 0);
    if (order == BARRIER || order == EARLY_BARRIER)
        ct_barrier_step(b);
    ct_after(b, ct_send(b, 2, ct_span(CT_SEND, 0, 1)), token);
}

static void plan_receiver(struct ct_builder *b, enum order order)
{
    int first;

    if (order == EARLY_BARRIER)
        ct_barrier_step(b);
    first = ct_recv(b, 0, ct_span(CT_RECV, 0, 1));
    if (order == TOKEN)
        ct_after(b, ct_token_send(b, 1), first);
    if (order == EARLY_TOKEN)
        ct_token_send(b, 1);
    if (order == BARRIER)
        ct_barrier_step(b);
    if (order == FENCE)
        ct_fence(b);
    ct_after(b, ct_recv(b, 1, ct_span(CT_RECV, 1, 1)), first);
}

typedef void plan_fn(struct ct_builder *builder, enum order order);

static plan_fn *const plans[NRANKS] = {plan_first, plan_second, plan_receiver};

static int check_plans(plan_fn *const *ranks, enum order order, enum ct_protocol protocol,
                       struct ct_diag *diag)
{
    struct ct_schedule *schedules[NRANKS];
    const struct ct_schedule *list[NRANKS];
    int err;

    for (int rank = 0; rank < NRANKS; rank++) {
        struct ct_builder *b = ct_builder_new(NRANKS, rank);

        ranks[rank](b, order);
        cr_assert_eq(ct_builder_finish(b, &schedules[rank], diag), CT_OK, "%s", diag->text);
        list[rank] = schedules[rank];
        ct_builder_free(b);
    }
    err = ct_contention_check(&star, list, protocol, NULL, diag);
    for (int rank = 0; rank < NRANKS; rank++)
        ct_schedule_free(schedules[rank]);
    return err;
}

static void expect(enum order order, int eager, int rendezvous)
{
    struct ct_diag diag = {""};
    int err = check_plans(plans, order, CT_EAGER, &diag);

    cr_expect_eq(err, eager, "order %d, eager: %d: %s", order, err, diag.text);
    err = check_plans(plans, order, CT_SIDE_BY_SIDE, &diag);
    cr_expect_eq(err, eager, "order %d, side by side: %d: %s", order, err, diag.text);
    err = check_plans(plans, order, CT_RENDEZVOUS, &diag);
    cr_expect_eq(err, rendezvous, "order %d, rendezvous: %d: %s", order, err, diag.text);
}

Test(contention, is_ruled_out_by_what_a_protocol_orders)
{
    expect(NOTHING, CT_ERR_INVALID, CT_OK);
    expect(TOKEN, CT_OK, CT_OK);
    expect(EARLY_TOKEN, CT_ERR_INVALID, CT_OK);
    expect(TOKEN_OF_FIRST, CT_ERR_INVALID, CT_OK);
    expect(BARRIER, CT_OK, CT_OK);
    expect(FENCE, CT_ERR_INVALID, CT_OK);
}

Test(contention, is_named_with_link_and_messages)
{
    struct ct_diag diag = {""};

    cr_assert_eq(check_plans(plans, NOTHING, CT_EAGER, &diag), CT_ERR_INVALID);
    cr_expect_str_eq(diag.text, "messages 0 -> 2 and 1 -> 2 may be on the "
                                "link down to node 3 at the same time");
}

/* The send is complete only with the receive: the barrier never ends. */
Test(contention, is_not_claimed_absent_when_a_rank_waits_for_ever)
{
    struct ct_diag diag = {""};

    cr_expect_eq(check_plans(plans, EARLY_BARRIER, CT_RENDEZVOUS, &diag), CT_ERR_INVALID);
    cr_expect_str_eq(diag.text, "rank 0 waits for ever");
    cr_expect_eq(check_plans(plans, EARLY_BARRIER, CT_EAGER, &diag), CT_ERR_INVALID);
}

static void plan_nothing(struct ct_builder *b, enum order order)
{
    (void)b;
    (void)order;
}

static void plan_receive_of_nothing(struct ct_builder *b, enum order order)
{
    (void)order;
    ct_recv(b, 0, ct_span(CT_RECV, 0, 1));
}

Test(contention, is_not_claimed_absent_for_half_a_message)
{
    static plan_fn *const only_send[NRANKS] = {plan_first, plan_nothing, plan_nothing};
    static plan_fn *const only_receive[NRANKS] = {plan_nothing, plan_nothing,
                                                  plan_receive_of_nothing};
    struct ct_diag diag = {""};

    cr_expect_eq(check_plans(only_send, NOTHING, CT_EAGER, &diag), CT_ERR_INVALID);
    cr_expect_str_eq(diag.text, "rank 0: step 0 (send of unit 0 of the send buffer to rank "
                                "2, message 0): rank 2 does not receive that message");
    cr_expect_eq(check_plans(only_receive, NOTHING, CT_EAGER, &diag), CT_ERR_INVALID);
    cr_expect_str_eq(diag.text, "rank 2: step 0 (receive into unit 0 of the receive buffer "
                                "from rank 0, message 0): rank 0 does not send that message");
}

/* Two receivers of one sender: its messages leave in order, if they start
   in order and do not move side by side. */
static void plan_two_sends(struct ct_builder *b, enum order order)
{
    const int first = ct_send(b, 1, ct_span(CT_SEND, 1, 1));
    const int second = ct_send(b, 2, ct_span(CT_SEND, 2, 1));

    if (order == FENCE)
        ct_after(b, second, first);
}

Test(contention, of_one_sender_is_ruled_out_by_starting_in_order)
{
    static plan_fn *const spread[NRANKS] = {plan_two_sends, plan_receive_of_nothing,
                                            plan_receive_of_nothing};
    struct ct_diag diag = {""};

    cr_expect_eq(check_plans(spread, FENCE, CT_EAGER, &diag), CT_OK, "%s", diag.text);
    cr_expect_eq(check_plans(spread, FENCE, CT_RENDEZVOUS, &diag), CT_OK);
    cr_expect_eq(check_plans(spread, FENCE, CT_SIDE_BY_SIDE, &diag), CT_ERR_INVALID);
    cr_expect_eq(check_plans(spread, NOTHING, CT_EAGER, &diag), CT_ERR_INVALID);
    cr_expect_eq(check_plans(spread, NOTHING, CT_RENDEZVOUS, &diag), CT_ERR_INVALID);
}

/* An all-to-all in phases with its tokens, on a tree. */
struct tokened {
    struct made *made;
    struct ct_wiring *wiring;
    struct ct_tree_phases found;
    struct ct_token_list tokens[CT_SEPARATIONS];
    struct ct_phases phases; /* borrows messages and tokens */
};

/* made: taken over */
static void tokened_init(struct tokened *t, struct made *made)
{
    *t = (struct tokened){.made = made, .wiring = wiring_of(&made->cluster)};
    cr_assert_eq(ct_tree_phases_find(&t->wiring->tree, CT_SEPARATE_NOT, &t->found, NULL), CT_OK);
    t->phases = (struct ct_phases){.nranks = made->cluster.nranks,
                                   .nmessages = t->found.nmessages,
                                   .messages = t->found.messages};
    for (int s = 0; s < CT_SEPARATIONS; s++) {
        cr_assert_eq(ct_tokens_plan(&t->found.tree, t->found.messages, t->found.nmessages,
                                    (enum ct_separation)s, &t->tokens[s], NULL),
                     CT_OK);
        t->phases.ntokens[s] = t->tokens[s].ntokens;
        t->phases.tokens[s] = t->tokens[s].tokens;
    }
}

static void tokened_fini(struct tokened *t)
{
    for (int s = 0; s < CT_SEPARATIONS; s++)
        free(t->tokens[s].tokens);
    ct_tree_phases_fini(&t->found);
    wiring_free(t->wiring);
    free(t->made);
}

static void plan_tokened(const void *phases, struct ct_builder *builder,
                         const struct ct_shape *shape)
{
    ct_phased_alltoall(builder, shape, phases);
}

/* Whole with the tokens of each separation, or in segments with those for them. */
static int prove_segments(const struct tokened *t, int segments, struct ct_diag *diag)
{
    const struct ct_planner planner = {
        .collective = &ct_alltoall,
        .plan = plan_tokened,
        .context = &t->phases,
        .contention_free = ct_phased_contention_free,
    };
    int err = CT_OK;

    for (int s = segments == 1 ? 0 : CT_SEPARATE_SIDE_BY_SIDE; s < CT_SEPARATIONS && err == CT_OK;
         s++) {
        const struct ct_shape shape = {
            .nranks = t->phases.nranks, .setting = setting_with(s), .segments = segments};

        err = ct_plan_check(&planner, &shape, &t->wiring->tree, NULL, diag);
    }
    return err;
}

static int prove(const struct tokened *t, struct ct_diag *diag)
{
    const int err = prove_segments(t, 1, diag);

    return err == CT_OK ? prove_segments(t, 2, diag) : err;
}

static void prove_made(struct made *made)
{
    struct ct_diag diag = {""};
    struct tokened t;

    tokened_init(&t, made);
    cr_expect_eq(prove(&t, &diag), CT_OK, "%s", diag.text);
    if (made->cluster.nranks <= 12)
        cr_expect_eq(prove_segments(&t, 5, &diag), CT_OK, "%s", diag.text);
    tokened_fini(&t);
}

Test(tokens, keep_small_random_trees_free_of_contention)
{
    const int n = takes_all_ranks() ? 1500 : 500;
    uint64_t state = 5;

    for (int i = 0; i < n; i++) {
        const int nranks = 1 + random_below(&state, 12);
        const int nswitches = 1 + random_below(&state, 12);

        prove_made(random_made(&state, (enum form)(i % FORMS), nswitches, nranks));
    }
}

Test(tokens, keep_trees_of_64_ranks_free_of_contention)
{
    uint64_t state = 6;

    for (int i = 0; i < FORMS; i++)
        prove_made(random_made(&state, (enum form)i, 2 + 3 * i, 64));
}

/* Nine ranks on three switches in a chain. */
static void tokens_needed(struct tokened *t)
{
    tokened_init(t, made_chain(3, 9));
    cr_assert_gt(t->tokens[CT_SEPARATE_RENDEZVOUS].ntokens, 0);
    cr_assert_gt(t->tokens[CT_SEPARATE_EAGER].ntokens, t->tokens[CT_SEPARATE_RENDEZVOUS].ntokens);
}

Test(tokens, are_missed_when_all_are_dropped)
{
    for (int s = CT_SEPARATE_RENDEZVOUS; s < CT_SEPARATIONS; s++) {
        struct ct_diag diag = {""};
        struct tokened t;

        tokens_needed(&t);
        t.phases.ntokens[s] = 0;
        cr_expect_eq(prove(&t, &diag), CT_ERR_INVALID);
        cr_expect_not_null(strstr(diag.text, "may be on the link"), "%s", diag.text);
        tokened_fini(&t);
    }
}

/* Without token i: that must be noticed. */
static bool is_missed(struct tokened *t, int separation, int i)
{
    struct ct_token_list *list = &t->tokens[separation];
    const size_t after = (size_t)(list->ntokens - i - 1);
    const struct ct_token token = list->tokens[i];
    bool missed;

    memmove(list->tokens + i, list->tokens + i + 1, after * sizeof *list->tokens);
    t->phases.ntokens[separation]--;
    missed = prove(t, NULL) == CT_ERR_INVALID;
    memmove(list->tokens + i + 1, list->tokens + i, after * sizeof *list->tokens);
    list->tokens[i] = token;
    t->phases.ntokens[separation]++;
    return missed;
}

Test(tokens, are_missed_when_one_is_dropped)
{
    struct tokened t;

    tokens_needed(&t);
    for (int s = CT_SEPARATE_RENDEZVOUS; s < CT_SEPARATIONS; s++) {
        for (int i = 0; i < t.tokens[s].ntokens; i++)
            cr_expect(is_missed(&t, s, i), "separation %d, token %d", s, i);
    }
    cr_expect_eq(prove(&t, NULL), CT_OK);
    tokened_fini(&t);
}

/* One end of a token in another phase or at another rank. */
Test(tokens, are_found_wrong_when_one_is_changed)
{
    struct tokened t;
    struct ct_token *tokens;
    int nranks;

    tokens_needed(&t);
    tokens = t.tokens[CT_SEPARATE_EAGER].tokens;
    nranks = t.phases.nranks;
    for (int i = 0; i < t.tokens[CT_SEPARATE_EAGER].ntokens; i++) {
        const struct ct_token token = tokens[i];

        tokens[i].from = (token.from + 1) % nranks;
        cr_expect_eq(prove(&t, NULL), CT_ERR_INVALID, "from, %d", i);
        tokens[i] = token;
        tokens[i].to = (token.to + 1) % nranks;
        cr_expect_eq(prove(&t, NULL), CT_ERR_INVALID, "to, %d", i);
        tokens[i] = token;
    }
    tokened_fini(&t);
}
