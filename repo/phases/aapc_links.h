/*
 * aapc_links.h - who uses a link before and after a phase of the closed form.
 *
 * Of the messages that go over a directed link, those next to any phase are
 * found without a list of them, in a time that hardly depends on the number of
 * ranks.
 */
#ifndef CT_REPO_AAPC_LINKS_H
#define CT_REPO_AAPC_LINKS_H

#include "repo/phases/aapc.h"

#include <stdbool.h>

struct ct_aapc_links;

/*
 * aapc     outlives the links
 * tree     that it was made for
 * links    out: owned by the caller, ct_aapc_links_free
 * returns  0 or CT_ERR_MEMORY
 */
int ct_aapc_links_new(const struct ct_aapc *aapc, const struct ct_tree *tree,
                      struct ct_aapc_links **links, struct ct_diag *diag);
void ct_aapc_links_free(struct ct_aapc_links *links);

/*
 * The last message on a link (of ct_route) before a phase, and the first
 * after it.
 *
 * message  out
 * returns  whether there is one
 */
bool ct_aapc_last_before(const struct ct_aapc_links *links, int link, int phase,
                         struct ct_message *message);
bool ct_aapc_first_after(const struct ct_aapc_links *links, int link, int phase,
                         struct ct_message *message);

#endif
