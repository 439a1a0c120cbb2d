/*
 * provenance.c - one line of text for each key.
 */
#include "driver/decided/provenance.h"

#include "base/files.h"
#include "base/host_facts.h"
#include "base/process.h"
#include "cluster/summary.h"
#include "driver/options/plain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

extern char **environ;

/* What is said about. */
struct source {
    const struct ct_tuning *tuning;
    double seconds; /* that the run took */
};

static void add_date(struct ct_text *text, const struct source *source)
{
    const time_t began = time(NULL) - (time_t)source->seconds;
    char date[32] = "";
    struct tm utc;

    if (gmtime_r(&began, &utc) != NULL)
        strftime(date, sizeof date, "%Y-%m-%d %H:%M UTC", &utc);
    ct_text_add(text, "%s", date);
}

static void add_duration(struct ct_text *text, const struct source *source)
{
    ct_text_add(text, "%.0f s", source->seconds);
}

static void add_command(struct ct_text *text, const struct source *source)
{
    const struct ct_options *options = source->tuning->options;

    ct_text_add(text, "colltune");
    for (int i = 0; i < options->nwords; i++) {
        const char *word = options->words[i];
        char *quoted = NULL;

        if (word[0] == '\0' || strpbrk(word, " \t\n'\"$&|;<>()") != NULL)
            quoted = ct_shell_quoted(word);
        ct_text_add(text, " %s", quoted == NULL ? word : quoted);
        free(quoted);
    }
}

static void add_budget(struct ct_text *text, const struct source *source)
{
    const double budget_s = source->tuning->options->budget_s;

    if (budget_s > 0)
        ct_text_add(text, "%g s", budget_s);
    else
        ct_text_add(text, "none");
}

static void add_hosts(struct ct_text *text, const struct source *source)
{
    ct_cluster_add_hosts(text, source->tuning->cluster);
}

/* Of the machine that colltune runs on. */
static void add_host(struct ct_text *text, const struct source *source)
{
    (void)source;
    ct_host_add_name(text);
}

static void add_cpu(struct ct_text *text, const struct source *source)
{
    (void)source;
    ct_host_add_cpu(text);
}

static void add_kernel(struct ct_text *text, const struct source *source)
{
    (void)source;
    ct_host_add_kernel(text);
}

static void add_interfaces(struct ct_text *text, const struct source *source)
{
    (void)source;
    ct_host_add_interfaces(text);
}

static void add_network(struct ct_text *text, const struct source *source)
{
    ct_cluster_add_network(text, source->tuning->cluster);
}

static int by_text(const void *a, const void *b)
{
    const char *const *x = a;
    const char *const *y = b;

    return strcmp(*x, *y);
}

/* The variables that MPICH and UCX read. */
static void add_environment(struct ct_text *text, const struct source *source)
{
    static const char *const prefixes[] = {"MPIR_CVAR_", "UCX_"};
    const char **found = NULL;
    size_t all = 0;
    size_t n = 0;

    (void)source;
    while (environ != NULL && environ[all] != NULL)
        all++;
    found = calloc(all + 1, sizeof *found);
    if (found == NULL) {
        text->failed = true;
        return;
    }
    for (size_t i = 0; i < all; i++) {
        for (size_t p = 0; p < sizeof prefixes / sizeof *prefixes; p++) {
            if (strncmp(environ[i], prefixes[p], strlen(prefixes[p])) == 0)
                found[n++] = environ[i];
        }
    }
    qsort(found, n, sizeof *found, by_text);
    for (size_t i = 0; i < n; i++)
        ct_text_add(text, "%s%s", i == 0 ? "" : " ", found[i]);
    free(found);
}

/* In the order in which it is shown; what is empty is left out. */
static const struct {
    const char *key;
    void (*add)(struct ct_text *text, const struct source *source);
} keys[] = {
    {"date", add_date},
    {"duration", add_duration},
    {"command", add_command},
    {"budget", add_budget},
    {"hosts", add_hosts},
    {"host", add_host},
    {"cpu", add_cpu},
    {"network", add_network},
    {"interfaces", add_interfaces},
    {"kernel", add_kernel},
    {"environment", add_environment},
};

static int add(struct ct_result *result, const char *key, const char *value, struct ct_diag *diag)
{
    struct ct_provenance *own = CT_ADD(result, provenance);

    if (own == NULL)
        return ct_diag_memory(diag);
    own->key = ct_format("%s", key);
    own->value = ct_format("%s", value);
    if (own->key == NULL || own->value == NULL)
        return ct_diag_memory(diag);
    ct_plain_make(own->value);
    return CT_OK;
}

static int add_now(const struct source *source, struct ct_result *result, struct ct_diag *diag)
{
    int err = CT_OK;

    for (size_t i = 0; i < sizeof keys / sizeof *keys && err == CT_OK; i++) {
        struct ct_text text = {0};
        char *value = NULL;

        keys[i].add(&text, source);
        err = ct_text_take(&text, &value, diag);
        if (err == CT_OK && value[0] != '\0')
            err = add(result, keys[i].key, value, diag);
        free(value);
    }
    return err;
}

int ct_provenance_add(const struct ct_tuning *tuning, const struct ct_result *before,
                      double began_s, int nbatches, struct ct_result *result, struct ct_diag *diag)
{
    const struct source source = {.tuning = tuning, .seconds = ct_clock_s() - began_s};
    const int nearlier = nbatches == 0 && before != NULL ? before->nprovenance : 0;
    int err = CT_OK;

    for (int i = 0; i < nearlier && err == CT_OK; i++)
        err = add(result, before->provenance[i].key, before->provenance[i].value, diag);
    return err == CT_OK && nearlier == 0 ? add_now(&source, result, diag) : err;
}
