/*
 * write_report_html.c - report.html: the same for people. Names of clusters
 * and algorithms hold no characters that HTML minds.
 */
#include "result/wording.h"
#include "result/writer.h"

static void add_row(struct ct_text *text,
                    const struct ct_result_collective *own,
                    const struct ct_result_size *size)
{
    const struct ct_size_words words = ct_size_words(size);

    ct_text_add(text, "<tr><td>%zu<td class=name>", size->bytes);
    ct_add_choice(text, own->name, size->algorithm, size->setting);
    ct_text_add(text, "<td>%s<td>%s<td>%s<td>%s<td>%s\n", words.time,
                words.native, words.speed_up, words.limit, words.part);
}

static void add_collective(struct ct_text *text,
                           const struct ct_result_collective *own)
{
    ct_text_add(text,
                "<h2>%s%s</h2>\n<table>\n<tr><th>bytes<th>choice<th>time"
                "<th>native<th>speed-up<th>limit<th>limit/time\n",
                own->name, own->is_complete ? "" : " (not complete)");
    for (int i = 0; i < own->nsizes; i++)
        add_row(text, own, &own->sizes[i]);
    ct_text_add(text, "</table>\n<ul>\n");
    for (int i = 0; i < own->nranges; i++) {
        const struct ct_result_range *range = &own->ranges[i];

        ct_text_add(text, "<li>from %zu bytes: ", range->from_bytes);
        ct_add_choice(text, own->name, range->algorithm, range->setting);
        ct_text_add(text, "\n");
    }
    ct_add_left_out(text, own, "<li>", "\n");
    ct_text_add(text, "</ul>\n");
}

static void write(struct ct_text *text, const struct ct_result *result)
{
    const struct ct_signature *signature = &result->signature;

    ct_text_add(text,
                "<!DOCTYPE html>\n<html lang=en>\n<meta charset=utf-8>\n"
                "<title>colltune: %s</title>\n"
                "<style>body{font-family:sans-serif;max-width:60em;"
                "margin:2em auto}td,th{padding:0 .8em;text-align:right}"
                ".name{text-align:left}</style>\n"
                "<h1>%s</h1>\n",
                signature->cluster, signature->cluster);
    if (signature->is_simulated)
        ct_text_add(text, "<p style=\"padding:.8em;background:#fc6\">"
                          "<b>SIMULATED</b>: " CT_SIMULATED_SENTENCE ".\n");
    ct_text_add(text, "<p>%d ranks, mechanism %s", signature->nranks,
                signature->mechanism);
    ct_add_thread_level(text, ", thread level ", signature);
    ct_text_add(text, ". Medians of the slowest rank; bytes of a block, "
                      "or of the vector. Every sample is in "
                      "measurements.csv.\n");
    for (int i = 0; i < result->ncollectives; i++)
        add_collective(text, &result->collectives[i]);
}

const struct ct_writer write_report_html = {
    .file = "report.html",
    .write = write,
};
