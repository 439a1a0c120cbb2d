/*
 * fault.h - mistakes in a cluster file, reported with file and line.
 */
#ifndef CT_CLUSTER_READER_FAULT_H
#define CT_CLUSTER_READER_FAULT_H

#include "base/status.h"

/* Nodes and ranks of a cluster, names of a list: no more than this. */
#define CT_CLUSTER_MOST 65536

struct ct_source {
    const char *file;     /* as the user named it */
    struct ct_diag *diag; /* where the sentence goes; may be NULL */
    const char *text;     /* made from the file, and read in its place; NULL: the file is read */
    const int *lines;     /* the line of the file for each line of `text`; 0: none */
};

/*
 * Say "FILE:LINE: ..." ("FILE: ..." for line 0). Control characters of the
 * offending text become '?', a long path keeps only its end.
 *
 * returns  CT_ERR_INPUT
 */
int ct_fault(const struct ct_source *source, int line, const char *format, ...) CT_PRINTF(3, 4);

/* returns  CT_ERR_MEMORY */
int ct_fault_memory(const struct ct_source *source);

#endif
