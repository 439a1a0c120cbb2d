/*
 * cable_keys.h - the keys of a cable in a cluster file, of links and of hosts
 * alike: one row each, for reading, writing and describing.
 */
#ifndef CT_CLUSTER_READER_CABLE_KEYS_H
#define CT_CLUSTER_READER_CABLE_KEYS_H

#include "cluster/cluster.h"
#include "cluster/reader/quantity.h"

struct ct_cable_key {
    const char *name;
    bool is_required;
    const char *hint;    /* as of struct ct_yaml_key */
    const char *meaning; /* for the manual */
    size_t field;        /* a double of struct ct_cable; 0: unknown */

    /* As the functions in quantity.h. */
    int (*parse)(const struct ct_source *source, int line, const char *text, double *value);
    void (*format)(double value, char text[CT_QUANTITY_SIZE]);
};

/* A value of struct ct_cable for each. */
enum { CT_CABLE_KEYS = sizeof(struct ct_cable) / sizeof(double) };

extern const struct ct_cable_key ct_cable_keys[CT_CABLE_KEYS];

/* The value of key number `key`. */
double ct_cable_get(const struct ct_cable *cable, int key);
void ct_cable_set(struct ct_cable *cable, int key, double value);

/* True if the key is written: it is known or required. */
bool ct_cable_has(const struct ct_cable *cable, int key);

bool ct_cable_is_equal(const struct ct_cable *a, const struct ct_cable *b);

#endif
