/*
 * call_pattern.h - the counts of a program's calls of MPI_Alltoallv and
 * MPI_Allgatherv, and the YAML file that holds them (docs/reference/patterns.md).
 *
 * A pattern is what every rank sends to every other in one call. A file has
 * patterns, each of a name of its own, and the order in which a program calls
 * them. Functions return 0 or a negative enum ct_status with one sentence in
 * diag; sizes are bytes.
 */
#ifndef CT_PATTERNS_CALL_PATTERN_H
#define CT_PATTERNS_CALL_PATTERN_H

#include "base/text.h"
#include "repo/collective.h"

#include <stddef.h>

/* Ranks of a pattern: no more than this. */
#define CT_PATTERN_RANKS_MAX 1024

/* Bytes from one rank to another, and bytes of all pairs of a pattern together:
   no more than this, so that sums of them fit. */
#define CT_PATTERN_BYTES_MAX ((size_t)1 << 50)

/* Calls of a pattern file: no more than this. */
#define CT_PATTERN_CALLS_MAX (1ull << 50)

/* Numbers in the `bytes` of all patterns of a file together: no more than this.
 */
#define CT_PATTERN_NUMBERS_MAX ((size_t)1 << 20)

/* Characters of a pattern's name: no more than this. */
#define CT_PATTERN_NAME_MAX 40

/* One call of a collective with counts: what every rank sends to every other. */
struct ct_call_pattern {
    char *name; /* a C identifier in small letters, unique in its file */
    const struct ct_collective *collective; /* alltoallv or allgatherv */
    int rank_count;                         /* 1 to CT_PATTERN_RANKS_MAX */
    unsigned long long call_count;          /* calls of it in the file's runs, at least 1
                                    */
    size_t *bytes; /* alltoallv: [sender * rank_count + receiver]; allgatherv:
                      [rank], what it contributes. All may be 0: the call
                      counts as one of the sequence. */
    int line;      /* of the file, for messages; 0: not read from one */
};

/* Calls in a row of one pattern. */
struct ct_pattern_run {
    size_t pattern;                /* position in the file's patterns */
    unsigned long long call_count; /* at least 1 */
};

/*
 * The patterns, in the order of their first calls unless the file says
 * otherwise, and the calls of a program: one run after the other, of which a
 * later one may be of an earlier pattern. All patterns are of one number of
 * ranks, and each is called. All zero: an empty file.
 */
struct ct_pattern_file {
    struct ct_call_pattern *patterns;
    size_t pattern_count;
    struct ct_pattern_run *runs; /* in the order of the calls */
    size_t run_count;
};

/* True if calls of the collective have patterns: they have counts, and data goes from
   every rank to every other. */
bool ct_call_pattern_is_of(const struct ct_collective *collective);

/* True if bytes differ by sender and receiver, as in an alltoallv. Otherwise they
   differ by sender only. */
bool ct_call_pattern_has_pairs(const struct ct_collective *collective);

/* Numbers in a pattern's `bytes`. */
size_t ct_call_pattern_entries(const struct ct_collective *collective, int rank_count);

/* The sum of a pattern's `bytes`. */
size_t ct_call_pattern_total(const struct ct_call_pattern *pattern);

/*
 * Read a pattern file.
 *
 * path     of the YAML file
 * file     out: owned by the caller, ct_pattern_file_fini; after success only
 * returns  CT_ERR_INPUT for a mistake in the file: the sentence has its line,
 *          the text in question and what would be right
 */
int ct_pattern_file_load(const char *path, struct ct_pattern_file *file, struct ct_diag *diag);

/* A pattern of its own, for ct_call_pattern_free; NULL: out of memory. */
struct ct_call_pattern *ct_call_pattern_copy(const struct ct_call_pattern *pattern);
void ct_call_pattern_free(struct ct_call_pattern *pattern);

/* Free what the file holds, and empty it. */
void ct_pattern_file_fini(struct ct_pattern_file *file);

/*
 * Add the file as YAML to `text`, which reads back equal. Comments may come
 * before it.
 */
void ct_pattern_file_write(const struct ct_pattern_file *file, struct ct_text *text);

#endif
