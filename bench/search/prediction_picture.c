/*
 * prediction_picture.c - both axes are logarithmic, from 10 us to 10 s; what is beyond is not
 * drawn.
 */
#include "bench/search/prediction_picture.h"

#include "base/array.h"
#include "base/statistics.h"

#include <math.h>
#include <stdlib.h>

enum { LEFT = 80, TOP = 20, SIDE = 420, DECADES = 6 };

#define LEAST_S 1e-5
#define NEAR 1.25 /* the band */

static const char *const labels[DECADES + 1] = {"10 us",  "100 us", "1 ms", "10 ms",
                                                "100 ms", "1 s",    "10 s"};

static const char head[] =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 660 490\" role=\"img\" "
    "aria-labelledby=\"t d\">\n"
    "<title id=\"t\">Times measured over times predicted</title>\n";

static const char style[] =
    "<style>\n"
    "text { font: 13px sans-serif; fill: #222 }\n"
    ".g { stroke: #ccc } .d { stroke: #555 } .e { fill: #eee }\n"
    "path { fill: none; stroke-width: 3; stroke-linecap: round; stroke-opacity: .6 }\n"
    ".n { stroke: #96752a } .f { stroke: #39639e }\n"
    "@media (prefers-color-scheme: dark) {\n"
    "text { fill: #eee } .g { stroke: #444 } .d { stroke: #bbb } .e { fill: #2a2a2a }\n"
    ".n { stroke: #d3b15c } .f { stroke: #7fa7dd }\n"
    "}\n"
    "</style>\n";

int ct_prediction_picture_add(struct ct_prediction_picture *picture, struct ct_pictured point)
{
    struct ct_pictured *added = ct_array_add(&picture->at, &picture->n, sizeof *added);

    if (added == NULL)
        return CT_ERR_MEMORY;
    *added = point;
    return CT_OK;
}

/* From 0 to SIDE, if it is on the drawing. */
static double place_of(double log_s)
{
    return SIDE * (log_s - log(LEAST_S)) / (DECADES * log(10));
}

static bool is_drawn(double log_s)
{
    return place_of(log_s) >= 0 && place_of(log_s) <= SIDE;
}

static void add_axes(struct ct_text *svg)
{
    const double near = SIDE * log(NEAR) / (DECADES * log(10));

    ct_text_add(svg, "<path class=\"e\" style=\"fill-opacity:1;stroke:none\" ");
    ct_text_add(svg, "d=\"M%d %dV%.1fL%.1f %dH%dV%.1fL%.1f %dz\"/>\n", LEFT, TOP + SIDE,
                TOP + SIDE - near, LEFT + SIDE - near, TOP, LEFT + SIDE, TOP + near, LEFT + near,
                TOP + SIDE);
    for (int i = 0; i <= DECADES; i++) {
        const int at = i * SIDE / DECADES;

        ct_text_add(svg,
                    "<line class=\"g\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>"
                    "<line class=\"g\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>\n"
                    "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>"
                    "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>\n",
                    LEFT, TOP + at, LEFT + SIDE, TOP + at, LEFT + at, TOP, LEFT + at, TOP + SIDE,
                    LEFT - 6, TOP + SIDE - at + 4, labels[i], LEFT + at, TOP + SIDE + 18,
                    labels[i]);
    }
    ct_text_add(svg, "<line class=\"d\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>\n", LEFT,
                TOP + SIDE, LEFT + SIDE, TOP);
}

/* A dot each. */
static void add_dots(struct ct_text *svg, const struct ct_prediction_picture *picture,
                     bool is_native)
{
    ct_text_add(svg, "<path class=\"%c\" d=\"", is_native ? 'n' : 'f');
    for (int i = 0; i < picture->n; i++) {
        const struct ct_pictured *at = &picture->at[i];

        if (at->is_native == is_native && is_drawn(at->predicted) && is_drawn(at->measured))
            ct_text_add(svg, "M%.0f %.0fh0%s", LEFT + place_of(at->predicted),
                        TOP + SIDE - place_of(at->measured), i % 10 == 9 ? "\n" : "");
    }
    ct_text_add(svg, "\"/>\n");
}

/* In words, for who does not see the drawing: half of the dots are at most so far off. */
static void add_description(struct ct_text *svg, const struct ct_prediction_picture *picture)
{
    double *off = calloc((size_t)picture->n + 1, sizeof *off);

    svg->failed = svg->failed || off == NULL;
    if (off == NULL || picture->n == 0) {
        free(off);
        return;
    }
    for (int i = 0; i < picture->n; i++)
        off[i] = fabs(picture->at[i].measured - picture->at[i].predicted);
    ct_text_add(
        svg,
        "<desc id=\"d\">Native and the fastest algorithm of each cell, on logarithmic axes; "
        "half lie within a factor of %.2f of the diagonal.</desc>\n",
        exp(ct_median(off, picture->n)));
    free(off);
}

void ct_prediction_picture_draw(const struct ct_prediction_picture *picture, struct ct_text *svg)
{
    ct_text_append(svg, head, sizeof head - 1);
    add_description(svg, picture);
    ct_text_append(svg, style, sizeof style - 1);
    add_axes(svg);
    add_dots(svg, picture, true);
    add_dots(svg, picture, false);
    ct_text_add(svg,
                "<path class=\"n\" d=\"M520 60h0\"/><text x=\"530\" y=\"64\">native</text>\n"
                "<path class=\"f\" d=\"M520 80h0\"/><text x=\"530\" y=\"84\">the fastest</text>\n"
                "<text x=\"520\" y=\"114\">grey: within 1.25</text>\n"
                "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">predicted</text><text x=\"4\" "
                "y=\"14\">measured</text>\n"
                "</svg>\n",
                LEFT + SIDE / 2, TOP + SIDE + 40);
}
