/*
 * test_direct_tokens.c - tokens for many ranks: that each rank finds its own,
 * and that they are enough.
 *
 * Who uses a link next is compared with a list of all messages, and contention
 * is looked for by the checker, without knowledge of the closed form.
 */
#include "checker/plan_check.h"
#include "repo/phases/aapc_links.h"
#include "repo/phases/direct_tokens.h"
#include "repo/phases/phased.h"
#include "repo/phases/tree_phases.h"
#include "tests/generator/unequal_trees.h"
#include "tests/repo/sampled_ranks.h"

extern const struct ct_collective ct_alltoall;

static struct ct_aapc *closed_form(const struct ct_tree *tree)
{
    struct ct_aapc *aapc;
    struct ct_diag diag = {""};

    cr_assert_eq(ct_aapc_new(tree, &aapc, &diag), CT_OK, "%s", diag.text);
    return aapc;
}

static bool is_same(const struct ct_message *a, const struct ct_message *b)
{
    return a->phase == b->phase && a->sender == b->sender &&
           a->receiver == b->receiver;
}

/* The message has the link after `earlier`, or after none. */
static void expect_neighbours(const struct ct_aapc_links *links, int link,
                              const struct ct_message *earlier,
                              const struct ct_message *message)
{
    struct ct_message found;
    const bool has_earlier =
        ct_aapc_last_before(links, link, message->phase, &found);

    cr_assert_eq(has_earlier, earlier != NULL, "link %d, phase %d", link,
                 message->phase);
    if (earlier == NULL)
        return;
    cr_assert(is_same(&found, earlier), "link %d before phase %d: %d -> %d",
              link, message->phase, found.sender, found.receiver);
    cr_assert(ct_aapc_first_after(links, link, earlier->phase, &found));
    cr_assert(is_same(&found, message), "link %d after phase %d: %d -> %d",
              link, earlier->phase, found.sender, found.receiver);
}

static void check_links(const struct ct_tree *tree)
{
    struct ct_aapc *aapc = closed_form(tree);
    const size_t nlinks = 2 * (size_t)tree->nnodes;
    const struct ct_message **last =
        calloc(nlinks, sizeof(struct ct_message *));
    int *path = calloc(nlinks, sizeof *path);
    struct ct_aapc_links *links;
    struct ct_message *messages;
    struct ct_message none;
    int nmessages;

    cr_assert_eq(ct_aapc_links_new(aapc, tree, &links, NULL), CT_OK);
    cr_assert_eq(ct_aapc_messages(aapc, &messages, &nmessages, NULL), CT_OK);
    for (int i = 0; i < nmessages; i++) {
        const struct ct_message *m = &messages[i];
        const int n = ct_tree_path(tree, m->sender, m->receiver, path);

        for (int k = 0; k < n; k++) {
            expect_neighbours(links, path[k], last[path[k]], m);
            last[path[k]] = m;
        }
    }
    for (size_t link = 0; link < nlinks; link++)
        cr_assert(last[link] == NULL ||
                      !ct_aapc_first_after(links, (int)link, last[link]->phase,
                                           &none),
                  "link %zu", link);
    ct_aapc_links_free(links);
    ct_aapc_free(aapc);
    free(messages);
    free(last);
    free(path);
}

typedef void check_fn(const struct ct_tree *tree);

/* Trees of all forms, in a deterministic stream. */
static void check_trees(uint64_t state, int n, int nranks_most, check_fn *check)
{
    for (int i = 0; i < n; i++) {
        const int nranks = 1 + random_below(&state, nranks_most);
        struct made *made = random_made(&state, (enum form)(i % FORMS),
                                        1 + random_below(&state, 12), nranks);
        struct ct_wiring wiring;

        cr_assert_eq(ct_wiring_build(&made->cluster, &wiring, NULL), CT_OK);
        check(&wiring.tree);
        ct_wiring_fini(&wiring);
        free(made);
    }
}

