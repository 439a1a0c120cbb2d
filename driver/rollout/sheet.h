/*
 * sheet.h - a table of texts, for a terminal or for a page.
 */
#ifndef CT_DRIVER_ROLLOUT_SHEET_H
#define CT_DRIVER_ROLLOUT_SHEET_H

#include "base/text.h"

#define CT_SHEET_COLUMNS 8

struct ct_sheet {
    const char *title;
    const char *note; /* below it; "": none */
    int ncolumns;
    const char *columns[CT_SHEET_COLUMNS];
    bool is_text[CT_SHEET_COLUMNS]; /* otherwise numbers, to the right */
    int ncells;
    char **cells; /* row after row */
};

/* Add a cell as printf would write it. Returns 0 or CT_ERR_MEMORY. */
int ct_sheet_add(struct ct_sheet *sheet, struct ct_diag *diag, const char *format, ...)
    CT_PRINTF(3, 4);

void ct_sheet_free(struct ct_sheet *sheet);

void ct_sheet_add_text(struct ct_text *text, const struct ct_sheet *sheet);
void ct_sheet_add_html(struct ct_text *page, const struct ct_sheet *sheet);

#endif
