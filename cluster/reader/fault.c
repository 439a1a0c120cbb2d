/*
 * fault.c - mistakes in a cluster file, reported with file and line.
 */
#include "cluster/reader/fault.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_SHOWN = 300 };

/* A sentence of our own never holds one; a value from the file may. */
static void hide_controls(char *text)
{
    for (; *text != '\0'; text++) {
        const unsigned char c = (unsigned char)*text;

        if (c < ' ' || c == 0x7f)
            *text = '?';
    }
}

int ct_fault(const struct ct_source *source, int line, const char *format, ...)
{
    const size_t length = strlen(source->file);
    const char *dots = length > PATH_SHOWN ? "..." : "";
    const char *tail = length > PATH_SHOWN ? source->file + length - PATH_SHOWN : source->file;
    char text[sizeof source->diag->text];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    hide_controls(text);
    if (line == 0)
        return ct_diag_set(source->diag, CT_ERR_INPUT, "%s%s: %s", dots, tail, text);
    return ct_diag_set(source->diag, CT_ERR_INPUT, "%s%s:%d: %s", dots, tail, line, text);
}

int ct_fault_memory(const struct ct_source *source)
{
    return ct_diag_set(source->diag, CT_ERR_MEMORY, "out of memory for %s", source->file);
}
