/*
 * watches.c - by the variables, once.
 */
#include "library/switches/watches.h"

#include "library/switches/fixed_order.h"
#include "library/switches/switches.h"
#include "library/tuned.h"

atomic_int ct_watches = CT_WATCHES_START;

/* The timer's calls are not an application's. */
void ct_watches_start(void)
{
    const bool is_timed = !ct_tuned.is_unchecked && ct_report_is_wanted();

    atomic_store(&ct_watches, (is_timed ? CT_WATCHES_TIME : 0) |
                                  (ct_tuned.is_unchecked ? CT_WATCHES_LATEST : 0) |
                                  (ct_record_file() != NULL ? CT_WATCHES_COUNTS : 0) |
                                  (ct_fixed_order_is_on() ? CT_WATCHES_ORDER : 0));
}
