/*
 * allgather_bruck - ceil(log2 p) rounds for any p.
 *
 * Each rank collects in scratch, its own block first, those of the following
 * ranks after it. In round k, with d = 2^k, it has the first d; it sends them
 * (in the last round as many as are missing) to rank r-d and receives those
 * that come next from rank r+d. At the end they are copied to their places.
 * Scratch: p blocks.
 * Source: Bruck et al. 1997; Thakur, Rabenseifner, Gropp 2005, section 4.1.
 */
#include "repo/scheme/following.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    struct ct_following following = ct_following_begin(builder, shape);

    for (int d = 1; d < p; d *= 2) {
        ct_following_exchange(&following, d, d < p - d ? d : p - d);
        ct_following_extend(&following, 2 * d);
    }
    ct_following_deliver(&following);
}

CT_SERVES(allgather, allgatherv, bruck,
          {
              .source = "Bruck et al. 1997",
              .cost = "ceil(log2 p) alpha + (p-1) n beta",
              .plan = plan,
          });
