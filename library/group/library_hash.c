/*
 * library_hash.c - all that makes two libraries choose or plan differently: of
 * one machine folder before and after it was tuned again, or of another colltune.
 */
#include "library/group/library_hash.h"

static uint64_t add_number(uint64_t hash, uint64_t number)
{
    return ct_hash(hash, &number, sizeof number);
}

static uint64_t add_real(uint64_t hash, double number)
{
    return ct_hash(hash, &number, sizeof number);
}

static uint64_t add_site(uint64_t hash, const struct ct_site *site)
{
    struct ct_places_table tables[CT_PLACES_TABLES];

    ct_site_tables(site, tables);
    for (int i = 0; i < CT_PLACES_TABLES; i++)
        hash = ct_hash(hash, tables[i].values, tables[i].size);
    return hash;
}

static uint64_t add_traits(uint64_t hash, const struct ct_traits *traits)
{
    hash = add_number(hash, (uint64_t)traits->nranks);
    hash = add_number(hash, (uint64_t)traits->nhosts);
    hash = add_number(hash, (uint64_t)traits->per_host);
    hash = add_number(hash, (uint64_t)traits->nswitches);
    hash = add_real(hash, traits->crossing_s);
    hash = add_real(hash, traits->ring_s);
    hash = add_number(hash, (uint64_t)traits->nparts);
    return add_number(hash, (uint64_t)traits->order);
}

static uint64_t add_choice(uint64_t hash, const struct ct_choice *choice)
{
    if (choice->algorithm != NULL)
        hash = ct_hash_text(hash, choice->algorithm->name);
    hash = ct_hash(hash, &choice->setting, sizeof choice->setting);
    return add_number(hash, choice->fingerprint);
}

/* By the figures a choice is refused where native is expected to be faster, or
   where it gained little. */
static uint64_t add_figure(uint64_t hash, const struct ct_tuned_figure *figure)
{
    hash = ct_hash_text(hash, figure->collective->name);
    hash = add_number(hash, figure->bytes);
    hash = add_real(hash, figure->native_s);
    return add_real(hash, figure->choice_s);
}

static uint64_t add_rival(uint64_t hash, const struct ct_tuned *job,
                          const struct ct_tuned_rival *rival)
{
    hash = ct_hash_text(hash, rival->collective->name);
    hash = add_number(hash, rival->bytes);
    hash = add_number(hash, (uint64_t)(rival->choice - job->choices));
    hash = add_real(hash, rival->seconds);
    return add_real(hash, rival->busy_s);
}

/* What is decided for the ranks of one job, and may be for others. */
static uint64_t add_job(uint64_t hash, const struct ct_tuned *job)
{
    const struct ct_dispatch *dispatch = job->dispatch;

    hash = ct_hash_text(hash, job->job == NULL ? "" : job->job);
    hash = add_number(hash, (uint64_t)job->nranks);
    hash = add_number(hash, job->dispatch_hash);
    hash = add_number(hash, job->placement_hash);
    hash = add_traits(hash, &job->traits);
    hash = add_number(hash, (uint64_t)job->nchoices);
    for (int i = 0; i < job->nchoices; i++)
        hash = add_choice(hash, &job->choices[i]);
    for (int i = 0; i < job->nfigures; i++)
        hash = add_figure(hash, &job->figures[i]);
    for (int i = 0; job->busy_s != NULL && i < job->nfigures; i++)
        hash = add_real(hash, job->busy_s[i]);
    for (int i = 0; i < job->nrivals; i++)
        hash = add_rival(hash, job, &job->rivals[i]);
    for (; dispatch->collective != NULL; dispatch++)
        hash = ct_hash_text(hash, dispatch->collective->name);
    return hash;
}

uint64_t ct_library_hash(const struct ct_tuned *tuned)
{
    uint64_t hash = ct_hash_text(CT_HASH_START, CT_LIBRARY_VERSION);

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
    return hash;
}
