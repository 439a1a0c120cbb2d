/*
 * write_table.c - the choices beside native and the limit, on a terminal.
 */
#include "result/wording.h"
#include "result/writer.h"

#include <string.h>

#define LEAST 34 /* characters of a choice: tables look alike */

/* The characters of a choice. */
static int width_of(const struct ct_result_collective *own,
                    const struct ct_result_size *size)
{
    char name[CT_CHOICE_NAME_SIZE];
    const char *choice =
        ct_choice_name(own->name, size->algorithm, name, sizeof name);
    const size_t setting = size->setting == NULL ? 0 : strlen(size->setting);

    return (int)(strlen(choice) + (setting == 0 ? 0 : 1 + setting));
}

static int widest(const struct ct_result *result)
{
    int width = LEAST;

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nsizes; i++) {
            const int own_width = width_of(own, &own->sizes[i]);

            width = own_width > width ? own_width : width;
        }
    }
    return width;
}

static void add_row(struct ct_text *text,
                    const struct ct_result_collective *own,
                    const struct ct_result_size *size, int width)
{
    const struct ct_size_words words = ct_size_words(size);

    ct_text_add(text, "%10zu  ", size->bytes);
    ct_add_choice(text, own->name, size->algorithm, size->setting);
    ct_text_add(text, "%*s %9s %9s %8s", width - width_of(own, size), "",
                words.time, words.native, words.speed_up);
    if (ct_has_limit(own))
        ct_text_add(text, " %9s %s", words.limit, words.part);
    ct_text_add(text, "\n");
}

static void add_collective(struct ct_text *text,
                           const struct ct_result_collective *own, int width)
{
    ct_text_add(text, "\n%s%s\n%10s  %-*s %9s %9s %8s", own->name,
                own->is_complete ? "" : " (not complete)", "bytes", width,
                "choice", "time", "native", "speed-up");
    if (ct_has_limit(own))
        ct_text_add(text, " %9s %s", "limit", "limit/time");
    ct_text_add(text, "\n");
    for (int i = 0; i < own->nsizes; i++)
        add_row(text, own, &own->sizes[i], width);
    ct_add_native_left_out(text, own, "", "\n");
}

static void write(struct ct_text *text, const struct ct_result *result)
{
    const struct ct_signature *signature = &result->signature;
    const int width = widest(result);

    if (signature->is_simulated)
        ct_text_add(text, "SIMULATED: %s\n", CT_SIMULATED_SENTENCE);
    ct_text_add(text, "%s: %d ranks, mechanism %s", signature->cluster,
                signature->nranks, signature->mechanism);
    ct_add_thread_level(text, ", thread level ", signature);
    ct_text_add(text, "; medians of the slowest rank; bytes of a block\n"
                      "or of the vector\n");
    for (int i = 0; i < result->ncollectives; i++)
        add_collective(text, &result->collectives[i], width);
}

const struct ct_writer write_table = {
    .file = NULL,
    .write = write,
};
