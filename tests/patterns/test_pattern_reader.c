/*
 * test_pattern_reader.c - what a pattern file may say, that one written reads
 * back equal, and what is said about one that is wrong.
 */
#include "base/files.h"
#include "patterns/call_pattern.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern const struct ct_collective ct_alltoallv;
extern const struct ct_collective ct_allgatherv;

/* Read a text by way of a file; what is said is without the file's path. */
static int load_text(const char *text, struct ct_pattern_file *file, struct ct_diag *said)
{
    char path[] = "/tmp/colltune-patterns-XXXXXX";
    const int fd = mkstemp(path);
    struct ct_diag diag = {""};
    const char *end = diag.text;
    int err;

    cr_assert_geq(fd, 0);
    close(fd);
    cr_assert_eq(ct_file_write(path, text, NULL), 0);
    err = ct_pattern_file_load(path, file, &diag);
    unlink(path);
    if (strncmp(diag.text, path, strlen(path)) == 0)
        end += strlen(path) + 1;
    snprintf(said->text, sizeof said->text, "%s", end);
    return err;
}

static struct ct_pattern_file load(const char *text)
{
    struct ct_pattern_file file = {0};
    struct ct_diag said;

    cr_assert_eq(load_text(text, &file, &said), 0, "%s", said.text);
    return file;
}

static const char two_patterns[] = "patterns:\n"
                                   "  - name: keys\n"
                                   "    collective: alltoallv\n"
                                   "    bytes:\n"
                                   "      - [0, 100, 2 kB]\n"
                                   "      - [1, 0, 2 KiB]\n"
                                   "      - [1.5 MiB, 7 B, 0]\n"
                                   "  - name: heads\n"
                                   "    collective: allgatherv\n"
                                   "    bytes: [10, 0, 30]\n";

Test(pattern_reader, reads_bytes_by_sender_and_receiver)
{
    struct ct_pattern_file file = load(two_patterns);
    const size_t keys[] = {0, 100, 2000, 1, 0, 2048, 1572864, 7, 0};
    const size_t heads[] = {10, 0, 30};

    cr_assert_eq(file.pattern_count, 2);
    cr_expect_str_eq(file.patterns[0].name, "keys");
    cr_expect_eq(file.patterns[0].collective, &ct_alltoallv);
    cr_expect_eq(file.patterns[0].rank_count, 3);
    cr_expect_eq(file.patterns[0].line, 2);
    cr_expect_arr_eq(file.patterns[0].bytes, keys, sizeof keys);
    cr_expect_eq(file.patterns[1].collective, &ct_allgatherv);
    cr_expect_arr_eq(file.patterns[1].bytes, heads, sizeof heads);
    cr_expect_eq(ct_call_pattern_total(&file.patterns[1]), 40);
    ct_pattern_file_fini(&file);
}

Test(pattern_reader, calls_each_pattern_once_without_a_list_of_calls)
{
    struct ct_pattern_file file = load(two_patterns);

    cr_assert_eq(file.run_count, 2);
    for (size_t i = 0; i < 2; i++) {
        cr_expect_eq(file.runs[i].pattern, i);
        cr_expect_eq(file.runs[i].call_count, 1);
        cr_expect_eq(file.patterns[i].call_count, 1);
    }
    ct_pattern_file_fini(&file);
}

Test(pattern_reader, keeps_the_order_of_calls_and_joins_those_in_a_row)
{
    char *text = ct_format("%scalls: [keys x 20, heads, keys x 5, keys]\n", two_patterns);
    struct ct_pattern_file file = load(text);
    const struct ct_pattern_run runs[] = {{0, 20}, {1, 1}, {0, 6}};

    cr_assert_eq(file.run_count, 3);
    for (size_t i = 0; i < 3; i++) {
        cr_expect_eq(file.runs[i].pattern, runs[i].pattern);
        cr_expect_eq(file.runs[i].call_count, runs[i].call_count);
    }
    cr_expect_eq(file.patterns[0].call_count, 26);
    cr_expect_eq(file.patterns[1].call_count, 1);
    ct_pattern_file_fini(&file);
    free(text);
}

static void expect_same_bytes(const struct ct_call_pattern *a, const struct ct_call_pattern *b)
{
    cr_assert_eq(a->collective, b->collective);
    cr_assert_eq(a->rank_count, b->rank_count);
    cr_expect_arr_eq(a->bytes, b->bytes,
                     ct_call_pattern_entries(a->collective, a->rank_count) * sizeof *a->bytes);
}

static void expect_equal(const struct ct_pattern_file *a, const struct ct_pattern_file *b)
{
    cr_assert_eq(a->pattern_count, b->pattern_count);
    cr_assert_eq(a->run_count, b->run_count);
    for (size_t i = 0; i < a->pattern_count; i++) {
        cr_expect_str_eq(a->patterns[i].name, b->patterns[i].name);
        expect_same_bytes(&a->patterns[i], &b->patterns[i]);
        cr_expect_eq(a->patterns[i].call_count, b->patterns[i].call_count);
    }
    for (size_t i = 0; i < a->run_count; i++) {
        cr_expect_eq(a->runs[i].pattern, b->runs[i].pattern);
        cr_expect_eq(a->runs[i].call_count, b->runs[i].call_count);
    }
}

