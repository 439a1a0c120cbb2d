/*
 * block_tree.c - subtrees as runs of positions, and where their blocks are.
 */
#include "repo/scheme/block_tree.h"

#include "repo/collective.h"
#include "repo/scheme/bine.h"
#include "repo/scheme/fold.h"

#include <stdlib.h>

extern const struct ct_collective ct_gather;
extern const struct ct_collective ct_gatherv;

enum { RADIX }; /* the parameters */

static const int radices[] = {2, 4, 8, 16};

const struct ct_param ct_block_radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

/* Ranks 1 to radix are the root's children. */
static bool is_tree(const struct ct_problem *problem, int radix)
{
    return problem->nranks > radix + 1;
}

bool ct_block_radix_applies(const struct ct_problem *problem)
{
    return is_tree(problem, problem->setting.values[RADIX]);
}

bool ct_block_binomial_applies(const struct ct_problem *problem)
{
    return is_tree(problem, 2);
}

static void add_child(struct ct_block_node *node, int child, struct ct_block_run run)
{
    node->children[node->nchildren] = child;
    node->runs[node->nchildren++] = run;
}

/* The end of the subtree of a rank. */
static int knomial_end(int nranks, int position, int radix)
{
    long width = 1;

    while (width < nranks && position % (radix * width) == 0)
        width *= radix;
    return width < nranks - position ? position + (int)width : nranks;
}

struct ct_block_node ct_knomial_blocks(int nranks, int position, int radix)
{
    const struct ct_rank_node tree = ct_knomial_node(nranks, position, radix);
    const int end = knomial_end(nranks, position, radix);
    struct ct_block_node node = {
        .position = position, .parent = tree.parent, .run = {position, end - position}};

    for (int i = 0; i < tree.nchildren; i++) {
        const int first = tree.children[i];
        const int next = i + 1 < tree.nchildren ? tree.children[i + 1] : end;

        add_child(&node, first, (struct ct_block_run){first, next - first});
    }
    return node;
}

/* The positions of `n` working ranks from number `first` on, and of those that
   rest beside them. */
static struct ct_block_run run_of_numbers(int nranks, int first, int n)
{
    const int q = ct_fold_power(nranks);
    const int begin = ct_fold_rank(nranks, first);
    const int end = ct_fold_rank(nranks, (first + n) % q);

    return (struct ct_block_run){begin, n == q ? nranks : (end - begin + nranks) % nranks};
}

/* The numbers below number `number` after `steps` steps: runs grow by 2^k to
   the side of the partner, which has as many. */
static struct ct_block_run numbers_below(int q, int number, int steps)
{
    struct ct_block_run run = {number, 1};

    for (int k = 0; k < steps; k++) {
        if ((number + k) % 2 != 0)
            run.first = (run.first - run.n + q) % q;
        run.n *= 2;
    }
    return run;
}

static void add_bine_children(struct ct_block_node *node, int nranks, int number)
{
    const int q = ct_fold_power(nranks);
    const struct ct_rank_node tree = ct_bine_node(number, q);
    const struct ct_block_run below = numbers_below(q, number, tree.nchildren);

    for (int k = 0; k < tree.nchildren; k++) {
        const struct ct_block_run run = numbers_below(q, tree.children[k], k);

        add_child(node, ct_fold_rank(nranks, tree.children[k]),
                  run_of_numbers(nranks, run.first, run.n));
    }
    node->run = run_of_numbers(nranks, below.first, below.n);
    if (tree.parent >= 0)
        node->parent = ct_fold_rank(nranks, tree.parent);
}

struct ct_block_node ct_bine_blocks(int nranks, int position)
{
    const int number = ct_fold_number(nranks, position);
    struct ct_block_node node = {.position = position, .parent = -1, .run = {position, 1}};

