/*
 * cable_keys.c - the table, and access to the fields that it names.
 */
#include "cluster/reader/cable_keys.h"

#include <stddef.h>
#include <string.h>

const struct ct_cable_key ct_cable_keys[CT_CABLE_KEYS] = {
    {"bandwidth", true, " (bandwidth: unknown, if it is)",
     "of one direction, such as 100 Mbit/s, 10 Gbit/s or 12.5 GB/s; or unknown, and no limit comes "
     "from the cable",
     offsetof(struct ct_cable, bandwidth), ct_bandwidth_parse, ct_bandwidth_format},
    {"latency", false, NULL, "of one direction, such as 2 us or 500 ns, for limits and simulations",
     offsetof(struct ct_cable, latency_s), ct_latency_parse, ct_latency_format},
};

double ct_cable_get(const struct ct_cable *cable, int key)
{
    double value;

    memcpy(&value, (const char *)cable + ct_cable_keys[key].field, sizeof value);
    return value;
}

void ct_cable_set(struct ct_cable *cable, int key, double value)
{
    memcpy((char *)cable + ct_cable_keys[key].field, &value, sizeof value);
}

bool ct_cable_has(const struct ct_cable *cable, int key)
{
    return ct_cable_keys[key].is_required || ct_cable_get(cable, key) != 0;
}

bool ct_cable_is_equal(const struct ct_cable *a, const struct ct_cable *b)
{
    for (int key = 0; key < CT_CABLE_KEYS; key++) {
        if (ct_cable_get(a, key) != ct_cable_get(b, key))
            return false;
    }
    return true;
}
