/*
 * tuned.c - collective algorithms for the cluster lab-b.
 *
 * Written by colltune 0.1.0 from measurements.csv; do not edit, run `colltune
 * tune` again. Measured with 32 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank: of the choice, of native when
 * timed in turn with it, and of the next best when it was timed last.
 * bytes: of a block; allreduce: of the vector.
 */
#include "library/tuned.h"

extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_lab_b;
extern const struct ct_algorithm allgather_lab_b;
extern const struct ct_algorithm allreduce_rabenseifner;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_lab_b;

/* algorithm NULL: the MPI library's own collective */
static struct ct_choice choice(const struct ct_algorithm *algorithm, int param)
{
    const struct ct_choice chosen = {algorithm, param};

    return chosen;
}

static struct ct_choice choose_alltoall(int nranks, size_t bytes)
{
    if (nranks != 32)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * alltoall_native 6091 us, 117 samples
     * alltoall_bruck 5804 us */
    if (bytes < 2304)
        return choice(NULL, 0);
    /* from 2304 bytes; measured at 2560:
     * alltoall_ring 5.46e+04 us, 11 samples
     * native 2.594e+05 us, 1 samples
     * alltoall_spread (16) 5.393e+04 us */
    if (bytes < 4096)
        return choice(&alltoall_ring, 0);
    /* from 4096 bytes; measured at 4096:
     * alltoall_lab_b (2) 9.865e+04 us, 15 samples
     * native 2.767e+05 us, 4 samples
     * alltoall_spread (4) 8.502e+04 us */
    if (bytes < 4160)
        return choice(&alltoall_lab_b, 2);
    /* from 4160 bytes; measured at 8192:
     * alltoall_ring 1.706e+05 us, 24 samples
     * native 5.649e+05 us, 12 samples
     * alltoall_ring_barrier (1) 1.705e+05 us */
    if (bytes < 12416)
        return choice(&alltoall_ring, 0);
    /* beyond 131072 bytes nothing was measured */
    /* from 12416 bytes; measured at 16384:
     * alltoall_lab_b (2) 3.526e+05 us, 22 samples
     * native 8.267e+05 us, 13 samples
     * alltoall_ring_light 3.535e+05 us */
    return choice(&alltoall_lab_b, 2);
}

static struct ct_choice choose_allgather(int nranks, size_t bytes)
{
    if (nranks != 32)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allgather_native 5405 us, 68 samples
     * allgather_recursive_doubling 5457 us */
    if (bytes < 656)
        return choice(NULL, 0);
    /* from 656 bytes; measured at 1024:
     * allgather_lab_b 1.515e+04 us, 173 samples
     * native 2.274e+04 us, 60 samples
     * allgather_ring 1.401e+04 us */
    if (bytes < 16384)
        return choice(&allgather_lab_b, 0);
    /* from 16384 bytes; measured at 16384:
     * allgather_native 4.25e+04 us, 43 samples
     * allgather_lab_b 4.261e+04 us */
    if (bytes < 19712)
        return choice(NULL, 0);
    /* beyond 131072 bytes nothing was measured */
    /* from 19712 bytes; measured at 32768:
     * allgather_lab_b (16384) 8.538e+04 us, 25 samples
     * native 1.293e+05 us, 7 samples
     * allgather_ring (16384) 8.713e+04 us */
    return choice(&allgather_lab_b, 16384);
}

static struct ct_choice choose_allreduce(int nranks, size_t bytes)
{
    if (nranks != 32)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allreduce_rabenseifner 4068 us, 152 samples
     * native 5514 us, 152 samples
     * allreduce_reduce_bcast 4153 us */
    if (bytes < 48)
        return choice(&allreduce_rabenseifner, 0);
    /* from 48 bytes; measured at 64:
     * allreduce_reduce_bcast 4163 us, 190 samples
     * native 4904 us, 155 samples
     * allreduce_rabenseifner 4635 us */
    if (bytes < 13312)
        return choice(&allreduce_reduce_bcast, 0);
    /* from 13312 bytes; measured at 16384:
     * allreduce_native 7729 us, 68 samples
     * allreduce_rabenseifner 8037 us */
    if (bytes < 81920)
        return choice(NULL, 0);
    /* beyond 131072 bytes nothing was measured */
    /* from 81920 bytes; measured at 131072:
     * allreduce_lab_b 2.924e+04 us, 56 samples
     * native 4.368e+04 us, 14 samples
     * allreduce_ring 2.981e+04 us */
    return choice(&allreduce_lab_b, 0);
}

const struct ct_tuned ct_tuned = {
    .machine = "lab-b",
    .nranks = 32,
    .cluster_hash = UINT64_C(0x4e5f0b12a1c80703),
    .registry_hash = UINT64_C(0x6ddd8fa287a20f07),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xfa3f4da85ac8aa4c),
    .choose =
        {
            [CT_ALLTOALL] = choose_alltoall,
            [CT_ALLGATHER] = choose_allgather,
            [CT_ALLREDUCE] = choose_allreduce,
        },
};
