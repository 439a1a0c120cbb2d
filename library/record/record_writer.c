/*
 * record_writer.c - what the ranks noted, brought together and written.
 *
 * A rank's log travels as numbers: its counts, then its rows, then its runs.
 * Rank 0 takes one rank's after the other, when it has memory for all.
 */
#include "library/record/record_writer.h"

#include "base/named_file.h"
#include "base/text.h"
#include "library/mpi/pmpi.h"
#include "library/switches/switches.h"
#include "patterns/joined_calls.h"

#include <stdlib.h>
#include <string.h>

/* The numbers at the head of what a rank sends. */
enum head { CALLS, KEPT, END, ROWS, RUNS, ELSEWHERE, OTHERS, HEAD };

/* What rank 0 works with. */
struct gathering {
    const struct ct_recording *recording;
    int chosen;               /* number of the log; negative: none */
    uint64_t *heads;          /* HEAD numbers of each rank */
    struct ct_call_log *logs; /* of each rank */
};

static void complain(const struct ct_recording *recording, const char *mistake,
                     const char *consequence)
{
    ct_switch_complain("COLLTUNE_RECORD", recording->path, mistake, consequence);
}

/* The log with most calls; -1: there are none. */
static int choose_log(const struct ct_recording *recording)
{
    int chosen = -1;

    for (int i = 0; i < recording->log_count; i++) {
        if (chosen < 0 || recording->logs[i].call_count > recording->logs[chosen].call_count)
            chosen = i;
    }
    return chosen;
}

static const struct ct_call_log *own_log(const struct gathering *gathering)
{
    static const struct ct_call_log empty;
    const struct ct_recording *recording = gathering->recording;

    return gathering->chosen >= 0 && gathering->chosen < recording->log_count
               ? &recording->logs[gathering->chosen]
               : &empty;
}

static void fill_head(const struct gathering *gathering, uint64_t head[HEAD])
{
    const struct ct_recording *recording = gathering->recording;
    const struct ct_call_log *log = own_log(gathering);

    head[CALLS] = log->call_count;
    head[KEPT] = log->kept_count;
    head[END] = log->end;
    head[ROWS] = (uint64_t)log->row_count;
    head[RUNS] = (uint64_t)log->run_count;
    head[OTHERS] = recording->others;
    head[ELSEWHERE] = recording->beyond;
    for (int i = 0; i < recording->log_count; i++)
        head[ELSEWHERE] += recording->logs[i].call_count;
    head[ELSEWHERE] -= log->call_count;
}

/* Room for a rank's log as its head says. */
static bool make_log(struct ct_call_log *log, const uint64_t head[HEAD], int rank_count)
{
    const size_t rows = (size_t)head[ROWS] * (1 + (size_t)rank_count);

    *log = (struct ct_call_log){.rank_count = rank_count,
                                .call_count = head[CALLS],
                                .kept_count = head[KEPT],
                                .end = (enum ct_log_end)head[END],
                                .row_count = (int)head[ROWS],
                                .run_count = (int)head[RUNS]};
    log->rows = malloc((rows + 1) * sizeof *log->rows);
    log->runs = malloc(((size_t)head[RUNS] + 1) * sizeof *log->runs);
    return log->rows != NULL && log->runs != NULL;
}

/* On rank 0: memory for all, or nothing. */
static bool make_logs(struct gathering *gathering)
{
    const int n = gathering->recording->rank_count;
    bool is_made;

    gathering->logs = calloc((size_t)n, sizeof *gathering->logs);
    is_made = gathering->logs != NULL;
    for (int rank = 0; rank < n && is_made; rank++) {
        const uint64_t *head = gathering->heads + (size_t)rank * HEAD;

        is_made = make_log(&gathering->logs[rank], head, n);
    }
    return is_made;
}

static int count_of(const struct ct_call_log *log, bool of_rows)
{
    return of_rows ? log->row_count * (1 + log->rank_count) : 2 * log->run_count;
}

static int send_log(const struct ct_call_log *log, MPI_Comm comm)
{
    const int err = PMPI_Send(log->rows, count_of(log, true), MPI_UINT64_T, 0, 0, comm);

    return err != MPI_SUCCESS
               ? err
               : PMPI_Send(log->runs, count_of(log, false), MPI_UINT64_T, 0, 0, comm);
}

static int receive_log(struct ct_call_log *log, int rank, MPI_Comm comm)
{
    const int err =
        PMPI_Recv(log->rows, count_of(log, true), MPI_UINT64_T, rank, 0, comm, MPI_STATUS_IGNORE);

    return err != MPI_SUCCESS ? err
                              : PMPI_Recv(log->runs, count_of(log, false), MPI_UINT64_T, rank, 0,
                                          comm, MPI_STATUS_IGNORE);
}

static void copy_log(struct ct_call_log *to, const struct ct_call_log *from)
{
    if (from->rows != NULL && to->rows != NULL)
        memcpy(to->rows, from->rows, (size_t)count_of(from, true) * sizeof *to->rows);
    if (from->runs != NULL && to->runs != NULL)
        memcpy(to->runs, from->runs, (size_t)from->run_count * sizeof *to->runs);
}

