/*
 * import.h - a cluster file from what another tool knows of the network: one
 * file per format, import_NAME.c, with one descriptor. The list is made from the
 * folder.
 */
#ifndef CT_CLUSTER_FORMATS_IMPORT_H
#define CT_CLUSTER_FORMATS_IMPORT_H

#include "base/text.h"
#include "cluster/reader/fault.h"

/* Lines of a cluster file, with the line of the other tool's file that each comes from. */
struct ct_imported_lines {
    struct ct_text text;
    int n;
    int *from; /* 0: not known */
};

/* What was read of the other tool's file, as the sections of a cluster file.
   Names of hosts and switches may be lists, as in a cluster file. */
struct ct_imported {
    struct ct_imported_lines switches; /* each by ct_import_switch */
    struct ct_imported_lines links;    /* each by ct_import_link */
    struct ct_imported_lines hosts;    /* each by ct_import_hosts */
    int per_host;                      /* ranks on each host; 0: one */
    int line;                          /* what is read now, for messages; 0: not known */
};

struct ct_import {
    const char *name; /* "slurm" */
    const char *help; /* the name with a few words, for --help */

    /*
     * Read the other tool's file.
     *
     * text      all of it; it may be changed
     * imported  all zero before
     * returns   0, or CT_ERR_INPUT by ct_fault; lack of memory is kept by the texts
     */
    int (*read)(const struct ct_source *source, char *text, struct ct_imported *imported);
};

/* In order of name, NULL at the end. */
extern const struct ct_import *const ct_imports[];

/* NULL: there is no such format. */
const struct ct_import *ct_import_find(const char *name);

/*
 * Read another tool's file as the text of a cluster file, which can be read. Its name
 * is the file's in the letters of such names; bandwidths that the format does not tell
 * are unknown.
 *
 * text     out: owned by the caller, free
 * returns  0, CT_ERR_INPUT ("FILE:LINE: what is wrong"), CT_ERR_SYSTEM or
 *          CT_ERR_MEMORY
 */
int ct_import_read(const struct ct_import *format, const char *path, char **text,
                   struct ct_diag *diag);

/* For formats: add a switch; a link between two, one of which may be a list;
   hosts at a switch, NULL: the cluster has none. bandwidth: as in a cluster
   file; NULL: unknown. What no cluster file can have is reported by ct_import_read. */
void ct_import_switch(struct ct_imported *imported, const char *name);
void ct_import_link(struct ct_imported *imported, const char *one, const char *other,
                    const char *bandwidth);
void ct_import_hosts(struct ct_imported *imported, const char *names, const char *at,
                     const char *bandwidth);

#endif
