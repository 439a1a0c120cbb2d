/*
 * switches.c - the table of switches; reads each environment variable once.
 *
 * Reading asks MPI nothing, so it can be done before MPI_Init and in programs of
 * another MPI library. Mistakes are said later.
 */
#include "library/switches/switches.h"

#include "base/environment.h"
#include "base/text.h"
#include "library/mpi/pmpi.h"

#include <mpi.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>
#include <unistd.h>

enum name {
    ON,
    REPORT,
    SIMULATED,
    REPRODUCIBLE,
    DEVICE,
    WAIT,
    WINDOW,
    WINDOW_READ,
    TRIAL,
    FORCE,
    RECORD,
    SWITCHES
};

enum { WORDS = 2 };

#define WAIT_S 60               /* COLLTUNE_WAIT, if it is unset */
#define WINDOW_BYTES (64 << 20) /* COLLTUNE_WINDOW */
#define WINDOW_MOST (1 << 30)

/* How the value of a switch is read. Besides `words`, one with `expected` takes
   all words for yes and no. */
static const struct {
    const char *name;
    const char *expected; /* NULL: every value is right */
    int if_unset;
    int if_yes; /* 0 is no, and also stands for a mistake */
    int most;   /* of a number from 0 on; 0: it is none */
    struct {
        const char *text;
        int value;
    } words[WORDS];
} table[SWITCHES] = {
    [ON] = {"COLLTUNE", CT_ANSWER_WORDS, true, true, 0, {{0}}},
    [REPORT] = {"COLLTUNE_REPORT", NULL, false, true, 0, {{0}}},
    [SIMULATED] = {"COLLTUNE_SIMULATED", CT_ANSWER_WORDS, false, true, 0, {{0}}},
    [REPRODUCIBLE] = {"COLLTUNE_REPRODUCIBLE", CT_ANSWER_WORDS, false, true, 0, {{0}}},
    [DEVICE] = {"COLLTUNE_DEVICE", "host", false, false, 0, {{"host", true}}},
    [WAIT] = {"COLLTUNE_WAIT", "seconds, 0 to 1000000", WAIT_S, 0, 1000000, {{0}}},
    [WINDOW] = {"COLLTUNE_WINDOW", "bytes, 0 to 1073741824", WINDOW_BYTES, 0, WINDOW_MOST, {{0}}},
    [WINDOW_READ] =
        {"COLLTUNE_WINDOW_READ", "bytes, 0 to 1073741824", WINDOW_MOST, 0, WINDOW_MOST, {{0}}},
    [TRIAL] = {"COLLTUNE_TRIAL",
               "exact, all or off",
               CT_TRIAL_EXACT,
               CT_TRIAL_EXACT,
               0,
               {{"exact", CT_TRIAL_EXACT}, {"all", CT_TRIAL_ALL}}},
    [FORCE] = {.name = "COLLTUNE_FORCE"},
    [RECORD] = {.name = "COLLTUNE_RECORD"},
};

static pthread_once_t once = PTHREAD_ONCE_INIT;

static struct {
    const char *text; /* NULL: unset or empty */
    int value;
    bool is_mistaken;
} found[SWITCHES];

static char *folder; /* of the process when the variables were read; NULL: not known */

static void read_number(int i)
{
    char *end;
    const long number = strtol(found[i].text, &end, 10);

    found[i].is_mistaken = *end != '\0' || number < 0 || number > table[i].most;
    found[i].value = found[i].is_mistaken ? table[i].if_unset : (int)number;
}

static void read_value(int i)
{
    const char *text = found[i].text;
    const enum ct_answer answer = text == NULL ? CT_ANSWER_UNKNOWN : ct_answer_of(text);

    found[i].value = answer == CT_ANSWER_YES ? table[i].if_yes : 0;
    if (text == NULL)
        found[i].value = table[i].if_unset;
    if (text == NULL || answer != CT_ANSWER_UNKNOWN)
        return;
    found[i].is_mistaken = table[i].expected != NULL;
    for (int w = 0; w < WORDS && table[i].words[w].text != NULL; w++) {
        if (strcasecmp(text, table[i].words[w].text) == 0) {
            found[i].value = table[i].words[w].value;
            found[i].is_mistaken = false;
        }
    }
}

