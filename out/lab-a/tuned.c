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
extern const struct ct_algorithm alltoall_spread;
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
     * alltoall_native 1965 us, 117 samples
     * alltoall_bruck 1840 us */
    if (bytes < 512)
        return choice(NULL, 0);
    /* from 512 bytes; measured at 512:
     * alltoall_bruck 1692 us, 54 samples
     * native 3700 us, 54 samples */
    if (bytes < 1025)
        return choice(&alltoall_bruck, 0);
    /* from 1025 bytes; measured at 2048:
     * alltoall_native 3847 us, 278 samples
     * alltoall_spread (4) 3537 us */
    if (bytes < 3072)
        return choice(NULL, 0);
    /* from 3072 bytes; measured at 4096:
     * alltoall_lab_a 4687 us, 187 samples
     * native 5405 us, 145 samples
     * alltoall_ring 4783 us */
    if (bytes < 81920)
        return choice(&alltoall_lab_a, 0);
    /* from 81920 bytes; measured at 81920:
     * alltoall_spread (4) 1.404e+05 us, 4 samples
     * native 1.763e+05 us, 4 samples
     * alltoall_ring_barrier (1) 1.505e+05 us */
    if (bytes < 131072)
        return choice(&alltoall_spread, 4);
    /* beyond 262144 bytes nothing was measured */
    /* from 131072 bytes; measured at 131072:
     * alltoall_lab_a 2.634e+05 us, 24 samples
     * native 2.96e+05 us, 17 samples
     * alltoall_ring 2.622e+05 us */
    return choice(&alltoall_lab_a, 0);
}

static struct ct_choice choose_allgather(int nranks, size_t bytes)
{
    if (nranks != 16)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allgather_native 1385 us, 117 samples
     * allgather_bruck 1356 us */
    if (bytes < 2528)
        return choice(NULL, 0);
    /* from 2528 bytes; measured at 4096:
     * allgather_mesh_2d 4716 us, 208 samples
     * native 5924 us, 47 samples
     * allgather_lab_a 4752 us */
    if (bytes < 4928)
        return choice(&allgather_mesh_2d, 0);
    /* from 4928 bytes; measured at 8192:
     * allgather_lab_a 9681 us, 145 samples
     * native 1.472e+04 us, 41 samples
     * allgather_ring 9689 us */
    if (bytes < 19712)
        return choice(&allgather_lab_a, 0);
    /* beyond 262144 bytes nothing was measured */
    /* from 19712 bytes; measured at 32768:
     * allgather_lab_a (8192) 3.978e+04 us, 50 samples
     * native 4.547e+04 us, 41 samples
     * allgather_ring (16384) 3.964e+04 us */
    return choice(&allgather_lab_a, 8192);
}

static struct ct_choice choose_allreduce(int nranks, size_t bytes)
{
    if (nranks != 16)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allreduce_rabenseifner 913.7 us, 124 samples
     * native 1298 us, 96 samples
     * allreduce_reduce_bcast 1140 us */
    if (bytes < 16)
        return choice(&allreduce_rabenseifner, 0);
    /* from 16 bytes; measured at 64:
     * allreduce_reduce_bcast 920.4 us, 141 samples
     * native 1098 us, 99 samples
     * allreduce_recursive_doubling 1080 us */
    if (bytes < 6912)
        return choice(&allreduce_reduce_bcast, 0);
    /* from 6912 bytes; measured at 8192:
     * allreduce_native 2078 us, 89 samples
     * allreduce_rabenseifner 2219 us */
    if (bytes < 40448)
        return choice(NULL, 0);
    /* beyond 262144 bytes nothing was measured */
    /* from 40448 bytes; measured at 65536:
     * allreduce_lab_a 1.001e+04 us, 124 samples
     * native 1.208e+04 us, 103 samples
     * allreduce_ring 1.008e+04 us */
    return choice(&allreduce_lab_a, 0);
}

const struct ct_tuned ct_tuned = {
    .machine = "lab-a",
    .nranks = 16,
    .cluster_hash = UINT64_C(0xb094593182ee3478),
    .registry_hash = UINT64_C(0x6ddd8fa287a20f07),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x190792531283dddd),
    .choose =
        {
            [CT_ALLTOALL] = choose_alltoall,
            [CT_ALLGATHER] = choose_allgather,
            [CT_ALLREDUCE] = choose_allreduce,
        },
};
