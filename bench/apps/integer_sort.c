/*
 * integer_sort - sorts integers over the ranks: an application whose time is
 * mostly that of MPI_Alltoallv.
 *
 * integer_sort [KEYS [ROUNDS]]
 *
 * Every rank has KEYS keys (65536), most of them near a value of its own, so it
 * sends many to a few ranks and few to the others. A round (there are 10) sorts them: the ranks count keys by
 * buckets and add the counts up (MPI_Allreduce), divide the buckets among
 * themselves so that each gets nearly as many keys, say how many keys they have
 * for each other (MPI_Alltoall), send them (MPI_Alltoallv), and each sorts what
 * it got. Rounds begin with the same keys, so all send the same.
 * What comes out is verified; prints the seconds of the slowest rank.
 *
 * The method is bucket sort over processes, as in the integer sort of the NAS
 * Parallel Benchmarks (Bailey et al. 1991).
 */
#include <limits.h>
#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 1024, KEY_BITS = 20, KEYS = 1 << KEY_BITS };

/* What a rank works with. */
struct sort {
    int rank;
    int nranks;
    int count;    /* keys of each rank before sorting */
    int *keys;    /* as they were */
    int *sending; /* in order of buckets */
    int *got;     /* after sorting; NULL: none yet */
    int got_count;
    int *send_counts, *send_displs, *recv_counts, *recv_displs;
};

