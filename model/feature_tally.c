/*
 * feature_tally.c - adds up by rank, host and cable.
 */
#include "model/feature_tally.h"

#include "model/lockstep.h"
#include "model/post_tally.h"

#include <stdlib.h>

#define MOST (INT64_MAX / 4)

struct ct_feature_tally {
    struct ct_tree hosts; /* the places' tree, with ranks at the nodes of their hosts */
    const int *host;
    const struct ct_grid *grid;
    struct ct_stands_for each;
    int nparts;
    const int *on_cable;
    int64_t of[CT_FEATURES]; /* of one part; cables and ranks aside */
    int64_t *capacity;       /* by cable: bytes/s; 0: unknown */
    int64_t *load;           /* by link: bytes of the whole call */
    int64_t *round_load;     /* by link: of the present round */
    int64_t *busiest_ns;     /* by link: the busiest link's time in the rounds that load it */
    int *loaded;             /* links that the present round loads */
    int nloaded;
    int *links;             /* of a message */
    int64_t *rank_messages; /* by rank */
    int64_t *host_messages; /* by node: with other hosts */
    bool has_message;       /* the present round has one */
    bool has_between;       /* between hosts */
    int64_t round_cables;   /* the most on the way of one */
    struct ct_post_tally posts;
};

int64_t ct_whole_capacity(double capacity)
{
    if (!(capacity > 0))
        return 0;
    if (capacity >= (double)MOST)
        return MOST;
    return capacity < 1 ? 1 : (int64_t)(capacity + 0.5);
}

int ct_tally_new(const struct ct_places *places, const struct ct_parts *parts,
                 const struct ct_grid *grid, struct ct_feature_tally **tally, struct ct_diag *diag)
{
    struct ct_feature_tally *t = calloc(1, sizeof *t);
    const size_t nnodes = (size_t)places->tree.nnodes;
    const size_t nlinks = (size_t)ct_links_count(&places->tree);

    *tally = NULL;
    if (t == NULL)
        return ct_diag_memory(diag);
    t->hosts = places->tree;
    t->hosts.place = places->host;
    t->host = places->host;
    t->grid = grid;
    t->each = (struct ct_stands_for){1, 1};
    t->nparts = parts == NULL || parts->n < 1 ? 1 : parts->n;
    t->on_cable = parts == NULL ? NULL : parts->on_cable;
    t->capacity = calloc(nnodes, sizeof *t->capacity);
    t->load = calloc(nlinks, sizeof *t->load);
    t->round_load = calloc(nlinks, sizeof *t->round_load);
    t->busiest_ns = calloc(nlinks, sizeof *t->busiest_ns);
    t->loaded = calloc(nlinks, sizeof *t->loaded);
    t->links = calloc(nlinks, sizeof *t->links);
    t->rank_messages = calloc((size_t)places->tree.nranks, sizeof *t->rank_messages);
    t->host_messages = calloc(nnodes, sizeof *t->host_messages);
    if (ct_post_tally_init(&t->posts, places, grid, diag) != CT_OK || t->capacity == NULL ||
        t->load == NULL || t->round_load == NULL || t->busiest_ns == NULL || t->loaded == NULL ||
        t->links == NULL || t->rank_messages == NULL || t->host_messages == NULL) {
        ct_tally_free(t);
        return ct_diag_memory(diag);
    }
    for (size_t node = 1; node < nnodes; node++)
        t->capacity[node] =
            ct_whole_capacity(ct_link_capacity(&places->tree, ct_uplink((int)node)));
    *tally = t;
    return CT_OK;
}

void ct_tally_stands_for(struct ct_feature_tally *tally, struct ct_stands_for each)
{
    tally->each = each;
}

void ct_tally_free(struct ct_feature_tally *tally)
{
    if (tally == NULL)
        return;
    ct_post_tally_fini(&tally->posts);
    free(tally->capacity);
    free(tally->load);
    free(tally->round_load);
    free(tally->busiest_ns);
    free(tally->loaded);
    free(tally->links);
    free(tally->rank_messages);
    free(tally->host_messages);
    free(tally);
}

