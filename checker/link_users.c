/*
 * link_users.c - the messages on each link, as far as none is known to have
 * followed.
 *
 * A link carries as many messages at a time as repo/phases/link_units.h says.
 * Where that is one, any two of its messages follow each other. Where it is
 * several, each message takes over from one that it follows, or is one more; if
 * that makes too many, the fewest are counted at the end (lanes.h).
 */
#include "checker/link_users.h"

#include "checker/lanes.h"
#include "repo/phases/link_units.h"

#include <stdlib.h>

/* A message on a link that none is known to have followed yet. */
struct ct_link_pending {
    int message;
    struct ct_link_pending *next;
};

/* True if the earlier message on the link is complete before this one and later
   ones. */
static bool is_followed(const struct ct_link_users *u, const uint64_t *before, int earlier,
                        int message)
{
    const struct ct_traffic *m = u->traffic;

    return ct_set_has(before, earlier) ||
           (m->sender[earlier] == m->sender[message] && ct_set_has(before, m->nmessages + earlier));
}

static bool is_same_pair(const struct ct_link_users *u, int a, int b)
{
    const struct ct_traffic *m = u->traffic;

    return m->sender[a] == m->sender[b] && m->receiver[a] == m->receiver[b];
}

static int contend(const struct ct_link_users *u, int link, int earlier, int message)
{
    const struct ct_traffic *m = u->traffic;

    return ct_diag_set(u->diag, CT_ERR_INVALID,
                       "messages %d -> %d and %d -> %d may be on the link %s "
                       "node %d at the same time",
                       m->sender[earlier], m->receiver[earlier], m->sender[message],
                       m->receiver[message], link % 2 == 0 ? "up from" : "down to", link / 2);
}

static int add_pending(struct ct_link_users *u, int link, int message)
{
    struct ct_link_pending *const entry = malloc(sizeof *entry);

    if (entry == NULL)
        return ct_diag_set(u->diag, CT_ERR_MEMORY, "out of memory for messages on links");
    entry->message = message;
    entry->next = u->links[link];
    u->links[link] = entry;
    return CT_OK;
}

/* On a link for several messages: each entry is the last one of a lane. */
static int enter_lane(struct ct_link_users *u, const uint64_t *before, int link, int message)
{
    int n = 1;

    for (struct ct_link_pending *at = u->links[link]; at != NULL; at = at->next) {
        if (is_followed(u, before, at->message, message) || is_same_pair(u, at->message, message)) {
            at->message = message;
            return CT_OK;
        }
        n++;
    }
    u->is_crowded[link] = u->is_crowded[link] || n > u->units[link];
    return add_pending(u, link, message);
}

static int enter_link(struct ct_link_users *u, const uint64_t *before, int link, int message)
{
    struct ct_link_pending **at = &u->links[link];

    if (u->units[link] > 1)
        return enter_lane(u, before, link, message);
    while (*at != NULL) {
        struct ct_link_pending *const earlier = *at;

        if (is_followed(u, before, earlier->message, message)) {
            *at = earlier->next;
            free(earlier);
        } else if (is_same_pair(u, earlier->message, message)) {
            at = &earlier->next;
        } else {
            return contend(u, link, earlier->message, message);
        }
    }
    return add_pending(u, link, message);
}

int ct_link_users_start(struct ct_link_users *u, const uint64_t *before, int message)
{
    const struct ct_traffic *m = u->traffic;
    const int nlinks = ct_route(u->tree, m->sender[message], m->receiver[message], u->path);
    int err = CT_OK;

    u->starts[message] = before;
    u->started[u->nstarted++] = message;
    for (int i = 0; err == CT_OK && i < nlinks; i++)
        err = enter_link(u, before, u->path[i], message);
    return err;
}

static bool follows(const void *context, int earlier, int later)
{
    const struct ct_link_users *u = context;

    return is_followed(u, u->starts[later], earlier, later) || is_same_pair(u, earlier, later);
}

static bool is_on(const struct ct_link_users *u, int link, int message)
{
    const struct ct_traffic *m = u->traffic;
    const int n = ct_route(u->tree, m->sender[message], m->receiver[message], u->path);
    int i = 0;

    while (i < n && u->path[i] != link)
        i++;
    return i < n;
}

/* messages: room for all */
static int check_lanes(const struct ct_link_users *u, int link, int *messages)
{
    struct ct_lane_users users = {0, messages, follows, u};
    int nlanes = 0;

    for (int i = 0; i < u->nstarted; i++) {
        if (is_on(u, link, u->started[i]))
            messages[users.n++] = u->started[i];
    }
    if (ct_lanes_count(&users, &nlanes) != CT_OK)
        return ct_diag_memory(u->diag);
    if (nlanes > u->units[link])
        return ct_diag_set(u->diag, CT_ERR_INVALID,
                           "%d messages may be on the link %s node %d at the "
                           "same time, which carries %d",
                           nlanes, link % 2 == 0 ? "up from" : "down to", link / 2, u->units[link]);
    return CT_OK;
}

int ct_link_users_check(struct ct_link_users *u)
{
    int *const messages = calloc((size_t)u->traffic->nmessages + 1, sizeof *messages);
    int err = CT_OK;

    if (messages == NULL)
        return ct_diag_memory(u->diag);
    for (int link = 0; link < ct_links_count(u->tree) && err == CT_OK; link++) {
        if (u->is_crowded[link])
            err = check_lanes(u, link, messages);
    }
    free(messages);
    return err;
}

int ct_link_users_init(struct ct_link_users *u, const struct ct_tree *tree,
                       const struct ct_traffic *traffic, struct ct_diag *diag)
{
    const size_t nlinks = (size_t)ct_links_count(tree);
    const size_t nmessages = (size_t)traffic->nmessages + 1;

    *u = (struct ct_link_users){
        .tree = tree,
        .traffic = traffic,
        .diag = diag,
        .links = calloc(nlinks, sizeof(struct ct_link_pending *)),
        .path = calloc(nlinks, sizeof *u->path),
        .units = calloc(nlinks, sizeof *u->units),
        .is_crowded = calloc(nlinks, sizeof *u->is_crowded),
        .starts = calloc(nmessages, sizeof(const uint64_t *)),
        .started = calloc(nmessages, sizeof *u->started),
    };
    if (u->links == NULL || u->path == NULL || u->units == NULL || u->is_crowded == NULL ||
        u->starts == NULL || u->started == NULL)
        return ct_diag_memory(diag);
    ct_ranks_beyond(tree, u->path);
    ct_link_units(tree, u->path, u->units);
    return CT_OK;
}

void ct_link_users_fini(struct ct_link_users *u)
{
    for (int i = 0; u->links != NULL && i < ct_links_count(u->tree); i++) {
        while (u->links[i] != NULL) {
            struct ct_link_pending *const entry = u->links[i];

            u->links[i] = entry->next;
            free(entry);
        }
    }
    free(u->links);
    free(u->path);
    free(u->units);
    free(u->is_crowded);
    free(u->starts);
    free(u->started);
}
