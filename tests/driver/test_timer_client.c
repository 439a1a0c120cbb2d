/*
 * test_timer_client.c - a conversation with a timer that is a line of shell.
 */
#include "driver/session/timer_client.h"
#include "tests/driver/driver_folder.h"

#include <signal.h>
#include <sys/wait.h>

static char *errors_path;

static void begin(void)
{
    make_folder();
    errors_path = path_of("errors");
    ct_signals_catch();
}

TestSuite(timer_client, .init = begin, .fini = remove_folder);

static struct ct_timer_client client_of(const char *line)
{
    const struct ct_timer_client client = {.launch_line = line, .errors_path = errors_path};

    return client;
}

static void check_answer(struct ct_timer_client *client, const char *request, const char *wanted)
{
    struct ct_diag diag = {""};
    char *answer = NULL;
    const int err = ct_timer_ask(client, request, 60, &answer, &diag);

    cr_assert_eq(err, CT_OK, "%s: %s", request, diag.text);
    cr_expect_str_eq(answer, wanted, "%s: %s", request, answer);
    free(answer);
}

static void check_failure(struct ct_timer_client *client, double timeout_s, const char *wanted)
{
    struct ct_diag diag = {""};
    char *answer;

    cr_expect_eq(ct_timer_ask(client, "race x", timeout_s, &answer, &diag), CT_ERR_SYSTEM);
    cr_expect_null(answer);
    check_contains(diag.text, wanted);
    cr_expect_eq(client->process.pid, 0);
}

/* Answers each request with the words after its first. */
#define ECHO "sh -c 'while read -r verb rest; do printf \"%s\\n\" \"$rest\"; done'"

Test(timer_client, is_launched_once_for_many_requests)
{
    struct ct_timer_client client = client_of(ECHO);

    cr_expect_eq(client.launches, 0);
    check_answer(&client, "say ok", "ok");
    check_answer(&client, "say raced | 0.5", "raced | 0.5");
    check_answer(&client, "say error no such thing", "error no such thing");
    check_answer(&client, "say wrong byte 3", "wrong byte 3");
    cr_expect_eq(client.launches, 1);
    ct_timer_end(&client);
    cr_expect_eq(client.process.pid, 0);
}

Test(timer_client, reads_answers_that_come_in_pieces)
{
    struct ct_timer_client client =
        client_of("sh -c 'read -r line; printf rac; sleep 0.1; printf \"ed | \"; "
                  "sleep 0.1; printf \"0.5\\nok\\n\"; cat >&2'");

    check_answer(&client, "race x", "raced | 0.5");
    check_answer(&client, "verify x", "ok");
    ct_timer_end(&client);
}

Test(timer_client, reads_long_answers)
{
    struct ct_timer_client client =
        client_of("sh -c 'read -r line; printf \"error \"; head -c 1000000 /dev/zero | "
                  "tr \"\\000\" x; echo; read -r line'");
    char *answer;

    cr_assert_eq(ct_timer_ask(&client, "race x", 20, &answer, NULL), CT_OK);
    cr_expect_eq(strlen(answer), 1000006, "%zu", strlen(answer));
    free(answer);
    ct_timer_end(&client);
}

Test(timer_client, passes_over_what_launchers_print)
{
    struct ct_timer_client client =
        client_of("sh -c 'read -r line; echo; echo =====; echo okay then; "
                  "echo raced; read -r line'");

    check_answer(&client, "race x", "raced");
    ct_timer_end(&client);
}

static void check_stopped(struct ct_timer_client *client)
{
    struct ct_diag diag = {""};
    char *answer;

    cr_expect_eq(ct_timer_ask(client, "race x", 1000, &answer, &diag), CT_STOPPED);
    cr_expect_null(answer);
    cr_expect_str_eq(diag.text, "the budget is used up");
    cr_expect_eq(client->process.pid, 0);
}

/* No time limit of the test, but the long one of ctest. */
Test(timer_client, is_ended_at_the_deadline_and_not_launched_after_it)
{
    struct ct_timer_client client =
        client_of("sh -c 'read -r line; echo ok; read -r line; sleep 1000'");

    client.deadline_s = ct_clock_s() + 0.1;
    check_answer(&client, "race x", "ok"); /* a launch has more time */
    cr_expect_gt(client.deadline_s, ct_clock_s() + 1);
    check_stopped(&client);
    cr_expect_eq(client.launches, 1);
    check_stopped(&client);
    cr_expect_eq(client.launches, 1);
}

