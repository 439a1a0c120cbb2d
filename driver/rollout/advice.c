/*
 * advice.c - one row for each reason of the library.
 */
#include "driver/rollout/advice.h"

#include "library/call/reason.h"

#include <string.h>

#define NONE "nothing to do"
#define BUG "report it, with COLLTUNE_REPORT=1's output"

static const struct ct_advice table[CT_REASONS] = {
    [CT_NATIVE_CHOSEN] = {false, "nothing to do: nothing measured was faster"},
    [CT_SWITCHED_OFF] = {true, "unset COLLTUNE"},
    [CT_SIMULATED] = {true, "tune on the machine itself"},
    [CT_OTHER_NRANKS] = {true, "tune such jobs, too: colltune tune --jobs"},
    [CT_OTHER_PLACEMENT] =
        {true,
         "name these hosts in the cluster file, or tune such jobs, too: colltune tune --jobs"},
    [CT_UNKNOWN_HOST] = {true, "add the hosts to the cluster file, and tune"},
    [CT_OTHER_MPI] = {true, "tune with this MPI library, into a folder of its own"},
    [CT_OTHER_LIBRARY] = {true, "load one library, with the same variables, on all ranks"},
    [CT_OTHER_WORLD] = {false, NONE ": spawned processes stay native"},
    [CT_DEVICE] = {true, "set COLLTUNE_DEVICE=host if all buffers are in host memory"},
    [CT_OUT_OF_MEMORY] = {false, "give the job more memory"},
    [CT_SETUP_FAILED] = {false, BUG},
    [CT_NO_ROOM] = {false, NONE ": the program has too many communicators"},
    [CT_NO_MEMORY] = {false, "give the job more memory"},
    [CT_NO_WINDOW] = {true, "see COLLTUNE_WINDOW; tune where ranks of a host share memory as here"},
    [CT_FINISHED] = {false, NONE},
    [CT_BEING_FREED] = {false, NONE},
    [CT_WRONG_COMMUNICATOR] = {false, "mend the program"},
    [CT_INTERCOMM] = {false, NONE ": inter-communicators stay native"},
    [CT_NEVER_TUNED] = {true, "tune this collective: colltune tune --collective"},
    [CT_NO_BYTES] = {false, NONE},
    [CT_TOO_LARGE] = {false, NONE ": the message is larger than colltune takes"},
    [CT_WRONG_ARGUMENTS] = {false, "mend the program"},
    [CT_SPLITS_BLOCKS] = {false, NONE ": such calls stay native"},
    [CT_NOT_COMMUTATIVE] = {false, NONE ": such operations stay native"},
    [CT_NO_SUCH_REDUCTION] = {false, NONE ": such operations stay native"},
    [CT_NOT_APPLICABLE] = {false, NONE ": the chosen algorithm cannot do these calls"},
    [CT_LARGE_BLOCK] = {true, "tune the program's own counts: colltune record, tune --patterns"},
    [CT_PREDICTED_SLOW] = {false, NONE ": native should be as fast"},
    [CT_UNPREDICTED] = {true, "tune such jobs, too: colltune tune --jobs"},
    [CT_COMPARED] = {false, NONE ": these calls were trials"},
    [CT_TRIAL_LOST] = {true, "tune such jobs, too: colltune tune --jobs"},
    [CT_UNDECIDED] = {true, "tune such jobs, too: colltune tune --jobs"},
};

struct ct_advice ct_advice_for(const char *reason)
{
    for (int i = 0; i < CT_REASONS; i++) {
        if (table[i].text != NULL && strcmp(reason, ct_reason_text((enum ct_reason)i)) == 0)
            return table[i];
    }
    return (struct ct_advice){false, "a reason of another version of colltune"};
}
