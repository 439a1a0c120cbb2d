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
    cr_expect_str_eq(diag.text, wanted, "'%.60s': %s\nwanted: %s", line, diag.text, wanted);
}

Test(request, reads_the_verbs)
{
    cr_expect_eq(good("hello").kind, CT_REQUEST_HELLO);
    cr_expect_eq(good("hosts").kind, CT_REQUEST_HOSTS);
    cr_expect_eq(good("quit").kind, CT_REQUEST_QUIT);
    cr_expect_eq(good("race alltoall | alltoall_ring").kind, CT_REQUEST_RACE);
    cr_expect_eq(good("verify alltoall alltoall_ring").kind, CT_REQUEST_VERIFY);
}

Test(request, reads_every_key_of_a_race_in_any_order)
{
    const struct ct_request r =
        good("race allgather calls=7 limit=3 mechanism=arrival settle=1 "
             "spread=2.5e-3 counts=hot rounds=20 bytes=32768 seed=11 root=5 | "
             "allgather_ring warmup=0 "
             "segment_bytes=8192 verify=1 order=as_is");

    cr_expect_str_eq(r.mechanism, "arrival");
    cr_expect_eq(r.pattern.sizes, CT_SIZES_HOT);
    cr_expect_eq(r.pattern.seed, 11, "%d", r.pattern.seed);
    cr_expect_str_eq(r.collective, "allgather");
    cr_expect_eq(r.bytes, 32768, "%zu", r.bytes);
    cr_expect_eq(r.rounds, 20, "%d", r.rounds);
    cr_expect_eq(r.root, 5, "%d", r.root);
    cr_expect_eq(r.calls, 7, "%d", r.calls);
    cr_expect_eq(r.limit_s, 3, "%d", r.limit_s);
    cr_expect_eq(r.settle, 1, "%d", r.settle);
    cr_expect_eq(r.spread_s, 2.5e-3, "%g", r.spread_s);
    cr_expect_eq(r.nentries, 1, "%d", r.nentries);
    cr_expect_str_eq(r.entries[0].name, "allgather_ring");
    cr_expect_str_eq(r.entries[0].setting, "segment_bytes=8192 order=as_is");
    cr_expect_eq(r.entries[0].warmup, 0, "%d", r.entries[0].warmup);
    cr_expect_eq(r.entries[0].verify, 1, "%d", r.entries[0].verify);
}

Test(request, has_defaults)
{
    const struct ct_request r = good("race alltoall | alltoall_ring");

    cr_expect_str_eq(r.mechanism, "barrier");
    cr_expect_eq(r.bytes, 1, "%zu", r.bytes);
    cr_expect_eq(r.pattern.sizes, CT_SIZES_EQUAL);
    cr_expect_eq(r.rounds, 10, "%d", r.rounds);
    cr_expect_eq(r.calls, 1, "%d", r.calls);
    cr_expect_eq(r.root, 0, "%d", r.root);
    cr_expect_eq(r.settle, 0, "%d", r.settle);
    cr_expect_eq(r.spread_s, 0.001, "%g", r.spread_s);
    cr_expect_eq(r.limit_s, 0, "%d", r.limit_s);
    cr_expect_str_eq(r.entries[0].setting, "");
    cr_expect_eq(r.entries[0].warmup, 1, "%d", r.entries[0].warmup);
    cr_expect_eq(r.entries[0].verify, 0, "%d", r.entries[0].verify);
}

Test(request, reads_the_keys_of_verify)
{
    const struct ct_request r =
        good("verify x x_ring bytes=7 counts=random seed=3 segment_bytes=64 "
             "segments=64 limit=2");

    cr_expect_eq(r.bytes, 7, "%zu", r.bytes);
    cr_expect_eq(r.pattern.sizes, CT_SIZES_RANDOM);
    cr_expect_eq(r.pattern.seed, 3, "%d", r.pattern.seed);
    cr_expect_eq(r.segments, 64, "%d", r.segments);
    cr_expect_eq(r.limit_s, 2, "%d", r.limit_s);
    cr_expect_eq(r.nentries, 1, "%d", r.nentries);
    cr_expect_str_eq(r.entries[0].name, "x_ring");
    cr_expect_str_eq(r.entries[0].setting, "segment_bytes=64");
}

Test(request, reads_many_candidates_also_twice_the_same)
{
    const struct ct_request r = good("race x rounds=0 | x_native warmup=0 | x_ring a=1 | x_native");

    cr_expect_eq(r.rounds, 0, "%d", r.rounds);
    cr_expect_eq(r.nentries, 3, "%d", r.nentries);
    cr_expect_str_eq(r.entries[0].name, "x_native");
    cr_expect_str_eq(r.entries[1].setting, "a=1");
    cr_expect_str_eq(r.entries[2].name, "x_native");
    cr_expect_eq(r.entries[2].warmup, 1, "%d", r.entries[2].warmup);
}

/* race x | x | x ...; static */
static const char *race_of(int n)
{
    static char line[1000];

    snprintf(line, sizeof line, "race x");
    for (int i = 0; i < n; i++)
        snprintf(line + strlen(line), sizeof line - strlen(line), " | x");
    return line;
}

