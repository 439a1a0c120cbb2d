/*
 * option_words.c - one list after the other.
 */
#include "driver/options/option_words.h"

#include "cluster/formats/export.h"
#include "cluster/formats/import.h"
#include "driver/options/option_table.h"
#include "repo/collective.h"
#include "result/writer.h"

#include <string.h>

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

bool ct_option_has_word(const char *words, const char *word)
{
    const size_t length = strlen(word);

    for (const char *at = words; *at != '\0'; at += strspn(at, " ")) {
        const size_t n = strcspn(at, " ");

        if (n == length && strncmp(at, word, n) == 0)
            return true;
        at += n;
    }
    return false;
}

bool ct_option_is_of(const struct ct_option *option, const char *command)
{
    return ct_option_has_word(option->commands, command);
}