Test(links, have_the_neighbours_that_a_list_of_all_has)
{
    check_trees(21, takes_all_ranks() ? 20000 : 2000, 14, check_links);
    check_trees(22, takes_all_ranks() ? 200 : 20, 80, check_links);
}

static bool is_same_token(const struct ct_token *a, const struct ct_token *b)
{
    return a->after == b->after && a->from == b->from &&
           a->before == b->before && a->to == b->to;
}

/* Those of all, of which the rank sends or receives them. */
static void expect_own(const struct ct_token_list *all, int rank,
                       const struct ct_token_list *own)
{
    int n = 0;

    for (int i = 0; i < all->ntokens; i++) {
        const struct ct_token *token = &all->tokens[i];

        if (token->from != rank && token->to != rank)
            continue;
        cr_assert_lt(n, own->ntokens);
        cr_assert(is_same_token(token, &own->tokens[n++]), "rank %d, token %d",
                  rank, i);
    }
    cr_assert_eq(n, own->ntokens);
}

/* With the messages of all, and by each rank. */
static void check_own(const struct ct_tree *tree, enum ct_separation separation)
{
    struct ct_tree_phases found;
    struct ct_token_list all;

    cr_assert_eq(ct_tree_phases_find(tree, CT_SEPARATE_NOT, &found, NULL),
                 CT_OK);
    cr_assert_not_null(found.aapc);
    cr_assert_null(found.tree.capacity);
    cr_assert_eq(ct_direct_tokens_plan(&found.tree, found.messages,
                                       found.nmessages, separation, &all, NULL),
                 CT_OK);
    ct_tree_phases_fini(&found);
    for (int rank = 0; rank < tree->nranks; rank++) {
        struct ct_token_list own;

        cr_assert_eq(
            ct_tree_phases_find_own(tree, CT_SEPARATE_NOT, rank, &found, NULL),
            CT_OK);
        cr_assert_eq(ct_direct_tokens_own(&found, rank, separation, &own, NULL),
                     CT_OK);
        expect_own(&all, rank, &own);
        ct_tree_phases_fini(&found);
        free(own.tokens);
    }
    free(all.tokens);
}

static void check_own_of_tree(const struct ct_tree *tree)
{
    for (int s = CT_SEPARATE_RENDEZVOUS; s < CT_SEPARATIONS; s++)
        check_own(tree, (enum ct_separation)s);
}

Test(direct_tokens, are_found_by_each_rank_alone)
{
    check_trees(23, takes_all_ranks() ? 10000 : 1000, 14, check_own_of_tree);
    check_trees(24, takes_all_ranks() ? 100 : 12, 80, check_own_of_tree);
}

/* Phases and direct tokens of all, for a tree of any number of ranks. */
static void plan_directly(const void *context, struct ct_builder *builder,
                          const struct ct_shape *shape)
{
    const struct ct_tree *tree = context;
    const int separation = shape->setting.values[0];
    struct ct_phases phases = {.nranks = tree->nranks};
    struct ct_tree_phases found;
    struct ct_token_list tokens;

    cr_assert_eq(ct_tree_phases_find(tree, CT_SEPARATE_NOT, &found, NULL),
                 CT_OK);
    cr_assert_eq(
        ct_direct_tokens_plan(&found.tree, found.messages, found.nmessages,
                              (enum ct_separation)separation, &tokens, NULL),
        CT_OK);
    phases.nmessages = found.nmessages;
    phases.messages = found.messages;
    phases.ntokens[separation] = tokens.ntokens;
    phases.tokens[separation] = tokens.tokens;
    ct_phased_alltoall(builder, shape, &phases);
    ct_tree_phases_fini(&found);
    free(tokens.tokens);
}

