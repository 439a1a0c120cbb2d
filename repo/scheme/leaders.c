/*
 * leaders.c - finds ranks by group and number.
 */
#include "repo/scheme/leaders.h"

#include <stdlib.h>

static const char *const words[] = {"1", "2", "4", "8", "16", "all", "host"};

enum { NUMBERS = 5, ALL = NUMBERS, HOST };

const struct ct_param ct_leaders_param = {
    .name = "leaders",
    .nvalues = sizeof words / sizeof *words,
    .words = words,
};

const struct ct_groups *ct_leaders_groups(const struct ct_places *places, int value)
{
    return value == HOST ? &places->hosts : &places->groups;
}

int ct_leaders_count(const struct ct_places *places, int value)
{
    if (value == HOST)
        return 1;
    return value == ALL ? places->groups.smallest : 1 << value;
}

static const char *const inside_words[] = {"messages", "shared", "read"};

const struct ct_param ct_inside_param = {
    .name = "inside",
    .nvalues = sizeof inside_words / sizeof *inside_words,
    .words = inside_words,
    .is_added = true,
    .by_window = CT_INSIDE_SHARED,
    .by_reading = CT_INSIDE_READ,
};

bool ct_inside_applies(const struct ct_problem *problem, int leaders, int inside)
{
    const struct ct_groups *groups = ct_leaders_groups(problem->places, leaders);
    const int *host_of = problem->places->hosts.of;

    if (inside == CT_INSIDE_READ &&
        (problem->bytes <= CT_READ_LONGER_THAN || ct_leaders_count(problem->places, leaders) > 1))
        return false;
    for (int i = 0; inside != CT_INSIDE_MESSAGES && i < groups->first[groups->n]; i++) {
        const int rank = groups->ranks[i];

        if (host_of[rank] != host_of[groups->ranks[groups->first[groups->of[rank]]]])
            return false;
    }
    return inside == CT_INSIDE_MESSAGES || problem->places->shares_memory;
}

static int size_of(const struct ct_groups *groups, int group)
{
    return groups->first[group + 1] - groups->first[group];
}

/* Which one a rank is of its group. */
static int number_of(const struct ct_groups *groups, int rank)
{
    const int first = groups->first[groups->of[rank]];
    int number = 0;

    while (groups->ranks[first + number] != rank)
        number++;
    return number;
}

static int placed(const struct ct_leaders *leaders, int group, int number)
{
    if (group == leaders->root_group && (number == 0 || number == leaders->root_number))
        return leaders->root_number - number;
    return number;
}

/* `root`: a rank, or -1. */
static struct ct_leaders leaders_of(const struct ct_shape *shape, int value, int root)
{
    const struct ct_groups *groups = ct_leaders_groups(shape->places, value);
    const int group = groups->of[shape->rank];
    struct ct_leaders leaders = {
        .groups = groups,
        .n = ct_leaders_count(shape->places, value),
        .group = group,
        .nranks = size_of(groups, group),
    };

    if (root >= 0) {
        leaders.root_group = groups->of[root];
        leaders.root_number = number_of(groups, root);
    }
    leaders.number = placed(&leaders, group, number_of(groups, shape->rank));
    return leaders;
}

struct ct_leaders ct_leaders_of(const struct ct_shape *shape, int value)
{
    return leaders_of(shape, value, -1);
}

struct ct_leaders ct_leaders_of_root(const struct ct_shape *shape, int value)
{
    return leaders_of(shape, value, shape->root);
}

bool ct_leaders_apply(const struct ct_problem *problem, int value)
{
    const struct ct_places *places = problem->places;
    const struct ct_groups *groups = ct_leaders_groups(places, value);

    for (int i = 0; value == ALL && i < NUMBERS; i++) {
        if (ct_leaders_count(places, i) == groups->smallest)
            return false;
    }
    if (value == HOST && places->hosts.n == places->groups.n)
        return false;
    return groups->n > 1 && groups->largest > 1 &&
           ct_leaders_count(places, value) <= groups->smallest;
}

int ct_leaders_rank(const struct ct_leaders *leaders, int group, int number)
{
    const int at = placed(leaders, group, number);

    return leaders->groups->ranks[leaders->groups->first[group] + at];
}

int ct_leaders_post(struct ct_builder *builder, const struct ct_leaders *leaders, int first, int n,
                    struct ct_span src)
{
    int *readers = calloc((size_t)n + 1, sizeof *readers);
    int nreaders = 0;
    int post;

