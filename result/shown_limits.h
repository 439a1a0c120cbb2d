/*
 * shown_limits.h - from which size on a limit is one.
 */
#ifndef CT_RESULT_SHOWN_LIMITS_H
#define CT_RESULT_SHOWN_LIMITS_H

#include "result/result.h"

/*
 * Remove the limits by bandwidth of sizes up to the largest at which a figure of
 * the collective is below its limit: there, buffers on the way hold messages, and
 * a call may end before the cables have carried them.
 */
void ct_result_drop_beaten_limits(struct ct_result *result);

/*
 * Remove the limit by latency of collectives that have a figure below it: the latencies
 * in the cluster file are larger than those of the cables. For reports: decisions.csv
 * keeps what the cluster file says.
 */
void ct_result_drop_beaten_latencies(struct ct_result *result);

#endif
