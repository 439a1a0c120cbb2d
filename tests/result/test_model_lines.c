/*
 * test_model_lines.c - the lines of the cost model in decisions.csv.
 */
#include "result/model_lines.h"
#include "tests/result/result_helpers.h"

static const char lines[] = "\n"
                            "collective,alltoall,yes\n"
                            "range,alltoall,,0,native,,,64,,,,,,,,,,,,,,,,undecided,no,,,,\n"
                            "\n"
                            "model,messages_between,18.25,16,21.5\n"
                            "model,call_ns,0,0,0\n"
                            "model,rank_ns,69700,0,0\n"
                            "model,norm,2,0,0\n"
                            "model,error,140,0,0\n"
                            "model,trusted,0,0,0\n"
                            "fitted,cluster,1 64 4096,640,1,8,4,2,2,-27213,0,\n"
                            "fitted,half,1,120,0.93,4,2,2,1,-27213,-28237,2\n"
                            "goodness,alltoall,11,240,1.24,1.09\n"
                            "offered,1,alltoall,native,,\n"
                            "residual,1,cluster,-9 0/8 .\n"
                            "residual,1,half,17\n"
                            "offered,2,alltoall,alltoall_bruck,radix=2,00000000000000ab\n";

static char *example(void)
{
    return decisions_of(8, lines);
}

Test(model_lines, are_read_and_written)
{
    struct ct_result *result = result_of_text(example());
    char *written = text_of_result(result);
    const struct ct_result_offered *native = &result->offered[0];

    cr_assert_eq(result->nmodel, 6);
    cr_expect_eq(ct_result_find_model(result, "messages_between")->high, 21.5);
    cr_expect_eq(ct_result_find_model(result, "norm")->value, 2);
    cr_expect_null(ct_result_find_model(result, "tokens"));
    cr_expect_eq(ct_result_find_fitted(result, "half")->ring, -28237);
    cr_expect_null(ct_result_find_fitted(result, "third"));
    cr_expect_eq(result->goodness[0].cell_error, 1.09);
    cr_assert_eq(result->noffered, 2);
    cr_assert_eq(native->nresiduals, 2);
    cr_expect_str_eq(native->residuals[1].job, "half");
    cr_expect_eq(result->offered[1].choice.fingerprint, 0xab);
    cr_expect_str_eq(text_of_result(result_of_text(written)), written);
    expect_part(written, strstr(lines, "goodness"));
}

Test(model_lines, are_a_cost_model)
{
    struct ct_result *result = result_of_text(example());
    struct ct_cost_model model;

    cr_assert(ct_result_cost_model(result, &model));
    cr_expect_eq(model.coefficient[CT_MESSAGES_BETWEEN], 18 * CT_MODEL_ONE + CT_MODEL_ONE / 4);
    cr_expect_eq(model.coefficient[CT_TOKENS], 0);
    cr_expect_eq(model.norm, CT_NORM_MOST);
    cr_expect_not(ct_result_predicts(result), "it is not trusted");
}

Test(model_lines, have_residuals_of_sizes)
{
    const char *at = "-9 0/8 .";
    int log, weight;

    cr_expect(ct_result_residual_next(&at, &log, &weight));
    cr_expect(log == -144 && weight == 1024);
    cr_expect(ct_result_residual_next(&at, &log, &weight));
    cr_expect(log == 0 && weight == 512);
    cr_expect(ct_result_residual_next(&at, &log, &weight));
    cr_expect(weight == 0);
    cr_expect_not(ct_result_residual_next(&at, &log, &weight));
}

Test(model_lines, round_residuals)
{
    struct ct_text text = {0};

    ct_result_residual_add(&text, -151, 1024);
    ct_result_residual_add(&text, 152, 1000);
    ct_result_residual_add(&text, 7, 3);
    ct_result_residual_add(&text, 100, 0);
    cr_expect_str_eq(text.text, "-9 10 0/1 .");
    free(text.text);
}

Test(model_lines, lose_a_candidate_with_its_residuals)
{
    struct ct_result *result = result_of_text(example());
    char *written;

    ct_result_drop_offered(result, 0);
    written = text_of_result(result);
    cr_assert_eq(result->noffered, 1);
    cr_expect_null(strstr(written, "\nresidual,"));
    expect_part(written, "\noffered,2,alltoall,alltoall_bruck,");
}

