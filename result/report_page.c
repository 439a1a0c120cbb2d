/*
 * report_page.c - style, script and escaping.
 */
#include "result/report_page.h"

#include "result/wording.h"

#include <stdlib.h>

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

/* Colours by what they mean, for both schemes; plots are drawn in these. */
static const char colours[] =
    ":root{color-scheme:light dark;--page:#fff;--text:#1b1f24;--dim:#59636e;"
    "--rule:#d5dae0;--card:#f6f8fa;--choice:#c2410c;--native:#1d5fbf;"
    "--runner:#7c4fb0;--limit:#1a7f37;--warn:#fff3cd}\n"
    "@media(prefers-color-scheme:dark){:root{--page:#0f1419;--text:#e4e8ec;"
    "--dim:#9aa5b1;--rule:#303a45;--card:#171e26;--choice:#ff9a5c;"
    "--native:#6cb0ff;--runner:#c9a2ff;--limit:#57c97a;--warn:#4a3b00}}\n";

static const char layout[] =
    "*{box-sizing:border-box}"
    "body{margin:0 auto;max-width:66rem;padding:1rem;background:var(--page);"
    "color:var(--text);font:16px/1.5 system-ui,sans-serif}"
    "h1{margin:.2em 0}h2{margin:2em 0 .4em;border-bottom:1px solid "
    "var(--rule)}h3{margin:1.2em 0 .3em}"
    "p{max-width:46rem}h2,li{overflow-wrap:anywhere}"
    ".dim,figcaption{color:var(--dim)}"
    "figcaption,.small{font-size:.85rem}"
    ".warn{padding:.6em;background:var(--warn)}"
    "figure{margin:.6em 0;min-width:0}"
    ".two{display:grid;gap:0 1.5rem;"
    "grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr))}"
    ".wide{overflow-x:auto}"
    "table{border-collapse:collapse;font-variant-numeric:tabular-nums}"
    "td,th{padding:.15em .6em;text-align:right;white-space:nowrap;"
    "border-bottom:1px solid var(--rule)}"
    "th{color:var(--dim);font-weight:600}.name{text-align:left}"
    ".win{font-weight:600}"
    "summary{cursor:pointer;color:var(--dim)}"
    "ul{padding-left:1.2em}.ranges{list-style:none;padding:0}"
    ".ranges li{padding-left:2.1em;text-indent:-2.1em}.ranges "
    "i{text-indent:0;display:inline-block;width:1.7em;margin-right:.5em;"
    "text-align:center;font-style:normal;font-size:.85em}"
    "output{position:fixed;z-index:1;max-width:calc(100vw - 16px);"
    "padding:.4em .7em;border:1px solid var(--rule);border-radius:.4em;"
    "background:var(--card);font-size:.85rem;white-space:pre-line;"
    "pointer-events:none}output:empty{display:none}\n";

static const char drawing[] =
    "svg{display:block;width:100%;height:auto;"
    "font:13px system-ui,sans-serif}"
    "svg text{fill:var(--dim)}svg .strong{fill:var(--text)}"
    ".grid{stroke:var(--rule);fill:none}"
    ".line{fill:none;stroke-width:2;stroke-linejoin:round}"
    ".choice{stroke:var(--choice)}.line.choice{stroke-width:3}"
    ".nat{stroke:var(--native)}"
    ".runner{stroke:var(--runner);stroke-dasharray:5 4;stroke-width:1.5}"
    ".limit{stroke:var(--limit);stroke-dasharray:2 4}"
    "circle.choice{fill:var(--choice)}circle.nat{fill:var(--native)}"
    "circle.runner{fill:var(--runner);stroke:none}"
    "circle.open{fill:var(--page);stroke-width:2}"
    ".bar{fill:var(--choice);stroke:var(--choice)}"
    ".bar.kept{fill:var(--dim);stroke:var(--dim)}"
    ".bar.open{fill-opacity:.15}"
    ".bar.slow{fill:var(--native);stroke:var(--native)}"
    ".hit{fill:transparent;stroke:none}.hit:hover{fill:var(--text);"
    "fill-opacity:.07}"
    ".tree{max-width:46rem}g.cable:hover line{stroke:var(--text)}"
    ".key.choice{border-color:var(--choice)}.key.nat{border-color:"
    "var(--native)}.key.runner{border-color:var(--runner);border-top-style:"
    "dashed}"
    ".key.limit{border-color:var(--limit);border-top-style:dotted}"
    ".keys{white-space:nowrap;margin-right:1em}.value{font-size:10px}circle."
    "node{fill:var(--dim)}"
    ".box{display:inline-block;width:.8em;height:.8em}.full{width:100%}"
    ".key{display:inline-block;width:1.8em;height:.5em;margin:0 .3em 0 0;"
    "border-top:3px solid;vertical-align:middle}"
    ".spent{display:flex;height:1.1em;min-width:2px}"
    ".spent i{display:block}\n"
    "@media(max-width:36rem){svg{font-size:16px}.odd,.name-in{display:none}"
    "body{padding:.7rem}}\n";

