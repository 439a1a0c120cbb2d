/*
 * layouts.c - three ints in seven ways.
 */
#include "tests/library/layouts.h"

static void make_struct(MPI_Datatype *type)
{
    int lengths[2] = {1, 2};
    MPI_Aint at[2] = {4, 12};
    MPI_Datatype parts[2] = {MPI_INT, MPI_INT};
    MPI_Datatype bare;

    MPI_Type_create_struct(2, lengths, at, parts, &bare);
    MPI_Type_create_resized(bare, 0, CT_LAYOUT_EXTENT_MAX, type);
    MPI_Type_free(&bare);
}

static void make_nested(MPI_Datatype *type)
{
    MPI_Datatype wide;

    MPI_Type_create_resized(MPI_INT, 0, 8, &wide);
    MPI_Type_contiguous(3, wide, type);
    MPI_Type_free(&wide);
}

void ct_layouts_init(MPI_Datatype *types)
{
    int lengths[3] = {1, 1, 1};
    int at[3] = {2, 0, 1};

    MPI_Type_contiguous(3, MPI_INT, &types[CT_LAYOUT_CONTIGUOUS]);
    MPI_Type_dup(types[CT_LAYOUT_CONTIGUOUS], &types[CT_LAYOUT_DUP]);
    MPI_Type_vector(3, 1, 2, MPI_INT, &types[CT_LAYOUT_VECTOR]);
    MPI_Type_indexed(3, lengths, at, MPI_INT, &types[CT_LAYOUT_PERMUTED]);
    make_struct(&types[CT_LAYOUT_STRUCT]);
    MPI_Type_create_resized(types[CT_LAYOUT_CONTIGUOUS], 0, 20, &types[CT_LAYOUT_RESIZED]);
    make_nested(&types[CT_LAYOUT_NESTED]);
    for (int i = 0; i < CT_LAYOUTS; i++)
        MPI_Type_commit(&types[i]);
}

void ct_layouts_fini(MPI_Datatype *types)
{
    for (int i = 0; i < CT_LAYOUTS; i++)
        MPI_Type_free(&types[i]);
}
