/*
 * layouts.h - datatypes of one signature, three ints, that lie differently.
 */
#ifndef CT_TESTS_LAYOUTS_H
#define CT_TESTS_LAYOUTS_H

#include <mpi.h>

enum ct_layout {
    CT_LAYOUT_CONTIGUOUS,
    CT_LAYOUT_DUP,      /* of contiguous */
    CT_LAYOUT_VECTOR,   /* with gaps between the ints */
    CT_LAYOUT_PERMUTED, /* no gaps, but 2, 0, 1 is their order */
    CT_LAYOUT_STRUCT,   /* a gap, and not from the start */
    CT_LAYOUT_RESIZED,  /* a gap at the end */
    CT_LAYOUT_NESTED,   /* contiguous of a type with gaps */
    CT_LAYOUTS
};

/* No element extends over more than this many bytes. */
#define CT_LAYOUT_EXTENT_MAX 24

/* types  out: CT_LAYOUTS committed datatypes */
void ct_layouts_init(MPI_Datatype *types);
void ct_layouts_fini(MPI_Datatype *types);

#endif
