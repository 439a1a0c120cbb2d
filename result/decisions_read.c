/*
 * decisions_read.c - line by line into the model; whether lines agree is
 * checked when all are read.
 */
#include "base/files.h"
#include "result/columns.h"
#include "result/csv_line.h"
#include "result/decisions.h"
#include "result/decisions_check.h"
#include "result/named_settings.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define KEYS_MAX 32
#define SHOWN 60 /* characters of a wrong text */

/* The line being read. */
struct reading {
    struct ct_decisions_place place;
    struct ct_result *result;
    int key_lines[KEYS_MAX];     /* of the signature's keys; 0: not yet */
    char *fields[CT_CSV_FIELDS]; /* of the line */
    int nfields;
};

/* What a message can show of a text. */
struct shown {
    char text[SHOWN + 4];
};

static struct shown show(const char *text)
{
    struct shown shown = {""};
    size_t n = 0;

    for (; text[n] != '\0' && n < SHOWN; n++) {
        shown.text[n] = text[n];
        if (text[n] < ' ' || text[n] > '~')
            shown.text[n] = '_';
    }
    if (text[n] != '\0')
        memcpy(shown.text + n, "...", sizeof "...");
    return shown;
}

static int fail_memory(const struct reading *reading)
{
    return ct_decisions_fail(&reading->place, NULL);
}

static int read_field(const struct reading *reading, const struct ct_column *column,
                      const char *text, void *members)
{
    if (column->field->read(text, (char *)members + column->offset))
        return CT_OK;
    return ct_decisions_fail(&reading->place,
                             ct_format("%s is \"%s\"; %s would be right", column->name,
                                       show(text).text, column->field->right));
}

static int fail_count(const struct reading *reading, int n, const char *right)
{
    return ct_decisions_fail(&reading->place,
                             ct_format("a line %s has %d fields, not %d; %s would be right",
                                       reading->fields[0], n, reading->nfields, right));
}

/* The number of the key in the second field; -1: there is none. */
static int find_key(const struct reading *reading)
{
    int i = ct_signature_line.ncolumns - 1;

    while (i >= 0 && strcmp(ct_signature_line.columns[i].name, reading->fields[1]) != 0)
        i--;
    return i;
}

static int fail_key(const struct reading *reading)
{
    struct ct_text keys = {0};

    for (int i = 0; i < ct_signature_line.ncolumns; i++)
        ct_text_add(&keys, "%s%s", i == 0 ? "" : ", ", ct_signature_line.columns[i].name);
    ct_decisions_fail(&reading->place, keys.failed
                                           ? NULL
                                           : ct_format("the signature has no key \"%s\"; one of %s "
                                                       "would be right",
                                                       show(reading->fields[1]).text, keys.text));
    free(keys.text);
    return CT_ERR_INPUT;
}

/* signature,KEY,VALUE */
static int read_key(struct reading *reading, const struct ct_line_kind *kind)
{
    int i;

    if (reading->nfields != 3)
        return fail_count(reading, 3, "signature,KEY,VALUE");
    i = find_key(reading);
    if (i < 0)
        return fail_key(reading);
    if (reading->key_lines[i] != 0)
        return ct_decisions_fail(&reading->place,
                                 ct_format("signature,%s is in line %d already; one of the two "
                                           "would be right",
                                           reading->fields[1], reading->key_lines[i]));
    reading->key_lines[i] = reading->place.line;
    return read_field(reading, &kind->columns[i], reading->fields[2], &reading->result->signature);
}

static int check_signature(const struct reading *reading)
{
    for (int i = 0; i < ct_signature_line.ncolumns; i++) {
        const char *key = ct_signature_line.columns[i].name;

        if (reading->key_lines[i] == 0 && ct_column_usual(&ct_signature_line.columns[i]) == NULL)
            return ct_decisions_fail(&reading->place,
                                     ct_format("the signature has no %s; a line signature,%s,VALUE "
                                               "above would be right",
                                               key, key));
    }
    return CT_OK;
}

/* The kinds of the lines that one of this kind belongs to, the outermost first.
   Returns how many. */
static int list_parents(const struct ct_line_kind *kind,
                        const struct ct_line_kind *parents[CT_LINE_DEPTH])
{
    int n = 0;

    for (const struct ct_line_kind *k = kind->parent; k != NULL; k = k->parent)
        n++;
    for (int i = n - 1; i >= 0; i--)
        parents[i] = kind = kind->parent;
    return n;
}

