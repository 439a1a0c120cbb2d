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

/* Bytes of `count` elements without gaps; SIZE_MAX if that does not fit. Returns
   false if MPI does not tell. */
bool ct_type_bytes(MPI_Count count, MPI_Datatype type, size_t *bytes);

/* The functions below are for datatypes that MPI takes (library/mpi/probe.h). */

/* True if it is a predefined datatype whose properties are kept. Its handle never
   comes to mean another type. */
bool ct_type_is_known(MPI_Datatype type);

/*
 * True if the memory of n elements, read from its start, is the packed message. Said
 * only of named types without gaps and what is made of them by dup and
 * contiguous: the extents of other types do not tell in which order their
 * parts go. What is private to a rank may depend on it, no message may.
 */
bool ct_type_is_dense(MPI_Datatype type);

/* How elements of a predefined datatype lie in memory. */
struct ct_element_layout {
    MPI_Datatype type;
    size_t size;   /* bytes of data of an element */
    size_t stride; /* bytes from one to the next */
    bool has_gaps; /* other bytes between, as of MPI_DOUBLE_INT */
    bool is_solid; /* but not inside of an element */
};

/* Returns false if MPI does not tell. */
bool ct_type_layout(MPI_Datatype type, struct ct_element_layout *layout);

/* How an element that the application defines is packed, and lies in memory. Other ranks may
   name the same data by other elements. */
struct ct_element_memory {
    size_t size;      /* bytes of data: what is in a message */
    size_t span;      /* from its first byte to its last */
    ptrdiff_t first;  /* from its address to its first byte */
    ptrdiff_t stride; /* from one to the next */
    bool is_dense;    /* ct_type_is_dense */
};

/* Returns false if MPI does not tell. */
bool ct_element_memory_of(MPI_Datatype type, struct ct_element_memory *element);

/* Elements up to so many bytes, with their gaps, are reduced from a window, whose slices
   are of whole ones. */
#define CT_POSTED_BYTES 4096

/* Address of element `index` of an array that starts at `start`, which may
   be MPI_BOTTOM. */
void *ct_type_element(void *start, size_t index, MPI_Datatype type);

/*
 * Copy elements to memory without gaps, and back.
 *
 * bytes  all of the packed memory, which the elements must fill
 * comm   on which no one else communicates; its error handler is used
 */
int ct_pack(const void *from, size_t count, MPI_Datatype type, void *to, size_t bytes,
            MPI_Comm comm);
int ct_unpack(const void *from, size_t bytes, void *to, size_t count, MPI_Datatype type,
              MPI_Comm comm);

/* Copy elements from one array to another: nothing is written but their own bytes. */
int ct_pad(const struct ct_element_layout *layout, const void *from, void *to, size_t count,
           MPI_Comm comm);
#endif
