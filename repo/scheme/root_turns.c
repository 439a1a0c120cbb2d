/*
 * root_turns.c - runs the messages in an ideal network for their order.
 */
#include "repo/scheme/root_turns.h"

#include <stdlib.h>

enum { WINDOW, TURNS }; /* the parameters */

enum { POSTED, TOKENS };

static const int windows[] = {1, 4, 16};

const struct ct_param ct_root_window = {
    .name = "window",
    .nvalues = sizeof windows / sizeof *windows,
    .values = windows,
};

static const char *const words[] = {"posted", "tokens"};

const struct ct_param ct_root_turns = {
    .name = "turns",
    .nvalues = sizeof words / sizeof *words,
    .words = words,
};

bool ct_root_turns_applies(const struct ct_problem *problem)
{
    const int window = problem->setting.values[WINDOW];

    return window == 1 || window < problem->nranks - 1;
}

bool ct_gather_contention_free(const struct ct_setting *setting, enum ct_protocol protocol)
{
    return setting->values[WINDOW] == 1 &&
           (setting->values[TURNS] == TOKENS || protocol == CT_RENDEZVOUS);
}

bool ct_scatter_contention_free(const struct ct_setting *setting, enum ct_protocol protocol)
{
    return setting->values[WINDOW] == 1 && protocol != CT_SIDE_BY_SIDE;
}

/* An ideal run, in which a message occupies each cable of its way for its block;
   arrays by cable: c for links 2c and 2c + 1. */
struct ideal_run {
    const struct ct_tree *tree;
    int root;
    double *block_s; /* seconds for a block */
    double *free_s;  /* when it is free */
    double *left_s;  /* for the blocks that it has to carry yet */
    int *way;        /* work */
    int *ways;       /* group -> the cables on the way of the next rank to take: `depth` numbers at
                        most, and 0 */
    int depth;
    /* Ranks that are as good as each other: side by side, on equal cables. */
    int ngroups;
    int *first; /* group -> the next rank to take; -1: none is left */
    int *last;  /* group -> its last rank */
    int *next;  /* rank -> the next of its group; -1: none */
    int *group; /* node -> the latest group below it; -1: none */
};

/* Whose turn it may be. */
struct next_turn {
    int rank;
    double free_s;    /* when its way is free */
    double busiest_s; /* what the busiest cable of its way has left */
    double sum_s;     /* and all of its cables */
};

/* Keep the way of a group's next rank. */
static void find_way(const struct ideal_run *run, int group)
{
    int *cables = run->ways + (size_t)group * (size_t)(run->depth + 1);
    const int n = ct_route(run->tree, run->root, run->first[group], run->way);

    for (int i = 0; i < n; i++)
        cables[i] = ct_link_cable(run->way[i]);
    cables[n] = 0;
}

static struct next_turn turn_of(const struct ideal_run *run, int group)
{
    struct next_turn turn = {.rank = run->first[group]};

    for (const int *at = run->ways + (size_t)group * (size_t)(run->depth + 1); *at != 0; at++) {
        const int cable = *at;

        if (run->free_s[cable] > turn.free_s)
            turn.free_s = run->free_s[cable];
        if (run->left_s[cable] > turn.busiest_s)
            turn.busiest_s = run->left_s[cable];
        turn.sum_s += run->left_s[cable];
    }
    return turn;
}

/* -1, 0, 1; times are sums of the same terms, but for rounding. */
static int compare(double a, double b)
{
    const double slightly = 1e-9 * (a > b ? a : b);

    return (a > b + slightly) - (b > a + slightly);
}

static bool is_sooner(const struct next_turn *a, const struct next_turn *b)
{
    const int by_start = compare(a->free_s, b->free_s);
    const int by_load = compare(a->busiest_s, b->busiest_s);

    if (by_start != 0)
        return by_start < 0;
    if (by_load != 0)
        return by_load > 0;
    return compare(a->sum_s, b->sum_s) > 0;
}

static struct next_turn choose(const struct ideal_run *run, int *group)
{
    struct next_turn best = {.rank = -1};

    for (int g = 0; g < run->ngroups; g++) {
        struct next_turn turn;

        if (run->first[g] < 0)
            continue;
        turn = turn_of(run, g);
        if (best.rank < 0 || is_sooner(&turn, &best) ||
            (turn.rank < best.rank && !is_sooner(&best, &turn))) {
            best = turn;
            *group = g;
        }
    }
    return best;
}

static void take(struct ideal_run *run, const struct next_turn *turn)
{
    const int n = ct_route(run->tree, run->root, turn->rank, run->way);

    for (int i = 0; i < n; i++) {
        const int cable = ct_link_cable(run->way[i]);

        run->free_s[cable] = turn->free_s + run->block_s[cable];
        run->left_s[cable] -= run->block_s[cable];
    }
}

/* Seconds for a block on the cable of a rank's own. */
static double own_block_s(const struct ideal_run *run, int rank)
{
    return run->block_s[ct_link_cable(ct_uplink(run->tree->place[rank]))];
}

static void find_groups(struct ideal_run *run)
{
    const struct ct_tree *tree = run->tree;

    for (int x = 0; x < tree->nnodes; x++)
        run->group[x] = -1;
    for (int rank = 0; rank < tree->nranks; rank++) {
        int *const group = &run->group[ct_link_end(tree, ct_uplink(tree->place[rank]))];

        run->next[rank] = -1;
        if (rank == run->root)
            continue;
        if (*group >= 0 && own_block_s(run, run->last[*group]) == own_block_s(run, rank)) {
            run->next[run->last[*group]] = rank;
        } else {
            *group = run->ngroups++;
            run->first[*group] = rank;
        }
        run->last[*group] = rank;
    }
}

