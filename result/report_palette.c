/*
 * report_palette.c - eleven hues times six hatches, so that neighbours differ in both.
 */
#include "result/report_palette.h"

#include <stdio.h>
#include <string.h>

static const char *const hues[] = {"#999",    "#0072b2", "#e69f00", "#009e73",
                                   "#cc79a7", "#56b4e9", "#d55e00", "#7b5aa6",
                                   "#6b8e23", "#c2a500", "#a0522d", "#17a2b8"};
#define NHUES ((int)(sizeof hues / sizeof *hues) - 1)

/* Lines over a box of 8 by 8; the first hatch has none. */
static const char *const hatches[] = {"",       "M-2 2l4-4M0 8l8-8M6 10l4-4",
                                      "M0 4h8", "M-2 6l4 4M0 0l8 8M6-2l4 4",
                                      "M4 0v8", "M2 3h2v2h-2z"};
#define NHATCHES ((int)(sizeof hatches / sizeof *hatches))

const char *ct_palette_name(const char *collective, const char *algorithm)
{
    const size_t prefix = strlen(collective);

    if (ct_result_calls_mpi(algorithm))
        return CT_RESULT_NATIVE;
    return strncmp(algorithm, collective, prefix) == 0 && algorithm[prefix] == '_'
               ? algorithm + prefix + 1
               : algorithm;
}

int ct_palette_number(struct ct_palette *palette, const char *collective, const char *algorithm)
{
    const char *name = ct_palette_name(collective, algorithm);
    int i = 0;

    if (ct_result_calls_mpi(algorithm))
        return 0;
    while (i < palette->n && strcmp(palette->names[i], name) != 0)
        i++;
    if (i == CT_PALETTE_MAX)
        return CT_PALETTE_MAX;
    if (i == palette->n)
        palette->names[palette->n++] = name;
    return i + 1;
}

void ct_palette_add_result(struct ct_palette *palette, const struct ct_result *result)
{
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int k = 0; k < own->ncases; k++) {
            for (int i = 0; i < own->cases[k].nranges; i++)
                ct_palette_number(palette, own->name, own->cases[k].ranges[i].choice.algorithm);
        }
    }
}

void ct_palette_add_style(struct ct_text *page)
{
    for (int i = 0; i <= NHUES; i++)
        ct_text_add(page, ".c%d{fill:%s}", i, hues[i]);
    ct_text_add(
        page,
        ".box{fill-opacity:.6}.hatch{position:absolute}.hatch path{stroke:var(--text);fill:none;"
        "stroke-opacity:.45}");
}

void ct_palette_add_hatches(struct ct_text *page)
{
    ct_text_add(page, "<svg class=\"hatch\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>");
    for (int i = 1; i < NHATCHES; i++)
        ct_text_add(page,
                    "<pattern id=\"h%d\" width=\"8\" height=\"8\" "
                    "patternUnits=\"userSpaceOnUse\"><path d=\"%s\"/></pattern>",
                    i, hatches[i]);
    ct_text_add(page, "</defs></svg>\n");
}

int ct_palette_hue(int number)
{
    return number == 0 ? 0 : 1 + (number - 1) % NHUES;
}

static int hatch_of(int number)
{
    return number == 0 ? 0 : (number - 1) % NHATCHES;
}

#define BOX "<rect %s x=\"%.1f\" y=\"%g\" width=\"%.1f\" height=\"%g\"/>"

void ct_palette_add_box(struct ct_text *page, int number, double x, double y, double width,
                        double height)
{
    char look[32];

    snprintf(look, sizeof look, "class=\"box c%d\"", ct_palette_hue(number));
    ct_text_add(page, BOX, look, x, y, width, height);
    if (hatch_of(number) == 0)
        return;
    snprintf(look, sizeof look, "fill=\"url(#h%d)\"", hatch_of(number));
    ct_text_add(page, BOX, look, x, y, width, height);
}

void ct_palette_add_swatch(struct ct_text *page, int number)
{
    ct_text_add(page, "<svg class=\"swatch\" viewBox=\"0 0 16 10\" aria-hidden=\"true\">");
    ct_palette_add_box(page, number, 0, 0, 16, 10);
    ct_text_add(page, "</svg> ");
}
