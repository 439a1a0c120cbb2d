/*
 * ring_order.h - the state of routines that go round the wiring: each
 * position's rank in the ring, of type uint16_t.
 */
#ifndef CT_GENERATOR_RING_ORDER_H
#define CT_GENERATOR_RING_ORDER_H

#include "generator/wiring.h"

#include <stdint.h>
#include <stdio.h>

/* state: out: uint16_t *, freed by ct_ring_order_free. */
int ct_ring_order_make(const struct ct_wiring *wiring, void **state,
                       struct ct_diag *diag);
void ct_ring_order_free(void *state);

/* No two edges of the ring share a directed link: returns 0, CT_ERR_INVALID
   with the first that do, or CT_ERR_MEMORY. */
int ct_ring_order_prove(const struct ct_wiring *wiring, const void *state,
                        struct ct_diag *diag);

/* The way of the ring, for the head comment. */
void ct_ring_order_put_head(FILE *file);

/* The table `order`, after what the routine includes. */
void ct_ring_order_put_table(FILE *file, const char *header,
                             const struct ct_wiring *wiring, const void *state);

#endif
