/*
 * rank_draw.c - draws ranks by how many steps they have.
 *
 * A rank in the middle tells how many steps each rank has; by it as many ranks are drawn as
 * may be planned. Where all plan alike they are drawn one by one; where they plan by places,
 * from each class of ranks, and with them those that they wait for.
 */
#include "model/rank_draw.h"

#include <string.h>

/* Ranks of a sample. */
enum { LEAST = 1, MOST = 192, GROUPS = 3 };

/* So many times as many steps are planned of rings, of which few are run. */
enum { OF_RINGS = 2 };

/* Steps that may be planned besides, of ranks that lead others. */
enum { FOLLOWED = 1800 };

/* Ranks that wait for one another, followed at most. */
enum { CHAIN_MOST = 24 };

/* Algorithms of which planning one rank takes longer than its steps: what it takes besides
   among 1,024 ranks, in steps, and what all ranks have in common takes; in proportion to the
   ranks, or to their square. */
static const struct dear {
    const char *name;
    int each;
    int once;
    bool is_squared;
    bool is_alike; /* all ranks plan alike, although by places */
} dear[] = {
    {"allgather_circulant_blocks", 4000, 0, false, false},
    {"allgather_wired_far_first", 600, 300, false, true},
    {"allreduce_circulant", 1900, 0, false, false},
    {"allreduce_variation_1", 1900, 0, false, false},
    {"allreduce_wired_halving", 2200, 1000, false, true},
    {"allreduce_wired_switches", 140, 600, false, false},
    {"alltoall_phases", 2000000, 0, true, false},
    {"bcast_circulant", 620, 0, false, false},
    {"bcast_scatter_allgather", 300, 0, false, false},
    {"bcast_wired_tree", 0, 100, false, false},
    {"gather_wired_direct", 0, 1500, false, false},
    {"reduce_circulant", 620, 0, false, false},
    {"reduce_scatter_block_bruck_radix", 2000, 0, false, false},
    {"reduce_scatter_block_circulant", 1150, 0, false, false},
    {"reduce_scatter_block_halving", 1200, 0, false, false},
    {"reduce_scatter_block_recursive_doubling", 60, 0, false, false},
    {"reduce_scatter_block_recursive_multiplying", 600, 0, false, false},
    {"reduce_scatter_block_swing", 2250, 0, false, false},
    {"reduce_scatter_block_wired_near_first", 600, 300, false, true},
    {"reduce_wired_tree", 0, 100, false, false},
    {"scatter_wired_direct", 0, 1500, false, false},
};

int64_t ct_count_steps_most(int nranks)
{
    return nranks < 1000 ? 3500 : 1500 + 2 * (int64_t)nranks;
}

static const struct dear *find_dear(const struct ct_algorithm *algorithm)
{
    const char *name = algorithm->like == NULL ? algorithm->name : algorithm->like->name;

    for (size_t i = 0; i < sizeof dear / sizeof *dear; i++) {
        if (strcmp(dear[i].name, name) == 0)
            return &dear[i];
    }
    return NULL;
}

int64_t ct_count_steps_besides(const struct ct_algorithm *algorithm, int nranks)
{
    const struct dear *found = find_dear(algorithm);
    const int64_t steps = found == NULL ? 0 : (int64_t)found->each * nranks / 1024;

    return 16 + nranks / 32 + (found != NULL && found->is_squared ? steps * nranks / 1024 : steps);
}

/* What all have in common. */
static int64_t steps_once(const struct ct_algorithm *algorithm, int nranks)
{
    const struct dear *found = find_dear(algorithm);

    return found == NULL ? 0 : (int64_t)found->once * nranks / 1024;
}

static int refuse(const struct ct_draw *draw, struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_ERR_INVALID, "%s takes too long to count among %d ranks",
                       draw->algorithm->name, draw->problem->nranks);
}

