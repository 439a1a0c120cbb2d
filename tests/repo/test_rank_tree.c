/*
 * test_rank_tree.c - parents and children agree, subtrees are consecutive.
 */
#include "repo/scheme/rank_tree.h"

#include <criterion/criterion.h>

/* A tree of nodes `first` to `first` + n - 1. */
struct tree {
    const char *name;
    int radix;
    int first;
    struct ct_rank_node (*node)(int n, int number, int radix);
};

static struct ct_rank_node in_order(int n, int number, int radix)
{
    (void)radix;
    return ct_in_order_node(n, number);
}

static const struct tree trees[] = {
    {"chain", 1, 0, ct_kary_node},       {"binary", 2, 0, ct_kary_node},
    {"ternary", 3, 0, ct_kary_node},     {"16-ary", 16, 0, ct_kary_node},
    {"binomial", 2, 0, ct_knomial_node}, {"3-nomial", 3, 0, ct_knomial_node},
    {"8-nomial", 8, 0, ct_knomial_node}, {"in order", 2, 1, in_order},
};

/* The nodes of a subtree, and how deep it is. */
struct extent {
    int lowest;
    int highest;
    int count;
    int depth;
};

/* Checks the subtree of a node. */
static struct extent extent_of(const struct tree *tree, int n, int number, int parent)
{
    const struct ct_rank_node node = tree->node(n, number, tree->radix);
    struct extent all = {number, number, 1, 0};

    cr_expect_eq(node.parent, parent, "%s of %d: the parent of %d is %d", tree->name, n, number,
                 node.parent);
    for (int i = 0; i < node.nchildren; i++) {
        const struct extent child = extent_of(tree, n, node.children[i], number);

        cr_expect(i == 0 || node.children[i - 1] < node.children[i]);
        cr_expect(child.highest < number || child.lowest > number,
                  "%s of %d: %d is among its child's", tree->name, n, number);
        all.lowest = child.lowest < all.lowest ? child.lowest : all.lowest;
        all.highest = child.highest > all.highest ? child.highest : all.highest;
        all.count += child.count;
        all.depth = child.depth + 1 > all.depth ? child.depth + 1 : all.depth;
    }
    cr_expect_eq(all.count, all.highest - all.lowest + 1,
                 "%s of %d: the subtree of %d is not consecutive", tree->name, n, number);
    return all;
}

static int root_of(const struct tree *tree, int n)
{
    int root = tree->first;

    while (tree->node(n, root, tree->radix).parent >= tree->first)
        root = tree->node(n, root, tree->radix).parent;
    return root;
}

static struct extent whole(const struct tree *tree, int n)
{
    const int root = root_of(tree, n);

    return extent_of(tree, n, root, tree->node(n, root, tree->radix).parent);
}

Test(rank_trees, reach_every_rank_once_in_consecutive_subtrees)
{
    for (size_t i = 0; i < sizeof trees / sizeof *trees; i++) {
        for (int n = 1; n <= 130; n++) {
            const struct extent all = whole(&trees[i], n);

            cr_expect_eq(all.count, n, "%s of %d: %d nodes", trees[i].name, n, all.count);
            cr_expect_eq(all.lowest, trees[i].first);
        }
    }
}

/* The least d with radix^d >= n. */
static int log_up(int n, int radix)
{
    int d = 0;

    for (long power = 1; power < n; power *= radix)
        d++;
    return d;
}

Test(rank_trees, are_as_deep_as_their_radix_says)
{
    for (int n = 1; n <= 130; n++) {
        cr_expect_eq(whole(&trees[0], n).depth, n - 1);
        cr_expect_eq(whole(&trees[1], n).depth, log_up(n + 1, 2) - 1, "%d", n);
        cr_expect_leq(whole(&trees[2], n).depth, log_up(n, 3));
        cr_expect_eq(whole(&trees[4], n).depth, log_up(n + 1, 2) - 1, "binomial of %d", n);
        cr_expect_leq(whole(&trees[5], n).depth, log_up(n, 3));
        cr_expect_leq(whole(&trees[7], n).depth, log_up(n + 1, 2));
    }
}

Test(rank_trees, in_order_leaves_are_the_odd_nodes)
{
    for (int n = 2; n <= 130; n++) {
        for (int i = 1; i <= n; i++) {
            const struct ct_rank_node node = ct_in_order_node(n, i);

            cr_expect_eq(node.nchildren == 0, i % 2 == 1, "%d of %d", i, n);
            cr_expect_leq(node.nchildren, 2);
        }
    }
}

/* Leaves of one tree are inner nodes of its mirror image. */
Test(rank_trees, of_an_even_number_are_mirrored_with_leaves_and_inner_nodes)
{
    for (int n = 2; n <= 130; n += 2) {
        for (int i = 1; i <= n; i++)
            cr_expect_neq(ct_in_order_node(n, i).nchildren == 0,
                          ct_in_order_node(n, n + 1 - i).nchildren == 0);
    }
}