Test(model_lines, can_be_dropped)
{
    struct ct_result *result = result_of_text(example());
    const char *text =
        decisions_of(8, "\ncollective,alltoall,yes\n"
                        "range,alltoall,,0,native,,,64,,,,,,,,,,,,,,,,undecided,no,,,,\n");

    ct_result_drop_model(result);
    cr_expect_str_eq(text_of_result(result), text_of_result(result_of_text(text)));
}

Test(model_lines, can_be_moved)
{
    struct ct_result *from = result_of_text(example()), *to = result_of_text(example());
    struct ct_provenance *remark = CT_ADD(from, provenance);
    char *before = text_of_result(to);

    remark->key = ct_format("slow_cable");
    remark->value = ct_format("the cable of s1");
    cr_assert(ct_result_move_model(from, to));
    cr_expect_str_eq(ct_result_provenance(to, "slow_cable"), "the cable of s1");
    cr_expect_null(ct_result_provenance(from, "slow_cable"));
    to->nprovenance--;
    cr_expect_str_eq(text_of_result(to), before);
    cr_expect(from->nmodel == 0 && from->noffered == 0 && from->offered == NULL);
}

Test(model_lines, name_their_mistakes)
{
    static const struct mistake mistakes[] = {
        {"model,norm,2,0,0", "model,messages_between,2,0,0",
         "model messages_between is in line 17 already"},
        {"model,norm,", "model,nrom,", "the model has no nrom; messages_between, "},
        {"model,norm,2", "model,norm,3", "norm is 3; up to 2 would be right"},
        {"model,norm,2", "model,norm,1.5", "norm is 1.5; a whole number would be right"},
        {"model,norm,2,0,0\n", "", "the model ends without norm; a line for it would be right"},
        {"residual,1,half,", "residual,1,cluster,",
         "the residual of 1 in cluster is in line 27 already"},
        {"ab\n",
         "ab\noffered,3,bcast,native,,\n"
         "offered,4,alltoall,alltoall_pair,,00000000000000cd\n",
         "alltoall is also in line 26, with other collectives between"},
        {"18.25,16", "-18.25,16", "value is \"-18.25\"; a number of 0 or more would be right"},
        {"18.25,16,21.5", "18.25,19,21.5", "low is 19 and high is 21.5, and value is 18.25"},
        {"4096,640,1,", "4096,640,0,", "factor is \"0\""},
        {"fitted,half,", "fitted,cluster,", "fitted cluster is in line 23 already"},
        {",-28237,2", ",28237.5,2", "ring is \"28237.5\"; a whole number, perhaps below 0"},
        {"offered,2,", "offered,1,", "offered 1 is in line 26 already"},
        {"residual,1,half", "residual,3,half",
         "NUMBER is \"3\"; that of a line offered above would be right"},
        {"residual,1,half", "residual,1,third",
         "job is third; that of a line fitted would be right"},
        {"-9 0/8 .", "-9 0/8 . 1", "at has 4 items; up to 3, the sizes of the job, would be right"},
        {"-9 0/8 .", "-9 0/8 ,", "a line residual has 4 fields, not 5"},
        {"-9 0/8 .", "-0 0/8 .", "at is \"-0 0/8 .\"; LOG, LOG/WEIGHT or ."},
        {"-9 0/8 .", "-9  0/8 .", "at is \"-9  0/8 .\""},
        {"-9 0/8 .", "-9 0/0 .", "at is \"-9 0/0 .\""},
        {"cluster,1 64 4096,", "cluster,1 64 64,", "sizes has 64 after 64; ascending sizes"},
        {"00000000000000ab", "", "alltoall_bruck has no fingerprint"},
        {"goodness,alltoall,11", "goodness,alltoall,many", "cells is \"many\""},
    };

    expect_mistakes(example(), mistakes, sizeof mistakes / sizeof *mistakes);
}

Test(model_lines, survive_every_byte_changed)
{
    static const char changes[] = {'9', ',', '"', '\n', ':', '-', ' ', 1};
    char *text = example();
    int nread = 0, nrefused = 0;

    for (char *at = strstr(text, "\nmodel"); *at != '\0'; at++) {
        const char was = *at;

        for (size_t i = 0; i < sizeof changes; i++) {
            struct ct_result *result = NULL;
            struct ct_diag diag = {""};

            *at = changes[i];
            if (ct_decisions_parse("d.csv", text, &result, &diag) == CT_OK)
                nread++;
            else
                nrefused++;
            ct_result_free(result);
        }
        *at = was;
    }
    cr_expect_gt(nread, 50);
    cr_expect_gt(nrefused, 500);
}
