/*
 * result_helpers.h - files of tests/result/golden, for the tests here.
 */
#ifndef CT_TESTS_RESULT_HELPERS_H
#define CT_TESTS_RESULT_HELPERS_H

#include "base/files.h"
#include "result/decisions.h"
#include "result/writer.h"
#include "tests/base/keep.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#define EXAMPLE TEST_DIR "/result/golden/decisions.csv"

/* The whole of a file. What the functions here return is kept by tests/base/keep.h. */
static inline char *text_of_file(const char *path)
{
    static char *text; /* not on the stack: gcc 12 would warn at -O3 */
    struct ct_diag diag = {""};

    cr_assert_eq(ct_file_read(path, &text, &diag), CT_OK, "%s", diag.text);
    return keep(text);
}

/* A result that can be read. */
static inline struct ct_result *result_of_text(const char *text)
{
    struct ct_diag diag = {""};
    struct ct_result *result = NULL;

    cr_assert_eq(ct_decisions_parse("d.csv", text, &result, &diag), CT_OK, "%s\n%s", diag.text,
                 text);
    return keep(result);
}

static inline char *text_of_result(const struct ct_result *result)
{
    char *text = NULL;

    cr_assert_eq(ct_decisions_text(result, &text, NULL), CT_OK);
    return keep(text);
}

/* `text` with the first `from` in it replaced by `to`. */
static inline char *replaced(const char *text, const char *from, const char *to)
{
    const char *at = strstr(text, from);

    cr_assert_not_null(at, "the example has no %s", from);
    return keep(ct_format("%.*s%s%s", (int)(at - text), text, to, at + strlen(from)));
}

/* One change, and a part of the sentence about it. */
struct mistake {
    const char *from, *to, *sentence;
};

static inline void expect_mistakes(char *text, const struct mistake *mistakes, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        char *wrong = replaced(text, mistakes[i].from, mistakes[i].to);
        struct ct_diag diag = {""};
        struct ct_result *result = NULL;

        cr_expect_eq(ct_decisions_parse("d.csv", wrong, &result, &diag), CT_ERR_INPUT, "%s", wrong);
        cr_expect(strncmp(diag.text, "d.csv:", 6) == 0, "%s", diag.text);
        cr_expect_not_null(strstr(diag.text, mistakes[i].sentence), "\"%s\" does not say %s",
                           diag.text, mistakes[i].sentence);
    }
}

/* Decisions for so many ranks, with these lines of collectives. */
static inline char *decisions_of(int nranks, const char *lines)
{
    return keep(ct_format(CT_DECISIONS_HEAD "\nsignature,version,0.1.0\n"
                                            "signature,cluster,example\n"
                                            "signature,cluster_hash,9fbd3cd45227f2f3\n"
                                            "signature,ranks,%d\n"
                                            "signature,placement_hash,fa3f4da85ac8aa4c\n"
                                            "signature,mpi_version,MPICH\n"
                                            "signature,mpi_version_hash,00000000a61f1594\n"
                                            "signature,thread_level,single\n"
                                            "signature,mechanism,barrier\n"
                                            "signature,timer,own\n"
                                            "signature,simulated,no\n%s",
                          nranks, lines));
}

/* A file that is written from a result. */
static inline char *file_of(const struct ct_result *result, const char *name)
{
    char *text = NULL;
    int i = 0;

    while (strcmp(ct_writers[i]->file, name) != 0)
        i++;
    cr_assert_eq(ct_writer_text(ct_writers[i], result, &text, NULL), CT_OK);
    return keep(text);
}

static inline void expect_part(const char *text, const char *part)
{
    cr_expect_not_null(strstr(text, part), "no %s in %s", part, text);
}

#endif
