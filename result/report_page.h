/*
 * report_page.h - the frame of a page: one file that needs no network and no script;
 * text from outside; tables.
 */
#ifndef CT_RESULT_REPORT_PAGE_H
#define CT_RESULT_REPORT_PAGE_H

#include "base/text.h"
#include "result/result.h"

/* Add text from outside: what is special in HTML is escaped. NULL: "". */
void ct_page_add(struct ct_text *page, const char *text);

/* An algorithm with its setting, escaped. */
void ct_page_add_choice(struct ct_text *page, const char *collective, const char *algorithm,
                        const char *setting);

/* The rules of CSS that drawings need, in a page or alone. */
void ct_page_add_drawing_style(struct ct_text *page);

/*
 * All up to the content: the heading, and links to the collectives.
 *
 * kind          what page it is: "report"
 * heading       escaped here
 * is_simulated  a box says that the times are
 * result        whose collectives have sections, by their names; NULL: none
 */
void ct_page_begin(struct ct_text *page, const char *kind, const char *heading, bool is_simulated,
                   const struct ct_result *result);

/* The heading of a collective's section, with more after its name; a link to it. */
void ct_page_add_collective(struct ct_text *page, const char *collective, const char *more);
void ct_page_add_link(struct ct_text *page, const char *collective);
void ct_page_end(struct ct_text *page);

/*
 * The head of a table.
 *
 * caption  says what is in it
 * heads    of its columns, "<collective|bytes": separated by '|', those of words
 *          begin with '<'; a second one of words may take several lines
 */
void ct_table_begin(struct ct_text *page, const char *caption, const char *heads);

/* A row; its first cell is of words that name it, and follows. */
void ct_table_add_row(struct ct_text *page);
/* The next cell of a row: to be filled in; as printf would write it; a ratio, nothing if
   it is 0. */
void ct_table_next(struct ct_text *page);
void ct_table_add(struct ct_text *page, const char *format, ...) CT_PRINTF(2, 3);
void ct_table_add_ratio(struct ct_text *page, double ratio);
void ct_table_end(struct ct_text *page);

/* A time and its 95 % interval in two cells. */
void ct_table_add_time(struct ct_text *page, const struct ct_result_time *time);

/* A part of the page that is folded up, and opens by mouse, keyboard and in print. */
void ct_fold_begin(struct ct_text *page, const char *what, const char *of);
void ct_fold_end(struct ct_text *page);

#endif
