/*
 * timer_client.c - one line out, one line in, within a time.
 */
#include "driver/session/timer_client.h"

#include "base/files.h"
#include "base/launch_wait.h"
#include "driver/options/plain.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LINE_MAX_BYTES (4u << 20)
#define LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

static bool has_passed(double deadline_s)
{
    return deadline_s > 0 && ct_clock_s() > deadline_s;
}

/* The deadline, if there is one, in so many seconds from now at least. */
static double not_before(double deadline_s, double least_s)
{
    return deadline_s > 0 ? fmax(deadline_s, ct_clock_s() + least_s) : 0;
}

static void forget_pending(struct ct_timer_client *client)
{
    free(client->pending);
    client->pending = NULL;
    client->npending = 0;
    client->chatter[0] = '\0';
}

/* What was written to standard error last; otherwise what was printed instead of an answer. */
static void last_words(const struct ct_timer_client *client, char *words, size_t size)
{
    ct_last_lines(client->errors_path, words, size);
    if (words[0] == '\0')
        snprintf(words, size, "%s", client->chatter);
}

/* The timer is gone: say how, with its last words. */
static int report_death(struct ct_timer_client *client, struct ct_diag *diag)
{
    const int status = ct_process_end(&client->process, 2000);
    char how[64], words[600];

    client->last_status = status;
    ct_process_status_text(status, how, sizeof how);
    last_words(client, words, sizeof words);
    forget_pending(client);
    return ct_diag_set(diag, CT_ERR_SYSTEM, "the timer died with %s%s%s", how,
                       words[0] == '\0' ? "" : ": ", words);
}

/* True if a line begins with a word of the protocol. */
static bool is_answer(const char *line)
{
    static const char *const words[] = {"hello", "hosts", "load",  "raced",
                                        "ok",    "wrong", "error", "unable"};
    const size_t length = strcspn(line, " \r");

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (length == strlen(words[i]) && strncmp(line, words[i], length) == 0)
            return true;
    }
    return false;
}

/* Remove the first line from what was read. */
static char *take_line(struct ct_timer_client *client)
{
    char *newline = client->npending == 0 ? NULL : memchr(client->pending, '\n', client->npending);
    size_t length;
    char *line;

    if (newline == NULL)
        return NULL;
    length = (size_t)(newline - client->pending);
    line = malloc(length + 1);
    if (line == NULL)
        return NULL;
    memcpy(line, client->pending, length);
    line[length] = '\0';
    client->npending -= length + 1;
    memmove(client->pending, newline + 1, client->npending);
    return line;
}

/*
 * Take the first answer. Launchers print there too, for example when a rank
 * dies: the first such line with a word in it is kept for messages.
 */
static char *take_answer(struct ct_timer_client *client)
{
    char *line;

    while ((line = take_line(client)) != NULL && !is_answer(line)) {
        const char *word = strpbrk(line, LETTERS);

        if (client->chatter[0] == '\0' && word != NULL)
            snprintf(client->chatter, sizeof client->chatter, "%s", word);
        free(line);
    }
    return line;
}

/* Read what is there; false at its end. */
static bool read_more(struct ct_timer_client *client)
{
    char *more;
    ssize_t n;

    if (client->npending > LINE_MAX_BYTES)
        return false;
    more = realloc(client->pending, client->npending + 65536);
    if (more == NULL)
        return false;
    client->pending = more;
    n = read(client->process.from_fd, more + client->npending, 65536);
    if (n < 0 && errno == EINTR)
        return true;
    if (n <= 0)
        return false;
    client->npending += (size_t)n;
    return true;
}

/* The timer does not answer: end it, say so. */
static int report_silence(struct ct_timer_client *client, double waited_s, struct ct_diag *diag)
{
    const bool is_launch = !client->has_answered;
    char words[500];

    last_words(client, words, sizeof words);
    ct_diag_set(diag, CT_ERR_SYSTEM, "no answer within %.3g seconds%s%.300s%s%s", waited_s,
                is_launch ? " of the launch by: " : "", is_launch ? client->launch_line : "",
                words[0] == '\0' ? "" : "; it says: ", words);
    ct_timer_end(client);
    return CT_ERR_SYSTEM;
}

static int report_deadline(struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_STOPPED, "the budget is used up");
}

/*
 * Read until there is an answer.
 *
 * deadline_s  0: none
 * wait        of a launch; NULL: the timer has answered before
 */
