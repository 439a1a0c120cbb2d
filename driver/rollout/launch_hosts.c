/*
 * launch_hosts.c - hosts that launchers and batch systems name, in words, files and variables.
 */
#include "base/files.h"
#include "base/same_host.h"
#include "cluster/reader/host_names.h"
#include "driver/rollout/launch_line.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define NAME_MOST 256

/* How hosts are named: by a list of names or in a file with one in each line; with an option of a
   launcher, or a variable of a batch system. */
static const struct {
    const char *name;
    bool is_variable;
    bool is_file;
    bool has_brackets; /* n[0-3] */
} places[] = {
    {"-hosts", false, false, false},
    {"-host", false, false, false},
    {"--host", false, false, false},
    {"-H", false, false, false},
    {"-w", false, false, true},
    {"--nodelist", false, false, true},
    {"-f", false, true, false},
    {"-hostfile", false, true, false},
    {"--hostfile", false, true, false},
    {"-machinefile", false, true, false},
    {"--machinefile", false, true, false},
    {"SLURM_JOB_NODELIST", true, false, true},
    {"HYDRA_HOST_FILE", true, true, false},
    {"PBS_NODEFILE", true, true, false},
    {"LSB_HOSTS", true, false, false},
};

#define NPLACES (sizeof places / sizeof *places)

/* True if they are one host: MPI may know it with its domain, the file without. */
static bool is_same(const char *a, const char *b)
{
    return ct_host_is_same(a, b) || (ct_host_is_this(a) && ct_host_is_this(b));
}

static bool has_host(const struct ct_cluster *cluster, const char *name)
{
    bool is_there = false;

    for (int i = 0; i < cluster->nnodes && !is_there; i++)
        is_there = cluster->nodes[i].kind == CT_NODE_HOST && is_same(cluster->nodes[i].name, name);
    return is_there;
}

static int check_host(const struct ct_cluster *cluster, const char *name, struct ct_diag *diag)
{
    if (has_host(cluster, name))
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "the host %.200s is none of the cluster %s: its ranks would run native; "
                       "describe and tune that host, too",
                       name, cluster->name);
}

/* Names with commas or blanks between them, and perhaps ":SLOTS" after each. */
static int check_list(const struct ct_cluster *cluster, char *list, struct ct_diag *diag)
{
    char *rest = NULL;
    int err = CT_OK;

    for (char *name = strtok_r(list, ", \t", &rest); name != NULL && err == CT_OK;
         name = strtok_r(NULL, ", \t", &rest)) {
        name[strcspn(name, ":")] = '\0';
        err = check_host(cluster, name, diag);
    }
    return err;
}

static int check_brackets(const struct ct_cluster *cluster, const char *place, const char *list,
                          struct ct_diag *diag)
{
    const struct ct_source source = {.file = place, .diag = diag};
    struct ct_names names = {0};
    int err = ct_names_expand(&source, 0, list, &names);

    for (int i = 0; i < names.n && err == CT_OK; i++)
        err = check_host(cluster, names.item[i], diag);
    ct_names_fini(&names);
    return err;
}

static int check_file(const struct ct_cluster *cluster, const char *path, struct ct_diag *diag)
{
    char *text = NULL, *rest = NULL;
    int err = ct_file_read_written(path, &text, diag);

    for (char *line = text == NULL ? NULL : strtok_r(text, "\n", &rest);
         line != NULL && err == CT_OK; line = strtok_r(NULL, "\n", &rest)) {
        line[strcspn(line, "# \t\r:")] = '\0';
        if (line[0] != '\0')
            err = check_host(cluster, line, diag);
    }
    free(text);
    return err == CT_ERR_SYSTEM ? CT_ERR_INPUT : err;
}

const char *ct_launch_value(char *const *words, int nwords, const char *option)
{
    const size_t length = strlen(option);

    for (int i = 1; i < nwords && words[i] != NULL; i++) {
        if (strcmp(words[i], option) == 0)
            return words[i + 1];
        if (strncmp(words[i], option, length) == 0 && words[i][length] == '=')
            return words[i] + length + 1;
    }
    return NULL;
}

bool ct_launch_names_hosts(const char *option)
{
    bool is_one = false;

    for (size_t i = 0; i < NPLACES && !is_one; i++)
        is_one = !places[i].is_variable && strcmp(option, places[i].name) == 0;
    return is_one;
}

static int check_place(const struct ct_cluster *cluster, size_t i, const char *value,
                       struct ct_diag *diag)
{
    char *list;
    int err;

    if (places[i].is_file)
        return check_file(cluster, value, diag);
    if (places[i].has_brackets)
        return check_brackets(cluster, places[i].name, value, diag);
    list = ct_format("%s", value);
    err = list == NULL ? ct_diag_memory(diag) : check_list(cluster, list, diag);
    free(list);
    return err;
}

int ct_launch_hosts_check(const struct ct_cluster *cluster, enum ct_launcher launcher,
                          char *const *words, int nwords, bool is_first, struct ct_diag *diag)
{
    char own[NAME_MOST] = "";

    if (launcher == CT_LAUNCHER_NONE)
        return CT_OK;
    for (size_t i = 0; i < NPLACES; i++) {
        const char *value = places[i].is_variable ? getenv(places[i].name)
                                                  : ct_launch_value(words, nwords, places[i].name);

        if (value != NULL && value[0] != '\0')
            return check_place(cluster, i, value, diag);
    }
    gethostname(own, sizeof own - 1);
    return !is_first || launcher == CT_LAUNCHER_SLURM ? CT_OK : check_host(cluster, own, diag);
}