    if (readers == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for the readers of a post");
        return CT_NO_STEP;
    }
    for (int i = first; i < first + n; i++) {
        if (i != leaders->number)
            readers[nreaders++] = ct_leaders_rank(leaders, leaders->group, i);
    }
    post = src.units == 0 ? ct_token_post(builder, readers, nreaders)
                          : ct_post(builder, readers, nreaders, src);
    free(readers);
    return post;
}

void ct_leaders_give(struct ct_builder *builder, const struct ct_leaders *leaders, int to,
                     struct ct_span src)
{
    if (leaders->is_shared)
        ct_leaders_post(builder, leaders, to, 1, src);
    else
        ct_send(builder, ct_leaders_rank(leaders, leaders->group, to), src);
}

void ct_leaders_take(struct ct_builder *builder, const struct ct_leaders *leaders, int from,
                     struct ct_span dst)
{
    const int rank = ct_leaders_rank(leaders, leaders->group, from);

    if (leaders->is_shared)
        ct_fetch(builder, rank, dst, 0, dst);
    else
        ct_recv(builder, rank, dst);
}

int ct_leaders_share(const struct ct_leaders *leaders, int group, int leader)
{
    const int n = leaders->n;

    return (size_of(leaders->groups, group) - leader + n - 1) / n;
}

static void number_served(struct ct_served *served, const struct ct_leaders *leaders)
{
    const int nshares = leaders->n * served->ngroups;

    for (int i = 0; i < nshares; i++) {
        const int leader = i / served->ngroups;
        const int group = i % served->ngroups;
        const int share = ct_leaders_share(leaders, group, leader);

        served->starts[i] = served->n;
        for (int k = 0; k < share; k++)
            served->ranks[served->n++] = ct_leaders_rank(leaders, group, leader + k * leaders->n);
    }
    served->starts[nshares] = served->n;
}

static bool allocate(struct ct_served *served, const struct ct_leaders *leaders)
{
    const struct ct_groups *groups = leaders->groups;
    const size_t nshares = (size_t)leaders->n * (size_t)groups->n;
    const size_t nranks = (size_t)groups->first[groups->n];

    served->ngroups = groups->n;
    served->ranks = calloc(nranks, sizeof *served->ranks);
    served->starts = calloc(nshares + 1, sizeof *served->starts);
    return served->ranks != NULL && served->starts != NULL;
}

struct ct_served *ct_served_new(const struct ct_leaders *leaders, struct ct_builder *builder)
{
    struct ct_served *served = calloc(1, sizeof *served);

    if (served == NULL || !allocate(served, leaders)) {
        ct_served_free(served);
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for the ranks of leaders");
        return NULL;
    }
    number_served(served, leaders);
    return served;
}

void ct_served_free(struct ct_served *served)
{
    if (served == NULL)
        return;
    free(served->ranks);
    free(served->starts);
    free(served);
}

struct ct_schedule *ct_leaders_plan(struct ct_builder *builder, const struct ct_leaders *leaders,
                                    struct ct_inner inner)
{
    const struct ct_shape shape = {.nranks = leaders->groups->n,
                                   .rank = leaders->group,
                                   .root = leaders->root_group,
                                   .setting = inner.setting,
                                   .segments = 1};

    return ct_algorithm_part(inner.algorithm, builder, &shape);
}

void ct_leaders_compose(struct ct_builder *builder, const struct ct_leaders *leaders,
                        const struct ct_schedule *part, struct ct_fit fit)
{
    const int n = leaders->groups->n;
    int *ranks = calloc((size_t)n, sizeof *ranks);

    if (ranks == NULL)
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for the leaders");
    for (int i = 0; ranks != NULL && i < n; i++)
        ranks[i] = ct_leaders_rank(leaders, i, leaders->number);
    fit.ranks = ranks;
    if (ranks != NULL && part != NULL)
        ct_compose(builder, part, &fit);
    free(ranks);
}

static struct ct_part piece_of(const struct ct_pieces *pieces, int leader)
{
    const int *starts = pieces->starts;
    const int i = leader * pieces->stride;

    if (starts == NULL)
        return (struct ct_part){leader * pieces->units, pieces->units};
    return (struct ct_part){starts[i], starts[i + pieces->stride] - starts[i]};
}

static struct ct_span piece_in(int buffer, const struct ct_pieces *pieces, int leader)
{
    const struct ct_part piece = piece_of(pieces, leader);

