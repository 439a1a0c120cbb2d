/*
 * outcome.c - problems, words and sizes of what is searched.
 */
#include "driver/spaces/outcome.h"

#include "driver/session/verified.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

struct ct_problem ct_outcome_problem(const struct ct_outcome *outcome,
                                     const struct ct_candidate *candidate, size_t bytes)
{
    const struct ct_call_counts *counts = outcome->counts;
    const bool is_private = outcome->collective->private_bytes != 0;

    /* the library knows no more of private counts than that they are some */
    if (counts != NULL)
        bytes = is_private ? outcome->collective->private_bytes : outcome->counts_bytes;
    return ct_timed_problem(
        (struct ct_problem){.collective = outcome->collective,
                            .nranks = outcome->tuning->cluster->nranks,
                            .bytes = bytes,
                            .item_bytes = counts == NULL || is_private ? NULL : counts->bytes,
                            .root = outcome->root,
                            .places = outcome->tuning->session.places,
                            .setting = candidate->setting});
}

const char *ct_root_mechanism(int root, const char *mechanism, char text[CT_MECHANISM_TEXT])
{
    if (root == 0)
        return mechanism;
    snprintf(text, CT_MECHANISM_TEXT, "%s root=%d", mechanism, root);
    return text;
}

const char *ct_outcome_mechanism(const struct ct_outcome *outcome, const char *mechanism,
                                 char text[CT_MECHANISM_TEXT])
{
    const struct ct_call_counts *counts = outcome->counts;

    if (counts == NULL)
        return ct_root_mechanism(outcome->root, mechanism, text);
    snprintf(text, CT_MECHANISM_TEXT, "%s counts=pattern:%s:%016" PRIx64, mechanism, counts->name,
             counts->hash);
    return text;
}

int ct_tuning_sizes(const struct ct_options *options, const struct ct_cluster *cluster,
                    size_t sizes[CT_SIZES_MAX])
{
    size_t largest = options->largest_bytes;
    size_t size;
    int n = 0;

    if (largest == 0)
        largest = cluster->is_local ? CT_LARGEST_LOCAL : CT_LARGEST_TUNED;
    for (int i = 0; i < CT_SEARCH_NSIZES && ct_search_sizes[i] <= largest; i++)
        sizes[n++] = ct_search_sizes[i];
    for (size = 2 * ct_search_sizes[CT_SEARCH_NSIZES - 1]; size <= largest; size *= 2)
        sizes[n++] = size;
    return n;
}

int ct_tuning_sizes_of(const struct ct_flavour *flavour, const struct ct_collective *collective,
                       const struct ct_cluster *cluster, const size_t *sizes, int nsizes)
{
    const int nparts = cluster->nparts > 1 ? cluster->nparts : 1;
    const size_t largest = flavour->largest == NULL
                               ? SIZE_MAX
                               : flavour->largest(collective, cluster->nranks) / (size_t)nparts;

    while (nsizes > 1 && sizes[nsizes - 1] > largest)
        nsizes--;
    return nsizes;
}

void ct_tuning_fini(struct ct_tuning *tuning)
{
    ct_timer_end(&tuning->session.client);
    for (int i = 0; i < tuning->noutcomes + tuning->nrooted; i++) {
        struct ct_outcome *outcome = &tuning->outcomes[i];

        free(outcome->candidates);
        free(outcome->algorithms);
        free(outcome->aliases);
        free(outcome->like_algorithms);
        free(outcome->others);
        ct_candidate_memo_fini(&outcome->bounds);
        ct_candidate_memo_fini(&outcome->scratch);
        ct_candidate_memo_fini(&outcome->messages);
        ct_search_result_free(outcome->result);
    }
    free(tuning->outcomes);
    free(tuning->root_class);
}