/* Patterns of so many ranks, no two numbers alike. */
static struct ct_pattern_file make_patterns(int rank_count)
{
    const struct ct_collective *const collectives[] = {&ct_alltoallv, &ct_allgatherv,
                                                       &ct_alltoallv};
    const struct ct_pattern_run runs[] = {{0, 1}, {1, 1000000000000}, {2, 3}};
    struct ct_pattern_file file = {calloc(3, sizeof *file.patterns), 3,
                                   calloc(3, sizeof *file.runs), 3};

    memcpy(file.runs, runs, sizeof runs);
    for (size_t i = 0; i < 3; i++) {
        struct ct_call_pattern *pattern = &file.patterns[i];
        const size_t n = ct_call_pattern_entries(collectives[i], rank_count);

        *pattern = (struct ct_call_pattern){
            .name = ct_format("pattern_%zu", i),
            .collective = collectives[i],
            .rank_count = rank_count,
            .call_count = runs[i].call_count,
            .bytes = calloc(n, sizeof *pattern->bytes),
        };
        for (size_t j = 0; j < n; j++)
            pattern->bytes[j] = (i + 1) * 1000000 + j * j % 1000003;
    }
    return file;
}

Test(pattern_reader, reads_back_what_is_written)
{
    for (int rank_count = 1; rank_count <= 40; rank_count += 13) {
        struct ct_pattern_file file = make_patterns(rank_count);
        struct ct_pattern_file again;
        struct ct_text text = {0};
        char *yaml;

        ct_pattern_file_write(&file, &text);
        cr_assert_eq(ct_text_take(&text, &yaml, NULL), 0);
        again = load(yaml);
        expect_equal(&file, &again);
        ct_pattern_file_fini(&again);
        ct_pattern_file_fini(&file);
        free(yaml);
    }
}

#define ONE "patterns:\n  - name: a\n    collective: alltoallv\n    bytes:\n"
#define FLAT "patterns:\n  - name: a\n    collective: allgatherv\n"
#define WHOLE FLAT "    bytes: [1, 2]\n"
#define FORTY "a234567890123456789012345678901234567890"