static int plan_rank(struct ct_draw *draw, int rank, struct ct_diag *diag)
{
    struct ct_shape shape = ct_algorithm_shape(draw->algorithm, draw->problem, rank);
    int64_t most;
    int err;

    if (draw->all[rank] != NULL)
        return CT_OK;
    shape.segments = draw->segments;
    shape.common = &draw->common;
    err = ct_algorithm_plan(draw->algorithm, &shape, &draw->all[rank], diag);
    if (err != CT_OK)
        return err;
    draw->nsteps += draw->all[rank]->nsteps + draw->besides;
    most = 3 * draw->most / 2 * (ct_times_round(draw->all[rank]) > 0 ? OF_RINGS : 1);
    return draw->nsteps > most + FOLLOWED ? refuse(draw, diag) : CT_OK;
}

static int plan_alone(struct ct_draw *draw, int rank, struct ct_diag *diag)
{
    if (draw->all[rank] != NULL)
        return CT_OK;
    draw->class_of[rank] = CT_NO_CLASS;
    return plan_rank(draw, rank, diag);
}

/* Plan a rank in the middle: with one segment, and again with all if they are not too many. */
static int plan_middle(struct ct_draw *draw, struct ct_diag *diag)
{
    const int middle = ct_draw_middle(draw);
    const struct ct_shape shape = ct_algorithm_shape(draw->algorithm, draw->problem, middle);
    int err;

    draw->segments = 1;
    draw->times = shape.segments;
    draw->once = draw->nsteps = steps_once(draw->algorithm, draw->problem->nranks);
    if (draw->once + draw->besides > draw->most)
        return refuse(draw, diag);
    err = plan_rank(draw, middle, diag);
    if (err == CT_OK && shape.segments > 1 && draw->nsteps * shape.segments <= draw->most / 2) {
        ct_schedule_free(draw->all[middle]);
        draw->all[middle] = NULL;
        draw->nsteps = draw->once;
        draw->segments = shape.segments;
        draw->times = 1;
        err = plan_rank(draw, middle, diag);
    }
    return err;
}

/* Ranks of a sample, so that their steps are few enough. */
static int sample_size(const struct ct_draw *draw)
{
    const int64_t of_one = draw->nsteps - draw->once; /* steps of the rank in the middle */
    const int64_t n = of_one > 0 ? (draw->most - draw->once) / of_one : MOST;
    const int most = draw->problem->nranks / 2 < MOST ? draw->problem->nranks / 2 : MOST;

    return n < LEAST ? LEAST : n > most ? most : (int)n;
}

/* One of each of n equal ranges, at a place that differs from range to range; of every third
   range first, as long as there are not too many steps. */
static int draw_spread(struct ct_draw *draw, int n, struct ct_diag *diag)
{
    const int64_t nranks = draw->problem->nranks;
    int err = CT_OK;

    for (int i = 0; i < 3 * n && err == CT_OK && draw->nsteps < draw->most; i++) {
        const int range = i % n * 3 + i / n;
        const int64_t first = nranks * range / n;
        const uint32_t place = (uint32_t)range * UINT32_C(2654435761) >> 12;

        if (range < n - 1)
            err = plan_rank(draw, (int)(first + place % (nranks * (range + 1) / n - first)), diag);
    }
    return err;
}

/* Where plans are by places, the first ranks of a group of near ranks may lead it: 1, 2, 4, 8
   or 16 of them, or the first of each host. */
static int class_of(const struct ct_places *places, int in_group, int rank)
{
    const struct ct_groups *hosts = &places->hosts;
    int number = 0;

    for (int n = 1; n <= in_group && n <= 16; n *= 2)
        number++;
    if (number > 5)
        number = 5;
    return number == 5 && hosts->ranks[hosts->first[hosts->of[rank]]] == rank ? 6 : number;
}

static void find_classes(struct ct_draw *draw)
{
    const struct ct_groups *groups = &draw->problem->places->groups;

    for (int g = 0; g < groups->n; g++) {
        for (int k = groups->first[g]; k < groups->first[g + 1]; k++) {
            const int rank = groups->ranks[k];

            if (draw->class_of[rank] != CT_NO_CLASS)
                draw->class_of[rank] =
                    (unsigned char)class_of(draw->problem->places, k - groups->first[g], rank);
        }
    }
}

