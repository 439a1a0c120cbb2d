/*
 * chosen.h - what a machine folder chooses, by its decisions.csv.
 */
#ifndef CT_BENCH_CHOSEN_H
#define CT_BENCH_CHOSEN_H

#include "result/result.h"

/*
 * Read DIR/decisions.csv.
 *
 * result  out: ct_result_free; NULL after a failure
 */
int ct_chosen_open(const char *dir, struct ct_result **result,
                   struct ct_diag *diag);

/*
 * The choice for a size: `native`, or an algorithm's name and, after a blank,
 * the text of its setting if it has one. A ct_cells_choose_fn.
 *
 * context  a struct ct_result
 */
int ct_chosen_name(void *context, const char *collective, size_t bytes,
                   char *text, size_t size, struct ct_diag *diag);

#endif
