/*
 * import_slurm.c - Slurm's topology.conf: a line for each switch, with its
 * hosts or the switches below it.
 *
 *     SwitchName=rack0 Nodes=n[0-3]
 *     SwitchName=core Switches=rack[0-1] LinkSpeed=100
 *
 * LinkSpeed is free text of the site, which Slurm itself does not use: bandwidths
 * are unknown. As in Slurm, keys may be in any case, blanks may be round "=", values with blanks
 * are in quotes, and \ at its end continues a line.
 */
#include "cluster/formats/import.h"

#include <stdbool.h>
#include <string.h>
#include <strings.h>

#define BLANKS " \t\r"

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

/* Leave out blanks round "=", and quotes; blanks within quotes divide the names of a list.
   Returns false if a quote is not closed. */
static bool make_plain(char *text)
{
    bool is_quoted = false;
    char *to = text;

    for (const char *c = text; *c != '\0'; c++) {
        const bool is_blank = strchr(BLANKS, *c) != NULL;

        if (*c == '"') {
            is_quoted = !is_quoted;
        } else if (*c == '=') {
            while (to > text && strchr(BLANKS, to[-1]) != NULL)
                to--;
            *to++ = '=';
            c += strspn(c + 1, BLANKS);
        } else if (!is_quoted || !is_blank) {
            *to++ = *c;
        } else if (to > text && strchr("=,", to[-1]) == NULL) {
            *to++ = ',';
        }
    }
    *to = '\0';
    return !is_quoted;
}

/* A line, with those that continue it. */
static int read_line(const struct ct_source *source, int line, char *text,
                     struct ct_imported *imported)
{
    const char *values[NKEYS] = {NULL};
    int nwords = 0, err = CT_OK;
    char *rest = NULL;

    if (!make_plain(text))
        return ct_fault(source, line, "a quote is not closed");
    for (char *word = strtok_r(text, BLANKS, &rest); word != NULL && err == CT_OK;
         word = strtok_r(NULL, BLANKS, &rest), nwords++)
        err = read_word(source, line, word, values);
    if (err != CT_OK || nwords == 0)
        return err;
    if (values[SWITCH] == NULL || (values[NODES] == NULL) == (values[SWITCHES] == NULL))
        return ct_fault(source, line, "a switch has a SwitchName, and either Nodes or Switches");
    if (values[NODES] != NULL && strcasecmp(values[NODES], "ALL") == 0)
        return ct_fault(source, line,
                        "Nodes=ALL means the nodes of slurm.conf, which is not read; write their "
                        "names, for example Nodes=n[0-3]");
    imported->line = line;
    ct_import_switch(imported, values[SWITCH]);
    if (values[NODES] != NULL)
        ct_import_hosts(imported, values[NODES], values[SWITCH], NULL);
    else
        ct_import_link(imported, values[SWITCH], values[SWITCHES], NULL);
    return CT_OK;
}

/* A comment ends before a line is continued, and blanks may follow its last \. */
static int read_slurm(const struct ct_source *source, char *text, struct ct_imported *imported)
{
    int nlines = 0, err = CT_OK;

    while (text != NULL && err == CT_OK) {
        const int line = nlines + 1;
        char *const whole = text;
        char *to = whole;
        bool is_continued = true;

        for (; text != NULL && is_continued; nlines++) {
            char *end = strchr(text, '\n');
            size_t n = strcspn(text, "#\n");

            while (n > 0 && strchr(BLANKS, text[n - 1]) != NULL)
                n--;
            is_continued = n > 0 && text[n - 1] == '\\';
            n -= is_continued;
            memmove(to, text, n);
            to += n;
            text = end == NULL ? NULL : end + 1;
        }
        *to = '\0';
        err = read_line(source, line, whole, imported);
    }
    return err;
}

const struct ct_import import_slurm = {
    .name = "slurm",
    .help = "slurm (topology.conf)",
    .read = read_slurm,
};
