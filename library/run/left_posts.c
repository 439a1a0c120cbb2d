/*
 * left_posts.c - on a communicator of the window: the number says which post a message has.
 */
#include "library/run/left_posts.h"

#include "library/mpi/pmpi.h"
#include "library/run/wire.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* A message under way: the reader may never receive it. */
struct sent {
    struct sent *next;
    MPI_Request request;
    struct ct_left_post left;
};

static struct sent *first;

static void free_received(void)
{
    struct sent **link = &first;

    while (*link != NULL) {
        struct sent *sent = *link;
        int index;

        ct_wire_test_any(1, &sent->request, &index);
        if (sent->request != MPI_REQUEST_NULL) {
            link = &sent->next;
            continue;
        }
        *link = sent->next;
        free(sent);
    }
}

static int send_one(struct ct_window *window, unsigned head, const struct ct_reader *reader)
{
    struct ct_slots *slots = &window->slots;
    const struct ct_slot_slice *slice = &slots->slices[head];
    struct ct_end end = {.peer = reader->rank};
    struct sent *sent;

    if (slice->number != 0 || slots->own[head].bytes != slice->bytes || slice->bytes > CT_LEFT_MOST)
        return MPI_SUCCESS;
    sent = malloc(sizeof *sent);
    if (sent == NULL || !ct_slots_withdraw(slots, reader, head)) {
        free(sent);
        return MPI_SUCCESS; /* the post stays where it is */
    }
    sent->left.message.number = ct_slot_number(slice->call, reader->tag, slice->number);
    sent->left.message.bytes = slice->bytes;
    memcpy(sent->left.message.data, ct_slot_data(slots, slots->rank, head, slice->bytes),
           slice->bytes);
    sent->request = MPI_REQUEST_NULL;
    sent->next = first;
    first = sent;
    end.from = (const char *)&sent->left.message;
    end.bytes = offsetof(struct ct_left_post, message.data) + slice->bytes;
    return ct_wire_send(&end, window->comm, &sent->request);
}

int ct_left_posts_send(struct ct_window *window)
{
    struct ct_slots *slots = &window->slots;
    const int rank = slots->behind;
    int err = MPI_SUCCESS;

    slots->behind = -1;
    free_received();
    for (unsigned i = 0; i < CT_SLOT_HEADS && err == MPI_SUCCESS; i++) {
        const unsigned head = (slots->next + i) % CT_SLOT_HEADS;
        const struct ct_slot_slice *slice = &slots->slices[head];

        if ((slots->peers[rank].done >> head & 1) != 0)
            continue;
        for (int k = 0; k < slice->nreaders && err == MPI_SUCCESS; k++) {
            if (slice->readers[k].rank == rank)
                err = send_one(window, head, &slice->readers[k]);
        }
    }
    return err;
}

void ct_left_posts_finish(void)
{
    while (first != NULL) {
        struct sent *sent = first;

        first = sent->next;
        /* MPI may still read what is not sent. Freeing the request makes progress, which is too
           late now: see ct_progress_finish. */
        if (sent->request == MPI_REQUEST_NULL)
            free(sent);
    }
}

/* Find a message that came while another post was looked for. */
static bool take_kept(struct ct_window *window, int from, uint64_t number,
                      struct ct_left_post *left)
{
    for (struct ct_kept_post **link = &window->kept, *kept; (kept = *link) != NULL;
         link = &kept->next) {
        if (kept->from != from || kept->number != number)
            continue;
        left->err = MPI_SUCCESS;
        left->message.bytes = kept->bytes;
        memcpy(left->message.data, kept->data, kept->bytes);
        *link = kept->next;
        free(kept);
        return true;
    }
    return false;
}

static bool keep(struct ct_window *window, int from, const struct ct_left_post *left)
{
    struct ct_kept_post *kept = malloc(sizeof *kept + left->message.bytes);

    if (kept == NULL)
        return false;
    kept->next = window->kept;
    kept->from = from;
    kept->number = left->message.number;
    kept->bytes = left->message.bytes;
    memcpy(kept->data, left->message.data, kept->bytes);
    window->kept = kept;
    return true;
}

/* Receive a message, if there is one. */
static bool receive(MPI_Comm comm, int from, struct ct_left_post *left)
{
    int is_there = 0;

    left->err = PMPI_Iprobe(from, 0, comm, &is_there, MPI_STATUS_IGNORE);
    if (left->err == MPI_SUCCESS && is_there)
        left->err = PMPI_Recv(&left->message, sizeof left->message, MPI_BYTE, from, 0, comm,
                              MPI_STATUS_IGNORE);
    return left->err == MPI_SUCCESS && is_there;
}

bool ct_left_posts_take(const struct ct_running *run, const struct ct_step *step, uint64_t number,
                        struct ct_left_post *left)
{
    struct ct_window *window = run->view->window;
    const int poster = run->view->locals[step->peer];

    if (take_kept(window, poster, number, left))
        return true;
    while (receive(window->comm, poster, left)) {
        if (left->message.number == number)
            return true;
        if (!keep(window, poster, left)) {
            left->err = MPI_ERR_NO_MEM;
            break;
        }
    }
    left->message.bytes = 0;
    return left->err != MPI_SUCCESS;
}