    return ct_span(buffer, piece.first, piece.units);
}

/* Leader l begins with the rank after it, so a rank begins with the leader
   before it. */
static void send_pieces(struct ct_builder *builder, const struct ct_leaders *l,
                        const struct ct_pieces *pieces, int vector)
{
    for (int k = 1; k < l->nranks; k++) {
        const int leader = (l->number - k + l->nranks) % l->nranks;

        if (leader < l->n)
            ct_send(builder, ct_leaders_rank(l, l->group, leader),
                    piece_in(vector, pieces, leader));
    }
}

/* Each leader takes its piece of all vectors, all in one order (posted_slices.h). */
static int sum_posted(struct ct_builder *builder, const struct ct_leaders *l,
                      const struct ct_pieces *pieces, int vector, int scratch)
{
    const struct ct_part last_piece = piece_of(pieces, l->n - 1);
    const struct ct_span all = ct_span(vector, 0, last_piece.first + last_piece.units);
    const struct ct_span own = piece_in(vector, pieces, l->number < l->n ? l->number : 0);
    const struct ct_span sum = ct_span(scratch, own.first, own.units);
    int last = CT_NO_STEP;

    ct_leaders_post(builder, l, 0, l->n, all);
    if (l->number < l->n && l->nranks > 1)
        last = ct_copy(builder, own, sum);
    for (int k = l->nranks - 1; k >= 0 && l->number < l->n; k--) {
        int step;

        if (k == l->number)
            continue;
        step = ct_fetch_combine(builder, ct_leaders_rank(l, l->group, k), all, own.first, sum);
        ct_after(builder, step, last);
        last = step;
    }
    return l->nranks > 1 ? scratch : vector;
}

int ct_leaders_sum(struct ct_builder *builder, const struct ct_leaders *leaders,
                   const struct ct_pieces *pieces, int vector, int scratch)
{
    const struct ct_leaders *l = leaders;
    int sum = vector;
    int last = CT_NO_STEP;

    if (l->is_shared)
        return sum_posted(builder, l, pieces, vector, scratch);
    send_pieces(builder, l, pieces, vector);
    /* two buffers take turns: what is received is added to what there was */
    for (int k = 1; k < l->nranks && l->number < l->n; k++) {
        const int from = ct_leaders_rank(l, l->group, (l->number + k) % l->nranks);
        const struct ct_span into = piece_in(scratch + k % 2, pieces, l->number);
        const int recv = ct_recv(builder, from, into);
        int reduce;

        ct_after(builder, recv, last); /* which read this buffer */
        reduce = ct_combine(builder, piece_in(sum, pieces, l->number), into);
        ct_after(builder, reduce, recv);
        ct_after(builder, reduce, last);
        last = reduce;
        sum = into.buffer;
    }
    return sum;
}

/* The leaders of one number, one of each group, in the inner plan. */
static void plan_between(struct ct_builder *builder, const struct ct_leaders *leaders,
                         const struct ct_schedule *part, int sum, int result)
{
    const int piece = part->units_per_block;
    const int own = leaders->number * piece;
    const struct ct_fit fit = {
        .seats = {{.buffer = sum, .first = own}, {.buffer = result, .first = own}},
        .scratch = CT_SCRATCH + 2,
        .spread = {own, leaders->n * piece},
        .block_units = piece,
    };

    ct_leaders_compose(builder, leaders, part, fit);
}

struct ct_leaders_result ct_leaders_reduce(struct ct_builder *builder,
                                           const struct ct_leaders *leaders, struct ct_inner inner,
                                           bool to_root)
{
    struct ct_schedule *part = ct_leaders_plan(builder, leaders, inner);
    struct ct_leaders_result result = {.buffer = CT_RECV};
    struct ct_pieces pieces = {.units = 0};
    int sum;

    if (part == NULL)
        return result;
    result.piece = pieces.units = part->units_per_block;
    ct_set_units_per_block(builder, leaders->n * result.piece);
    sum = ct_leaders_sum(builder, leaders, &pieces, CT_SEND, CT_SCRATCH);
    if (to_root && leaders->number > 0)
        result.buffer = sum == CT_SCRATCH ? CT_SCRATCH + 1 : CT_SCRATCH;
    ct_fence(builder);
    if (leaders->number < leaders->n)
        plan_between(builder, leaders, part, sum, result.buffer);
    ct_fence(builder);
    ct_schedule_free(part);
    return result;
}
