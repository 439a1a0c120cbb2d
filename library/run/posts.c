/*
 * posts.c - slices into and out of the slots of a window.
 */
#include "library/run/posts.h"

#include "library/mpi/datatypes.h"
#include "library/mpi/pmpi.h"
#include "library/run/apart.h"
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
    int half;            /* with the address of what readers read; -1: none */
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

bool ct_posts_fit(const struct ct_schedule *schedule, const struct ct_window_view *view)
{
    if (schedule->first_tag / CT_TAGS_SPAN >= CT_SLOT_KINDS)
        return false;
    for (int i = 0; i < schedule->nsteps; i++) {
        const struct ct_step *step = &schedule->steps[i];

        if ((step->action == CT_DO_FETCH || step->action == CT_DO_FETCH_REDUCE) &&
            (view->window == NULL || view->locals[step->peer] < 0))
            return false;
    }
    for (int i = 0; i < schedule->nreaders; i++) {
        if (view->window == NULL || view->locals[schedule->readers[i].rank] < 0)
            return false;
    }
    return true;
}

/* Whether anything is found does not matter. */
int ct_posts_let_progress(const struct ct_running *run)
{
    int is_there;

    return PMPI_Iprobe(MPI_ANY_SOURCE, run->first_tag, run->comm, &is_there, MPI_STATUS_IGNORE);
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
    const bool is_wanted = from > 0 && (run->schedule->reads_posts || post->left >= from);

    _Static_assert(CT_READ_LONGER_THAN >= CT_STRAIGHT_BYTES,
                   "those are not looked at for addresses");
    return is_wanted && post->slice == 0 && post->left > CT_READ_LONGER_THAN &&
           !ct_apart_is_split(run, &post->span) && !ct_touch_is_by_mpi();
}

/* Show the post's address: one slice, however long. */
static void show_address(const struct ct_running *run, struct ct_post *post,
                         const struct ct_reader *readers, int nreaders)
{
    struct ct_slots *slots = &run->view->window->slots;
    const char *from = run->from[run->schedule->steps[post->step].src.buffer];
    const struct ct_piece piece = take_piece(run, post, post->left);
    const uint64_t address = (uintptr_t)from + (uintptr_t)piece.at;

    post->half = slots->next_half;
    memcpy(ct_slots_fill(slots, sizeof address), &address, sizeof address);
    ct_slots_publish(slots, 0, piece.bytes | CT_SLOT_ADDRESS, readers, nreaders);
    ct_slots_end_post(slots);
}

/* The readers wait for what is shown, also after an error. */
static bool go_on_post(const struct ct_running *run, struct ct_post *post)
{
    const struct ct_step *step = &run->schedule->steps[post->step];
    const struct ct_reader *readers = run->readers + step->first_reader;
    struct ct_slots *slots = &run->view->window->slots;
    const size_t total = post->at + post->left;

    if (post->half < 0 && is_read_there(run, post) && ct_slots_are_free(slots))
        show_address(run, post, readers, step->nreaders);
    if (post->half >= 0 || is_read_there(run, post))
        return post->half >= 0 && ct_slots_is_free(slots, post->half);
    do {
        const size_t bytes = slice_bytes(run, post);

        if (!ct_slots_are_free(slots))
            return false;
        note(post, fill(run, post, ct_slots_fill(slots, bytes), bytes));
        ct_slots_publish(slots, post->slice, total, readers, step->nreaders);
        post->slice++;
        post->at += bytes;
        post->left -= bytes;
    } while (post->left > 0);
    ct_slots_end_post(slots);
    return true;
}

static int reduce(const struct ct_running *run, const unsigned char *from, char *to, size_t bytes)
{
    const size_t size = run->call->element_bytes;

    return ct_touch_reduce(run->call, from, to, (int)(bytes / size), run->comm);
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

/* Reduce from the memory of the poster. Elements are of CT_POSTED_BYTES at most. */
static int reduce_there(const struct ct_running *run, uint64_t process, uint64_t from, char *to,
                        size_t bytes)
{
    _Alignas(CT_SLOT_LINE) unsigned char chunk[2 * CT_POSTED_BYTES];
    const size_t most = sizeof chunk - sizeof chunk % run->call->element_bytes;
    int err = MPI_SUCCESS;

    while (bytes > 0 && err == MPI_SUCCESS) {
        const size_t n = bytes < most ? bytes : most;

        err = ct_peer_read(process, chunk, from, n) ? reduce(run, chunk, to, n) : MPI_ERR_INTERN;
        from += n;
        to += n;
        bytes -= n;
    }
    return err;
}

/* The part of a post that this fetch is for, from the memory of the poster. */
static int take_there(const struct ct_running *run, struct ct_post *post, int poster,
                      const unsigned char *slot)
{
    const struct ct_step *step = &run->schedule->steps[post->step];
    const uint64_t process = run->view->window->processes[poster];
    const size_t end = post->end < post->left ? post->end : post->left;
    size_t left = end > post->first ? end - post->first : 0;
    uint64_t from;
    int err = MPI_SUCCESS;

    memcpy(&from, slot, sizeof from);
    from += post->first;
    while (left > 0 && err == MPI_SUCCESS) {
        const struct ct_piece piece = take_piece(run, post, left);
        char *to = run->to[step->dst.buffer] + piece.at;

        if (piece.bytes == 0)
            return MPI_ERR_INTERN;
        if (step->action == CT_DO_FETCH_REDUCE)
            err = reduce_there(run, process, from, to, piece.bytes);
        else
            err = ct_peer_read(process, to, from, piece.bytes) ? MPI_SUCCESS : MPI_ERR_INTERN;
        from += piece.bytes;
        left -= piece.bytes;
    }
    return err;
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

static bool go_on_fetch(const struct ct_running *run, struct ct_post *post)
{
    const struct ct_step *step = &run->schedule->steps[post->step];
    const int poster = run->view->locals[step->peer];
    struct ct_slots *slots = &run->view->window->slots;

    do {
        const uint64_t number = ct_slot_number(slots->call, step->tag, post->slice);
        struct ct_slot_found found;
        size_t bytes;

        if (!ct_slots_find(slots, poster, number, &found))
            return false;
        if (post->slice == 0)
            measure(run, post, (size_t)(found.bytes & ~CT_SLOT_ADDRESS));
        bytes = (found.bytes & CT_SLOT_ADDRESS) != 0 ? post->left : slice_bytes(run, post);
        if ((found.bytes & CT_SLOT_ADDRESS) != 0)
            note(post, take_there(run, post, poster,
                                  ct_slot_data(slots, poster, found.half, sizeof(uint64_t))));
        else
            note(post, take(run, post, ct_slot_data(slots, poster, found.half, bytes), bytes));
        ct_slots_acknowledge(slots, poster, number, found.half);
        post->slice++;
        post->at += bytes;
        post->left -= bytes;
    } while (post->left > 0);
    return true;
}

static bool go_on(const struct ct_running *run, struct ct_post *post)
{
    return run->schedule->steps[post->step].action == CT_DO_POST ? go_on_post(run, post)
                                                                 : go_on_fetch(run, post);
}

int ct_posts_start(struct ct_running *run, int number, bool *is_done)
{
    const struct ct_step *step = &run->schedule->steps[number];
    const bool posts = step->action == CT_DO_POST;
    struct ct_post *post = &run->space->posts[run->nposts];

    post->step = number;
    post->err = MPI_SUCCESS;
    post->half = -1;
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
