/*
 * job_list.c - jobs by name: of the cluster file, or by a rule.
 */
#include "driver/jobs/job_list.h"

#include "base/array.h"
#include "base/text.h"
#include "generator/site.h"

#include <stdlib.h>
#include <string.h>

/* Hosts with ranks, counted along the wiring. */
struct hosts {
    const struct ct_cluster *cluster;
    int n;
    int *position; /* node -> number, of hosts with ranks */
};

/* Ranks as a matrix. */
struct grid {
    const int *rank_host;
    int nrows;
    int ncolumns;
};

struct rule {
    const char *name;
    bool is_default;
    bool is_odd; /* without its last rank if it has an even number */

    /* How many ranks of the job are where one is on host number `i`. */
    int (*ranks)(const struct hosts *hosts, int i);

    /* Of jobs in parts: of a grid of ranks, row after row, its parts. */
    void (*divide)(const struct grid *grid, struct ct_cluster_job *job);
};

static int first_half(const struct hosts *hosts, int i)
{
    return i < (hosts->n + 1) / 2;
}

static int every_second(const struct hosts *hosts, int i)
{
    (void)hosts;
    return i % 2 == 0;
}

static int every_third(const struct hosts *hosts, int i)
{
    return hosts->n > 1 && i % 3 == 0;
}

static int first_eighth(const struct hosts *hosts, int i)
{
    return i < (hosts->n + 7) / 8;
}

static int every_eighth(const struct hosts *hosts, int i)
{
    (void)hosts;
    return i % 8 == 0;
}

static int two_each(const struct hosts *hosts, int i)
{
    (void)hosts;
    (void)i;
    return 2;
}

static void divide_into_rows(const struct grid *grid, struct ct_cluster_job *job)
{
    job->nparts = grid->nrows;
    for (int i = 0; i < grid->nrows * grid->ncolumns; i++)
        job->rank_host[job->nranks++] = grid->rank_host[i];
}

static void divide_into_columns(const struct grid *grid, struct ct_cluster_job *job)
{
    job->nparts = grid->ncolumns;
    for (int column = 0; column < grid->ncolumns; column++) {
        for (int row = 0; row < grid->nrows; row++)
            job->rank_host[job->nranks++] = grid->rank_host[row * grid->ncolumns + column];
    }
}

static const struct rule rules[] = {
    {"half-blocks", true, false, first_half, NULL},
    {"half-dealt", true, false, every_second, NULL},
    {"third-odd", true, true, every_third, NULL},
    {"eighth", true, false, first_eighth, NULL},
    {"eighth-dealt", true, false, every_eighth, NULL},
    {"rows", true, false, NULL, divide_into_rows},
    {"columns", true, false, NULL, divide_into_columns},
    {"two-per-host", false, false, two_each, NULL},
};

enum { NRULES = sizeof rules / sizeof rules[0] };

/* Depth first: hosts below a node are next to each other.

   work  three numbers for each node */
static void number_in_order(const struct ct_site *site, struct hosts *hosts, int *work)
{
    const struct ct_cluster *cluster = hosts->cluster;
    int *const host = work, *const ends = host + site->nnodes, *const order = ends + site->nnodes;
    struct ct_tree tree;

    for (int rank = 0; rank < cluster->nranks; rank++) {
        const int node = cluster->rank_host[rank];

        if (hosts->position[node]++ == 0)
            host[hosts->n++] = node;
    }
    tree = ct_site_tree(site, hosts->n, host);
    ct_tree_order(&tree, ends, order);
    for (int i = 0; i < hosts->n; i++)
        hosts->position[host[order[i]]] = i;
}

static int number_hosts(const struct ct_cluster *cluster, struct hosts *hosts, struct ct_diag *diag)
{
    const size_t n = (size_t)cluster->nnodes;
    int *const work = calloc(3 * n, sizeof *work);
    struct ct_site *site = NULL;
    int err = ct_site_build(cluster, &site, diag);

    *hosts = (struct hosts){.cluster = cluster, .position = calloc(n, sizeof *hosts->position)};
    if (err == CT_OK && work != NULL && hosts->position != NULL)
        number_in_order(site, hosts, work);
    else
        err = ct_diag_memory(diag);
    ct_site_free(site);
    free(work);
    return err;
}

