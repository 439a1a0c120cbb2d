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
 * What comes out is verified.
 *
 * The method is bucket sort over processes, as in the integer sort of the NAS
 * Parallel Benchmarks (Bailey et al. 1991).
 */
#include "base/mix.h"
#include "bench/apps/app.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 1024, KEY_BITS = 20, KEYS = 1 << KEY_BITS };

static struct ct_app_argument arguments[] = {
    /* with all ranks together the keys of one still fit an int */
    {"KEYS", 1 << 16, 1 << 24, false},
    {"ROUNDS", 10, 1 << 20, false},
    {.name = NULL}};

/* What a rank works with. */
struct sort {
    struct ct_app *app;
    int rank;
    int nranks;
    int count;    /* keys of each rank before sorting */
    int *keys;    /* as they were */
    int *sending; /* in order of buckets */
    int *got;     /* after sorting; NULL: none yet */
    int got_count;
    int *send_counts, *send_displs, *recv_counts, *recv_displs;
};

/* The mean of four random numbers, moved round the range by rank. */
static void make_keys(struct sort *sort)
{
    const int moved = (int)((long)KEYS * sort->rank / sort->nranks);
    uint64_t state = (uint64_t)sort->rank;

    for (int i = 0; i < sort->count; i++) {
        uint64_t sum = 0;

        for (int j = 0; j < 4; j++)
            sum += ct_mix_next(&state) >> (64 - KEY_BITS);
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
static void divide_buckets(const struct sort *sort, const long own[BUCKETS], int rank_of[BUCKETS])
{
    const long total = (long)sort->count * sort->nranks;
    long all[BUCKETS], before = 0;

    ct_app_enter(sort->app);
    MPI_Allreduce(own, all, BUCKETS, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    ct_app_leave(sort->app);
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

static void exchange_keys(struct sort *sort, const long counts[BUCKETS], const int rank_of[BUCKETS])
{
    memset(sort->send_counts, 0, (size_t)sort->nranks * sizeof(int));
    for (int i = 0; i < BUCKETS; i++)
        sort->send_counts[rank_of[i]] += (int)counts[i];
    ct_app_enter(sort->app);
    MPI_Alltoall(sort->send_counts, 1, MPI_INT, sort->recv_counts, 1, MPI_INT, MPI_COMM_WORLD);
    ct_app_leave(sort->app);
    fill_displs(sort->send_counts, sort->nranks, sort->send_displs);
    sort->got_count = fill_displs(sort->recv_counts, sort->nranks, sort->recv_displs);
    free(sort->got);
    sort->got = ct_app_allocate(sort->app, (size_t)sort->got_count, sizeof *sort->got);
    ct_app_enter(sort->app);
    MPI_Alltoallv(sort->sending, sort->send_counts, sort->send_displs, MPI_INT, sort->got,
                  sort->recv_counts, sort->recv_displs, MPI_INT, MPI_COMM_WORLD);
    ct_app_leave(sort->app);
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
        sums[2] += ct_mix_next(&state);
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

    return ct_app_all(is_rising(sort) && is_after && is_same);
}

static void time_rounds(struct sort *sort, int rounds)
{
    int *scratch = ct_app_allocate(sort->app, KEYS, sizeof *scratch);

    ct_app_start(sort->app);
    for (int i = 0; i < rounds; i++)
        sort_once(sort, scratch);
    ct_app_stop(sort->app);
    free(scratch);
}

static struct sort sort_new(struct ct_app *app, int count)
{
    struct sort sort = {.app = app, .rank = app->rank, .nranks = app->nranks, .count = count};
    const size_t n = (size_t)app->nranks, keys = (size_t)count;

    sort.keys = ct_app_allocate(app, keys, sizeof *sort.keys);
    sort.sending = ct_app_allocate(app, keys, sizeof *sort.sending);
    sort.send_counts = ct_app_allocate(app, n, sizeof *sort.send_counts);
    sort.send_displs = ct_app_allocate(app, n, sizeof *sort.send_displs);
    sort.recv_counts = ct_app_allocate(app, n, sizeof *sort.recv_counts);
    sort.recv_displs = ct_app_allocate(app, n, sizeof *sort.recv_displs);
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

static bool run(struct ct_app *app, char words[CT_APP_WORDS])
{
    struct sort sort = sort_new(app, arguments[0].value);
    bool is_right;

    make_keys(&sort);
    time_rounds(&sort, arguments[1].value);
    is_right = is_sorted(&sort);
    snprintf(words, CT_APP_WORDS, "%s", is_right ? "sorted" : "NOT SORTED");
    sort_free(&sort);
    return is_right;
}

int main(int argc, char **argv)
{
    return ct_app_main(argc, argv, arguments, run);
}
