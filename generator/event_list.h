/*
 * event_list.h - an all-to-all as a list of messages that start one after the
 * other: for bandwidths of which phases make poor use.
 *
 * Phases count bandwidths in whole units. Where a cable is 1.9 times as fast as
 * a host's, or slower, what is left over is lost in each of them. The list of
 * critical links first (pair_messages.h) has no phases; on whole units it is the
 * longer one.
 */
#ifndef CT_GENERATOR_EVENT_LIST_H
#define CT_GENERATOR_EVENT_LIST_H

#include "generator/list_plan.h"
#include "repo/phases/tree_phases.h"

struct ct_event_list {
    struct ct_call_pattern all; /* every pair, all with as many bytes */
    void *state;                /* of list_plan.h */
    double ratio;               /* of its time to the bound */
    double phases_ratio;        /* of that of the phases */
};

/*
 * Make the list, if it takes less time than the phases.
 *
 * list     out: ct_event_list_free; NULL: it does not, or there are more than
 *          CT_TABLE_RANKS ranks
 * returns  0, CT_ERR_MEMORY or CT_ERR_INVALID
 */
int ct_event_list_make(const struct ct_wiring *wiring,
                       const struct ct_tree_phases *phases,
                       struct ct_event_list **list, struct ct_diag *diag);
void ct_event_list_free(struct ct_event_list *list);

/* Lines of the head comment, and all that follows the head. */
void ct_event_list_put_head(FILE *file, const struct ct_event_list *list);
void ct_event_list_put_body(FILE *file, const char *name,
                            const struct ct_event_list *list);

#endif
