/*
 * launches.h - the figures of cells, from what launches of side_by_side
 * printed.
 *
 * A launch's figure of a cell is the median of its times; the figure of a
 * cell is the median of its launches' figures.
 */
#ifndef CT_BENCH_LAUNCHES_H
#define CT_BENCH_LAUNCHES_H

#include "bench/cells.h"

#define CT_PEERS_MAX 8

/* One median per launch. */
struct ct_medians {
    double *medians;
    int n;
};

/*
 * The figures of every cell: of what was tuned and of each peer. What was
 * tuned counts beside the first peer alone, with which it was tuned.
 */
struct ct_launches {
    const struct ct_cells *cells; /* borrowed */
    const char *const *peers;     /* borrowed */
    int npeers;
    struct ct_medians *rounds; /* of cell c: [c * (1 + npeers)] tuned, then
                                 those of the peers */
};

/*
 * launches  out: ct_launches_free, also after a failure
 * npeers    1 to CT_PEERS_MAX
 */
int ct_launches_init(struct ct_launches *launches, const struct ct_cells *cells,
                     const char *const *peers, int npeers,
                     struct ct_diag *diag);
void ct_launches_free(struct ct_launches *launches);

/*
 * Add what one launch printed. Sizes that are no cells are left out.
 *
 * path      its file, named PEER.ROUND.COLLECTIVE
 * launches  NULL: the file is only checked, and may have any name
 * returns   0; CT_ERR_INPUT with file and line if a line is not one of
 *           side_by_side, or the last line is not `done`
 */
int ct_launches_add(struct ct_launches *launches, const char *path,
                    struct ct_diag *diag);

/*
 * All figures as CSV: figure, lowest and highest round of each, and
 * over_PEER, the peer's figure divided by the tuned one.
 *
 * returns  0; CT_ERR_INPUT naming the first cell without a figure
 */
int ct_launches_write(const struct ct_launches *launches, struct ct_text *text,
                      struct ct_diag *diag);

#endif