    if (number < 0) {
        node.parent = position - 1;
        return node;
    }
    if (ct_fold_is_paired(nranks, position))
        add_child(&node, position + 1, (struct ct_block_run){position + 1, 1});
    add_bine_children(&node, nranks, number);
    return node;
}

static int rank_of(const struct ct_shape *shape, const int *order, int position)
{
    return order == NULL ? ct_rank_from_root(shape, position) : order[position];
}

/* One rank's plan under way. */
struct bundles {
    struct ct_builder *builder;
    const struct ct_shape *shape;
    const struct ct_block_node *node;
    const int *order;
    int buffer; /* the root's own, with the blocks of all ranks */
};

/* The rank at place `i` of a run. */
static int rank_at(const struct bundles *b, struct ct_block_run run, int i)
{
    return rank_of(b->shape, b->order, (run.first + i) % b->shape->nranks);
}

/* Where the piece of consecutive ranks ends that begins at place `i`. */
static int piece_end(const struct bundles *b, struct ct_block_run run, int i)
{
    for (i++; i < run.n && rank_at(b, run, i) == rank_at(b, run, i - 1) + 1;)
        i++;
    return i;
}

/* True if a subtree of the root is in more than two pieces there. */
static bool is_scattered(const struct bundles *b, struct ct_block_run run)
{
    const int second = piece_end(b, run, 0);

    return second < run.n && piece_end(b, run, second) < run.n;
}

/* Blocks of the first message from or to the root of a subtree, `parent` being
   that root's parent; the second has the rest. */
static int first_message(const struct bundles *b, struct ct_block_run run, int parent)
{
    return parent != 0 || is_scattered(b, run) ? run.n : piece_end(b, run, 0);
}

/* `n` blocks in scratch, from place `i` of a run on. */
static struct ct_span scratch_of(const struct bundles *b, struct ct_block_run run, int i, int n)
{
    const int p = b->shape->nranks;
    const int place = (run.first + i - b->node->run.first + p) % p;

    return ct_span(CT_SCRATCH, place, n);
}

/* The same wherever this rank has the blocks of a child's subtree. */
static struct ct_span span_of(const struct bundles *b, struct ct_block_run run, int i, int n)
{
    if (b->node->parent < 0 && !is_scattered(b, run))
        return ct_span(b->buffer, rank_at(b, run, i % run.n), n);
    return scratch_of(b, run, i, n);
}

static int rank_of_child(const struct bundles *b, int child)
{
    return rank_of(b->shape, b->order, b->node->children[child]);
}

static int rank_of_parent(const struct bundles *b)
{
    return rank_of(b->shape, b->order, b->node->parent);
}

/* Between the root's buffer and the scratch in which scattered subtrees are. */
static void copy_scattered(const struct bundles *b)
{
    const struct ct_block_node *node = b->node;

    for (int c = 0; c < node->nchildren && node->parent < 0; c++) {
        const struct ct_block_run run = node->runs[c];

        for (int i = 0, n; i < run.n && is_scattered(b, run); i += n) {
            struct ct_span own, packed;

            n = piece_end(b, run, i) - i;
            own = ct_span(b->buffer, rank_at(b, run, i), n);
            packed = scratch_of(b, run, i, n);
            if (b->buffer == CT_SEND)
                ct_copy(b->builder, own, packed);
            else
                ct_copy(b->builder, packed, own);
        }
    }
}

/* Where counts differ, a block of scratch is for the item of a rank. */
static void name_items(const struct bundles *b)
{
    const struct ct_block_run run = b->node->run;
    int *items = malloc((size_t)run.n * sizeof *items);

    if (items == NULL) {
        ct_builder_fail(b->builder, CT_ERR_MEMORY, "out of memory for the items of a subtree");
        return;
    }
    for (int i = 0; i < run.n; i++)
        items[i] = rank_at(b, run, i);
    ct_scratch_items(b->builder, CT_SCRATCH, items, run.n);
    free(items);
}

