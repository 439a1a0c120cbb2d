/*
 * call_report.c - the tallies as text.
 */
#include "library/report/call_report.h"

#include "library/call/tally.h"
#include "library/group/roll_call.h"
#include "library/report/native_settings.h"
#include "library/switches/fixed_order.h"
#include "library/switches/force.h"
#include "library/switches/switches.h"
#include "library/untuned/native_trial.h"

#include <mpi.h>
#include <string.h>

static void print_choice(FILE *file, const struct ct_count_row *row)
{
    char text[CT_CHOICE_TEXT];

    ct_choice_text(row->choice, text);
    fprintf(file, "colltune:   %lu %s", row->tally->calls, text);
    if (ct_collective_has_data(row->collective))
        fprintf(file, ", %zu to %zu bytes", row->bytes_min, row->bytes_max);
    if (row->served != NULL && row->served->job != NULL)
        fprintf(file, ", by job %s on %d ranks", row->served->job, row->served->nranks);
    if (row->instead_of != NULL) {
        ct_choice_text(row->instead_of, text);
        fprintf(file, ": expected to be faster here than its %s", text);
    }
    fprintf(file, "%s\n", row->choice->algorithm == NULL ? ": the tuned choice" : "");
}

/* The lines of one collective are held back until their sum is known. */
struct sum {
    const struct ct_collective *collective;
    unsigned long calls;
};

static void add_calls(const struct ct_count_row *row, void *data)
{
    struct sum *sum = data;

    if (sum->collective == NULL || sum->collective == row->collective)
        sum->calls += row->tally->calls;
}

struct printing {
    FILE *file;
    const struct ct_collective *collective; /* of the last line */
};

static void print_row(const struct ct_count_row *row, void *data)
{
    struct printing *printing = data;

    if (row->collective != printing->collective) {
        struct sum sum = {row->collective, 0};

        ct_counts_each(add_calls, &sum);
        fprintf(printing->file, "colltune: %s: %lu calls\n", row->collective->name, sum.calls);
        printing->collective = row->collective;
    }
    if (row->choice != NULL)
        print_choice(printing->file, row);
    else if (row->reason == CT_TUNED)
        fprintf(printing->file, "colltune:   %lu of further choices\n", row->tally->calls);
    else
        fprintf(printing->file, "colltune:   %lu native: %s\n", row->tally->calls,
                ct_reason_text(row->reason));
}

/* Returns the number of calls. */
static unsigned long print_calls(FILE *file)
{
    struct printing printing = {file, NULL};
    struct sum all = {NULL, 0};

    ct_counts_each(add_calls, &all);
    ct_counts_each(print_row, &printing);
    return all.calls;
}

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
    unsigned long calls;

    fprintf(file, "colltune: tuned for %s, %d ranks%s; calls of rank 0:\n", ct_tuned.machine,
            ct_tuned.nranks, ct_tuned.is_simulated ? ", in a simulation" : "");
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
    calls = print_calls(file);
    if (calls == 0)
        fprintf(file, "colltune: no call came to this library: the program calls "
                      "no collective that is tuned, or has MPI's functions by "
                      "another handle, as from dlopen of the MPI library, ctypes or "
                      "Julia's ccall\n");
    ct_native_settings_print(file);
    ct_counts_print_patterns(file);
    ct_served_print(file);
    ct_trials_print(file);
}
