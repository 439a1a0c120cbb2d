/*
 * test_model.c - what a model file says, what is filled in, and what is wrong
 * in bad ones.
 */
#include "bench/search/model.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define HEAD "colltune-model 1 made-up\nbarrier 0.001\nrequest 0.002\n"
#define SIZES "size 1 0.1\nsize 64 0.1\nsize 1024 0.02\n"

static const char good[] = HEAD "collective alltoall 0.0001\n" SIZES "algorithm alltoall_native\n"
                                "candidate 0 0\n"
                                "cell 1 0.001 0.9 1 1.1\n"
                                "cell 64 0.002 1\n"
                                "cell 256 0.008 1\n"
                                "cell 1024 0.1 1\n"
                                "# a comment\n"
                                "algorithm alltoall_ring\n"
                                "param 1 0 8 16\n"
                                "candidate 0 0 0\n"
                                "link 1000 2\n"
                                "link 100 0.1\n"
                                "cell 1 0.004 1\n"
                                "cell 64 0.005 1\n"
                                "candidate 9 2000 8\n"
                                "cell 64 0.001 1\n";

static int load_text(const char *text, struct ct_model **model, struct ct_diag *diag)
{
    char path[] = "/tmp/colltune-model-XXXXXX";
    const int fd = mkstemp(path);
    int err;

    cr_assert_geq(fd, 0);
    cr_assert_eq(write(fd, text, strlen(text)), (ssize_t)strlen(text));
    close(fd);
    err = ct_model_load(path, model, diag);
    unlink(path);
    return err;
}

static struct ct_model *load_good(void)
{
    struct ct_model *model;
    struct ct_diag diag = {""};

    cr_assert_eq(load_text(good, &model, &diag), CT_OK, "%s", diag.text);
    return model;
}

static void expect_near(double value, double expected)
{
    cr_expect_float_eq(value, expected, 1e-9, "%.12g, not %.12g", value, expected);
}

Test(model, has_what_its_file_says)
{
    struct ct_model *model = load_good();
    const struct ct_model_collective *c = &model->collectives[0];
    const struct ct_setting eight = {{8}};

    cr_expect_str_eq(model->name, "made-up");
    expect_near(model->barrier_s, 0.001);
    cr_expect_eq(model->ncollectives, 1);
    expect_near(c->limit_s, 0.0001);
    cr_expect_eq(c->nsizes, 3);
    cr_expect(c->algorithms[0].searched.is_native);
    cr_expect_eq(c->algorithms[1].searched.params[0].nvalues, 3);
    cr_expect(c->algorithms[1].searched.params[0].is_ordered);
    cr_expect_eq(ct_model_find(c, 1, &eight), 2);
    cr_expect_eq(ct_model_find(c, 0, &eight), -1);
    cr_expect_eq(c->candidates[1].to_bytes, SIZE_MAX);
    cr_expect(ct_model_applies(&c->candidates[2], 9));
    cr_expect_not(ct_model_applies(&c->candidates[2], 8));
    cr_expect_not(ct_model_applies(&c->candidates[2], 2001));
    ct_model_free(model);
}

Test(model, bounds_a_time_by_the_busiest_link)
{
    struct ct_model *model = load_good();
    const struct ct_model_collective *c = &model->collectives[0];

    expect_near(ct_model_bound(&c->candidates[1], 1000, 0), 2);
    expect_near(ct_model_bound(&c->candidates[1], 1000, 500), 1.5);
    expect_near(ct_model_bound(&c->candidates[1], 100, 32768), 0);
    expect_near(ct_model_bound(&c->candidates[0], 1000, 0), 0);
    ct_model_free(model);
}

/* Between 64 and 256 bytes, 2 and 8 ms: a straight line of logarithms. */
Test(model, has_a_time_at_every_size)
{
    struct ct_model *model = load_good();
    const struct ct_model_candidate *native = &model->collectives[0].candidates[0];

    expect_near(ct_model_seconds(native, 64), 0.002);
    expect_near(ct_model_seconds(native, 128), 0.004);
    expect_near(ct_model_seconds(native, 1 << 20), 0.1);
    ct_model_free(model);
}

/* The ring at 1024: 5 ms and 2 * 960 / 1000 s; its other setting: 1.6 times the
   best, native. */
Test(model, fills_in_what_was_not_measured)
{
    struct ct_model *model = load_good();
    const struct ct_model_collective *c = &model->collectives[0];

    expect_near(ct_model_seconds(&c->candidates[1], 1024), 0.005 + 1.92);
    expect_near(ct_model_seconds(&c->candidates[2], 1024), 0.16);
    cr_expect(c->candidates[1].cells[2].is_filled);
    cr_expect_not(c->candidates[1].cells[1].is_filled);
    cr_expect_eq(c->candidates[2].cells[0].bytes, 64, "it applies from 9 on");
    ct_model_free(model);
}

static void expect_bad(const char *text, const char *says)
{
    struct ct_model *model;
    struct ct_diag diag = {""};

    cr_expect_eq(load_text(text, &model, &diag), CT_ERR_INPUT, "%s", text);
    cr_expect_null(model);
    cr_expect_not_null(strstr(diag.text, says), "expected: %s; it says: %s", says, diag.text);
}

Test(model, names_the_line_that_is_wrong)
{
    expect_bad("", "no collectives");
    expect_bad("model\n", ":1: not a model");
    expect_bad(HEAD, "no collectives");
    expect_bad(HEAD "colective x 0\n", ":4: unknown word");
    expect_bad(HEAD "barrier x\n", ":4: not a number");
    expect_bad(HEAD "barrier -1\n", ":4: not a number, or below 0");
    expect_bad(HEAD "barrier 1 2\n", ":4: too few or too many");
    expect_bad(HEAD "size 1 0\n", ":4: what this line belongs to");
    expect_bad(HEAD "collective\n", ":4: the name is missing");
    expect_bad(HEAD "collective x 0\nsize 0 0\n", ":5: sizes ascend, from 1");
    expect_bad(HEAD "collective x 0\nsize 2 0\nsize 2 0\n", ":6: sizes ascend");
    expect_bad(HEAD "collective x 0\nsize 1 0\nalgorithm a\ncandidate 0 0 1\n",
               ":7: a candidate has a value");
    expect_bad(HEAD "collective x 0\nsize 1 0\nalgorithm a\ncandidate 0 0\n"
                    "cell 1 1 1\ncell 1 1 1\n",
               ":9: cells ascend");
    expect_bad(HEAD "collective x 0\nsize 1 0\nalgorithm a\ncandidate 0 0\n",
               "x: nothing was measured at 1 bytes");
}
