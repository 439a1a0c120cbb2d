/*
 * terminal_table.h - the choices beside native and the limit, for a terminal.
 */
#ifndef CT_RESULT_TERMINAL_TABLE_H
#define CT_RESULT_TERMINAL_TABLE_H

#include "result/result.h"

/*
 * The fixed sizes of all collectives.
 *
 * is_colored  with ANSI escape sequences
 * text        out: owned by the caller
 * returns     0 or CT_ERR_MEMORY
 */
int ct_table_text(const struct ct_result *result, bool is_colored, char **text,
                  struct ct_diag *diag);

#endif
