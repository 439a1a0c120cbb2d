/*
 * report_palette.h - an algorithm has one colour and hatch on the whole page, whatever
 * the collective: "ring" of allgather and of allreduce look the same.
 */
#ifndef CT_RESULT_REPORT_PALETTE_H
#define CT_RESULT_REPORT_PALETTE_H

#include "base/text.h"
#include "result/result.h"

#define CT_PALETTE_MAX 64 /* further algorithms look like the last one */

/* The algorithms of a page in order of appearance; all zero: none. Number 0 is native. */
struct ct_palette {
    int n;
    const char *names[CT_PALETTE_MAX]; /* without their collective */
};

/* The number of an algorithm, which is added if it is new. */
int ct_palette_number(struct ct_palette *palette, const char *collective, const char *algorithm);

/* Add all algorithms of all ranges. */
void ct_palette_add_result(struct ct_palette *palette, const struct ct_result *result);

/* The algorithm's name without its collective: "ring"; "native". */
const char *ct_palette_name(const char *collective, const char *algorithm);

/* The rules of CSS for all colours, and the drawing that the hatches are taken from. */
void ct_palette_add_style(struct ct_text *page);
void ct_palette_add_hatches(struct ct_text *page);

/* A box in a drawing. */
void ct_palette_add_box(struct ct_text *page, int number, double x, double y, double width,
                        double height);

/* The class of its colour, "c" and this number. */
int ct_palette_hue(int number);

/* A small box in a line of text. */
void ct_palette_add_swatch(struct ct_text *page, int number);

#endif