/* As square as can be without more columns than rows, and less than four times
   as long as wide: else the last ranks are in none. */
static struct grid grid_of(const struct ct_cluster *cluster)
{
    struct grid grid = {.rank_host = cluster->rank_host};
    int root = 1;

    while ((root + 1) * (root + 1) <= cluster->nranks)
        root++;
    grid.ncolumns = root;
    while (cluster->nranks % grid.ncolumns != 0)
        grid.ncolumns--;
    if (2 * grid.ncolumns <= root)
        grid.ncolumns = root;
    grid.nrows = cluster->nranks / grid.ncolumns;
    return grid;
}

/* returns  0 or CT_ERR_MEMORY; the job has its ranks, perhaps none */
static int follow_rule(const struct rule *rule, const struct hosts *hosts,
                       struct ct_cluster_job *job)
{
    const struct ct_cluster *cluster = hosts->cluster;

    job->rank_host = calloc(2 * (size_t)cluster->nranks, sizeof *job->rank_host);
    if (job->rank_host == NULL)
        return CT_ERR_MEMORY;
    if (rule->divide != NULL) {
        const struct grid grid = grid_of(cluster);

        if (grid.ncolumns > 1)
            rule->divide(&grid, job);
        return CT_OK;
    }
    for (int rank = 0; rank < cluster->nranks; rank++) {
        const int host = cluster->rank_host[rank];
        const int n = rule->ranks(hosts, hosts->position[host]);

        for (int i = 0; i < n; i++)
            job->rank_host[job->nranks++] = host;
    }
    if (rule->is_odd && job->nranks % 2 == 0)
        job->nranks--;
    return CT_OK;
}

static int copy_ranks(const struct ct_cluster_job *from, struct ct_cluster_job *job)
{
    const size_t size = (size_t)from->nranks * sizeof *job->rank_host;

    job->rank_host = malloc(size);
    if (job->rank_host == NULL)
        return CT_ERR_MEMORY;
    memcpy(job->rank_host, from->rank_host, size);
    job->nranks = from->nranks;
    job->nparts = from->nparts;
    return CT_OK;
}

static const struct ct_cluster_job *find_listed(const struct ct_cluster *cluster, const char *name)
{
    for (int i = 0; i < cluster->njobs; i++) {
        if (strcmp(cluster->jobs[i].name, name) == 0)
            return &cluster->jobs[i];
    }
    return NULL;
}

static const struct rule *find_rule(const char *name)
{
    for (int i = 0; i < NRULES; i++) {
        if (strcmp(rules[i].name, name) == 0)
            return &rules[i];
    }
    return NULL;
}

/* The jobs that are being listed. */
struct list {
    struct hosts hosts;
    struct ct_cluster_job *jobs;
    int n;
    struct ct_diag *diag;
};

static bool is_listed(const struct list *list, const char *name)
{
    for (int i = 0; i < list->n; i++) {
        if (strcmp(list->jobs[i].name, name) == 0)
            return true;
    }
    return false;
}

static int refuse(const struct list *list, const char *name)
{
    struct ct_text names = {0};
    char *text = NULL;

    for (int i = 0; i < list->hosts.cluster->njobs; i++)
        ct_text_add(&names, "%s, ", list->hosts.cluster->jobs[i].name);
    for (int i = 0; i < NRULES; i++)
        ct_text_add(&names, "%s, ", rules[i].name);
    if (ct_text_take(&names, &text, list->diag) == CT_OK)
        ct_diag_set(list->diag, CT_ERR_INPUT, "unknown job: %.60s; there are %.600sall", name,
                    text);
    free(text);
    return CT_ERR_INPUT;
}

/* True if the ranks of each host are next to each other. */
static bool are_in_blocks(const struct ct_cluster *cluster, const int *rank_host, int nranks)
{
    bool *seen = calloc((size_t)cluster->nnodes, sizeof *seen);
    bool are = seen != NULL;

    for (int i = 0; i < nranks && are; i++) {
        const int host = rank_host[i];

        are = !seen[host] || host == rank_host[i - 1];
        seen[host] = true;
    }
    free(seen);
    return are;
}

