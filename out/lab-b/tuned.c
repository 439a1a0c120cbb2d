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
extern const struct ct_algorithm allgather_ring;
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
    /* NOT COMPLETE: measuring was stopped; what was undecided is native */
    if (nranks != 32)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * alltoall_native 5332 us, 117 samples
     * alltoall_bruck 4522 us */
    if (bytes < 3072)
        return choice(NULL, 0);
    /* from 3072 bytes; measured at 4096:
     * alltoall_ring 8.677e+04 us, 28 samples
     * native 2.82e+05 us, 12 samples
     * alltoall_spread (4) 8.545e+04 us */
    if (bytes < 12160)
        return choice(&alltoall_ring, 0);
    /* from 12160 bytes; measured at 12288:
     * alltoall_ring (8192) 2.576e+05 us, 69 samples
     * alltoall_ring_barrier (1) 2.581e+05 us */
    if (bytes < 16384)
        return choice(&alltoall_ring, 8192);
    /* from 16384 bytes; measured at 16384:
     * alltoall_lab_b (2) 3.496e+05 us, 16 samples
     * native 8.262e+05 us, 4 samples
     * alltoall_ring_light 3.547e+05 us */
    if (bytes < 24576)
        return choice(&alltoall_lab_b, 2);
    /* beyond 131072 bytes nothing was measured */
    /* from 24576 bytes; measured at 32768:
     * alltoall_ring (8192) 6.831e+05 us, 18 samples
     * native 2.05e+06 us, 12 samples
     * alltoall_lab_b (2) 7.569e+05 us */
    return choice(&alltoall_ring, 8192);
}

static struct ct_choice choose_allgather(int nranks, size_t bytes)
{
    if (nranks != 32)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allgather_native 4676 us, 68 samples
     * allgather_bruck 5275 us */
    if (bytes < 560)
        return choice(NULL, 0);
    /* from 560 bytes; measured at 1024:
     * allgather_lab_b 1.357e+04 us, 186 samples
     * native 2.281e+04 us, 60 samples
     * allgather_ring 1.252e+04 us */
    if (bytes < 16384)
        return choice(&allgather_lab_b, 0);
    /* from 16384 bytes; measured at 16384:
     * allgather_native 4.251e+04 us, 69 samples
     * allgather_lab_b 4.205e+04 us */
    if (bytes < 19712)
        return choice(NULL, 0);
    /* beyond 131072 bytes nothing was measured */
    /* from 19712 bytes; measured at 32768:
     * allgather_ring (16384) 8.37e+04 us, 27 samples
     * native 1.145e+05 us, 13 samples
     * allgather_lab_b (16384) 8.403e+04 us */
    return choice(&allgather_ring, 16384);
}

static struct ct_choice choose_allreduce(int nranks, size_t bytes)
{
    if (nranks != 32)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allreduce_rabenseifner 4012 us, 236 samples
     * native 4771 us, 187 samples
     * allreduce_reduce_bcast 3310 us */
    if (bytes < 16)
        return choice(&allreduce_rabenseifner, 0);
    /* from 16 bytes; measured at 64:
     * allreduce_reduce_bcast 3099 us, 155 samples
     * native 4338 us, 148 samples
     * allreduce_rabenseifner 3914 us */
    if (bytes < 12672)
        return choice(&allreduce_reduce_bcast, 0);
    /* from 12672 bytes; measured at 16384:
     * allreduce_native 6725 us, 117 samples
     * allreduce_rabenseifner 6971 us */
    if (bytes < 82944)
        return choice(NULL, 0);
    /* beyond 131072 bytes nothing was measured */
    /* from 82944 bytes; measured at 131072:
     * allreduce_lab_b 3.274e+04 us, 55 samples
     * native 4.424e+04 us, 30 samples
     * allreduce_ring 3.114e+04 us */
    return choice(&allreduce_lab_b, 0);
}

/* the schedules that were measured: colltune build compares */
static const struct ct_tuned_plan plans[] = {
    {&alltoall_ring, 0, UINT64_C(0x8d92db207dc33a9a)},
    {&alltoall_ring, 8192, UINT64_C(0x322f69e56937cb4b)},
    {&alltoall_lab_b, 2, UINT64_C(0x342d58edb27545b1)},
    {&allgather_lab_b, 0, UINT64_C(0xcd78a6886133fb17)},
    {&allgather_ring, 16384, UINT64_C(0x22c91513f3743cb4)},
    {&allreduce_rabenseifner, 0, UINT64_C(0x7d2c9e5852580d0b)},
    {&allreduce_reduce_bcast, 0, UINT64_C(0x97f3019d37428e03)},
    {&allreduce_lab_b, 0, UINT64_C(0xec8161cc3d9988e0)},
    {NULL, 0, 0},
};

const struct ct_tuned ct_tuned = {
    .machine = "lab-b",
    .nranks = 32,
    .cluster_hash = UINT64_C(0x4e5f0b12a1c80703),
    .dispatch_hash = UINT64_C(0x485e7e42b972d41b),
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
