/*
 * user_operations.h - reductions of our own, commuting and not.
 */
#ifndef CT_TESTS_USER_OPERATIONS_H
#define CT_TESTS_USER_OPERATIONS_H

#include "tests/conformance/shapes.h"

void ct_user_operations_init(void);
void ct_user_operations_fini(void);

/* One of them, all of which take unsigned numbers by four. */
MPI_Op ct_user_operation_draw(struct ct_random *random, const char **name);

/* What calls of this thread will be given, of at most CT_SHAPE_UNITS_MAX
   unsigned numbers: how a datatype lies cannot be told from its handle. */
void ct_user_operation_takes(const struct ct_shape *shape);

#endif
