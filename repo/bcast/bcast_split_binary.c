/*
 * bcast_split_binary - half of the vector down each half of a binary tree, then
 * pairs exchange.
 *
 * Numbers are counted from the root. On level l there are the 2^l numbers from
 * 2^l - 1 on; number v of it has the children v + 2^l and v + 2^(l+1). So all
 * odd numbers are below number 1, and get the first half, in segments; the
 * even ones, below number 2, get the second. Numbers 2i-1 and 2i exchange
 * segments as they come. For even p, the last number has no partner, and gets
 * the second half from the root.
 * Source: Pjesivac-Grbovic et al. 2007, "split-binary".
 */
#include "repo/scheme/pass_down.h"
#include "repo/scheme/segment_window.h"
#include "repo/segment_bytes.h"

/* Numbers on the level of a number. */
static int width_of(int number)
{
    int width = 1;

    while (2 * width - 1 <= number)
        width *= 2;
    return width;
}

static struct ct_rank_node node_of(int nranks, int number)
{
    const int width = width_of(number);
    struct ct_rank_node node = {.parent = -1};

    if (number > 0) /* on the level above, by the first step or the second */
        node.parent = number - (number - width / 2 < width - 1 ? width / 2 : width);
    for (int step = width; step <= 2 * width; step *= 2) {
        if (number + step < nranks)
            node.children[node.nchildren++] = number + step;
    }
    return node;
}

/* One rank's part: the half that comes down to it first, and the other. */
struct half {
    struct ct_builder *builder;
    struct ct_segment_window window;
    struct ct_rank_node node;
    int partner; /* rank; -1: none */
    int first;   /* units */
    int other;
};

static int in_window(struct half *h, int step)
{
    return ct_in_window(&h->window, step);
}

/* The root has no partner: each child has its own half. */
static void plan_root(struct half *h, int last, int segments, int s)
{
    for (int i = 0; i < 2; i++)
        in_window(h,
                  ct_send(h->builder, h->node.children[i], ct_span(CT_SEND, i * segments + s, 1)));
    if (last >= 0)
        in_window(h, ct_send(h->builder, last, ct_span(CT_SEND, segments + s, 1)));
}

/* The other half comes from the partner, or the root. */
static void plan_other(struct half *h, int root, int s, int recv)
{
    const struct ct_span mine = ct_span(CT_RECV, h->first + s, 1);
    const struct ct_span theirs = ct_span(CT_RECV, h->other + s, 1);

    if (h->partner < 0) {
        in_window(h, ct_recv(h->builder, root, theirs));
        return;
    }
    ct_after(h->builder, in_window(h, ct_send(h->builder, h->partner, mine)), recv);
    in_window(h, ct_recv(h->builder, h->partner, theirs));
}

static void plan_below(struct half *h, int root, int s)
{
    const struct ct_span mine = ct_span(CT_RECV, h->first + s, 1);
    const int recv = in_window(h, ct_recv(h->builder, h->node.parent, mine));

    for (int i = 0; i < h->node.nchildren; i++) {
        const int send = ct_send(h->builder, h->node.children[i], mine);

        ct_after(h->builder, in_window(h, send), recv);
    }
    plan_other(h, root, s, recv);
}

/* The partner's number; -1: none. */
static int partner_of(int nranks, int number)
{
    const int partner = number % 2 == 1 ? number + 1 : number - 1;

    return number == 0 || partner >= nranks ? -1 : partner;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int number = ct_number_from_root(shape);
    const struct ct_rank_node numbers = node_of(p, number);
    const int partner = partner_of(p, number);
    const int last = p % 2 == 0 ? ct_rank_from_root(shape, p - 1) : -1;
    struct half h = {
        .builder = builder,
        .window = {.builder = builder, .message = CT_NO_STEP},
        .node = ct_node_from_root(shape, &numbers),
        .partner = partner < 0 ? -1 : ct_rank_from_root(shape, partner),
        .first = number % 2 == 1 ? 0 : shape->segments,
        .other = number % 2 == 1 ? shape->segments : 0,
    };

    ct_set_units_per_block(builder, 2 * shape->segments);
    for (int s = 0; s < shape->segments; s++) {
        h.window.segment = s;
        if (number == 0)
            plan_root(&h, last, shape->segments, s);
        else
            plan_below(&h, shape->root, s);
    }
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_split_binary = {
    .name = "bcast_split_binary",
    .collective = &ct_bcast,
    .source = "Pjesivac-Grbovic et al. 2007",
    .needs = "p > 3, segment_bytes < n/2",
    .cost = "2 (S + log2 p) (alpha + n/(2 S) beta) + n/2 beta, S segments in "
            "each half",
    .params = {&ct_long_segments_param},
    .applies = ct_segments_divide_halves,
    .segments = ct_segments_of_halves,
    .plan = plan,
};
