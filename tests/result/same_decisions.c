/*
 * same_decisions.c - FIXTURE DECISIONS: checks that for sizes from 0 to 1 MiB,
 * the choice of decisions.csv, and that of the tuned.c that this is
 * linked with, is what was decided when it was measured.
 *
 * FIXTURE  lines COLLECTIVE,FROM_BYTES,ALGORITHM,SETTING, with the names that
 *          algorithms had then
 */
#include "base/files.h"
#include "library/tuned.h"
#include "repo/aliases.h"
#include "result/csv_line.h"
#include "result/decisions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST ((size_t)1 << 20)
#define RANGES_MAX 512

struct decided {
    char *collective;
    size_t from_bytes;
    char algorithm[CT_ALGORITHM_TEXT];
    char setting[CT_SETTING_TEXT];
};

struct fixture {
    char *text;
    int n;
    struct decided ranges[RANGES_MAX];
};

static void give_up(const char *why)
{
    fprintf(stderr, "%s\n", why);
    exit(1);
}

static void read_fixture(const char *path, struct fixture *fixture)
{
    struct ct_diag diag = {""};
    char *line, *newline;

    if (ct_file_read(path, &fixture->text, &diag) != CT_OK)
        give_up(diag.text);
    line = strchr(fixture->text, '\n') + 1; /* after the head */
    for (; (newline = strchr(line, '\n')) != NULL; line = newline + 1) {
        struct decided *range = &fixture->ranges[fixture->n++];
        char *fields[CT_CSV_FIELDS];
        int n;

        *newline = '\0';
        if (fixture->n > RANGES_MAX || ct_csv_split(line, fields, &n) != NULL || n != 4)
            give_up("not a fixture");
        *range =
            (struct decided){.collective = fields[0], .from_bytes = strtoul(fields[1], NULL, 10)};
        snprintf(range->algorithm, sizeof range->algorithm, "%s", fields[2]);
        snprintf(range->setting, sizeof range->setting, "%s", fields[3]);
        if (ct_alias_replace(range->algorithm, range->setting, NULL) != CT_OK)
            give_up("an alias without such a setting");
    }
}

/* The fixture's choice; NULL: it has no such collective. */
static const struct decided *find(const struct fixture *fixture, const char *collective,
                                  size_t bytes)
{
    const struct decided *found = NULL;

    for (int i = 0; i < fixture->n; i++) {
        const struct decided *range = &fixture->ranges[i];

        if (strcmp(range->collective, collective) == 0 && range->from_bytes <= bytes)
            found = range;
    }
    return found;
}

static int compare(const struct decided *wanted, size_t bytes, const char *file,
                   const char *algorithm, const char *setting)
{
    if (strcmp(wanted->algorithm, algorithm) == 0 && strcmp(wanted->setting, setting) == 0)
        return 0;
    fprintf(stderr, "%s of %zu bytes: %s chooses %s %s, decided was %s %s\n", wanted->collective,
            bytes, file, algorithm, setting, wanted->algorithm, wanted->setting);
    return 1;
}

static int compare_tuned(const struct ct_dispatch *dispatch, const struct decided *wanted,
                         size_t bytes)
{
    const struct ct_problem problem = {
        .collective = dispatch->collective, .nranks = ct_tuned.nranks, .bytes = bytes};
    const struct ct_choice *choice = dispatch->choose(&problem);
    char setting[CT_SETTING_TEXT] = "";

    const struct ct_param *const none[] = {NULL};
    const struct ct_algorithm *algorithm = choice->algorithm;

    ct_setting_text(algorithm == NULL ? none : algorithm->params, &choice->setting, setting);
    return compare(wanted, bytes, "tuned.c", algorithm == NULL ? CT_RESULT_NATIVE : algorithm->name,
                   setting);
}

/*
 * The next size to compare: each, with COLLTUNE_ALL; else each up to 1 KB, then
 * 1,000 to each doubling, and those at which the fixture's choice changes, with
 * the one before.
 */
static size_t next_size(const struct fixture *fixture, const char *collective, size_t bytes)
{
    size_t next = bytes + 1 + bytes / 1024;

    if (getenv("COLLTUNE_ALL") != NULL)
        return bytes + 1;
    for (int i = 0; i < fixture->n; i++) {
        const struct decided *range = &fixture->ranges[i];

        if (strcmp(range->collective, collective) == 0 && bytes + 1 < range->from_bytes &&
            range->from_bytes - 1 < next)
            next = range->from_bytes - 1;
        else if (strcmp(range->collective, collective) == 0 && bytes + 1 == range->from_bytes)
            next = range->from_bytes;
    }
    return next;
}

/* The number of sizes at which a choice differs. */
static int compare_collective(const struct fixture *fixture, const struct ct_result_collective *own,
                              const struct ct_dispatch *dispatch)
{
    int nfaults = 0;

    for (size_t bytes = 0; bytes <= LARGEST && nfaults < 10;
         bytes = next_size(fixture, own->name, bytes)) {
        const struct decided *wanted = find(fixture, own->name, bytes);
        const struct ct_result_range *range = ct_result_find_range(own->cases, bytes);

        if (wanted == NULL || range == NULL)
            give_up("a collective too many, or without choices");
        nfaults +=
            compare(wanted, bytes, "decisions.csv", range->choice.algorithm, range->choice.setting);
        nfaults += compare_tuned(dispatch, wanted, bytes);
    }
    return nfaults;
}

/* How many collectives the fixture has. */
static int count(const struct fixture *fixture)
{
    int n = 0;

    for (int i = 0; i < fixture->n; i++)
        n += fixture->ranges[i].from_bytes == 0;
    return n;
}

int main(int argc, char **argv)
{
    struct fixture fixture = {0};
    struct ct_result *result;
    struct ct_diag diag = {""};
    int nfaults = 0, n = 0;

    if (argc != 3)
        give_up("same_decisions FIXTURE DECISIONS");
    read_fixture(argv[1], &fixture);
    if (ct_decisions_read(argv[2], &result, &diag) != CT_OK)
        give_up(diag.text);
    for (; ct_tuned.dispatch[n].collective != NULL; n++) {
        const struct ct_result_collective *own =
            ct_result_find_collective(result, ct_tuned.dispatch[n].collective->name);

        if (own == NULL)
            give_up("tuned.c has a collective that decisions.csv has not");
        nfaults += compare_collective(&fixture, own, &ct_tuned.dispatch[n]);
    }
    if (n != count(&fixture) || n != result->ncollectives)
        give_up("collectives are missing");
    printf("%d collectives, sizes 0 to %zu: %d differ\n", n, LARGEST, nfaults);
    free(fixture.text);
    ct_result_free(result);
    return nfaults == 0 ? 0 : 1;
}
