/*
 * sampled_nodes.c - adds up ranks from the hosts to the root.
 */
#include "model/sampled_nodes.h"

#include "model/feature_tally.h"

/* Take a node's ranks for the node above it, too. */
static void add_to_above(struct ct_sampled_node *above, const struct ct_sampled_node *node)
{
    if (above->nranks == 0 || node->first < above->first)
        above->first = node->first;
    if (above->nranks == 0 || node->last > above->last)
        above->last = node->last;
    above->nranks += node->nranks;
    for (int kind = 0; kind < CT_KINDS; kind++) {
        above->of[kind].all += node->of[kind].all;
        above->of[kind].planned += node->of[kind].planned;
    }
}

int64_t ct_sampled_nodes_find(const struct ct_sample *sample, const struct ct_tree *hosts,
                              const int *position, struct ct_sampled_node *nodes)
{
    int64_t slowest = 0;

    for (int rank = 0; rank < hosts->nranks; rank++) {
        struct ct_sampled_node own = {.first = position[rank], .last = position[rank], .nranks = 1};

        own.of[sample->class_of[rank]] = (struct ct_members){1, sample->schedules[rank] != NULL};
        add_to_above(&nodes[hosts->place[rank]], &own);
    }
    for (int x = hosts->nnodes - 1; x > 0; x--) {
        struct ct_sampled_node *node = &nodes[x];

        node->above = ct_link_end(hosts, ct_uplink(x));
        node->capacity = ct_whole_capacity(ct_link_capacity(hosts, ct_uplink(x)));
        if (node->nranks == 0)
            continue;
        if (node->capacity > 0 && (slowest == 0 || node->capacity < slowest))
            slowest = node->capacity;
        add_to_above(&nodes[node->above], node);
    }
    return slowest;
}

int64_t ct_members_sum(const int64_t *sums, const struct ct_members *of)
{
    int64_t all = 0;

    for (int kind = 0; kind < CT_KINDS; kind++) {
        if (sums[kind] != 0 && of[kind].planned > 0)
            all += ct_times_of(sums[kind], of[kind].all, of[kind].planned);
    }
    return all;
}
