/*
 * tuned.c - collective algorithms for the cluster lab-d.
 *
 * Written by colltune 0.1.0 from measurements.csv; do not edit, run `colltune
 * tune` again. Measured with 48 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank: of the choice, of native when
 * timed in turn with it, and of the next best when it was timed last.
 * bytes: of a block; allreduce: of the vector.
 */
#include "library/tuned.h"

extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_lab_d;
extern const struct ct_algorithm allreduce_rabenseifner;
extern const struct ct_algorithm allreduce_reduce_bcast;

/* algorithm NULL: the MPI library's own collective */
static struct ct_choice choice(const struct ct_algorithm *algorithm, int param)
{
    const struct ct_choice chosen = {algorithm, param};

    return chosen;
}

static struct ct_choice choose_alltoall(int nranks, size_t bytes)
{
    /* NOT COMPLETE: measuring was stopped; what was undecided is native */
    if (nranks != 48)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * alltoall_native 1.227e+04 us, 111 samples
     * alltoall_bruck 1.113e+04 us */
    if (bytes < 16)
        return choice(NULL, 0);
    /* from 16 bytes; measured at 64:
     * alltoall_bruck 1.021e+04 us, 183 samples
     * native 1.149e+04 us, 178 samples */
    if (bytes < 1136)
        return choice(&alltoall_bruck, 0);
    /* from 1136 bytes; measured at 2048:
     * alltoall_native 5.78e+04 us, 22 samples
     * alltoall_spread (4) 4.9e+04 us */
    if (bytes < 3104)
        return choice(NULL, 0);
    /* from 3104 bytes; measured at 4096:
     * alltoall_spread (4) 5.415e+04 us, 22 samples
     * native 6.245e+04 us, 12 samples */
    if (bytes < 14592)
        return choice(&alltoall_spread, 4);
    /* from 14592 bytes; measured at 16384:
     * alltoall_ring 1.41e+05 us, 16 samples
     * native 1.042e+06 us, 4 samples
     * alltoall_ring_barrier (1) 1.524e+05 us */
    if (bytes < 19712)
        return choice(&alltoall_ring, 0);
    /* from 19712 bytes; measured at 32768:
     * alltoall_spread (4) 3.89e+05 us, 24 samples
     * native 1.01e+06 us, 12 samples
     * alltoall_ring_barrier (4) 3.969e+05 us */
    if (bytes < 49153)
        return choice(&alltoall_spread, 4);
    /* beyond 131072 bytes nothing was measured */
    /* from 49153 bytes; measured at 65536:
     * alltoall_native 7.67e+05 us, 34 samples
     * alltoall_spread (4) 7.067e+05 us */
    return choice(NULL, 0);
}

static struct ct_choice choose_allgather(int nranks, size_t bytes)
{
    if (nranks != 48)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allgather_recursive_doubling 5274 us, 145 samples
     * native 7234 us, 145 samples */
    if (bytes < 624)
        return choice(&allgather_recursive_doubling, 0);
    /* from 624 bytes; measured at 624:
     * allgather_native 1.142e+04 us, 112 samples
     * allgather_recursive_doubling 1.155e+04 us */
    if (bytes < 704)
        return choice(NULL, 0);
    /* from 704 bytes; measured at 1280:
     * allgather_recursive_doubling 1.718e+04 us, 72 samples
     * native 2.093e+04 us, 41 samples
     * allgather_mesh_2d 2.016e+04 us */
    if (bytes < 2112)
        return choice(&allgather_recursive_doubling, 0);
    /* from 2112 bytes; measured at 4096:
     * allgather_native 2.876e+04 us, 26 samples
     * allgather_lab_d 2.958e+04 us */
    if (bytes < 19712)
        return choice(NULL, 0);
    /* from 19712 bytes; measured at 32768:
     * allgather_lab_d (16384) 1.36e+05 us, 22 samples
     * native 2.252e+05 us, 13 samples
     * allgather_ring (16384) 1.549e+05 us */
    if (bytes < 100352)
        return choice(&allgather_lab_d, 16384);
    /* beyond 131072 bytes nothing was measured */
    /* from 100352 bytes; measured at 131072:
     * allgather_native 7.051e+05 us, 34 samples
     * allgather_lab_d (4096) 6.389e+05 us */
    return choice(NULL, 0);
}

static struct ct_choice choose_allreduce(int nranks, size_t bytes)
{
    if (nranks != 48)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allreduce_native 4632 us, 117 samples
     * allreduce_reduce_bcast 3977 us */
    if (bytes < 16)
        return choice(NULL, 0);
    /* from 16 bytes; measured at 512:
     * allreduce_reduce_bcast 3512 us, 87 samples
     * native 5686 us, 44 samples */
    if (bytes < 10624)
        return choice(&allreduce_reduce_bcast, 0);
    /* from 10624 bytes; measured at 16384:
     * allreduce_native 7381 us, 68 samples
     * allreduce_rabenseifner 9856 us */
    if (bytes < 24320)
        return choice(NULL, 0);
    /* beyond 131072 bytes nothing was measured */
    /* from 24320 bytes; measured at 32768:
     * allreduce_rabenseifner 1.107e+04 us, 164 samples
     * native 1.377e+04 us, 158 samples */
    return choice(&allreduce_rabenseifner, 0);
}

const struct ct_tuned ct_tuned = {
    .machine = "lab-d",
    .nranks = 48,
    .cluster_hash = UINT64_C(0x00c5375b00bbe3b9),
    .registry_hash = UINT64_C(0x6ddd8fa287a20f07),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x2795afcd84c6f695),
    .choose =
        {
            [CT_ALLTOALL] = choose_alltoall,
            [CT_ALLGATHER] = choose_allgather,
            [CT_ALLREDUCE] = choose_allreduce,
        },
};
