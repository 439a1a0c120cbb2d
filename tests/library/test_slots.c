/*
 * test_slots.c - how far posts go ahead of their readers, and when memory is used again. How
 * ranks wait for them.
 */
#include "library/window/slots.h"
#include "library/window/waiting.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

enum { RANKS = 3, SLICE = 65536, PAGE = 4096, POSTER = 1 };

struct host {
    void *memory;
    struct ct_slots slots[RANKS];
    struct ct_slot_calls calls[RANKS];
};

static void begin(struct host *host)
{
    const size_t part_bytes = ct_slots_part_bytes(RANKS, SLICE, PAGE);

    host->memory = aligned_alloc(PAGE, RANKS * part_bytes);
    if (host->memory == NULL)
        abort();
    memset(host->memory, 0, RANKS * part_bytes);
    for (int i = 0; i < RANKS; i++) {
        host->slots[i] = (struct ct_slots){.nranks = RANKS,
                                           .rank = i,
                                           .slice_bytes = SLICE,
                                           .cell_bytes = ct_slot_cell_bytes(SLICE, false)};
        host->calls[i] = (struct ct_slot_calls){.group = 1};
        if (!ct_slots_init(&host->slots[i], host->memory, part_bytes))
            abort();
    }
}

static void end(struct host *host)
{
    for (int i = 0; i < RANKS; i++)
        ct_slots_fini(&host->slots[i]);
    free(host->memory);
}

static void begin_call(struct host *host, int rank)
{
    ct_slots_begin_call(&host->slots[rank], &host->calls[rank], 0);
}

/* A slice of that many bytes, all with this value, for some readers. False: it has to wait. */
static bool post_slice(struct host *host, uint64_t slice, size_t bytes, int value,
                       const struct ct_reader *readers, int nreaders)
{
    struct ct_slots *slots = &host->slots[POSTER];
    unsigned char *to = ct_slots_fill(slots, slice, bytes);

    if (to == NULL)
        return false;
    memset(to, value, bytes);
    ct_slots_publish(slots, slice, bytes, readers, nreaders);
    return true;
}

/* A call in which one rank posts for all. */
static bool post(struct host *host, size_t bytes, int value)
{
    static const struct ct_reader all[] = {{0, 0}, {2, 0}};

    begin_call(host, POSTER);
    if (!post_slice(host, 0, bytes, value, all, 2))
        return false;
    ct_slots_end_post(&host->slots[POSTER]);
    return true;
}

static bool is_filled(const unsigned char *data, size_t bytes, int value)
{
    bool is_right = true;

    for (size_t i = 0; i < bytes; i++)
        is_right = is_right && data[i] == value;
    return is_right;
}

static bool take_slice(struct host *host, int reader, int tag, size_t bytes, int value)
{
    struct ct_slots *slots = &host->slots[reader];
    const uint64_t number = ct_slot_number(slots->call, tag, 0);
    struct ct_slot_found found;
    bool is_right;

    if (!ct_slots_find(slots, POSTER, number, &found))
        return false;
    is_right = found.bytes == bytes &&
               is_filled(ct_slot_data(slots, POSTER, found.head, bytes), bytes, value);
    ct_slots_acknowledge(slots, POSTER, number, found.head);
    return is_right;
}

/* The same call of the readers. */
static bool fetch(struct host *host, size_t bytes, int value)
{
    bool is_right = true;

    for (int reader = 0; reader < RANKS; reader += 2) {
        begin_call(host, reader);
        is_right = take_slice(host, reader, 0, bytes, value) && is_right;
    }
    return is_right;
}

/* How many calls a poster of so many bytes makes before it waits for its readers. What they
   find then is what was posted. */
static int count_ahead(size_t bytes)
{
    struct host host;
    bool is_right = true;
    int n = 0;

    begin(&host);
    while (n < 100 && post(&host, bytes, n))
        n++;
    for (int i = 0; i < n; i++)
        is_right = fetch(&host, bytes, i) && is_right;
    end(&host);
    return is_right ? n : -1;
}

Test(slots, short_posts_go_ahead_by_all_heads_and_long_ones_by_two)
{
    cr_expect_eq(count_ahead(0), CT_SLOT_HEADS);
    cr_expect_eq(count_ahead(8), CT_SLOT_HEADS);
    cr_expect_eq(count_ahead(CT_SLOT_SHORT), CT_SLOT_HEADS);
    cr_expect_eq(count_ahead(CT_SLOT_SHORT + 1), CT_SLOT_HEADS);
    cr_expect_eq(count_ahead(CT_SLOT_CELL), CT_SLOT_HEADS);
    cr_expect_eq(count_ahead(CT_SLOT_CELL + 1), CT_SLOT_HALVES);
    cr_expect_eq(count_ahead(SLICE), CT_SLOT_HALVES);
}

Test(slots, cells_are_larger_where_ranks_share_processors)
{
    cr_expect_eq(ct_slot_cell_bytes(256 << 10, false), CT_SLOT_CELL);
    cr_expect_eq(ct_slot_cell_bytes(256 << 10, true), CT_SLOT_CELL_CROWDED);
    cr_expect_eq(ct_slot_cell_bytes(SLICE, true), SLICE / (CT_SLOT_HEADS / CT_SLOT_HALVES));
}

