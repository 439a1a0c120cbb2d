/*
 * pages.h - the manual: what is installed as manual pages and as completion of shells.
 *
 * A file is written by one of these functions. All say what the tables of options,
 * variables, keys and columns say.
 */
#ifndef CT_DRIVER_MANUAL_PAGES_H
#define CT_DRIVER_MANUAL_PAGES_H

#include "base/text.h"

#include <stdbool.h>

struct ct_command;

void ct_page_colltune(struct ct_text *page);

/* Take the words for commands from the text of commands.txt, which is changed and borrowed.
   False if an entry has no words, or there are too many. */
bool ct_page_texts(char *text);

/* False if these words have no description or fewer than two examples of the command. */
bool ct_page_command(struct ct_text *page, const struct ct_command *command);

void ct_page_library(struct ct_text *page);
void ct_page_cluster(struct ct_text *page);
void ct_page_decisions(struct ct_text *page);
void ct_completion_bash(struct ct_text *script);
void ct_completion_zsh(struct ct_text *script);

#endif
