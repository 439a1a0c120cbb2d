/*
 * posts.c - slices into and out of the slots of a window.
 */
#include "library/run/posts.h"

#include "library/mpi/datatypes.h"
#include "library/mpi/pmpi.h"
#include "library/run/apart.h"
#include "library/run/left_posts.h"
#include "library/run/straight.h"
#include "library/run/touch.h"
#include "library/window/peer_memory.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct ct_post {
    int step;
    size_t slice; /* the next */
    size_t left;  /* bytes of the post that are still to come, this slice included */
    size_t at;    /* the first of them */
    size_t first; /* of the bytes that a fetch takes */
    size_t end;
    int head;            /* with the address of what readers read; -1: none */
    int nreaders;        /* of slices, if there was an address: those who could not read there */
    int err;             /* the first */
    struct ct_span span; /* where they come from, or go: what is left */
    struct ct_piece piece;
};

bool ct_posts_reserve(struct ct_workspace *workspace, int nposts)
{
    struct ct_post *posts;

    if (nposts <= workspace->nposts)
        return true;
    posts = realloc(workspace->posts, (size_t)nposts * sizeof *posts);
    if (posts == NULL)
        return false;
    workspace->posts = posts;
    workspace->nposts = nposts;
    return true;
}

/* Bytes of the next slice. Elements are never split: they may be reduced from it. */
static size_t slice_bytes(const struct ct_running *run, const struct ct_post *post)
{
    const size_t most = run->view->window->slots.slice_bytes;

    return post->left <= most ? post->left : most - most % run->call->element_bytes;
}

/* What is next in memory of what is left of a span, at most `most` bytes. */
static struct ct_piece take_piece(const struct ct_running *run, struct ct_post *post, size_t most)
{
    struct ct_piece piece;

    if (post->piece.bytes == 0 && !ct_apart_next(run, &post->span, &post->piece))
        return (struct ct_piece){.bytes = 0};
    piece = post->piece;
    if (piece.bytes > most)
        piece.bytes = most;
    post->piece.at += (ptrdiff_t)piece.bytes;
    post->piece.bytes -= piece.bytes;
    return piece;
}

static int fill(const struct ct_running *run, struct ct_post *post, unsigned char *to, size_t bytes)
{
    const char *from = run->from[run->schedule->steps[post->step].src.buffer];
    int err = MPI_SUCCESS;

    while (bytes > 0 && err == MPI_SUCCESS) {
        const struct ct_piece piece = take_piece(run, post, bytes);

        if (piece.bytes == 0)
            return MPI_ERR_INTERN;
        err = ct_touch_copy(to, from + piece.at, piece.bytes, run->comm);
        to += piece.bytes;
        bytes -= piece.bytes;
    }
    return err;
}

static void note(struct ct_post *post, int err)
{
    if (post->err == MPI_SUCCESS)
        post->err = err;
}

/* True if readers may read the post where it is. Short ones they take straight on. */
static bool is_read_there(const struct ct_running *run, const struct ct_post *post)
{
    const size_t from = run->view->read_from;
    const bool is_wanted = from > 0 && !run->view->window->slots.is_refused &&
                           (run->schedule->reads_posts || post->left >= from);

    _Static_assert(CT_READ_LONGER_THAN >= CT_STRAIGHT_BYTES,
                   "those are not looked at for addresses");
    return is_wanted && post->slice == 0 && post->left > CT_READ_LONGER_THAN &&
           !ct_apart_is_split(run, &post->span) && !ct_touch_is_by_mpi();
}

static const struct ct_reader *readers_of(const struct ct_running *run, const struct ct_post *post)
{
    return run->readers + run->schedule->steps[post->step].first_reader;
}

/* Show the post's address: one slice, however long. False: there is no room for it yet. */
static bool show_address(const struct ct_running *run, struct ct_post *post)
{
    struct ct_slots *slots = &run->view->window->slots;
    const char *from = run->from[run->schedule->steps[post->step].src.buffer];
    struct ct_piece piece;
    uint64_t address;
    unsigned char *to = ct_slots_fill(slots, 0, sizeof address);

    if (to == NULL)
        return false;
    piece = take_piece(run, post, post->left);
    address = (uintptr_t)from + (uintptr_t)piece.at;
    memcpy(to, &address, sizeof address);
    post->head = (int)slots->filled;
    ct_slots_publish(slots, 0, piece.bytes | CT_SLOT_ADDRESS, readers_of(run, post),
                     post->nreaders);
    return true;
}

/* All readers have seen the address. Those who could not read there get slices: true if there
   are any. */
