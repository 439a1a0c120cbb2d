/*
 * lab_program.c - a user's MPI program for the tests of the lab.
 *
 * lab_program           rank 0 prints the ranks' hosts, after that what it
 *                       finds on standard input
 * lab_program gather    allgathers of 1 to 64 KiB, each checked
 * lab_program send A B  rank A sends a megabyte to rank B
 * lab_program spin      does not end by itself
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MEGABYTE = 1000000, BLOCK_MOST = 65536 };

struct job {
    int nranks;
    int rank;
    char **words; /* of the command line, after the first */
};

static int print_hosts(const struct job *job)
{
    char own[MPI_MAX_PROCESSOR_NAME] = "";
    char *names = malloc((size_t)job->nranks * sizeof own);
    int length;
    int c;

    if (names == NULL)
        return EXIT_FAILURE;
    MPI_Get_processor_name(own, &length);
    MPI_Gather(own, (int)sizeof own, MPI_CHAR, names, (int)sizeof own, MPI_CHAR, 0, MPI_COMM_WORLD);
    for (int i = 0; job->rank == 0 && i < job->nranks; i++)
        printf("%s%c", names + (size_t)i * sizeof own, i + 1 < job->nranks ? ' ' : '\n');
    while (job->rank == 0 && (c = getchar()) != EOF)
        putchar(c);
    free(names);
    return EXIT_SUCCESS;
}

/* Byte i of a rank's block. */
static unsigned char byte_of(int rank, int i)
{
    return (unsigned char)(31 * rank + i);
}

static int count_wrong(const struct job *job, const unsigned char *all, int bytes)
{
    int wrong = 0;

    for (int i = 0; i < job->nranks * bytes; i++)
        wrong += all[i] != byte_of(i / bytes, i % bytes);
    return wrong;
}

static int gather(const struct job *job)
{
    static unsigned char own[BLOCK_MOST];
    unsigned char *all = malloc((size_t)job->nranks * BLOCK_MOST);
    int wrong = 0;
    int sum = 0;

    if (all == NULL)
        return EXIT_FAILURE;
    for (int bytes = 1; bytes <= BLOCK_MOST; bytes *= 4) {
        for (int i = 0; i < bytes; i++)
            own[i] = byte_of(job->rank, i);
        MPI_Allgather(own, bytes, MPI_BYTE, all, bytes, MPI_BYTE, MPI_COMM_WORLD);
        wrong += count_wrong(job, all, bytes);
    }
    MPI_Reduce(&wrong, &sum, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
    if (job->rank == 0)
        printf("%d wrong bytes\n", sum);
    free(all);
    return EXIT_SUCCESS;
}

static int send(const struct job *job)
{
    static char data[MEGABYTE];
    const int from = atoi(job->words[1]);
    const int to = atoi(job->words[2]);

    if (job->rank == from)
        MPI_Send(data, MEGABYTE, MPI_BYTE, to, 0, MPI_COMM_WORLD);
    if (job->rank == to)
        MPI_Recv(data, MEGABYTE, MPI_BYTE, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return EXIT_SUCCESS;
}

static int spin(const struct job *job)
{
    if (job->rank == 0) {
        printf("spinning\n");
        fflush(stdout);
    }
    while (MPI_Barrier(MPI_COMM_WORLD) == MPI_SUCCESS)
        continue;
    return EXIT_FAILURE;
}

static const struct {
    const char *word;
    int nwords;
    int (*run)(const struct job *job);
} acts[] = {
    {"gather", 1, gather},
    {"send", 3, send},
    {"spin", 1, spin},
};

static int run(const struct job *job, int nwords)
{
    if (nwords == 0)
        return print_hosts(job);
    for (size_t i = 0; i < sizeof acts / sizeof acts[0]; i++) {
        if (strcmp(acts[i].word, job->words[0]) == 0 && acts[i].nwords == nwords)
            return acts[i].run(job);
    }
    fprintf(stderr, "lab_program: cannot %s\n", job->words[0]);
    return EXIT_FAILURE;
}

int main(int argc, char **argv)
{
    struct job job;
    int code;

    MPI_Init(&argc, &argv);
    job.words = argv + 1;
    MPI_Comm_size(MPI_COMM_WORLD, &job.nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &job.rank);
    code = run(&job, argc - 1);
    MPI_Finalize();
    return code;
}
