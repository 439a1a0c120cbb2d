/*
 * group_tree.c - the root's group comes first, and the root first in it.
 */
#include "repo/scheme/group_tree.h"

#include "repo/scheme/leaders.h"

#include <stdlib.h>

enum { RADIX, INSIDE }; /* the parameters */

static const int radices[] = {2, 4, 16};

const struct ct_param ct_group_tree_radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

bool ct_group_tree_applies(const struct ct_problem *problem)
{
    const struct ct_groups *groups = &problem->places->groups;
    const int radix = problem->setting.values[RADIX];
    const int most = groups->n > groups->largest ? groups->n : groups->largest;

    /* with more, both trees are as with fewer */
    return groups->n > 1 && groups->largest > 1 &&
           ct_inside_applies(problem, 0, problem->setting.values[INSIDE]) &&
           (radix == radices[0] || radix / 4 < most - 1);
}

/* Positions in the order of groups. */
struct positions {
    const struct ct_groups *groups;
    int root_group;
    int *ranks;  /* position -> rank */
    int *firsts; /* place of a group -> its first position; and the end */
};

static void add_group(struct positions *p, int place, int root)
{
    const struct ct_groups *groups = p->groups;
    const int group = (p->root_group + place) % groups->n;
    int at = p->firsts[place];

    if (place == 0)
        p->ranks[at++] = root;
    for (int i = groups->first[group]; i < groups->first[group + 1]; i++) {
        if (groups->ranks[i] != root)
            p->ranks[at++] = groups->ranks[i];
    }
    p->firsts[place + 1] = at;
}

static bool positions_init(struct positions *p, const struct ct_shape *shape)
{
    const struct ct_groups *groups = &shape->places->groups;

    *p = (struct positions){.groups = groups, .root_group = groups->of[shape->root]};
    p->ranks = calloc((size_t)shape->nranks, sizeof *p->ranks);
    p->firsts = calloc((size_t)groups->n + 1, sizeof *p->firsts);
    if (p->ranks == NULL || p->firsts == NULL)
        return false;
    for (int i = 0; i < groups->n; i++)
        add_group(p, i, shape->root);
    return true;
}

static void positions_fini(struct positions *p)
{
    free(p->ranks);
    free(p->firsts);
}

static int place_of_group(const struct positions *p, int rank)
{
    const int n = p->groups->n;

    return (p->groups->of[rank] - p->root_group + n) % n;
}

/* The positions of some groups. */
static struct ct_block_run run_of_groups(const struct positions *p, struct ct_block_run places)
{
    const int first = p->firsts[places.first];

    return (struct ct_block_run){first, p->firsts[places.first + places.n] - first};
}

/* Add the leaders that are below the leader of a group. */
static void add_leaders(const struct positions *p, int place, int radix, struct ct_block_node *node)
{
    const struct ct_block_node among = ct_knomial_blocks(p->groups->n, place, radix);

    for (int i = 0; i < among.nchildren; i++) {
        node->children[node->nchildren] = p->firsts[among.children[i]];
        node->runs[node->nchildren++] = run_of_groups(p, among.runs[i]);
    }
    node->parent = among.parent < 0 ? -1 : p->firsts[among.parent];
    node->run = run_of_groups(p, among.run);
}

static struct ct_block_node node_of(const struct positions *p, int rank, int radix)
{
    const int place = place_of_group(p, rank);
    const int first = p->firsts[place];
    struct ct_block_node node;
    int number = 0; /* in its group */

    while (p->ranks[first + number] != rank)
        number++;
    node = ct_knomial_blocks(p->firsts[place + 1] - first, number, radix);
    node.position += first;
    node.parent += first;
    node.run.first += first;
    for (int i = 0; i < node.nchildren; i++) {
        node.children[i] += first;
        node.runs[i].first += first;
    }
    if (number == 0)
        add_leaders(p, place, radix, &node);
    return node;
}

void ct_group_tree_plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct positions p;

    if (positions_init(&p, shape)) {
        struct ct_block_node node = node_of(&p, shape->rank, shape->setting.values[RADIX]);

        if (shape->setting.values[INSIDE] != CT_INSIDE_MESSAGES)
            node.host_of = shape->places->hosts.of;
        ct_block_plan(builder, shape, &node, p.ranks);
    } else {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for the order of groups");
    }
    positions_fini(&p);
}
