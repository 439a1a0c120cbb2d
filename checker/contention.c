/*
 * contention.c - runs all schedules together and keeps, for each step, the
 * set of messages that are complete, and of those that have started, before
 * it in any run.
 *
 * Steps are visited in an order in which they may run, so the messages on
 * a link come one after the other. It is enough to compare a message with
 * those of its links that no later one is known to have followed: what is
 * before these is before the message too.
 */
#include "checker/contention.h"

#include "checker/link_users.h"

#include <stdint.h>
#include <stdlib.h>

struct run {
    const struct ct_tree *tree;
    enum ct_protocol protocol;
    struct ct_diag *diag;
    struct ct_traffic traffic;
    size_t words;           /* of a set: complete messages, then started ones */
    uint64_t *sets;         /* by step: before it; then before its end */
    uint64_t *rank_sets;    /* by rank: all its steps so far */
    int *waits;             /* by step: predecessors to come */
    unsigned char *visited; /* by step */
    int *epoch;             /* by rank */
    int *epoch_left;        /* by rank: steps of the epoch to come */
    int *queue;             /* steps that are ready */
    int queued;
    int *barriers; /* steps that wait for all ranks */
    int nbarriers;
    struct ct_link_users users;
};

static uint64_t *set_of(const struct run *r, int step)
{
    return r->sets + (size_t)step * r->words;
}

static void unite(const struct run *r, uint64_t *to, const uint64_t *from)
{
    for (size_t i = 0; i < r->words; i++)
        to[i] |= from[i];
}

static void put(uint64_t *set, int bit)
{
    set[bit / 64] |= UINT64_C(1) << (bit % 64);
}

static int started_bit(const struct run *r, int message)
{
    return r->traffic.nmessages + message;
}

static void make_ready(struct run *r, int step)
{
    r->queue[r->queued++] = step;
}

/* Open the rank's next epoch that has steps. */
static void open_epoch(struct run *r, int rank)
{
    const struct ct_schedule *s = r->traffic.schedules[rank];
    const int first = r->traffic.first[rank];

    while (r->epoch_left[rank] == 0 && ++r->epoch[rank] < s->nepochs) {
        const int *const bounds = &s->epochs[r->epoch[rank]];

        r->epoch_left[rank] = bounds[1] - bounds[0];
        for (int i = first + bounds[0]; i < first + bounds[1]; i++) {
            unite(r, set_of(r, i), r->rank_sets + (size_t)rank * r->words);
            if (r->waits[i] == 0)
                make_ready(r, i);
        }
    }
}

static void complete(struct run *r, int step)
{
    const int rank = r->traffic.owner[step];
    const struct ct_schedule *s = r->traffic.schedules[rank];
    const struct ct_step *what = ct_traffic_step(&r->traffic, step);

    unite(r, r->rank_sets + (size_t)rank * r->words, set_of(r, step));
    for (int i = 0; i < what->nsuccs; i++) {
        const int succ = r->traffic.first[rank] + s->succs[what->first_succ + i];

        unite(r, set_of(r, succ), set_of(r, step));
        if (--r->waits[succ] == 0)
            make_ready(r, succ);
    }
    r->epoch_left[rank]--;
    open_epoch(r, rank);
}

static void end_receive(struct run *r, int recv, int send)
{
    const int message = r->traffic.message[recv];

    unite(r, set_of(r, recv), set_of(r, send));
    if (message >= 0)
        put(set_of(r, recv), message);
    complete(r, recv);
}

/* A send that is complete at once. */
static int send_eagerly(struct run *r, int send)
{
    const int recv = r->traffic.partner[send];
    const int message = r->traffic.message[send];
    int err;

    if (message >= 0) {
        err = ct_link_users_start(&r->users, set_of(r, send), message);
        if (err != CT_OK)
            return err;
        if (r->protocol == CT_EAGER)
            put(set_of(r, send), started_bit(r, message));
    }
    complete(r, send);
    if (r->visited[recv])
        end_receive(r, recv, send);
    return CT_OK;
}

static int move_together(struct run *r, int send, int recv)
{
    const int message = r->traffic.message[send];
    int err;

    unite(r, set_of(r, send), set_of(r, recv));
    err = ct_link_users_start(&r->users, set_of(r, send), message);
    if (err != CT_OK)
        return err;
    put(set_of(r, send), message);
    unite(r, set_of(r, recv), set_of(r, send));
    complete(r, send);
    complete(r, recv);
    return CT_OK;
}

