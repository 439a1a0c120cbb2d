/*
 * compare_table.c - the CSV of bench compare as a table, with geometric means and
 * the worst cells.
 */
#include "bench/compare_table.h"

#include "bench/csv.h"
#include "bench/launch_samples.h"
#include "bench/side_line.h"

#include <stdio.h>
#include <string.h>

#define ALL "all"
#define OVER "over_"
#define NAME_WIDTH 10 /* or more, of the names of collectives */
#define KINDS 3       /* of sizes: fixed, between, both */

struct worst {
    double over;
    char where[480];
};

struct table {
    struct ct_text *text;
    struct ct_csv csv;
    const char *peers[CT_PEERS_MAX];
    int npeers;
    char group[CT_SIDE_NAME]; /* the collective whose part is being made */
    struct ct_samples groups; /* speed-ups by collective; the columns are KINDS
                                 of each peer */
    struct ct_samples all;
    struct worst worst[CT_PEERS_MAX];
};

/* A row's columns. */
struct row {
    const char *collective;
    const char *size;
    const char *choice;
    double bytes, limit_s, rounds;
};

static const char *label_of(const char *peer)
{
    static const char *const labels[][2] = {
        {"mpich", "MPICH"},       {"openmpi", "Open MPI"}, {"ompi", "Open MPI"},
        {"mvapich2", "MVAPICH2"}, {"impi", "Intel MPI"},
    };

    for (size_t i = 0; i < sizeof labels / sizeof labels[0]; i++) {
        if (strcmp(peer, labels[i][0]) == 0)
            return labels[i][1];
    }
    return peer;
}

static int find_peers(struct table *table, struct ct_diag *diag)
{
    const struct ct_csv *csv = &table->csv;

    for (int i = 0; i < csv->ncolumns; i++) {
        if (strncmp(csv->names[i], OVER, strlen(OVER)) != 0)
            continue;
        if (table->npeers == CT_PEERS_MAX)
            return ct_diag_set(diag, CT_ERR_INPUT, "%s:1: more than %d peers", csv->path,
                               CT_PEERS_MAX);
        table->peers[table->npeers++] = csv->names[i] + strlen(OVER);
    }
    return CT_OK;
}

static int read_row(const struct ct_csv *csv, struct row *row, struct ct_diag *diag)
{
    int err;

    CT_TRY(err, done, ct_csv_text(csv, "collective", &row->collective, diag));
    CT_TRY(err, done, ct_csv_text(csv, "size", &row->size, diag));
    CT_TRY(err, done, ct_csv_text(csv, "choice", &row->choice, diag));
    CT_TRY(err, done, ct_csv_number(csv, "bytes", &row->bytes, diag));
    CT_TRY(err, done, ct_csv_number(csv, "limit_s", &row->limit_s, diag));
    CT_TRY(err, done, ct_csv_number(csv, "rounds", &row->rounds, diag));
    if (strlen(row->collective) >= CT_SIDE_NAME)
        err = ct_diag_set(diag, CT_ERR_INPUT, "%s:%d: not a collective: %.60s", csv->path,
                          csv->line, row->collective);
done:
    return err;
}

/* The number in column WHO followed by `suffix`. */
static int read_figure(const struct ct_csv *csv, const char *who, const char *suffix, double *value,
                       struct ct_diag *diag)
{
    char name[64];

    snprintf(name, sizeof name, "%s%s", who, suffix);
    return ct_csv_number(csv, name, value, diag);
}

/* Milliseconds. */
static void format_time(double seconds, char *text, size_t size)
{
    snprintf(text, size, seconds < 0.1 ? "%.3g" : "%.0f", 1e3 * seconds);
}

/* "16.1 (15.9-16.4)": median, and lowest and highest round. */
static int add_figure(struct table *table, const char *who, const struct row *row,
                      struct ct_diag *diag)
{
    double figure = 0, low = 0, high = 0;
    char middle[24], least[24], most[24], whole[80];
    int err;

    CT_TRY(err, done, read_figure(&table->csv, who, "_s", &figure, diag));
    CT_TRY(err, done, read_figure(&table->csv, who, "_low_s", &low, diag));
    CT_TRY(err, done, read_figure(&table->csv, who, "_high_s", &high, diag));
    format_time(figure, middle, sizeof middle);
    format_time(low, least, sizeof least);
    format_time(high, most, sizeof most);
    if (row->rounds > 1)
        snprintf(whole, sizeof whole, "%s (%s-%s)", middle, least, most);
    ct_text_add(table->text, " %22s", row->rounds > 1 ? whole : middle);
done:
    return err;
}

/* The limit, and what part of the tuned time it is. */
static int add_limit(struct table *table, const struct row *row, struct ct_diag *diag)
{
    char bound[24] = "-", part[24] = "-";
    double tuned_s = 0;
    int err;

    CT_TRY(err, done, ct_csv_number(&table->csv, "tuned_s", &tuned_s, diag));
    if (row->limit_s > 0) {
        format_time(row->limit_s, bound, sizeof bound);
        snprintf(part, sizeof part, "%.2f", row->limit_s / tuned_s);
    }
    ct_text_add(table->text, " %8s", bound);
    CT_TRY(err, done, add_figure(table, "tuned", row, diag));
    ct_text_add(table->text, " %11s", part);
done:
    return err;
}

