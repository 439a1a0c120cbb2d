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
#include "tests/generator/separations.h"
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
    return a->phase == b->phase && a->sender == b->sender && a->receiver == b->receiver;
}

/* The message has the link after `earlier`, or after none. */
static void expect_neighbours(const struct ct_aapc_links *links, int link,
                              const struct ct_message *earlier, const struct ct_message *message)
{
    struct ct_message found;
    const bool has_earlier = ct_aapc_last_before(links, link, message->phase, &found);

    cr_assert_eq(has_earlier, earlier != NULL, "link %d, phase %d", link, message->phase);
    if (earlier == NULL)
        return;
    cr_assert(is_same(&found, earlier), "link %d before phase %d: %d -> %d", link, message->phase,
              found.sender, found.receiver);
    cr_assert(ct_aapc_first_after(links, link, earlier->phase, &found));
    cr_assert(is_same(&found, message), "link %d after phase %d: %d -> %d", link, earlier->phase,
              found.sender, found.receiver);
}

static void check_links(const struct ct_tree *tree)
{
    struct ct_aapc *aapc = closed_form(tree);
    const size_t nlinks = 2 * (size_t)tree->nnodes;
    const struct ct_message **last = calloc(nlinks, sizeof(struct ct_message *));
    int *path = calloc(nlinks, sizeof *path);
    struct ct_aapc_links *links;
    struct ct_message *messages;
    struct ct_message none;
    int nmessages;

    cr_assert_eq(ct_aapc_links_new(aapc, tree, &links, NULL), CT_OK);
    cr_assert_eq(ct_aapc_messages(aapc, &messages, &nmessages, NULL), CT_OK);
    for (int i = 0; i < nmessages; i++) {
        const struct ct_message *m = &messages[i];
        const int n = ct_route(tree, m->sender, m->receiver, path);

        for (int k = 0; k < n; k++) {
            expect_neighbours(links, path[k], last[path[k]], m);
            last[path[k]] = m;
        }
    }
    for (size_t link = 0; link < nlinks; link++)
        cr_assert(last[link] == NULL ||
                      !ct_aapc_first_after(links, (int)link, last[link]->phase, &none),
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
        struct made *made =
            random_made(&state, (enum form)(i % FORMS), 1 + random_below(&state, 12), nranks);
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

/* The messages and tokens that a rank finds by itself, for any number of ranks. */
static void plan_directly(const void *context, struct ct_builder *builder,
                          const struct ct_shape *shape)
{
    const struct ct_tree *tree = context;
    const enum ct_separation separation = ct_phased_separation(&shape->setting);
    struct ct_phases phases = {.nranks = tree->nranks};
    struct ct_tree_phases own;
    struct ct_token_list tokens;

    cr_assert_eq(ct_tree_phases_find_own(tree, separation, shape->rank, &own, NULL), CT_OK);
    cr_assert_not_null(own.aapc);
    cr_assert_eq(ct_direct_tokens_own(&own, shape->rank, separation, &tokens, NULL), CT_OK);
    phases.nmessages = own.nmessages;
    phases.messages = own.messages;
    phases.ntokens[separation] = tokens.ntokens;
    phases.tokens[separation] = tokens.tokens;
    ct_phased_alltoall(builder, shape, &phases);
    ct_tree_phases_fini(&own);
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
            .nranks = tree->nranks, .setting = setting_with(s), .segments = 1};
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

struct count {
    int all;
    int most; /* that one rank sends */
};

static void add_sent(struct count *count, const struct ct_token_list *list, int rank)
{
    int n = 0;

    for (int i = 0; i < list->ntokens; i++)
        n += list->tokens[i].from == rank;
    count->all += n;
    count->most = n > count->most ? n : count->most;
}

static struct count count_by_clocks(const struct ct_tree *tree, enum ct_separation separation)
{
    struct count count = {0, 0};
    struct ct_tree_phases found;
    struct ct_token_list list;

    cr_assert_eq(ct_tree_phases_find(tree, separation, &found, NULL), CT_OK);
    cr_assert_eq(
        ct_tokens_plan(&found.tree, found.messages, found.nmessages, separation, &list, NULL),
        CT_OK);
    for (int rank = 0; rank < tree->nranks; rank++)
        add_sent(&count, &list, rank);
    ct_tree_phases_fini(&found);
    free(list.tokens);
    return count;
}

static struct count count_directly(const struct ct_tree *tree, enum ct_separation separation)
{
    struct count count = {0, 0};

    for (int rank = 0; rank < tree->nranks; rank++) {
        struct ct_tree_phases own;
        struct ct_token_list list;

        cr_assert_eq(ct_tree_phases_find_own(tree, separation, rank, &own, NULL), CT_OK);
        cr_assert_eq(ct_direct_tokens_own(&own, rank, separation, &list, NULL), CT_OK);
        add_sent(&count, &list, rank);
        ct_tree_phases_fini(&own);
        free(list.tokens);
    }
    return count;
}

static void expect_count(struct count count, struct count wanted)
{
    cr_expect_eq(count.all, wanted.all, "%d", count.all);
    cr_expect(wanted.most == 0 || count.most == wanted.most, "%d", count.most);
}

/* By clocks and directly, in all and of the rank that sends most; 0: any. */
static void expect_counts(struct made *made, enum ct_separation separation, struct count by_clocks,
                          struct count direct)
{
    struct ct_places *places = places_of(made);

    expect_count(count_by_clocks(&places->tree, separation), by_clocks);
    expect_count(count_directly(&places->tree, separation), direct);
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

/* docs/inside/schedules.md, section 3. */
Test(direct_tokens, are_about_as_many_as_by_clocks)
{
    expect_counts(made_star(16, 256), CT_SEPARATE_RENDEZVOUS, (struct count){7648, 0},
                  (struct count){7648, 0});
    expect_counts(made_star(16, 256), CT_SEPARATE_EAGER, (struct count){65019, 0},
                  (struct count){65528, 0});
    expect_counts(doubled(made_star(16, 128)), CT_SEPARATE_RENDEZVOUS, (struct count){8733, 0},
                  (struct count){34949, 0});
    expect_counts(doubled(made_star(16, 128)), CT_SEPARATE_EAGER, (struct count){65423, 0},
                  (struct count){71158, 0});
    expect_counts(made_chain(16, 256), CT_SEPARATE_RENDEZVOUS, (struct count){30216, 254},
                  (struct count){32415, 759});
    expect_counts(made_chain(16, 256), CT_SEPARATE_EAGER, (struct count){71143, 0},
                  (struct count){97151, 0});
}
