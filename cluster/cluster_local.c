/*
 * cluster_local.c - the cluster that is this machine alone.
 */
#include "cluster/inside_hwloc.h"
#include "cluster/reader/draft.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { RANKS_LEAST = 2, HOST_NAME_SIZE = 256 };

/* This machine's name, made to obey the rule for names of the cluster file. */
static char *host_name(void)
{
    char name[HOST_NAME_SIZE] = "";

    if (gethostname(name, sizeof name - 1) != 0 || !isalnum((unsigned char)name[0]))
        return strdup("localhost");
    for (char *c = name; *c != '\0'; c++) {
        if (!isalnum((unsigned char)*c) && strchr("._-", *c) == NULL)
            *c = '-';
    }
    return strdup(name);
}

static int add_host(struct ct_draft *draft, const struct ct_source *source)
{
    const struct ct_draft_host host = {.node = {.name = host_name()}, .on_switch = -1};
    int err;

    if (host.node.name == NULL)
        return ct_fault_memory(source);
    err = ct_draft_add_host(draft, source, &host);
    if (err != CT_OK)
        free(host.node.name);
    return err;
}

static int count_cores(const struct ct_inside *inside)
{
    int n = 0;

    for (int i = 0; i < inside->n; i++)
        n += inside->node[i].is_core;
    return n;
}

/* nranks: 0: one per core, at least RANKS_LEAST */
static int add_ranks(struct ct_draft *draft, int nranks, const struct ct_source *source)
{
    int err = 0;

    if (nranks == 0)
        nranks = count_cores(&draft->insides[0]);
    if (nranks < RANKS_LEAST)
        nranks = RANKS_LEAST;
    for (int i = 0; i < nranks && err == CT_OK; i++)
        err = ct_draft_add_rank(draft, source, 0, 0);
    return err;
}

static int draft_machine(struct ct_draft *draft, const char *synthetic, int nranks,
                         const char *default_launch, const struct ct_source *source)
{
    const struct ct_hwloc_place place = {.synthetic = synthetic, .source = source};
    struct ct_inside *inside = ct_draft_add_inside(draft);
    struct ct_cluster *cluster = draft->cluster;
    int err;

    cluster->name = strdup("local");
    cluster->note = strdup("this machine, as hwloc sees it");
    cluster->launch = strdup(default_launch);
    if (inside == NULL || cluster->name == NULL || cluster->note == NULL || cluster->launch == NULL)
        return ct_fault_memory(source);
    CT_TRY(err, out, ct_launch_check(source, 0, default_launch));
    CT_TRY(err, out, ct_inside_discover(&place, inside));
    CT_TRY(err, out, add_host(draft, source));
    err = add_ranks(draft, nranks, source);
out:
    return err;
}

int ct_cluster_local(const char *synthetic, int nranks, const char *default_launch,
                     struct ct_cluster **cluster, struct ct_diag *diag)
{
    const struct ct_source source = {.file = "this machine", .diag = diag};
    struct ct_draft draft;
    int err;

    CT_TRY(err, out, ct_draft_init(&draft, &source));
    CT_TRY(err, out, draft_machine(&draft, synthetic, nranks, default_launch, &source));
    CT_TRY(err, out, ct_draft_finish(&draft, &source, cluster));
    (*cluster)->is_local = true;
out:
    ct_draft_fini(&draft);
    return err;
}

int ct_cluster_local_cores(const char *synthetic)
{
    struct ct_diag diag;
    const struct ct_source source = {.file = "this machine", .diag = &diag};
    const struct ct_hwloc_place place = {.synthetic = synthetic, .source = &source};
    struct ct_inside inside = {0};
    const int err = ct_inside_discover(&place, &inside);
    const int n = err == CT_OK ? count_cores(&inside) : 0;

    ct_inside_fini(&inside);
    return n;
}
