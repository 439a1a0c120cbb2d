/*
 * inside_hwloc.h - the inside of a host as hwloc sees it.
 */
#ifndef CT_CLUSTER_INSIDE_HWLOC_H
#define CT_CLUSTER_INSIDE_HWLOC_H

#include "cluster/inside.h"

/*
 * What hwloc sees.
 *
 * xml        lstopo's file; NULL: look further
 * xml_name   the same as the cluster file names it
 * synthetic  hwloc's synthetic description; NULL: this machine, as far as
 *            this process may use it
 * source     for messages, with line
 */
struct ct_hwloc_place {
    const char *xml;
    const char *xml_name;
    const char *synthetic;
    const struct ct_source *source;
    int line;
};
int ct_inside_discover(const struct ct_hwloc_place *place, struct ct_inside *inside);

#endif
