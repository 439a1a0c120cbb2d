/*
 * driver_folder.h - a folder of a test's own, and files in it.
 */
#ifndef CT_TESTS_DRIVER_FOLDER_H
#define CT_TESTS_DRIVER_FOLDER_H

#include "base/files.h"
#include "tests/base/keep.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char folder[] = "/tmp/colltune-test-XXXXXX";

/* For Criterion's .init and .fini: each test runs in a process of its own. */
static inline void make_folder(void)
{
    cr_assert_not_null(mkdtemp(folder));
}

static inline void remove_folder(void)
{
    char *line = keep(ct_format("rm -rf %s", folder));

    cr_assert_eq(system(line), 0);
}

/* The path of a file in the folder. */
static inline char *path_of(const char *name)
{
    return keep(ct_format("%s/%s", folder, name));
}

static inline char *read_text(const char *path)
{
    struct ct_diag diag = {""};
    char *text;

    cr_assert_eq(ct_file_read(path, &text, &diag), CT_OK, "%s", diag.text);
    return keep(text);
}

static inline void write_bytes(const char *path, const char *bytes, size_t n)
{
    FILE *file = fopen(path, "wb");

    cr_assert_not_null(file, "%s", path);
    cr_assert_eq(fwrite(bytes, 1, n, file), n);
    cr_assert_eq(fclose(file), 0);
}

/* The number of files in the folder. */
static inline int count_files(void)
{
    char **names;
    int n = 0;

    cr_assert_eq(ct_folder_list(folder, "", &names, &n, NULL), CT_OK);
    ct_names_free(names, n);
    return n;
}

static inline void check_contains(const char *text, const char *part)
{
    cr_expect_not_null(strstr(text, part), "%s\ndoes not contain: %s", text, part);
}

#endif
