/*
 * test_decisions.c - decisions.csv is read as it was written.
 */
#include "result/rounding.h"
#include "result/terminal_table.h"
#include "tests/result/result_helpers.h"

#include <float.h>
#include <math.h>

Test(decisions, are_written_as_they_were_read)
{
    char *text = text_of_file(EXAMPLE);
    struct ct_result *result = NULL;
    struct ct_diag diag = {""};
    char *again;

    cr_assert_eq(ct_decisions_read(EXAMPLE, &result, &diag), CT_OK, "%s", diag.text);
    again = text_of_result(result);
    cr_expect_str_eq(again, text);
    ct_result_free(result);
}

Test(decisions, give_each_member_its_value)
{
    struct ct_result *result = result_of_text(text_of_file(EXAMPLE));
    const struct ct_result_collective *own = ct_result_find_collective(result, "allgather");
    const struct ct_result_range *range;

    cr_assert_not_null(own);
    cr_expect_null(ct_result_find_collective(result, "alltoall"));
    cr_expect_str_eq(result->signature.mpi_version, "MPICH Version:\t4.0.2, said \"so\"");
    cr_expect_eq(result->signature.cluster_hash, 0x9fbd3cd45227f2f3);
    cr_expect(result->signature.is_simulated);
    cr_expect(own->is_complete);
    cr_assert_eq(own->cases->nranges, 3);
    range = &own->cases->ranges[2];
    cr_expect_eq(range->from_bytes, 19712);
    cr_expect_str_eq(range->choice.algorithm, "allgather_example");
    cr_expect_str_eq(range->choice.setting, "segment_bytes=16384");
    cr_expect_eq(range->choice.fingerprint, 0x4d15385f549168d0);
    cr_expect_eq(range->measured_bytes, 32768);
    cr_expect_eq(range->figures.native.nsamples, 4);
    cr_expect_str_eq(range->figures.runner_up, "allgather_ring");
    cr_expect_str_eq(range->figures.runner_up_setting, "segment_bytes=8192");
    cr_expect_eq(range->figures.behind, 5.829);
    cr_expect_eq(range->figures.ratio.median, 10.09);
    cr_expect_eq(range->figures.ratio.low, 9.581);
    cr_expect_eq(range->figures.ratio.high, 10.86);
    cr_expect_eq(range->figures.ratio.nrounds, 7);
    cr_expect(!range->figures.trouble.is_disturbed);
    cr_expect_eq(range->figures.trouble.nstalls, 3);
    cr_expect_eq(range->figures.trouble.native_nstalls, 5);
    cr_expect_eq(range->figures.basis, CT_RESULT_CONFIRMED);
    cr_expect_eq(range->figures.choice.low_s, 0.0829);
    cr_expect_eq(range->figures.choice.high_s, 0.0835);
    cr_assert_eq(own->nmechanisms, 2);
    cr_expect_str_eq(own->mechanisms[0].mechanism, "window");
    cr_expect_str_eq(own->mechanisms[0].best, "allgather_ring");
    cr_expect_eq(own->mechanisms[0].best_s, 0.0149);
    cr_assert_eq(own->nspent, 4);
    cr_expect_str_eq(own->spent[3].stage, "confirm");
    cr_expect_eq(own->spent[3].nrequests, 1);
    cr_expect_eq(own->spent[3].ncalls, 67);
    cr_expect_eq(own->spent[3].seconds, 1.3);
    cr_assert_eq(own->nleft_out, 4);
    cr_expect_str_eq(own->left_out[0].reason, "no answer within 1 s, twice");
    cr_expect_eq(own->left_out[0].what, CT_LEFT_OUT_DROPPED);
    cr_expect_eq(own->left_out[1].what, CT_LEFT_OUT_WRONG);
    cr_expect_eq(own->left_out[2].what, CT_LEFT_OUT_UNTRIED);
    cr_expect_eq(own->left_out[3].from_bytes, 4096);
}

