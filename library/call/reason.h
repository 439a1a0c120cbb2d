/*
 * reason.h - why a call is passed on to the MPI library.
 */
#ifndef CT_LIBRARY_REASON_H
#define CT_LIBRARY_REASON_H

#include <stdbool.h>

enum ct_reason {
    CT_TUNED, /* it was not */
    CT_NATIVE_CHOSEN,
    CT_SWITCHED_OFF,
    CT_SIMULATED,
    CT_OTHER_NRANKS,
    CT_OTHER_PLACEMENT,
    CT_UNKNOWN_HOST,
    CT_OTHER_MPI,
    CT_OTHER_LIBRARY,
    CT_OTHER_WORLD,
    CT_DEVICE,
    CT_OUT_OF_MEMORY,
    CT_SETUP_FAILED,
    CT_NO_ROOM,
    CT_NO_MEMORY,
    CT_NO_WINDOW,
    CT_FINISHED,
    CT_BEING_FREED,
    CT_WRONG_COMMUNICATOR,
    CT_INTERCOMM,
    CT_NEVER_TUNED,
    CT_NO_BYTES,
    CT_TOO_LARGE,
    CT_WRONG_ARGUMENTS,
    CT_SPLITS_BLOCKS,
    CT_NOT_COMMUTATIVE,
    CT_NO_SUCH_REDUCTION,
    CT_NOT_APPLICABLE,
    CT_LARGE_BLOCK,
    CT_PREDICTED_SLOW,
    CT_UNPREDICTED,
    CT_COMPARED,
    CT_TRIAL_LOST,
    CT_UNDECIDED,
    CT_REASONS
};

/* True if all ranks could make the call. */
bool ct_reason_is_of_all(enum ct_reason reason);

/* A phrase for the report. */
const char *ct_reason_text(enum ct_reason reason);

#endif
