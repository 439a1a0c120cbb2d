/*
 * draft_jobs.c - the section `jobs` of a cluster file: names and ranks of jobs
 * besides that of `ranks`.
 */
#include "base/array.h"
#include "cluster/reader/draft.h"
#include "cluster/reader/key_maps.h"

#include <stdlib.h>
#include <string.h>

static int check_name(const struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node,
                      const char *name)
{
    const struct ct_cluster *cluster = draft->cluster;

    if (!ct_cluster_is_name(name))
        return ct_fault(yaml->source, ct_yaml_line(node),
                        "bad name '%.60s' of a job; up to %d of a-z, 0-9 and "
                        "-, a letter first",
                        name, CT_CLUSTER_NAME_MOST);
    if (strcmp(name, "all") == 0)
        return ct_fault(yaml->source, ct_yaml_line(node),
                        "a job cannot be named 'all', which stands for all of "
                        "them");
    for (int i = 0; i < cluster->njobs; i++) {
        if (strcmp(cluster->jobs[i].name, name) == 0)
            return ct_fault(yaml->source, ct_yaml_line(node), "two jobs are named '%s'", name);
    }
    return CT_OK;
}

/* Read as the section `ranks` is; the draft's own stay. */
static int read_job_ranks(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node,
                          struct ct_cluster_job *job)
{
    const int nranks = draft->nranks;
    int *const rank_host = draft->rank_host;
    int err;

    draft->nranks = 0;
    draft->rank_host = NULL;
    err = ct_draft_read_ranks(draft, yaml, node);
    job->nranks = draft->nranks;
    job->rank_host = draft->rank_host;
    draft->nranks = nranks;
    draft->rank_host = rank_host;
    for (int rank = 0; rank < job->nranks; rank++)
        job->rank_host[rank] += draft->nswitches;
    if (err == CT_OK && job->nranks < 2)
        return ct_fault(yaml->source, ct_yaml_line(node),
                        "the job '%s' has one rank; it needs two or more", job->name);
    return err;
}

enum job_key { NAME, RANKS, PARTS, NKEYS };

static const struct ct_yaml_key job_keys[NKEYS] = {
    [NAME] = {"name", true, NULL, "of the job: a-z, 0-9 and -, but not all"},
    [RANKS] = {"ranks", true, NULL, "as in the file, two ranks or more"},
    [PARTS] = {"parts", false, NULL, "as in the file"},
};

const struct ct_key_map ct_job_keys = {"an entry of jobs", job_keys, NKEYS, false};

/* The draft owns what has been read, also after a failure. */
static int read_job(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *node)
{
    struct ct_cluster *cluster = draft->cluster;
    yaml_node_t *value[NKEYS];
    struct ct_cluster_job *grown;
    const char *name;
    int err;

    CT_TRY(err, out, ct_yaml_map(yaml, node, "a job", job_keys, NKEYS, value));
    CT_TRY(err, out, ct_yaml_text(yaml, value[NAME], "the name of a job", &name));
    CT_TRY(err, out, check_name(draft, yaml, value[NAME], name));
    grown = ct_array_grow(cluster->jobs, cluster->njobs, sizeof *grown);
    if (grown == NULL)
        return ct_fault_memory(yaml->source);
    cluster->jobs = grown;
    grown += cluster->njobs++;
    *grown = (struct ct_cluster_job){.name = strdup(name)};
    if (grown->name == NULL)
        return ct_fault_memory(yaml->source);
    CT_TRY(err, out, read_job_ranks(draft, yaml, value[RANKS], grown));
    err = ct_draft_read_parts(yaml, value[PARTS], grown->nranks, &grown->nparts);
out:
    return err;
}

int ct_draft_read_jobs(struct ct_draft *draft, struct ct_yaml *yaml, const yaml_node_t *jobs)
{
    int err = CT_OK;

    if (jobs->type != YAML_SEQUENCE_NODE)
        return ct_fault(yaml->source, ct_yaml_line(jobs),
                        "'jobs' must be a list such as [{name: small, ranks: "
                        "[n0, n1]}]");
    for (int i = 0; i < ct_yaml_list_size(jobs) && err == CT_OK; i++)
        err = read_job(draft, yaml, ct_yaml_item(yaml, jobs, i));
    return err;
}
