/*
 * report_tree.h - the picture of the cluster's tree with the load of each
 * link.
 */
#ifndef CT_RESULT_REPORT_TREE_H
#define CT_RESULT_REPORT_TREE_H

#include "base/text.h"
#include "result/result.h"

/*
 * Root at the left, a row for each leaf; in large trees one for all leaves of
 * a node. Each cable is two lines, as thick as the load fills them compared
 * with the busiest. Nothing when the result has no tree, or only a root and leaves whose
 * cables have no bandwidths: a list of names.
 */
void ct_report_add_tree(struct ct_text *page, const struct ct_result *result);

/* The figures behind it, as a table. */
void ct_report_add_loads(struct ct_text *page, const struct ct_result *result);

#endif
