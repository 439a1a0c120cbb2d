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
     * alltoall_native 1243 us, 75 samples
     * alltoall_bruck 1268 us */
    if (bytes < 512)
        return choice(NULL, 0);
    /* from 512 bytes; measured at 512:
     * alltoall_bruck 1330 us, 145 samples
     * native 2846 us, 103 samples
     * alltoall_spread 2299 us */
    if (bytes < 1025)
        return choice(&alltoall_bruck, 0);
    /* from 1025 bytes; measured at 2048:
     * alltoall_native 3910 us, 117 samples
     * alltoall_spread (4) 3386 us */
    if (bytes < 4096)
        return choice(NULL, 0);
    /* from 4096 bytes; measured at 4096:
     * alltoall_lab_a 4894 us, 173 samples
     * native 5823 us, 145 samples
     * alltoall_ring 4713 us */
    if (bytes < 32768)
        return choice(&alltoall_lab_a, 0);
    /* from 32768 bytes; measured at 32768:
     * alltoall_ring (16384) 4e+04 us, 59 samples
     * native 2.605e+05 us, 13 samples
     * alltoall_ring_barrier (1) 4.869e+04 us */
    if (bytes < 131073)
        return choice(&alltoall_ring, 16384);
    /* beyond 262144 bytes nothing was measured */
    /* from 131073 bytes; measured at 262144:
     * alltoall_native 6.136e+05 us, 1 samples
     * alltoall_ring (16384) 3.192e+05 us */
    return choice(NULL, 0);
}

static struct ct_choice choose_allgather(int nranks, size_t bytes)
{
    if (nranks != 16)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allgather_native 987.2 us, 68 samples
     * allgather_bruck 958.3 us */
    if (bytes < 2464)
        return choice(NULL, 0);
    /* from 2464 bytes; measured at 2560:
     * allgather_mesh_2d 2861 us, 75 samples
     * native 3123 us, 75 samples
     * allgather_lab_a 3036 us */
    if (bytes < 4544)
        return choice(&allgather_mesh_2d, 0);
    /* from 4544 bytes; measured at 8192:
     * allgather_lab_a 9704 us, 117 samples
     * native 1.463e+04 us, 41 samples
     * allgather_ring 9836 us */
    if (bytes < 19712)
        return choice(&allgather_lab_a, 0);
    /* from 19712 bytes; measured at 32768:
     * allgather_lab_a (4096) 3.98e+04 us, 72 samples
     * native 4.425e+04 us, 33 samples
     * allgather_ring (16384) 3.957e+04 us */
    if (bytes < 233472)
        return choice(&allgather_lab_a, 4096);
    /* beyond 262144 bytes nothing was measured */
    /* from 233472 bytes; measured at 262144:
     * allgather_native 4.584e+05 us, 34 samples
     * allgather_lab_a (16384) 3.28e+05 us */
    return choice(NULL, 0);
}

static struct ct_choice choose_allreduce(int nranks, size_t bytes)
{
    if (nranks != 16)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allreduce_rabenseifner 982.2 us, 201 samples
     * native 1271 us, 152 samples
     * allreduce_reduce_bcast 1069 us */
    if (bytes < 16)
        return choice(&allreduce_rabenseifner, 0);
    /* from 16 bytes; measured at 64:
     * allreduce_reduce_bcast 1080 us, 141 samples
     * native 1446 us, 141 samples
     * allreduce_recursive_doubling 1303 us */
    if (bytes < 6784)
        return choice(&allreduce_reduce_bcast, 0);
    /* from 6784 bytes; measured at 8192:
     * allreduce_native 2207 us, 68 samples
     * allreduce_recursive_doubling 2244 us */
    if (bytes < 39936)
        return choice(NULL, 0);
    /* beyond 262144 bytes nothing was measured */
    /* from 39936 bytes; measured at 65536:
     * allreduce_lab_a 9967 us, 166 samples
     * native 1.207e+04 us, 75 samples
     * allreduce_ring 9914 us */
    return choice(&allreduce_lab_a, 0);
}

const struct ct_tuned ct_tuned = {
    .machine = "lab-a",
    .nranks = 16,
    .cluster_hash = UINT64_C(0xb094593182ee3478),
    .registry_hash = UINT64_C(0x07a77a39e5828679),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x190792531283dddd),
    .choose =
        {
            [CT_ALLTOALL] = choose_alltoall,
            [CT_ALLGATHER] = choose_allgather,
            [CT_ALLREDUCE] = choose_allreduce,
        },
};