/* A launch line that names each host once starts ranks in blocks, if it does so
   with the cluster's own. */
static bool is_launched_so(const struct ct_cluster *cluster, const struct ct_cluster_job *job)
{
    return strstr(cluster->launch, "{rank_hosts}") != NULL ||
           !are_in_blocks(cluster, cluster->rank_host, cluster->nranks) ||
           are_in_blocks(cluster, job->rank_host, job->nranks);
}

/* True if it is worth while, and possible, where nobody named it. */
static bool is_for_all(const struct ct_cluster *cluster, const struct ct_cluster_job *job)
{
    return (job->nparts > 1 || job->nranks < cluster->nranks) && is_launched_so(cluster, job);
}

/* Add a job; `is_named`: it must be one. */
static int add_job(struct list *list, const char *name, bool is_named)
{
    const struct ct_cluster *cluster = list->hosts.cluster;
    const struct ct_cluster_job *listed = find_listed(cluster, name);
    const struct rule *rule = find_rule(name);
    struct ct_cluster_job *grown, *job;
    int err;

    if (name[0] == '\0')
        return ct_diag_set(list->diag, CT_ERR_INPUT, "--jobs has an empty name in its list");
    if (is_listed(list, name))
        return CT_OK;
    if (listed == NULL && rule == NULL)
        return refuse(list, name);
    grown = ct_array_grow(list->jobs, list->n, sizeof *grown);
    if (grown == NULL)
        return ct_diag_memory(list->diag);
    list->jobs = grown;
    job = &grown[list->n++];
    *job = (struct ct_cluster_job){.name = strdup(name), .nparts = 1};
    err = job->name == NULL ? CT_ERR_MEMORY
          : listed != NULL  ? copy_ranks(listed, job)
                            : follow_rule(rule, &list->hosts, job);
    if (err != CT_OK)
        return ct_diag_memory(list->diag);
    if (job->nranks >= 2 && (is_named || is_for_all(cluster, job)))
        return CT_OK;
    if (is_named)
        return ct_diag_set(list->diag, CT_ERR_INPUT,
                           "the job %s would have %d rank%s; it needs two or "
                           "more",
                           name, job->nranks, ct_plural(job->nranks));
    free(job->name);
    free(job->rank_host);
    list->n--;
    return CT_OK;
}

static int add_all(struct list *list)
{
    const struct ct_cluster *cluster = list->hosts.cluster;
    int err = CT_OK;

    for (int i = 0; i < cluster->njobs && err == CT_OK; i++)
        err = add_job(list, cluster->jobs[i].name, true);
    for (int i = 0; i < NRULES && err == CT_OK && cluster->njobs == 0; i++) {
        if (rules[i].is_default)
            err = add_job(list, rules[i].name, false);
    }
    return err;
}

static int add_words(struct list *list, const char *words)
{
    int err = CT_OK;

    for (const char *at = words; err == CT_OK && at != NULL;) {
        const size_t length = strcspn(at, ",");
        char *word = strndup(at, length);

        if (word == NULL)
            return ct_diag_memory(list->diag);
        err = strcmp(word, "all") == 0 ? add_all(list) : add_job(list, word, true);
        free(word);
        at = at[length] == ',' ? at + length + 1 : NULL;
    }
    return err;
}

int ct_job_list_read(const char *words, const struct ct_cluster *cluster,
                     struct ct_cluster_job **jobs, int *njobs, struct ct_diag *diag)
{
    struct list list = {.diag = diag};
    int err = number_hosts(cluster, &list.hosts, diag);

    if (err == CT_OK)
        err = add_words(&list, words);
    free(list.hosts.position);
    *jobs = list.jobs;
    *njobs = list.n;
    return err;
}

int ct_job_list_check(const struct ct_cluster *cluster, const char *file, struct ct_diag *diag)
{
    return cluster->nparts <= 1 ? CT_OK
                                : ct_diag_set(diag, CT_ERR_INPUT,
                                              "%s has 'parts', which is for jobs: list its "
                                              "ranks as one, and name it by --jobs",
                                              file);
}