static int read_answer(struct ct_timer_client *client, double timeout_s, double deadline_s,
                       struct ct_launch_wait *wait, char **answer, struct ct_diag *diag)
{
    const double begun_s = ct_clock_s();

    while ((*answer = take_answer(client)) == NULL) {
        struct pollfd fd = {.fd = client->process.from_fd, .events = POLLIN};
        const int n = poll(&fd, 1, 100);

        if (ct_signals_interrupted()) {
            ct_timer_end(client);
            return ct_diag_set(diag, CT_STOPPED, "interrupted");
        }
        if (n > 0 ? !read_more(client) : ct_process_is_over(&client->process))
            return report_death(client, diag);
        if (has_passed(deadline_s) && client->has_answered) {
            ct_timer_end(client);
            return report_deadline(diag);
        }
        if (ct_clock_s() - begun_s > timeout_s || has_passed(deadline_s))
            return report_silence(client, fmin(ct_clock_s() - begun_s, timeout_s), diag);
        if (wait != NULL)
            ct_launch_wait_say(wait);
    }
    return CT_OK;
}

static int write_request(struct ct_timer_client *client, const char *request, struct ct_diag *diag)
{
    char *line = ct_format("%s\n", request);
    const char *at = line;
    size_t left;

    if (line == NULL)
        return ct_diag_memory(diag);
    left = strlen(line);
    while (left > 0) {
        const ssize_t n = write(client->process.to_fd, at, left);

        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            break;
        at += n;
        left -= (size_t)n;
    }
    free(line);
    return left == 0 ? CT_OK : report_death(client, diag);
}

int ct_timer_ask(struct ct_timer_client *client, const char *request, double timeout_s,
                 char **answer, struct ct_diag *diag)
{
    const bool is_launch = client->process.pid == 0;
    struct ct_launch_wait wait = {client->launch_line, client->errors_path, ct_clock_s(), 0, 0};
    double deadline_s = client->deadline_s;
    int err = CT_OK;

    *answer = NULL;
    if (has_passed(deadline_s))
        return report_deadline(diag);
    if (is_launch) {
        client->launches++;
        timeout_s += CT_LAUNCH_TIMEOUT_S + client->launch_more_s;
        deadline_s = not_before(deadline_s, CT_LAUNCH_LEAST_S);
        err = ct_process_start(&client->process, client->launch_line, client->errors_path, diag);
    }
    if (err == CT_OK)
        err = write_request(client, request, diag);
    if (err == CT_OK)
        err = read_answer(client, timeout_s, deadline_s, is_launch ? &wait : NULL, answer, diag);
    client->has_answered |= err == CT_OK;
    if (is_launch)
        client->deadline_s =
            not_before(client->deadline_s, fmax(CT_REQUEST_LEAST_S, client->launch_more_s));
    return err;
}

/* false: it is not what a timer says */
static bool read_hello(const char *answer, struct ct_timer_hello *hello)
{
    const char *rest = answer;
    int protocol = 0;
    int length = 0, load = 0;

    *hello = (struct ct_timer_hello){.nparts = 1};
    if (sscanf(answer,
               "hello protocol=%d ranks=%d placement=%" SCNx64 " mpi=%" SCNx64 " registry=%" SCNx64
               "%n",
               &protocol, &hello->nranks, &hello->placement_hash, &hello->mpi_version_hash,
               &hello->registry_hash, &length) < 5)
        return false;
    rest += length;
    length = 0;
    if (sscanf(rest, " parts=%d%n", &hello->nparts, &length) == 1)
        rest += length;
    length = 0;
    if (sscanf(rest, " load=%d%n", &load, &length) == 1)
        rest += length;
    hello->has_load = load == 1;
    if (sscanf(rest, " version=%127[^\n]", hello->version) != 1)
        hello->version[0] = '\0';
    ct_plain_make(hello->version);
    return protocol == 3;
}

int ct_timer_hello(struct ct_timer_client *client, struct ct_timer_hello *hello,
                   struct ct_diag *diag)
{
    char *answer;
    int err = ct_timer_ask(client, "hello", 10, &answer, diag);

    if (err != CT_OK)
        return err;
    if (!read_hello(answer, hello))
        err = ct_diag_set(diag, CT_ERR_SYSTEM,
                          "the timer does not speak the protocol; it says: "
                          "%.200s",
                          answer);
    free(answer);
    return err;
}

void ct_timer_end(struct ct_timer_client *client)
{
    ct_process_end(&client->process, 1000);
    forget_pending(client);
}
