/*
 * report_tree.c - cables as pairs of lines, nodes as names.
 */
#include "result/report_tree.h"

#include "result/report_page.h"
#include "result/report_scale.h"
#include "result/tree_layout.h"
#include "result/wording.h"

#include <math.h>
#include <stdio.h>

#define ROW 17
#define COLUMN 130
#define NAME 110 /* room for a leaf's name */
#define THICK 7

/* A picture being drawn. */
struct picture {
    const struct ct_result_tree *tree;
    struct ct_tree_layout layout;
    double busiest; /* seconds, or bytes where no capacity is known; 0: no
                       loads are known */
    bool is_timed;  /* `busiest` is seconds */
};

static bool has_capacities(const struct ct_result_tree *tree)
{
    for (int i = 0; i < tree->nlinks; i++) {
        if (tree->links[i].capacity > 0)
            return true;
    }
    return false;
}

/* What a direction of a link is loaded with, in the unit of the picture. */
static double load_of(const struct picture *picture, const struct ct_result_link *link,
                      double bytes)
{
    if (!picture->is_timed)
        return bytes;
    return link->capacity > 0 ? bytes / link->capacity : 0;
}

static void set_busiest(struct picture *picture)
{
    const struct ct_result_tree *tree = picture->tree;

    picture->is_timed = has_capacities(tree);
    for (int i = 0; i < tree->nlinks; i++) {
        const struct ct_result_link *link = &tree->links[i];

        picture->busiest = fmax(picture->busiest, fmax(load_of(picture, link, link->up_bytes),
                                                       load_of(picture, link, link->down_bytes)));
    }
}

static double x_of(const struct ct_tree_layout_node *node)
{
    return 60 + (double)COLUMN * node->depth;
}

static double y_of(const struct ct_tree_layout_node *node)
{
    return ROW * (node->row + 1);
}

/* From cool to hot as it fills. */
static double hue_of(double part)
{
    return 210 - 200 * part;
}

static void add_bytes(struct ct_text *page, double bytes)
{
    static const char *const units[] = {"B", "KB", "MB", "GB", "TB"};
    int unit = 0;

    for (; bytes >= 1000 && unit < 4; unit++)
        bytes /= 1000;
    ct_text_add(page, "%.3g %s", bytes, units[unit]);
}

static void add_direction(struct ct_text *page, const struct picture *picture,
                          const struct ct_result_link *link, const char *where, double bytes)
{
    const double load = load_of(picture, link, bytes);
    char seconds[24];

    ct_time_text(load, seconds, sizeof seconds);
    ct_text_add(page, "\n%s: ", where);
    add_bytes(page, bytes);
    if (picture->is_timed && link->capacity > 0 && load > 0)
        ct_text_add(page, ", %s on the wire", seconds);
    if (picture->busiest > 0)
        ct_text_add(page, ", %.0f %% of the busiest", 100 * load / picture->busiest);
}

static void add_title(struct ct_text *page, const struct picture *picture,
                      const struct ct_result_link *link, int nleaves)
{
    ct_text_add(page, "<title>");
    ct_page_add(page, link->lower);
    if (nleaves > 1)
        ct_text_add(page, " and %d more", nleaves - 1);
    ct_text_add(page, " to ");
    ct_page_add(page, link->upper);
    if (link->capacity > 0) {
        ct_text_add(page, ": ");
        add_bytes(page, link->capacity);
        ct_text_add(page, "/s each way");
    }
    ct_text_add(page, ", %d %s below", link->nranks, link->nranks == 1 ? "rank" : "ranks");
    if (picture->busiest > 0) {
        add_direction(page, picture, link, "to the root", link->up_bytes);
        add_direction(page, picture, link, "from the root", link->down_bytes);
    }
    ct_text_add(page, "</title>");
}

/* One direction; `side` is -1 for up, 1 for down. */
static void add_line(struct ct_text *page, const struct picture *picture, int lower, double load,
                     double side)
{
    const struct ct_tree_layout_node *nodes = picture->layout.nodes;
    const struct ct_tree_layout_node *node = &nodes[lower];
    const struct ct_tree_layout_node *upper = &nodes[node->parent];
    const double part = picture->busiest > 0 ? load / picture->busiest : 0;
    const double shift = side * (1 + THICK * part) / 2;

    ct_text_add(page,
                "<line x1=%.1f y1=%.1f x2=%.1f y2=%.1f stroke-width=%.1f "
                "stroke=\"hsl(%.0f 75%% 50%%)\"/>",
                x_of(upper), y_of(upper) + shift, x_of(node), y_of(node) + shift,
                0.7 + THICK * part, hue_of(part));
}

static void add_cable(struct ct_text *page, const struct picture *picture, int lower)
{
    const struct ct_result_link *link = &picture->tree->links[lower - 1];
    const int nleaves = picture->layout.nodes[lower].nleaves;

    ct_text_add(page, "<g class=cable>");
    add_title(page, picture, link, nleaves);
    add_line(page, picture, lower, load_of(picture, link, link->up_bytes), -1);
    add_line(page, picture, lower, load_of(picture, link, link->down_bytes), 1);
    ct_text_add(page, "</g>\n");
}

