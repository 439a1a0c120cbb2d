/*
 * quantity.c - bandwidths, latencies and sizes with their units, as text.
 */
#include "cluster/reader/quantity.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

struct unit {
    const char *name;
    double factor;  /* to bytes/s or seconds: factor / divisor, two whole */
    double divisor; /* numbers, so that 100 us is 0.1 ms to the last bit */
};

struct quantity {
    const char *what;
    const char *example;
    const char *names;        /* of the units, for messages */
    const struct unit *units; /* those for writing first, greatest first */
    int nunits;
    int nwritten;      /* units that are used for writing */
    const char *plain; /* unit of factor 1 */
    double least;
    double most;
};

static const struct unit bandwidth_units[] = {
    {"Tbit/s", 1e12, 8},
    {"Gbit/s", 1e9, 8},
    {"Mbit/s", 1e6, 8},
    {"kbit/s", 1e3, 8},
    {"bit/s", 1, 8},
    {"TB/s", 1e12, 1},
    {"GB/s", 1e9, 1},
    {"MB/s", 1e6, 1},
    {"kB/s", 1e3, 1},
    {"B/s", 1, 1},
    {"TiB/s", 1099511627776.0, 1},
    {"GiB/s", 1073741824.0, 1},
    {"MiB/s", 1048576.0, 1},
    {"KiB/s", 1024.0, 1},
};

static const struct unit latency_units[] = {
    {"s", 1, 1},
    {"ms", 1, 1e3},
    {"us", 1, 1e6},
    {"ns", 1, 1e9},
};

static const struct unit size_units[] = {
    {"B", 1, 1},        {"kB", 1e3, 1},        {"MB", 1e6, 1},           {"GB", 1e9, 1},
    {"KiB", 1024.0, 1}, {"MiB", 1048576.0, 1}, {"GiB", 1073741824.0, 1},
};

static const struct quantity bandwidth = {
    .what = "bandwidth",
    .example = "100 Mbit/s",
    .names = "bit/s, kbit/s, Mbit/s, Gbit/s, Tbit/s, B/s, kB/s, MB/s, GB/s, "
             "TB/s, KiB/s, MiB/s, GiB/s, TiB/s",
    .units = bandwidth_units,
    .nunits = sizeof bandwidth_units / sizeof *bandwidth_units,
    .nwritten = 5,
    .plain = "B/s",
    .least = 1,
    .most = CT_BANDWIDTH_MOST,
};

static const struct quantity latency = {
    .what = "latency",
    .example = "30 us",
    .names = "ns, us, ms, s",
    .units = latency_units,
    .nunits = sizeof latency_units / sizeof *latency_units,
    .nwritten = 4,
    .plain = "s",
    .least = 1e-12,
    .most = 60,
};

static const struct quantity size = {
    .what = "size",
    .example = "4096",
    .names = "B, kB, MB, GB, KiB, MiB, GiB",
    .units = size_units,
    .nunits = sizeof size_units / sizeof *size_units,
    .plain = "B",
};

static double in_base(double number, const struct unit *unit)
{
    return number * unit->factor / unit->divisor;
}

static double in_unit(double value, const struct unit *unit)
{
    return value * unit->divisor / unit->factor;
}

static const char *skip_digits(const char *at)
{
    while (isdigit((unsigned char)*at))
        at++;
    return at;
}

/* The end of a decimal number; the start where there is none. */
static const char *skip_number(const char *start)
{
    const char *at = skip_digits(start);

    if (at == start)
        return start;
    if (at[0] == '.' && isdigit((unsigned char)at[1]))
        at = skip_digits(at + 1);
    if (at[0] == 'e' || at[0] == 'E') {
        const char *digits = at + 1 + (at[1] == '+' || at[1] == '-');

        if (isdigit((unsigned char)*digits))
            at = skip_digits(digits);
    }
    return at;
}

/* Other ends of units, with one letter b for bits and B for bytes. */
static const struct {
    const char *end;
    const char *means;
    bool is_guess; /* it is not taken, but asked about */
} spellings[] = {
    {"", "", false},         {"bits/s", "bit/s", false}, {"bit", "bit/s", false},
    {"bps", "bit/s", false}, {"b/s", "bit/s", false},    {"Bps", "B/s", false},
    {"b", "bit/s", true},    {"B", "B/s", true},
};

/* A unit's name with another end than it is written with; "": it does not end so. */
static void spell(const char *name, size_t spelling, char text[32])
{
    const size_t n = strlen(name), end = strlen(spellings[spelling].end);

    text[0] = '\0';
    if (n >= end && n < 16 && strcmp(name + n - end, spellings[spelling].end) == 0)
        snprintf(text, 32, "%.*s%s", (int)(n - end), name, spellings[spelling].means);
}

/* Find a unit by its name; is_guess: the letters' case may be wrong, but a small b is never a
   byte. NULL: there is none. */
