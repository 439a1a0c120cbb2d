/*
 * compare_table.h - the CSV of bench compare as a table, for people to read.
 */
#ifndef CT_BENCH_COMPARE_TABLE_H
#define CT_BENCH_COMPARE_TABLE_H

#include "base/text.h"

#define CT_PEERS_MAX 8

/*
 * Add the table of a CSV file: a part for each collective, then the geometric
 * means of the speed-ups and the worst cells.
 *
 * returns  0; CT_ERR_INPUT with file and line
 */
int ct_compare_table(const char *path, struct ct_text *text, struct ct_diag *diag);

#endif
