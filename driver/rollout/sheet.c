/*
 * sheet.c - columns as wide as their widest cell.
 */
#include "driver/rollout/sheet.h"

#include "base/array.h"
#include "result/report_page.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CELL_MOST 1024
#define LINE_MOST 100 /* columns of a note */

int ct_sheet_add(struct ct_sheet *sheet, struct ct_diag *diag, const char *format, ...)
{
    char **cell = ct_array_add(&sheet->cells, &sheet->ncells, sizeof *cell);
    char text[CELL_MOST];
    va_list arguments;

    if (cell == NULL)
        return ct_diag_memory(diag);
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    *cell = ct_format("%s", text);
    return *cell == NULL ? ct_diag_memory(diag) : CT_OK;
}

void ct_sheet_free(struct ct_sheet *sheet)
{
    for (int i = 0; i < sheet->ncells; i++)
        free(sheet->cells[i]);
    free(sheet->cells);
}

static int width_of(const struct ct_sheet *sheet, int column)
{
    size_t width = strlen(sheet->columns[column]);

    for (int i = column; i < sheet->ncells; i += sheet->ncolumns) {
        if (strlen(sheet->cells[i]) > width)
            width = strlen(sheet->cells[i]);
    }
    return (int)width;
}

/* The last column has no blanks after it. */
static void add_row(struct ct_text *text, const struct ct_sheet *sheet, const char *const *cells,
                    const int *widths)
{
    for (int c = 0; c < sheet->ncolumns; c++) {
        const bool is_last = c == sheet->ncolumns - 1;

        if (sheet->is_text[c])
            ct_text_add(text, "%s%-*s", c == 0 ? "" : "  ", is_last ? 0 : widths[c], cells[c]);
        else
            ct_text_add(text, "%s%*s", c == 0 ? "" : "  ", widths[c], cells[c]);
    }
    ct_text_add(text, "\n");
}

void ct_sheet_add_text(struct ct_text *text, const struct ct_sheet *sheet)
{
    int widths[CT_SHEET_COLUMNS];

    for (int c = 0; c < sheet->ncolumns; c++)
        widths[c] = width_of(sheet, c);
    ct_text_add(text, "\n%s\n", sheet->title);
    add_row(text, sheet, sheet->columns, widths);
    for (int i = 0; i < sheet->ncells; i += sheet->ncolumns)
        add_row(text, sheet, (const char *const *)&sheet->cells[i], widths);
    if (sheet->note[0] != '\0') {
        ct_text_add_words(text, sheet->note, 0, LINE_MOST);
        ct_text_add(text, "\n");
    }
}

void ct_sheet_add_html(struct ct_text *page, const struct ct_sheet *sheet)
{
    struct ct_text heads = {0};

    for (int c = 0; c < sheet->ncolumns; c++)
        ct_text_add(&heads, "%s%s%s", c == 0 ? "" : "|", sheet->is_text[c] ? "<" : "",
                    sheet->columns[c]);
    ct_text_add(page, "<h2>%s</h2>\n", sheet->title);
    ct_table_begin(page, sheet->note[0] == '\0' ? sheet->title : sheet->note, heads.text);
    for (int i = 0; i < sheet->ncells; i++) {
        if (i % sheet->ncolumns == 0)
            ct_table_add_row(page);
        else
            ct_table_next(page);
        ct_page_add(page, sheet->cells[i]);
    }
    ct_table_end(page);
    page->failed = page->failed || heads.failed;
    free(heads.text);
}
