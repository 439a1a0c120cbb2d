/*
 * koenig.h - colours for the edges of a bipartite graph.
 */
#ifndef CT_REPO_KOENIG_H
#define CT_REPO_KOENIG_H

/* No node has more edges than there are colours. */
struct ct_bipartite {
    int nleft;
    int nright;
    int ncolours;
    int nedges;
    const int *left; /* by edge: node */
    const int *right;
};

/*
 * Colour the edges such that no two at a node have the same colour: as many
 * colours as the greatest degree are enough (Koenig 1916).
 *
 * colours  out: by edge
 * returns  0 or CT_ERR_MEMORY
 */
int ct_koenig(const struct ct_bipartite *graph, int *colours);

#endif