static bool begin_slices(const struct ct_running *run, struct ct_post *post)
{
    struct ct_slots *slots = &run->view->window->slots;

    post->nreaders = ct_slots_refusers(slots, (unsigned)post->head, post->nreaders);
    if (post->nreaders == 0)
        return false;
    slots->is_refused = true;
    post->slice = 1;
    post->span = run->schedule->steps[post->step].src;
    return true;
}

/* The readers wait for what is shown, also after an error. */
static bool show_slices(const struct ct_running *run, struct ct_post *post)
{
    struct ct_slots *slots = &run->view->window->slots;
    const struct ct_reader *readers =
        post->head >= 0 ? slots->slices[post->head].readers : readers_of(run, post);
    const size_t total = post->at + post->left;

    do {
        const size_t bytes = slice_bytes(run, post);
        unsigned char *to = ct_slots_fill(slots, post->slice, bytes);

        if (to == NULL)
            return false;
        note(post, fill(run, post, to, bytes));
        ct_slots_publish(slots, post->slice, total, readers, post->nreaders);
        post->slice++;
        post->at += bytes;
        post->left -= bytes;
    } while (post->left > 0);
    return true;
}

static bool go_on_post(const struct ct_running *run, struct ct_post *post)
{
    struct ct_slots *slots = &run->view->window->slots;
    bool is_over = false;

    if (post->head < 0 && is_read_there(run, post) && !show_address(run, post))
        return false;
    if (post->head >= 0 && post->slice == 0) {
        if (!ct_slots_is_free(slots, (unsigned)post->head))
            return false;
        is_over = !begin_slices(run, post);
    }
    is_over = is_over || show_slices(run, post);
    if (is_over)
        ct_slots_end_post(slots);
    return is_over;
}

static int reduce(const struct ct_running *run, const unsigned char *from, char *to, size_t bytes)
{
    return ct_touch_reduce(run->call, from, to, bytes, run->comm);
}

/* The part of a slice that this fetch is for. from: the slice */
static int take(const struct ct_running *run, struct ct_post *post, const unsigned char *from,
                size_t bytes)
{
    const struct ct_step *step = &run->schedule->steps[post->step];
    const size_t first = post->first > post->at ? post->first - post->at : 0;
    const size_t end = post->end > post->at ? post->end - post->at : 0;
    size_t left = end < bytes ? end : bytes;
    int err = MPI_SUCCESS;

    if (left <= first)
        return MPI_SUCCESS;
    left -= first;
    from += first;
    while (left > 0 && err == MPI_SUCCESS) {
        const struct ct_piece piece = take_piece(run, post, left);
        char *to = run->to[step->dst.buffer] + piece.at;

        if (piece.bytes == 0)
            return MPI_ERR_INTERN;
        err = step->action == CT_DO_FETCH ? ct_touch_copy(to, from, piece.bytes, run->comm)
                                          : reduce(run, from, to, piece.bytes);
        from += piece.bytes;
        left -= piece.bytes;
    }
    return err;
}

/* Copy or reduce a piece from the memory of another process. False: it cannot be read.
   chunk: room for what is reduced */
static bool read_piece(const struct ct_running *run, struct ct_post *post,
                       const struct ct_piece *piece, uint64_t from, unsigned char *chunk)
{
    const struct ct_step *step = &run->schedule->steps[post->step];
    const uint64_t process = run->view->window->processes[run->view->locals[step->peer]];
    char *to = run->to[step->dst.buffer] + piece->at;

    if (step->action == CT_DO_FETCH)
        return ct_peer_read(process, to, from, piece->bytes);
    if (!ct_peer_read(process, chunk, from, piece->bytes))
        return false;
    note(post, reduce(run, chunk, to, piece->bytes));
    return true;
}

/* The part of a post that this fetch is for, from the memory of the poster. False: it cannot be
   read there from `first` on. Elements are of CT_POSTED_BYTES at most. */
static bool take_there(const struct ct_running *run, struct ct_post *post,
                       const unsigned char *slot)
{
    _Alignas(CT_SLOT_LINE) unsigned char chunk[2 * CT_POSTED_BYTES];
    const bool copies = run->schedule->steps[post->step].action == CT_DO_FETCH;
    const size_t most = copies ? SIZE_MAX : sizeof chunk - sizeof chunk % run->call->element_bytes;
    const size_t end = post->end < post->left ? post->end : post->left;
    uint64_t from;

    memcpy(&from, slot, sizeof from);
    while (post->first < end) {
        const size_t left = end - post->first;
        const struct ct_piece piece = take_piece(run, post, left < most ? left : most);

        if (piece.bytes == 0) {
            note(post, MPI_ERR_INTERN);
            return true;
        }
        if (!read_piece(run, post, &piece, from + post->first, chunk)) {
            post->piece.at -= (ptrdiff_t)piece.bytes; /* it is still to come */
            post->piece.bytes += piece.bytes;
            return false;
        }
        post->first += piece.bytes;
    }
    return true;
}

