/*
 * cable_shares.c - shares of cables that meet at a switch.
 *
 * With a time L for a vector, cable c has room for the share (L b_c - 1) / (n - 2 +
 * above), b_c its bandwidth. L follows from their sum; cables with less than
 * no room are left out, and L is found again.
 */
#include "repo/scheme/cable_shares.h"

#include <stdbool.h>

static bool are_known(const double *capacity, int n)
{
    for (int i = 0; i < n; i++) {
        if (capacity[i] <= 0)
            return false;
    }
    return true;
}

/* Time for a vector, of the cables whose share is not 0. */
static double time_of(const double *capacity, int n, double factor, const double *shares)
{
    double bandwidth = 0;
    int cables = 0;

    for (int i = 0; i < n; i++) {
        if (shares[i] > 0) {
            bandwidth += capacity[i];
            cables++;
        }
    }
    return (factor + cables) / bandwidth;
}

/* Take the share of cables for which one vector takes that time; whether there
   are any. */
static bool leave_out(const double *capacity, int n, double time, double *shares)
{
    bool is_any = false;

    for (int i = 0; i < n; i++) {
        if (shares[i] > 0 && time * capacity[i] <= 1) {
            shares[i] = 0;
            is_any = true;
        }
    }
    return is_any;
}

void ct_cable_shares(const double *capacity, int n, double above, double *shares)
{
    const double factor = n - 2 + above;
    double time;

    for (int i = 0; i < n; i++)
        shares[i] = 1.0 / n;
    if (factor <= 0 || !are_known(capacity, n))
        return;
    do
        time = time_of(capacity, n, factor, shares);
    while (leave_out(capacity, n, time, shares));
    for (int i = 0; i < n; i++) {
        if (shares[i] > 0)
            shares[i] = (time * capacity[i] - 1) / factor;
    }
}