Test(slots, a_long_post_waits_for_the_cells_of_its_half_and_they_for_it)
{
    static const size_t sizes[] = {500, SLICE, 8, 8, SLICE, 500};
    struct host host;

    begin(&host);
    for (int i = 0; i < 4; i++)
        cr_assert(post(&host, sizes[i], i));
    for (int i = 4; i < 6; i++) { /* in the half of 0, then in that of 1 */
        cr_assert_not(post(&host, sizes[i], i));
        cr_assert(fetch(&host, sizes[i - 4], i - 4));
        host.calls[POSTER].ncalls[0]--; /* the same call once more */
        cr_assert(post(&host, sizes[i], i));
    }
    for (int i = 2; i < 6; i++)
        cr_assert(fetch(&host, sizes[i], i));
    end(&host);
}

Test(slots, slices_of_one_post_take_two_heads)
{
    static const struct ct_reader one = {2, 0};
    struct host host;

    begin(&host);
    begin_call(&host, POSTER);
    cr_assert(post_slice(&host, 0, 8, 0, &one, 1));
    cr_assert(post_slice(&host, 1, 8, 1, &one, 1));
    cr_assert_not(post_slice(&host, 2, 8, 2, &one, 1));
    begin_call(&host, 2);
    cr_assert(take_slice(&host, 2, 0, 8, 0));
    cr_assert(post_slice(&host, 2, 8, 2, &one, 1));
    end(&host);
}

Test(slots, one_look_at_acknowledgements_serves_many_posts)
{
    struct host host;
    struct ct_slots *slots = &host.slots[POSTER];

    begin(&host);
    for (int i = 0; i < CT_SLOT_HEADS; i++)
        cr_assert(post(&host, 8, i));
    for (int i = 0; i < CT_SLOT_HEADS; i++)
        cr_assert(fetch(&host, 8, i));
    cr_assert(post(&host, 8, CT_SLOT_HEADS));
    for (int reader = 0; reader < RANKS; reader += 2) /* of all but the post that was just made */
        cr_expect_eq(slots->peers[reader].done & ((1u << CT_SLOT_HEADS) - 1),
                     (1u << CT_SLOT_HEADS) - 2);
    end(&host);
}

/* A call of another kind in which a reader posts for the poster. */
static bool answer(struct host *host, int reader)
{
    static const struct ct_reader to = {POSTER, 0};
    struct ct_slots *slots = &host->slots[reader], *poster = &host->slots[POSTER];
    struct ct_slot_found found;
    uint64_t number;

    ct_slots_begin_call(slots, &host->calls[reader], 1);
    if (ct_slots_fill(slots, 0, 0) == NULL)
        return false;
    ct_slots_publish(slots, 0, 0, &to, 1);
    ct_slots_end_post(slots);
    ct_slots_begin_call(poster, &host->calls[POSTER], 1);
    number = ct_slot_number(poster->call, 0, 0);
    if (!ct_slots_find(poster, reader, number, &found))
        return false;
    ct_slots_acknowledge(poster, reader, number, found.head);
    return true;
}

static const struct ct_reader last = {2, 0};

/* Posts for the last rank alone, as many as there is room for, up to `most`. */
static int post_for_last(struct host *host, int most, int value)
{
    int n = 0;

    for (; n < most; n++) {
        begin_call(host, POSTER);
        if (!post_slice(host, 0, 8, value + n, &last, 1))
            return n;
        ct_slots_end_post(&host->slots[POSTER]);
    }
    return n;
}

/* What a reader that has made the same calls shows says that it is past them. */
Test(slots, a_post_of_a_reader_acknowledges_what_it_was_not_asked_for)
{
    struct host host;

    begin(&host);
    cr_assert_eq(post_for_last(&host, 1, 0), 1);
    begin_call(&host, 2); /* which gives the call up */
    cr_assert(answer(&host, 2));
    cr_assert_eq(post_for_last(&host, 100, 0), CT_SLOT_HEADS);
    end(&host);
}

/* The last rank has missed a call, and has not read two posts, when it posts in a later call. */
Test(slots, posts_stay_until_a_reader_that_missed_a_call_has_read_them)
{
    struct host host;

    begin(&host);
    cr_assert_eq(post_for_last(&host, 2, 0), 2);
    begin_call(&host, 2);
    cr_assert(take_slice(&host, 2, 0, 8, 0));
    cr_assert(answer(&host, 2));
    cr_assert_eq(post_for_last(&host, 100, 2), CT_SLOT_HEADS - 1);
    host.calls[POSTER].ncalls[0]--; /* the same call once more */
    for (int i = 0; i < 100; i++) {
        begin_call(&host, 2);
        cr_assert(take_slice(&host, 2, 0, 8, 1 + i), "post %d", 1 + i);
        cr_assert_eq(post_for_last(&host, 1, 1 + i + CT_SLOT_HEADS), 1);
    }
    end(&host);
}

