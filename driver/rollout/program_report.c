/*
 * program_report.c - reads reports line by line.
 */
#include "driver/rollout/program_report.h"

#include "base/array.h"
#include "base/files.h"
#include "base/report_marks.h"
#include "result/csv_line.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* The last two are not read, and were others until 0.6. */
#define COLUMNS_READ                                                                               \
    "collective,algorithm,setting,native_because,ranks,calls,bytes,least_bytes,most_bytes,time_s," \
    "longest_rank_s,saved_s,saved_calls,comm_ranks,job,"
#define COLUMNS COLUMNS_READ "predicted_s,predicted_native_s"
#define COLUMNS_BEFORE COLUMNS_READ "distance,in_place_of"

enum {
    COLLECTIVE,
    ALGORITHM,
    SETTING,
    BECAUSE,
    RANKS,
    CALLS,
    BYTES,
    LEAST,
    MOST,
    TIME,
    LONGEST,
    SAVED,
    SAVED_CALLS,
    COMM_RANKS,
    JOB,
    NCOLUMNS = JOB + 3
};

/* NFS, for example, may leave these where hosts wrote at the same time. */
#define ZERO "a byte 0 after this line, which is no text: what follows cannot be read"

/* What is being read. */
struct reading {
    const char *path;
    int line;
    struct ct_program_reports *reports;
    struct ct_program_report *report; /* NULL: between two of them */
    struct ct_diag *diag;
};

static int fault(const struct reading *reading, const char *what)
{
    return ct_diag_set(reading->diag, CT_ERR_INPUT, "%s:%d: %s", reading->path, reading->line,
                       what);
}

/* NULL: it begins otherwise. */
static const char *after(const char *line, const char *beginning)
{
    const size_t n = strlen(beginning);

    return strncmp(line, beginning, n) == 0 ? line + n : NULL;
}

/* False: it is no number that the library writes. */
static bool read_real(const char *text, double *value)
{
    char *end;

    *value = strtod(text, &end);
    return end != text && *end == '\0' && isfinite(*value);
}

static bool read_count(const char *text, unsigned long long *value)
{
    char *end;

    errno = 0;
    *value = strtoull(text, &end, 10);
    return errno == 0 && text[0] >= '0' && text[0] <= '9' && *end == '\0';
}

static bool read_int(const char *text, int *value)
{
    unsigned long long number;

    if (!read_count(text, &number) || number > 1 << 30)
        return false;
    *value = (int)number;
    return true;
}

static bool read_fields(char *const *fields, struct ct_report_line *line)
{
    line->collective = fields[COLLECTIVE];
    line->algorithm = fields[ALGORITHM];
    line->setting = fields[SETTING];
    line->because = fields[BECAUSE];
    line->job = fields[JOB];
    line->has_sizes = fields[LEAST][0] != '\0';
    return line->collective[0] != '\0' && read_int(fields[RANKS], &line->ranks) &&
           read_count(fields[CALLS], &line->calls) && line->calls > 0 &&
           read_count(fields[BYTES], &line->bytes) &&
           (!line->has_sizes || (read_count(fields[LEAST], &line->least_bytes) &&
                                 read_count(fields[MOST], &line->most_bytes))) &&
           read_real(fields[TIME], &line->time_s) && read_real(fields[LONGEST], &line->longest_s) &&
           (fields[SAVED][0] == '\0' || read_real(fields[SAVED], &line->saved_s)) &&
           read_count(fields[SAVED_CALLS], &line->saved_calls) &&
           (fields[COMM_RANKS][0] == '\0' || read_int(fields[COMM_RANKS], &line->comm_ranks));
}

static int read_values(const struct reading *reading, char *text)
{
    struct ct_program_report *report = reading->report;
    struct ct_report_line *line;
    char *fields[CT_CSV_FIELDS];
    const char *wrong;
    int n = 0;

    if (strcmp(text, COLUMNS) == 0 || strcmp(text, COLUMNS_BEFORE) == 0)
        return CT_OK;
    wrong = ct_csv_split(text, fields, &n);
    if (wrong != NULL)
        return fault(reading, wrong);
    line = ct_array_add(&report->lines, &report->nlines, sizeof *line);
    if (line == NULL)
        return ct_diag_memory(reading->diag);
    if (n != NCOLUMNS || !read_fields(fields, line))
        return fault(reading, "not a line of a report: it has " COLUMNS);
    return CT_OK;
}

