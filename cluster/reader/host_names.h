/*
 * host_names.h - lists of names in Slurm's bracket syntax, and their order.
 *
 * "n[0-28/4]", "n[08-11,20]", "r[0-1]n[0-3]", "login,n[0-3]": ranges, steps,
 * zero padding (the width of the first number), several groups (the last
 * counts fastest), commas.
 */
#ifndef CT_CLUSTER_READER_HOST_NAMES_H
#define CT_CLUSTER_READER_HOST_NAMES_H

#include "cluster/reader/fault.h"

struct ct_names {
    char **item;
    int n;
};

/*
 * Append the names of a list.
 *
 * text   the list
 * names  owned by the caller, ct_names_fini, after errors too
 */
int ct_names_expand(const struct ct_source *source, int line, const char *text,
                    struct ct_names *names);

void ct_names_fini(struct ct_names *names);

/* Order of names with their numbers compared as numbers: n2 before n10. */
int ct_name_compare(const char *a, const char *b);

#endif
