/*
 * option_words.h - the words that options take, where no other file has the list.
 */
#ifndef CT_DRIVER_OPTIONS_OPTION_WORDS_H
#define CT_DRIVER_OPTIONS_OPTION_WORDS_H

#include "base/words.h"

/* Each: word number `i` from 0, NULL after the last one. */
const char *ct_collective_name(int i);
const char *ct_export_help(int i);
const char *ct_import_help(int i);
const char *ct_yes_no_name(int i);

/* Of driver/rollout/module_file.h. */
const char *ct_module_name(int i);

/* How `colltune summary` prints. */
const char *ct_summary_format(int i);

#endif
