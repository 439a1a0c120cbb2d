/*
 * gather_hierarchical - along a tree inside each group of near ranks, and one
 * between the groups.
 *
 * Groups are of the ranks below one switch, or on one host (groups.h). All blocks
 * of a group pass between it and others together, by way of its leader; the
 * root is the leader of its own (group_tree.h). Groups may differ in size.
 * With inside=shared, ranks of a group post along its tree, and fetch.
 * Cost, with G groups of Q ranks and radix k: (k-1) (ceil(log_k G) +
 * ceil(log_k Q)) alpha + (p-1) n beta, with n bytes per block.
 * Scratch: blocks of the subtree; none on leaves, and on the root only for
 * subtrees that are in more than two pieces by rank.
 * Source: Karonis et al. 2000, "Exploiting Hierarchy in Parallel Computer
 * Networks to Optimize Collective Operation Performance"; the trees: Thakur,
 * Gropp 2003, section 4.1.
 */
#include "repo/scheme/group_tree.h"
#include "repo/scheme/leaders.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_group_tree_plan(builder, shape);
}

CT_SERVES(gather, scatter, hierarchical,
          {
              .source = "Karonis et al. 2000",
              .needs = "two groups of near ranks or more; inside=shared: of ranks that share "
                       "memory",
              .cost = "(k-1) (ceil(log_k G) + ceil(log_k Q)) alpha + (p-1) n beta, radix k",
              .params = {&ct_group_tree_radix, &ct_inside_param},
              .by_places = true,
              .applies = ct_group_tree_applies,
              .plan = plan,
          });
