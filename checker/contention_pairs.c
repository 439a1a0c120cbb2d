/*
 * contention_pairs.c - which pairs of ranks use which links.
 */
#include "checker/contention.h"

#include <stdint.h>
#include <stdlib.h>

struct usage {
    const struct ct_tree *tree;
    uint64_t *users; /* by directed link: the pair that uses it; 0: none */
    int *path;
};

/* false when another pair uses a link of the path */
static bool use_path(struct usage *u, int sender, int receiver)
{
    const uint64_t pair =
        (uint64_t)sender * (uint64_t)u->tree->nranks + (uint64_t)receiver + 1;
    const int n = ct_route(u->tree, sender, receiver, u->path);

    for (int i = 0; i < n; i++) {
        uint64_t *user = &u->users[u->path[i]];

        if (*user != 0 && *user != pair)
            return false;
        *user = pair;
    }
    return true;
}

static bool use_all(struct usage *u, const struct ct_schedule *const *schedules)
{
    for (int rank = 0; rank < u->tree->nranks; rank++) {
        const struct ct_schedule *s = schedules[rank];

        for (int i = 0; i < s->nsteps; i++) {
            if (s->steps[i].action == CT_DO_SEND &&
                !use_path(u, rank, s->steps[i].peer))
                return false;
        }
    }
    return true;
}

bool ct_contention_is_apart(const struct ct_tree *tree,
                            const struct ct_schedule *const *schedules)
{
    const size_t nlinks = (size_t)ct_links_count(tree);
    struct usage u = {
        .tree = tree,
        .users = calloc(nlinks, sizeof *u.users),
        .path = calloc(nlinks, sizeof *u.path),
    };
    const bool is_apart =
        u.users != NULL && u.path != NULL && use_all(&u, schedules);

    free(u.users);
    free(u.path);
    return is_apart;
}
