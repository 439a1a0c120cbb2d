/*
 * emit_site.c - writes the tables of a site.
 */
#include "generator/emit_site.h"

#include "generator/emit.h"
#include "generator/site.h"

#include <stdlib.h>

/* Figures of bandwidths: 9. */
static void put_site(FILE *f, const struct ct_site *site, const char *declaration)
{
    struct ct_places_table tables[CT_SITE_TABLES_MOST];
    const int ntables = ct_site_tables(site, tables);

    fputs(ct_begin_tables, f);
    for (int i = 0; i < ntables; i++) {
        fputs(i == 0 ? "" : "\n", f);
        ct_rows_table(f, "site_", &tables[i], 9);
    }
    fputs(ct_end_tables, f);
    fprintf(f, "\n%s = {\n    .nnodes = %d,\n", declaration, site->nnodes);
    for (int i = 0; i < ntables; i++)
        fprintf(f, "    .%s = site_%s,\n", tables[i].member, tables[i].member);
    fputs("};\n", f);
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
