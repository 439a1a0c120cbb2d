/*
 * segment_bytes.h - the parameter segment_bytes, and how many segments it makes.
 *
 * Segments of a vector, or of a block or chunk, do not wait for each other. The
 * functions that take a problem are for `.applies` and `.segments` of algorithms
 * whose first parameter it is.
 */
#ifndef CT_REPO_SEGMENT_BYTES_H
#define CT_REPO_SEGMENT_BYTES_H

#include "repo/algorithm.h"

extern const struct ct_param ct_segments_param;      /* 0: one; 1024, 4096, 16384, 65536 */
extern const struct ct_param ct_all_segments_param;  /* these and 8192 */
extern const struct ct_param ct_long_segments_param; /* without 0, for what is of use
                                                        only with segments */
extern const struct ct_param ct_whole_or_8192_param;

/*
 * Segments for a block or chunk of `bytes` bytes: the power of two that brings
 * a segment to at most `segment_bytes`, but no more than keep schedules
 * small (64, and 16384 / nranks). segment_bytes 0: one segment.
 */
int ct_segments(size_t bytes, int segment_bytes, int nranks);

/* True if the value is 0, or divides a piece of so many bytes. */
bool ct_segments_divide(int segment_bytes, size_t piece_bytes);

/* The same of the problem's bytes. */
bool ct_segments_divide_vector(const struct ct_problem *problem);

/* Segments of the problem's bytes where a rank has steps for each segment and each
   other rank. */
int ct_segments_by_ranks(const struct ct_problem *problem);

/* The same where it has a few steps for each segment, however many ranks there
   are. */
int ct_segments_of_vector(const struct ct_problem *problem);

/* Of each half of the vector, along two trees of more than three ranks. */
size_t ct_half_bytes(const struct ct_problem *problem);
bool ct_segments_divide_halves(const struct ct_problem *problem);
int ct_segments_of_halves(const struct ct_problem *problem);

#endif
