/*
 * option_words.c - one list after the other.
 */
#include "driver/options/option_words.h"

#include "cluster/formats/export.h"
#include "cluster/formats/import.h"
#include "repo/collective.h"
#include "result/writer.h"

const char *ct_collective_name(int i)
{
    return ct_collectives[i] == NULL ? NULL : ct_collectives[i]->name;
}

/* What clusters are exported to, and what is made of decisions. */
const char *ct_export_help(int i)
{
    int n = 0;

    while (ct_exports[n] != NULL)
        n++;
    return i < n ? ct_exports[i]->help : ct_writer_format(i - n);
}

const char *ct_import_help(int i)
{
    return ct_imports[i] == NULL ? NULL : ct_imports[i]->help;
}

const char *ct_yes_no_name(int i)
{
    static const char *const names[] = {"yes", "no", NULL};

    return names[i];
}

const char *ct_module_name(int i)
{
    static const char *const names[] = {"lmod", "tcl", "slurm", "profile", NULL};

    return names[i];
}

const char *ct_summary_format(int i)
{
    static const char *const names[] = {"text", "csv", "html", NULL};

    return names[i];
}