static int check_count(const struct reading *reading, const struct ct_line_kind *kind)
{
    const struct ct_line_kind *parents[CT_LINE_DEPTH];
    const int nparents = list_parents(kind, parents);
    const int n = 1 + nparents + kind->ncolumns;
    struct ct_text right = {0};
    int err;

    if (reading->nfields == n)
        return CT_OK;
    ct_text_add(&right, "%s", kind->word);
    for (int i = 0; i < nparents; i++)
        ct_text_add(&right, ",%s", parents[i]->key);
    for (int i = 0; i < kind->ncolumns; i++)
        ct_text_add(&right, ",%s", kind->columns[i].name);
    err = right.failed ? fail_memory(reading) : fail_count(reading, n, right.text);
    free(right.text);
    return err;
}

/* The element that the line belongs to. */
static int find_owner(const struct reading *reading, const struct ct_line_kind *kind, void **owner)
{
    const struct ct_line_kind *parents[CT_LINE_DEPTH];
    const int nparents = list_parents(kind, parents);

    *owner = reading->result;
    for (int i = 0; i < nparents; i++) {
        const char *key = reading->fields[1 + i];

        *owner = ct_list_find(parents[i], *owner, key);
        if (*owner == NULL)
            return ct_decisions_fail(
                &reading->place, ct_format("%s is \"%s\"; that of a line %s above would be right",
                                           parents[i]->key, show(key).text, parents[i]->word));
    }
    return CT_OK;
}

/* Lines to which others belong have different keys. */
static int check_key(const struct reading *reading, const struct ct_line_kind *kind,
                     const void *owner, const char *key)
{
    const char *const other = kind->key == NULL ? NULL : ct_list_find(kind, owner, key);
    int line;

    if (other == NULL)
        return CT_OK;
    memcpy(&line, other + kind->list.line, sizeof line);
    return ct_decisions_fail(&reading->place,
                             ct_format("%s %s is in line %d already; one of the two would be right",
                                       kind->word, show(key).text, line));
}

/* A line of a list. */
static int read_member(struct reading *reading, const struct ct_line_kind *kind)
{
    void *owner, *members;
    int err, first;

    CT_TRY(err, done, check_count(reading, kind));
    CT_TRY(err, done, check_signature(reading));
    CT_TRY(err, done, find_owner(reading, kind, &owner));
    first = reading->nfields - kind->ncolumns;
    CT_TRY(err, done, check_key(reading, kind, owner, reading->fields[first]));
    members = ct_list_add(kind, owner, reading->place.line);
    if (members == NULL)
        return fail_memory(reading);
    for (int i = 0; i < kind->ncolumns; i++)
        CT_TRY(err, done,
               read_field(reading, &kind->columns[i], reading->fields[first + i], members));
    if (kind == &ct_collective_line && /* the case of all calls has no line */
        ct_list_add(&ct_case_line, members, reading->place.line) == NULL)
        return fail_memory(reading);
    err = ct_named_settings_replace(&reading->place, kind, members);
done:
    return err;
}

/* The kind of line that begins with the word, of a list. */
static const struct ct_line_kind *find_list(const char *word)
{
    int i = 0;

    while (ct_list_lines[i] != NULL && strcmp(ct_list_lines[i]->word, word) != 0)
        i++;
    return ct_list_lines[i];
}

static int fail_word(const struct reading *reading)
{
    struct ct_text words = {0};

    ct_text_add(&words, "%s", ct_signature_line.word);
    for (int i = 0; ct_list_lines[i] != NULL; i++)
        ct_text_add(&words, ", %s", ct_list_lines[i]->word);
    ct_decisions_fail(&reading->place, words.failed
                                           ? NULL
                                           : ct_format("a line cannot begin with \"%s\"; %s or # "
                                                       "would be right",
                                                       show(reading->fields[0]).text, words.text));
    free(words.text);
    return CT_ERR_INPUT;
}

static int read_fields(struct reading *reading)
{
    const struct ct_line_kind *list = find_list(reading->fields[0]);

    if (list != NULL)
        return read_member(reading, list);
    if (strcmp(reading->fields[0], ct_signature_line.word) == 0)
        return read_key(reading, &ct_signature_line);
    return fail_word(reading);
}

