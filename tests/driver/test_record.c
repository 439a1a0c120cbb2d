/*
 * test_record.c - a line of the journal and what it means.
 */
#include "driver/journal/record.h"

#include <criterion/criterion.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static struct ct_candidate_set candidates;

static char *text_of(const struct ct_record *record)
{
    struct ct_text text = {0};
    char *line = NULL;

    ct_record_add_text(record, &text);
    cr_assert_eq(ct_text_take(&text, &line, NULL), CT_OK);
    return line;
}

static void check_text(const struct ct_record *record, const char *wanted)
{
    char *line = text_of(record);

    cr_expect_str_eq(line, wanted, "%s", line);
    free(line);
}

Test(record, is_written_as_one_line)
{
    double samples[] = {0.25, 1.5e-6};
    struct ct_record record = {.candidate =
                                   ct_candidate_named(&candidates, "alltoall", "alltoall_ring",
                                                      "segment_bytes=8 order=as_is"),
                               .bytes = 1024,
                               .mechanism = "arrival spread=0.001",
                               .race = 17,
                               .batch = 3,
                               .warm_s = 0.5,
                               .nsamples = 2};
    char reason[] = "two\nlines, and; more";

    record.samples = samples;
    check_text(&record, "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,"
                        "arrival spread=0.001,17,3,0.5,0.25;1.5e-06\n");
    record.nsamples = 0;
    check_text(&record, "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,"
                        "arrival spread=0.001,17,3,0.5,\n");
    record.reason = reason;
    record.warm_s = 0;
    check_text(&record, "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,"
                        "arrival spread=0.001,17,3,0,dropped: two lines, and; more\n");
    record.race = 0;
    record.batch = CT_BATCH_NONE;
    record.mechanism[0] = '\0';
    record.reason = NULL;
    check_text(&record, "alltoall,alltoall_ring,segment_bytes=8 "
                        "order=as_is,1024,,0,-1,0,verified\n");
}

Test(record, is_read_back)
{
    struct ct_record r;

    cr_assert(ct_record_read("reduce_scatter,reduce_scatter_My_own2,segment_bytes=8192,"
                             "9223372036854775807,loop,2147483647,12,0.25,1e-9;2;0.5",
                             &candidates, &r));
    cr_expect_str_eq(r.candidate->collective, "reduce_scatter");
    cr_expect_str_eq(r.candidate->name, "reduce_scatter_My_own2");
    cr_expect_str_eq(r.candidate->text, "segment_bytes=8192");
    cr_expect_eq(r.bytes, SIZE_MAX / 2);
    cr_expect_str_eq(r.mechanism, "loop");
    cr_expect_eq(r.race, INT_MAX);
    cr_expect_eq(r.batch, 12);
    cr_expect(r.warm_s == 0.25);
    cr_assert_eq(r.nsamples, 3);
    cr_expect(r.samples[0] == 1e-9 && r.samples[1] == 2 && r.samples[2] == 0.5);
    cr_expect_null(r.reason);
    ct_record_fini(&r);
    cr_assert(ct_record_read("allreduce,allreduce_ring,,9,,0,-1,0,verified", &candidates, &r));
    cr_expect_eq(r.batch, CT_BATCH_NONE);
    cr_expect_eq(r.race, 0);
    cr_expect_eq(r.nsamples, 0);
    cr_expect_null(r.reason);
    ct_record_fini(&r);
    cr_assert(ct_record_read("allreduce,allreduce_ring,,1,loop,1,0,0,0;1e-06", &candidates, &r),
              "a clock may be too coarse for a call");
    cr_expect_eq(r.nsamples, 2);
    cr_expect(r.samples[0] == 0);
    ct_record_fini(&r);
    cr_assert(ct_record_read("allreduce,allreduce_ring,,1,loop,1,0,2.5,", &candidates, &r),
              "only an untimed call");
    cr_expect_eq(r.nsamples, 0);
    cr_expect(r.warm_s == 2.5);
    ct_record_fini(&r);
    cr_assert(ct_record_read("allreduce,allreduce_ring,,1,loop,1,0,0,dropped: ", &candidates, &r));
    cr_expect_eq(r.nsamples, 0);
    cr_expect_str_eq(r.reason, "");
    ct_record_fini(&r);
}

