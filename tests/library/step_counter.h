/*
 * step_counter.h - counts the instructions that calls take inside of the library:
 * they are made one after the other, under a tracer.
 */
#ifndef TESTS_STEP_COUNTER_H
#define TESTS_STEP_COUNTER_H

#include <stdbool.h>

/*
 * Start the tracer, if this rank is to be counted. All ranks of MPI_COMM_WORLD
 * together.
 *
 * library  a part of the path of the library, which is loaded
 * returns  false on all ranks: processes may not be traced here, which was said
 */
bool ct_steps_start(const char *library, bool is_counted);

/* Around what is counted, on the rank that is. */
void ct_steps_begin(void);

/* Returns the instructions inside of the library. */
long ct_steps_end(void);

/* The tracer goes, on the rank that is counted. */
void ct_steps_stop(void);

#endif
