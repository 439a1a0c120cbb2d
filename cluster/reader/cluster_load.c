/*
 * cluster_load.c - read a cluster file.
 *
 * Each section has its own draft_*.c; the sections are read in the order in
 * which they need each other, whatever their order in the file.
 */
#include "cluster/reader/draft.h"
#include "cluster/reader/key_maps.h"

#include <stdlib.h>
#include <string.h>

enum top_key { NAME, NOTE, SWITCHES, LINKS, HOSTS, RANKS, PARTS, JOBS, LAUNCH, NKEYS };

static const struct ct_yaml_kind cluster_kind = {
    .name = "cluster file",
    .keys = "name, switches, links, hosts and ranks",
};

static const struct ct_yaml_key top_keys[NKEYS] = {
    [NAME] = {"name", true, NULL, "of the cluster and of its folder out/NAME: a-z, 0-9 and -"},
    [NOTE] = {"note", false, NULL, "a line for people"},
    [SWITCHES] = {"switches", false, NULL,
                  "a list of their names; without it, one host has all ranks"},
    [LINKS] = {"links", false, NULL, "a list of the cables between switches, which form a tree"},
    [HOSTS] = {"hosts", true, NULL, "a list of the hosts"},
    [RANKS] = {"ranks", true, NULL,
               "on which host each rank is: a list of host names, or a mapping"},
    [PARTS] = {"parts", false, NULL,
               "a number: the ranks are that many communicators of equal size, which call at the "
               "same time"},
    [JOBS] = {"jobs", false, NULL, "a list of other jobs for colltune tune --jobs"},
    [LAUNCH] = {"launch", false, NULL,
                "the line that starts a job, with {command} in it; {ranks}, {hosts} (each once), "
                "{rank_hosts} (one for each rank) and {per_host} are filled in; without it, "
                "MPICH's mpiexec"},
};

const struct ct_key_map ct_file_keys = {"the file", top_keys, NKEYS, false};

static int copy_text(const struct ct_source *source, const char *text, char **copy)
{
    *copy = strdup(text);
    return *copy == NULL ? ct_fault_memory(source) : 0;
}

static int read_name(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node)
{
    const char *name;
    const int err = ct_yaml_text(yaml, node, "'name'", &name);

    if (err != CT_OK)
        return err;
    if (!ct_cluster_is_name(name))
        return ct_fault(yaml->source, ct_yaml_line(node),
                        "bad name '%.60s'; up to %d of a-z, 0-9 and -, a "
                        "letter first",
                        name, CT_CLUSTER_NAME_MOST);
    return copy_text(yaml->source, name, &draft->cluster->name);
}

static int read_note(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node)
{
    const char *note = "";
    int err = 0;

    if (node != NULL)
        err = ct_yaml_text(yaml, node, "'note'", &note);
    return err != CT_OK ? err : copy_text(yaml->source, note, &draft->cluster->note);
}

static int read_launch(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node,
                       const char *fallback)
{
    const struct ct_source without = {.file = "the default launch line",
                                      .diag = yaml->source->diag};
    const char *launch = fallback;
    int err;

    if (node == NULL) {
        err = ct_launch_check(&without, 0, launch);
    } else {
        err = ct_yaml_text(yaml, node, "'launch'", &launch);
        if (err == CT_OK)
            err = ct_launch_check(yaml->source, ct_yaml_line(node), launch);
    }
    return err != CT_OK ? err : copy_text(yaml->source, launch, &draft->cluster->launch);
}

