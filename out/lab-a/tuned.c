/*
 * tuned.c - collective algorithms for the cluster lab-a.
 *
 * Written by colltune 0.1.0 from measurements.csv; do not edit, run `colltune
 * tune` again. Measured with 16 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank: of the choice, of native when
 * timed in turn with it, and of the next best when it was timed last.
 * bytes: of a block; allreduce: of the vector.
 */
#include "library/tuned.h"

extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_lab_a;
extern const struct ct_algorithm allgather_mesh_2d;
extern const struct ct_algorithm allgather_lab_a;
extern const struct ct_algorithm allreduce_rabenseifner;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_lab_a;

/* algorithm NULL: the MPI library's own collective */
static struct ct_choice choice(const struct ct_algorithm *algorithm, int param)
{
    const struct ct_choice chosen = {algorithm, param};

    return chosen;
}

static struct ct_choice choose_alltoall(int nranks, size_t bytes)
{
    /* NOT COMPLETE: measuring was stopped; what was undecided is native */
    if (nranks != 16)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * alltoall_native 1262 us, 117 samples
     * alltoall_bruck 1211 us */
    if (bytes < 32)
        return choice(NULL, 0);
    /* from 32 bytes; measured at 64:
     * alltoall_bruck 1222 us, 218 samples
     * native 1318 us, 218 samples */
    if (bytes < 1040)
        return choice(&alltoall_bruck, 0);
    /* from 1040 bytes; measured at 2048:
     * alltoall_native 3855 us, 117 samples
     * alltoall_spread (4) 3441 us */
    if (bytes < 2304)
        return choice(NULL, 0);
    /* from 2304 bytes; measured at 4096:
     * alltoall_lab_a (1) 4847 us, 201 samples
     * native 6658 us, 145 samples
     * alltoall_ring 4808 us */
    if (bytes < 20480)
        return choice(&alltoall_lab_a, 1);
    /* beyond 262144 bytes nothing was measured */
    /* from 20480 bytes; measured at 32768:
     * alltoall_ring (16384) 4.067e+04 us, 37 samples
     * native 2.822e+05 us, 5 samples
     * alltoall_lab_a 4.894e+04 us */
    return choice(&alltoall_ring, 16384);
}

static struct ct_choice choose_allgather(int nranks, size_t bytes)
{
    if (nranks != 16)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allgather_native 976.8 us, 117 samples
     * allgather_bruck 973.7 us */
    if (bytes < 2464)
        return choice(NULL, 0);
    /* from 2464 bytes; measured at 4096:
     * allgather_mesh_2d 4752 us, 152 samples
     * native 5875 us, 68 samples
     * allgather_ring 4784 us */
    if (bytes < 4480)
        return choice(&allgather_mesh_2d, 0);
    /* from 4480 bytes; measured at 8192:
     * allgather_lab_a 9751 us, 117 samples
     * native 1.496e+04 us, 41 samples
     * allgather_ring 9700 us */
    if (bytes < 19712)
        return choice(&allgather_lab_a, 0);
    /* from 19712 bytes; measured at 24576:
     * allgather_lab_a (4096) 3.031e+04 us, 48 samples
     * native 5.345e+04 us, 4 samples
     * allgather_ring 3.308e+04 us */
    if (bytes < 24832)
        return choice(&allgather_lab_a, 4096);
    /* beyond 262144 bytes nothing was measured */
    /* from 24832 bytes; measured at 32768:
     * allgather_lab_a (16384) 4.025e+04 us, 33 samples
     * native 4.508e+04 us, 41 samples
     * allgather_ring (8192) 3.965e+04 us */
    return choice(&allgather_lab_a, 16384);
}

static struct ct_choice choose_allreduce(int nranks, size_t bytes)
{
    if (nranks != 16)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allreduce_rabenseifner 1177 us, 194 samples
     * native 1440 us, 145 samples
     * allreduce_reduce_bcast 1030 us */
    if (bytes < 16)
        return choice(&allreduce_rabenseifner, 0);
    /* from 16 bytes; measured at 64:
     * allreduce_reduce_bcast 930.5 us, 148 samples
     * native 1143 us, 148 samples */
    if (bytes < 6656)
        return choice(&allreduce_reduce_bcast, 0);
    /* from 6656 bytes; measured at 8192:
     * allreduce_native 2223 us, 82 samples
     * allreduce_rabenseifner 2288 us */
    if (bytes < 40960)
        return choice(NULL, 0);
    /* beyond 262144 bytes nothing was measured */
    /* from 40960 bytes; measured at 65536:
     * allreduce_lab_a 1.002e+04 us, 124 samples
     * native 1.233e+04 us, 75 samples
     * allreduce_ring 9900 us */
    return choice(&allreduce_lab_a, 0);
}

/* the schedules that were measured: colltune build compares */
static const struct ct_tuned_plan plans[] = {
    {&alltoall_bruck, 0, UINT64_C(0xd3b93129e28f2ca8)},
    {&alltoall_lab_a, 1, UINT64_C(0x68e49582f9886dc9)},
    {&alltoall_ring, 16384, UINT64_C(0x26167564044a03d1)},
    {&allgather_mesh_2d, 0, UINT64_C(0x37b8a67f45d8e0ef)},
    {&allgather_lab_a, 0, UINT64_C(0x7cd2f616d93cb9c1)},
    {&allgather_lab_a, 4096, UINT64_C(0x6811cde5c57f5cc6)},
    {&allgather_lab_a, 16384, UINT64_C(0x042472867e296eff)},
    {&allreduce_rabenseifner, 0, UINT64_C(0x97d08466a3830f79)},
    {&allreduce_reduce_bcast, 0, UINT64_C(0xeed5d190e8f923a5)},
    {&allreduce_lab_a, 0, UINT64_C(0x95ea15b4beae54ea)},
    {NULL, 0, 0},
};

const struct ct_tuned ct_tuned = {
    .machine = "lab-a",
    .nranks = 16,
    .cluster_hash = UINT64_C(0xb094593182ee3478),
    .dispatch_hash = UINT64_C(0x56118f254b4e8420),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x190792531283dddd),
    .plans = plans,
    .choose =
        {
            [CT_ALLTOALL] = choose_alltoall,
            [CT_ALLGATHER] = choose_allgather,
            [CT_ALLREDUCE] = choose_allreduce,
        },
};
