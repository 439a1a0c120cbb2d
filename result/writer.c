/*
 * writer.c - finds a writer, and the text of one.
 */
#include "result/writer.h"

#include <string.h>

const char *ct_writer_format(int i)
{
    for (int w = 0; ct_writers[w] != NULL; w++) {
        if ((ct_writers[w]->is_report || ct_writers[w]->is_on_demand) && i-- == 0)
            return ct_writers[w]->file;
    }
    return NULL;
}

const struct ct_writer *ct_writer_find(const char *file)
{
    for (int i = 0; ct_writers[i] != NULL; i++) {
        if (strcmp(ct_writers[i]->file, file) == 0)
            return ct_writers[i];
    }
    return NULL;
}

int ct_writer_text(const struct ct_writer *writer, const struct ct_result *result, char **text,
                   struct ct_diag *diag)
{
    struct ct_text buffer = {0};

    writer->write(&buffer, result);
    return ct_text_take(&buffer, text, diag);
}
