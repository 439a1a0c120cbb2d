/*
 * like_orders - what was chosen for ranks in an order of the tree is put in that
 * order for ranks that are not in it; not native, which was compared in another
 * order on the ranks of its job alone. A ring as ranks are counts as four
 * times as long as in that order at most.
 */
#include "library/group/like_job.h"
#include "repo/places.h"

#include <stdio.h>
#include <stdlib.h>

enum { SWITCH, OTHER, HOSTS, NRANKS = 10, NNODES = HOSTS + NRANKS };
enum { NATIVE, RING, ORDERED, CHOICES };

extern const struct ct_algorithm allgather_ring;

static int mistakes;

/* Whether each choice of a job in an order is put in it, for ranks on these
   nodes. */
static void expect(const char *what, const int *leaf, enum ct_order order, bool ring, double ring_s)
{
    static const int parent[NNODES] = {-1,     SWITCH, SWITCH, SWITCH, SWITCH, SWITCH,
                                       SWITCH, OTHER,  OTHER,  OTHER,  OTHER,  OTHER};
    static const double capacity[NNODES] = {0,   1e8, 1e8, 1e8, 1e8, 1e8,
                                            1e8, 1e8, 1e8, 1e8, 1e8, 1e8};
    static const uint64_t host[NNODES] = {0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    static const struct ct_site site = {
        .nnodes = NNODES, .parent = parent, .capacity = capacity, .host = host};
    static const struct ct_choice choices[CHOICES] = {
        [RING] = {.algorithm = &allgather_ring},
        [ORDERED] = {.setting = {{[CT_SETTING_ORDER] = CT_DEALT}}},
    };
    const bool wanted[CHOICES] = {[RING] = ring};
    struct ct_tuned job = {.nranks = NRANKS, .choices = choices, .nchoices = CHOICES};
    struct ct_places *places = NULL;
    struct ct_like *like = NULL;

    if (ct_places_prune(&site, leaf, leaf, NRANKS, &places, NULL) != CT_OK ||
        ct_traits_find(places, 1, &job.traits, NULL) != CT_OK)
        exit(1);
    job.traits.order = order;
    if (ct_traits_ring(places, order, &job.traits.ring_s, NULL) != CT_OK ||
        ct_like_job_find(&job, places, 1, 1, &like) != CT_OK || like == NULL)
        exit(1);
    if (like->distance != 0) {
        mistakes++;
        fprintf(stderr, "%s: distance %g, not 0\n", what, like->distance);
    }
    if (like->traits.ring_s < 0.99 * ring_s || like->traits.ring_s > 1.01 * ring_s) {
        mistakes++;
        fprintf(stderr, "%s: a ring takes %g s per byte, not %g\n", what, like->traits.ring_s,
                ring_s);
    }
    for (int i = 0; i < CHOICES; i++) {
        const struct ct_like_choice *found = &like->choices[i];

        if (found->choice.algorithm == NULL &&
            ct_setting_order(&found->choice.setting) != CT_AS_IS) {
            mistakes++;
            fprintf(stderr, "%s: native, choice %d, has an order\n", what, i);
        }
        if (found->has_order == wanted[i] &&
            (!wanted[i] || ct_setting_order(&found->ordered.setting) == order))
            continue;
        mistakes++;
        fprintf(stderr, "%s: choice %d is %sput in order\n", what, i,
                found->has_order ? "" : "not ");
    }
    free(like);
    ct_places_free(places);
}

int main(void)
{
    static const int sorted[NRANKS] = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    static const int dealt[NRANKS] = {2, 7, 3, 8, 4, 9, 5, 10, 6, 11};

    expect("sorted ranks, sorted job", sorted, CT_DEPTH_FIRST, false, 1e-8);
    expect("dealt ranks, sorted job", dealt, CT_DEPTH_FIRST, true, 4e-8);
    expect("sorted ranks, dealt job", sorted, CT_DEALT, true, 1e-8);
    expect("dealt ranks, job in no order", dealt, CT_AS_IS, false, 5e-8);
    return mistakes != 0;
}
