/*
 * emit_site.c - writes the tables of a site.
 */
#include "generator/emit_site.h"

#include "generator/emit.h"
#include "generator/site.h"

#include <inttypes.h>
#include <stdlib.h>

static void put_capacities(FILE *f, const struct ct_site *site)
{
    struct ct_rows rows = {.file = f};

    fputs("\n/* node -> bytes/s of the cable to the parent; 0: unknown */\n", f);
    ct_rows_begin(&rows, "double site_capacity");
    for (int i = 0; i < site->nnodes; i++)
        ct_rows_put(&rows, "%.9g,", site->capacity[i]);
    ct_rows_end(&rows);
}

static void put_hosts(FILE *f, const struct ct_site *site)
{
    struct ct_rows rows = {.file = f};

    fputs("\n/* node -> hash of a host's name; 0: no host */\n", f);
    ct_rows_begin(&rows, "uint64_t site_host");
    for (int i = 0; i < site->nnodes; i++) {
        if (site->host[i] == 0)
            ct_rows_put(&rows, "0,");
        else
            ct_rows_put(&rows, "UINT64_C(0x%" PRIx64 "),", site->host[i]);
    }
    ct_rows_end(&rows);
}

static void put_site(FILE *f, const struct ct_site *site, const char *declaration)
{
    fputs(ct_begin_tables, f);
    fputs("/* node -> the node above it */\n", f);
    ct_rows_numbers(f, "int site_parent", site->nnodes, site->parent);
    put_capacities(f, site);
    put_hosts(f, site);
    fputs(ct_end_tables, f);
    fprintf(f,
            "\n%s = {\n"
            "    .nnodes = %d,\n"
            "    .parent = site_parent,\n"
            "    .capacity = site_capacity,\n"
            "    .host = site_host,\n"
            "};\n",
            declaration, site->nnodes);
}

int ct_emit_site(const struct ct_cluster *cluster, const char *declaration, char **text,
                 struct ct_diag *diag)
{
    struct ct_site *site;
    size_t length;
    FILE *f;
    bool failed = true;
    int err = ct_site_build(cluster, &site, diag);

    if (err != CT_OK)
        return err;
    f = open_memstream(text, &length);
    if (f != NULL) {
        put_site(f, site, declaration);
        failed = ferror(f) != 0;
        failed = fclose(f) != 0 || failed;
        if (failed)
            free(*text);
    }
    ct_site_free(site);
    return failed ? ct_diag_memory(diag) : CT_OK;
}