static int64_t larger(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static void add_between(struct ct_feature_tally *t, int sender, int receiver, int64_t bytes)
{
    const int n = ct_route(&t->hosts, sender, receiver, t->links);

    t->has_between = true;
    t->round_cables = larger(t->round_cables, n);
    t->of[CT_MESSAGES_BETWEEN] += t->each.messages;
    t->of[CT_LONG_MESSAGES] += bytes / t->each.messages > CT_LONG_BYTES ? t->each.messages : 0;
    t->of[CT_BYTES_BETWEEN] += bytes;
    t->of[CT_BYTES_ON_CABLES] += bytes * n;
    t->host_messages[t->host[sender]] += t->each.messages;
    t->host_messages[t->host[receiver]] += t->each.messages;
    for (int i = 0; i < n && bytes > 0; i++) {
        const int link = t->links[i];

        if (t->round_load[link] == 0)
            t->loaded[t->nloaded++] = link;
        t->round_load[link] += bytes;
    }
}

void ct_tally_message(void *tally, const struct ct_schedule *sender, const struct ct_step *step)
{
    struct ct_feature_tally *t = tally;
    const bool is_token = step->action == CT_DO_TOKEN_SEND;
    int64_t bytes;

    if (step->action == CT_DO_POST)
        ct_post_tally_add(&t->posts, sender, step, 1, t->of);
    if (step->action != CT_DO_SEND && !is_token) /* once for each message */
        return;
    bytes = is_token ? 0 : ct_span_bytes(&step->src, t->grid, sender->units_per_block);
    t->has_message = true;
    t->of[CT_TOKENS] += is_token;
    t->rank_messages[sender->rank] += t->each.messages;
    t->rank_messages[step->peer] += t->each.messages;
    if (t->host[sender->rank] != t->host[step->peer]) {
        add_between(t, sender->rank, step->peer, bytes);
        return;
    }
    t->of[CT_MESSAGES_INSIDE] += t->each.messages;
    t->of[CT_BYTES_INSIDE] += bytes;
}

void ct_tally_work(void *tally, const struct ct_schedule *schedule, const struct ct_step *step)
{
    struct ct_feature_tally *t = tally;

    if (step->action == CT_DO_BARRIER)
        t->of[CT_BARRIERS]++;
    else if (step->peer >= 0)
        ct_post_tally_add(&t->posts, schedule, step, 1, t->of);
    else
        t->of[step->action == CT_DO_COPY ? CT_BYTES_COPIED : CT_BYTES_REDUCED] +=
            ct_span_bytes(&step->dst, t->grid, schedule->units_per_block);
}

int64_t ct_cable_ns(int64_t bytes, int64_t capacity)
{
    const int64_t second = 1000000000;
    int64_t ns, rest;

    if (bytes <= MOST / second)
        return bytes * second / capacity;
    ns = bytes / capacity;
    rest = bytes % capacity;
    if (ns >= MOST / second)
        return MOST;
    for (int i = 0; i < 3; i++) {
        if (rest > MOST / 1000) /* then capacity is, too: a small error */
            return ns * (i == 0 ? second : i == 1 ? 1000000 : 1000);
        ns = ns * 1000 + rest * 1000 / capacity;
        rest = rest * 1000 % capacity;
    }
    return ns;
}

static int parts_on(const struct ct_feature_tally *t, int cable)
{
    return t->on_cable == NULL ? t->nparts : t->on_cable[cable];
}

/* Of all parts. */
static int64_t link_ns(const struct ct_feature_tally *t, int link, int64_t load)
{
    const int cable = ct_link_cable(link);

    if (t->capacity[cable] == 0 || load <= 0)
        return 0;
    return ct_cable_ns(load, t->capacity[cable]);
}

void ct_tally_round(void *tally)
{
    struct ct_feature_tally *t = tally;
    int64_t most = 0;

    for (int i = 0; i < t->nloaded; i++) {
        const int link = t->loaded[i];
        const int64_t load = t->round_load[link] / t->each.rounds;

        most = larger(most,
                      t->each.rounds * link_ns(t, link, load * parts_on(t, ct_link_cable(link))));
    }
    for (int i = 0; i < t->nloaded; i++) {
        const int link = t->loaded[i];

        t->load[link] += t->round_load[link];
        t->round_load[link] = 0;
        t->busiest_ns[link] += most;
    }
    t->nloaded = 0;
    t->of[CT_ROUNDS] += t->has_message ? t->each.rounds : 0;
    t->of[CT_ROUNDS_BETWEEN] += t->has_between ? t->each.rounds : 0;
    t->of[CT_ROUND_CABLES] += t->each.rounds * t->round_cables;
    t->of[CT_CABLE_ROUNDS_NS] += most;
    t->round_cables = 0;
    t->has_message = t->has_between = false;
    ct_post_tally_round(&t->posts);
}

static void find_busiest_cable(const struct ct_feature_tally *t, struct ct_features *features)
{
    for (int link = 2; link < ct_links_count(&t->hosts); link++) {
        const int64_t load = t->load[link] * parts_on(t, ct_link_cable(link));

        features->of[CT_CABLE_NS] = larger(features->of[CT_CABLE_NS], link_ns(t, link, load));
        features->of[CT_CABLE_BEYOND_NS] =
            larger(features->of[CT_CABLE_BEYOND_NS], link_ns(t, link, load - CT_BUFFERED_BYTES));
    }
}

void ct_tally_features(const struct ct_feature_tally *t, struct ct_features *features)
{
    for (int i = 0; i < CT_FEATURES; i++)
        features->of[i] = t->of[i] * (ct_feature_facts[i].group == CT_WORK ? t->nparts : 1);
    for (int rank = 0; rank < t->hosts.nranks; rank++)
        features->of[CT_RANK_MESSAGES] =
            larger(features->of[CT_RANK_MESSAGES], t->rank_messages[rank]);
    for (int node = 0; node < t->hosts.nnodes; node++)
        features->of[CT_HOST_MESSAGES] =
            larger(features->of[CT_HOST_MESSAGES], t->host_messages[node] * parts_on(t, node));
    find_busiest_cable(t, features);
    ct_post_tally_path(&t->posts, features);
}

void ct_tally_cables(const struct ct_feature_tally *t, struct ct_cable_load *loads)
{
    for (int cable = 0; cable < t->hosts.nnodes; cable++)
        loads[cable] = (struct ct_cable_load){.ns = 0};
    for (int link = 2; link < ct_links_count(&t->hosts); link++) {
        const int cable = ct_link_cable(link);
        const int64_t ns = link_ns(t, link, t->load[link] * parts_on(t, cable));

        if (ns > loads[cable].ns)
            loads[cable] = (struct ct_cable_load){ns, t->busiest_ns[link]};
    }
}
