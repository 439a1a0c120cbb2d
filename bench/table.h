/*
 * table.h - the CSV of bench/compare as a table, for people to read.
 */
#ifndef CT_BENCH_TABLE_H
#define CT_BENCH_TABLE_H

#include "base/text.h"

/*
 * Add the table of a CSV file that ct_launches_write made: a part for each
 * collective, then the geometric means of the speed-ups and the worst cells.
 *
 * returns  0; CT_ERR_INPUT with file and line
 */
int ct_table_write(const char *path, struct ct_text *text,
                   struct ct_diag *diag);

#endif