static int read_draft(struct ct_draft *draft, struct ct_yaml *yaml, const char *default_launch)
{
    yaml_node_t *value[NKEYS];
    int err;

    CT_TRY(err, out, ct_yaml_map(yaml, yaml->root, "the file", top_keys, NKEYS, value));
    CT_TRY(err, out, read_name(draft, yaml, value[NAME]));
    CT_TRY(err, out, read_note(draft, yaml, value[NOTE]));
    CT_TRY(err, out, read_launch(draft, yaml, value[LAUNCH], default_launch));
    CT_TRY(err, out, ct_draft_read_wiring(draft, yaml, value[SWITCHES], value[LINKS]));
    CT_TRY(err, out, ct_draft_read_hosts(draft, yaml, value[HOSTS]));
    CT_TRY(err, out, ct_draft_read_ranks(draft, yaml, value[RANKS]));
    CT_TRY(err, out, ct_draft_read_parts(yaml, value[PARTS], draft->nranks, &draft->nparts));
    if (value[JOBS] != NULL)
        err = ct_draft_read_jobs(draft, yaml, value[JOBS]);
out:
    return err;
}

/* Keep the first ranks only. */
static int keep_first(struct ct_draft *draft, const struct ct_source *source, int nranks)
{
    if (nranks > draft->nranks || nranks == 1)
        return ct_fault(source, 0,
                        "%d ranks are asked for; it has %d, of which any "
                        "number from 2 on can be used",
                        nranks, draft->nranks);
    if (nranks > 0 && draft->nparts > 1)
        return ct_fault(source, 0, "%d ranks are asked for; it has %d parts of %d ranks", nranks,
                        draft->nparts, draft->nranks / draft->nparts);
    if (nranks > 0)
        draft->nranks = nranks;
    return CT_OK;
}

/* The job's ranks in place of the file's. */
static int take_job(struct ct_draft *draft, const struct ct_source *source,
                    const struct ct_cluster_job *job)
{
    int err = CT_OK;

    draft->nranks = 0;
    draft->nparts = job->nparts;
    for (int rank = 0; rank < job->nranks && err == CT_OK; rank++)
        err = ct_draft_add_rank(draft, source, 0, job->rank_host[rank] - draft->nswitches);
    ct_cluster_free_jobs(draft->cluster->jobs, draft->cluster->njobs);
    draft->cluster->jobs = NULL;
    draft->cluster->njobs = 0;
    return err;
}

/* With the first `nranks` ranks, 0: all; or those of the job, if it is not
   NULL. */
static int load(const struct ct_source *source, const char *default_launch, int nranks,
                const struct ct_cluster_job *job, struct ct_cluster **cluster)
{
    struct ct_draft draft;
    struct ct_yaml yaml;
    int err = ct_yaml_open(&yaml, source, &cluster_kind);

    if (err != CT_OK)
        return err;
    CT_TRY(err, out, ct_draft_init(&draft, source));
    CT_TRY(err, out, read_draft(&draft, &yaml, default_launch));
    if (job == NULL)
        CT_TRY(err, out, keep_first(&draft, source, nranks));
    else
        CT_TRY(err, out, take_job(&draft, source, job));
    err = ct_draft_finish(&draft, source, cluster);
out:
    ct_draft_fini(&draft);
    ct_yaml_close(&yaml);
    return err;
}

int ct_cluster_load(const char *path, const char *default_launch, struct ct_cluster **cluster,
                    struct ct_diag *diag)
{
    return ct_cluster_load_first(path, default_launch, 0, cluster, diag);
}

int ct_cluster_load_first(const char *path, const char *default_launch, int nranks,
                          struct ct_cluster **cluster, struct ct_diag *diag)
{
    const struct ct_source source = {.file = path, .diag = diag};

    return load(&source, default_launch, nranks, NULL, cluster);
}

int ct_cluster_load_job(const char *path, const char *default_launch,
                        const struct ct_cluster_job *job, struct ct_cluster **cluster,
                        struct ct_diag *diag)
{
    const struct ct_source source = {.file = path, .diag = diag};

    return load(&source, default_launch, 0, job, cluster);
}

int ct_cluster_check(const struct ct_source *source)
{
    struct ct_cluster *cluster = NULL;
    const int err = load(source, "{command}", 0, NULL, &cluster);

    ct_cluster_free(cluster);
    return err;
}