/* All ranks know what any rank knew. */
static void pass_barrier(struct run *r, int step)
{
    uint64_t *all;

    r->barriers[r->nbarriers++] = step;
    if (r->nbarriers < r->traffic.nranks)
        return;
    all = set_of(r, r->barriers[0]);
    for (int i = 1; i < r->nbarriers; i++)
        unite(r, all, set_of(r, r->barriers[i]));
    for (int i = 1; i < r->nbarriers; i++)
        unite(r, set_of(r, r->barriers[i]), all);
    r->nbarriers = 0;
    for (int i = 0; i < r->traffic.nranks; i++)
        complete(r, r->barriers[i]);
}

static int visit_message(struct run *r, int step, const struct ct_step *what)
{
    const struct ct_action_traits *traits = ct_action_traits(what->action);
    const bool eager = r->protocol != CT_RENDEZVOUS || traits->is_token;
    const int partner = r->traffic.partner[step];

    if (eager && traits->is_send)
        return send_eagerly(r, step);
    /* else the visit to the partner goes on */
    if (!r->visited[partner])
        return CT_OK;
    if (!eager)
        return traits->is_send ? move_together(r, step, partner) : move_together(r, partner, step);
    end_receive(r, step, partner);
    return CT_OK;
}

static int visit(struct run *r, int step)
{
    const struct ct_step *what = ct_traffic_step(&r->traffic, step);

    r->visited[step] = 1;
    if (r->traffic.partner[step] >= 0)
        return visit_message(r, step, what);
    if (what->action == CT_DO_BARRIER)
        pass_barrier(r, step);
    else
        complete(r, step);
    return CT_OK;
}

static int visit_all(struct run *r)
{
    int at = 0;

    for (int i = 0; i < r->traffic.nsteps; i++)
        r->waits[i] = ct_traffic_step(&r->traffic, i)->npreds;
    for (int rank = 0; rank < r->traffic.nranks; rank++) {
        r->epoch[rank] = -1;
        open_epoch(r, rank);
    }
    while (at < r->queued) {
        const int err = visit(r, r->queue[at++]);

        if (err != CT_OK)
            return err;
    }
    for (int rank = 0; rank < r->traffic.nranks; rank++) {
        if (r->epoch_left[rank] > 0)
            return ct_diag_set(r->diag, CT_ERR_INVALID, "rank %d waits for ever", rank);
    }
    return CT_OK;
}

static int init(struct run *r)
{
    const size_t nsteps = (size_t)r->traffic.nsteps + 1;
    const size_t nranks = (size_t)r->traffic.nranks;

    r->words = 2 * (size_t)r->traffic.nmessages / 64 + 1;
    r->sets = calloc(nsteps, r->words * sizeof *r->sets);
    r->rank_sets = calloc(nranks, r->words * sizeof *r->rank_sets);
    r->waits = calloc(nsteps, sizeof *r->waits);
    r->visited = calloc(nsteps, sizeof *r->visited);
    r->epoch = calloc(nranks, sizeof *r->epoch);
    r->epoch_left = calloc(nranks, sizeof *r->epoch_left);
    r->queue = calloc(nsteps, sizeof *r->queue);
    r->barriers = calloc(nranks, sizeof *r->barriers);
    if (r->sets == NULL || r->rank_sets == NULL || r->waits == NULL || r->visited == NULL ||
        r->epoch == NULL || r->epoch_left == NULL || r->queue == NULL || r->barriers == NULL)
        return ct_diag_set(r->diag, CT_ERR_MEMORY, "out of memory for proving %d messages apart",
                           r->traffic.nmessages);
    return ct_link_users_init(&r->users, r->tree, &r->traffic, r->diag);
}

static void fini(struct run *r)
{
    if (r->users.tree != NULL)
        ct_link_users_fini(&r->users);
    free(r->sets);
    free(r->rank_sets);
    free(r->waits);
    free(r->visited);
    free(r->epoch);
    free(r->epoch_left);
    free(r->queue);
    free(r->barriers);
    ct_traffic_fini(&r->traffic);
}

int ct_contention_check(const struct ct_tree *tree, const struct ct_schedule *const *schedules,
                        enum ct_protocol protocol, const struct ct_item_sizes *sizes,
                        struct ct_diag *diag)
{
    struct run r = {.tree = tree, .protocol = protocol, .diag = diag};
    int err = ct_traffic_init(&r.traffic, schedules, tree->nranks, diag);

    if (err == CT_OK && !ct_contention_is_apart(tree, schedules)) {
        if (sizes != NULL && sizes->item_bytes != NULL)
            ct_traffic_skip(&r.traffic, sizes->collective, sizes->item_bytes);
        err = init(&r);
        if (err == CT_OK)
            err = visit_all(&r);
        if (err == CT_OK)
            err = ct_link_users_check(&r.users);
    }
    fini(&r);
    return err;
}