/* One line that is neither empty nor a comment; changed. */
static int read_line(struct reading *reading, char *line)
{
    const char *wrong = ct_csv_split(line, reading->fields, &reading->nfields);

    if (wrong != NULL)
        return ct_decisions_fail(&reading->place,
                                 ct_format("%s; a comma after each field, and fields with a comma "
                                           "or a quote in quotes, would be right",
                                           wrong));
    return read_fields(reading);
}

/* The format that the first line of a file names; 0: none. */
static int format_of(const char *line)
{
    static const char head[] = "# colltune decisions ";
    const size_t length = strlen(head);
    char *end = NULL;
    const long format = strncmp(line, head, length) == 0 ? strtol(line + length, &end, 10) : 0;

    return format > 0 && format < INT_MAX && (*end == '\0' || *end == '\n') ? (int)format : 0;
}

static int check_format(const struct ct_decisions_place *place, const char *line)
{
    const int format = format_of(line);

    if (format == CT_DECISIONS_FORMAT)
        return CT_OK;
    return ct_decisions_fail(
        place,
        format == 0
            ? ct_format("not decisions of colltune; the line %s would be right", CT_DECISIONS_HEAD)
            : ct_format("written by %s colltune (format %d); this one reads format %d: %s",
                        format > CT_DECISIONS_FORMAT ? "a newer" : "an earlier", format,
                        CT_DECISIONS_FORMAT,
                        format > CT_DECISIONS_FORMAT ? "use the newer one"
                                                     : "run colltune tune again"));
}

/* All lines of the text, which is changed. */
static int read_lines(struct reading *reading, char *text)
{
    char *line = text, *newline;
    int err = CT_OK;

    while (err == CT_OK && (newline = strchr(line, '\n')) != NULL) {
        reading->place.line++;
        *newline = '\0';
        if (reading->place.line == 1)
            err = check_format(&reading->place, line);
        else if (line[0] != '\0' && line[0] != '#')
            err = read_line(reading, line);
        line = newline + 1;
    }
    if (err == CT_OK && (line[0] != '\0' || reading->place.line == 0)) {
        reading->place.line++;
        err = ct_decisions_fail(&reading->place,
                                ct_format("the file ends within a line; the whole of it would be "
                                          "right"));
    }
    return err;
}

static int check_all(const struct reading *reading)
{
    const int err = check_signature(reading);

    if (err != CT_OK)
        return err;
    if (reading->result->ncollectives == 0)
        return ct_decisions_fail(&reading->place,
                                 ct_format("nothing is decided; a line collective,NAME,... and its "
                                           "ranges would be right"));
    return ct_decisions_check(reading->place.name, reading->result, reading->place.diag);
}

int ct_decisions_parse(const char *name, const char *text, struct ct_result **result,
                       struct ct_diag *diag)
{
    struct reading reading = {.place = {.name = name, .diag = diag}, .result = ct_result_new()};
    char *copy = ct_format("%s", text);
    int err;

    if (copy == NULL || reading.result == NULL) {
        free(copy);
        ct_result_free(reading.result);
        return fail_memory(&reading);
    }
    err = read_lines(&reading, copy);
    if (err == CT_OK)
        err = check_all(&reading);
    free(copy);
    if (err == CT_OK)
        *result = reading.result;
    else
        ct_result_free(reading.result);
    return err;
}

/* True if the text is all of the file: a zero byte, as a crash of the machine may
   leave, must not hide lines. */
static int check_whole(const char *path, const char *text, struct ct_diag *diag)
{
    struct ct_decisions_place place = {.name = path, .line = 1, .diag = diag};
    struct stat status;

    if (stat(path, &status) != 0 || (size_t)status.st_size == strlen(text))
        return CT_OK;
    for (const char *at = text; (at = strchr(at, '\n')) != NULL; at++)
        place.line++;
    return ct_decisions_fail(&place,
                             ct_format("a zero byte; the whole of the text would be right"));
}

int ct_decisions_read(const char *path, struct ct_result **result, struct ct_diag *diag)
{
    char *text;
    int err = ct_file_read(path, &text, diag);

    if (err != CT_OK)
        return err;
    err = check_whole(path, text, diag);
    if (err == CT_OK)
        err = ct_decisions_parse(path, text, result, diag);
    free(text);
    return err;
}

bool ct_decisions_are_earlier(const char *path)
{
    char *text = NULL;
    const int format = ct_file_read(path, &text, NULL) == CT_OK ? format_of(text) : 0;

    free(text);
    return format > 0 && format < CT_DECISIONS_FORMAT;
}
