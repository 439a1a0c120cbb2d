/*
 * test_phases.c - the closed form: as few phases as the busiest link allows,
 * none of which contends.
 *
 * ct_phase_check counts pairs, links and phases without knowledge of the
 * closed form; its own faults are tried first.
 */
#include "checker/phase_check.h"
#include "repo/phases/aapc.h"
#include "repo/phases/phased.h"
#include "repo/phases/tokens.h"
#include "repo/phases/tree_phases.h"
#include "tests/generator/separations.h"
#include "tests/generator/unequal_trees.h"
#include "tests/repo/descriptors.h"

/* The chain 0 - 1 with ranks 0 and 1 on node 0, ranks 2 and 3 on node 1. */
static const int parents[] = {-1, 0, 0, 0, 1, 1};
static const int places[] = {2, 3, 4, 5};
static const struct ct_tree two_by_two = {
    .nnodes = 6, .node_above = parents, .nranks = 4, .place = places};

static struct ct_message *messages_of(const struct ct_tree *tree, struct ct_phases *phases)
{
    struct ct_message *messages;
    struct ct_diag diag = {""};
    struct ct_aapc *aapc;

    cr_assert_eq(ct_aapc_new(tree, &aapc, &diag), CT_OK, "%s", diag.text);
    cr_assert_eq(ct_aapc_messages(aapc, &messages, &phases->nmessages, &diag), CT_OK);
    phases->nranks = tree->nranks;
    phases->messages = messages;
    ct_aapc_free(aapc);
    return messages;
}

static void check_tree(const struct ct_tree *tree)
{
    struct ct_phases phases = {0};
    struct ct_message *messages = messages_of(tree, &phases);
    struct ct_diag diag = {""};
    const int err = ct_phase_check(tree, &phases, &diag);

    cr_assert_eq(err, CT_OK, "%d nodes, %d ranks: %s", tree->nnodes, tree->nranks, diag.text);
    free(messages);
}

static void check_made(struct made *made)
{
    struct ct_wiring wiring;

    cr_assert_eq(ct_wiring_build(&made->cluster, &wiring, NULL), CT_OK);
    check_tree(&wiring.tree);
    ct_wiring_fini(&wiring);
    free(made);
}

Test(phases, are_fewest_on_small_trees_of_all_forms)
{
    uint64_t state = 1;

    for (int i = 0; i < 4000; i++) {
        const int nranks = 1 + random_below(&state, 12);
        const int nswitches = 1 + random_below(&state, 12);

        check_made(random_made(&state, (enum form)(i % FORMS), nswitches, nranks));
    }
}

Test(phases, are_fewest_on_trees_of_64_ranks)
{
    uint64_t state = 2;

    for (int i = 0; i < 60; i++)
        check_made(random_made(&state, (enum form)(i % FORMS), 1 + random_below(&state, 64), 64));
}

Test(phases, are_fewest_for_1024_ranks)
{
    uint64_t state = 3;

    check_made(made_star(16, 1024));
    check_made(made_chain(8, 1024));
    check_made(random_made(&state, RANDOM, 100, 1024));
}

Test(phases, are_one_for_two_ranks_on_one_cable)
{
    static const int parent[] = {-1, 0};
    static const int place[] = {0, 1};
    const struct ct_tree tree = {.nnodes = 2, .node_above = parent, .nranks = 2, .place = place};

    check_tree(&tree);
}

Test(phases, are_refused_for_more_ranks_than_fit)
{
    static const int parent[] = {-1};
    const struct ct_tree tree = {
        .nnodes = 1, .node_above = parent, .nranks = CT_AAPC_RANKS_MAX + 1, .place = NULL};
    struct ct_aapc *aapc;
    struct ct_diag diag;

    cr_expect_eq(ct_aapc_new(&tree, &aapc, &diag), CT_ERR_INVALID);
    cr_expect_str_eq(diag.text, "an all-to-all in phases is for at most "
                                "32768 ranks, not 32769");
}

/* Change the messages of the 2 x 2 tree and check the message. */
static void expect_fault(void (*change)(struct ct_phases *phases, struct ct_message *messages),
                         const char *expected)
{
    struct ct_phases phases = {0};
    struct ct_message *messages = messages_of(&two_by_two, &phases);
    struct ct_diag diag = {""};

    change(&phases, messages);
    cr_expect_eq(ct_phase_check(&two_by_two, &phases, &diag), CT_ERR_INVALID);
    cr_expect_str_eq(diag.text, expected, "'%s' for '%s'", diag.text, expected);
    free(messages);
}

static void drop_last(struct ct_phases *phases, struct ct_message *messages)
{
    (void)messages;
    phases->nmessages--;
}

static void repeat(struct ct_phases *phases, struct ct_message *messages)
{
    (void)phases;
    messages[11].sender = messages[0].sender;
    messages[11].receiver = messages[0].receiver;
}

static void talk_to_oneself(struct ct_phases *phases, struct ct_message *messages)
{
    (void)phases;
    messages[3].receiver = messages[3].sender;
}

static void hurry(struct ct_phases *phases, struct ct_message *messages)
{
    for (int i = 0; i < phases->nmessages; i++)
        messages[i].phase /= 2;
}

static void dawdle(struct ct_phases *phases, struct ct_message *messages)
{
    for (int i = 0; i < phases->nmessages; i++)
        messages[i].phase *= 2;
}

