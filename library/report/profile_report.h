/*
 * profile_report.h - the profile as a table for people, or as a file.
 */
#ifndef CT_LIBRARY_PROFILE_REPORT_H
#define CT_LIBRARY_PROFILE_REPORT_H

#include "library/report/profile_lines.h"

/* What became of this rank's calls; each line starts with "colltune: ". Returns false if
   there were no calls. */
bool ct_profile_print_calls(FILE *file);

/* This rank's profile as a table; each line starts with "colltune: ". Nothing if
   there were no calls. */
void ct_profile_print(FILE *file);

/*
 * Write comma-separated values (docs/reference/variables.md), from CT_REPORT_HEAD to
 * CT_REPORT_END. A file whose name has a percent sign (run_facts.h) is appended to,
 * another one replaced. What fails is said on standard error.
 *
 * lines   by collective, if they are of one rank
 * nranks  of the job, all of which are in the lines; 0: they are rank 0's only
 */
void ct_profile_write(const struct ct_profile_lines *lines, int nranks, const char *path);

#endif
