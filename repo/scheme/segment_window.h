/*
 * segment_window.h - how many segments may be under way.
 *
 * For plans that write the same steps for each segment of a vector, one
 * segment after the other: a message waits for the same one of a few segments
 * before, so that a rank waits on few requests.
 */
#ifndef CT_REPO_SEGMENT_WINDOW_H
#define CT_REPO_SEGMENT_WINDOW_H

#include "repo/builder.h"

/* Starts with `message` CT_NO_STEP and the rest 0. */
struct ct_segment_window {
    struct ct_builder *builder;
    int segment; /* that is being planned */
    int message; /* step: the first message of segment 0 */
    int stride;  /* steps of a segment; 0: not yet known */
};

/* Step `step` is a message: keep it in the window. Returns the step. */
int ct_in_window(struct ct_segment_window *window, int step);

/* A message in the window, after step `pred` too. Returns the step. */
int ct_send_in_window(struct ct_segment_window *window, int peer, struct ct_span src, int pred);
int ct_recv_in_window(struct ct_segment_window *window, int peer, struct ct_span dst, int pred);

#endif