/* Shades of ranges and stages: the hue goes round, native is grey. */
static void add_shades(struct ct_text *page)
{
    for (int i = 0; i < CT_PAGE_SHADES; i++) {
        const int hue = (28 + i * 133) % 360;

        ct_text_add(page,
                    ".s%d{fill:hsl(%d 70%% 50%%/.22);"
                    "background:hsl(%d 70%% 50%%/.35)}",
                    i, hue, hue);
    }
    ct_text_add(page, ".native{fill:hsl(0 0%% 50%%/.12);"
                      "background:hsl(0 0%% 50%%/.25)}");
    for (int i = 0; i < CT_PAGE_SHADES; i++)
        ct_text_add(page, ".t%d{background:hsl(%d 60%% 50%%)}", i, (210 + i * 133) % 360);
}

void ct_page_begin(struct ct_text *page, const struct ct_signature *signature)
{
    ct_text_add(page, "<!DOCTYPE html>\n<html lang=en>\n<head>\n"
                      "<meta charset=utf-8>\n<meta name=viewport "
                      "content=\"width=device-width,initial-scale=1\">\n"
                      "<title>colltune: ");
    ct_page_add(page, signature->cluster);
    ct_text_add(page, "</title>\n<style>\n%s%s%s", colours, layout, drawing);
    add_shades(page);
    ct_text_add(page, "\n</style>\n</head>\n<body>\n<h1>");
    ct_page_add(page, signature->cluster);
    ct_text_add(page, "</h1>\n");
    if (signature->is_simulated)
        ct_text_add(page, "<p class=warn><b>SIMULATED</b>: " CT_SIMULATED_SENTENCE ".</p>\n");
}

/* The browser's own hints come late, and not at all on a phone. */
static const char script[] = "<output></output>\n<script>\n"
                             "const out = document.querySelector('output');\n"
                             "const hide = () => { out.textContent = ''; };\n"
                             "const show = (text, event) => {\n"
                             "  out.textContent = text;\n"
                             "  const x = event.clientX + 14, y = event.clientY + 20;\n"
                             "  const most = innerWidth - out.offsetWidth - 8;\n"
                             "  const isLow = y + out.offsetHeight > innerHeight;\n"
                             "  out.style.left = Math.max(8, Math.min(x, most)) + 'px';\n"
                             "  out.style.top = (isLow ? y - 34 - out.offsetHeight : y) + 'px';\n"
                             "};\n"
                             "addEventListener('pointerdown', hide, true);\n"
                             "for (const part of document.querySelectorAll('.hit, .cable')) {\n"
                             "  const text = part.querySelector('title').textContent;\n"
                             "  part.querySelector('title').remove();\n"
                             "  part.setAttribute('aria-label', text);\n"
                             "  part.onpointermove = (event) => show(text, event);\n"
                             "  part.onpointerdown = (event) => show(text, event);\n"
                             "  part.onpointerleave = (event) => {\n"
                             "    if (event.pointerType === 'mouse')\n"
                             "      hide();\n"
                             "  };\n"
                             "}\n"
                             "</script>\n</body>\n</html>\n";

void ct_page_end(struct ct_text *page)
{
    ct_text_add(page, "%s", script);
}