static void read_all(void)
{
    for (int i = 0; i < SWITCHES; i++) {
        found[i].text = ct_environment_get(table[i].name);
        if (table[i].most == 0 || found[i].text == NULL)
            read_value(i);
        else
            read_number(i);
    }
    if (found[REPORT].text != NULL || found[RECORD].text != NULL)
        folder = getcwd(NULL, 0);
}

static int value_of(enum name name)
{
    return pthread_once(&once, read_all) == 0 ? found[name].value : 0;
}

static const char *text_of(enum name name)
{
    return pthread_once(&once, read_all) == 0 ? found[name].text : NULL;
}

/* True if the report's value is neither yes nor no. */
static bool is_report_a_file(void)
{
    const char *text = text_of(REPORT);

    return text != NULL && ct_answer_of(text) == CT_ANSWER_UNKNOWN;
}

void ct_switch_complain(const char *name, const char *value, const char *mistake,
                        const char *consequence)
{
    int is_initialized = 0;
    int rank;

    /* not where only sessions are used: there is no MPI_COMM_WORLD */
    PMPI_Initialized(&is_initialized);
    if (is_initialized && PMPI_Comm_rank(MPI_COMM_WORLD, &rank) == MPI_SUCCESS && rank == 0)
        fprintf(stderr, "colltune: %s=%s: %s; %s\n", name, value, mistake, consequence);
}

void ct_switches_check(void)
{
    static atomic_flag is_done = ATOMIC_FLAG_INIT;

    if (atomic_flag_test_and_set(&is_done) || pthread_once(&once, read_all) != 0)
        return;
    if (!ct_switch_is_on() && found[RECORD].text != NULL)
        ct_switch_complain(table[RECORD].name, found[RECORD].text, "the library is switched off",
                           "nothing is recorded");
    for (int i = 0; i < SWITCHES; i++) {
        char expected[80], taken[40] = "taken as off";

        if (!found[i].is_mistaken)
            continue;
        snprintf(expected, sizeof expected, "expected %s", table[i].expected);
        if (table[i].most > 0)
            snprintf(taken, sizeof taken, "taken as %d", found[i].value);
        ct_switch_complain(table[i].name, found[i].text, expected, taken);
    }
}

bool ct_switch_is_on(void)
{
    return value_of(ON) != 0;
}

bool ct_report_is_wanted(void)
{
    return value_of(REPORT) != 0 || is_report_a_file();
}

const char *ct_report_file(void)
{
    return is_report_a_file() ? text_of(REPORT) : NULL;
}

bool ct_simulated_is_wanted(void)
{
    return value_of(SIMULATED) != 0;
}

bool ct_reproducible_is_wanted(void)
{
    return value_of(REPRODUCIBLE) != 0;
}

bool ct_host_memory_is_promised(void)
{
    return value_of(DEVICE) != 0;
}

int ct_switch_wait_s(void)
{
    return value_of(WAIT);
}

size_t ct_switch_window(void)
{
    return (size_t)value_of(WINDOW);
}

size_t ct_switch_window_read(void)
{
    return (size_t)value_of(WINDOW_READ);
}

enum ct_trial_mode ct_trial_mode(void)
{
    return (enum ct_trial_mode)value_of(TRIAL);
}

const char *ct_switch_force(void)
{
    return text_of(FORCE);
}

const char *ct_record_file(void)
{
    return ct_switch_is_on() ? text_of(RECORD) : NULL;
}

char *ct_switch_path(const char *file)
{
    const bool is_whole = pthread_once(&once, read_all) != 0 || folder == NULL || file[0] == '/';

    return is_whole ? ct_format("%s", file) : ct_format("%s/%s", folder, file);
}