/* Where this rank's own block is among those of its subtree. */
static struct ct_span own_of(const struct bundles *b)
{
    const struct ct_block_run own = {b->node->position, 1};

    return b->node->parent < 0 ? ct_span(b->buffer, b->shape->rank, 1) : scratch_of(b, own, 0, 1);
}

static bool meets(const struct bundles *b, int rank)
{
    const int *host_of = b->node->host_of;

    return host_of != NULL && host_of[rank] == host_of[b->shape->rank];
}

static void give(const struct bundles *b, int rank, struct ct_span span)
{
    if (!meets(b, rank))
        ct_send(b->builder, rank, span);
    else if (span.units > 0)
        ct_post(b->builder, &rank, 1, span);
}

static void take(const struct bundles *b, int rank, struct ct_span span)
{
    if (!meets(b, rank))
        ct_recv(b->builder, rank, span);
    else if (span.units > 0)
        ct_fetch(b->builder, rank, span, 0, span);
}

static void gather_below(const struct bundles *b)
{
    const struct ct_block_node *node = b->node;

    for (int i = 0; i < node->nchildren; i++) {
        const struct ct_block_run run = node->runs[i];
        const int n = first_message(b, run, node->position);

        take(b, rank_of_child(b, i), span_of(b, run, 0, n));
        take(b, rank_of_child(b, i), span_of(b, run, n, run.n - n));
    }
    ct_copy(b->builder, ct_span(CT_SEND, 0, 1), own_of(b));
    ct_fence(b->builder);
}

static void send_up(const struct bundles *b)
{
    const struct ct_block_run run = b->node->run;
    const int n = first_message(b, run, b->node->parent);

    give(b, rank_of_parent(b), scratch_of(b, run, 0, n));
    give(b, rank_of_parent(b), scratch_of(b, run, n, run.n - n));
}

static void gather(const struct bundles *b)
{
    if (b->node->nchildren == 0 && b->node->parent >= 0) {
        give(b, rank_of_parent(b), ct_span(CT_SEND, 0, 1));
        return;
    }
    name_items(b);
    gather_below(b);
    if (b->node->parent >= 0)
        send_up(b);
    else
        copy_scattered(b);
}

static void receive_down(const struct bundles *b)
{
    const struct ct_block_run run = b->node->run;
    const int n = first_message(b, run, b->node->parent);

    take(b, rank_of_parent(b), scratch_of(b, run, 0, n));
    take(b, rank_of_parent(b), scratch_of(b, run, n, run.n - n));
}

static void scatter_below(const struct bundles *b)
{
    const struct ct_block_node *node = b->node;

    ct_fence(b->builder);
    for (int i = node->nchildren - 1; i >= 0; i--) {
        const struct ct_block_run run = node->runs[i];
        const int n = first_message(b, run, node->position);

        give(b, rank_of_child(b, i), span_of(b, run, 0, n));
        give(b, rank_of_child(b, i), span_of(b, run, n, run.n - n));
    }
    ct_copy(b->builder, own_of(b), ct_span(CT_RECV, 0, 1));
}

static void scatter(const struct bundles *b)
{
    if (b->node->nchildren == 0 && b->node->parent >= 0) {
        take(b, rank_of_parent(b), ct_span(CT_RECV, 0, 1));
        return;
    }
    name_items(b);
    if (b->node->parent >= 0)
        receive_down(b);
    else
        copy_scattered(b);
    scatter_below(b);
}

void ct_block_plan(struct ct_builder *builder, const struct ct_shape *shape,
                   const struct ct_block_node *node, const int *order)
{
    const bool is_gather = ct_collective_is(shape->collective, &ct_gather) ||
                           ct_collective_is(shape->collective, &ct_gatherv);
    const struct bundles b = {builder, shape, node, order, is_gather ? CT_RECV : CT_SEND};

    if (is_gather)
        gather(&b);
    else
        scatter(&b);
}
