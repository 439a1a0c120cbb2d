/*
 * table_show.c - whether to use colour.
 */
#include "driver/options/table_show.h"

#include "result/terminal_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *ct_color_name(int i)
{
    static const char *const names[] = {"auto", "always", "never", NULL};

    return names[i];
}

static bool has_value(const char *variable)
{
    const char *value = getenv(variable);

    return value != NULL && value[0] != '\0';
}

static bool is_colored(const char *color)
{
    const char *terminal = getenv("TERM");

    if (strcmp(color, "auto") != 0)
        return strcmp(color, "always") == 0;
    return isatty(STDOUT_FILENO) && !has_value("NO_COLOR") && terminal != NULL &&
           strcmp(terminal, "dumb") != 0;
}

int ct_table_show(const struct ct_result *result, const char *color, struct ct_diag *diag)
{
    char *text = NULL;
    const int err = ct_table_text(result, is_colored(color), &text, diag);

    if (err == CT_OK)
        fputs(text, stdout);
    free(text);
    return err;
}
