/*
 * test_checker_posts.c - posts and fetches that are wrong, each for its one fault.
 * Random ones: test_checker_mutants.c.
 */
#include "tests/checker/other_plans.h"

#include <string.h>

#define UNIT(buffer, i) ct_span(buffer, i, 1)

enum { NRANKS = 3, LATE_RANK = 2 };

/* An allgather of three ranks: own block, post, two fetches; the last rank has done with
   the others' posts first. */
enum { COPY, POST, FETCH, LAST };

static void plan_flat(struct ct_builder *b, int nranks, int rank, int segments)
{
    ct_set_units_per_block(b, segments);
    ct_copy(b, UNIT(CT_SEND, 0), UNIT(CT_RECV, rank));
    if (rank != LATE_RANK)
        ct_post(b, all_but(rank, nranks), nranks - 1, UNIT(CT_SEND, 0));
    for (int i = 0; i < nranks; i++) {
        if (i != rank)
            ct_fetch(b, i, UNIT(CT_SEND, 0), 0, UNIT(CT_RECV, i));
    }
    if (rank == LATE_RANK)
        ct_post(b, all_but(rank, nranks), nranks - 1, UNIT(CT_SEND, 0));
}

static const struct small_plan flat = {"flat", &ct_allgather, false, false, plan_flat};

/* In one or two schedules. */
#define PUT(name, field, value)                                                                    \
    static void name(struct ct_schedule **all)                                                     \
    {                                                                                              \
        all[0]->field = value;                                                                     \
    }

PUT(reader_self, readers[0].rank, 0)
PUT(reader_unknown, readers[0].rank, NRANKS)
PUT(reader_twice, readers[1].rank, 1)
PUT(reader_number, readers[0].tag, 1)
PUT(readers_none, steps[POST].nreaders, 0)
PUT(readers_beyond, steps[POST].nreaders, 3)
PUT(readers_before, steps[POST].first_reader, -1)
PUT(peer_self, steps[FETCH].peer, 0)
PUT(fetch_number, steps[FETCH].tag, 1)
PUT(fetch_negative, steps[FETCH].tag, -1)
PUT(fetch_buffer, steps[FETCH].src.buffer, -1)
PUT(fetch_beyond, steps[FETCH].skip, 1)
PUT(fetch_more, steps[FETCH].src.units, 2)
PUT(post_more, steps[POST].src.units, 2)
PUT(reduces, steps[FETCH].action, CT_DO_FETCH_REDUCE)

static void fetches_twice(struct ct_schedule **all)
{
    all[0]->steps[LAST].peer = 1;
}

static void leaves_out(struct ct_schedule **all)
{
    all[0]->steps[FETCH].action = CT_DO_COPY;
    all[0]->steps[FETCH].peer = -1;
}

static void posts_nothing(struct ct_schedule **all)
{
    all[0]->nscratch = 1;
    all[0]->scratch_units[0] = 1;
    all[0]->steps[POST].src.buffer = CT_SCRATCH;
}

static const struct fault {
    const char *text;
    void (*put)(struct ct_schedule **all);
} faults[] = {
    {"rank 0: step 1 (post of unit 0 of the send buffer for 2 ranks): no such peer: rank 0",
     reader_self},
    {"no such peer: rank 3", reader_unknown},
    {"rank 1 is a reader twice", reader_twice},
    {"post 1 for rank 1, but 0 are made before it", reader_number},
    {"its readers are not in the list", readers_none},
    {"its readers are not in the list", readers_beyond},
    {"its readers are not in the list", readers_before},
    {"(fetch of unit 0 of the send buffer into unit 1 of the receive buffer from rank 0, post 0): "
     "no such peer: rank 0",
     peer_self},
    {"rank 1 makes no such post for this rank", fetch_number},
    {"post number -1", fetch_negative},
    {"nothing lies in buffer -1 from unit 0 on", fetch_buffer},
    {"1 units after 1 of the 1 that are posted", fetch_beyond},
    {"it fetches from 2 units, but step 1 of rank 1 posts 1", fetch_more},
    {"leaves its buffer of 1 units", post_more},
    {"allgather has no reductions", reduces},
    {"step 2 already fetches from that post", fetches_twice},
    {"rank 0 does not fetch from that post", leaves_out},
    {"it reads unit 0 of scratch 0, where nothing was written", posts_nothing},
};

static const int one_host[NRANKS] = {0, 0, 0};

static int judge(struct ct_schedule *const *all, const int *hosts, struct ct_diag *diag)
{
    struct ct_check check = check_of(&flat, all, NRANKS, false);

    check.hosts = hosts;
    return ct_check_run(&check, NULL, diag);
}

Test(checker_posts, rejects_each_fault)
{
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        struct ct_schedule **all = plan_all(&flat, NRANKS, 1);
        struct ct_diag diag = {"accepted"};

        cr_expect_eq(judge(all, one_host, &diag), CT_OK, "without a fault: %s", diag.text);
        faults[i].put(all);
        cr_expect_eq(judge(all, one_host, &diag), CT_ERR_INVALID, "accepted; expected: %s",
                     faults[i].text);
        cr_expect_not_null(strstr(diag.text, faults[i].text), "expected: %s; it says: %s",
                           faults[i].text, diag.text);
        free_schedules(all, NRANKS);
    }
}

Test(checker_posts, rejects_ranks_that_share_no_memory)
{
    static const int apart[NRANKS] = {0, 0, 1};
    struct ct_schedule **all = plan_all(&flat, NRANKS, 1);
    struct ct_diag diag = {"accepted"};

    cr_expect_eq(judge(all, NULL, &diag), CT_ERR_INVALID);
    cr_expect_not_null(strstr(diag.text, "it shares no memory with rank 1"), "%s", diag.text);
    cr_expect_eq(judge(all, apart, &diag), CT_ERR_INVALID);
    cr_expect_not_null(strstr(diag.text, "it shares no memory with rank 2"), "%s", diag.text);
    free_schedules(all, NRANKS);
}

