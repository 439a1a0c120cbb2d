/*
 * report_page.c - style, escaping and the printer of all tables.
 */
#include "result/report_page.h"

#include "result/report_palette.h"
#include "result/wording.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void ct_page_add(struct ct_text *page, const char *text)
{
    for (; text != NULL && *text != '\0'; text++) {
        switch (*text) {
        case '&':
            ct_text_add(page, "&amp;");
            break;
        case '<':
            ct_text_add(page, "&lt;");
            break;
        case '>':
            ct_text_add(page, "&gt;");
            break;
        case '"':
            ct_text_add(page, "&quot;");
            break;
        case '\'':
            ct_text_add(page, "&#39;");
            break;
        default:
            ct_text_append(page, text, 1);
        }
    }
}

void ct_page_add_choice(struct ct_text *page, const char *collective, const char *algorithm,
                        const char *setting)
{
    struct ct_text choice = {0};

    ct_add_choice(&choice, collective, algorithm, setting);
    page->failed = page->failed || choice.failed;
    ct_page_add(page, choice.text);
    free(choice.text);
}

/* Drawings have two colours of their own, that of words and that of frames: all others
   belong to algorithms (report_palette.c) and to loads of cables. */
static const char colours[] =
    ":root{color-scheme:light dark;--page:#fff;--text:#1b1f24;--dim:#59636e;"
    "--rule:#d5dae0;--card:#f6f8fa;--link:#0a58ca;--warn:#fff3cd}\n"
    "@media screen and (prefers-color-scheme:dark){:root{--page:#0f1419;--text:#e4e8ec;"
    "--dim:#9aa5b1;--rule:#303a45;--card:#171e26;--link:#7ab7ff;--warn:#4a3b00}}\n";

static const char drawing[] =
    "svg{font:12px system-ui,sans-serif}"
    "svg text{fill:var(--dim)}svg .strong{fill:var(--text)}"
    ".over{paint-order:stroke;stroke:var(--page);stroke-width:3px}"
    ".grid{stroke:var(--rule);fill:none}"
    ".line{fill:none;stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}"
    ".line,.bar,.mark{stroke:var(--dim)}.bar{fill:none}"
    ".mark{fill:var(--dim)}.open{fill:var(--page)}"
    ".choice{stroke:var(--text)}.line.choice{stroke-width:2.5}"
    ".runner{stroke-dasharray:5 4}.limit{stroke-dasharray:1 4}"
    ".value{font-size:10px}circle.node{fill:var(--dim)}";

