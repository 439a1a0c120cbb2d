/*
 * table_show.h - the table of choices on standard output.
 */
#ifndef CT_DRIVER_OPTIONS_TABLE_SHOW_H
#define CT_DRIVER_OPTIONS_TABLE_SHOW_H

#include "result/result.h"

/* What --color may be, for base/words.h: "auto", "always", "never". */
const char *ct_color_name(int i);

/*
 * Print the table.
 *
 * color    "auto": in colour on a terminal that is not dumb, unless NO_COLOR
 *          is set (no-color.org); "always"; "never"
 * returns  0 or CT_ERR_MEMORY
 */
int ct_table_show(const struct ct_result *result, const char *color, struct ct_diag *diag);

#endif
