/*
 * side_by_side.c - tuned against native in one launch: an MPI program that
 * calls MPI_X, which the tuned library answers, and PMPI_X, native, in turn.
 *
 * Usage: side_by_side COLLECTIVE[,COLLECTIVE]... SECONDS [WORD]...
 * SECONDS is what a size may take. Words:
 *   pairs=N          at least N pairs a size (10), however long they take; an
 *                    even number is taken
 *   sizes=N[,N]...   these sizes in bytes, instead of the list below
 *   largest=N        no larger sizes, of those so far
 *   threads=LEVEL    at MPI_THREAD_LEVEL, in small letters (single)
 *   native           native alone: for an MPI library that has no other
 * Rank 0 prints a line a size:
 *   COLLECTIVE BYTES N tuned T1 ... TN native T1 ... TN
 * in seconds, slowest rank of each repetition, a barrier before each call;
 * Ti of both were taken one right after the other, in alternating order.
 * Long calls follow one of their own kind: what the other lost in the network
 * would slow them down.
 * With `native` the line lacks the word tuned and its times. The last line is
 * `done`: not every launcher's exit code says that a job was cut short.
 */
#include <mpi.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REPETITIONS_MAX 200
#define REPETITIONS_MIN 10
#define LONG_S 0.1   /* of a pair: each may suffer from the other's losses */
#define LONG_PAIR 10 /* of what a size may take */
#define SIZES_MAX 64
#define BYTES_MAX (1 << 26)
#define THREADS "threads="

struct bench {
    int nranks;
    int rank;
    const char *collectives; /* separated by commas */
    double seconds;
    int repetitions_min;
    bool is_native;
    bool is_long; /* by the last pair that was agreed on */
    int last;     /* what was called last: 0 tuned, 1 native */
    int sizes[SIZES_MAX];
    int nsizes;
    char *send;
    char *recv;
};

typedef int call_fn(const struct bench *bench, int bytes);

static int alltoall(const struct bench *b, int bytes)
{
    return MPI_Alltoall(b->send, bytes, MPI_BYTE, b->recv, bytes, MPI_BYTE,
                        MPI_COMM_WORLD);
}

static int native_alltoall(const struct bench *b, int bytes)
{
    return PMPI_Alltoall(b->send, bytes, MPI_BYTE, b->recv, bytes, MPI_BYTE,
                         MPI_COMM_WORLD);
}

static int allgather(const struct bench *b, int bytes)
{
    return MPI_Allgather(b->send, bytes, MPI_BYTE, b->recv, bytes, MPI_BYTE,
                         MPI_COMM_WORLD);
}

static int native_allgather(const struct bench *b, int bytes)
{
    return PMPI_Allgather(b->send, bytes, MPI_BYTE, b->recv, bytes, MPI_BYTE,
                          MPI_COMM_WORLD);
}

