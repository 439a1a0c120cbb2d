/*
 * test_pattern_lists.c - the schedules of patterns are complete, and ask no link
 * for more than it has.
 */
#include "checker/list_check.h"
#include "tests/generator/listed_cases.h"

static void expect_right(const struct listed_case *c, int function,
                         bool *is_alone)
{
    const struct ct_list_schedule list = schedule_of(c);
    struct ct_diag diag = {""};

    cr_assert_eq(ct_list_check(&c->wiring.tree, &list, c->pattern->bytes,
                               rates_of(c), is_alone, &diag),
                 CT_OK, "function %d, %d ranks: %s", function,
                 c->wiring.tree.nranks, diag.text);
}

static void expect_lists_right(struct listed_case *c, bool has_bandwidths)
{
    for (int f = 0; f < FUNCTIONS; f++) {
        bool is_alone;

        make_list(c, f);
        expect_right(c, f, &is_alone);
        if (f != CRITICAL || !has_bandwidths)
            cr_expect(is_alone, "function %d shares a link", f);
        if (f != CRITICAL)
            cr_expect_eq(c->list.nphases > 0, c->messages.n > 0);
        cr_expect_geq(c->list.seconds, c->bound * (1 - 1e-9));
        ct_pair_list_fini(&c->list);
    }
}

Test(pattern_lists, hold_each_message_once_and_ask_no_link_for_more_than_it_has)
{
    uint64_t state = 11;

    for (int i = 0; i < 400; i++) {
        const int nranks = 1 + random_below(&state, 14);
        struct made *made = random_made(&state, (enum form)(i % FORMS),
                                        1 + random_below(&state, 8), nranks);
        struct listed_case c;

        if (i % 3 > 0)
            give_bandwidths(made, &state, 3, 100, i % 3 == 2);
        case_init(&c, made, &state, (enum sizes)(i / 7 % SIZES));
        expect_lists_right(&c, i % 3 > 0);
        case_fini(&c);
    }
}

/* Each host as a switch for its ranks, whose own cables are unknown. */
static struct made *made_hosts(int nhosts, int per_host)
{
    struct made *made = made_new();

    add_switch(made, -1);
    for (int i = 0; i < nhosts; i++) {
        const int host = add_switch(made, 0);

        made->nodes[host].cable.bandwidth = i == 0 ? 1000 : 100;
        for (int k = 0; k < per_host; k++)
            add_rank(made, host);
    }
    made->cluster.per_host = per_host;
    return made;
}

Test(pattern_lists, are_right_with_several_ranks_on_a_host)
{
    uint64_t state = 12;

    for (int s = 0; s < SIZES; s++) {
        struct listed_case c;

        case_init(&c, made_hosts(4, 3), &state, (enum sizes)s);
        expect_lists_right(&c, true);
        case_fini(&c);
    }
}

static bool uses(const struct listed_case *c, int place, int link)
{
    const struct ct_pair_message *m =
        &c->messages.messages[c->list.messages[place]];

    for (int i = 0; i < m->nlinks; i++) {
        if (c->messages.links[m->first_link + i] == link)
            return true;
    }
    return false;
}

/* What the link is asked for when message `place` starts. */
static void expect_room(const struct listed_case *c,
                        const struct token_run *run, int link, int place)
{
    const double now = run->start[place];
    double sum = 0;
    int n = 0;

    for (int i = 0; i < c->messages.n; i++) {
        if (run->start[i] <= now && now < run->end[i] && uses(c, i, link)) {
            sum += c->list.rates[i];
            n++;
        }
    }
    cr_assert(n == 1 || sum <= c->messages.speeds[link] * (1 + 1e-6),
              "%d messages on link %d: %g of %g", n, link, sum,
              c->messages.speeds[link]);
    if (!ct_link_is_shared(&c->wiring.tree, link) || c->list.nphases > 0)
        cr_assert_eq(n, 1, "%d messages on link %d", n, link);
}

/* Messages take up to 25 times as long as others, at random. */
static void expect_turns_kept(const struct listed_case *c, uint64_t *state,
                              enum ct_separation separation)
{
    const struct ct_list_schedule list = schedule_of(c);
    struct ct_listed_tokens tokens = tokens_of(c, separation);
    const size_t n = (size_t)c->messages.n + 1;
    double *seconds = calloc(4 * n, sizeof *seconds);
    struct token_run run = {seconds + n, seconds + 2 * n, seconds + 3 * n};

    for (int i = 0; i < c->messages.n; i++)
        seconds[i] = 1 + random_below(state, 25);
    run_list(&list, &tokens, seconds, separation == CT_SEPARATE_RENDEZVOUS,
             &run);
    for (int i = 0; i < c->messages.n; i++) {
        const struct ct_pair_message *m =
            &c->messages.messages[c->list.messages[i]];

        for (int k = 0; k < m->nlinks; k++)
            expect_room(c, &run, c->messages.links[m->first_link + k], i);
    }
    free(seconds);
    free(tokens.tokens);
}

Test(pattern_lists, keep_their_turns_with_tokens_however_long_messages_take)
{
    uint64_t state = 13;

    for (int i = 0; i < 120; i++) {
        struct made *made = i % 5 == 4
                                ? made_hosts(3, 3)
                                : random_made(&state, (enum form)(i % FORMS),
                                              1 + random_below(&state, 6),
                                              2 + random_below(&state, 10));
        struct listed_case c;

        if (i % 3 > 0 && i % 5 != 4)
            give_bandwidths(made, &state, 3, 100, i % 3 == 2);
        case_init(&c, made, &state, (enum sizes)(i % SIZES));
        for (int f = 0; f < FUNCTIONS; f++) {
            make_list(&c, f);
            expect_turns_kept(&c, &state, CT_SEPARATE_RENDEZVOUS);
            expect_turns_kept(&c, &state, CT_SEPARATE_EAGER);
            ct_pair_list_fini(&c.list);
        }
        case_fini(&c);
    }
}

Test(pattern_lists, are_made_of_ten_thousand_messages)
{
    uint64_t state = 15;
    struct listed_case c;

    case_init(&c, random_made(&state, RANDOM, 12, 101), &state, DENSE);
    cr_expect_eq(c.messages.n, 101 * 100);
    for (int f = 0; f < FUNCTIONS; f++) {
        bool is_alone;

        make_list(&c, f);
        expect_right(&c, f, &is_alone);
        cr_expect(is_alone);
        ct_pair_list_fini(&c.list);
    }
    case_fini(&c);
}
