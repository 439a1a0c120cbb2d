/*
 * test_writers.c - each writer gives what is in tests/result/golden.
 */
#include "result/terminal_table.h"
#include "result/writer.h"
#include "tests/result/result_helpers.h"

/* A golden file. */
static char *expected(const char *name)
{
    char *path = ct_format(TEST_DIR "/result/golden/%s", name);
    char *text = text_of_file(path);

    free(path);
    return text;
}

/* Fails if the golden file has another text; if there is none, what would be in it goes to
   FILE.new in the current folder. */
static void expect_golden(const char *file, const char *text)
{
    char *path = ct_format(TEST_DIR "/result/golden/%s", file);
    char *new = ct_format("%s.new", file);
    struct ct_diag diag = {""};
    char *golden = NULL;

    if (ct_file_read(path, &golden, NULL) == CT_OK) {
        cr_expect_str_eq(text, golden);
    } else {
        cr_expect_eq(ct_file_replace(new, text, &diag), CT_OK, "%s", diag.text);
        cr_expect_fail("%s is missing; %s has what is written now: copy it if it is right", path,
                       new);
    }
    free(golden);
    free(new);
    free(path);
}

/* What the algorithms' descriptors would say of the example's settings. */
static void set_values(struct ct_result *result)
{
    struct ct_setting *one = &result->collectives[0].cases->ranges[2].choice.values;
    struct ct_setting *two = &result->collectives[1].cases->ranges[1].choice.values;

    one->values[0] = 16384;
    two->values[0] = 512;
    two->values[1] = 1; /* depth_first */
}

Test(writers, write_what_is_golden)
{
    struct ct_result *result = result_of_text(text_of_file(EXAMPLE));

    set_values(result);
    for (int i = 0; ct_writers[i] != NULL; i++) {
        char *text = NULL;

        cr_assert_eq(ct_writer_text(ct_writers[i], result, &text, NULL), CT_OK);
        expect_golden(ct_writers[i]->file, text);
        free(text);
    }
}

Test(writers, write_a_table_that_is_golden_but_for_its_colours)
{
    static const char *const files[] = {"table.txt", "table-in-colour.txt"};
    struct ct_result *result = result_of_text(text_of_file(EXAMPLE));

    for (int i = 0; i < 2; i++) {
        char *golden = expected(files[i]);
        char *text = NULL;

        cr_assert_eq(ct_table_text(result, i == 1, &text, NULL), CT_OK);
        cr_expect_str_eq(text, golden);
        free(text);
    }
}

Test(writers, have_files_of_their_own)
{
    int nfiles = 0;

    for (; ct_writers[nfiles] != NULL; nfiles++) {
        for (int k = 0; k < nfiles; k++)
            cr_expect(strcmp(ct_writers[k]->file, ct_writers[nfiles]->file) != 0);
    }
    cr_expect_geq(nfiles, 3);
}

/* What is only said of some results. */
Test(writers, say_nothing_of_a_simulation_or_threads_if_there_are_none)
{
    char *decisions = text_of_file(EXAMPLE);
    char *machine = replaced(decisions, "signature,simulated,yes", "signature,simulated,no");
    char *single = replaced(machine, "thread_level,multiple", "thread_level,single");
    struct ct_result *result = result_of_text(single);

    for (int i = 0; ct_writers[i] != NULL; i++) {
        char *text = NULL;

        cr_assert_eq(ct_writer_text(ct_writers[i], result, &text, NULL), CT_OK);
        cr_expect_null(strstr(text, "imulat"), "%s", text);
        cr_expect_null(strstr(text, "SIMULATED"), "%s", text);
        cr_expect_null(strstr(text, "hread"), "%s", text);
        free(text);
    }
}

/* The file of a result that contains `text`, or not. */
static void expect_in(const struct ct_result *result, const char *file, const char *text,
                      bool is_there)
{
    for (int i = 0; ct_writers[i] != NULL; i++) {
        char *written = NULL;

        if (strcmp(ct_writers[i]->file, file) != 0)
            continue;
        cr_assert_eq(ct_writer_text(ct_writers[i], result, &written, NULL), CT_OK);
        cr_expect_eq(strstr(written, text) != NULL, is_there, "%s: %s\n%s", file, text, written);
        free(written);
    }
}

/* A range without a size of its own has the figures of one below it. */
Test(writers, say_where_no_size_of_a_range_was_timed)
{
    struct ct_result *result = result_of_text(text_of_file(EXAMPLE));

    expect_in(result, "tuned.c", "no size in this range", false);
    expect_in(result, "report.html", "no size in it", false);
    result->collectives[0].cases->ranges[2].from_bytes = 40000; /* timed at 32768 */
    expect_in(result, "tuned.c",
              "from 40000 bytes: no size in this range was timed; at 32768 "
              "bytes:",
              true);
    expect_in(result, "tuned.c", "from 40000 bytes: confirmed", false);
    expect_in(result, "report.html", "<td>no size in it was timed", true);
}

Test(writers, say_that_reductions_run_in_one_order)
{
    char *decisions = text_of_file(EXAMPLE);
    char *asked = replaced(decisions, "signature,simulated,yes",
                           "signature,simulated,yes\nsignature,reproducible,yes");
    struct ct_result *usual = result_of_text(decisions);
    struct ct_result *result = result_of_text(asked);
    char *again = text_of_result(result);

    cr_expect_str_eq(again, asked);
    expect_in(usual, "tuned.c", "is_reproducible", false);
    expect_in(result, "tuned.c", ".is_reproducible = true", true);
}
