/*
 * test_record.c - a line of the journal and what it means.
 */
#include "driver/session/record.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

Test(record, is_written_as_one_line)
{
    double samples[] = {0.25, 1.5e-6};
    struct ct_record record = {.collective = "alltoall",
                               .algorithm = "alltoall_ring",
                               .setting = "segment_bytes=8 order=as_is",
                               .bytes = 1024,
                               .batch = 3,
                               .nsamples = 2};
    char reason[] = "two\nlines, and; more";
    char *line;

    record.samples = samples;
    cr_assert_eq(ct_record_text(&record, &line, NULL), CT_OK);
    cr_expect_str_eq(line,
                     "alltoall,alltoall_ring,segment_bytes=8 "
                     "order=as_is,1024,3,0.25;1.5e-06\n",
                     "%s", line);
    free(line);
    record.nsamples = 0;
    record.batch = CT_BATCH_NONE;
    cr_assert_eq(ct_record_text(&record, &line, NULL), CT_OK);
    cr_expect_str_eq(
        line,
        "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,-1,verified\n",
        "%s", line);
    free(line);
    record.batch = 3;
    record.reason = reason;
    cr_assert_eq(ct_record_text(&record, &line, NULL), CT_OK);
    cr_expect_str_eq(line,
                     "alltoall,alltoall_ring,segment_bytes=8 "
                     "order=as_is,1024,3,dropped: two lines, and; "
                     "more\n",
                     "%s", line);
    free(line);
}

Test(record, is_read_back)
{
    struct ct_record r;

    cr_assert(ct_record_read(
        "reduce_scatter,reduce_scatter_My_own2,segment_bytes=8192,"
        "9223372036854775807,12,1e-9;2;0.5",
        &r));
    cr_expect_str_eq(r.collective, "reduce_scatter");
    cr_expect_str_eq(r.algorithm, "reduce_scatter_My_own2");
    cr_expect_str_eq(r.setting, "segment_bytes=8192");
    cr_expect_eq(r.bytes, SIZE_MAX / 2);
    cr_expect_eq(r.batch, 12);
    cr_assert_eq(r.nsamples, 3);
    cr_expect(r.samples[0] == 1e-9 && r.samples[1] == 2 && r.samples[2] == 0.5);
    cr_expect_null(r.reason);
    ct_record_fini(&r);
    cr_assert(ct_record_read("allreduce,allreduce_ring,,9,-1,verified", &r));
    cr_expect_eq(r.batch, CT_BATCH_NONE);
    cr_expect_eq(r.nsamples, 0);
    cr_expect_null(r.reason);
    ct_record_fini(&r);
    cr_assert(ct_record_read("allreduce,allreduce_ring,,1,0,0;1e-06", &r),
              "a clock may be too coarse for a call");
    cr_expect_eq(r.nsamples, 2);
    cr_expect(r.samples[0] == 0);
    ct_record_fini(&r);
    cr_assert(ct_record_read("allreduce,allreduce_ring,,1,0,dropped: ", &r));
    cr_expect_eq(r.nsamples, 0);
    cr_expect_str_eq(r.reason, "");
    ct_record_fini(&r);
}

Test(record, copies_hold_what_the_line_holds)
{
    double samples[] = {1.0 / 3, 2e-6 / 7};
    struct ct_record record = {
        .algorithm = "alltoall_ring", .bytes = 1, .nsamples = 2};
    struct ct_record copy, back;
    char *line;

    record.samples = samples;
    cr_assert_eq(ct_record_copy(&record, &copy), CT_OK);
    cr_assert_eq(ct_record_text(&record, &line, NULL), CT_OK);
    line[strcspn(line, "\n")] = '\0';
    cr_assert(ct_record_read(line, &back));
    cr_expect_arr_eq(copy.samples, back.samples, sizeof samples);
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
        "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,0",
        "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,0,",
        "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,0,1;2;",
        "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,0,;1",
        "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,0,1 2",
        "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,0,1,2",
        "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,0,nan",
        "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,0,inf",
        "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,0,-1e-6",
        "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,0,dropped",
        "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,0,verified",
        "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,-1,verified?",
        "alltoall,alltoall_ring,segment_bytes=8 order=as_is,1024,x,1",
        "alltoall,,8,1024,0,1",
        "alltoall,alltoall_ring,,-5,0,1",
        "alltoall,alltoall_ring,,+5,0,1",
        "alltoall,alltoall_ring,, 5,0,1",
        "alltoall,alltoall_ring,,,0,1",
        "alltoall,alltoall_ring,,9223372036854775808,0,1",
        "alltoall,alltoall_ring,,99999999999999999999999,0,1",
        "alltoall,alltoall_ring,,1,-2,1",
        "alltoall,alltoall_ring,,1, 2,1",
        "alltoall,alltoall_ring,,1,,1",
        "alltoall,alltoall_ring,,1,2147483648,1",
        "alltoall,alltoall_ring,,1,99999999999999999999999,1",
    };

    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        struct ct_record record;

        cr_expect_not(ct_record_read(lines[i], &record), "%s", lines[i]);
        ct_record_fini(&record);
    }
}