/* Some ranks of each class, in some groups: the last ones of a group first. */
static int draw_classes(struct ct_draw *draw, int n, struct ct_diag *diag)
{
    const struct ct_groups *groups = &draw->problem->places->groups;
    const int ngroups = n < 2 * CT_CLASSES ? 1 : GROUPS;
    const int each = n / CT_CLASSES / GROUPS + 1;
    int err = CT_OK;

    for (int i = 0; i < ngroups && (i == 0 || draw->nsteps < draw->most / 2); i++) {
        const int group = (int)((2 * (int64_t)i + 1) * groups->n / ngroups / 2);
        int left[CT_CLASSES];

        for (int class = 0; class < CT_CLASSES; class ++)
            left[class] = each;
        for (int k = groups->first[group + 1] - 1; k >= groups->first[group] && err == CT_OK; k--) {
            const int rank = groups->ranks[k];

            if (draw->class_of[rank] == CT_NO_CLASS || left[draw->class_of[rank]]-- <= 0)
                continue;
            err = plan_rank(draw, rank, diag);
        }
    }
    return err;
}

/* The rank from which the last message or post comes; -1: none. */
static int last_sender(const struct ct_schedule *schedule)
{
    for (int i = schedule->nsteps - 1; i >= 0; i--) {
        const enum ct_action action = schedule->steps[i].action;

        if (action == CT_DO_RECV || action == CT_DO_TOKEN_RECV || action == CT_DO_FETCH ||
            action == CT_DO_FETCH_REDUCE)
            return schedule->steps[i].peer;
    }
    return -1;
}

static bool has(const int *ranks, int n, int rank)
{
    int i = 0;

    while (i < n && ranks[i] != rank)
        i++;
    return i < n;
}

/* Plan the ranks for which one waits in the end, one after the other. */
static int follow(struct ct_draw *draw, int rank, struct ct_diag *diag)
{
    const int few = 128 + 8 * draw->segments;
    int met[CHAIN_MOST];
    int err = CT_OK;

    for (int i = 0; i < CHAIN_MOST && err == CT_OK; i++) {
        met[i] = rank;
        if (draw->all[rank]->nsteps > few)
            return CT_OK;
        rank = last_sender(draw->all[rank]);
        if (rank < 0 || has(met, i + 1, rank))
            return CT_OK;
        err = plan_alone(draw, rank, diag);
    }
    if (err != CT_OK)
        return err;
    return ct_diag_set(diag, CT_ERR_INVALID,
                       "%s is a long chain of ranks, of which no sample tells",
                       draw->algorithm->name);
}

int ct_times_round(const struct ct_schedule *schedule)
{
    int peer = -1, n = 0;

    for (int i = 0; i < schedule->nsteps; i++) {
        const struct ct_step *step = &schedule->steps[i];

        if (step->action != CT_DO_SEND)
            continue;
        if (peer >= 0 && peer != step->peer)
            return 0;
        peer = step->peer;
        n++;
    }
    return n >= schedule->nranks / 2 ? n : 0;
}

/* True if any rank stands for all. */
static bool are_alike(const struct ct_draw *draw)
{
    const struct dear *found = find_dear(draw->algorithm);

    return !draw->algorithm->by_places || (found != NULL && found->is_alike) ||
           ct_times_round(draw->all[ct_draw_middle(draw)]) > 0;
}

int ct_draw_ranks(struct ct_draw *draw, struct ct_diag *diag)
{
    const int n = draw->problem->nranks;
    const int ends[] = {0, draw->problem->root, n - 1};
    int size, err;

    CT_TRY(err, out, plan_middle(draw, diag));
    size = sample_size(draw);
    if (size > LEAST) {
        CT_TRY(err, out, plan_alone(draw, draw->problem->root, diag));
        CT_TRY(err, out, plan_alone(draw, 0, diag));
        CT_TRY(err, out, plan_alone(draw, n - 1, diag));
    }
    if (are_alike(draw))
        return draw_spread(draw, size, diag);
    find_classes(draw);
    CT_TRY(err, out, draw_classes(draw, size, diag));
    for (int i = 0; i < 3 && draw->all[ends[i]] != NULL; i++)
        CT_TRY(err, out, follow(draw, ends[i], diag));
    CT_TRY(err, out, follow(draw, ct_draw_middle(draw), diag));
out:
    return err;
}
