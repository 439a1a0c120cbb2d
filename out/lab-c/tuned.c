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

extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_pair;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_lab_c;
extern const struct ct_algorithm allgather_lab_c;
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
     * alltoall_native 7948 us, 117 samples
     * alltoall_bruck 7289 us */
    if (bytes < 16)
        return choice(NULL, 0);
    /* from 16 bytes; measured at 512:
     * alltoall_bruck 1.709e+04 us, 109 samples
     * native 2.104e+04 us, 86 samples
     * alltoall_spread 2.095e+04 us */
    if (bytes < 624)
        return choice(&alltoall_bruck, 0);
    /* from 624 bytes; measured at 1024:
     * alltoall_native 2.857e+04 us, 93 samples
     * alltoall_spread (4) 2.708e+04 us */
    if (bytes < 1360)
        return choice(NULL, 0);
    /* from 1360 bytes; measured at 2048:
     * alltoall_spread (4) 4.369e+04 us, 66 samples
     * native 4.878e+04 us, 44 samples
     * alltoall_ring 4.534e+04 us */
    if (bytes < 5504)
        return choice(&alltoall_spread, 4);
    /* from 5504 bytes; measured at 5504:
     * alltoall_pair 1.15e+05 us, 3 samples
     * alltoall_spread (4) 2.934e+05 us */
    if (bytes < 5696)
        return choice(&alltoall_pair, 0);
    /* from 5696 bytes; measured at 16384:
     * alltoall_ring 3.405e+05 us, 31 samples
     * native 6.228e+05 us, 15 samples
     * alltoall_ring_light 3.453e+05 us */
    if (bytes < 19200)
        return choice(&alltoall_ring, 0);
    /* from 19200 bytes; measured at 20480:
     * alltoall_lab_c (2) 4.795e+05 us, 17 samples
     * alltoall_spread (4) 4.6e+05 us */
    if (bytes < 27136)
        return choice(&alltoall_lab_c, 2);
    /* from 27136 bytes; measured at 27136:
     * alltoall_spread (4) 6.2e+05 us, 5 samples
     * alltoall_lab_c (2) 6.28e+05 us */
    if (bytes < 30720)
        return choice(&alltoall_spread, 4);
    /* beyond 131072 bytes nothing was measured */
    /* from 30720 bytes; measured at 65536:
     * alltoall_lab_c (2) 1.505e+06 us, 21 samples
     * native 2.229e+06 us, 18 samples
     * alltoall_spread (4) 1.719e+06 us */
    return choice(&alltoall_lab_c, 2);
}

static struct ct_choice choose_allgather(int nranks, size_t bytes)
{
    if (nranks != 32)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allgather_native 4218 us, 68 samples
     * allgather_recursive_doubling 4327 us */
    if (bytes < 3648)
        return choice(NULL, 0);
    /* from 3648 bytes; measured at 4096:
     * allgather_lab_c 1.611e+04 us, 79 samples
     * native 2.351e+04 us, 59 samples */
    if (bytes < 19712)
        return choice(&allgather_lab_c, 0);
    /* from 19712 bytes; measured at 16384:
     * allgather_lab_c (8192) 4.379e+04 us, 10 samples
     * native 3.285e+05 us, 4 samples
     * allgather_recursive_doubling 1.261e+05 us */
    if (bytes < 20736)
        return choice(&allgather_lab_c, 8192);
    /* beyond 131072 bytes nothing was measured */
    /* from 20736 bytes; measured at 32768:
     * allgather_lab_c (16384) 9.265e+04 us, 13 samples
     * native 8.376e+05 us, 4 samples
     * allgather_recursive_doubling 3.01e+05 us */
    return choice(&allgather_lab_c, 16384);
}

static struct ct_choice choose_allreduce(int nranks, size_t bytes)
{
    if (nranks != 32)
        return choice(NULL, 0);
    /* from 0 bytes; measured at 1:
     * allreduce_native 6085 us, 257 samples
     * allreduce_reduce_bcast 4005 us */
    if (bytes < 16)
        return choice(NULL, 0);
    /* from 16 bytes; measured at 512:
     * allreduce_reduce_bcast 5304 us, 169 samples
     * native 1.018e+04 us, 75 samples
     * allreduce_recursive_doubling 5407 us */
    if (bytes < 4096)
        return choice(&allreduce_reduce_bcast, 0);
    /* from 4096 bytes; measured at 4096:
     * allreduce_native 5817 us, 67 samples
     * allreduce_rabenseifner 5891 us */
    if (bytes < 25600)
        return choice(NULL, 0);
    /* beyond 131072 bytes nothing was measured */
    /* from 25600 bytes; measured at 32768:
     * allreduce_lab_c 2.877e+04 us, 90 samples
     * native 3.259e+04 us, 84 samples */
    return choice(&allreduce_lab_c, 0);
}

const struct ct_tuned ct_tuned = {
    .machine = "lab-c",
    .nranks = 32,
    .cluster_hash = UINT64_C(0x9fbd3cd45227f2f3),
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
