/*
 * sampled_tally.c - adds up what ranks of a sample do, each times those that it stands for.
 */
#include "model/sampled_tally.h"

#include "model/feature_tally.h"
#include "model/lockstep.h"
#include "model/post_tally.h"
#include "model/sampled_nodes.h"
#include "model/surer_end.h"

#include <stdlib.h>
#include <string.h>

/* Shares of messages are counted in these. */
enum { WHOLE = 256 };

struct ct_sampled_tally {
    const struct ct_sample *sample;
    struct ct_tree hosts; /* ranks at the nodes of their hosts */
    const int *host;
    int *position; /* by rank; owns the numbers of loaded */
    struct ct_sampled_node *nodes;
    int *loaded; /* nodes that the present round loads */
    int nloaded;
    int64_t sum[CT_ENDS][CT_KINDS][CT_FEATURES]; /* messages in shares */
    int64_t slowest;                             /* capacity of a host's cable; 0: unknown */
    int64_t barriers, rounds, rounds_between, rounds_ns, cables;
    bool has_message, has_between;
    int64_t round_cables; /* the most on the way of one message of the present round */
    struct ct_post_tally posts;
};

/* The network as far as the hosts. */
static struct ct_tree hosts_of(const struct ct_places *places)
{
    struct ct_tree hosts = places->tree;

    hosts.place = places->host;
    hosts.nnodes = 1;
    for (int rank = 0; rank < hosts.nranks; rank++) {
        if (hosts.place[rank] >= hosts.nnodes)
            hosts.nnodes = hosts.place[rank] + 1;
    }
    return hosts;
}

static int kind_of(const struct ct_sampled_tally *t, int rank)
{
    return t->sample->class_of[rank];
}

int ct_sampled_tally_new(const struct ct_sample *sample, struct ct_sampled_tally **tally,
                         struct ct_diag *diag)
{
    struct ct_sampled_tally *t = calloc(1, sizeof *t);
    const struct ct_places *places = sample->problem->places;
    const int *ranks = places->orders[ct_setting_order(&sample->problem->setting)];
    const struct ct_tree hosts = hosts_of(places);
    const size_t nranks = (size_t)hosts.nranks, nnodes = (size_t)hosts.nnodes;

    *tally = t;
    if (t == NULL)
        return ct_diag_memory(diag);
    t->sample = sample;
    t->hosts = hosts;
    t->host = places->host;
    t->position = calloc(nranks + nnodes, sizeof *t->position);
    t->nodes = calloc(nnodes, sizeof *t->nodes);
    if (ct_post_tally_init(&t->posts, places, sample->grid, diag) != CT_OK || t->position == NULL ||
        t->nodes == NULL) {
        ct_sampled_tally_free(t);
        *tally = NULL;
        return ct_diag_memory(diag);
    }
    t->loaded = t->position + nranks;
    for (int i = 0; i < hosts.nranks; i++)
        t->position[ranks == NULL ? i : ranks[i]] = i;
    t->slowest = ct_sampled_nodes_find(sample, &t->hosts, t->position, t->nodes);
    return CT_OK;
}

void ct_sampled_tally_free(struct ct_sampled_tally *tally)
{
    if (tally == NULL)
        return;
    ct_post_tally_fini(&tally->posts);
    free(tally->position);
    free(tally->nodes);
    free(tally);
}

