/*
 * host_facts.h - what a host is made of, in words that tell hosts and changes apart.
 */
#ifndef CT_BASE_HOST_FACTS_H
#define CT_BASE_HOST_FACTS_H

#include "base/text.h"

/* Each adds nothing where the system does not say. */
typedef void ct_host_fact_fn(struct ct_text *text);

ct_host_fact_fn ct_host_add_name;
ct_host_fact_fn ct_host_add_cpu;
ct_host_fact_fn ct_host_add_kernel;

/* "eth0 mlx5_core 100000 Mbit/s, ib0 ...": network devices that are in use. */
ct_host_fact_fn ct_host_add_interfaces;

#endif
