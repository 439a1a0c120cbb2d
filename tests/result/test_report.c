/*
 * test_report.c - the parts of report.html: what is escaped, axes, summaries,
 * and where the nodes of a tree are.
 */
#include "result/report_page.h"
#include "result/report_palette.h"
#include "result/report_scale.h"
#include "result/report_summary.h"
#include "result/shown_limits.h"
#include "result/tree_layout.h"
#include "result/wording.h"
#include "result/writer.h"
#include "tests/result/result_helpers.h"

#include <math.h>
#include <stdio.h>

extern const struct ct_writer write_report_html;

static char *report_of(const struct ct_result *result)
{
    char *text = NULL;

    cr_assert_eq(ct_writer_text(&write_report_html, result, &text, NULL), CT_OK);
    return text;
}

static void add_link(struct ct_result *result, const char *lower, const char *upper, double load)
{
    struct ct_result_link *link = CT_ADD(&result->tree, links);

    cr_assert_not_null(link);
    link->lower = ct_format("%s", lower);
    link->upper = ct_format("%s", upper);
    link->nranks = 1;
    link->capacity = 1e6;
    link->up_bytes = load;
    link->down_bytes = load / 2;
}

Test(report, escapes_what_is_special_in_html)
{
    struct ct_text page = {0};

    ct_page_add(&page, "<a href=\"x\">&'</a>");
    ct_page_add(&page, NULL);
    cr_expect_str_eq(page.text, "&lt;a href=&quot;x&quot;&gt;&amp;&#39;&lt;/a&gt;");
    free(page.text);
}

Test(report, escapes_names_and_reasons_from_outside)
{
    struct ct_result *result = result_of_text(text_of_file(EXAMPLE));
    char *text;

    free(result->signature.cluster);
    result->signature.cluster = ct_format("%s", "<i>cluster");
    add_link(result, "<i>node", "<i>root", 1e6);
    text = report_of(result);
    cr_expect_null(strstr(text, "<i>"), "a tag from outside");
    cr_expect_null(strstr(text, "<b>7"), "a tag from outside");
    cr_expect_not_null(strstr(text, "&lt;i&gt;cluster"));
    cr_expect_not_null(strstr(text, "&lt;i&gt;node"));
    cr_expect_not_null(strstr(text, "&lt;b&gt;7&lt;/b&gt; &amp; &quot;5"));
    free(text);
}

Test(report, needs_no_network)
{
    struct ct_result *result = result_of_text(text_of_file(EXAMPLE));
    char *text = report_of(result);

    cr_expect_null(strstr(text, "://"));
    cr_expect_null(strstr(text, "src="));
    cr_expect_null(strstr(text, "@import"));
    cr_expect_null(strstr(text, "<script"), "it can be read without one");
    free(text);
}

Test(report, shows_the_load_of_links)
{
    struct ct_result *result = result_of_text(text_of_file(EXAMPLE));
    char *text;

    add_link(result, "s1", "s0", 2e6);
    add_link(result, "n0", "s1", 1e6);
    text = report_of(result);
    cr_expect_not_null(strstr(text, "The busiest one needs 2 s for it"));
    cr_expect_not_null(strstr(text, "n0 to s1<td>1 MB/s<td>1<td>1 MB<td>500 KB<td>1 s<td>500 ms"
                                    "<td>50 %"));
    free(text);
}

Test(report, leaves_room_for_long_names)
{
    char *decisions = text_of_file(EXAMPLE);
    struct ct_result *result = result_of_text(decisions);
    const char *tree;
    double width = 0;
    char *text;

    add_link(result, "n0123456789012345678901234567890123456789", "s0123456789", 1e6);
    text = report_of(result);
    tree = strstr(text, "<svg class=\"tree\"");
    cr_assert_not_null(tree);
    cr_assert_eq(sscanf(strstr(tree, "viewBox"), "viewBox=\"0 0 %lf", &width), 1);
    cr_expect_gt(width, 130 + 6 * (41 + 11), "of a column and both names");
    free(text);
    free(decisions);
    ct_result_free(result);
}

