/*
 * first_fit.c - looks for room in 64 phases at once.
 *
 * A link has a bit for each phase, set when it is full, and where it carries
 * several messages at once a count for each phase. Links with room for a
 * message of every rank are never full, and are left out.
 *
 * Cost: about phases / 64 * links of its path for each message.
 */
#include "repo/phases/first_fit.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

struct link_room {
    int room; /* messages at once; 0: the link is never full */
    int word; /* all phases of the words before this one are full */
    uint64_t *full;
    uint16_t *counts; /* by phase; NULL: room for one message */
};

struct first_fit {
    const struct ct_tree *tree;
    int nwords; /* of 64 phases each */
    struct link_room *links;
    int *path;
};

static int room_of(const struct ct_tree *tree, int link)
{
    const double capacity = tree->capacity == NULL ? 1 : ct_link_capacity(tree, link);

    return capacity >= tree->nranks ? 0 : (int)capacity;
}

static void fini(struct first_fit *f)
{
    for (int i = 0; f->links != NULL && i < ct_links_count(f->tree); i++) {
        free(f->links[i].full);
        free(f->links[i].counts);
    }
    free(f->links);
    free(f->path);
}

static bool init(struct first_fit *f)
{
    const int nlinks = ct_links_count(f->tree);
    const size_t nwords = (size_t)f->nwords;
    bool is_complete;

    f->links = calloc((size_t)nlinks, sizeof *f->links);
    f->path = calloc((size_t)nlinks, sizeof *f->path);
    is_complete = f->links != NULL && f->path != NULL;
    for (int i = 2; i < nlinks && is_complete; i++) { /* the root has no cable */
        struct link_room *link = &f->links[i];

        link->room = room_of(f->tree, i);
        if (link->room == 0)
            continue;
        link->full = calloc(nwords, sizeof *link->full);
        if (link->room > 1)
            link->counts = calloc(64 * nwords, sizeof *link->counts);
        is_complete = link->full != NULL && (link->room == 1 || link->counts != NULL);
    }
    return is_complete;
}

/* The number of the lowest bit that is set. */
static int lowest_bit(uint64_t bits)
{
    int n = 0;

    for (int half = 32; half > 0; half /= 2) {
        if ((bits & ((UINT64_C(1) << half) - 1)) == 0) {
            bits >>= half;
            n += half;
        }
    }
    return n;
}

static void take(struct link_room *link, int nwords, int phase)
{
    const uint64_t bit = UINT64_C(1) << (phase % 64);

    if (link->room > 1 && ++link->counts[phase] < link->room)
        return;
    link->full[phase / 64] |= bit;
    while (link->word < nwords && link->full[link->word] == UINT64_MAX)
        link->word++;
}

/* False: no phase has room. */
static bool place(struct first_fit *f, struct ct_message *message)
{
    const int all = ct_route(f->tree, message->sender, message->receiver, f->path);
    int word = 0;
    int n = 0; /* links that may be full */

    for (int i = 0; i < all; i++) {
        const struct link_room *link = &f->links[f->path[i]];

        if (link->room == 0)
            continue;
        word = link->word > word ? link->word : word;
        f->path[n++] = f->path[i];
    }
    for (; word < f->nwords; word++) {
        uint64_t full = 0;

        for (int i = 0; i < n; i++)
            full |= f->links[f->path[i]].full[word];
        if (full != UINT64_MAX) {
            message->phase = 64 * word + lowest_bit(~full);
            for (int i = 0; i < n; i++)
                take(&f->links[f->path[i]], f->nwords, message->phase);
            return true;
        }
    }
    return false;
}

/* Words of phases to begin with: a link with room for one message has a phase
   for each of its messages. */
static int first_words(const struct ct_tree *tree)
{
    return 2 * tree->nranks / 64 + 1;
}

int ct_first_fit(const struct ct_tree *tree, struct ct_message *messages, int nmessages)
{
    bool is_placed = false;
    int err = CT_OK;

    for (int nwords = first_words(tree); !is_placed && err == CT_OK; nwords *= 2) {
        struct first_fit f = {.tree = tree, .nwords = nwords};

        is_placed = init(&f);
        err = is_placed ? CT_OK : CT_ERR_MEMORY;
        for (int i = 0; i < nmessages && is_placed; i++)
            is_placed = place(&f, &messages[i]);
        fini(&f);
    }
    return err;
}
