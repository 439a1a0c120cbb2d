/*
 * run_facts.c - asks the system and the batch system's variables.
 */
#include "library/report/run_facts.h"

#include "base/environment.h"
#include "base/text.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static struct timespec began; /* all 0: unknown */

void ct_run_facts_begin(void)
{
    clock_gettime(CLOCK_MONOTONIC, &began);
}

/* As a part of a file's name, and of a line. */
static void make_plain(char *text)
{
    for (; *text != '\0'; text++) {
        if ((unsigned char)*text < ' ' || *text == '/')
            *text = '_';
    }
}

static void find_program(char *program, size_t size)
{
    char path[1024];
    const ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
    const char *slash;

    path[n < 0 ? 0 : n] = '\0';
    slash = strrchr(path, '/');
    snprintf(program, size, "%.200s", slash == NULL ? "unknown" : slash + 1);
}

static void find_job(char *job, size_t size)
{
    static const char *const variables[] = {"SLURM_JOB_ID", "PBS_JOBID", "LSB_JOBID", "FLUX_JOB_ID",
                                            NULL};

    snprintf(job, size, "%ld", (long)getppid());
    for (int i = 0; variables[i] != NULL; i++) {
        const char *value = ct_environment_get(variables[i]);

        if (value == NULL)
            continue;
        snprintf(job, size, "%.100s", value);
        return;
    }
}

struct ct_run_facts ct_run_facts_now(void)
{
    struct ct_run_facts facts = {.seconds = 0};
    const time_t now = time(NULL);
    struct timespec clock;
    struct tm utc;

    find_program(facts.program, sizeof facts.program);
    find_job(facts.job, sizeof facts.job);
    if (gethostname(facts.host, sizeof facts.host - 1) != 0)
        snprintf(facts.host, sizeof facts.host, "unknown");
    make_plain(facts.program);
    make_plain(facts.job);
    make_plain(facts.host);
    if (gmtime_r(&now, &utc) != NULL)
        strftime(facts.ended, sizeof facts.ended, "%Y%m%dT%H%M%SZ", &utc);
    clock_gettime(CLOCK_MONOTONIC, &clock);
    if (began.tv_sec != 0 || began.tv_nsec != 0)
        facts.seconds =
            (double)(clock.tv_sec - began.tv_sec) + 1e-9 * (double)(clock.tv_nsec - began.tv_nsec);
    return facts;
}

char *ct_run_facts_name(const struct ct_run_facts *facts, const char *named)
{
    struct ct_text name = {0};
    char *result = NULL;

    for (; *named != '\0'; named++) {
        const char *value = NULL;

        if (named[0] == '%') {
            value = named[1] == 'j'   ? facts->job
                    : named[1] == 'h' ? facts->host
                    : named[1] == 'p' ? facts->program
                    : named[1] == 't' ? facts->ended
                    : named[1] == '%' ? "%"
                                      : NULL;
        }
        if (value == NULL)
            ct_text_append(&name, named, 1);
        else
            ct_text_append(&name, value, strlen(value));
        named += value != NULL;
    }
    return ct_text_take(&name, &result, NULL) == CT_OK ? result : NULL;
}
