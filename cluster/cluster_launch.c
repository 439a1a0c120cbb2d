/*
 * cluster_launch.c - the command line that starts the ranks.
 *
 * {word} stands for a value; ${word} is left to the shell.
 */
#include "base/text.h"
#include "cluster/reader/draft.h"

#include <stdlib.h>
#include <string.h>

struct filling {
    const struct ct_cluster *cluster;
    const char *command;
    struct ct_text line;
    bool failed; /* out of memory */
};

static const char *host_of(const struct ct_cluster *cluster, int rank)
{
    return cluster->nodes[ct_cluster_launched_host(cluster, rank)].name;
}

static void add_list_item(struct ct_text *line, const char *name, bool first)
{
    if (!first)
        ct_text_append(line, ",", 1);
    ct_text_append(line, name, strlen(name));
}

static void fill_ranks(struct filling *filling)
{
    ct_text_add(&filling->line, "%d", ct_cluster_launched(filling->cluster));
}

/* Most ranks on one host, of all parts. */
static void fill_per_host(struct filling *filling)
{
    const struct ct_cluster *cluster = filling->cluster;
    int *count = calloc((size_t)cluster->nnodes, sizeof *count);
    int most = 0;

    filling->failed = filling->failed || count == NULL;
    for (int i = 0; i < ct_cluster_launched(cluster) && count != NULL; i++) {
        const int n = ++count[ct_cluster_launched_host(cluster, i)];

        most = n > most ? n : most;
    }
    ct_text_add(&filling->line, "%d", most);
    free(count);
}

/* Each host once, in order of its first rank. */
static void fill_hosts(struct filling *filling)
{
    const struct ct_cluster *cluster = filling->cluster;
    bool *seen = calloc((size_t)cluster->nnodes, sizeof *seen);

    filling->failed = filling->failed || seen == NULL;
    for (int i = 0; i < ct_cluster_launched(cluster) && seen != NULL; i++) {
        const int host = ct_cluster_launched_host(cluster, i);

        if (!seen[host])
            add_list_item(&filling->line, host_of(cluster, i), i == 0);
        seen[host] = true;
    }
    free(seen);
}

static void fill_rank_hosts(struct filling *filling)
{
    for (int rank = 0; rank < ct_cluster_launched(filling->cluster); rank++)
        add_list_item(&filling->line, host_of(filling->cluster, rank), rank == 0);
}

static void fill_command(struct filling *filling)
{
    ct_text_append(&filling->line, filling->command, strlen(filling->command));
}

struct placeholder {
    const char *text;
    void (*fill)(struct filling *filling);
};

static const struct placeholder placeholders[] = {
    {"{ranks}", fill_ranks},       {"{hosts}", fill_hosts},     {"{rank_hosts}", fill_rank_hosts},
    {"{per_host}", fill_per_host}, {"{command}", fill_command},
};

/* The placeholder that begins at `at`; NULL: none. */
static const struct placeholder *find_placeholder(const char *at)
{
    for (size_t i = 0; i < sizeof placeholders / sizeof *placeholders; i++) {
        const size_t length = strlen(placeholders[i].text);

        if (strncmp(at, placeholders[i].text, length) == 0)
            return &placeholders[i];
    }
    return NULL;
}

/* Where the next placeholder of a template begins, from `at` on; its end if
   there is none. */
static const char *next_brace(const char *start, const char *at)
{
    while (*at != '\0' && (*at != '{' || (at > start && at[-1] == '$')))
        at++;
    return at;
}

int ct_launch_check(const struct ct_source *source, int line, const char *launch)
{
    const char *at = next_brace(launch, launch);
    bool has_command = false;

    for (; *at != '\0'; at = next_brace(launch, at + 1)) {
        const size_t length = strcspn(at, "}");

        if (find_placeholder(at) == NULL)
            return ct_fault(source, line,
                            "unknown placeholder '%.*s' in 'launch'; allowed: "
                            "{ranks}, {hosts}, {rank_hosts}, {per_host}, "
                            "{command}",
                            length < 40 ? (int)length + (at[length] != '\0') : 40, at);
        has_command = has_command || find_placeholder(at)->fill == fill_command;
    }
    if (has_command)
        return 0;
    return ct_fault(source, line,
                    "'launch' without {command}: '%.60s'; write for example "
                    "\"mpiexec -n {ranks} {command}\"",
                    launch);
}

int ct_cluster_launch(const struct ct_cluster *cluster, const char *command, char **line,
                      struct ct_diag *diag)
{
    struct filling filling = {.cluster = cluster, .command = command};
    const char *at = cluster->launch;

    while (*at != '\0') {
        const char *brace = next_brace(cluster->launch, at);
        const struct placeholder *found = find_placeholder(brace);

        ct_text_append(&filling.line, at, (size_t)(brace - at));
        if (found == NULL) /* the end: ct_launch_check refuses unknown ones */
            break;
        found->fill(&filling);
        at = brace + strlen(found->text);
    }
    filling.line.failed = filling.line.failed || filling.failed;
    return ct_text_take(&filling.line, line, diag);
}
