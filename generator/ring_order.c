/*
 * ring_order.c - the ranks in the order of a depth-first walk.
 */
#include "generator/ring_order.h"

#include "generator/emit.h"
#include "repo/pattern/wired_order.h"

#include <stdlib.h>

int ct_ring_order_make(const struct ct_wiring *wiring, void **state,
                       struct ct_diag *diag)
{
    *state = ct_wired_order(&wiring->tree);
    if (*state == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY,
                           "out of memory for generated routines");
    return CT_OK;
}

void ct_ring_order_free(void *state)
{
    free(state);
}

/* used, links: as many entries as there are directed links, used all 0 */
static int check_edges(const struct ct_tree *tree, const uint16_t *order,
                       unsigned char *used, int *links, struct ct_diag *diag)
{
    for (int i = 0; i < tree->nranks; i++) {
        const int from = order[i];
        const int to = order[(i + 1) % tree->nranks];
        const int n = ct_tree_path(tree, from, to, links);

        for (int k = 0; k < n; k++) {
            if (used[links[k]] != 0)
                return ct_diag_set(diag, CT_ERR_INVALID,
                                   "ring: %d -> %d shares a link with another "
                                   "edge, at node %d",
                                   from, to, links[k] / 2);
            used[links[k]] = 1;
        }
    }
    return CT_OK;
}

int ct_ring_order_prove(const struct ct_wiring *wiring, const void *state,
                        struct ct_diag *diag)
{
    const size_t nlinks = 2 * (size_t)wiring->tree.nnodes;
    unsigned char *used = calloc(nlinks, sizeof *used);
    int *links = calloc(nlinks, sizeof *links);
    int err;

    if (used != NULL && links != NULL)
        err = check_edges(&wiring->tree, state, used, links, diag);
    else
        err = ct_diag_set(diag, CT_ERR_MEMORY,
                          "out of memory for checking a ring of %d ranks",
                          wiring->tree.nranks);
    free(used);
    free(links);
    return err;
}

void ct_ring_order_put_head(FILE *f)
{
    fputs(" *\n"
          " * The ring visits the ranks in the order in which a depth-first "
          "walk of\n"
          " * the wiring meets them: each directed link is used by at most one "
          "edge\n"
          " * of the ring, so no two messages contend, and no tokens are "
          "needed.\n"
          " * Blocks go round it as in repo/pattern/ring.c.\n",
          f);
}

void ct_ring_order_put_table(FILE *f, const char *header,
                             const struct ct_wiring *wiring, const void *state)
{
    const uint16_t *order = state;
    struct ct_rows rows = {.file = f};

    fprintf(f, "#include \"%s\"\n", header);
    fputs(ct_begin_tables, f);
    fputs("/* position in the ring -> rank */\n", f);
    ct_rows_begin(&rows, "uint16_t order");
    for (int i = 0; i < wiring->tree.nranks; i++)
        ct_rows_put(&rows, "%d,", order[i]);
    ct_rows_end(&rows);
    fputs(ct_end_tables, f);
}