/* A prediction is in columns of its own, and is read as it was written. */
Test(decisions, keep_what_is_predicted_apart_from_what_is_measured)
{
    static const char lines[] =
        "collective,alltoall,no\n"
        "range,alltoall,,0,native,,,64,,,,,,,,,,,,,,,,predicted,no,0.002,0.001,0.004,0.002\n"
        "range,alltoall,,128,alltoall_ring,,0000000000000001,1024,,,,,,,,,,,,,,,,predicted,no,"
        "0.005,0.004,0.006,0.009\n"
        "size,alltoall,,64,native,,,,,,,,,,,,,,,,,,,predicted,no,0.002,0.001,0.004,0.002\n"
        "size,alltoall,,1024,alltoall_ring,,,,,,,,,,,,,,,,,,,predicted,no,"
        "0.005,0.004,0.006,0.009\n";
    struct ct_result *result = result_of_text(decisions_of(8, lines));
    const struct ct_result_case *of = result->collectives[0].cases;
    char *written = text_of_result(result);
    char *table = NULL;

    cr_expect_eq(of->ranges[0].figures.basis, CT_RESULT_PREDICTED);
    cr_expect_eq(of->ranges[1].figures.predicted.seconds, 0.005);
    cr_expect_eq(of->ranges[1].figures.predicted.low_s, 0.004);
    cr_expect_eq(of->ranges[1].figures.predicted.high_s, 0.006);
    cr_expect_eq(of->sizes[1].figures.predicted_native_s, 0.009);
    cr_expect_eq(of->sizes[1].figures.choice.seconds, 0);
    cr_expect_eq(of->sizes[1].figures.native.seconds, 0);
    cr_expect_str_eq(text_of_result(result_of_text(written)), written);
    expect_part(file_of(result, "report.html"),
                "predicted, not measured: 5 ms (4 ms to 6 ms), native 9 ms");
    expect_part(file_of(result, "report.csv"), ",predicted,0.005,0.004,0.006,0.009");
    expect_part(file_of(result, "tuned.c"), "        .is_predicted = true,\n");
    cr_expect_null(strstr(file_of(result, "tuned.c"), ".figures")); /* which were measured */
    cr_assert_eq(ct_table_text(result, false, &table, NULL), CT_OK);
    expect_part(table, "At 2 of 2 sizes the choice is predicted, not measured.");
    expect_part(table, "  predicted, not measured: 5 ms (4 ms to 6 ms), native 9 ms\n");
    free(table);
}

Test(decisions, say_how_they_came_about)
{
    struct ct_result *result = result_of_text(text_of_file(EXAMPLE));
    const char *command = "";

    cr_assert_eq(result->nprovenance, 4);
    for (int i = 0; i < result->nprovenance; i++) {
        if (strcmp(result->provenance[i].key, "command") == 0)
            command = result->provenance[i].value;
    }
    cr_expect_str_eq(command, "colltune tune topologies/example.yaml --budget 60");
}

/* Noise of 1 in 10,000 in the times, and other bookkeeping: a figure of three
   digits in the middle of its range is the same. */
Test(decisions, of_a_tuning_with_little_noise_say_the_same)
{
    static const double noise[] = {1, 1.0001, 0.9999};
    char *text = text_of_file(EXAMPLE);
    char *first = NULL;

    for (int n = 0; n < 3; n++) {
        struct ct_result *result = result_of_text(text);
        struct ct_result_size *size = &result->collectives[0].cases->sizes[1];
        char *rounded;

        size->figures.choice.seconds = 0.0158432 * noise[n];
        size->figures.native.seconds = 0.0225721 * noise[(n + 1) % 3];
        size->figures.ratio.median = 1.42472 * (1 + (noise[n] - 1) / 2);
        ct_result_round(result);
        rounded = text_of_result(result);
        cr_expect(first == NULL || strcmp(first, rounded) == 0, "%s\n%s", first, rounded);
        first = rounded;
    }
    cr_expect_not_null(strstr(first, ",0.0158,0.0155,0.0162,39,0.0226,"));
}

