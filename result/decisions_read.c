/*
 * decisions_read.c - line by line into the model; whether lines agree is
 * checked when all are read.
 */
#include "base/files.h"
#include "result/columns.h"
#include "result/csv_line.h"
#include "result/decisions.h"
#include "result/decisions_check.h"
#include "result/decisions_format.h"
#include "result/named_settings.h"

#include <stdlib.h>
#include <string.h>

#define KEYS_MAX 32
#define SHOWN 60 /* characters of a wrong text */

/* The line being read. */
struct reading {
    struct ct_decisions_place place;
    struct ct_result *result;
    int key_lines[KEYS_MAX]; /* of the signature's keys; 0: not yet */
    char *fields[CT_CSV_FIELDS];
    int nfields;
    int format; /* of the file */
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

static int read_field(const struct reading *reading,
                      const struct ct_column *column, const char *text,
                      void *members)
{
    if (column->field->read(text, (char *)members + column->offset))
        return CT_OK;
    return ct_decisions_fail(&reading->place,
                             ct_format("%s is \"%s\"; %s would be right",
                                       column->name, show(text).text,
                                       column->field->right));
}

static int fail_count(const struct reading *reading, int n, const char *right)
{
    return ct_decisions_fail(
        &reading->place,
        ct_format("a line %s has %d fields, not %d; %s would be right",
                  reading->fields[0], n, reading->nfields, right));
}

/* The number of the key in the second field; -1: there is none. */
static int find_key(const struct reading *reading)
{
    int i = ct_signature_line.ncolumns - 1;

    while (i >= 0 &&
           strcmp(ct_signature_line.columns[i].name, reading->fields[1]) != 0)
        i--;
    return i;
}

static int fail_key(const struct reading *reading)
{
    struct ct_text keys = {0};

    for (int i = 0; i < ct_signature_line.ncolumns; i++)
        ct_text_add(&keys, "%s%s", i == 0 ? "" : ", ",
                    ct_signature_line.columns[i].name);
    ct_decisions_fail(
        &reading->place,
        keys.failed ? NULL
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
        return ct_decisions_fail(
            &reading->place,
            ct_format("signature,%s is in line %d already; one of the two "
                      "would be right",
                      reading->fields[1], reading->key_lines[i]));
    reading->key_lines[i] = reading->place.line;
    return read_field(reading, &kind->columns[i], reading->fields[2],
                      &reading->result->signature);
}

static int check_signature(const struct reading *reading)
{
    for (int i = 0; i < ct_signature_line.ncolumns; i++) {
        const char *key = ct_signature_line.columns[i].name;

        if (reading->key_lines[i] == 0 &&
            ct_column_usual(&ct_signature_line.columns[i]) == NULL)
            return ct_decisions_fail(
                &reading->place,
                ct_format("the signature has no %s; a line signature,%s,VALUE "
                          "above would be right",
                          key, key));
    }
    return CT_OK;
}

/* The number of the next column from number i on that the file's format has. */
static int next_column(const struct reading *reading,
                       const struct ct_line_kind *kind, int i)
{
    while (i < kind->ncolumns &&
           !ct_column_is_of(&kind->columns[i], reading->format))
        i++;
    return i;
}

/* The fields after the collective. What only earlier formats have is a number,
   and is not kept. */
static int read_columns(const struct reading *reading,
                        const struct ct_line_kind *kind, void *members)
{
    int column = next_column(reading, kind, 0);
    int err = CT_OK;

    for (int i = 2; i < reading->nfields && err == CT_OK; i++) {
        double unused;

        err = read_field(
            reading, &kind->columns[column], reading->fields[i],
            ct_column_is_of(&kind->columns[column], CT_DECISIONS_FORMAT)
                ? members
                : &unused);
        column = next_column(reading, kind, column + 1);
    }
    return err;
}

static int check_count(const struct reading *reading,
                       const struct ct_line_kind *kind)
{
    const int required = kind->ncolumns - ct_line_optional(kind);
    struct ct_text right = {0};
    int least = 0;
    int most = 0;
    int err = CT_OK;

    ct_text_add(&right, "%s,COLLECTIVE", kind->word);
    for (int i = next_column(reading, kind, 0); i < kind->ncolumns;
         i = next_column(reading, kind, i + 1)) {
        ct_text_add(&right, i < required ? ",%s" : "[,%s]",
                    kind->columns[i].name);
        least += i < required;
        most++;
    }
    if (right.failed)
        err = fail_memory(reading);
    else if (reading->nfields < least + 2 || reading->nfields > most + 2)
        err = fail_count(reading, least + 2, right.text);
    free(right.text);
    return err;
}

static int read_collective(struct reading *reading,
                           const struct ct_line_kind *kind)
{
    const char *name = reading->fields[1];
    struct ct_result_collective *own;
    int err;

    CT_TRY(err, done, check_count(reading, kind));
    CT_TRY(err, done, check_signature(reading));
    own = ct_result_find_collective(reading->result, name);
    if (own != NULL)
        CT_TRY(err, done,
               ct_decisions_fail(
                   &reading->place,
                   ct_format("collective,%s is in line %d already; one of the "
                             "two would be right",
                             name, own->line)));
    own = CT_ADD(reading->result, collectives);
    if (own == NULL)
        return fail_memory(reading);
    own->line = reading->place.line;
    CT_TRY(err, done,
           read_field(reading, &ct_collective_name_column, name, own));
    err = read_columns(reading, kind, own);
done:
    return err;
}

/* Of a list of a collective. */
static int read_member(struct reading *reading, const struct ct_line_kind *kind)
{
    struct ct_result_collective *own;
    void *members;
    int err = check_count(reading, kind);

    if (err != CT_OK)
        return err;
    own = ct_result_find_collective(reading->result, reading->fields[1]);
    if (own == NULL)
        return ct_decisions_fail(
            &reading->place,
            ct_format("no collective is named \"%s\"; a line collective,NAME,"
                      "... above would be right",
                      show(reading->fields[1]).text));
    members = ct_list_add(kind, own, reading->place.line);
    if (members == NULL)
        return fail_memory(reading);
    err = read_columns(reading, kind, members);
    return err == CT_OK
               ? ct_named_settings_replace(&reading->place, kind, members)
               : err;
}

/* provenance,KEY,VALUE */
static int read_provenance(struct reading *reading)
{
    const struct ct_line_kind *kind = &ct_provenance_line;
    struct ct_provenance *own;
    int err = CT_OK;

    if (reading->nfields != kind->ncolumns + 1)
        return fail_count(reading, kind->ncolumns + 1, "provenance,KEY,VALUE");
    own = CT_ADD(reading->result, provenance);
    if (own == NULL)
        return fail_memory(reading);
    for (int i = 0; i < kind->ncolumns && err == CT_OK; i++)
        err =
            read_field(reading, &kind->columns[i], reading->fields[i + 1], own);
    return err;
}

/* The kind of line that begins with the word, of a list of a collective. */
static const struct ct_line_kind *find_list(const char *word)
{
    int i = 0;

    while (ct_list_lines[i] != NULL &&
           strcmp(ct_list_lines[i]->word, word) != 0)
        i++;
    return ct_list_lines[i];
}

static int fail_word(const struct reading *reading)
{
    struct ct_text words = {0};

    ct_text_add(&words, "%s, %s, %s", ct_signature_line.word,
                ct_provenance_line.word, ct_collective_line.word);
    for (int i = 0; ct_list_lines[i] != NULL; i++)
        ct_text_add(&words, ", %s", ct_list_lines[i]->word);
    ct_decisions_fail(
        &reading->place,
        words.failed ? NULL
                     : ct_format("a line cannot begin with \"%s\"; %s or # "
                                 "would be right",
                                 show(reading->fields[0]).text, words.text));
    free(words.text);
    return CT_ERR_INPUT;
}

/* One line that is neither empty nor a comment; changed. */
static int read_line(struct reading *reading, char *line)
{
    const char *wrong = ct_csv_split(line, reading->fields, &reading->nfields);
    const struct ct_line_kind *list;

    if (wrong != NULL)
        return ct_decisions_fail(
            &reading->place,
            ct_format("%s; a comma after each field, and fields with a comma "
                      "or a quote in quotes, would be right",
                      wrong));
    list = find_list(reading->fields[0]);
    if (list != NULL)
        return read_member(reading, list);
    if (strcmp(reading->fields[0], ct_signature_line.word) == 0)
        return read_key(reading, &ct_signature_line);
    if (strcmp(reading->fields[0], ct_collective_line.word) == 0)
        return read_collective(reading, &ct_collective_line);
    if (strcmp(reading->fields[0], ct_provenance_line.word) == 0)
        return read_provenance(reading);
    return fail_word(reading);
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
            err = ct_decisions_format(&reading->place, line, &reading->format);
        else if (line[0] != '\0' && line[0] != '#')
            err = read_line(reading, line);
        line = newline + 1;
    }
    if (err == CT_OK && (line[0] != '\0' || reading->place.line == 0)) {
        reading->place.line++;
        err = ct_decisions_fail(
            &reading->place,
            ct_format("the file ends within a line; the whole of it would be "
                      "right"));
    }
    return err;
}

static int check_all(const struct reading *reading)
{
    const int err = check_signature(reading);

    if (reading->format < CT_DECISIONS_FORMAT)
        ct_decisions_soften(reading->result);
    if (err != CT_OK)
        return err;
    if (reading->result->ncollectives == 0)
        return ct_decisions_fail(
            &reading->place,
            ct_format("nothing is decided; a line collective,NAME,... and its "
                      "ranges would be right"));
    return ct_decisions_check(reading->place.name, reading->result,
                              reading->place.diag);
}

int ct_decisions_parse(const char *name, const char *text,
                       struct ct_result **result, struct ct_diag *diag)
{
    struct reading reading = {.place = {.name = name, .diag = diag},
                              .result = ct_result_new()};
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

int ct_decisions_read(const char *path, struct ct_result **result,
                      struct ct_diag *diag)
{
    char *text;
    int err = ct_file_read(path, &text, diag);

    if (err != CT_OK)
        return err;
    err = ct_decisions_check_whole(path, text, diag);
    if (err == CT_OK)
        err = ct_decisions_parse(path, text, result, diag);
    free(text);
    return err;
}
