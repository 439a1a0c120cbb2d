/*
 * imports.c - what all formats have in common.
 */
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

/* Keep the first name that would be no name or list of names in a cluster file. */
static void check_name(struct ct_imported *imported, const char *name)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
                                  "[],-._/:";

    if (imported->wrong[0] != '\0' || name[strspn(name, letters)] == '\0')
        return;
    snprintf(imported->wrong, sizeof imported->wrong, "%s", name);
    imported->wrong_line = imported->line;
}

void ct_import_switch(struct ct_imported *imported, const char *name)
{
    check_name(imported, name);
    ct_text_add(&imported->switches, "  - \"%s\"\n", name);
}

static const char *or_unknown(const char *bandwidth)
{
    return bandwidth == NULL ? "unknown" : bandwidth;
}

void ct_import_link(struct ct_imported *imported, const char *one, const char *other,
                    const char *bandwidth)
{
    check_name(imported, one);
    check_name(imported, other);
    ct_text_add(&imported->links, "  - {between: [\"%s\", \"%s\"], bandwidth: %s}\n", one, other,
                or_unknown(bandwidth));
}

void ct_import_hosts(struct ct_imported *imported, const char *names, const char *at,
                     const char *bandwidth)
{
    check_name(imported, names);
    ct_text_add(&imported->hosts, "  - {names: \"%s\"", names);
    if (at != NULL)
        ct_text_add(&imported->hosts, ", switch: \"%s\", bandwidth: %s", at, or_unknown(bandwidth));
    ct_text_add(&imported->hosts, "}\n");
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

static void add_section(struct ct_text *file, const char *key, const struct ct_text *items)
{
    if (items->length > 0)
        ct_text_add(file, "%s:\n%s", key, items->text);
}

int ct_import_read(const struct ct_import *format, const char *path, char **text,
                   struct ct_diag *diag)
{
    const struct ct_source source = {path, diag};
    struct ct_imported imported = {.per_host = 0};
    struct ct_text file = {0};
    char *other = NULL;
    int err = ct_file_read(path, &other, diag);

    if (err == CT_ERR_SYSTEM)
        err = CT_ERR_INPUT; /* there is no such file */
    if (err == CT_OK)
        err = format->read(&source, other, &imported);
    if (err == CT_OK && imported.wrong[0] != '\0')
        err = ct_fault(&source, imported.wrong_line, "'%s' is no name of a host or switch",
                       imported.wrong);
    if (err == CT_OK &&
        (imported.switches.failed || imported.links.failed || imported.hosts.failed))
        err = ct_fault_memory(&source);
    if (err == CT_OK && imported.hosts.length == 0)
        err = ct_fault(&source, 0, "no hosts in it");
    if (err == CT_OK) {
        add_name(&file, path);
        add_section(&file, "switches", &imported.switches);
        add_section(&file, "links", &imported.links);
        add_section(&file, "hosts", &imported.hosts);
        ct_text_add(&file, "ranks: {order: as-listed, per_host: %d}\n",
                    imported.per_host > 0 ? imported.per_host : 1);
        err = ct_text_take(&file, text, diag);
    }
    free(imported.switches.text);
    free(imported.links.text);
    free(imported.hosts.text);
    free(other);
    return err;
}