/* A comment: what it says of the run. Others are left. */
static int read_comment(const struct reading *reading, char *text)
{
    struct ct_program_report *report = reading->report;
    const struct {
        const char *beginning;
        const char **value;
    } keys[] = {
        {"# program: ", &report->program},
        {"# job: ", &report->job},
        {"# host: ", &report->host},
        {"# ended: ", &report->ended},
        {"# colltune: calls of programs with the library tuned for ", &report->tuned},
    };
    const char *seconds = after(text, "# seconds: ");

    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        const char *value = after(text, keys[i].beginning);

        if (value != NULL)
            *keys[i].value = value;
    }
    if (seconds != NULL && !read_real(seconds, &report->seconds))
        return fault(reading, "not a number of seconds");
    if (strcmp(text, "# Of rank 0 only.") == 0) {
        report->is_of_rank_0 = true;
        report->nranks = 1;
    }
    if (sscanf(text, "# Sums over all %d ranks.", &report->nranks) == 1 && report->nranks < 1)
        return fault(reading, "not a number of ranks");
    return CT_OK;
}

static int begin_report(struct reading *reading)
{
    struct ct_program_report *report;

    if (reading->report != NULL)
        return fault(reading, "the report before this line has no end: it was cut off");
    report = ct_array_add(&reading->reports->items, &reading->reports->n, sizeof *report);
    if (report == NULL)
        return ct_diag_memory(reading->diag);
    report->program = report->job = report->host = report->ended = report->tuned = "";
    reading->report = report;
    return CT_OK;
}

static int end_report(struct reading *reading)
{
    if (reading->report->nranks == 0 || reading->report->program[0] == '\0')
        return fault(reading, "the report names no program, or no number of ranks");
    reading->report = NULL;
    return CT_OK;
}

static int read_line(struct reading *reading, char *text)
{
    if (strcmp(text, CT_REPORT_HEAD) == 0)
        return begin_report(reading);
    if (after(text, CT_REPORT_BEGINNING) != NULL)
        return fault(reading, "a report of another version of colltune; this one reads "
                              "'" CT_REPORT_HEAD "'");
    if (reading->report == NULL)
        return fault(reading, "not a report that COLLTUNE_REPORT=FILE writes: it begins with "
                              "'" CT_REPORT_HEAD "'");
    if (strcmp(text, CT_REPORT_END) == 0)
        return end_report(reading);
    return text[0] == '#' ? read_comment(reading, text) : read_values(reading, text);
}

/* Take the text apart where it is. */
static int read_lines(struct reading *reading, char *text)
{
    int err = CT_OK;

    ct_text_printable(text);
    while (err == CT_OK && *text != '\0') {
        char *end = text + strcspn(text, "\n");

        reading->line++;
        if (*end != '\0')
            *end++ = '\0';
        err = read_line(reading, text);
        text = end;
    }
    if (err != CT_OK)
        return err;
    if (reading->report != NULL)
        return fault(reading, "the last report has no end: it was cut off");
    return reading->line == 0 ? fault(reading, "the file is empty") : CT_OK;
}

/* A report that is wrong is left out, and those before it stay. */
static int read_text(struct reading *reading, char *text)
{
    const int err = read_lines(reading, text);

    if (err != CT_OK && reading->report != NULL) {
        free(reading->report->lines);
        reading->reports->n--;
    }
    return err;
}

int ct_program_reports_read(const char *path, struct ct_program_reports *reports,
                            struct ct_diag *diag)
{
    struct reading reading = {.path = path, .reports = reports, .diag = diag};
    char **text = ct_array_add(&reports->texts, &reports->ntexts, sizeof *text);
    struct stat file = {.st_size = 0}; /* it may grow meanwhile */
    bool has_zero;
    int err;

    if (text == NULL)
        return ct_diag_memory(diag);
    if (stat(path, &file) != 0 || !S_ISREG(file.st_mode))
        file.st_size = 0;
    err = ct_file_read(path, text, diag);
    if (err != CT_OK)
        return err == CT_ERR_SYSTEM ? CT_ERR_INPUT : err;
    has_zero = strlen(*text) < (size_t)file.st_size;
    err = read_text(&reading, *text);
    return err == CT_OK && has_zero ? fault(&reading, ZERO) : err;
}

int ct_program_reports_parse(const char *name, const char *text, struct ct_program_reports *reports,
                             struct ct_diag *diag)
{
    struct reading reading = {.path = name, .reports = reports, .diag = diag};
    char **own = ct_array_add(&reports->texts, &reports->ntexts, sizeof *own);

    if (own == NULL)
        return ct_diag_memory(diag);
    *own = ct_format("%s", text);
    return *own == NULL ? ct_diag_memory(diag) : read_text(&reading, *own);
}

void ct_program_reports_free(struct ct_program_reports *reports)
{
    for (int i = 0; i < reports->n; i++)
        free(reports->items[i].lines);
    for (int i = 0; i < reports->ntexts; i++)
        free(reports->texts[i]);
    free(reports->items);
    free(reports->texts);
}
