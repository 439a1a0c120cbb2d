/*
 * named_settings.h - decisions that name algorithms by aliases (repo/aliases.h).
 */
#ifndef CT_RESULT_NAMED_SETTINGS_H
#define CT_RESULT_NAMED_SETTINGS_H

#include "result/columns.h"
#include "result/decisions_check.h"

/*
 * Replace the aliases in a line that was read, and their settings, by the
 * algorithms' own.
 *
 * members  the structure whose members the columns are
 * returns  0; CT_ERR_INPUT: a setting is none of its alias; CT_ERR_MEMORY
 */
int ct_named_settings_replace(const struct ct_decisions_place *place,
                              const struct ct_line_kind *kind, void *members);

#endif