/* A reader that may come for a slice keeps it; one that comes later does not find it. */
Test(slots, what_is_withdrawn_is_not_found)
{
    struct host host;
    struct ct_slots *slots = &host.slots[POSTER];

    begin(&host);
    cr_assert_eq(post_for_last(&host, CT_SLOT_HEADS, 0), CT_SLOT_HEADS);
    for (int i = 0; i < 100; i++)
        cr_assert_not(ct_slots_is_free(slots, 0));
    cr_expect_eq(slots->behind, -1);
    ct_slots_miss(&host.slots[2]);
    for (int i = 0; i < 100; i++)
        cr_assert_not(ct_slots_is_free(slots, 0));
    cr_expect_eq(slots->behind, 2);

    begin_call(&host, 2);
    cr_expect_not(ct_slots_withdraw(slots, &last, 0));
    cr_expect(ct_slots_withdraw(slots, &last, 1));
    cr_expect(take_slice(&host, 2, 0, 8, 0));
    begin_call(&host, 2);
    cr_expect_not(take_slice(&host, 2, 0, 8, 1));
    begin_call(&host, 2);
    cr_expect(take_slice(&host, 2, 0, 8, 2));
    cr_expect_eq(post_for_last(&host, 100, CT_SLOT_HEADS), 3);
    end(&host);
}

/* Each of many posts for one of two ranks is found, wherever it is expected. */
Test(slots, posts_for_one_rank_each_are_found)
{
    struct host host;
    int tags[RANKS] = {0};

    begin(&host);
    for (int reader = 0; reader < RANKS; reader += 2)
        begin_call(&host, reader);
    begin_call(&host, POSTER);
    for (int i = 0; i < 100; i++) {
        const int rank = i * i % 7 < 3 ? 0 : 2;
        const struct ct_reader reader = {rank, tags[rank]};

        cr_assert(post_slice(&host, 0, 100, i, &reader, 1));
        ct_slots_end_post(&host.slots[POSTER]);
        cr_assert(take_slice(&host, rank, tags[rank]++, 100, i));
    }
    end(&host);
}

/* The eighth slice after the address of a post has its number, and is another one. */
Test(slots, slices_for_who_refuses_an_address_are_not_taken_for_it)
{
    static const struct ct_reader all[] = {{0, 0}, {2, 0}};
    struct host host;
    struct ct_slots *slots = &host.slots[POSTER], *reader = &host.slots[2];
    struct ct_slot_found found;

    begin(&host);
    for (int rank = 0; rank < RANKS; rank++)
        begin_call(&host, rank);
    cr_assert(post_slice(&host, 0, 8, 0, all, 2));
    cr_assert(take_slice(&host, 0, 0, 8, 0));
    ct_slots_refuse(reader, POSTER, ct_slot_number(reader->call, 0, 0), 0);
    cr_assert(ct_slots_is_free(slots, 0));
    cr_assert_eq(ct_slots_refusers(slots, 0, 2), 1);
    for (uint64_t slice = 1; slice < 20; slice++) {
        const uint64_t number = ct_slot_number(reader->call, 0, slice);

        cr_assert_not(ct_slots_find(reader, POSTER, number, &found), "slice %d", (int)slice);
        cr_assert(post_slice(&host, slice, 8, 0, slots->slices[0].readers, 1));
        cr_assert(ct_slots_find(reader, POSTER, number, &found));
        ct_slots_acknowledge(reader, POSTER, number, found.head);
    }
    end(&host);
}

/* The head then has slices for single ranks, which have numbers of their own. */
Test(slots, what_is_withdrawn_is_not_found_in_a_head_that_is_used_again)
{
    struct host host;

    begin(&host);
    cr_assert(post(&host, 8, 0));
    ct_slots_miss(&host.slots[2]);
    cr_assert(ct_slots_withdraw(&host.slots[POSTER], &last, 0));
    begin_call(&host, 0);
    cr_assert(take_slice(&host, 0, 0, 8, 0));
    cr_assert_eq(post_for_last(&host, CT_SLOT_HEADS, 1), CT_SLOT_HEADS);
    cr_assert(ct_slots_withdraw(&host.slots[POSTER], &last, 0));
    begin_call(&host, 2);
    cr_expect_not(take_slice(&host, 2, 0, 8, CT_SLOT_HEADS));
    end(&host);
}

/* How often a wait of so many polls does that. */
static int count_turns(enum ct_waiting_turn turn, int npolls, bool is_crowded)
{
    struct ct_waiting waiting = {.npolls = 0};
    int n = 0;

    for (int i = 0; i < npolls; i++)
        n += ct_waiting_turn(&waiting, is_crowded) == turn;
    return n;
}

Test(slots, rank_that_waits_polls_mpi_each_time_and_yields_seldom)
{
    const int early = CT_WAITING_POLLS - 1, late = 16000;

    cr_expect_eq(count_turns(CT_WAITING_POLL, early + late, false), CT_WAITING_EAGER);
    cr_expect_eq(count_turns(CT_WAITING_YIELD, early, false), 0);
    cr_expect_eq(count_turns(CT_WAITING_YIELD, early + late, false), late / 16);
    cr_expect_eq(count_turns(CT_WAITING_YIELD, late, true), late);
}