/* Memory is a must: the others wait for this rank. */
static void *allocate(size_t count, size_t size)
{
    void *memory = calloc(count > 0 ? count : 1, size);

    if (memory == NULL) {
        fprintf(stderr, "integer_sort: out of memory\n");
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    return memory;
}

/* Steele and Vigna's splitmix64. */
static uint64_t next_random(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

/* The mean of four random numbers, moved round the range by rank. */
static void make_keys(struct sort *sort)
{
    const int moved = (int)((long)KEYS * sort->rank / sort->nranks);
    uint64_t state = (uint64_t)sort->rank;

    for (int i = 0; i < sort->count; i++) {
        uint64_t sum = 0;

        for (int j = 0; j < 4; j++)
            sum += next_random(&state) >> (64 - KEY_BITS);
        sort->keys[i] = ((int)(sum / 4) + moved) % KEYS;
    }
}

static int bucket_of(int key)
{
    return key / (KEYS / BUCKETS);
}

static void count_buckets(const struct sort *sort, long counts[BUCKETS])
{
    memset(counts, 0, BUCKETS * sizeof counts[0]);
    for (int i = 0; i < sort->count; i++)
        counts[bucket_of(sort->keys[i])]++;
}

/* The rank of each bucket: where its middle key belongs if all ranks get
   equally many. */
static void divide_buckets(const struct sort *sort, const long own[BUCKETS],
                           int rank_of[BUCKETS])
{
    const long total = (long)sort->count * sort->nranks;
    long all[BUCKETS], before = 0;

    MPI_Allreduce(own, all, BUCKETS, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < BUCKETS; i++) {
        const long middle = before + all[i] / 2;

        rank_of[i] = (int)(middle * sort->nranks / total);
        if (rank_of[i] >= sort->nranks)
            rank_of[i] = sort->nranks - 1;
        before += all[i];
    }
}

/* Put the keys in order of buckets; `first` is where each bucket begins. */
static void arrange(const struct sort *sort, const long counts[BUCKETS])
{
    long first[BUCKETS], before = 0;

    for (int i = 0; i < BUCKETS; i++) {
        first[i] = before;
        before += counts[i];
    }
    for (int i = 0; i < sort->count; i++)
        sort->sending[first[bucket_of(sort->keys[i])]++] = sort->keys[i];
}

static int fill_displs(const int *counts, int n, int *displs)
{
    int before = 0;

    for (int i = 0; i < n; i++) {
        displs[i] = before;
        before += counts[i];
    }
    return before;
}

static void exchange_keys(struct sort *sort, const long counts[BUCKETS],
                          const int rank_of[BUCKETS])
{
    memset(sort->send_counts, 0, (size_t)sort->nranks * sizeof(int));
    for (int i = 0; i < BUCKETS; i++)
        sort->send_counts[rank_of[i]] += (int)counts[i];
    MPI_Alltoall(sort->send_counts, 1, MPI_INT, sort->recv_counts, 1, MPI_INT,
                 MPI_COMM_WORLD);
    fill_displs(sort->send_counts, sort->nranks, sort->send_displs);
    sort->got_count =
        fill_displs(sort->recv_counts, sort->nranks, sort->recv_displs);
    free(sort->got);
    sort->got = allocate((size_t)sort->got_count, sizeof *sort->got);
    MPI_Alltoallv(sort->sending, sort->send_counts, sort->send_displs, MPI_INT,
                  sort->got, sort->recv_counts, sort->recv_displs, MPI_INT,
                  MPI_COMM_WORLD);
}

/* By counting: the keys are small numbers. */
static void sort_own(struct sort *sort, int *counts)
{
    int n = 0;

    memset(counts, 0, KEYS * sizeof *counts);
    for (int i = 0; i < sort->got_count; i++)
        counts[sort->got[i]]++;
    for (int key = 0; key < KEYS; key++) {
        for (int i = 0; i < counts[key]; i++)
            sort->got[n++] = key;
    }
}

static void sort_once(struct sort *sort, int *scratch)
{
    long counts[BUCKETS];
    int rank_of[BUCKETS];

    count_buckets(sort, counts);
    divide_buckets(sort, counts, rank_of);
    arrange(sort, counts);
    exchange_keys(sort, counts, rank_of);
    sort_own(sort, scratch);
}

static bool is_rising(const struct sort *sort)
{
    for (int i = 1; i < sort->got_count; i++) {
        if (sort->got[i - 1] > sort->got[i])
            return false;
    }
    return true;
}

/* No key of a rank before is greater than this rank's first. */
static bool is_after_others(const struct sort *sort)
{
    int last = sort->got_count > 0 ? sort->got[sort->got_count - 1] : INT_MIN;
    int greatest = INT_MIN;

    MPI_Exscan(&last, &greatest, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    return sort->rank == 0 || sort->got_count == 0 || greatest <= sort->got[0];
}

/* Two sums that are the same for any order of the same keys. */
static void add_keys(const int *keys, int count, uint64_t sums[3])
{
    sums[0] = (uint64_t)count;
    sums[1] = 0;
    sums[2] = 0;
    for (int i = 0; i < count; i++) {
        uint64_t state = (uint64_t)keys[i];

        sums[1] += (uint64_t)keys[i];
        sums[2] += next_random(&state);
    }
}

static bool has_same_keys(const struct sort *sort)
{
    uint64_t sums[6], all[6];

    add_keys(sort->keys, sort->count, sums);
    add_keys(sort->got, sort->got_count, sums + 3);
    MPI_Allreduce(sums, all, 6, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
    return memcmp(all, all + 3, 3 * sizeof all[0]) == 0;
}

static bool is_sorted(const struct sort *sort)
{
    const bool is_after = is_after_others(sort);
    const bool is_same = has_same_keys(sort);
    int own = is_rising(sort) && is_after && is_same, all = 0;

    MPI_Allreduce(&own, &all, 1, MPI_INT, MPI_LAND, MPI_COMM_WORLD);
    return all != 0;
}

static double time_rounds(struct sort *sort, int rounds)
{
    int *scratch = allocate(KEYS, sizeof *scratch);
    double seconds, slowest;

    MPI_Barrier(MPI_COMM_WORLD);
    seconds = MPI_Wtime();
    for (int i = 0; i < rounds; i++)
        sort_once(sort, scratch);
    seconds = MPI_Wtime() - seconds;
    MPI_Reduce(&seconds, &slowest, 1, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD);
    free(scratch);
    return slowest;
}

static struct sort sort_new(int count)
{
    struct sort sort = {.count = count};
    size_t n;

    MPI_Comm_rank(MPI_COMM_WORLD, &sort.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &sort.nranks);
    n = (size_t)sort.nranks;
    sort.keys = allocate((size_t)count, sizeof *sort.keys);
    sort.sending = allocate((size_t)count, sizeof *sort.sending);
    sort.send_counts = allocate(n, sizeof *sort.send_counts);
    sort.send_displs = allocate(n, sizeof *sort.send_displs);
    sort.recv_counts = allocate(n, sizeof *sort.recv_counts);
    sort.recv_displs = allocate(n, sizeof *sort.recv_displs);
    return sort;
}

static void sort_free(struct sort *sort)
{
    free(sort->keys);
    free(sort->sending);
    free(sort->got);
    free(sort->send_counts);
    free(sort->send_displs);
    free(sort->recv_counts);
    free(sort->recv_displs);
}

/* An argument from 1 to `most`; 0: it is something else. */
static int read_number(int argc, char **argv, int i, int otherwise, int most)
{
    char *end = NULL;
    const long value = i < argc ? strtol(argv[i], &end, 10) : otherwise;

    return value < 1 || value > most || (end != NULL && *end != '\0')
               ? 0
               : (int)value;
}

/* With all ranks together the keys of one still fit an int. */
static int run(int count, int rounds)
{
    struct sort sort = sort_new(count);
    double seconds;
    bool is_right;

    make_keys(&sort);
    seconds = time_rounds(&sort, rounds);
    is_right = is_sorted(&sort);
    if (sort.rank == 0)
        printf("%d ranks, %d keys each, %d rounds: %s, %.6f s\n", sort.nranks,
               count, rounds, is_right ? "sorted" : "NOT SORTED", seconds);
    sort_free(&sort);
    return is_right ? 0 : 1;
}

int main(int argc, char **argv)
{
    const int count = read_number(argc, argv, 1, 1 << 16, 1 << 24);
    const int rounds = read_number(argc, argv, 2, 10, 1 << 20);
    int status = 2;

    MPI_Init(&argc, &argv);
    if (argc > 3 || count == 0 || rounds == 0)
        fprintf(stderr, "usage: integer_sort [KEYS [ROUNDS]], at most 2^24 "
                        "keys\n");
    else
        status = run(count, rounds);
    MPI_Finalize();
    return status;
}
