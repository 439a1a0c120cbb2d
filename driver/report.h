/*
 * report.h - the choices beside native and the limit, for people and for
 * other tools.
 */
#ifndef CT_DRIVER_REPORT_H
#define CT_DRIVER_REPORT_H

#include "base/files.h"
#include "driver/tuning.h"

/* The least time on this cluster, in seconds; 0 where unknown. */
double ct_report_limit(const struct ct_cluster *cluster,
                       const struct ct_collective *collective, size_t bytes);

/* "12.3 us", "4.56 ms", "-" for 0. */
void ct_report_time(double seconds, char *text, size_t size);

/* Texts owned by the caller: a table, and the same as CSV and HTML. */
int ct_report_table(const struct ct_tuning *tuning, char **text,
                    struct ct_diag *diag);
int ct_report_csv(const struct ct_tuning *tuning, char **text,
                  struct ct_diag *diag);
int ct_report_html(const struct ct_tuning *tuning, char **text,
                   struct ct_diag *diag);

#endif
