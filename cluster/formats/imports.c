/*
 * imports.c - what all formats have in common.
 */
#include "base/array.h"
#include "base/files.h"
#include "cluster/cluster.h"
#include "cluster/formats/import.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct ct_import *ct_import_find(const char *name)
{
    for (int i = 0; ct_imports[i] != NULL; i++) {
        if (strcmp(ct_imports[i]->name, name) == 0)
            return ct_imports[i];
    }
    return NULL;
}

/* Note where a line comes from. */
static void add_line(struct ct_imported_lines *lines, int from)
{
    int *line = ct_array_add((void *)&lines->from, &lines->n, sizeof *line);

    if (line == NULL)
        lines->text.failed = true;
    else
        *line = from;
}

/* A name in quotes, whatever is in it. */
static void add_quoted(struct ct_text *text, const char *name)
{
    ct_text_add(text, "\"");
    for (const unsigned char *c = (const unsigned char *)name; *c != '\0'; c++)
        ct_text_add(text,
                    *c == '"' || *c == '\\' ? "\\%c"
                    : *c < ' ' || *c > '~'  ? "\\x%02x"
                                            : "%c",
                    *c);
    ct_text_add(text, "\"");
}

void ct_import_switch(struct ct_imported *imported, const char *name)
{
    struct ct_text *text = &imported->switches.text;

    add_line(&imported->switches, imported->line);
    ct_text_add(text, "  - ");
    add_quoted(text, name);
    ct_text_add(text, "\n");
}

static void add_bandwidth(struct ct_text *text, const char *bandwidth)
{
    ct_text_add(text, ", bandwidth: %s", bandwidth == NULL ? "unknown" : bandwidth);
}

void ct_import_link(struct ct_imported *imported, const char *one, const char *other,
                    const char *bandwidth)
{
    struct ct_text *text = &imported->links.text;

    add_line(&imported->links, imported->line);
    ct_text_add(text, "  - {between: [");
    add_quoted(text, one);
    ct_text_add(text, ", ");
    add_quoted(text, other);
    ct_text_add(text, "]");
    add_bandwidth(text, bandwidth);
    ct_text_add(text, "}\n");
}

void ct_import_hosts(struct ct_imported *imported, const char *names, const char *at,
                     const char *bandwidth)
{
    struct ct_text *text = &imported->hosts.text;

    add_line(&imported->hosts, imported->line);
    ct_text_add(text, "  - {names: ");
    add_quoted(text, names);
    if (at != NULL) {
        ct_text_add(text, ", switch: ");
        add_quoted(text, at);
        add_bandwidth(text, bandwidth);
    }
    ct_text_add(text, "}\n");
}

/* The file's name without folders and ending, in the letters of cluster names. */
static void add_name(struct ct_text *file, const char *path)
{
    static const char large[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
                      small[] = "abcdefghijklmnopqrstuvwxyz";
    const char *slash = strrchr(path, '/');
    const char *base = slash == NULL ? path : slash + 1;
    char name[CT_CLUSTER_NAME_MOST + 1];

    snprintf(name, sizeof name, "%.*s", (int)strcspn(base, "."), base);
    for (char *c = name; *c != '\0'; c++) {
        const char *is_large = strchr(large, *c);

        if (is_large != NULL)
            *c = small[is_large - large];
        else if (strchr(small, *c) == NULL && strchr("0123456789", *c) == NULL)
            *c = '-';
    }
    ct_text_add(file, "name: %s\n", ct_cluster_is_name(name) ? name : "imported");
}

static void add_section(struct ct_imported_lines *file, const char *key,
                        const struct ct_imported_lines *items)
{
    if (items->text.failed)
        file->text.failed = true;
    if (items->n == 0)
        return;
    add_line(file, 0);
    ct_text_add(&file->text, "%s:\n%s", key, items->text.text);
    for (int i = 0; i < items->n; i++)
        add_line(file, items->from[i]);
}

/* The cluster file. */
static void write(struct ct_imported_lines *file, const char *path,
                  const struct ct_imported *imported)
{
    add_line(file, 0);
    add_name(&file->text, path);
    add_section(file, "switches", &imported->switches);
    add_section(file, "links", &imported->links);
    add_section(file, "hosts", &imported->hosts);
    add_line(file, 0);
    ct_text_add(&file->text, "ranks: {order: as-listed, per_host: %d}\n",
                imported->per_host > 0 ? imported->per_host : 1);
}

static void free_lines(struct ct_imported_lines *lines)
{
    free(lines->text.text);
    free(lines->from);
}

int ct_import_read(const struct ct_import *format, const char *path, char **text,
                   struct ct_diag *diag)
{
    struct ct_source source = {.file = path, .diag = diag};
    struct ct_imported imported = {.per_host = 0};
    struct ct_imported_lines file = {.n = 0};
    char *other = NULL;
    int err = ct_file_read_written(path, &other, diag);

    if (err == CT_ERR_SYSTEM)
        err = CT_ERR_INPUT; /* there is no such file */
    if (err == CT_OK)
        err = format->read(&source, other, &imported);
    if (err == CT_OK && imported.hosts.n == 0)
        err = ct_fault(&source, 0, "no hosts in it");
    if (err == CT_OK) {
        write(&file, path, &imported);
        source.text = file.text.text;
        source.lines = file.from;
        err = file.text.failed ? ct_fault_memory(&source) : ct_cluster_check(&source);
    }
    if (err == CT_OK)
        err = ct_text_take(&file.text, text, diag);
    else
        free(file.text.text);
    free(file.from);
    free_lines(&imported.switches);
    free_lines(&imported.links);
    free_lines(&imported.hosts);
    free(other);
    return err;
}