/* Doubles, as when tuning; single bytes below one double. */
static int allreduce(const struct bench *b, int bytes)
{
    const bool is_small = bytes < (int)sizeof(double);

    return MPI_Allreduce(
        b->send, b->recv, is_small ? bytes : bytes / (int)sizeof(double),
        is_small ? MPI_SIGNED_CHAR : MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static int native_allreduce(const struct bench *b, int bytes)
{
    const bool is_small = bytes < (int)sizeof(double);

    return PMPI_Allreduce(
        b->send, b->recv, is_small ? bytes : bytes / (int)sizeof(double),
        is_small ? MPI_SIGNED_CHAR : MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static const struct {
    const char *name;
    call_fn *tuned;
    call_fn *native;
} collectives[] = {
    {"alltoall", alltoall, native_alltoall},
    {"allgather", allgather, native_allgather},
    {"allreduce", allreduce, native_allreduce},
};

#define NCOLLECTIVES (sizeof collectives / sizeof collectives[0])

static void must(int err)
{
    if (err != MPI_SUCCESS)
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
}

static double time_call(const struct bench *bench, call_fn *call, int bytes)
{
    double start;

    must(PMPI_Barrier(MPI_COMM_WORLD));
    start = MPI_Wtime();
    must(call(bench, bytes));
    return MPI_Wtime() - start;
}

/*
 * The calls of one repetition: tuned, native and native, tuned in turn, or
 * native alone.
 *
 * own  out: [0] tuned, [1] native; 0 for what is not called
 */
static void time_pair(struct bench *bench, size_t collective, int bytes,
                      int number, double own[2])
{
    call_fn *const calls[2] = {collectives[collective].tuned,
                               collectives[collective].native};

    own[0] = 0;
    for (int i = 0; i < 2; i++) {
        const int which = i ^ (number % 2);

        if (which == 0 && bench->is_native)
            continue;
        if (bench->is_long && bench->last != which)
            time_call(bench, calls[which], bytes);
        own[which] = time_call(bench, calls[which], bytes);
        bench->last = which;
    }
}

/* The pair's time, the same on all ranks: the slowest one's. */
static double agree_on_time(struct bench *bench, const double own[2])
{
    double sum = own[0] + own[1];

    must(PMPI_Allreduce(MPI_IN_PLACE, &sum, 1, MPI_DOUBLE, MPI_MAX,
                        MPI_COMM_WORLD));
    bench->is_long = sum >= LONG_S;
    return sum;
}

/* As many as fit into the time; as many with tuned first as with native. */
static int repetitions_for(const struct bench *bench, double pair_s)
{
    int n = REPETITIONS_MAX;

    if (pair_s * REPETITIONS_MAX > bench->seconds)
        n = (int)(bench->seconds / pair_s);
    if (n < bench->repetitions_min)
        n = bench->repetitions_min;
    return n + n % 2;
}

static void print_times(const char *name, double times[][2], int which, int n)
{
    printf(" %s", name);
    for (int i = 0; i < n; i++)
        printf(" %.9g", times[i][which]);
}

/*
 * The first pair plans and connects; a second one, where there is time, warms
 * up. Of pairs that take much longer than that the first counts too.
 */
static void run_size(struct bench *bench, size_t collective, int bytes)
{
    double own[REPETITIONS_MAX][2], slowest[REPETITIONS_MAX][2];
    double pair_s;
    int first;
    int n;

    time_pair(bench, collective, bytes, 0, own[0]);
    pair_s = agree_on_time(bench, own[0]);
    first = pair_s > LONG_PAIR * bench->seconds ? 1 : 0;
    if (pair_s <= bench->seconds) {
        time_pair(bench, collective, bytes, 1, own[0]);
        pair_s = agree_on_time(bench, own[0]);
    }
    n = repetitions_for(bench, pair_s);
    for (int i = first; i < n; i++)
        time_pair(bench, collective, bytes, i, own[i]);
    must(PMPI_Reduce(own, slowest, 2 * n, MPI_DOUBLE, MPI_MAX, 0,
                     MPI_COMM_WORLD));
    if (bench->rank != 0)
        return;
    printf("%s %d %d", collectives[collective].name, bytes, n);
    if (!bench->is_native)
        print_times("tuned", slowest, 0, n);
    print_times("native", slowest, 1, n);
    printf("\n");
    fflush(stdout);
}

/* Is the name one of a list separated by commas? */
static bool is_in(const char *list, const char *name)
{
    const size_t length = strlen(name);

    for (; list != NULL; list = strchr(list, ',')) {
        list += *list == ',';
        if (strncmp(list, name, length) == 0 &&
            (list[length] == ',' || list[length] == '\0'))
            return true;
    }
    return false;
}

static bool run_all(struct bench *bench)
{
    int most = 1;
    size_t bytes;

    for (int i = 0; i < bench->nsizes; i++)
        most = most > bench->sizes[i] ? most : bench->sizes[i];
    bytes = (size_t)most;
    if (strcmp(bench->collectives, "allreduce") != 0)
        bytes *= (size_t)bench->nranks;
    bench->send = malloc(bytes);
    bench->recv = malloc(bytes);
    if (bench->send == NULL || bench->recv == NULL) {
        free(bench->send);
        free(bench->recv);
        must(MPI_ERR_NO_MEM);
        return false;
    }
    memset(bench->send, 1, bytes); /* pages never written would all be one */
    memset(bench->recv, 1, bytes);
    for (size_t c = 0; c < NCOLLECTIVES; c++) {
        double own[2];

        if (!is_in(bench->collectives, collectives[c].name))
            continue;
        /* in the library's first call all ranks agree on what to do */
        time_pair(bench, c, bench->sizes[0], 0, own);
        for (int i = 0; i < bench->nsizes; i++)
            run_size(bench, c, bench->sizes[i]);
    }
    free(bench->send);
    free(bench->recv);
    return true;
}

/* The sizes that are tuned, and those half way to the next. */
static void take_all_sizes(struct bench *bench)
{
    static const int small[] = {1, 64, 96, 512, 768};

    memcpy(bench->sizes, small, sizeof small);
    bench->nsizes = (int)(sizeof small / sizeof small[0]);
    for (int bytes = 1024; bytes <= 262144; bytes *= 2) {
        bench->sizes[bench->nsizes++] = bytes;
        bench->sizes[bench->nsizes++] = bytes + bytes / 2;
    }
}

/* Numbers from 1 to `most`, separated by commas; how many, or 0. */
static int read_numbers(const char *text, int *numbers, int room, int most)
{
    int n = 0;

    while (n < room) {
        char *end;
        const long number = strtol(text, &end, 10);

        if (end == text || number < 1 || number > most)
            return 0;
        numbers[n++] = (int)number;
        if (*end == '\0')
            return n;
        if (*end != ',')
            return 0;
        text = end + 1;
    }
    return 0;
}

/* Sizes ascend. */
static void leave_out_above(struct bench *bench, int bytes)
{
    while (bench->nsizes > 1 && bench->sizes[bench->nsizes - 1] > bytes)
        bench->nsizes--;
}

/* What a word asks of MPI_Init_thread; -1: nothing. */
static int thread_level_of(const char *word)
{
    static const struct {
        const char *word;
        int level;
    } levels[] = {
        {THREADS "single", MPI_THREAD_SINGLE},
        {THREADS "funneled", MPI_THREAD_FUNNELED},
        {THREADS "serialized", MPI_THREAD_SERIALIZED},
        {THREADS "multiple", MPI_THREAD_MULTIPLE},
    };

    for (size_t i = 0; i < sizeof levels / sizeof levels[0]; i++) {
        if (strcmp(word, levels[i].word) == 0)
            return levels[i].level;
    }
    return -1;
}

static bool read_word(struct bench *bench, const char *word)
{
    int most;

    if (strcmp(word, "native") == 0) {
        bench->is_native = true;
        return true;
    }
    if (strncmp(word, "pairs=", 6) == 0)
        return read_numbers(word + 6, &bench->repetitions_min, 1,
                            REPETITIONS_MAX) == 1;
    if (strncmp(word, "largest=", 8) == 0) {
        if (read_numbers(word + 8, &most, 1, BYTES_MAX) == 0)
            return false;
        leave_out_above(bench, most);
        return true;
    }
    if (strncmp(word, THREADS, strlen(THREADS)) == 0)
        return thread_level_of(word) >= 0;
    if (strncmp(word, "sizes=", 6) != 0)
        return false;
    bench->nsizes = read_numbers(word + 6, bench->sizes, SIZES_MAX, BYTES_MAX);
    return bench->nsizes > 0;
}

/* NULL, or what is wrong. */
static const char *read_words(struct bench *bench, int argc, char **argv)
{
    /* where nothing interposes, both names are one function */
    int (*const mine)(const void *, int, MPI_Datatype, void *, int,
                      MPI_Datatype, MPI_Comm) = MPI_Alltoall;

    if (argc < 3 || atof(argv[2]) <= 0)
        return "usage: side_by_side COLLECTIVES SECONDS [WORD]...";
    bench->collectives = argv[1];
    bench->seconds = atof(argv[2]);
    bench->repetitions_min = REPETITIONS_MIN;
    take_all_sizes(bench);
    for (int i = 3; i < argc; i++) {
        if (!read_word(bench, argv[i]))
            return "words are pairs=N, sizes=N,N,..., largest=N, threads=LEVEL "
                   "and native";
    }
    if (!bench->is_native && mine == PMPI_Alltoall)
        return "the tuned library is not loaded";
    return NULL;
}

/* Start MPI; does it provide the thread level that a word asks for? */
static bool start(int argc, char **argv)
{
    int wanted = MPI_THREAD_SINGLE, given;

    for (int i = 3; i < argc; i++) {
        if (thread_level_of(argv[i]) >= 0)
            wanted = thread_level_of(argv[i]);
    }
    MPI_Init_thread(&argc, &argv, wanted, &given);
    return given >= wanted;
}

int main(int argc, char **argv)
{
    struct bench bench = {0};
    const bool has_threads = start(argc, argv);
    const char *wrong;

    MPI_Comm_size(MPI_COMM_WORLD, &bench.nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &bench.rank);
    wrong = read_words(&bench, argc, argv);
    if (wrong == NULL && !has_threads)
        wrong = "the MPI library does not provide this thread level";
    if (wrong == NULL && run_all(&bench) && bench.rank == 0)
        printf("done\n");
    if (wrong != NULL && bench.rank == 0)
        fprintf(stderr, "side_by_side: %s\n", wrong);
    MPI_Finalize();
    return wrong == NULL ? EXIT_SUCCESS : EXIT_FAILURE;
}
