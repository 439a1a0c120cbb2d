/*
 * call_report.c - the tallies as text.
 */
#include "library/report/call_report.h"

#include "base/text.h"
#include "library/call/tally.h"
#include "library/group/roll_call.h"
#include "library/report/native_settings.h"
#include "library/report/profile_report.h"
#include "library/switches/fixed_order.h"
#include "library/switches/force.h"
#include "library/switches/switches.h"
#include "library/untuned/native_trial.h"

#include <mpi.h>
#include <string.h>

/* The figures that decided are of one thread level. */
static void print_thread_level(FILE *file)
{
    static const struct {
        int level;
        const char *name;
    } levels[] = {{MPI_THREAD_SINGLE, "single"},
                  {MPI_THREAD_FUNNELED, "funneled"},
                  {MPI_THREAD_SERIALIZED, "serialized"},
                  {MPI_THREAD_MULTIPLE, "multiple"}};
    const char *tuned = ct_tuned.thread_level == NULL ? "single" : ct_tuned.thread_level;

    for (size_t i = 0; i < sizeof levels / sizeof levels[0]; i++) {
        if (levels[i].level == ct_counts_thread_level() && strcmp(levels[i].name, tuned) != 0)
            fprintf(file,
                    "colltune: measured at thread level %s, this program runs "
                    "at %s: times differ\n",
                    tuned, levels[i].name);
    }
}

void ct_call_report_print(FILE *file)
{
    fprintf(file, "colltune: tuned for %s, %d rank%s%s; calls of rank 0:\n", ct_tuned.machine,
            ct_tuned.nranks, ct_plural((unsigned)ct_tuned.nranks),
            ct_tuned.is_simulated ? ", in a simulation" : "");
    print_thread_level(file);
    if (!ct_switch_is_on())
        fprintf(file, "colltune: switched off by COLLTUNE: every call is "
                      "native, and nothing is recorded\n");
    if (ct_force_is_any())
        fprintf(file, "colltune: COLLTUNE_FORCE=%s\n", ct_force_text());
    ct_roll_call_print(file);
    if (ct_fixed_order_is_on())
        fprintf(file, "colltune: reductions whose result depends on the order of "
                      "operands run in one order\n");
    if (!ct_profile_print_calls(file))
        fprintf(file, "colltune: no call came to this library: the program calls "
                      "no collective that is tuned, or has MPI's functions by "
                      "another handle, as from dlopen of the MPI library, ctypes or "
                      "Julia's ccall\n");
    ct_native_settings_print(file);
    ct_counts_print_patterns(file);
    ct_counts_print_served(file);
    ct_trials_print(file);
}
