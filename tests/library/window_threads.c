/*
 * window_threads RANKS CALLS SEEDS - threads as the ranks of a window (library/window/slots.h).
 *
 * Calls of several communicators, each with posts of all lengths, to all ranks or to some,
 * of one slice or many, read while others are made. Ranks miss calls, two in a row at most,
 * in which each posts one slice at most. Posters hand over what such ranks may never read.
 * What comes is right, nobody waits for ever, and under ThreadSanitizer no access is a race. Without MPI.
 */
#include "library/window/slots.h"
#include "library/window/waiting.h"

#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RANKS_MAX 16
#define SLICE 512
#define POSTS 3 /* of a rank in a call, at most */
#define COMMS 3
#define KINDS 2

static int nranks, ncalls;
static unsigned seed;
static size_t part_bytes;
static unsigned char *memory;
static _Atomic int mistakes;
static int called[RANKS_MAX][CT_SLOT_HEADS]; /* calls in which a rank has filled its heads */
/* True of what was handed over, instead of a message: by call, poster, reader and tag. */
static _Atomic bool (*mail)[RANKS_MAX][RANKS_MAX][POSTS];

/* The same on all ranks. */
static unsigned draw(int call, int rank, int post, int what)
{
    unsigned x = seed * 3266489917u ^ (unsigned)call * 2654435761u ^
                 (unsigned)(rank * 64 + post * 8 + what) * 40503u;

    x ^= x >> 15;
    x *= 2246822519u;
    x ^= x >> 13;
    return x;
}

/* True for two calls of four. */
static bool may_be_missed(int call)
{
    return call % 4 >= 2;
}

static bool is_missed(int call, int rank)
{
    return may_be_missed(call) && draw(call, rank, 0, 4) % 2 == 0;
}

static int posts_of(int call, int rank)
{
    return is_missed(call, rank)
               ? 0
               : (int)(draw(call, rank, 0, 0) % (may_be_missed(call) ? 2 : POSTS + 1));
}

static size_t bytes_of(int call, int rank, int post)
{
    const unsigned x = draw(call, rank, post, 1);

    if (may_be_missed(call))
        return x % SLICE;
    return x % 4 == 0 ? x / 4 % 60 : x / 4 % (x % 4 == 1 ? SLICE / 2 : 5 * SLICE);
}

/* In half of the calls all posts are for all. */
static bool is_reader(int call, int rank, int post, int reader)
{
    return reader != rank && (call % 2 == 0 || draw(call, rank, post, 3) >> reader % 16 & 1);
}

static unsigned char byte_of(int call, int rank, int post, size_t at)
{
    return (unsigned char)(call * 7 + rank * 31 + post * 13 + (int)at);
}

/* The posts of a rank in a call, for which number and slice is next. */
struct stream {
    int post;
    int tag; /* of a reader: posts for it so far */
    size_t slice;
    size_t at;
};

static size_t slice_bytes(size_t total, size_t at)
{
    return total - at < SLICE ? total - at : SLICE;
}

static void end_slice(struct stream *s, size_t total, size_t bytes)
{
    s->slice++;
    s->at += bytes;
    if (s->at == total) {
        s->post++;
        s->slice = 0;
        s->at = 0;
    }
}

/* Withdraw what a rank that has missed a call may never read. */
static void hand_over(struct ct_slots *slots)
{
    const int behind = slots->behind;

    slots->behind = -1;
    for (unsigned head = 0; behind >= 0 && head < CT_SLOT_HEADS; head++) {
        const struct ct_slot_slice *slice = &slots->slices[head];

        if ((slots->peers[behind].done >> head & 1) != 0 || slice->number != 0 ||
            slots->own[head].bytes != slice->bytes)
            continue;
        for (int i = 0; i < slice->nreaders; i++) {
            const struct ct_reader *reader = &slice->readers[i];

            if (reader->rank == behind && ct_slots_withdraw(slots, reader, head))
                mail[called[slots->rank][head]][slots->rank][behind][reader->tag] = true;
        }
    }
}

static bool go_on_post(struct ct_slots *slots, int call, struct stream *s, int *tags)
{
    struct ct_reader readers[RANKS_MAX];
    const size_t total = bytes_of(call, slots->rank, s->post);
    const size_t bytes = slice_bytes(total, s->at);
    unsigned char *to;
    int n = 0;

    to = ct_slots_fill(slots, s->slice, bytes);
    if (to == NULL) {
        hand_over(slots);
        return false;
    }
    called[slots->rank][slots->filled] = call;
    for (size_t i = 0; i < bytes; i++)
        to[i] = byte_of(call, slots->rank, s->post, s->at + i);
    for (int i = 0; i < nranks; i++) {
        if (is_reader(call, slots->rank, s->post, i))
            readers[n++] = (struct ct_reader){i, tags[i]};
    }
    ct_slots_publish(slots, s->slice, total, readers, n);
    if (s->at + bytes == total) {
        for (int i = 0; i < n; i++)
            tags[readers[i].rank]++;
        ct_slots_end_post(slots);
    }
    end_slice(s, total, bytes);
    return true;
}

