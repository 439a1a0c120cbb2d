/*
 * rank_list.h - the numbers of ranks of a map: "all", "powers", "2,4,12-16".
 */
#ifndef CT_DRIVER_OPTIONS_RANK_LIST_H
#define CT_DRIVER_OPTIONS_RANK_LIST_H

#include "base/status.h"

#include <stdbool.h>

/*
 * Read a list.
 *
 * text     "all"; "powers": powers of two, the numbers beside them, and those
 *          that Rabenseifner 2004 names; or numbers and ranges, separated by
 *          commas
 * most     the largest number that there can be
 * wanted   out: [most + 1], whether a number is in the list
 * returns  0, or CT_ERR_INPUT with what is wrong
 */
int ct_rank_list_read(const char *text, int most, bool *wanted, struct ct_diag *diag);

#endif