/* Of two algorithms at least one of colour and hatch differs, on any page of the labs. */
Test(report, shows_an_algorithm_alike_in_all_collectives)
{
    struct ct_palette palette = {0};
    char *looks[40];

    for (int i = 0; i < 40; i++) {
        struct ct_text text = {0};
        char *name = ct_format("allgather_a%d", i), *other = ct_format("allreduce_a%d", i);
        const int number = ct_palette_number(&palette, "allgather", name);

        cr_expect_eq(ct_palette_number(&palette, "allreduce", other), number);
        palette.names[number - 1] = ct_palette_name("allgather", name);
        ct_palette_add_box(&text, number, 0, 0, 1, 1);
        looks[i] = text.text;
        for (int k = 0; k < i; k++)
            cr_expect_str_neq(looks[i], looks[k], "%d is like %d", i, k);
        free(other); /* the palette has the name itself */
    }
    cr_expect_eq(ct_palette_number(&palette, "allgather", "native"), 0);
}

Test(report, writes_bytes_in_the_largest_unit_that_fits)
{
    static const struct {
        size_t bytes;
        const char *text;
    } cases[] = {{0, "0"},       {1, "1"},       {512, "512"},    {1024, "1K"},
                 {1025, "1025"}, {98304, "96K"}, {1048576, "1M"}, {19712, "19712"}};

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[32];

        ct_bytes_text(cases[i].bytes, text, sizeof text);
        cr_expect_str_eq(text, cases[i].text);
    }
}

Test(report, has_round_ticks_within_the_scale)
{
    const struct ct_scale few = {0.004, 0.4, 0, 100};
    const struct ct_scale many = {1e-6, 20, 100, 0};
    double ticks[CT_TICKS_MAX];

    cr_assert_eq(ct_scale_ticks(&few, ticks), 6);
    cr_expect_float_eq(ticks[0], 0.005, 1e-12);
    cr_expect_float_eq(ticks[5], 0.2, 1e-12);
    cr_assert_eq(ct_scale_ticks(&many, ticks), 8);
    cr_expect_float_eq(ticks[7], 10, 1e-12);
    cr_expect_float_eq(ct_scale_at(&few, 0.04), 50, 1e-9);
    cr_expect_float_eq(ct_scale_at(&many, 20), 0, 1e-9);
}

/* A figure below the limit: a time of the choice, of native, of the runner-up or
   of another runner-up. Buffers hold messages of that size, and smaller ones. */
Test(report, shows_no_limit_up_to_the_largest_size_that_beats_it)
{
    for (int which = 0; which < 3; which++) {
        struct ct_result *result = result_of_text(text_of_file(EXAMPLE));
        struct ct_result_collective *own = &result->collectives[0];
        struct ct_result_size *size = &own->cases->sizes[1];
        const double below = size->limit_s * 0.9;

        ct_result_drop_beaten_limits(result);
        cr_expect_gt(own->cases->sizes[0].limit_s, 0);
        cr_expect_gt(size->limit_s, 0);
        if (which == 0)
            size->figures.choice.seconds = below;
        else if (which == 1)
            size->figures.native.seconds = below;
        else
            size->figures.behind = below / size->figures.choice.seconds;
        ct_result_drop_beaten_limits(result);
        cr_expect_eq(own->cases->sizes[0].limit_s, 0);
        cr_expect_eq(size->limit_s, 0);
        cr_expect_gt(own->cases->sizes[2].limit_s, 0);
        cr_expect(ct_has_limit(own));
    }
}

