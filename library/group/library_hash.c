/*
 * library_hash.c - all that makes two libraries choose or plan differently: of
 * one machine folder before and after it was tuned again, or of another colltune; and what
 * ranks share in memory or messages, by the text of the sources and the layout of a window.
 */
#include "library/group/library_hash.h"

#include "library/window/layout.h"

static uint64_t add_number(uint64_t hash, uint64_t number)
{
    return ct_hash(hash, &number, sizeof number);
}

static uint64_t add_site(uint64_t hash, const struct ct_site *site)
{
    struct ct_places_table tables[CT_SITE_TABLES_MOST];
    const int ntables = ct_site_tables(site, tables);

    for (int i = 0; i < ntables; i++)
        hash = ct_hash(hash, tables[i].values, tables[i].size);
    return hash;
}

static uint64_t add_traits(uint64_t hash, const struct ct_traits *traits)
{
    hash = add_number(hash, (uint64_t)traits->nranks);
    hash = add_number(hash, (uint64_t)traits->nhosts);
    hash = add_number(hash, (uint64_t)traits->per_host);
    hash = add_number(hash, (uint64_t)traits->nswitches);
    hash = add_number(hash, (uint64_t)traits->crossing);
    hash = add_number(hash, (uint64_t)traits->ring);
    return add_number(hash, (uint64_t)traits->nparts);
}

static uint64_t add_choice(uint64_t hash, const struct ct_choice *choice)
{
    if (choice->algorithm != NULL)
        hash = ct_hash_text(hash, choice->algorithm->name);
    hash = ct_hash(hash, &choice->setting, sizeof choice->setting);
    hash = add_number(hash, choice->fingerprint);
    hash = add_number(hash, choice->is_doubted);
    return add_number(hash, choice->is_predicted); /* then all ranks race it */
}

static uint64_t add_calibrated_job(uint64_t hash, const struct ct_calibrated_job *job)
{
    hash = add_traits(hash, &job->traits);
    for (int i = 0; i < job->nresiduals; i++) {
        const struct ct_residual *residual = &job->residuals[i];

        hash = add_number(hash, (uint64_t)residual->candidate);
        hash = add_number(hash, residual->bytes);
        hash = add_number(hash, (uint64_t)residual->log);
        hash = add_number(hash, (uint64_t)residual->weight);
    }
    return hash;
}

static uint64_t add_calibration(uint64_t hash, const struct ct_calibration *calibration)
{
    const struct ct_cost_model *model = &calibration->model;

    hash = ct_hash(hash, model->coefficient, sizeof model->coefficient);
    hash = add_number(hash, (uint64_t)model->call_ns);
    hash = add_number(hash, (uint64_t)model->rank_ns);
    hash = add_number(hash, (uint64_t)model->norm);
    hash = add_number(hash, (uint64_t)model->error);
    for (int i = 0; i < calibration->noffered; i++) {
        const struct ct_offered *offered = &calibration->offered[i];

        hash = ct_hash_text(hash, offered->collective->name);
        hash = add_choice(hash, &(struct ct_choice){.algorithm = offered->algorithm,
                                                    .setting = offered->setting,
                                                    .fingerprint = offered->fingerprint});
    }
    for (int i = 0; i < calibration->njobs; i++)
        hash = add_calibrated_job(hash, &calibration->jobs[i]);
    return hash;
}

/* What is decided for the ranks of one job, and may be for others. */
static uint64_t add_job(uint64_t hash, const struct ct_tuned *job)
{
    const struct ct_dispatch *dispatch = job->dispatch;

    hash = ct_hash_text(hash, job->job == NULL ? "" : job->job);
    hash = add_number(hash, (uint64_t)job->nranks);
    hash = add_number(hash, job->dispatch_hash);
    hash = add_number(hash, job->placement_hash);
    hash = add_number(hash, (uint64_t)job->nparts);
    hash = add_number(hash, (uint64_t)job->nchoices);
    for (int i = 0; i < job->nchoices; i++)
        hash = add_choice(hash, &job->choices[i]);
    for (; dispatch->collective != NULL; dispatch++)
        hash = ct_hash_text(hash, dispatch->collective->name);
    return hash;
}

uint64_t ct_library_hash(const struct ct_tuned *tuned)
{
    uint64_t hash = ct_hash_text(CT_HASH_START, CT_LIBRARY_VERSION);

    hash = ct_window_layout(ct_hash_text(hash, ct_sources_hash));
    hash = add_number(hash, sizeof *tuned);
    hash = add_number(hash, sizeof(struct ct_step));
    hash = ct_hash_text(hash, tuned->machine);
    hash = add_number(hash, tuned->is_simulated);
    hash = add_number(hash, tuned->cluster_hash);
    hash = add_number(hash, tuned->mpi_version_hash);
    if (tuned->site != NULL)
        hash = add_site(hash, tuned->site);
    hash = add_job(hash, tuned);
    for (int i = 0; tuned->jobs != NULL && tuned->jobs[i] != NULL; i++)
        hash = add_job(hash, tuned->jobs[i]);
    if (tuned->calibration != NULL)
        hash = add_calibration(hash, tuned->calibration);
    return hash;
}
