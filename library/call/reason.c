/*
 * reason.c - the reasons as phrases.
 */
#include "library/call/reason.h"

#include <stddef.h>

static const char *const reason_texts[CT_REASONS] = {
    [CT_NATIVE_CHOSEN] = "the tuned choice",
    [CT_SWITCHED_OFF] = "switched off by COLLTUNE",
    [CT_SIMULATED] = "tuned in a simulation (COLLTUNE_SIMULATED is not 1 on all ranks)",
    [CT_OTHER_NRANKS] = "process count not tuned",
    [CT_OTHER_PLACEMENT] = "placement of the ranks differs",
    [CT_UNKNOWN_HOST] = "some rank is on a host that was not tuned",
    [CT_OTHER_MPI] = "MPI library differs",
    [CT_OTHER_LIBRARY] = "tuned library or its switches differ between ranks",
    [CT_DEVICE] = "a GPU runtime is loaded on some rank",
    [CT_OTHER_WORLD] = "some rank is of another MPI_COMM_WORLD",
    [CT_OUT_OF_MEMORY] = "out of memory for set-up, to be tried again",
    [CT_SETUP_FAILED] = "set-up failed",
    [CT_NO_ROOM] = "too many communicators with one of the library's own",
    [CT_NO_MEMORY] = "out of memory for the call on some rank",
    [CT_NO_WINDOW] = "ranks of a host have no window",
    [CT_FINISHED] = "MPI is being finalized",
    [CT_BEING_FREED] = "the communicator is being freed",
    [CT_WRONG_COMMUNICATOR] = "wrong communicator",
    [CT_INTERCOMM] = "inter-communicator",
    [CT_NEVER_TUNED] = "collective not tuned",
    [CT_NO_BYTES] = "no bytes",
    [CT_TOO_LARGE] = "message too large",
    [CT_WRONG_ARGUMENTS] = "wrong arguments",
    [CT_SPLITS_BLOCKS] = "the algorithm splits blocks, the operation is the program's own",
    [CT_NOT_COMMUTATIVE] = "operation does not commute",
    [CT_NO_SUCH_REDUCTION] = "operation not known for the datatype",
    [CT_NOT_APPLICABLE] = "algorithm does not apply",
    [CT_LARGE_BLOCK] = "some block is too large for the algorithm",
    [CT_PREDICTED_SLOW] = "nothing is predicted to be faster here",
    [CT_UNPREDICTED] = "too many kinds of calls to predict",
    [CT_COMPARED] = "compared with what is predicted to be faster",
    [CT_TRIAL_LOST] = "faster here than what was predicted to be",
    [CT_UNDECIDED] = "predicted to be about as fast, and calls could not be compared",
};

const char *ct_reason_text(enum ct_reason reason)
{
    return reason_texts[reason] != NULL ? reason_texts[reason] : "";
}

bool ct_reason_is_of_all(enum ct_reason reason)
{
    return reason != CT_WRONG_ARGUMENTS && reason != CT_WRONG_COMMUNICATOR &&
           reason != CT_NO_SUCH_REDUCTION && reason != CT_INTERCOMM;
}
