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
#include <string.h>

#define ROW 17
#define COLUMN 130
#define LETTER 7.2 /* the width of a letter of a name, about */
#define THICK 5

/* A picture being drawn. */
struct picture {
    const struct ct_result_tree *tree;
    struct ct_tree_layout layout;
    double busiest; /* seconds, or bytes where no capacity is known; 0: no
                       loads are known */
    bool is_timed;  /* `busiest` is seconds */
    double left;    /* room for the root's name, and */
    double right;   /* for those of leaves */
};

/* The name of a node: the root is only named as an upper end. */
static const char *name_of(const struct ct_result_tree *tree, int x)
{
    return x == 0 ? tree->links[0].upper : tree->links[x - 1].lower;
}

static bool is_drawn(const struct ct_tree_layout_node *node)
{
    return node->nleaves > 0 || !node->is_leaf;
}

static void set_rooms(struct picture *picture)
{
    const struct ct_tree_layout *layout = &picture->layout;
    char more[32];

    picture->left = fmax(60, 20 + LETTER * (double)strlen(name_of(picture->tree, 0)));
    for (int x = 1; x < layout->nnodes; x++) {
        const int nleaves = layout->nodes[x].nleaves;
        const int n = nleaves > 1 ? snprintf(more, sizeof more, " and %d more", nleaves - 1) : 0;

        if (nleaves > 0)
            picture->right =
                fmax(picture->right, 16 + LETTER * (n + (double)strlen(name_of(picture->tree, x))));
    }
}

/* True if a switch is too near another one above or below it for words between them. */
static bool is_dense(const struct picture *picture, int x)
{
    const struct ct_tree_layout_node *nodes = picture->layout.nodes;

    for (int y = 0; y < picture->layout.nnodes; y++) {
        if (y != x && !nodes[y].is_leaf && nodes[y].depth == nodes[x].depth &&
            fabs(nodes[y].row - nodes[x].row) < 3)
            return true;
    }
    return false;
}

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

static double x_of(const struct picture *picture, int x)
{
    return picture->left + (double)COLUMN * picture->layout.nodes[x].depth;
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

/* A cell; "-" for 0. */
static void add_bytes(struct ct_text *page, double bytes, const char *more)
{
    static const char *const units[] = {"B", "KB", "MB", "GB", "TB"};
    int unit = 0;

    for (; bytes >= 1000 && unit < 4; unit++)
        bytes /= 1000;
    if (bytes > 0)
        ct_table_add(page, "%.3g %s%s", bytes, units[unit], more);
    else
        ct_table_add(page, "-");
}

static void add_load(struct ct_text *page, const struct picture *picture, double load)
{
    char seconds[24];

    ct_time_text(picture->is_timed ? load : 0, seconds, sizeof seconds);
    ct_table_add(page, "%s", seconds);
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
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke-width=\"%.1f\" "
                "stroke=\"hsl(%.0f 80%% 44%%)\"/>",
                x_of(picture, node->parent), y_of(upper) + shift, x_of(picture, lower),
                y_of(node) + shift, 0.7 + THICK * part, hue_of(part));
}

static void add_cable(struct ct_text *page, const struct picture *picture, int lower)
{
    const struct ct_result_link *link = &picture->tree->links[lower - 1];

    add_line(page, picture, lower, load_of(picture, link, link->up_bytes), -1);
    add_line(page, picture, lower, load_of(picture, link, link->down_bytes), 1);
    ct_text_add(page, "\n");
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

    if (node->is_leaf || !picture->is_timed || load <= 0 || is_dense(picture, lower))
        return;
    ct_time_text(load, seconds, sizeof seconds);
    ct_text_add(page, "<text class=\"over\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n",
                (x_of(picture, node->parent) + x_of(picture, lower)) / 2 - 8,
                (y_of(upper) + y_of(node)) / 2 + 12, seconds);
}

static void add_node(struct ct_text *page, const struct picture *picture, int x)
{
    const struct ct_tree_layout_node *node = &picture->layout.nodes[x];
    const bool is_beside = node->is_leaf || is_dense(picture, x);

    ct_text_add(page, "<text x=\"%.1f\" y=\"%.1f\" class=\"strong%s>",
                x_of(picture, x) + (node->is_leaf ? 8 : -7), y_of(node) + (is_beside ? 4 : 17),
                node->is_leaf ? "\"" : " over\" text-anchor=\"end\"");
    ct_page_add(page, name_of(picture->tree, x));
    if (node->nleaves > 1)
        ct_text_add(page, " and %d more", node->nleaves - 1);
    ct_text_add(page, "</text>\n");
    if (!node->is_leaf)
        ct_text_add(page, "<circle class=\"node\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\"/>\n",
                    x_of(picture, x), y_of(node));
}

