/*
 * conversation.c - launches the timer, checks its first words, counts failures.
 */
#include "driver/session/conversation.h"

#include "base/files.h"
#include "base/text.h"
#include "driver/session/placement_check.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>

#define LAUNCHES 3
#define PAUSE_S 2      /* before the next */
#define FAILURES_MAX 9 /* timers lost in a row: five candidates, twice each */
#define UNABLE "unable "

/* Wait, unless interrupted. */
static void pause_launching(void)
{
    const struct timespec step = {.tv_nsec = 100000000};

    for (int i = 0; i < 10 * PAUSE_S && !ct_signals_interrupted(); i++)
        nanosleep(&step, NULL);
}

/* Our own timer also says where its ranks are.
   placement  in: the hash of the timer's host names; out: of the cluster file's names */
static int check_placement(struct ct_session *session, uint64_t *placement, struct ct_diag *diag)
{
    char *answer = NULL;
    int err =
        ct_timer_ask(&session->client, "hosts", 10 + session->client.launch_more_s, &answer, diag);

    if (err == CT_OK && strncmp(answer, "hosts ", 6) == 0)
        err = ct_placement_check(session->cluster, answer + 6, session->is_placement_checked,
                                 placement, diag);
    free(answer);
    return err;
}

/* A user's own timer may not know of parts, and call with all ranks. */
static int check_ranks(const struct ct_cluster *cluster, const struct ct_timer_hello *hello,
                       struct ct_diag *diag)
{
    const int nparts = cluster->nparts > 1 ? cluster->nparts : 1;
    const int nstarted = hello->nparts * hello->nranks;

    if (hello->nranks == cluster->nranks && hello->nparts == nparts)
        return CT_OK;
    if (hello->nparts != nparts)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "the timer has parts=%d, the job parts=%d: does it "
                           "know --parts?",
                           hello->nparts, nparts);
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "the launch line started %d rank%s, the cluster has "
                       "%d: is {ranks} in it?",
                       nstarted, ct_plural((unsigned)nstarted), ct_cluster_launched(cluster));
}

static int greet_once(struct ct_session *session, struct ct_diag *diag)
{
    struct ct_timer_hello hello;
    char *identity;
    int err = ct_timer_hello(&session->client, &hello, diag);

    if (err == CT_ERR_SYSTEM && ct_process_is_missing(session->client.last_status))
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "cannot launch the timer, is the launcher "
                           "installed? The line is: %.700s",
                           session->client.launch_line);
    if (err != CT_OK)
        return err;
    session->disturbance.is_told = hello.has_load && !session->flavour->times.is_simulated;
    err = check_ranks(session->cluster, &hello, diag);
    if (err == CT_OK && session->is_timer_own)
        err = check_placement(session, &hello.placement_hash, diag);
    if (err != CT_OK)
        return err;
    identity = ct_format("placement=%016" PRIx64 " mpi=%016" PRIx64 " version=%s",
                         hello.placement_hash, hello.mpi_version_hash, hello.version);
    if (identity == NULL)
        return ct_diag_memory(diag);
    err = ct_journal_set_timer(session->journal, identity, diag);
    free(identity);
    return err;
}

/*
 * Launch the timer and check what it says of itself: as many ranks as the
 * cluster has, where the cluster file puts them, and the MPI library and
 * placement of earlier measurements. A launch that fails after others of this run
 * worked, for example because a host is down, is tried three times; no candidate is
 * blamed for it. If none worked yet, the launch line or the hosts are wrong.
 *
 * returns  0, CT_ERR_INPUT, CT_STOPPED, or CT_ERR_SYSTEM: the run cannot go on
 */