static const struct unit *find_unit(const struct quantity *q, const char *name, bool is_guess)
{
    for (size_t k = 0; k < sizeof spellings / sizeof *spellings; k++) {
        char text[32];

        spell(name, k, text);
        for (int i = 0; i < q->nunits && (is_guess || !spellings[k].is_guess); i++) {
            const char *unit = q->units[i].name;
            const bool is_other = strchr(unit, 'B') != NULL && strchr(text, 'B') == NULL;

            if (strcmp(unit, text) == 0 || (is_guess && !is_other && strcasecmp(unit, text) == 0))
                return &q->units[i];
        }
    }
    return NULL;
}

/* Why a value's unit is none. */
static int bad_unit(const struct quantity *q, const struct ct_source *source, int line,
                    const char *text, const char *name)
{
    const struct unit *guess = find_unit(q, name, true);
    char asked[64] = "";

    if (*name == '\0')
        return ct_fault(source, line,
                        "%s '%.60s' has no unit; write for example '%s'; "
                        "units: %s",
                        q->what, text, q->example, q->names);
    if (guess != NULL)
        snprintf(asked, sizeof asked, " (did you mean '%s'?)", guess->name);
    return ct_fault(source, line, "unknown unit '%.60s' of %s '%.60s'%s; units: %s", name, q->what,
                    text, asked, q->names);
}

/* A number and its unit, both not yet judged. */
static int parse_number(const struct quantity *q, const struct ct_source *source, int line,
                        const char *text, const char **name)
{
    if (text[0] == '-' && skip_number(text + 1) != text + 1)
        return ct_fault(source, line, "%s '%.60s' is negative; write for example '%s'", q->what,
                        text, q->example);
    if (skip_number(text) == text)
        return ct_fault(source, line,
                        "%s '%.60s' does not begin with a number; write for "
                        "example '%s'",
                        q->what, text, q->example);
    *name = skip_number(text) + strspn(skip_number(text), " ");
    return 0;
}

static int parse(const struct quantity *q, const struct ct_source *source, int line,
                 const char *text, double *value)
{
    const struct unit *unit;
    const char *name = "";
    double result;
    const int err = parse_number(q, source, line, text, &name);

    if (err != CT_OK)
        return err;
    unit = find_unit(q, name, false);
    if (unit == NULL)
        return bad_unit(q, source, line, text, name);
    result = in_base(strtod(text, NULL), unit);
    if (result == 0)
        return ct_fault(source, line, "%s '%.60s' is zero; write for example '%s'", q->what, text,
                        q->example);
    if (!(result >= q->least && result <= q->most))
        return ct_fault(source, line,
                        "%s '%.60s' is not between %g and %g %s; write for "
                        "example '%s'",
                        q->what, text, q->least, q->most, q->plain, q->example);
    *value = result;
    return 0;
}

static const char unknown[] = "unknown";

int ct_bandwidth_parse(const struct ct_source *source, int line, const char *text,
                       double *bytes_per_s)
{
    if (strcmp(text, unknown) != 0)
        return parse(&bandwidth, source, line, text, bytes_per_s);
    *bytes_per_s = 0;
    return 0;
}

int ct_latency_parse(const struct ct_source *source, int line, const char *text, double *seconds)
{
    return parse(&latency, source, line, text, seconds);
}

int ct_bytes_parse(const struct ct_source *source, int line, const char *text, size_t most,
                   size_t *bytes)
{
    const struct unit *unit;
    const char *name = "";
    const int err = parse_number(&size, source, line, text, &name);
    double value;

    if (err != CT_OK)
        return err;
    unit = find_unit(&size, *name == '\0' ? size.plain : name, false);
    if (unit == NULL)
        return bad_unit(&size, source, line, text, name);
    value = in_base(strtod(text, NULL), unit);
    if (!(value <= (double)most))
        return ct_fault(source, line, "size '%.60s' is above %zu bytes", text, most);
    *bytes = (size_t)value;
    if ((double)*bytes != value)
        return ct_fault(source, line, "size '%.60s' is not a whole number of bytes", text);
    return 0;
}

static void format(const struct quantity *q, double value, char text[CT_QUANTITY_SIZE])
{
    for (int i = 0; i < q->nwritten; i++) {
        const struct unit *unit = &q->units[i];

        if (in_unit(value, unit) < 1)
            continue;
        snprintf(text, CT_QUANTITY_SIZE, "%.10g %s", in_unit(value, unit), unit->name);
        if (in_base(strtod(text, NULL), unit) == value)
            return;
    }
    snprintf(text, CT_QUANTITY_SIZE, "%.17g %s", value, q->plain);
}

void ct_bandwidth_format(double bytes_per_s, char text[CT_QUANTITY_SIZE])
{
    if (bytes_per_s == 0)
        snprintf(text, CT_QUANTITY_SIZE, "%s", unknown);
    else
        format(&bandwidth, bytes_per_s, text);
}

void ct_latency_format(double seconds, char text[CT_QUANTITY_SIZE])
{
    format(&latency, seconds, text);
}

void ct_time_format(double seconds, char text[CT_QUANTITY_SIZE])
{
    const struct unit *unit = &latency_units[0];

    while (in_unit(seconds, unit) < 1 && unit < &latency_units[latency.nunits - 1])
        unit++;
    snprintf(text, CT_QUANTITY_SIZE, "%.4g %s", in_unit(seconds, unit), unit->name);
}
