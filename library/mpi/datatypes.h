/*
 * datatypes.h - how the elements of a datatype lie in memory.
 *
 * Functions that return int return MPI error codes.
 */
#ifndef CT_LIBRARY_MPI_DATATYPES_H
#define CT_LIBRARY_MPI_DATATYPES_H

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>

/*
 * Bytes of `count` elements without gaps; SIZE_MAX if that does not fit. Asks
 * whether MPI takes the datatype, unheard by any error handler: the other
 * functions are for those that it takes.
 *
 * comm     of the call
 * returns  false: no datatype, or not committed
 */
bool ct_type_bytes(MPI_Count count, MPI_Datatype type, MPI_Comm comm,
                   size_t *bytes);

/* Is it a predefined one whose answers are known by heart? Its handle never
   comes to mean another type. */
bool ct_type_is_known(MPI_Datatype type);

/*
 * Is the memory of n elements, read from its start, the packed message? Said
 * only of named types without gaps and what is made of them by dup and
 * contiguous: the extents of other types do not tell in which order their
 * parts go. What is private to a rank may depend on it, no message may.
 */
bool ct_type_is_dense(MPI_Datatype type);

/*
 * Do elements fill their memory, in whatever order? Depends on the type map
 * only, so it is equal on ranks that made equal types in different ways.
 */
bool ct_type_is_gapless(MPI_Datatype type);

/* Address of element `index` of an array that starts at `start`, which may
   be MPI_BOTTOM. */
void *ct_type_element(void *start, size_t index, MPI_Datatype type);

/*
 * Copy elements to memory without gaps, and back.
 *
 * bytes  all of the packed memory, which the elements must fill
 * comm   on which no one else communicates; its error handler is used
 */
int ct_pack(const void *from, size_t count, MPI_Datatype type, void *to,
            size_t bytes, MPI_Comm comm);
int ct_unpack(const void *from, size_t bytes, void *to, size_t count,
              MPI_Datatype type, MPI_Comm comm);

#endif
