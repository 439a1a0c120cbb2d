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
     * alltoall_native 6711 us, 117 samples
     * alltoall_bruck 6299 us */
    if (bytes < 512)
        return choice(NULL, 0);
    /* from 512 bytes; measured at 512:
     * alltoall_bruck 1.225e+04 us, 22 samples
     * native 2.529e+04 us, 11 samples
     * alltoall_spread (16) 2.514e+04 us */
    if (bytes < 513)
        return choice(&alltoall_bruck, 0);
    /* from 513 bytes; measured at 1024:
     * alltoall_native 3.323e+04 us, 80 samples
     * alltoall_bruck 3.048e+04 us */
    if (bytes < 4096)
        return choice(NULL, 0);
    /* from 4096 bytes; measured at 4096:
     * alltoall_spread (4) 4.859e+04 us, 46 samples
     * native 5.624e+04 us, 30 samples
     * alltoall_ring 4.952e+04 us */
    if (bytes < 16384)
        return choice(&alltoall_spread, 4);
    /* from 16384 bytes; measured at 16384:
     * alltoall_ring 1.42e+05 us, 34 samples
     * native 7.192e+05 us, 5 samples
     * alltoall_ring_barrier (2) 1.319e+05 us */
    if (bytes < 19712)
        return choice(&alltoall_ring, 0);
    /* from 19712 bytes; measured at 16384:
     * alltoall_ring (8192) 1.42e+05 us, 25 samples
     * native 7.192e+05 us, 5 samples
     * alltoall_ring_barrier (2) 1.319e+05 us */
    if (bytes < 27648)
        return choice(&alltoall_ring, 8192);
    /* beyond 131072 bytes nothing was measured */
    /* from 27648 bytes; measured at 32768:
     * alltoall_ring (16384) 2.973e+05 us, 15 samples
     * native 9.122e+05 us, 4 samples
     * alltoall_spread (4) 3.617e+05 us */
    return choice(&alltoall_ring, 16384);
}

static struct ct_choice choose_allgather(int nranks, size_t bytes)
{
    if (nranks != 48)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allgather_recursive_doubling 5217 us, 159 samples
     * native 7499 us, 152 samples */
    if (bytes < 896)
        return choice(&allgather_recursive_doubling, 0);
    /* from 896 bytes; measured at 1024:
     * allgather_native 1.246e+04 us, 304 samples
     * allgather_bruck 1.115e+04 us */
    if (bytes < 19712)
        return choice(NULL, 0);
    /* beyond 131072 bytes nothing was measured */
    /* from 19712 bytes; measured at 32768:
     * allgather_lab_d (16384) 1.27e+05 us, 20 samples
     * native 1.892e+05 us, 7 samples
     * allgather_ring (16384) 1.288e+05 us */
    return choice(&allgather_lab_d, 16384);
}

static struct ct_choice choose_allreduce(int nranks, size_t bytes)
{
    if (nranks != 48)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allreduce_rabenseifner 3111 us, 257 samples
     * native 3619 us, 243 samples
     * allreduce_reduce_bcast 3146 us */
    if (bytes < 16)
        return choice(&allreduce_rabenseifner, 0);
    /* from 16 bytes; measured at 64:
     * allreduce_reduce_bcast 2780 us, 204 samples
     * native 3221 us, 204 samples */
    if (bytes < 9472)
        return choice(&allreduce_reduce_bcast, 0);
    /* from 9472 bytes; measured at 16384:
     * allreduce_native 5811 us, 68 samples
     * allreduce_rabenseifner 7751 us */
    if (bytes < 22272)
        return choice(NULL, 0);
    /* beyond 131072 bytes nothing was measured */
    /* from 22272 bytes; measured at 32768:
     * allreduce_rabenseifner 9451 us, 47 samples
     * native 1.274e+04 us, 47 samples */
    return choice(&allreduce_rabenseifner, 0);
}

/* the schedules that were measured: colltune build compares */
static const struct ct_tuned_plan plans[] = {
    {&alltoall_bruck, 0, UINT64_C(0x3f2c0bf0a71cec6b)},
    {&alltoall_spread, 4, UINT64_C(0xa454c76a0b330bb2)},
    {&alltoall_ring, 0, UINT64_C(0x45fb6e41667a3e07)},
    {&alltoall_ring, 8192, UINT64_C(0x9e368e04d136ee3d)},
    {&alltoall_ring, 16384, UINT64_C(0x57b04c0336a0948c)},
    {&allgather_recursive_doubling, 0, UINT64_C(0xd7e56fc69756c657)},
    {&allgather_lab_d, 16384, UINT64_C(0x0b9f0cb142ec55d6)},
    {&allreduce_rabenseifner, 0, UINT64_C(0xd36a39266a79563e)},
    {&allreduce_reduce_bcast, 0, UINT64_C(0x2c3286b68e67b99b)},
    {NULL, 0, 0},
};

const struct ct_tuned ct_tuned = {
    .machine = "lab-d",
    .nranks = 48,
    .cluster_hash = UINT64_C(0x00c5375b00bbe3b9),
    .dispatch_hash = UINT64_C(0x865805e7d1789568),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x2795afcd84c6f695),
    .plans = plans,
    .choose =
        {
            [CT_ALLTOALL] = choose_alltoall,
            [CT_ALLGATHER] = choose_allgather,
            [CT_ALLREDUCE] = choose_allreduce,
        },
};