static void add_drawing(struct ct_text *page, const struct picture *picture)
{
    const struct ct_tree_layout *layout = &picture->layout;
    const int width = (int)(picture->left + COLUMN * layout->depth + picture->right);

    ct_text_add(page,
                "<svg class=\"tree\" style=\"max-width:%dpx\" viewBox=\"0 0 %d %d\" "
                "preserveAspectRatio=\"xMinYMin\" role=\"img\"><title>The cluster's tree with the "
                "load of each cable.</title>\n",
                width + width / 4, width, ROW * (layout->nrows + 1));
    for (int x = 1; x < layout->nnodes; x++) {
        if (is_drawn(&layout->nodes[x]))
            add_cable(page, picture, x);
    }
    for (int x = 1; x < layout->nnodes; x++)
        add_seconds(page, picture, x);
    for (int x = 0; x < layout->nnodes; x++) {
        if (is_drawn(&layout->nodes[x]))
            add_node(page, picture, x);
    }
    ct_text_add(page, "</svg>\n");
}

static void add_words(struct ct_text *page, const struct picture *picture)
{
    const struct ct_result_tree *tree = picture->tree;
    char bytes[32], seconds[24];

    if (picture->busiest <= 0) {
        ct_text_add(page, "Which messages native sends is not known, so the "
                          "cables have no loads.");
        return;
    }
    ct_bytes_text(tree->bytes, bytes, sizeof bytes);
    ct_time_text(picture->busiest, seconds, sizeof seconds);
    ct_text_add(page, "What one call of ");
    ct_page_add_choice(page, tree->collective, tree->algorithm, tree->setting);
    ct_text_add(page, " with %s bytes sends over each cable", bytes);
    if (picture->is_timed)
        ct_text_add(page, ". The busiest one needs %s for it", seconds);
    ct_text_add(page, ".");
}

/* False: there is nothing to see. A host alone, or hosts on a switch, whose cables have no
   bandwidths, are a list of names. */
static bool begin(struct picture *picture, struct ct_text *page, const struct ct_result *result)
{
    *picture = (struct picture){.tree = &result->tree};
    if (picture->tree->nlinks == 0)
        return false;
    if (!ct_tree_layout_init(&picture->layout, picture->tree)) {
        page->failed = true;
        return false;
    }
    set_busiest(picture);
    if (picture->layout.depth == 1 && !picture->is_timed) {
        ct_tree_layout_fini(&picture->layout);
        return false;
    }
    set_rooms(picture);
    return true;
}

void ct_report_add_tree(struct ct_text *page, const struct ct_result *result)
{
    struct picture picture;

    if (!begin(&picture, page, result))
        return;
    ct_text_add(page, "<h2>Network</h2>\n<figure>\n");
    add_drawing(page, &picture);
    ct_text_add(page, "<figcaption>");
    add_words(page, &picture);
    ct_text_add(page,
                " Each cable is two lines: to the root above or left, from the root below or "
                "right%s (<a href=\"#cables\">figures</a>).</figcaption>\n</figure>\n",
                picture.busiest > 0 ? "; the thicker and redder, the longer it is busy" : "");
    ct_tree_layout_fini(&picture.layout);
}

static void add_row(struct ct_text *page, const struct picture *picture, int lower)
{
    const struct ct_result_link *link = &picture->tree->links[lower - 1];
    const double up = load_of(picture, link, link->up_bytes);
    const double down = load_of(picture, link, link->down_bytes);

    ct_table_add_row(page);
    ct_page_add(page, link->lower);
    if (picture->layout.nodes[lower].nleaves > 1)
        ct_text_add(page, " and %d more", picture->layout.nodes[lower].nleaves - 1);
    ct_text_add(page, " to ");
    ct_page_add(page, link->upper);
    add_bytes(page, link->capacity, "/s");
    ct_table_add(page, "%d", link->nranks);
    add_bytes(page, link->up_bytes, "");
    add_bytes(page, link->down_bytes, "");
    add_load(page, picture, up);
    add_load(page, picture, down);
    ct_table_add(page, "%.0f %%",
                 picture->busiest > 0 ? 100 * fmax(up, down) / picture->busiest : 0);
}

void ct_report_add_loads(struct ct_text *page, const struct ct_result *result)
{
    struct picture picture;

    if (!begin(&picture, page, result))
        return;
    ct_text_add(page, "<h2 id=cables>Cables</h2>\n");
    ct_fold_begin(page, "Loads of all cables", "");
    ct_table_begin(page, "Bandwidth each way, and what a call sends",
                   "<cable|bandwidth|ranks below|bytes to the root|from the root|"
                   "busy for, to|from|of the busiest");
    for (int x = 1; x < picture.layout.nnodes; x++) {
        if (is_drawn(&picture.layout.nodes[x]))
            add_row(page, &picture, x);
    }
    ct_table_end(page);
    ct_fold_end(page);
    ct_tree_layout_fini(&picture.layout);
}