static void go_back(struct ct_phases *phases, struct ct_message *messages)
{
    messages[phases->nmessages - 1].phase = 0;
}

Test(phase_check, tells_each_fault)
{
    expect_fault(drop_last, "11 messages for 12 pairs of ranks");
    expect_fault(repeat, "phase 3: message 0 -> 1: the pair has another "
                         "message");
    expect_fault(talk_to_oneself, "phase 0: message 3 -> 3: no such pair of ranks");
    expect_fault(hurry, "phase 0: messages 3 -> 2 and 1 -> 2 share the link "
                        "down to node 4");
    expect_fault(dawdle, "7 phases where the busiest link carries 4 messages");
    expect_fault(go_back, "phase 0: message 3 -> 1: a later phase comes "
                          "before it");
}

/* What a rank of many does: each segment once, in few steps at a time. */
static void check_rank_of_many(const struct ct_tree *tree, int rank, int separation)
{
    const int n = separation == CT_SEPARATE_SIDE_BY_SIDE ? 4 : 1;
    const struct ct_shape shape = {
        .nranks = tree->nranks, .rank = rank, .setting = setting_with(separation), .segments = n};
    struct ct_builder *builder = ct_builder_new(shape.nranks, rank);
    unsigned char *seen = calloc((size_t)shape.nranks * (size_t)n, 2);
    struct ct_schedule *schedule;
    int nmessages = 0;

    ct_phased_alltoall_tree(builder, &shape, tree);
    cr_assert_eq(ct_builder_finish(builder, &schedule, NULL), CT_OK);
    for (int i = 0; i < schedule->nsteps; i++) {
        const struct ct_step *step = &schedule->steps[i];

        if (step->action == CT_DO_SEND || step->action == CT_DO_RECV) {
            const bool sends = step->action == CT_DO_SEND;
            const int unit = (sends ? step->src : step->dst).first;

            cr_assert_eq(seen[2 * unit + sends]++, 0);
            cr_assert_eq(unit / n, step->peer);
            nmessages++;
        }
    }
    cr_expect_eq(nmessages, 2 * n * (shape.nranks - 1));
    cr_expect_eq(schedule->nepochs, 1);
    free(seen);
    ct_schedule_free(schedule);
    ct_builder_free(builder);
}

static void check_ranks_of_many(int nswitches, int nranks)
{
    struct made *made = made_star(nswitches, nranks);
    struct ct_wiring wiring;

    cr_assert_eq(ct_wiring_build(&made->cluster, &wiring, NULL), CT_OK);
    check_rank_of_many(&wiring.tree, 0, CT_SEPARATE_NOT);
    check_rank_of_many(&wiring.tree, nranks - 1, CT_SEPARATE_NOT);
    check_rank_of_many(&wiring.tree, nranks / 2, CT_SEPARATE_SIDE_BY_SIDE);
    ct_wiring_fini(&wiring);
    free(made);
}

Test(phased, plans_ranks_of_1024_and_4096)
{
    check_ranks_of_many(16, 1024);
    check_ranks_of_many(64, 4096);
}

/* What a rank finds of its own is what it has among all messages. */
static void expect_own_messages(const struct ct_tree *tree, int rank)
{
    struct ct_tree_phases all, own;
    int n = 0;

    cr_assert_eq(ct_tree_phases_find(tree, CT_SEPARATE_NOT, &all, NULL), CT_OK);
    cr_assert_eq(ct_tree_phases_find_own(tree, CT_SEPARATE_NOT, rank, &own, NULL), CT_OK);
    cr_expect_eq(own.nmessages, 2 * (tree->nranks - 1));
    cr_expect_eq(own.nphases, all.nphases);
    for (int i = 0; i < all.nmessages; i++) {
        const struct ct_message *m = &all.messages[i];

        if (m->sender != rank && m->receiver != rank)
            continue;
        cr_assert_lt(n, own.nmessages);
        cr_expect_eq(memcmp(m, &own.messages[n++], sizeof *m), 0, "%d ranks, rank %d, message %d",
                     tree->nranks, rank, n);
    }
    ct_tree_phases_fini(&all);
    ct_tree_phases_fini(&own);
}

Test(phased, finds_a_ranks_own_messages_alone)
{
    uint64_t state = 11;

    for (int i = 0; i < 60; i++) {
        struct made *made =
            random_made(&state, (enum form)(i % FORMS), 1 + random_below(&state, 6), 2 + i);
        struct ct_wiring wiring;

        cr_assert_eq(ct_wiring_build(&made->cluster, &wiring, NULL), CT_OK);
        for (int rank = 0; rank < wiring.tree.nranks; rank += 1 + i / 4)
            expect_own_messages(&wiring.tree, rank);
        ct_wiring_fini(&wiring);
        free(made);
    }
}

Test(phased, plans_ranks_of_256_with_tokens)
{
    struct made *made = made_chain(5, 256);
    struct ct_wiring wiring;

    cr_assert_eq(ct_wiring_build(&made->cluster, &wiring, NULL), CT_OK);
    check_rank_of_many(&wiring.tree, 77, CT_SEPARATE_RENDEZVOUS);
    check_rank_of_many(&wiring.tree, 255, CT_SEPARATE_EAGER);
    check_rank_of_many(&wiring.tree, 128, CT_SEPARATE_SIDE_BY_SIDE);
    ct_wiring_fini(&wiring);
    free(made);
}