static const char layout[] =
    "*{box-sizing:border-box}"
    "body{margin:0 auto;max-width:80rem;padding:.8rem 1rem;background:var(--page);"
    "color:var(--text);font:15px/1.45 system-ui,sans-serif;overflow-wrap:anywhere}"
    "h1{margin:0}h2{margin:1.8em 0 .3em;border-bottom:1px solid var(--rule)}h3{margin:1em 0 .3em}"
    "p{max-width:50rem;margin:.4em 0}a{color:var(--link)}"
    ":focus-visible{outline:3px solid var(--link);outline-offset:2px}"
    ".skip{position:absolute;left:-99rem}.skip:focus{position:static}"
    "nav a{margin-right:.9em}"
    ".dim,figcaption,th,summary{color:var(--dim)}figcaption,.small{font-size:.85rem}"
    ".warn{padding:.6em;background:var(--warn)}"
    "figure{margin:.3em 0;min-width:0}"
    ".two{display:grid;gap:0 1.5rem;grid-template-columns:repeat(auto-fit,"
    "minmax(min(100%,33rem),1fr))}.two>*{min-width:0}"
    ".cards{display:flex;flex-wrap:wrap;gap:.6rem;padding:0;margin:.5rem 0;list-style:none}"
    ".cards li{flex:1 1 max(9rem,20%);background:var(--card);padding:.4rem "
    ".7rem;border-radius:.4rem}"
    ".cards b{display:block;font-size:1.5rem;line-height:1.2}"
    "dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem .9rem;margin:.3rem 0}"
    "dt{color:var(--dim)}dd{margin:0;min-width:0}"
    ".wide{display:grid;grid-template-columns:1fr 1.5rem;justify-items:start;overflow-x:auto}"
    ".wide>*{grid-area:1/1}.wide>div{width:100%}"
    ".wide::after{content:\"\";grid-area:1/1/2/3;justify-self:end;position:sticky;right:0;"
    "z-index:2;width:1.5rem;pointer-events:none;"
    "background:linear-gradient(to right,transparent,var(--page) 85%)}"
    ".wide::-webkit-scrollbar{height:.7rem}.wide::-webkit-scrollbar-track{background:var(--card)}"
    ".wide::-webkit-scrollbar-thumb{background:var(--dim);border-radius:.35rem}"
    "th[scope=row]{position:sticky;left:0;z-index:1;background:var(--page)}"
    "caption span{position:sticky;left:0;display:inline-block;max-width:min(50rem,100vw - 3rem)}"
    ".top{display:flex;flex-wrap:wrap;gap:0 2rem}.top>*{max-width:100%}"
    ".top>dl{flex:1 1 12rem;align-content:start}"
    ".heat table{border-collapse:separate;border-spacing:2px;font-size:.8rem}"
    ".heat td,.heat th{border:0;padding:.05em .25em}"
    ".heat td,.heat th+th{text-align:center}.heat td{border-radius:3px;min-width:3.6em}"
    ".heat .word{color:var(--dim)}"
    ".heat .guess{font-style:italic;outline:1px dashed var(--rule);outline-offset:-1px}"
    ".legend span{padding:.1em .5em;border-radius:3px}"
    "figure svg{display:block;width:100%;height:auto}"
    ".chart{min-width:32rem;max-width:44rem}.swatch{width:1.5em;height:.9em}.tree{max-height:35rem}"
    "table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.9rem}"
    ".wrap "
    "td:last-child{white-space:normal;min-width:9rem}caption{text-align:left;color:var(--dim)}"
    "@media screen{td:has(.swatch){white-space:normal;overflow-wrap:normal;min-width:13rem}"
    ".w3 td:nth-child(3){white-space:normal;min-width:11rem}}"
    "td,th{padding:.1em .55em;text-align:right;white-space:nowrap;"
    "border-bottom:1px solid var(--rule)}"
    "th{font-weight:600}th:first-child{text-align:left}tr>th[scope=row]{color:inherit}"
    "summary{cursor:pointer;margin:.3em 0}ul{padding-left:1.2em}\n"
    "@media print{@page{margin:11mm}body{max-width:none;padding:0;font-size:9pt}"
    "nav,.skip,.wide::after{display:none}a{color:inherit;text-decoration:none}"
    "figure,tr,li,.cards,dl{break-inside:avoid}h2,h3,h2+p,summary,caption{break-after:avoid}"
    ".wide{display:block}th[scope=row]{position:static}"
    "details::details-content{content-visibility:visible;block-size:auto}"
    ".wide{overflow:visible}table{font-size:6.5pt}td,th,.w2 td:nth-child(2){padding:.1em .3em;"
    "white-space:normal;overflow-wrap:normal;min-width:0}"
    ".two{grid-template-columns:1fr 1fr}.chart{min-width:0}.tree{max-height:22rem}"
    "*{print-color-adjust:exact}}\n";

/* Columns of words: the first one is a row's name, and is so anyway. */
static void add_columns_style(struct ct_text *page)
{
    for (int i = 2; i <= 12; i++)
        ct_text_add(page, "%s.w%d :nth-child(%d)", i == 2 ? "" : ",", i, i);
    ct_text_add(page, "{text-align:left}\n");
}

void ct_page_add_drawing_style(struct ct_text *page)
{
    ct_text_add(page, "%s%s", colours, drawing);
    ct_palette_add_style(page);
}

