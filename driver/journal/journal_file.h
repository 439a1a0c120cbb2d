/*
 * journal_file.h - the file behind the journal: who may write it, and how much
 * of its text is complete.
 */
#ifndef CT_DRIVER_JOURNAL_JOURNAL_FILE_H
#define CT_DRIVER_JOURNAL_JOURNAL_FILE_H

#include "base/status.h"

/*
 * Open or create the file, for one colltune at a time.
 *
 * fd       out: owned by the caller, after failures too unless below 0
 * returns  0; CT_ERR_INPUT: in use; CT_ERR_SYSTEM
 */
int ct_journal_file_open(const char *path, int *fd, struct ct_diag *diag);

/* Move NAME.csv to the first free NAME-N.csv, unless it is in use or not
   there. */
int ct_journal_file_set_aside(const char *path, struct ct_diag *diag);

/* Where the complete part of the file's text ends: before an incomplete line
   and, if it is one of a race, the lines of the race before it, which may be of
   the same race. */
const char *ct_journal_file_complete(const char *text);

#endif