/* How long the bytes of a cable between inner nodes take, beside it. */
static void add_seconds(struct ct_text *page, const struct picture *picture, int lower)
{
    const struct ct_result_link *link = &picture->tree->links[lower - 1];
    const struct ct_tree_layout_node *node = &picture->layout.nodes[lower];
    const struct ct_tree_layout_node *upper = &picture->layout.nodes[node->parent];
    const double load =
        fmax(load_of(picture, link, link->up_bytes), load_of(picture, link, link->down_bytes));
    char seconds[24];

    if (node->is_leaf || !picture->is_timed || load <= 0)
        return;
    ct_time_text(load, seconds, sizeof seconds);
    ct_text_add(page, "<text x=%.1f y=%.1f text-anchor=end>%s</text>\n",
                (x_of(upper) + x_of(node)) / 2 - 8, (y_of(upper) + y_of(node)) / 2 + 12, seconds);
}

/* The name of a node: the root is only named as an upper end. */
static const char *name_of(const struct ct_result_tree *tree, int x)
{
    return x == 0 ? tree->links[0].upper : tree->links[x - 1].lower;
}

static void add_node(struct ct_text *page, const struct picture *picture, int x)
{
    const struct ct_tree_layout_node *node = &picture->layout.nodes[x];

    ct_text_add(page, "<text x=%.1f y=%.1f class=strong%s>", x_of(node) + (node->is_leaf ? 8 : -7),
                y_of(node) + (node->is_leaf ? 4 : 17), node->is_leaf ? "" : " text-anchor=end");
    ct_page_add(page, name_of(picture->tree, x));
    if (node->nleaves > 1)
        ct_text_add(page, " and %d more", node->nleaves - 1);
    ct_text_add(page, "</text>\n");
    if (!node->is_leaf)
        ct_text_add(page, "<circle class=node cx=%.1f cy=%.1f r=5 />\n", x_of(node), y_of(node));
}

static void add_drawing(struct ct_text *page, const struct picture *picture)
{
    const struct ct_tree_layout *layout = &picture->layout;
    const int width = 60 + COLUMN * layout->depth + NAME;

    /* a phone scrolls it */
    ct_text_add(page,
                "<svg viewBox=\"0 0 %d %d\" style=\"max-width:%dpx;"
                "min-width:min(%dpx,32rem)\" role=img aria-label=\"the "
                "cluster's tree with the load of each link\">\n",
                width, ROW * (layout->nrows + 1), width, width);
    for (int x = 1; x < layout->nnodes; x++) {
        if (layout->nodes[x].nleaves > 0 || !layout->nodes[x].is_leaf)
            add_cable(page, picture, x);
    }
    for (int x = 1; x < layout->nnodes; x++)
        add_seconds(page, picture, x);
    for (int x = 0; x < layout->nnodes; x++) {
        if (layout->nodes[x].nleaves > 0 || !layout->nodes[x].is_leaf)
            add_node(page, picture, x);
    }
    ct_text_add(page, "</svg>\n");
}

static void add_words(struct ct_text *page, const struct picture *picture)
{
    const struct ct_result_tree *tree = picture->tree;
    char bytes[32], seconds[24];

    if (picture->busiest <= 0) {
        ct_text_add(page, "<p>Which messages native sends is not known, so the "
                          "links have no loads.</p>\n");
        return;
    }
    ct_bytes_text(tree->bytes, bytes, sizeof bytes);
    ct_time_text(picture->busiest, seconds, sizeof seconds);
    ct_text_add(page, "<p>What one call of ");
    ct_page_add_choice(page, tree->collective, tree->algorithm, tree->setting);
    ct_text_add(page, " with %s bytes sends over each cable", bytes);
    if (picture->is_timed)
        ct_text_add(page, ". The busiest one needs %s for it", seconds);
    ct_text_add(page, ".</p>\n");
}

void ct_report_add_tree(struct ct_text *page, const struct ct_result *result)
{
    struct picture picture = {.tree = &result->tree};

    if (picture.tree->nlinks == 0)
        return;
    if (!ct_tree_layout_init(&picture.layout, picture.tree)) {
        page->failed = true;
        return;
    }
    set_busiest(&picture);
    ct_text_add(page, "<h2>The network</h2>\n");
    add_words(page, &picture);
    ct_text_add(page, "<figure class=tree>\n<div class=wide>\n");
    add_drawing(page, &picture);
    ct_text_add(page, "</div>\n<figcaption>Each cable is two lines: to the root above "
                      "or left, from the root below or right. The thicker and redder, "
                      "the longer its bytes take, compared with the "
                      "busiest.</figcaption>\n");
    ct_text_add(page, "</figure>\n");
    ct_tree_layout_fini(&picture.layout);
}
