/*
 * left_posts.h - short posts for a rank that has missed a call, by message.
 *
 * MPI buffers short messages that nobody receives. A rank that was refused a call may never
 * come for a post, and its poster would wait when it has gone through its heads. So the
 * poster withdraws such posts (library/window/slots.h) and sends each as a message, with the
 * number of the slice: the reader finds it if it makes such a call after all.
 */
#ifndef CT_LIBRARY_RUN_LEFT_POSTS_H
#define CT_LIBRARY_RUN_LEFT_POSTS_H

#include "library/run/running.h"

/* Bytes of a post, at most. Longer ones wait for their readers, as long messages do. */
#define CT_LEFT_MOST CT_SLOT_CELL_CROWDED

struct ct_left_post {
    struct {
        uint64_t number; /* ct_slot_number */
        uint64_t bytes;
        unsigned char data[CT_LEFT_MOST];
    } message;
    int err; /* an MPI error code */
};

/* Send what the rank `behind` of the window's slots has left. Returns an MPI error code. */
int ct_left_posts_send(struct ct_window *window);

/* Before MPI_Finalize: leave to MPI what nobody has received. */
void ct_left_posts_finish(void);

/*
 * Look for the message of a post.
 *
 * step     fetches it
 * returns  false: it is not there
 */
bool ct_left_posts_take(const struct ct_running *run, const struct ct_step *step, uint64_t number,
                        struct ct_left_post *left);

#endif