static int64_t smaller(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t larger(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* How many nodes from the rank's host on the message leaves on its way up, or comes to on
   its way down. */
static int count_crossed(const struct ct_sampled_tally *t, int rank, int peer)
{
    int x = t->host[rank], y = t->host[peer];
    int crossed = 0;

    while (x != y) { /* the one of the larger number is not above the other */
        crossed += x > y;
        if (x > y)
            x = t->nodes[x].above;
        else
            y = t->nodes[y].above;
    }
    return crossed;
}

/* The share of a node's ranks whose messages over this distance cross its cable. */
static int share_of(const struct ct_sampled_tally *t, const struct ct_sampled_node *node,
                    int distance, bool is_crossed)
{
    const int others = t->hosts.nranks - node->nranks;
    const bool is_run = node->last - node->first + 1 == node->nranks;

    if (!t->sample->is_moved || !is_run)
        return is_crossed ? WHOLE : 0;
    return (int)(smaller(smaller(distance, node->nranks), others) * WHOLE / node->nranks);
}

static void load_node(struct ct_sampled_tally *t, int x, enum ct_message_end end, int kind,
                      int64_t bytes)
{
    struct ct_sampled_node *node = &t->nodes[x];

    if (!node->is_loaded)
        t->loaded[t->nloaded++] = x;
    node->is_loaded = true;
    node->round[end][kind] += bytes;
}

/* Whichever end of messages counts. */
static void add_post_or_fetch(struct ct_sampled_tally *t, const struct ct_schedule *schedule,
                              const struct ct_step *step)
{
    struct ct_features added = {{0}};

    ct_post_tally_add(&t->posts, schedule, step, t->sample->segments, added.of);
    for (int end = 0; end < CT_ENDS; end++) {
        for (int i = 0; i < CT_FEATURES; i++)
            t->sum[end][kind_of(t, schedule->rank)][i] += added.of[i];
    }
}

static void add_message(struct ct_sampled_tally *t, const struct ct_schedule *schedule,
                        const struct ct_step *step)
{
    const bool is_token = step->action == CT_DO_TOKEN_SEND || step->action == CT_DO_TOKEN_RECV;
    const enum ct_message_end end =
        step->action == CT_DO_SEND || step->action == CT_DO_TOKEN_SEND ? CT_SENDS : CT_RECEIVES;
    const int rank = schedule->rank, kind = kind_of(t, rank);
    const int64_t times = is_token ? 1 : t->sample->segments;
    const int away = abs(t->position[step->peer] - t->position[rank]);
    const int distance = (int)smaller(away, t->hosts.nranks - away);
    const int crossed = count_crossed(t, rank, step->peer);
    const int64_t bytes = is_token ? 0
                                   : ct_span_bytes(end == CT_SENDS ? &step->src : &step->dst,
                                                   t->sample->grid, schedule->units_per_block);
    int64_t *sum = t->sum[end][kind];
    int share = share_of(t, &t->nodes[t->host[rank]], distance, crossed > 0);
    int above = 0;
    int64_t levels = 0;

    t->has_message = true;
    t->has_between = t->has_between || share > 0;
    sum[CT_TOKENS] += is_token ? WHOLE : 0;
    sum[CT_MESSAGES_BETWEEN] += times * share;
    sum[CT_MESSAGES_INSIDE] += times * (WHOLE - share);
    if (bytes / times > CT_LONG_BYTES)
        sum[CT_LONG_MESSAGES] += times * share;
    sum[CT_BYTES_BETWEEN] += bytes * share / WHOLE;
    sum[CT_BYTES_INSIDE] += bytes - bytes * share / WHOLE;
    t->nodes[t->host[rank]].messages[kind] += times * share;
    for (int x = t->host[rank]; x > 0; x = t->nodes[x].above) {
        share = share_of(t, &t->nodes[x], distance, above++ < crossed);
        sum[CT_BYTES_ON_CABLES] += bytes * share / WHOLE;
        levels = share > 0 ? above : levels;
        if (share > 0 && bytes > 0)
            load_node(t, x, end, kind, bytes * share / WHOLE);
    }
    t->round_cables = larger(t->round_cables, 2 * levels); /* as far down as up */
}

void ct_sampled_message(void *tally, const struct ct_schedule *schedule, const struct ct_step *step)
{
    if (step->action == CT_DO_POST)
        add_post_or_fetch(tally, schedule, step);
    else
        add_message(tally, schedule, step);
}

void ct_sampled_work(void *tally, const struct ct_schedule *schedule, const struct ct_step *step)
{
    struct ct_sampled_tally *t = tally;

    if (step->action == CT_DO_BARRIER) {
        t->barriers++;
        return;
    }
    if (step->peer >= 0) {
        add_post_or_fetch(t, schedule, step);
        return;
    }
    for (int end = 0; end < CT_ENDS; end++)
        t->sum[end][kind_of(t, schedule->rank)]
              [step->action == CT_DO_COPY ? CT_BYTES_COPIED : CT_BYTES_REDUCED] +=
            ct_span_bytes(&step->dst, t->sample->grid, schedule->units_per_block);
}

static int parts_on(const struct ct_sampled_tally *t, int cable)
{
    const struct ct_parts *parts = t->sample->parts;

    if (parts == NULL || parts->n < 1)
        return 1;
    return parts->on_cable == NULL ? parts->n : parts->on_cable[cable];
}

static int64_t ns_of(const struct ct_sampled_node *node, int64_t bytes)
{
    return node->capacity == 0 || bytes <= 0 ? 0 : ct_cable_ns(bytes, node->capacity);
}

void ct_sampled_round(void *tally)
{
    struct ct_sampled_tally *t = tally;
    int64_t most = 0;

    for (int i = 0; i < t->nloaded; i++) {
        const int x = t->loaded[i];
        struct ct_sampled_node *node = &t->nodes[x];

        for (int end = 0; end < CT_ENDS; end++) {
            const int64_t load = ct_members_sum(node->round[end], node->of);

            node->load[end] += load;
            most = larger(most, ns_of(node, load * parts_on(t, x)));
            memset(node->round[end], 0, sizeof node->round[end]);
        }
        node->is_loaded = false;
    }
    t->nloaded = 0;
    t->rounds += t->has_message;
    t->rounds_between += t->has_between;
    t->rounds_ns += most;
    t->cables += t->round_cables;
    t->round_cables = 0;
    t->has_message = t->has_between = false;
    ct_post_tally_round(&t->posts);
}

/* Messages that were sent. */
static int64_t count_sends(const struct ct_sampled_tally *t)
{
    int64_t shares = 0;

    for (int kind = 0; kind < CT_KINDS; kind++)
        shares += t->sum[CT_SENDS][kind][CT_MESSAGES_BETWEEN] +
                  t->sum[CT_SENDS][kind][CT_MESSAGES_INSIDE];
    return shares / WHOLE / t->sample->segments;
}

void ct_sampled_stretch(struct ct_sampled_tally *t, int64_t nsends)
{
    const int64_t done = larger(count_sends(t), 1);
    int64_t *const single[] = {&t->rounds, &t->rounds_between, &t->rounds_ns, &t->cables};
    int64_t *const sums = &t->sum[0][0][0];

    for (size_t i = 0; i < sizeof single / sizeof *single; i++)
        *single[i] = ct_times_of(*single[i], nsends, done);
    for (size_t i = 0; i < sizeof t->sum / sizeof *sums; i++)
        sums[i] = ct_times_of(sums[i], nsends, done);
    for (int x = 0; x < t->hosts.nnodes; x++) {
        struct ct_sampled_node *node = &t->nodes[x];

        for (int end = 0; end < CT_ENDS; end++)
            node->load[end] = ct_times_of(node->load[end], nsends, done);
        for (int kind = 0; kind < CT_KINDS; kind++)
            node->messages[kind] = ct_times_of(node->messages[kind], nsends, done);
    }
}

static bool is_in_shares(int feature)
{
    return feature == CT_MESSAGES_BETWEEN || feature == CT_MESSAGES_INSIDE ||
           feature == CT_TOKENS || feature == CT_LONG_MESSAGES;
}

/* A feature of all ranks by one end of their messages. */
static int64_t total_of(const struct ct_sampled_tally *t, enum ct_message_end end, int feature)
{
    int64_t sums[CT_KINDS];

    for (int kind = 0; kind < CT_KINDS; kind++)
        sums[kind] = t->sum[end][kind][feature];
    return ct_members_sum(sums, t->nodes[0].of);
}

static void add_work(const struct ct_sampled_tally *t, enum ct_message_end end,
                     struct ct_features *features)
{
    for (int i = 0; i < CT_FEATURES; i++)
        features->of[i] = total_of(t, end, i) / (is_in_shares(i) ? WHOLE : 1);
    /* up by what is sent, and down by what is received */
    features->of[CT_BYTES_ON_CABLES] =
        total_of(t, CT_SENDS, CT_BYTES_ON_CABLES) + total_of(t, CT_RECEIVES, CT_BYTES_ON_CABLES);
}

/* No more rounds have messages between hosts than there are such messages. */
static void add_rounds(const struct ct_sampled_tally *t, int64_t rounds,
                       struct ct_features *features)
{
    const int64_t own = larger(t->rounds, 1), all = larger(rounds, t->rounds);
    const int64_t between = t->rounds_between * all / own;
    const int64_t ns = ct_times_of(t->rounds_ns, all, own);
    const int64_t at_most =
        t->slowest == 0 ? 0 : ct_cable_ns(features->of[CT_BYTES_BETWEEN], t->slowest);

    features->of[CT_ROUNDS] = all;
    features->of[CT_ROUNDS_BETWEEN] =
        larger(smaller(between, features->of[CT_MESSAGES_BETWEEN]), smaller(t->rounds_between, 1));
    features->of[CT_ROUND_CABLES] =
        ct_times_of(t->cables, features->of[CT_ROUNDS_BETWEEN], larger(t->rounds_between, 1));
    features->of[CT_CABLE_ROUNDS_NS] = smaller(ns, larger(at_most, features->of[CT_CABLE_NS]));
    features->of[CT_BARRIERS] = t->barriers;
}

static void add_nodes(const struct ct_sampled_tally *t, struct ct_features *features)
{
    for (int x = 1; x < t->hosts.nnodes; x++) {
        const struct ct_sampled_node *node = &t->nodes[x];
        const int64_t messages = ct_members_sum(node->messages, node->of) / WHOLE;

        features->of[CT_HOST_MESSAGES] =
            larger(features->of[CT_HOST_MESSAGES], messages * parts_on(t, x));
        for (int end = 0; end < CT_ENDS; end++) {
            const int64_t load = node->load[end] * parts_on(t, x);

            features->of[CT_CABLE_NS] = larger(features->of[CT_CABLE_NS], ns_of(node, load));
            features->of[CT_CABLE_BEYOND_NS] =
                larger(features->of[CT_CABLE_BEYOND_NS], ns_of(node, load - CT_BUFFERED_BYTES));
        }
    }
}

int64_t ct_sampled_rounds(const struct ct_sampled_tally *t)
{
    return t->rounds;
}

void ct_sampled_features(const struct ct_sampled_tally *t, int64_t rounds,
                         struct ct_features *features)
{
    const int nparts = t->sample->parts == NULL ? 1 : (int)larger(t->sample->parts->n, 1);
    int64_t most;
    const enum ct_message_end end = ct_surer_end(t->sample, &most);

    add_work(t, end, features);
    features->of[CT_RANK_MESSAGES] = most;
    add_nodes(t, features);
    add_rounds(t, rounds, features);
    ct_post_tally_path(&t->posts, features);
    for (int i = 0; i < CT_FEATURES; i++)
        features->of[i] *= ct_feature_facts[i].group == CT_WORK ? nparts : 1;
}