Test(record, rounded_times_are_those_of_the_line)
{
    double samples[] = {1.0 / 3, 2e-6 / 7};
    struct ct_record record = {.candidate =
                                   ct_candidate_named(&candidates, "alltoall", "alltoall_ring", ""),
                               .bytes = 1,
                               .race = 1,
                               .warm_s = 1.0 / 7,
                               .nsamples = 2};
    struct ct_record copy, back;
    char *line;

    record.samples = samples;
    ct_record_round(&record);
    cr_assert_eq(ct_record_copy(&record, &copy), CT_OK);
    line = text_of(&record);
    line[strcspn(line, "\n")] = '\0';
    cr_assert(ct_record_read(line, &candidates, &back));
    cr_expect_arr_eq(copy.samples, back.samples, sizeof samples);
    cr_expect(copy.warm_s == back.warm_s);
    cr_expect_neq(copy.samples, record.samples);
    ct_record_fini(&copy);
    ct_record_fini(&back);
    free(line);
}

Test(record, refuses_all_else)
{
    static const char *const lines[] = {
        "",
        "alltoall",
        "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,loop,1,0,0",
        "alltoall,alltoall_ring,,1024,loop,1,0,0,1;2;",
        "alltoall,alltoall_ring,,1024,loop,1,0,0,;1",
        "alltoall,alltoall_ring,,1024,loop,1,0,0,1 2",
        "alltoall,alltoall_ring,,1024,loop,1,0,0,1,2",
        "alltoall,alltoall_ring,,1024,loop,1,0,0,nan",
        "alltoall,alltoall_ring,,1024,loop,1,0,0,inf",
        "alltoall,alltoall_ring,,1024,loop,1,0,0,-1e-6",
        "alltoall,alltoall_ring,,1024,loop,1,0,0,dropped",
        "alltoall,alltoall_ring,,1024,loop,1,0,0,verified",
        "alltoall,alltoall_ring,,1024,,0,-1,0,verified?",
        "alltoall,alltoall_ring,,1024,,0,-1,0,1",
        "alltoall,alltoall_ring,,1024,,0,0,0,1",
        "alltoall,alltoall_ring,,1024,loop,1,-1,0,1",
        "alltoall,alltoall_ring,,1024,loop,1,x,0,1",
        "alltoall,,8,1024,loop,1,0,0,1",
        "alltoall,alltoall_ring,,-5,loop,1,0,0,1",
        "alltoall,alltoall_ring,, 5,loop,1,0,0,1",
        "alltoall,alltoall_ring,,,loop,1,0,0,1",
        "alltoall,alltoall_ring,,9223372036854775808,loop,1,0,0,1",
        "alltoall,alltoall_ring,,99999999999999999999999,loop,1,0,0,1",
        "alltoall,alltoall_ring,,1,loop,-1,0,0,1",
        "alltoall,alltoall_ring,,1,loop,,0,0,1",
        "alltoall,alltoall_ring,,1,loop,2147483648,0,0,1",
        "alltoall,alltoall_ring,,1,loop,1,-2,0,1",
        "alltoall,alltoall_ring,,1,loop,1, 2,0,1",
        "alltoall,alltoall_ring,,1,loop,1,,0,1",
        "alltoall,alltoall_ring,,1,loop,1,2147483648,0,1",
        "alltoall,alltoall_ring,,1,loop,1,0,,1",
        "alltoall,alltoall_ring,,1,loop,1,0,-1,1",
        "alltoall,alltoall_ring,,1,loop,1,0,nan,1",
        "alltoall,alltoall_ring,,1,loop,1,0,0x,1",
    };

    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        struct ct_record record;

        cr_expect_not(ct_record_read(lines[i], &candidates, &record), "%s", lines[i]);
        ct_record_fini(&record);
    }
}