/* Cables are not slower than what was seen of them. */
Test(report, shows_no_latency_that_a_time_beats)
{
    struct ct_result *result = result_of_text(text_of_file(EXAMPLE));
    struct ct_result_case *own = result->collectives[0].cases;

    for (int i = 0; i < own->nsizes; i++)
        own->sizes[i].latency_s = own->sizes[0].figures.choice.seconds / 2;
    ct_result_drop_beaten_latencies(result);
    cr_expect_gt(own->sizes[2].latency_s, 0);
    own->sizes[0].figures.choice.seconds = own->sizes[0].latency_s * 0.9;
    ct_result_drop_beaten_latencies(result);
    for (int i = 0; i < own->nsizes; i++)
        cr_expect_eq(own->sizes[i].latency_s, 0);
}

Test(report, sums_up_a_collective)
{
    struct ct_result *result = result_of_text(text_of_file(EXAMPLE));
    const struct ct_result_collective *own = &result->collectives[0];
    const struct ct_summary all = ct_summary_of(own);
    const struct ct_summary stopped = ct_summary_of(&result->collectives[1]);

    cr_expect_eq(all.nsizes, 3);
    cr_expect_eq(all.by_basis[CT_RESULT_CONFIRMED], 2);
    cr_expect_eq(all.by_basis[CT_RESULT_KEPT], 1);
    cr_expect_eq(all.nreplaced, 2);
    cr_expect_eq(all.best.size->bytes, 32768);
    cr_expect_float_eq(all.best.speed_up, 10.09, 1e-9);
    cr_expect_float_eq(all.worst.speed_up, 1.424, 1e-9);
    cr_expect_float_eq(all.mean, cbrt(1.424 * 10.09), 1e-9);
    cr_expect_eq(stopped.ncompared, 1); /* only what is native is sure */
    cr_expect_eq(stopped.nsure, 0);
    cr_expect_eq(stopped.by_basis[CT_RESULT_UNDECIDED], 1);
    cr_expect_eq(stopped.by_basis[CT_RESULT_FIRST_LOOK], 1);
    cr_expect_eq(stopped.by_basis[CT_RESULT_CARRIED], 1);
    cr_expect_float_eq(stopped.mean, 1, 1e-9);
    cr_expect_float_eq(ct_spent_seconds(own, NULL), 4.21, 1e-9);
    cr_expect_float_eq(ct_spent_seconds(own, "look"), 2.16, 1e-9);
}

Test(report, puts_a_node_amid_what_is_below_it)
{
    struct ct_result *result = ct_result_new();
    struct ct_tree_layout layout;

    add_link(result, "s1", "s0", 1);
    add_link(result, "n0", "s0", 1);
    add_link(result, "n1", "s1", 1);
    add_link(result, "n2", "s1", 1);
    cr_assert(ct_tree_layout_init(&layout, &result->tree));
    cr_assert_eq(layout.nnodes, 5);
    cr_expect_eq(layout.nrows, 3);
    cr_expect_eq(layout.depth, 2);
    cr_expect_eq(layout.nodes[2].row, 0); /* a node's own leaves come first */
    cr_expect_eq(layout.nodes[3].row, 1);
    cr_expect_eq(layout.nodes[4].row, 2);
    cr_expect_eq(layout.nodes[1].row, 1.5);
    cr_expect_eq(layout.nodes[0].row, 0.75);
    cr_expect_eq(layout.nodes[4].parent, 1);
    ct_tree_layout_fini(&layout);
    ct_result_free(result);
}

Test(report, puts_the_leaves_of_large_trees_together)
{
    struct ct_result *result = ct_result_new();
    struct ct_tree_layout layout;

    add_link(result, "s1", "s0", 1);
    for (int i = 0; i < 100; i++) {
        char name[16];

        snprintf(name, sizeof name, "n%d", i);
        add_link(result, name, i < 40 ? "s0" : "s1", 1);
    }
    cr_assert(ct_tree_layout_init(&layout, &result->tree));
    cr_expect_eq(layout.nrows, 2);
    cr_expect_eq(layout.nodes[2].nleaves, 40);
    cr_expect_eq(layout.nodes[42].nleaves, 60);
    cr_expect_eq(layout.nodes[43].nleaves, 0);
    ct_tree_layout_fini(&layout);
    ct_result_free(result);
}
