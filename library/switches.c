/*
 * switches.c - reads each environment variable once.
 */
#include "library/switches.h"

#include "base/environment.h"
#include "library/mpi/pmpi.h"

#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct word {
    const char *text;
    int value; /* 0: off */
};

static const struct word on_words[] = {
    {"", true}, {"on", true}, {"off", false}, {NULL, false}};
static const struct word zero_words[] = {
    {"", false}, {"0", false}, {"1", true}, {NULL, false}};
static const struct word trial_words[] = {{"", CT_TRIAL_EXACT},
                                          {"exact", CT_TRIAL_EXACT},
                                          {"all", CT_TRIAL_ALL},
                                          {"off", CT_TRIAL_OFF},
                                          {NULL, CT_TRIAL_OFF}};

/* COLLTUNE_WAIT, if unset, and what it may be. */
#define WAIT_S 60
#define WAIT_MAX_S 1000000

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool is_on;
static bool is_report_wanted;
static const char *report_file;
static bool is_simulated_wanted;
static bool is_reproducible_wanted;
static enum ct_trial_mode trial_mode;
static const char *job = "";
static int wait_s = WAIT_S;

void ct_switch_complain(const char *name, const char *value,
                        const char *mistake, const char *consequence)
{
    int is_initialized = 0;
    int rank;

    /* not where only sessions are used: there is no MPI_COMM_WORLD */
    PMPI_Initialized(&is_initialized);
    if (is_initialized &&
        PMPI_Comm_rank(MPI_COMM_WORLD, &rank) == MPI_SUCCESS && rank == 0)
        fprintf(stderr, "colltune: %s=%s: %s; %s\n", name, value, mistake,
                consequence);
}

static int read_switch(const char *name, const struct word *words,
                       const char *expected)
{
    const char *value = ct_environment_get(name);

    if (value == NULL)
        value = "";
    while (words->text != NULL && strcmp(words->text, value) != 0)
        words++;
    if (words->text == NULL)
        ct_switch_complain(name, value, expected, "taken as off");
    return words->value;
}

static void read_report(void)
{
    const char *value = ct_environment_get("COLLTUNE_REPORT");

    is_report_wanted = value != NULL && ct_answer_of(value) != CT_ANSWER_NO;
    if (is_report_wanted && ct_answer_of(value) == CT_ANSWER_UNKNOWN)
        report_file = value;
}

static void read_wait(void)
{
    const char *value = ct_environment_get("COLLTUNE_WAIT");
    char *end;
    long seconds;

    if (value == NULL || value[0] == '\0')
        return;
    seconds = strtol(value, &end, 10);
    if (*end == '\0' && seconds >= 0 && seconds <= WAIT_MAX_S)
        wait_s = (int)seconds;
    else
        ct_switch_complain("COLLTUNE_WAIT", value,
                           "expected seconds, 0 to 1000000", "taken as 60");
}

static void read_all(void)
{
    is_on = read_switch("COLLTUNE", on_words, "expected on or off");
    read_report();
    read_wait();
    is_simulated_wanted =
        read_switch("COLLTUNE_SIMULATED", zero_words, "expected 0 or 1");
    is_reproducible_wanted =
        read_switch("COLLTUNE_REPRODUCIBLE", zero_words, "expected 0 or 1");
    if (ct_environment_get("COLLTUNE_JOB") != NULL)
        job = ct_environment_get("COLLTUNE_JOB");
    trial_mode = (enum ct_trial_mode)read_switch("COLLTUNE_TRIAL", trial_words,
                                                 "expected exact, all or off");
}

bool ct_switch_is_on(void)
{
    return pthread_once(&once, read_all) == 0 && is_on;
}

bool ct_report_is_wanted(void)
{
    return pthread_once(&once, read_all) == 0 && is_report_wanted;
}

const char *ct_report_file(void)
{
    return ct_report_is_wanted() ? report_file : NULL;
}

bool ct_simulated_is_wanted(void)
{
    return pthread_once(&once, read_all) == 0 && is_simulated_wanted;
}

bool ct_reproducible_is_wanted(void)
{
    return pthread_once(&once, read_all) == 0 && is_reproducible_wanted;
}

enum ct_trial_mode ct_trial_mode(void)
{
    return pthread_once(&once, read_all) == 0 ? trial_mode : CT_TRIAL_OFF;
}

const char *ct_switch_job(void)
{
    return pthread_once(&once, read_all) == 0 ? job : "";
}

int ct_switch_wait_s(void)
{
    return pthread_once(&once, read_all) == 0 ? wait_s : WAIT_S;
}
