/*
 * tuned.c - collective algorithms for the cluster lab-c.
 *
 * Written by colltune 0.1.0 from measurements.csv; do not edit, run `colltune
 * tune` again. Measured with 32 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank: of the choice, of native when
 * timed in turn with it, and of the next best when it was timed last.
 * bytes: of a block; allreduce: of the vector.
 */
#include "library/tuned.h"

extern const struct ct_algorithm alltoall_pair;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm allgather_lab_c;
extern const struct ct_algorithm allreduce_rabenseifner;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_lab_c;

/* algorithm NULL: the MPI library's own collective */
static struct ct_choice choice(const struct ct_algorithm *algorithm, int param)
{
    const struct ct_choice chosen = {algorithm, param};

    return chosen;
}

static struct ct_choice choose_alltoall(int nranks, size_t bytes)
{
    /* NOT COMPLETE: measuring was stopped; what was undecided is native */
    if (nranks != 32)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * alltoall_native 4912 us, 117 samples
     * alltoall_bruck 4389 us */
    if (bytes < 512)
        return choice(NULL, 0);
    /* from 512 bytes; measured at 512:
     * alltoall_spread (16) 1.412e+04 us, 265 samples
     * native 1.493e+04 us, 231 samples */
    if (bytes < 2048)
        return choice(&alltoall_spread, 16);
    /* from 2048 bytes; measured at 2048:
     * alltoall_spread (4) 4.185e+04 us, 56 samples
     * native 4.492e+04 us, 28 samples
     * alltoall_ring 4.294e+04 us */
    if (bytes < 8192)
        return choice(&alltoall_spread, 4);
    /* from 8192 bytes; measured at 8192:
     * alltoall_pair 1.698e+05 us, 13 samples
     * native 7.431e+05 us, 4 samples
     * alltoall_ring 1.691e+05 us */
    if (bytes < 16384)
        return choice(&alltoall_pair, 0);
    /* beyond 131072 bytes nothing was measured */
    /* from 16384 bytes; measured at 16384:
     * alltoall_ring (8192) 3.398e+05 us, 41 samples
     * native 4.964e+05 us, 14 samples
     * alltoall_ring_light 3.415e+05 us */
    return choice(&alltoall_ring, 8192);
}

static struct ct_choice choose_allgather(int nranks, size_t bytes)
{
    if (nranks != 32)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allgather_native 6288 us, 75 samples
     * allgather_recursive_doubling 6852 us */
    if (bytes < 2592)
        return choice(NULL, 0);
    /* from 2592 bytes; measured at 4096:
     * allgather_lab_c 1.586e+04 us, 39 samples
     * native 2.259e+04 us, 28 samples */
    if (bytes < 19712)
        return choice(&allgather_lab_c, 0);
    /* beyond 131072 bytes nothing was measured */
    /* from 19712 bytes; measured at 32768:
     * allgather_lab_c (16384) 8.319e+04 us, 12 samples
     * native 8.391e+05 us, 4 samples
     * allgather_bruck 4.849e+05 us */
    return choice(&allgather_lab_c, 16384);
}

static struct ct_choice choose_allreduce(int nranks, size_t bytes)
{
    if (nranks != 32)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allreduce_rabenseifner 3944 us, 180 samples
     * native 4695 us, 166 samples
     * allreduce_reduce_bcast 3573 us */
    if (bytes < 64)
        return choice(&allreduce_rabenseifner, 0);
    /* from 64 bytes; measured at 64:
     * allreduce_native 4017 us, 190 samples
     * allreduce_reduce_bcast 3930 us */
    if (bytes < 72)
        return choice(NULL, 0);
    /* from 72 bytes; measured at 512:
     * allreduce_reduce_bcast 3173 us, 143 samples
     * native 6315 us, 80 samples
     * allreduce_recursive_doubling 4519 us */
    if (bytes < 3040)
        return choice(&allreduce_reduce_bcast, 0);
    /* from 3040 bytes; measured at 4096:
     * allreduce_recursive_doubling 6498 us, 257 samples
     * native 6765 us, 257 samples */
    if (bytes < 4416)
        return choice(&allreduce_recursive_doubling, 0);
    /* from 4416 bytes; measured at 8192:
     * allreduce_native 8428 us, 68 samples
     * allreduce_rabenseifner 8307 us */
    if (bytes < 24832)
        return choice(NULL, 0);
    /* beyond 131072 bytes nothing was measured */
    /* from 24832 bytes; measured at 32768:
     * allreduce_lab_c 2.551e+04 us, 84 samples
     * native 3.281e+04 us, 69 samples
     * allreduce_rabenseifner 3.136e+04 us */
    return choice(&allreduce_lab_c, 0);
}

/* the schedules that were measured: colltune build compares */
static const struct ct_tuned_plan plans[] = {
    {&alltoall_spread, 16, UINT64_C(0x06faf8ef970628a8)},
    {&alltoall_spread, 4, UINT64_C(0xa78d56f3494af5b1)},
    {&alltoall_pair, 0, UINT64_C(0x4d9f39a26e050635)},
    {&alltoall_ring, 8192, UINT64_C(0x322f69e56937cb4b)},
    {&allgather_lab_c, 0, UINT64_C(0xa2f134c1996d1a4f)},
    {&allgather_lab_c, 16384, UINT64_C(0x4d15385f549168d0)},
    {&allreduce_rabenseifner, 0, UINT64_C(0x7d2c9e5852580d0b)},
    {&allreduce_reduce_bcast, 0, UINT64_C(0x97f3019d37428e03)},
    {&allreduce_recursive_doubling, 0, UINT64_C(0xdcb7ac65841ac759)},
    {&allreduce_lab_c, 0, UINT64_C(0xc6a8dd4b0885cb88)},
    {NULL, 0, 0},
};

const struct ct_tuned ct_tuned = {
    .machine = "lab-c",
    .nranks = 32,
    .cluster_hash = UINT64_C(0x9fbd3cd45227f2f3),
    .dispatch_hash = UINT64_C(0x601b4af898891ecb),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xfa3f4da85ac8aa4c),
    .plans = plans,
    .choose =
        {
            [CT_ALLTOALL] = choose_alltoall,
            [CT_ALLGATHER] = choose_allgather,
            [CT_ALLREDUCE] = choose_allreduce,
        },
};
