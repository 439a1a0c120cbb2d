/*
 * test_quantity.c - units: each means what it says, and what is written
 * reads back the same.
 */
#include "cluster/reader/quantity.h"

#include <criterion/criterion.h>
#include <string.h>

static double bandwidth(const char *text)
{
    struct ct_diag diag = {""};
    const struct ct_source source = {.file = "file", .diag = &diag};
    double value = -1;
    const int err = ct_bandwidth_parse(&source, 1, text, &value);

    cr_expect_eq(err, 0, "%s", diag.text);
    return value;
}

static double latency(const char *text)
{
    struct ct_diag diag = {""};
    const struct ct_source source = {.file = "file", .diag = &diag};
    double value = -1;
    const int err = ct_latency_parse(&source, 1, text, &value);

    cr_expect_eq(err, 0, "%s", diag.text);
    return value;
}

Test(quantity, reads_each_unit_of_bandwidth)
{
    cr_expect_eq(bandwidth("8 bit/s"), 1);
    cr_expect_eq(bandwidth("8 kbit/s"), 1e3);
    cr_expect_eq(bandwidth("100 Mbit/s"), 12.5e6);
    cr_expect_eq(bandwidth("2.5Gbit/s"), 312.5e6);
    cr_expect_eq(bandwidth("1.6   Tbit/s"), 200e9);
    cr_expect_eq(bandwidth("7 B/s"), 7);
    cr_expect_eq(bandwidth("7 kB/s"), 7e3);
    cr_expect_eq(bandwidth("7 MB/s"), 7e6);
    cr_expect_eq(bandwidth("7 GB/s"), 7e9);
    cr_expect_eq(bandwidth("7 TB/s"), 7e12);
    cr_expect_eq(bandwidth("7 KiB/s"), 7 * 1024.0);
    cr_expect_eq(bandwidth("7 MiB/s"), 7 * 1048576.0);
    cr_expect_eq(bandwidth("7 GiB/s"), 7 * 1073741824.0);
    cr_expect_eq(bandwidth("7 TiB/s"), 7 * 1099511627776.0);
    cr_expect_eq(bandwidth("1e2 Mbit/s"), 12.5e6);
}

Test(quantity, takes_a_small_b_for_bits_and_a_large_one_for_bytes)
{
    static const char *const bits[] = {"100Gb/s", "100 Gbps", "100Gbit", "100 Gbits/s"};

    for (size_t i = 0; i < sizeof bits / sizeof *bits; i++)
        cr_expect_eq(bandwidth(bits[i]), 12.5e9, "%s", bits[i]);
    cr_expect_eq(bandwidth("100GBps"), 100e9);
}

static const char *refused(const char *text)
{
    static struct ct_diag diag;
    const struct ct_source source = {.file = "file", .diag = &diag};
    double value;

    diag.text[0] = '\0';
    cr_expect_eq(ct_bandwidth_parse(&source, 1, text, &value), CT_ERR_INPUT, "%s", text);
    return diag.text;
}

Test(quantity, never_suggests_bytes_for_a_small_b)
{
    static const char *const wanted[][2] = {
        {"1 gb/s", "'Gbit/s'"}, {"1 Gb", "'Gbit/s'"}, {"1 Kb/s", "'kbit/s'"},
        {"1 gB/s", "'GB/s'"},   {"1 GB", "'GB/s'"},   {"1 MBIT/S", "'Mbit/s'"},
    };

    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        cr_expect_not_null(strstr(refused(wanted[i][0]), wanted[i][1]), "%s", wanted[i][0]);
    cr_expect_null(strstr(refused("1 Gib/s"), "did you mean"));
    cr_expect_null(strstr(refused("1 GBPS"), "did you mean"));
}

Test(quantity, reads_each_unit_of_latency)
{
    cr_expect_eq(latency("30 ns"), 30e-9);
    cr_expect_eq(latency("30us"), 30e-6);
    cr_expect_eq(latency("30 ms"), 30e-3);
    cr_expect_eq(latency("30 s"), 30);
    cr_expect_eq(latency("0.1 ms"), latency("100 us"));
}

Test(quantity, writes_the_unit_that_people_use)
{
    char text[CT_QUANTITY_SIZE];

    ct_bandwidth_format(12.5e6, text);
    cr_expect_str_eq(text, "100 Mbit/s");
    ct_bandwidth_format(312.5e6, text);
    cr_expect_str_eq(text, "2.5 Gbit/s");
    ct_latency_format(30e-6, text);
    cr_expect_str_eq(text, "30 us");
    ct_latency_format(1e-4, text);
    cr_expect_str_eq(text, "100 us");
}

Test(quantity, reads_back_what_it_writes_to_the_last_bit)
{
    unsigned state = 1;

    for (int i = 0; i < 2000; i++) {
        char text[CT_QUANTITY_SIZE];
        double value;

        state = state * 1664525u + 1013904223u;
        value = 1 + state / 7.0;
        ct_bandwidth_format(value, text);
        cr_expect_eq(bandwidth(text), value, "%s", text);
        value = 1e-9 * (1 + state % 100000) / 3;
        ct_latency_format(value, text);
        cr_expect_eq(latency(text), value, "%s", text);
    }
}

Test(quantity, writes_times_with_four_digits)
{
    char text[CT_QUANTITY_SIZE];

    ct_time_format(1.34217728, text);
    cr_expect_str_eq(text, "1.342 s");
    ct_time_format(0.0786, text);
    cr_expect_str_eq(text, "78.6 ms");
    ct_time_format(12e-9, text);
    cr_expect_str_eq(text, "12 ns");
}
