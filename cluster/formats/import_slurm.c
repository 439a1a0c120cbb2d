/*
 * import_slurm.c - Slurm's topology.conf: a line for each switch, with its
 * hosts or the switches below it.
 *
 *     SwitchName=rack0 Nodes=n[0-3]
 *     SwitchName=core Switches=rack[0-1] LinkSpeed=100
 *
 * LinkSpeed is free text of the site, which Slurm itself does not use: bandwidths
 * are unknown. Keys may be in any case; \ at its end continues a line.
 */
#include "cluster/formats/import.h"

#include <string.h>
#include <strings.h>

enum { SWITCH, NODES, SWITCHES, SPEED, NKEYS };

static const char *const keys[NKEYS] = {"SwitchName", "Nodes", "Switches", "LinkSpeed"};

/* Store the value of KEY=VALUE. */
static int read_word(const struct ct_source *source, int line, char *word,
                     const char *values[NKEYS])
{
    char *value = strchr(word, '=');
    int key = 0;

    if (value == NULL)
        return ct_fault(source, line, "'%.60s' is no KEY=VALUE", word);
    *value++ = '\0';
    while (key < NKEYS && strcasecmp(word, keys[key]) != 0)
        key++;
    if (key == NKEYS)
        return ct_fault(source, line,
                        "unknown key '%.60s'; known are SwitchName, Nodes, Switches and LinkSpeed",
                        word);
    if (value[0] == '\0')
        return ct_fault(source, line, "%s has no value", keys[key]);
    if (values[key] != NULL)
        return ct_fault(source, line, "%s twice", keys[key]);
    values[key] = value;
    return CT_OK;
}

/* A line, with those that continue it. */
static int read_line(const struct ct_source *source, int line, char *text,
                     struct ct_imported *imported)
{
    const char *values[NKEYS] = {NULL};
    int nwords = 0, err = CT_OK;
    char *rest = NULL;

    text[strcspn(text, "#")] = '\0';
    for (char *word = strtok_r(text, " \t\r", &rest); word != NULL && err == CT_OK;
         word = strtok_r(NULL, " \t\r", &rest), nwords++)
        err = read_word(source, line, word, values);
    if (err != CT_OK || nwords == 0)
        return err;
    if (values[SWITCH] == NULL || (values[NODES] == NULL) == (values[SWITCHES] == NULL))
        return ct_fault(source, line, "a switch has a SwitchName, and either Nodes or Switches");
    imported->line = line;
    ct_import_switch(imported, values[SWITCH]);
    if (values[NODES] != NULL)
        ct_import_hosts(imported, values[NODES], values[SWITCH], NULL);
    else
        ct_import_link(imported, values[SWITCH], values[SWITCHES], NULL);
    return CT_OK;
}

static int read_slurm(const struct ct_source *source, char *text, struct ct_imported *imported)
{
    int line = 1, err = CT_OK;

    while (text != NULL && err == CT_OK) {
        char *end = strchr(text, '\n');
        int nlines = 1;

        for (; end != NULL && end > text && end[-1] == '\\'; nlines++) {
            memmove(end - 1, end + 1, strlen(end + 1) + 1);
            end = strchr(end - 1, '\n');
        }
        if (end != NULL)
            *end++ = '\0';
        err = read_line(source, line, text, imported);
        line += nlines;
        text = end;
    }
    return err;
}

const struct ct_import import_slurm = {
    .name = "slurm",
    .help = "slurm (topology.conf)",
    .read = read_slurm,
};