/* The first slice says how long the post is: as long as this rank takes it to be, where all
   blocks are equal. */
static void measure(const struct ct_running *run, struct ct_post *post, size_t total)
{
    const struct ct_step *step = &run->schedule->steps[post->step];
    const struct ct_span *src = &step->src;
    const size_t bytes = step->dst.units == 0 ? 0 : ct_running_bytes(run, &step->dst);

    post->left = total;
    post->first = step->skip == 0 ? 0
                                  : ct_running_offset(run, src->buffer, src->first + step->skip) -
                                        ct_running_offset(run, src->buffer, src->first);
    post->end = ct_size_add(post->first, bytes);
    if (run->starts == NULL && total != ct_running_bytes(run, src))
        note(post, MPI_ERR_TRUNCATE);
}

/* Take a slice that was found, or what its address says. Returns the bytes of the post that are
   over then. */
static size_t take_found(const struct ct_running *run, struct ct_post *post, uint64_t number,
                         const struct ct_slot_found *found)
{
    const int poster = run->view->locals[run->schedule->steps[post->step].peer];
    const struct ct_slots *slots = &run->view->window->slots;
    const bool is_address = (found->bytes & CT_SLOT_ADDRESS) != 0;
    const size_t bytes = is_address ? post->left : slice_bytes(run, post);
    const unsigned char *data =
        ct_slot_data(slots, poster, found->head, is_address ? sizeof(uint64_t) : bytes);

    if (is_address && !take_there(run, post, data)) {
        ct_slots_refuse(slots, poster, number, found->head);
        return 0;
    }
    if (!is_address)
        note(post, take(run, post, data, bytes));
    ct_slots_acknowledge(slots, poster, number, found->head);
    return bytes;
}

/* Take a post that this rank has left, because it has missed a call. */
static bool take_left(const struct ct_running *run, struct ct_post *post, uint64_t number)
{
    const struct ct_step *step = &run->schedule->steps[post->step];
    struct ct_left_post left;

    if (!run->view->window->slots.has_missed || post->slice > 0 ||
        !ct_left_posts_take(run, step, number, &left))
        return false;
    note(post, left.err);
    measure(run, post, left.message.bytes);
    note(post, take(run, post, left.message.data, left.message.bytes));
    return true;
}

static bool go_on_fetch(const struct ct_running *run, struct ct_post *post)
{
    const struct ct_step *step = &run->schedule->steps[post->step];
    struct ct_slots *slots = &run->view->window->slots;

    do {
        const uint64_t number = ct_slot_number(slots->call, step->tag, post->slice);
        struct ct_slot_found found;
        size_t bytes;

        if (!ct_slots_find(slots, run->view->locals[step->peer], number, &found))
            return take_left(run, post, number);
        if (post->slice == 0)
            measure(run, post, (size_t)(found.bytes & ~CT_SLOT_ADDRESS));
        bytes = take_found(run, post, number, &found);
        post->slice++;
        post->at += bytes;
        post->left -= bytes;
    } while (post->left > 0);
    return true;
}

static bool go_on(const struct ct_running *run, struct ct_post *post)
{
    const bool is_over = run->schedule->steps[post->step].action == CT_DO_POST
                             ? go_on_post(run, post)
                             : go_on_fetch(run, post);

    if (!is_over && run->view->window->slots.behind >= 0)
        note(post, ct_left_posts_send(run->view->window));
    return is_over;
}

int ct_posts_start(struct ct_running *run, int number, bool *is_done)
{
    const struct ct_step *step = &run->schedule->steps[number];
    const bool posts = step->action == CT_DO_POST;
    struct ct_post *post = &run->space->posts[run->nposts];

    post->step = number;
    post->err = MPI_SUCCESS;
    post->head = -1;
    post->nreaders = posts ? step->nreaders : 0;
    post->slice = 0;
    post->at = 0;
    post->left = posts && step->src.units > 0 ? ct_running_bytes(run, &step->src) : 0;
    post->span = posts ? step->src : step->dst;
    post->piece.bytes = 0;
    *is_done = go_on(run, post);
    if (*is_done)
        return post->err;
    run->nposts++;
    return MPI_SUCCESS;
}

bool ct_posts_go_on(struct ct_running *run, int *step, int *err)
{
    struct ct_post *posts = run->space->posts;

    for (int i = 0; i < run->nposts; i++) {
        if (go_on(run, &posts[i])) {
            *step = posts[i].step;
            *err = posts[i].err;
            posts[i] = posts[--run->nposts];
            run->waiting.npolls = 0;
            return true;
        }
    }
    return false;
}
