/*
 * test_request.c - lines of the protocol: good ones, and each kind of bad one
 * with its message.
 */
#include "timer/request.h"

#include <criterion/criterion.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

static struct ct_request good(const char *line)
{
    struct ct_request request;
    struct ct_diag diag = {""};
    const int err = ct_request_parse(line, &request, &diag);

    cr_assert_eq(err, CT_OK, "%s: %d, %s", line, err, diag.text);
    return request;
}

static void check_bad(const char *line, const char *wanted)
{
    struct ct_request request;
    struct ct_diag diag = {""};
    const int err = ct_request_parse(line, &request, &diag);

    cr_expect_eq(err, CT_ERR_INPUT, "'%.60s': status %d", line, err);
    cr_expect_str_eq(diag.text, wanted, "'%.60s': %s\nwanted: %s", line,
                     diag.text, wanted);
}

Test(request, reads_the_verbs)
{
    cr_expect_eq(good("hello").kind, CT_REQUEST_HELLO);
    cr_expect_eq(good("quit").kind, CT_REQUEST_QUIT);
    cr_expect_eq(good("time alltoall alltoall_ring").kind, CT_REQUEST_TIME);
    cr_expect_eq(good("verify alltoall alltoall_ring").kind, CT_REQUEST_VERIFY);
}

Test(request, reads_every_key_in_any_order)
{
    const struct ct_request r = good(
        "time allgather allgather_ring calls=7 limit=3 mechanism=loop "
        "repetitions=20 bytes=32768 warmup=0 segments=64 segment_bytes=8192 "
        "order=as_is");

    cr_expect_str_eq(r.name, "allgather_ring");
    cr_expect_str_eq(r.mechanism, "loop");
    cr_expect_str_eq(r.collective, "allgather");
    cr_expect_str_eq(r.setting, "segment_bytes=8192 order=as_is");
    cr_expect_eq(r.bytes, 32768, "%zu", r.bytes);
    cr_expect_eq(r.repetitions, 20, "%d", r.repetitions);
    cr_expect_eq(r.calls, 7, "%d", r.calls);
    cr_expect_eq(r.limit_s, 3, "%d", r.limit_s);
    cr_expect_eq(r.warmup, 0, "%d", r.warmup);
    cr_expect_eq(r.segments, 64, "%d", r.segments);
}

Test(request, has_defaults)
{
    const struct ct_request r = good("time alltoall alltoall_ring");

    cr_expect_str_eq(r.mechanism, "barrier");
    cr_expect_eq(r.warmup, 1, "%d", r.warmup);
    cr_expect_str_eq(r.setting, "");
    cr_expect_eq(r.bytes, 1, "%zu", r.bytes);
    cr_expect_eq(r.repetitions, 10, "%d", r.repetitions);
    cr_expect_eq(r.calls, 1, "%d", r.calls);
    cr_expect_eq(r.limit_s, 0, "%d", r.limit_s);
    cr_expect_eq(r.segments, 0, "%d", r.segments);
}

Test(request, takes_blanks_tabs_and_carriage_returns)
{
    const struct ct_request r =
        good("  time\talltoall\talltoall_ring   bytes=5 \r\n");

    cr_expect_str_eq(r.name, "alltoall_ring");
    cr_expect_eq(r.bytes, 5, "%zu", r.bytes);
    cr_expect_eq(good("hello\r\n").kind, CT_REQUEST_HELLO);
}

Test(request, takes_the_largest_numbers)
{
    const struct ct_request r =
        good("time x x bytes=9223372036854775807 "
             "repetitions=100000 calls=100000 limit=2147483647");

    cr_expect_eq(r.limit_s, INT_MAX, "%d", r.limit_s);
    cr_expect_eq(r.bytes, (size_t)LLONG_MAX, "%zu", r.bytes);
    cr_expect_eq(r.repetitions, 100000, "%d", r.repetitions);
}

Test(request, refuses_unknown_verbs)
{
    check_bad("", "unknown request: ");
    check_bad(" \n", "unknown request: ");
    check_bad("tune alltoall_ring", "unknown request: tune");
    check_bad("hello2", "unknown request: hello2");
    check_bad("TIME alltoall_ring", "unknown request: TIME");
}

Test(request, refuses_a_missing_or_endless_name)
{
    char line[300] = "verify x ";

    check_bad("time x",
              "time needs the names of a collective and of an algorithm");
    check_bad("time",
              "time needs the names of a collective and of an algorithm");
    check_bad("verify \n",
              "verify needs the names of a collective and of an algorithm");
    memset(line + 9, 'x', 128);
    check_bad(line,
              "verify needs the names of a collective and of an algorithm");
    line[9 + 127] = '\0';
    cr_expect_eq(strlen(good(line).name), 127);
}

Test(request, refuses_words_that_are_no_pairs)
{
    check_bad("time x x bytes", "not key=value: bytes");
    check_bad("hello world", "not key=value: world");
    check_bad("time x x bytes=1=2", "bad value: bytes=1=2");
}

Test(request, refuses_a_setting_that_is_too_long)
{
    char line[300] = "time x x ";

    memset(line + 9, 'x', 100);
    memcpy(line + 109, "=", 2);
    memset(line + 110, 'y', 100);
    check_bad(line, "the setting is too long");
}

Test(request, refuses_bad_numbers)
{
    static const char *const pairs[] = {
        "bytes=",
        "bytes=-1",
        "bytes=1k",
        "bytes=9223372036854775808",
        "repetitions=100001",
        "repetitions=1.5",
        "calls=-3",
        "calls=100001",
        "limit=99999999999999999999",
        "limit=1s",
        "segments=65",
        "mechanism=a_name_of_more_than_thirty_one_letters",
    };

    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        char line[100], wanted[100];

        snprintf(line, sizeof line, "time x x %s", pairs[i]);
        snprintf(wanted, sizeof wanted, "bad value: %s", pairs[i]);
        check_bad(line, wanted);
    }
}

Test(request, refuses_no_repetitions_and_no_calls)
{
    check_bad("time x x repetitions=0",
              "repetitions and calls must be at least 1");
    check_bad("time x x calls=0", "repetitions and calls must be at least 1");
}

Test(request, refuses_lines_that_are_too_long)
{
    char line[2000];

    memset(line, 'x', sizeof line - 1);
    line[sizeof line - 1] = '\0';
    check_bad(line, "request too long");
    line[1024] = '\0';
    check_bad(line, "request too long");
}
