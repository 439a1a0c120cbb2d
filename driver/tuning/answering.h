/*
 * answering.h - answers requests of the search: from the journal if it can,
 * else from the timer, which compares results as well (session/verified.h).
 */
#ifndef CT_DRIVER_TUNING_ANSWERING_H
#define CT_DRIVER_TUNING_ANSWERING_H

#include "driver/spaces/outcome.h"

/* For struct ct_search: ctx is the tuning. */
int ct_answer_search(void *ctx, const struct ct_search_request *request,
                     struct ct_search_answer *answers);

/*
 * The same by any mechanism.
 *
 * mechanism  with its parameters
 * stage      for progress
 * returns    as the time callback of struct ct_search
 */
int ct_answer(const struct ct_outcome *outcome, const struct ct_search_request *request,
              const char *mechanism, const char *stage, struct ct_search_answer *answers);

#endif