void ct_page_begin(struct ct_text *page, const char *kind, const char *heading, bool is_simulated,
                   const struct ct_result *result)
{
    ct_text_add(page,
                "<!DOCTYPE html>\n<html lang=en>\n<head>\n"
                "<meta charset=utf-8>\n<meta name=viewport "
                "content=\"width=device-width,initial-scale=1\">\n"
                "<title>colltune %s: ",
                kind);
    ct_page_add(page, heading);
    ct_text_add(page, "</title>\n<style>\n");
    ct_page_add_drawing_style(page);
    ct_text_add(page, "%s", layout);
    add_columns_style(page);
    ct_text_add(page, "</style>\n</head>\n<body>\n"
                      "<a class=skip href=\"#main\">Skip to the content</a>\n");
    ct_palette_add_hatches(page);
    ct_text_add(page, "<header>\n<h1>");
    ct_page_add(page, heading);
    ct_text_add(page, "</h1>\n");
    for (int i = 0; result != NULL && i < result->ncollectives; i++) {
        ct_text_add(page, "%s", i == 0 ? "<nav aria-label=Collectives>" : " ");
        ct_page_add_link(page, result->collectives[i].name);
    }
    ct_text_add(page, "%s</header>\n<main id=main>\n",
                result != NULL && result->ncollectives > 0 ? "</nav>\n" : "");
    if (is_simulated)
        ct_text_add(page, "<p class=warn><b>SIMULATED</b>: " CT_SIMULATED_SENTENCE ".</p>\n");
}

void ct_page_add_link(struct ct_text *page, const char *collective)
{
    ct_text_add(page, "<a href=\"#");
    ct_page_add(page, collective);
    ct_text_add(page, "\">");
    ct_page_add(page, collective);
    ct_text_add(page, "</a>");
}

void ct_page_add_collective(struct ct_text *page, const char *collective, const char *more)
{
    ct_text_add(page, "<h2 id=\"");
    ct_page_add(page, collective);
    ct_text_add(page, "\">");
    ct_page_add(page, collective);
    ct_text_add(page, "%s</h2>\n", more);
}

void ct_page_end(struct ct_text *page)
{
    ct_text_add(page, "</main>\n</body>\n</html>\n");
}

void ct_table_begin(struct ct_text *page, const char *caption, const char *heads)
{
    struct ct_text names = {0};
    size_t length;

    ct_text_add(page, "<div class=wide tabindex=0 role=region aria-label=\"%s\">\n<table class=\"",
                caption);
    for (int column = 1; *heads != '\0'; column++) {
        if (*heads == '<')
            ct_text_add(page, " w%d", column);
        heads += *heads == '<';
        length = strcspn(heads, "|");
        ct_text_add(&names, "<th scope=col>%.*s", (int)length, heads);
        heads += length + (heads[length] == '|');
    }
    ct_text_add(page, "\"><caption><span>%s</span></caption>\n<tr>%s", caption, names.text);
    page->failed = page->failed || names.failed;
    free(names.text);
}

void ct_table_add_row(struct ct_text *page)
{
    ct_text_add(page, "\n<tr><th scope=row>");
}

void ct_table_next(struct ct_text *page)
{
    ct_text_add(page, "<td>");
}

void ct_table_add_ratio(struct ct_text *page, double ratio)
{
    ct_table_next(page);
    if (ratio > 0)
        ct_text_add(page, "%.2f", ratio);
}

void ct_table_add(struct ct_text *page, const char *format, ...)
{
    char cell[200];
    va_list args;

    va_start(args, format);
    vsnprintf(cell, sizeof cell, format, args);
    va_end(args);
    ct_text_add(page, "<td>%s", cell);
}

void ct_table_end(struct ct_text *page)
{
    ct_text_add(page, "\n</table></div>\n");
}

/* A time whose unit stays with its number when a cell is wrapped. */
static void add_seconds(struct ct_text *page, double seconds)
{
    char words[24], *unit;

    ct_time_text(seconds, words, sizeof words);
    unit = strchr(words, ' ');
    if (unit != NULL)
        *unit++ = '\0';
    ct_text_add(page, "%s%s%s", words, unit == NULL ? "" : "&nbsp;", unit == NULL ? "" : unit);
}

void ct_table_add_time(struct ct_text *page, const struct ct_result_time *time)
{
    ct_table_next(page);
    add_seconds(page, time->seconds);
    ct_table_next(page);
    add_seconds(page, time->low_s);
    if (time->low_s > 0) {
        ct_text_add(page, "&nbsp;to ");
        add_seconds(page, time->high_s);
    }
}

void ct_fold_begin(struct ct_text *page, const char *what, const char *of)
{
    ct_text_add(page, "<details>\n<summary>%s", what);
    ct_page_add(page, of);
    ct_text_add(page, "</summary>\n");
}

void ct_fold_end(struct ct_text *page)
{
    ct_text_add(page, "</details>\n");
}