Test(request, reads_sixteen_candidates_and_refuses_more)
{
    cr_expect_eq(good(race_of(16)).nentries, 16);
    check_bad(race_of(17), "more than 16 candidates");
}

Test(request, takes_blanks_tabs_and_carriage_returns)
{
    const struct ct_request r = good("  race\talltoall   bytes=5\t|\talltoall_ring  \r\n");

    cr_expect_str_eq(r.entries[0].name, "alltoall_ring");
    cr_expect_eq(r.bytes, 5, "%zu", r.bytes);
    cr_expect_eq(good("hello\r\n").kind, CT_REQUEST_HELLO);
}

Test(request, takes_the_largest_numbers)
{
    const struct ct_request r = good("race x bytes=9223372036854775807 rounds=100000 calls=100000 "
                                     "spread=1000 limit=2147483647 | x");

    cr_expect_eq(r.limit_s, INT_MAX, "%d", r.limit_s);
    cr_expect_eq(r.bytes, (size_t)LLONG_MAX, "%zu", r.bytes);
    cr_expect_eq(r.rounds, 100000, "%d", r.rounds);
}

Test(request, refuses_unknown_verbs)
{
    check_bad("", "unknown request: ");
    check_bad(" \n", "unknown request: ");
    check_bad("time x x", "unknown request: time");
    check_bad("hello2", "unknown request: hello2");
    check_bad("RACE x | x", "unknown request: RACE");
}

Test(request, refuses_a_missing_or_endless_name)
{
    char line[300] = "verify x ";

    check_bad("race", "race needs the name of a collective");
    check_bad("race | x", "race needs the name of a collective");
    check_bad("race x", "race needs candidates");
    check_bad("race x bytes=1", "race needs candidates");
    check_bad("race x |", "candidate 1 of the race has no algorithm");
    check_bad("race x | | x", "candidate 1 of the race has no algorithm");
    check_bad("race x | x |", "candidate 2 of the race has no algorithm");
    check_bad("verify \n", "verify needs the names of a collective and of an algorithm");
    check_bad("verify x x | x", "verify has one candidate");
    memset(line + 9, 'x', 128);
    check_bad(line, "verify needs the names of a collective and of an algorithm");
    line[9 + 127] = '\0';
    cr_expect_eq(strlen(good(line).entries[0].name), 127);
}

Test(request, refuses_words_that_are_no_pairs)
{
    check_bad("race x bytes | x", "not key=value: bytes");
    check_bad("race x | x bytes", "not key=value: bytes");
    check_bad("race x rounds=2| x", "bad value: rounds=2|");
    check_bad("hello world", "not key=value: world");
    check_bad("hello |", "not key=value: |");
    check_bad("race x bytes=1=2 | x", "bad value: bytes=1=2");
}

Test(request, refuses_keys_of_other_places)
{
    check_bad("hello a=b", "unknown key: a=b");
    check_bad("race x repetitions=2 | x", "unknown key of a race: repetitions");
    check_bad("race x warmup=1 | x", "unknown key of a race: warmup");
    check_bad("race x segments=4 | x", "unknown key of a race: segments");
}

Test(request, refuses_a_setting_that_is_too_long)
{
    char line[300] = "race x | x ";

    memset(line + 11, 'x', 100);
    memcpy(line + 111, "=", 2);
    memset(line + 112, 'y', 100);
    check_bad(line, "the setting is too long");
}

Test(request, refuses_bad_numbers)
{
    static const char *const pairs[] = {
        "bytes=",
        "bytes=-1",
        "bytes=1k",
        "bytes=9223372036854775808",
        "rounds=100001",
        "rounds=1.5",
        "calls=-3",
        "calls=100001",
        "limit=99999999999999999999",
        "limit=1s",
        "settle=2",
        "spread=",
        "spread=-1e-3",
        "spread=1001",
        "spread=nan",
        "spread=1ms",
        "mechanism=a_name_of_more_than_thirty_one_letters",
    };

    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        char line[100], wanted[100];

        snprintf(line, sizeof line, "race x %s | x", pairs[i]);
        snprintf(wanted, sizeof wanted, "bad value: %s", pairs[i]);
        check_bad(line, wanted);
    }
    check_bad("race x | x warmup=2", "bad value: warmup=2");
    check_bad("race x | x verify=yes", "bad value: verify=yes");
    check_bad("race x counts=uneven | x", "bad value: counts=uneven");
    check_bad("race x seed=-1 | x", "bad value: seed=-1");
    check_bad("verify x x counts=", "bad value: counts=");
    check_bad("verify x x segments=65", "bad value: segments=65");
}

Test(request, refuses_no_calls)
{
    check_bad("race x calls=0 | x", "calls must be at least 1");
}

Test(request, takes_lines_of_8192_bytes_and_refuses_longer_ones)
{
    char line[9000];

    memset(line, ' ', sizeof line);
    memcpy(line, "hello", 5);
    line[8193] = '\0';
    check_bad(line, "request too long");
    line[8192] = '\0';
    cr_expect_eq(good(line).kind, CT_REQUEST_HELLO);
    line[8192] = '\n';
    line[8193] = '\0';
    cr_expect_eq(good(line).kind, CT_REQUEST_HELLO);
}
