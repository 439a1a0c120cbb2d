/*
 * lost_timer.c - counts failures, and launches again.
 */
#include "driver/session/lost_timer.h"

#include "driver/session/greeting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FAILURES_MAX 9 /* timers lost in a row: five candidates, twice each */
#define UNABLE "unable "

static int end(struct ct_session *session, int err)
{
    session->failures_in_a_row = FAILURES_MAX + 1;
    return err;
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

int ct_session_launch(struct ct_session *session, struct ct_diag *diag)
{
    const int err = ct_greet(session, diag);

    return err == CT_OK ? CT_OK : end(session, err);
}

int ct_session_launch_again(struct ct_session *session, const char *what, size_t bytes,
                            struct ct_diag *diag)
{
    ct_progress_clear(&session->progress);
    fprintf(stderr, "colltune: asking again, %s, %zu bytes: %s\n", what, bytes, diag->text);
    return ct_session_launch(session, diag);
}