static void prove(const struct ct_tree *tree)
{
    const struct ct_planner planner = {
        .collective = &ct_alltoall,
        .plan = plan_directly,
        .context = tree,
        .contention_free = ct_phased_contention_free,
    };

    for (int s = CT_SEPARATE_RENDEZVOUS; s < CT_SEPARATIONS; s++) {
        const struct ct_shape shape = {
            .nranks = tree->nranks, .setting = {{s}}, .segments = 1};
        struct ct_diag diag = {""};

        cr_assert_eq(ct_plan_check(&planner, &shape, tree, NULL, &diag), CT_OK,
                     "%d ranks, separation %d: %s", tree->nranks, s, diag.text);
    }
}

Test(direct_tokens, keep_trees_free_of_contention)
{
    check_trees(26, takes_all_ranks() ? 4000 : 400, 12, prove);
    check_trees(27, takes_all_ranks() ? 20 : 3, 40, prove);
}

Test(direct_tokens, keep_unequal_trees_free_of_contention)
{
    const int n = takes_all_ranks() ? 3000 : 300;
    uint64_t state = 28;

    for (int i = 0; i < n; i++) {
        struct ct_places *places = random_places(&state, i, 9);

        prove(&places->tree);
        ct_places_free(places);
    }
}

struct count {
    int all;
    int most; /* that one rank sends */
};

static struct count count_of(const struct ct_token_list *list, int nranks)
{
    struct count count = {.all = list->ntokens};
    int *sent = calloc((size_t)nranks, sizeof *sent);

    for (int i = 0; i < list->ntokens; i++) {
        const int n = ++sent[list->tokens[i].from];

        count.most = n > count.most ? n : count.most;
    }
    free(sent);
    return count;
}

/* By clocks and directly, in all and of the rank that sends most; 0: any. */
static void expect_counts(struct made *made, enum ct_separation separation,
                          struct count by_clocks, struct count direct)
{
    struct ct_places *places = places_of(made);
    struct ct_tree_phases found;

    cr_assert_eq(
        ct_tree_phases_find(&places->tree, CT_SEPARATE_NOT, &found, NULL),
        CT_OK);
    for (int is_direct = 0; is_direct < 2; is_direct++) {
        const struct count wanted = is_direct ? direct : by_clocks;
        struct ct_token_list list;
        struct count count;

        cr_assert_eq((is_direct ? ct_direct_tokens_plan : ct_tokens_plan)(
                         &found.tree, found.messages, found.nmessages,
                         separation, &list, NULL),
                     CT_OK);
        count = count_of(&list, places->tree.nranks);
        cr_expect_eq(count.all, wanted.all, "%d", count.all);
        cr_expect(wanted.most == 0 || count.most == wanted.most, "%d",
                  count.most);
        free(list.tokens);
    }
    ct_tree_phases_fini(&found);
    ct_places_free(places);
    free(made);
}

/* Hosts get a second rank each. */
static struct made *doubled(struct made *made)
{
    struct ct_cluster *c = &made->cluster;

    for (int i = c->nranks - 1; i >= 0; i--)
        made->places[2 * i] = made->places[2 * i + 1] = made->places[i];
    c->nranks *= 2;
    return made;
}

/* The table of docs/schedules.md, section 3. */
Test(direct_tokens, are_about_as_many_as_by_clocks)
{
    expect_counts(made_star(16, 256), CT_SEPARATE_RENDEZVOUS,
                  (struct count){7648, 0}, (struct count){7648, 0});
    expect_counts(made_star(16, 256), CT_SEPARATE_EAGER,
                  (struct count){65019, 0}, (struct count){65528, 0});
    expect_counts(doubled(made_star(16, 128)), CT_SEPARATE_RENDEZVOUS,
                  (struct count){8733, 0}, (struct count){34949, 0});
    expect_counts(doubled(made_star(16, 128)), CT_SEPARATE_EAGER,
                  (struct count){65423, 0}, (struct count){71158, 0});
    expect_counts(made_chain(16, 256), CT_SEPARATE_RENDEZVOUS,
                  (struct count){30216, 254}, (struct count){32415, 759});
    expect_counts(made_chain(16, 256), CT_SEPARATE_EAGER,
                  (struct count){71143, 0}, (struct count){97151, 0});
}
