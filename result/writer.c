/*
 * writer.c - the text of one writer.
 */
#include "result/writer.h"

int ct_writer_text(const struct ct_writer *writer, const struct ct_result *result, char **text,
                   struct ct_diag *diag)
{
    struct ct_text buffer = {0};

    writer->write(&buffer, result);
    return ct_text_take(&buffer, text, diag);
}