static int greet(struct ct_session *session, struct ct_diag *diag)
{
    const int most = session->client.has_answered ? LAUNCHES : 1;
    struct ct_diag why;
    int err = greet_once(session, diag);

    for (int i = 1; err == CT_ERR_SYSTEM && i < most; i++) {
        ct_progress_clear(&session->progress);
        fprintf(stderr, "colltune: launching the timer again: %s\n", diag->text);
        ct_timer_end(&session->client);
        pause_launching();
        err = ct_signals_interrupted() ? ct_diag_set(diag, CT_STOPPED, "interrupted")
                                       : greet_once(session, diag);
    }
    session->nknown = ct_journal_size(session->journal);
    if (err != CT_ERR_SYSTEM)
        return err;
    why = *diag;
    if (most == 1)
        return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot launch the timer: %.900s", why.text);
    return ct_diag_set(diag, CT_ERR_SYSTEM,
                       "%.700s; the launch failed %d times in a row; what was "
                       "measured is kept, run again to go on from there",
                       why.text, most);
}

static int end(struct ct_session *session, int err)
{
    session->failures_in_a_row = FAILURES_MAX + 1;
    return err;
}

/* Launch a timer, after which the run may not go on if that fails. */
static int launch(struct ct_session *session, struct ct_diag *diag)
{
    const int err = greet(session, diag);

    return err == CT_OK ? CT_OK : end(session, err);
}

int ct_session_begin_asking(struct ct_session *session, struct ct_diag *diag)
{
    if (ct_signals_interrupted())
        return ct_diag_set(diag, CT_STOPPED, "interrupted");
    if (session->ended != CT_OK)
        return CT_STOPPED;
    if (session->is_silent) {
        session->is_short = true;
        return CT_STOPPED;
    }
    return session->client.process.pid == 0 ? launch(session, diag) : CT_OK;
}

int ct_session_end_asking(struct ct_session *session, int err, const struct ct_diag *diag)
{
    const bool is_interrupted = err == CT_STOPPED && ct_signals_interrupted();
    const bool is_lost = err == CT_ERR_SYSTEM && session->client.has_answered;

    if ((!is_interrupted && !is_lost) || session->is_silent ||
        ct_journal_nbatches(session->journal) == 0)
        return err;
    session->ended = err;
    session->why = *diag;
    ct_progress_clear(&session->progress);
    if (is_interrupted) {
        ct_signals_take();
        ct_diag_set(&session->why, CT_STOPPED,
                    "interrupted; decided from what was measured, run again to go on from there");
        fprintf(stderr, "colltune: interrupted; decides from what was measured\n");
    }
    return CT_STOPPED;
}

bool ct_session_may_go_on(const struct ct_session *session)
{
    return session->failures_in_a_row <= FAILURES_MAX;
}

int ct_session_ask(struct ct_session *session, const char *line, double limit_s, char **answer,
                   struct ct_diag *diag)
{
    int err = ct_timer_ask(&session->client, line, limit_s, answer, diag);

    if (err == CT_ERR_SYSTEM)
        session->failures_in_a_row++;
    if (err != CT_OK)
        return err;
    session->failures_in_a_row = 0;
    if (strncmp(*answer, UNABLE, strlen(UNABLE)) != 0)
        return CT_OK;
    err = ct_diag_set(diag, CT_ERR_SYSTEM,
                      "the timer cannot measure: %.700s; what was measured is "
                      "kept, run again to go on from there",
                      *answer + strlen(UNABLE));
    free(*answer);
    *answer = NULL;
    return end(session, err);
}

int ct_session_launch_again(struct ct_session *session, const char *what, size_t bytes,
                            struct ct_diag *diag)
{
    ct_progress_clear(&session->progress);
    fprintf(stderr, "colltune: asking again, %s, %zu byte%s: %s\n", what, bytes, ct_plural(bytes),
            diag->text);
    return launch(session, diag);
}

int ct_session_say_ended(const struct ct_session *session, int err, struct ct_diag *diag)
{
    return session->ended == CT_OK ? err
                                   : ct_diag_set(diag, session->ended, "%s", session->why.text);
}