static void add_head(const struct table *table, const char *collective)
{
    ct_text_add(table->text, "\n%s, ms\n%9s %8s %22s %11s", collective, "bytes", "limit", "tuned",
                "limit/tuned");
    for (int i = 0; i < table->npeers; i++)
        ct_text_add(table->text, " %22s %8s", label_of(table->peers[i]), "speed-up");
    ct_text_add(table->text, "  choice\n");
}

/* A row's speed-up, for the means and the worst. */
static int note(struct table *table, const struct row *row, int peer, double over,
                struct ct_diag *diag)
{
    const int both = peer * KINDS + KINDS - 1;
    const int kind = peer * KINDS + (strcmp(row->size, "fixed") == 0 ? 0 : 1);
    struct worst *worst = &table->worst[peer];

    if (worst->where[0] == '\0' || over < worst->over) {
        worst->over = over;
        snprintf(worst->where, sizeof worst->where, "%.47s of %.0f bytes (%.40s), %.320s",
                 row->collective, row->bytes, row->size, row->choice);
    }
    if (ct_samples_add(&table->groups, row->collective, kind, &over, 1) != CT_OK ||
        ct_samples_add(&table->groups, row->collective, both, &over, 1) != CT_OK ||
        ct_samples_add(&table->all, ALL, kind, &over, 1) != CT_OK ||
        ct_samples_add(&table->all, ALL, both, &over, 1) != CT_OK)
        return ct_diag_memory(diag);
    return CT_OK;
}

static int add_row(struct table *table, struct ct_diag *diag)
{
    struct row row = {0};
    double over = 0;
    int err;

    CT_TRY(err, done, read_row(&table->csv, &row, diag));
    if (strcmp(table->group, row.collective) != 0) {
        snprintf(table->group, sizeof table->group, "%s", row.collective);
        add_head(table, row.collective);
    }
    ct_text_add(table->text, "%8.0f%s", row.bytes, strcmp(row.size, "between") == 0 ? "*" : " ");
    CT_TRY(err, done, add_limit(table, &row, diag));
    for (int i = 0; i < table->npeers; i++) {
        CT_TRY(err, done, add_figure(table, table->peers[i], &row, diag));
        CT_TRY(err, done, read_figure(&table->csv, OVER, table->peers[i], &over, diag));
        ct_text_add(table->text, " %8.2f", over);
        CT_TRY(err, done, note(table, &row, i, over, diag));
    }
    ct_text_add(table->text, "  %s\n", row.choice);
done:
    return err;
}

static void add_means(const struct table *table, const struct ct_sample_row *row, int width)
{
    ct_text_add(table->text, "%-*s", width, row->name);
    for (int i = 0; i < table->npeers * KINDS; i++) {
        if (row->columns[i].n > 0)
            ct_text_add(table->text, " %8.2f", ct_sample_list_mean(&row->columns[i]));
        else
            ct_text_add(table->text, " %8s", "-");
    }
    ct_text_add(table->text, "\n");
}

/* Of the names of the means' rows. */
static int name_width(const struct table *table)
{
    size_t width = NAME_WIDTH;

    for (int i = 0; i < table->groups.nrows; i++) {
        const size_t own = strlen(table->groups.rows[i].name);

        width = own > width ? own : width;
    }
    return (int)width;
}

static void add_summary(const struct table *table)
{
    const int width = name_width(table);

    ct_text_add(table->text, "\nSpeed-up, geometric means over the sizes\n%*s", width, "");
    for (int i = 0; i < table->npeers; i++) {
        char over[40];

        snprintf(over, sizeof over, "over %.30s", label_of(table->peers[i]));
        ct_text_add(table->text, " %26s", over);
    }
    ct_text_add(table->text, "\n%*s", width, "");
    for (int i = 0; i < table->npeers; i++)
        ct_text_add(table->text, " %8s %8s %8s", "fixed", "between", "both");
    ct_text_add(table->text, "\n");
    for (int i = 0; i < table->groups.nrows; i++)
        add_means(table, &table->groups.rows[i], width);
    for (int i = 0; i < table->all.nrows; i++)
        add_means(table, &table->all.rows[i], width);
    for (int i = 0; i < table->npeers; i++)
        ct_text_add(table->text, "Worst over %s: %.2f, %s\n", label_of(table->peers[i]),
                    table->worst[i].over, table->worst[i].where);
}

int ct_compare_table(const char *path, struct ct_text *text, struct ct_diag *diag)
{
    struct table table = {.text = text};
    bool is_there;
    int err;

    CT_TRY(err, done, ct_csv_open(&table.csv, path, diag));
    CT_TRY(err, done, find_peers(&table, diag));
    table.groups.ncolumns = table.all.ncolumns = table.npeers * KINDS;
    for (;;) {
        CT_TRY(err, done, ct_csv_next(&table.csv, &is_there, diag));
        if (!is_there)
            break;
        CT_TRY(err, done, add_row(&table, diag));
    }
    add_summary(&table);
done:
    ct_samples_fini(&table.groups);
    ct_samples_fini(&table.all);
    ct_csv_close(&table.csv);
    return err;
}