static const struct {
    const char *text;
    const char *said;
} mistakes[] = {
    {"", "1: the file is empty; a pattern file has the keys patterns and "
         "calls"},
    {"patterns: [", "2: not YAML: did not find expected node content while "
                    "parsing a flow node"},
    {WHOLE "---\nx: 1\n", "5: a second document begins here; a pattern file is one document"},
    {"calls: [a]\n", "1: key 'patterns' is missing in the file; it needs: patterns"},
    {"pattern: []\n", "1: unknown key 'pattern' in the file (did you mean "
                      "'patterns'?); allowed: patterns, calls"},
    {"patterns: []\n", "1: 'patterns' is empty; a pattern is {name: ..., "
                       "collective: ..., bytes: ...}"},
    {"patterns: a\n", "1: 'patterns' must be a list; here it is a text"},
    {"patterns:\n  - a\n", "2: a pattern must be a mapping with the keys name, "
                           "collective, bytes; here it is a text"},
    {"patterns:\n  - name: a\n    byte: [1]\n",
     "3: unknown key 'byte' in a pattern (did you mean 'bytes'?); allowed: "
     "name, collective, bytes"},
    {"patterns:\n  - collective: alltoallv\n    bytes: [[1]]\n",
     "2: key 'name' is missing in a pattern; it needs: name, collective, "
     "bytes"},
    {"patterns:\n  - name: 2nd\n    collective: alltoallv\n    bytes: [[1]]\n",
     "2: bad name '2nd'; up to 40 of a-z, 0-9 and _, a letter first"},
    {"patterns:\n  - name: " FORTY "1\n    collective: alltoallv\n    bytes: [[1]]\n",
     "2: bad name '" FORTY "1'; up to 40 of a-z, 0-9 and _, a letter first"},
    {"patterns:\n  - name: a\n    collective: alltoallw\n    bytes: [[1]]\n",
     "3: unknown collective 'alltoallw'; write allgatherv or alltoallv"},
    {"patterns:\n  - name: a\n    collective: alltoall\n    bytes: [[1]]\n",
     "3: collective 'alltoall' has no patterns; write allgatherv or "
     "alltoallv"},
    {"patterns:\n  - name: a\n    collective: gatherv\n    bytes: [1]\n",
     "3: collective 'gatherv' has no patterns; write allgatherv or "
     "alltoallv"},
    {FLAT "    bytes: 5\n", "4: 'bytes' must be a list; here it is a text"},
    {FLAT "    bytes: []\n",
     "4: 'bytes' has 0 entries; write one for each rank, of 1 to 1024 ranks"},
    {FLAT "    bytes: [[1, 2]]\n", "4: a number of bytes must be a text; here it is a list"},
    {FLAT "    bytes: [-1, 2]\n", "4: size '-1' is negative; write for example '4096'"},
    {FLAT "    bytes: [many, 2]\n",
     "4: size 'many' does not begin with a number; write for example '4096'"},
    {FLAT "    bytes: [1.5, 2]\n", "4: size '1.5' is not a whole number of bytes"},
    {FLAT "    bytes: [1, 4 KB]\n",
     "4: unknown unit 'KB' of size '4 KB' (did you mean 'kB'?); units: B, kB, "
     "MB, GB, KiB, MiB, GiB"},
    {FLAT "    bytes: [1e16, 2]\n", "4: size '1e16' is above 1125899906842624 "
                                    "bytes"},
    {FLAT "    bytes: [1125899906842624, 1]\n",
     "4: 'bytes' are more than 1125899906842624 together"},
    {ONE "      - [0, 1]\n", "5: row 1 of the 1 in 'bytes' must have 1 "
                             "numbers, one for each rank; here "
                             "it has 2"},
    {ONE "      - [0, 1]\n      - [1]\n",
     "6: row 2 of the 2 in 'bytes' must have 2 numbers, one for each rank; "
     "here "
     "it has 1"},
    {ONE "      - 1\n      - 2\n",
     "5: row 1 of the 2 in 'bytes' must be a list; here it is a text"},
    {WHOLE "  - name: b\n    collective: allgatherv\n    bytes: [1, 2, 3]\n",
     "7: 'bytes' of 'b' is for 3 ranks, that of 'a' in line 2 for 2; all "
     "patterns of a file are for the same ranks"},
    {WHOLE "  - name: a\n    collective: allgatherv\n    bytes: [1, 2]\n",
     "5: name 'a' twice; the first pattern of this name is in line 2"},
    {WHOLE "calls: a\n", "5: 'calls' must be a list; here it is a text"},
    {WHOLE "calls: []\n", "5: 'calls' is empty; write names of patterns in the "
                          "order of the calls, or leave it out"},
    {WHOLE "calls: [[a]]\n", "5: a call must be a text; here it is a list"},
    {WHOLE "calls:\n  - a\n  - b x 2\n",
     "7: call of an unknown pattern 'b'; write the name of one in 'patterns'"},
    {WHOLE "  - name: heads\n    collective: allgatherv\n    bytes: [1, 2]\n"
           "calls: [a, head x 2]\n",
     "8: call of an unknown pattern 'head' (did you mean 'heads'?)"},
    {WHOLE "calls: [a x]\n", "5: call of an unknown pattern 'a x'; write the name of one in "
                             "'patterns'"},
    {WHOLE "calls: [a x 0]\n",
     "5: call 'a x 0' is not NAME or NAME x COUNT, with a count from 1 to 15 "
     "digits"},
    {WHOLE "calls: [a x -1]\n",
     "5: call 'a x -1' is not NAME or NAME x COUNT, with a count from 1 to 15 "
     "digits"},
    {WHOLE "calls: [a x 2 times]\n",
     "5: call 'a x 2 times' is not NAME or NAME x COUNT, with a count from 1 "
     "to 15 digits"},
    {WHOLE "calls: [a x 999999999999999, a x 999999999999999]\n",
     "5: more than 1125899906842624 calls"},
    {WHOLE "  - name: b\n    collective: allgatherv\n    bytes: [1, 2]\n"
           "calls: [a]\n",
     "5: no call of pattern 'b'; add it to 'calls' or remove the pattern"},
};

Test(pattern_reader, tells_each_mistake_with_its_line)
{
    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        struct ct_pattern_file file;
        struct ct_diag said;

        cr_expect_eq(load_text(mistakes[i].text, &file, &said), CT_ERR_INPUT, "%s",
                     mistakes[i].text);
        cr_expect_str_eq(said.text, mistakes[i].said, "\n%s\nsays:\n%s\nwanted:\n%s",
                         mistakes[i].text, said.text, mistakes[i].said);
    }
}

Test(pattern_reader, refuses_more_numbers_than_a_file_may_have)
{
    struct ct_pattern_file file = make_patterns(760);
    struct ct_pattern_file again;
    struct ct_text text = {0};
    struct ct_diag said;
    char *yaml;

    ct_pattern_file_write(&file, &text);
    cr_assert_eq(ct_text_take(&text, &yaml, NULL), 0);
    cr_expect_eq(load_text(yaml, &again, &said), CT_ERR_INPUT);
    cr_expect_str_eq(strchr(said.text, ' '), " more than 1048576 numbers in a file; leave patterns "
                                             "out");
    ct_pattern_file_fini(&file);
    free(yaml);
}

Test(pattern_reader, says_which_file_cannot_be_read)
{
    struct ct_pattern_file file;
    struct ct_diag diag = {""};

    cr_expect_eq(ct_pattern_file_load("/nowhere/at.yaml", &file, &diag), CT_ERR_INPUT);
    cr_expect_str_eq(diag.text, "/nowhere/at.yaml: cannot be read: No such "
                                "file or directory");
}