Test(timer_client, tells_the_death_with_the_last_words)
{
    struct ct_timer_client client = client_of("sh -c 'read -r line; echo out of luck >&2; exit 5'");

    check_failure(&client, 60, "the timer died with exit code 5: out of luck");
    cr_expect_eq(WEXITSTATUS(client.last_status), 5);
}

Test(timer_client, tells_what_a_launcher_printed_at_the_death)
{
    struct ct_timer_client client =
        client_of("sh -c 'read -r line; echo ====; echo rank 1 was killed; "
                  "echo more; exit 9'");

    check_failure(&client, 60, "the timer died with exit code 9: rank 1 was killed");
}

Test(timer_client, launches_a_dead_timer_again)
{
    struct ct_timer_client client =
        client_of("sh -c 'read -r line; echo ok; read -r line; kill -SEGV $$'");

    check_answer(&client, "verify x", "ok");
    check_failure(&client, 60, "the timer died with signal 11");
    check_answer(&client, "verify x", "ok");
    cr_expect_eq(client.launches, 2);
    ct_timer_end(&client);
}

Test(timer_client, ends_a_timer_that_does_not_answer)
{
    struct ct_timer_client client =
        client_of("sh -c 'read -r line; echo ok; read -r line; exec sleep 1000'");
    struct ct_timer_client babbler =
        client_of("sh -c 'read -r line; echo ok; read -r line; echo see me; "
                  "while :; do printf x; sleep 0.01; done'");

    check_answer(&client, "verify x", "ok");
    check_failure(&client, 0.2, "no answer within 0.2 seconds");
    check_answer(&babbler, "verify x", "ok");
    check_failure(&babbler, 2, "no answer within 2 seconds; it says: see me");
}

Test(timer_client, stops_at_an_endless_line)
{
    struct ct_timer_client client = client_of("sh -c 'read -r line; exec cat /dev/zero'");

    check_failure(&client, 60, "the timer died with signal");
}

Test(timer_client, stops_when_interrupted)
{
    struct ct_timer_client client =
        client_of("sh -c 'read -r line; kill -INT $PPID; exec sleep 1000'");
    struct ct_diag diag = {""};
    char *answer;

    cr_expect_eq(ct_timer_ask(&client, "race x", 60, &answer, &diag), CT_STOPPED);
    cr_expect_null(answer);
    cr_expect_eq(client.process.pid, 0);
}

/* A timer that reads the request before it answers. */
static int hello(const char *answer, struct ct_timer_hello *hello_out, struct ct_diag *diag)
{
    char line[200];
    struct ct_timer_client client;
    int err;

    snprintf(line, sizeof line, "sh -c 'read -r line; %s'", answer);
    client = client_of(line);
    err = ct_timer_hello(&client, hello_out, diag);

    ct_timer_end(&client);
    return err;
}

Test(timer_client, understands_hello)
{
    struct ct_timer_hello h;
    struct ct_diag diag = {""};

    cr_assert_eq(hello("echo hello protocol=3 ranks=3 placement=00000000000000a1 "
                       "mpi=b2 registry=c3 version=Some MPI, 4.0",
                       &h, &diag),
                 CT_OK, "%s", diag.text);
    cr_expect_eq(h.nranks, 3);
    cr_expect_eq(h.placement_hash, 0xa1);
    cr_expect_eq(h.mpi_version_hash, 0xb2);
    cr_expect_eq(h.registry_hash, 0xc3);
    cr_expect_str_eq(h.version, "Some MPI, 4.0", "%s", h.version);
    cr_expect_eq(h.nparts, 1);
    cr_assert_eq(hello("echo hello protocol=3 ranks=3 placement=a1 mpi=b2 "
                       "registry=c3 parts=4 version=Some MPI, 4.0",
                       &h, &diag),
                 CT_OK, "%s", diag.text);
    cr_expect_eq(h.nparts, 4);
    cr_expect_str_eq(h.version, "Some MPI, 4.0", "%s", h.version);
}

Test(timer_client, refuses_another_protocol)
{
    struct ct_timer_hello h;
    struct ct_diag diag = {""};

    cr_expect_eq(hello("echo hello protocol=2 ranks=3 placement=a mpi=b "
                       "registry=c version=v",
                       &h, &diag),
                 CT_ERR_SYSTEM);
    check_contains(diag.text, "does not speak the protocol; it says: hello");
    cr_expect_eq(hello("echo $line", &h, &diag), CT_ERR_SYSTEM);
    check_contains(diag.text, "does not speak the protocol; it says: hello");
    cr_expect_eq(hello("echo good morning", &h, &diag), CT_ERR_SYSTEM);
    check_contains(diag.text, "the timer died with exit code 0: good morning");
}