/* Cables of unknown bandwidth take no time; if none is known, all take the same. */
static void weigh_cables(struct ideal_run *run)
{
    bool is_known = false;

    for (int c = 1; c < ct_links_count(run->tree) / 2; c++) {
        const double capacity = ct_link_capacity(run->tree, 2 * c);

        is_known = is_known || capacity > 0;
        run->block_s[c] = capacity > 0 ? 1 / capacity : 0;
    }
    for (int c = 1; c < ct_links_count(run->tree) / 2 && !is_known; c++)
        run->block_s[c] = 1;
}

static void load_cables(struct ideal_run *run)
{
    for (int rank = 0; rank < run->tree->nranks; rank++) {
        const int n = ct_route(run->tree, run->root, rank, run->way);

        run->depth = n > run->depth ? n : run->depth;
        for (int i = 0; i < n; i++)
            run->left_s[ct_link_cable(run->way[i])] += run->block_s[ct_link_cable(run->way[i])];
    }
}

static bool make_room(struct ideal_run *run)
{
    const size_t nnodes = (size_t)run->tree->nnodes;
    const size_t nranks = (size_t)run->tree->nranks;

    run->block_s = calloc(3 * nnodes, sizeof *run->block_s);
    run->way = calloc(3 * nnodes + 3 * nranks, sizeof *run->way);
    if (run->block_s == NULL || run->way == NULL)
        return false;
    run->free_s = run->block_s + nnodes;
    run->left_s = run->free_s + nnodes;
    run->group = run->way + 2 * nnodes;
    run->first = run->group + nnodes;
    run->last = run->first + nranks;
    run->next = run->last + nranks;
    return true;
}

/* Before the first turn; false: out of memory. */
static bool begin(struct ideal_run *run)
{
    if (!make_room(run))
        return false;
    weigh_cables(run);
    load_cables(run);
    find_groups(run);
    run->ways = calloc((size_t)run->ngroups + 1, (size_t)(run->depth + 1) * sizeof *run->ways);
    for (int g = 0; run->ways != NULL && g < run->ngroups; g++)
        find_way(run, g);
    return run->ways != NULL;
}

int ct_root_order(const struct ct_tree *tree, int root, int *order)
{
    struct ideal_run run = {.tree = tree, .root = root};
    const bool has_room = begin(&run);

    for (int i = 0; has_room && i < tree->nranks - 1; i++) {
        int group = 0;
        const struct next_turn turn = choose(&run, &group);

        order[i] = turn.rank;
        take(&run, &turn);
        run.first[group] = run.next[turn.rank];
        if (run.first[group] >= 0)
            find_way(&run, group);
    }
    free(run.block_s);
    free(run.way);
    free(run.ways);
    return has_room ? CT_OK : CT_ERR_MEMORY;
}

/* The root's order; NULL: out of memory, which the builder keeps. */
static int *order_for(struct ct_builder *builder, const struct ct_shape *shape,
                      const struct ct_tree *tree)
{
    int *order = calloc((size_t)shape->nranks, sizeof *order);

    if (order != NULL && ct_root_order(tree, shape->root, order) == CT_OK)
        return order;
    free(order);
    ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for an order");
    return NULL;
}

/* The root receives from all others. Receives have equal distances. */
static void plan_receives(struct ct_builder *builder, const struct ct_shape *shape,
                          const int *order)
{
    const int window = shape->setting.values[WINDOW];
    const bool by_tokens = shape->setting.values[TURNS] == TOKENS;
    const int stride = by_tokens ? 2 : 1;
    int first = CT_NO_STEP;

    for (int i = 0; i < shape->nranks - 1; i++) {
        const int recv = ct_recv(builder, order[i], ct_span(CT_RECV, order[i], 1));
        const int token = by_tokens ? ct_token_send(builder, order[i]) : CT_NO_STEP;

        if (i == 0)
            first = recv;
        if (i >= window) {
            ct_after(builder, recv, first + (i - window) * stride);
            ct_after(builder, token, first + (i - window) * stride);
        }
    }
    ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, shape->root, 1));
}

void ct_gather_in_order(struct ct_builder *builder, const struct ct_shape *shape,
                        const struct ct_tree *tree)
{
    ct_skip_empty(builder);
    if (shape->rank == shape->root) {
        int *order = order_for(builder, shape, tree);

        if (order != NULL)
            plan_receives(builder, shape, order);
        free(order);
    } else {
        const int token = shape->setting.values[TURNS] == TOKENS
                              ? ct_token_recv(builder, shape->root)
                              : CT_NO_STEP;

        ct_after(builder, ct_send(builder, shape->root, ct_span(CT_SEND, 0, 1)), token);
    }
}

static void plan_sends(struct ct_builder *builder, const struct ct_shape *shape, const int *order)
{
    const int window = shape->setting.values[WINDOW];
    int first = CT_NO_STEP;

    for (int i = 0; i < shape->nranks - 1; i++) {
        const int send = ct_send(builder, order[i], ct_span(CT_SEND, order[i], 1));

        if (i == 0)
            first = send;
        if (i >= window)
            ct_after(builder, send, first + i - window);
    }
    ct_copy(builder, ct_span(CT_SEND, shape->root, 1), ct_span(CT_RECV, 0, 1));
}

void ct_scatter_in_order(struct ct_builder *builder, const struct ct_shape *shape,
                         const struct ct_tree *tree)
{
    ct_skip_empty(builder);
    if (shape->rank == shape->root) {
        int *order = order_for(builder, shape, tree);

        if (order != NULL)
            plan_sends(builder, shape, order);
        free(order);
    } else {
        ct_recv(builder, shape->root, ct_span(CT_RECV, 0, 1));
    }
}
