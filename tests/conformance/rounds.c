/*
 * rounds.c - in each round a communicator, a call on it, and now and then
 * another communicator for one of the pool's.
 *
 * Everything that ranks must agree on is drawn from streams that depend only
 * on seed, thread, round and group, so ranks that are not in a communicator
 * lose nothing by leaving a call out.
 */
#include "tests/conformance/rounds.h"

#include "tests/conformance/mistakes.h"
#include "tests/conformance/must.h"

#define CHANGE_ONE_IN 4
#define MESSAGE_ONE_IN 6
#define TIME_EVERY 16
#define TAGS 4
#define GROUP_ALL 0
#define GROUP_OF_MEMBERS 1
#define GROUP_OF_RANK 100000

/*
 * A message of the application's, under way during the call: nothing of the
 * call may take it, or be taken for it. The tag is small, as those of an
 * algorithm may be. Not MPI_ANY_TAG: MPICH 4.0.2 gives such a receive what
 * its own collectives send to themselves.
 */
struct message {
    int tag;
    int sent;
    int received;
    MPI_Request request;
};

static void start_message(const struct ct_trial *trial, struct message *m)
{
    m->tag = trial->stream.round % TAGS;
    ct_must(MPI_Irecv(&m->received, 1, MPI_INT, MPI_ANY_SOURCE, m->tag, trial->member->comm,
                      &m->request));
}

static void end_message(const struct ct_trial *trial, struct message *m)
{
    const struct ct_member *member = trial->member;
    const int from = (member->rank + member->nranks - 1) % member->nranks;

    m->sent = 1000 * trial->stream.round + member->rank;
    ct_must(
        MPI_Send(&m->sent, 1, MPI_INT, (member->rank + 1) % member->nranks, m->tag, member->comm));
    ct_must(MPI_Wait(&m->request, MPI_STATUS_IGNORE));
    if (m->received != 1000 * trial->stream.round + from)
        ct_mistake(trial, "of no buffer: the message of the application", 0, m->received,
                   1000 * trial->stream.round + from);
}

static void run_call(const struct ct_rounds *rounds, int round, const struct ct_member *member,
                     int rank)
{
    struct ct_trial trial = {.collective = rounds->collective,
                             .is_right = rounds->is_right,
                             .leaves_out = rounds->leaves_out,
                             .member = member,
                             .stream = {rounds->seed, rounds->thread, round, GROUP_OF_RANK + rank}};
    struct ct_stream stream = trial.stream;
    struct ct_random own, shared;
    struct message message;
    bool has_message;

    own = ct_random_of(&stream);
    stream.group = GROUP_OF_MEMBERS + member->group;
    shared = ct_random_of(&stream);
    trial.own = &own;
    has_message = ct_random_once_in(&shared, MESSAGE_ONE_IN) && !member->is_inter;
    ct_trial_draw(&trial, &shared);
    if (rounds->is_verbose)
        ct_trial_print(&trial, "trying");
    if (has_message)
        start_message(&trial, &message);
    ct_trial_run(&trial);
    if (has_message)
        end_message(&trial, &message);
    ct_trial_free(&trial);
}

/* Agreed on by all ranks. */
static bool goes_on(const struct ct_rounds *rounds, int round, double start)
{
    int is_over = 0;

    if (rounds->seconds == 0)
        return round < rounds->rounds;
    if (round == 0 || round % TIME_EVERY != 0)
        return true;
    is_over = MPI_Wtime() - start >= rounds->seconds;
    ct_must(PMPI_Bcast(&is_over, 1, MPI_INT, 0, rounds->base));
    return !is_over;
}

void ct_rounds_make(struct ct_rounds *rounds)
{
    const double start = MPI_Wtime();
    struct ct_pool pool;
    int round;

    ct_pool_init(&pool, rounds->base, rounds->thread);
    for (round = 0; goes_on(rounds, round, start); round++) {
        const struct ct_stream stream = {rounds->seed, rounds->thread, round, GROUP_ALL};
        struct ct_random random = ct_random_of(&stream);
        const struct ct_member *member;

        if (ct_random_once_in(&random, CHANGE_ONE_IN))
            ct_pool_change(&pool, &random);
        member = &pool.members[ct_random_below(&random, CT_POOL_SIZE)];
        if (member->comm == MPI_COMM_NULL || (rounds->is_intra && member->is_inter) ||
            (rounds->only >= 0 && round != rounds->only))
            continue;
        run_call(rounds, round, member, pool.rank);
        rounds->calls_done++;
    }
    rounds->rounds_done = round;
    ct_pool_fini(&pool);
}
