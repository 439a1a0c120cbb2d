/*
 * quantity.h - bandwidths, latencies and sizes with their units, as text.
 *
 * Bandwidth: bit/s and B/s with k, M, G, T (decimal) or Ki, Mi, Gi, Ti
 * (binary, B/s only); Gb/s, Gbps and Gbit are Gbit/s. Latency: ns, us, ms, s. Size: B with the same letters up to
 * G, and numbers without unit, which are bytes.
 */
#ifndef CT_CLUSTER_READER_QUANTITY_H
#define CT_CLUSTER_READER_QUANTITY_H

#include "cluster/reader/fault.h"

#define CT_QUANTITY_SIZE 48 /* of a formatted one */

/* The greatest bandwidth of a cable, bytes/s, all its trunks together. */
#define CT_BANDWIDTH_MOST 1e15

/*
 * A bandwidth may be the word "unknown", which is read as 0.
 *
 * returns  0 or CT_ERR_INPUT: no number, no unit, unknown unit, negative,
 *          zero, or too small or large to be meant
 */
int ct_bandwidth_parse(const struct ct_source *source, int line, const char *text,
                       double *bytes_per_s);
int ct_latency_parse(const struct ct_source *source, int line, const char *text, double *seconds);

/* Whole bytes from 0 to `most`, which is at most 2^53. */
int ct_bytes_parse(const struct ct_source *source, int line, const char *text, size_t most,
                   size_t *bytes);

/* In the greatest unit that reads back to the same value exactly; a bandwidth
   of 0 as "unknown". */
void ct_bandwidth_format(double bytes_per_s, char text[CT_QUANTITY_SIZE]);
void ct_latency_format(double seconds, char text[CT_QUANTITY_SIZE]);

/* A time for people, four digits. */
void ct_time_format(double seconds, char text[CT_QUANTITY_SIZE]);

#endif