Test(decisions, find_the_range_of_a_size)
{
    struct ct_result *result = result_of_text(text_of_file(EXAMPLE));
    const struct ct_result_collective *own = &result->collectives[0];

    cr_expect_eq(ct_result_find_range(own->cases, 0), &own->cases->ranges[0]);
    cr_expect_eq(ct_result_find_range(own->cases, 2591), &own->cases->ranges[0]);
    cr_expect_eq(ct_result_find_range(own->cases, 2592), &own->cases->ranges[1]);
    cr_expect_eq(ct_result_find_range(own->cases, SIZE_MAX), &own->cases->ranges[2]);
    cr_expect_eq(ct_result_native_failed_from(own), SIZE_MAX);
    cr_expect_eq(ct_result_native_failed_from(&result->collectives[1]), 4096);
    cr_expect(ct_result_names(result, "reduce_scatter_many"));
    cr_expect(!ct_result_names(result, "allgather_ring"));
}

/* Whether one time, written and read, is the same number. */
static void check_seconds(struct ct_result *result, double seconds)
{
    struct ct_result_spent *spent = &result->collectives[0].spent[0];
    struct ct_result *again;
    char *text;

    spent->seconds = seconds;
    text = text_of_result(result);
    again = result_of_text(text);
    cr_expect_eq(again->collectives[0].spent[0].seconds, seconds, "%.17g", seconds);
}

Test(decisions, keep_every_digit_of_a_time)
{
    static const double some[] = {0, 1, 0.1, 1.0 / 3, 1e-9, 123456.789, DBL_MIN, 1e300};
    struct ct_result *result = result_of_text(text_of_file(EXAMPLE));
    uint64_t state = 7;

    for (size_t i = 0; i < sizeof some / sizeof *some; i++)
        check_seconds(result, some[i]);
    for (int i = 0; i < 300; i++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        check_seconds(result, ldexp((double)(state >> 11), -60));
    }
}

/* Comments and empty lines anywhere, lines of collectives mixed. */
Test(decisions, may_have_more_comments_and_another_order)
{
    char *text = text_of_file(EXAMPLE);
    char *more = replaced(text, "\nrange,", "\n# here, \"so\n\nrange,");
    char *moved = replaced(more, "signature,ranks,32\n", "");
    char *all = replaced(moved, "signature,version", "signature,ranks,32\nsignature,version");
    struct ct_result *result = result_of_text(all);
    char *again = text_of_result(result);

    cr_expect_str_eq(again, text);
}

Test(decisions, quote_what_needs_it)
{
    static const char *const texts[] = {"",    "a",     ",",     "\"",     "\"\"",    "a,b",
                                        " a ", "\"a\"", ",\",,", "\"a\"b", "a\tb,\"c"};
    struct ct_result *result = result_of_text(text_of_file(EXAMPLE));

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct ct_result *again;
        char *written;

        free(result->signature.timer);
        result->signature.timer = ct_format("%s", texts[i]);
        written = text_of_result(result);
        again = result_of_text(written);
        cr_expect_str_eq(again->signature.timer, texts[i]);
    }
}

/* Wide intervals decide nothing: only a race with native does. */
Test(decisions, doubt_what_is_predicted_less_surely_than_it_gains)
{
    static const char range[] =
        "collective,alltoall,no\n"
        "range,alltoall,,0,alltoall_ring,,0000000000000001,64,,,,,,,,,,,,,,,,predicted,no,";
    static const struct {
        const char *times; /* expected, low, high, and native's */
        bool is_doubted;
    } rows[] = {{"5.07e-06,8.83e-07,2.91e-05,7.07e-06", true},
                {"0.005,0.004,0.0059,0.0075", false},
                {"0.005,0.004,0.0061,0.0075", true},
                {"0.005,0.005,0.005,", true}};

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char *lines = keep(ct_format("%s%s\n", range, rows[i].times));
        const char *tuned = file_of(result_of_text(decisions_of(8, lines)), "tuned.c");

        expect_part(tuned, "        .is_predicted = true,\n");
        cr_expect_eq(strstr(tuned, "        .is_doubted = true,\n") != NULL, rows[i].is_doubted,
                     "%s", rows[i].times);
    }
}