static void expect_fault(const struct ct_collective *collective, int nranks, small_plan_fn *plan,
                         bool in_place, const char *text)
{
    const struct small_plan one = {"made", collective, false, false, plan};
    struct ct_schedule **all = plan_all(&one, nranks, 1);
    struct ct_check check = check_of(&one, all, nranks, in_place);
    struct ct_diag diag = {"accepted"};

    check.hosts = one_host;
    cr_expect_eq(ct_check_run(&check, NULL, &diag), CT_ERR_INVALID, "accepted; expected: %s", text);
    cr_expect_not_null(strstr(diag.text, text), "expected: %s; it says: %s", text, diag.text);
    free_schedules(all, nranks);
}

/* It relies on a slot: the span is written while the peer may still read it. */
static void plan_writes_at_once(struct ct_builder *b, int nranks, int rank, int segments)
{
    const int peer = nranks - 1 - rank;

    (void)segments;
    ct_copy(b, UNIT(CT_SEND, 0), UNIT(CT_RECV, 0));
    ct_fence(b);
    ct_post(b, &peer, 1, UNIT(CT_SEND, 0));
    ct_fetch_combine(b, peer, UNIT(CT_SEND, 0), 0, UNIT(CT_RECV, 0));
}

/* Each waits for its own post to be over before it fetches. */
static void plan_fetches_late(struct ct_builder *b, int nranks, int rank, int segments)
{
    const int peer = nranks - 1 - rank;

    (void)segments;
    ct_copy(b, UNIT(CT_SEND, 0), UNIT(CT_RECV, rank));
    ct_post(b, &peer, 1, UNIT(CT_SEND, 0));
    ct_fence(b);
    ct_fetch(b, peer, UNIT(CT_SEND, 0), 0, UNIT(CT_RECV, peer));
}

/* Each has a post of its own first: a long one goes on when all are at it. */
static void plan_fetches_round(struct ct_builder *b, int nranks, int rank, int segments)
{
    const struct ct_span own = UNIT(CT_SEND, 0);
    int last = CT_NO_STEP;

    (void)segments;
    ct_copy(b, own, UNIT(CT_RECV, rank));
    ct_post(b, all_but(rank, nranks), nranks - 1, own);
    for (int i = 1; i < nranks; i++) {
        const int from = (rank + i) % nranks;
        const int fetch = ct_fetch(b, from, own, 0, UNIT(CT_RECV, from));

        ct_after(b, fetch, last);
        last = fetch;
    }
}

/* A part of items of which the reader has others there. */
static void plan_part_of_items(struct ct_builder *b, int nranks, int rank, int segments)
{
    const int root = 0, other = 1;
    const struct ct_span all = ct_span(CT_RECV, 0, nranks);

    (void)segments;
    if (rank == root) {
        ct_post(b, &other, 1, ct_span(CT_SEND, 0, nranks));
        ct_copy(b, UNIT(CT_SEND, 0), UNIT(CT_RECV, 0));
    } else {
        ct_fetch(b, root, all, 1, UNIT(CT_RECV, 0));
    }
}

Test(checker_posts, rejects_plans_that_rely_on_a_slot)
{
    expect_fault(&ct_allreduce, 2, plan_writes_at_once, true,
                 "it may write unit 0 of the receive buffer while step 1");
    expect_fault(&ct_allgather, 2, plan_fetches_late, false,
                 "deadlock: rank 0 waits for rank 1 in step 1 (post of");
    expect_fault(&ct_allgather, 3, plan_fetches_round, false,
                 "deadlock: rank 0 waits for rank 2 in step 2 (fetch of");
}

Test(checker_posts, rejects_a_part_whose_place_the_reader_cannot_know)
{
    expect_fault(&ct_scatterv, 2, plan_part_of_items, false,
                 "a part of a post of items that it has no buffer of its own for");
}

static void plan_posts_at_once(struct ct_builder *b, int nranks, int rank, int segments)
{
    const int peer = nranks - 1 - rank;

    (void)segments;
    ct_copy(b, UNIT(CT_SEND, rank), UNIT(CT_RECV, rank));
    ct_post(b, &peer, 1, UNIT(CT_SEND, peer));
    ct_fetch(b, peer, UNIT(CT_SEND, 0), 0, UNIT(CT_RECV, peer));
    ct_token_post(b, &peer, 1);
    ct_token_fetch(b, peer);
}

/* "A post too early": the builder orders posts, here its order is taken away. */
Test(checker_posts, rejects_a_post_before_the_last_reader_is_done)
{
    const struct small_plan one = {"made", &ct_alltoall, false, false, plan_posts_at_once};
    struct ct_schedule **all = plan_all(&one, 2, 1);
    struct ct_check check = check_of(&one, all, 2, false);
    struct ct_diag diag = {"accepted"};

    check.hosts = one_host;
    cr_expect_eq(ct_check_run(&check, NULL, &diag), CT_OK, "%s", diag.text);
    cr_assert_eq(all[0]->steps[1].nsuccs, 1);
    all[0]->steps[1].nsuccs = 0;
    all[0]->steps[3].npreds = 0;
    for (int i = 2; i < all[0]->nsteps; i++)
        all[0]->steps[i].first_succ = 0;
    cr_expect_eq(ct_check_run(&check, NULL, &diag), CT_ERR_INVALID);
    cr_expect_not_null(strstr(diag.text, "it may write the slot for posts while step 1"), "%s",
                       diag.text);
    free_schedules(all, 2);
}