/* When rank 0 has memory for them. */
static int move_logs(struct gathering *gathering)
{
    const struct ct_recording *recording = gathering->recording;
    int err = MPI_SUCCESS;

    if (recording->rank != 0)
        return send_log(own_log(gathering), recording->comm);
    copy_log(&gathering->logs[0], own_log(gathering));
    for (int rank = 1; rank < recording->rank_count && err == MPI_SUCCESS; rank++)
        err = receive_log(&gathering->logs[rank], rank, recording->comm);
    return err;
}

/* All ranks do the same, whatever memory they have. */
static int gather(struct gathering *gathering, int *has_memory)
{
    const struct ct_recording *recording = gathering->recording;
    uint64_t head[HEAD];
    int err;

    fill_head(gathering, head);
    err = PMPI_Gather(head, HEAD, MPI_UINT64_T, gathering->heads, HEAD, MPI_UINT64_T, 0,
                      recording->comm);
    if (err == MPI_SUCCESS) {
        *has_memory = recording->rank != 0 || make_logs(gathering);
        err = PMPI_Bcast(has_memory, 1, MPI_INT, 0, recording->comm);
    }
    if (err == MPI_SUCCESS && *has_memory)
        err = move_logs(gathering);
    return err;
}

/* The greatest of the ranks' numbers. */
static uint64_t greatest(const struct gathering *gathering, enum head number)
{
    uint64_t most = 0;

    for (int rank = 0; rank < gathering->recording->rank_count; rank++) {
        const uint64_t own = gathering->heads[rank * HEAD + number];

        most = own > most ? own : most;
    }
    return most;
}

static void add_comments(const struct gathering *gathering, const struct ct_joined_calls *joined,
                         struct ct_text *text)
{
    const uint64_t elsewhere = greatest(gathering, ELSEWHERE);
    const uint64_t others = greatest(gathering, OTHERS);

    ct_text_add(text,
                "# Recorded by colltune, on one communicator of %d ranks: "
                "%llu call%s.\n",
                gathering->recording->rank_count, joined->kept_count,
                ct_plural(joined->kept_count));
    if (joined->kept_count < joined->call_count)
        ct_text_add(text, "# Not here, after these: %llu call%s (%s).\n",
                    joined->call_count - joined->kept_count,
                    ct_plural(joined->call_count - joined->kept_count),
                    ct_log_end_text(joined->end));
    if (elsewhere > 0)
        ct_text_add(text,
                    "# Not here, on other communicators of all ranks: %llu "
                    "call%s.\n",
                    (unsigned long long)elsewhere, ct_plural(elsewhere));
    if (others > 0)
        ct_text_add(text,
                    "# Not here, on communicators of other ranks: up to %llu "
                    "call%s of a rank.\n",
                    (unsigned long long)others, ct_plural(others));
}

static int write_file(const struct gathering *gathering, const struct ct_joined_calls *joined,
                      struct ct_diag *diag)
{
    char *path = ct_switch_path(gathering->recording->path);
    struct ct_text text = {0};
    char *yaml = NULL;
    int err;

    add_comments(gathering, joined, &text);
    ct_pattern_file_write(&joined->file, &text);
    err = ct_text_take(&text, &yaml, diag);
    if (err == CT_OK)
        err = path == NULL ? ct_diag_memory(diag) : ct_named_file_write(path, yaml, diag);
    free(yaml);
    free(path);
    return err;
}

/* On rank 0. */
static void join_and_write(const struct gathering *gathering)
{
    const struct ct_recording *recording = gathering->recording;
    struct ct_joined_calls joined = {.kept_count = 0};
    struct ct_diag diag = {""};
    int err = ct_joined_calls_build(gathering->logs, recording->rank_count, &joined, &diag);

    if (err == CT_OK && joined.kept_count == 0)
        err = ct_diag_set(&diag, CT_ERR_INVALID, "no call was recorded: %s",
                          ct_log_end_text(joined.end));
    if (err == CT_OK)
        err = write_file(gathering, &joined, &diag);
    if (err != CT_OK)
        complain(recording, diag.text, "nothing is recorded");
    else if (joined.kept_count < joined.call_count)
        complain(recording, ct_log_end_text(joined.end), "only the calls before are recorded");
    ct_joined_calls_fini(&joined);
}

static void free_logs(struct gathering *gathering)
{
    for (int rank = 0; gathering->logs != NULL && rank < gathering->recording->rank_count; rank++)
        ct_call_log_fini(&gathering->logs[rank]);
    free(gathering->logs);
    free(gathering->heads);
}

void ct_record_write(const struct ct_recording *recording)
{
    struct gathering gathering = {
        .recording = recording,
        .chosen = choose_log(recording),
    };
    int has_memory = 0;
    int err = MPI_SUCCESS;

    if (recording->rank == 0) {
        gathering.heads = calloc((size_t)recording->rank_count * HEAD, sizeof *gathering.heads);
        if (gathering.heads == NULL)
            gathering.chosen = -1;
    }
    err = PMPI_Bcast(&gathering.chosen, 1, MPI_INT, 0, recording->comm);
    if (err == MPI_SUCCESS && gathering.chosen >= 0)
        err = gather(&gathering, &has_memory);
    if (err != MPI_SUCCESS)
        complain(recording, "MPI failed", "nothing is recorded");
    else if (!has_memory)
        complain(recording, "out of memory", "nothing is recorded");
    else if (recording->rank == 0)
        join_and_write(&gathering);
    free_logs(&gathering);
}
