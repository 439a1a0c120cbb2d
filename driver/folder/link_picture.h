/*
 * link_picture.h - the cluster's tree with the bytes that a chosen algorithm
 * sends over each link, for the report.
 */
#ifndef CT_DRIVER_FOLDER_LINK_PICTURE_H
#define CT_DRIVER_FOLDER_LINK_PICTURE_H

#include "cluster/cluster.h"
#include "driver/folder/routines.h"
#include "result/result.h"

/*
 * Fill in result->tree: the links, and the loads of the all-to-all chosen at
 * its largest size. Where that is native, or was not tuned, they are those of
 * the first other collective with a choice besides native; without one, the
 * loads are not known.
 *
 * result    in, out: of this cluster; a tree in it is replaced
 * routines  those that may have been chosen; the repository's need no list
 * returns   0 or CT_ERR_MEMORY
 */
int ct_link_picture_add(struct ct_result *result, const struct ct_cluster *cluster,
                        const struct ct_routines *routines, struct ct_diag *diag);

#endif
