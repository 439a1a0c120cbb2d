/*
 * call_report.h - what became of the calls of this process, as text.
 */
#ifndef CT_LIBRARY_CALL_REPORT_H
#define CT_LIBRARY_CALL_REPORT_H

#include <stdio.h>

/* Print the report; each line starts with "colltune: ". */
void ct_call_report_print(FILE *file);

#endif