static bool go_on_fetch(struct ct_slots *slots, int call, int poster, struct stream *s)
{
    const size_t total = bytes_of(call, poster, s->post);
    const size_t bytes = slice_bytes(total, s->at);
    const uint64_t number = ct_slot_number(slots->call, s->tag, s->slice);
    struct ct_slot_found found;
    const unsigned char *data;

    if (!ct_slots_find(slots, poster, number, &found)) {
        if (s->slice > 0 || !mail[call][poster][slots->rank][s->tag])
            return false;
        end_slice(s, total, bytes);
        s->tag++;
        return true;
    }
    data = ct_slot_data(slots, poster, found.head, bytes);
    if (found.bytes != total)
        mistakes++;
    for (size_t i = 0; i < bytes; i++)
        mistakes += data[i] != byte_of(call, poster, s->post, s->at + i);
    ct_slots_acknowledge(slots, poster, number, found.head);
    end_slice(s, total, bytes);
    s->tag += s->at == 0;
    return true;
}

/* The next post of a poster that is for this rank, if any. */
static bool has_post(int call, int poster, int rank, struct stream *s)
{
    while (poster != rank && s->post < posts_of(call, poster) &&
           !is_reader(call, poster, s->post, rank))
        s->post++;
    return poster != rank && s->post < posts_of(call, poster);
}

static bool go_on(struct ct_slots *slots, int call, struct stream *streams, int *tags, bool *moved)
{
    const int rank = slots->rank;
    bool is_over = true;

    if (streams[rank].post < posts_of(call, rank)) {
        is_over = false;
        *moved = go_on_post(slots, call, &streams[rank], tags);
    }
    for (int poster = 0; poster < nranks; poster++) {
        if (!has_post(call, poster, rank, &streams[poster]))
            continue;
        is_over = false;
        if (go_on_fetch(slots, call, poster, &streams[poster]))
            *moved = true;
    }
    return is_over;
}

static void take_part(struct ct_slots *slots, int call)
{
    struct stream streams[RANKS_MAX] = {{0}};
    struct ct_waiting waiting = {0};
    int tags[RANKS_MAX] = {0};
    bool moved = false;

    while (!go_on(slots, call, streams, tags, &moved)) {
        if (moved)
            waiting.npolls = 0;
        else if (ct_waiting_turn(&waiting, nranks > 2) == CT_WAITING_YIELD)
            sched_yield();
        moved = false;
    }
}

static void *run(void *argument)
{
    struct ct_slots slots = {.nranks = nranks,
                             .rank = *(int *)argument,
                             .slice_bytes = SLICE,
                             .cell_bytes = ct_slot_cell_bytes(SLICE, false)};
    struct ct_slot_calls calls[COMMS] = {{.group = 1}, {.group = 2}, {.group = 3}};

    for (int i = 0; i < COMMS * KINDS; i++) /* counts begin anew amid these calls */
        calls[i / KINDS].ncalls[i % KINDS] =
            CT_SLOT_COUNTED - (unsigned)ncalls / 2 / (COMMS * KINDS);
    if (!ct_slots_init(&slots, memory, part_bytes)) {
        mistakes++;
        return NULL;
    }
    for (int call = 1; call <= ncalls; call++) {
        struct ct_slot_calls *own = &calls[draw(call, 0, 0, 6) % COMMS];
        const int kind = (int)(draw(call, 0, 0, 7) % KINDS);

        if (is_missed(call, slots.rank)) {
            own->ncalls[kind]++; /* as if this kind were not used again */
            ct_slots_miss(&slots);
        } else {
            ct_slots_begin_call(&slots, own, kind);
            take_part(&slots, call);
        }
    }
    ct_slots_fini(&slots);
    return NULL;
}

/* With a window of its own. */
static bool run_all(void)
{
    pthread_t threads[RANKS_MAX];
    int ranks[RANKS_MAX];

    memset(memory, 0, part_bytes * (size_t)nranks);
    memset(mail, 0, (size_t)(ncalls + 1) * sizeof *mail);
    for (int i = 0; i < nranks; i++) {
        ranks[i] = i;
        if (pthread_create(&threads[i], NULL, run, &ranks[i]) != 0)
            return false;
    }
    for (int i = 0; i < nranks; i++)
        pthread_join(threads[i], NULL);
    if (mistakes != 0)
        fprintf(stderr, "%d ranks, seed %u: %d bytes are wrong\n", nranks, seed, mistakes);
    return mistakes == 0;
}

int main(int argc, char **argv)
{
    bool is_right = true;
    unsigned nseeds;

    if (argc != 4)
        return 2;
    nranks = atoi(argv[1]);
    ncalls = atoi(argv[2]);
    nseeds = (unsigned)atoi(argv[3]);
    part_bytes = ct_slots_part_bytes(nranks, SLICE, 4096);
    memory = aligned_alloc(4096, part_bytes * (size_t)nranks);
    mail = calloc((size_t)ncalls + 1, sizeof *mail);
    if (nranks < 1 || nranks > RANKS_MAX || memory == NULL || mail == NULL)
        return 2;
    for (seed = 0; seed < nseeds && is_right; seed++)
        is_right = run_all();
    free(mail);
    free(memory);
    return is_right ? 0 : 1;
}
