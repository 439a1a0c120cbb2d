/*
 * option_table.c - an option is one row.
 */
#include "driver/options/option_table.h"

#include "cluster/formats/export.h"
#include "cluster/formats/import.h"
#include "driver/flavours/flavour.h"
#include "driver/flavours/thread_level.h"
#include "driver/options/mechanism_names.h"
#include "driver/options/options.h"
#include "driver/options/table_show.h"
#include "result/comparison.h"
#include "result/writer.h"

#include <string.h>

static const char *collective_name(int i)
{
    return ct_collectives[i] == NULL ? NULL : ct_collectives[i]->name;
}

/* What clusters are exported to, and what is made of decisions. */
static const char *export_help(int i)
{
    int n = 0;

    while (ct_exports[n] != NULL)
        n++;
    return i < n ? ct_exports[i]->help : ct_writer_format(i - n);
}

static const char *import_help(int i)
{
    return ct_imports[i] == NULL ? NULL : ct_imports[i]->help;
}

static const char *yes_no_name(int i)
{
    static const char *const names[] = {"yes", "no", NULL};

    return names[i];
}

static const struct ct_option_range seconds = {"time", "seconds", 0, 1e6, true},
                                    share = {"share", NULL, 0, 1, false},
                                    bytes = {"size", "bytes", 1, 1 << 30, false},
                                    memory = {"size", "bytes", 0, 1ull << 40, false},
                                    ranks = {"number of ranks", "ranks", 1, 16384, false};

/* A number as help texts have it. */
#define DIGITS_OF(number) #number
#define DIGITS(number) DIGITS_OF(number)

#define FIELD(name) offsetof(struct ct_options, name)

const struct ct_option ct_options_table[] = {
    {.kind = CT_OPTION_COLLECTIVES,
     .letter = 'c',
     .name = "collective",
     .value = "LIST",
     .commands = "tune bench map",
     .text = "only these of %s",
     .field = FIELD(collectives),
     .words = collective_name,
     .noun = "collective",
     .otherwise_text = "all; of a map: allreduce and reduce"},
    {.kind = CT_OPTION_NUMBER,
     .letter = 'b',
     .name = "budget",
     .value = "SECONDS",
     .commands = "tune map",
     .text = "stop measuring after this time; it goes first to where most is to "
             "be gained",
     .field = FIELD(budget_s),
     .range = &seconds,
     .otherwise_text = "no limit"},
    {.kind = CT_OPTION_TEXT,
     .letter = 'o',
     .name = "out",
     .value = "DIR",
     .commands = "tune generate map",
     .text = "the machine folder",
     .field = FIELD(out_dir),
     .otherwise_text = "out/NAME; simulated: out/NAME-simulated"},
    {.kind = CT_OPTION_TEXT,
     .letter = 'o',
     .name = "output",
     .value = "FILE",
     .commands = "record",
     .text = "the pattern file",
     .field = FIELD(recorded),
     .otherwise = "patterns.yaml"},
    {.kind = CT_OPTION_MECHANISMS,
     .letter = 'm',
     .name = "mechanism",
     .value = "LIST",
     .commands = "tune map",
     .text = "how to time: %s; of several, the first decides, and the report "
             "says where others prefer another algorithm",
     .field = FIELD(mechanisms),
     .words = ct_mechanism_name,
     .otherwise = "barrier"},
    {.kind = CT_OPTION_NUMBER,
     .letter = 'a',
     .name = "spread",
     .value = "SECONDS",
     .commands = "tune",
     .text = "the time within which ranks enter a call, for the mechanism "
             "arrival",
     .field = FIELD(spread_s),
     .range = &seconds,
     .otherwise_text = "0.001"},
    {.kind = CT_OPTION_COUNTS,
     .letter = 'N',
     .name = "counts",
     .value = "PATTERN",
     .commands = "tune",
     .text = "how the blocks of collectives with counts differ while timing: "
             "%s; random:N and hot:N for another draw or another hot block",
     .field = FIELD(counts),
     .words = ct_counts_name,
     .noun = "pattern of counts",
     .otherwise = "equal"},
    {.kind = CT_OPTION_NUMBER,
     .letter = 'l',
     .name = "limit",
     .value = "SECONDS",
     .commands = "tune bench map",
     .text = "time for one call; a candidate that takes longer is dropped and "
             "named; bench gives one size " DIGITS(CT_LIMITS_BENCH) " times as long",
     .field = FIELD(limit_s),
     .range = &seconds,
     .otherwise = "20"},
    {.kind = CT_OPTION_SIZE,
     .letter = 'L',
     .name = "largest",
     .value = "BYTES",
     .commands = "tune map",
     .text = "the largest size that is measured; larger ones follow its choice",
     .field = FIELD(largest_bytes),
     .range = &bytes,
     .otherwise_text =
         DIGITS(CT_LARGEST_TUNED) "; " DIGITS(CT_LARGEST_LOCAL) " for this machine alone"},
    {.kind = CT_OPTION_SIZE,
     .letter = 'L',
     .name = "largest",
     .value = "BYTES",
     .commands = "bench",
     .text = "the largest size that is measured",
     .field = FIELD(largest_bytes),
     .range = &bytes,
     .otherwise_text = DIGITS(CT_LARGEST_BENCH)},
    {.kind = CT_OPTION_SIZE,
     .letter = 'M',
     .name = "scratch-limit",
     .value = "BYTES",
     .commands = "tune map",
     .text = "leave out candidates that need more scratch memory in a rank at a "
             "size; 0: none",
     .field = FIELD(scratch_limit),
     .range = &memory,
     .otherwise = "268435456"},
    {.kind = CT_OPTION_FLAG,
     .letter = 'A',
     .name = "all-algorithms",
     .commands = "tune map",
     .text = "also time dominated algorithms: those that others beat everywhere",
     .field = FIELD(wants_all_algorithms)},
    {.kind = CT_OPTION_WORD,
     .letter = 'T',
     .name = "thread-level",
     .value = "NAME",
     .commands = "tune map",
     .text = "of MPI while timing: %s",
     .field = FIELD(thread_level),
     .words = ct_thread_level_name,
     .noun = "thread level",
     .otherwise = "single"},
    {.kind = CT_OPTION_TEXT,
     .letter = 't',
     .name = "timer",
     .value = "PROGRAM",
     .commands = "tune map",
     .text = "your own timer, see timer/README.md",
     .field = FIELD(timer)},
    {.kind = CT_OPTION_TEXT,
     .letter = 'g',
     .name = "generator",
     .value = "PROGRAM",
     .commands = "tune",
     .text = "your own generator: called with the cluster file and a folder to "
             "write routines to",
     .field = FIELD(generator)},
    {.kind = CT_OPTION_TEXT,
     .letter = 'P',
     .name = "patterns",
     .value = "FILE",
     .commands = "tune",
     .text = "also tune the calls of alltoallv and allgatherv that FILE "
             "describes, each with exactly its counts (docs/patterns.md)",
     .field = FIELD(patterns)},
    {.kind = CT_OPTION_NUMBER,
     .letter = 'd',
     .name = "similarity",
     .value = "SHARE",
     .commands = "tune",
     .text = "calls that differ from a pattern by no more than this share of "
             "its bytes take its choice",
     .field = FIELD(similarity),
     .range = &share,
     .otherwise = "0.1"},
    {.kind = CT_OPTION_FLAG,
     .letter = 'r',
     .name = "restart",
     .commands = "tune map",
     .text = "measure again from scratch; earlier measurements are kept under "
             "another name",
     .field = FIELD(is_restart)},
    {.kind = CT_OPTION_TEXT,
     .letter = 'f',
     .name = "format",
     .value = "NAME",
     .commands = "export",
     .text = "%s; the last ones are of a machine folder",
     .field = FIELD(format),
     .words = export_help},
    {.kind = CT_OPTION_TEXT,
     .letter = 'f',
     .name = "format",
     .value = "NAME",
     .commands = "import",
     .text = "%s",
     .field = FIELD(format),
     .words = import_help},
    {.kind = CT_OPTION_RANKS,
     .letter = 'n',
     .name = "ranks",
     .value = "N",
     .commands = "algorithms",
     .text = "count for so many ranks",
     .field = FIELD(nranks),
     .range = &ranks,
     .otherwise_text = DIGITS(CT_RANKS_LISTED)},
    {.kind = CT_OPTION_RANKS,
     .letter = 'n',
     .name = "ranks",
     .value = "N",
     .commands = "tune",
     .text = "only the first N of its ranks; without FILE, N ranks on this "
             "machine",
     .field = FIELD(nranks),
     .range = &ranks,
     .otherwise_text = "all"},
    {.kind = CT_OPTION_FLAG,
     .letter = 'y',
     .name = "yes",
     .commands = "tune",
     .text = "without FILE, use all cores of this machine, even more than 8",
     .field = FIELD(is_sure)},
    {.kind = CT_OPTION_TEXT,
     .letter = 'j',
     .name = "jobs",
     .value = "LIST",
     .commands = "tune",
     .text = "also tune other jobs on the cluster, for jobs that are like them: "
             "all, or names (docs/tune-a-machine.md)",
     .field = FIELD(jobs)},
    {.kind = CT_OPTION_TEXT,
     .letter = 'n',
     .name = "ranks",
     .value = "LIST",
     .commands = "map",
     .text = "the numbers of ranks: all, powers (powers of two, the numbers "
             "beside them and those that Rabenseifner names) or a list such as "
             "2,4,12-16",
     .field = FIELD(rank_list),
     .otherwise = "powers"},
    {.kind = CT_OPTION_TEXT,
     .letter = 'k',
     .name = "cluster",
     .value = "PATH",
     .commands = "algorithms",
     .text = "count for the ranks of a cluster file; of a machine folder: list "
             "its routines, too",
     .field = FIELD(cluster)},
    {.kind = CT_OPTION_SIZE,
     .letter = 'B',
     .name = "bytes",
     .value = "BYTES",
     .commands = "algorithms",
     .text = "size of a block, or of the vector",
     .field = FIELD(bytes),
     .range = &bytes,
     .otherwise = "4096"},
    {.kind = CT_OPTION_FLAG,
     .letter = 'v',
     .name = "long",
     .commands = "algorithms",
     .text = "say all that is known of each, with every setting",
     .field = FIELD(is_long)},
    {.kind = CT_OPTION_FLAG,
     .letter = 'x',
     .name = "csv",
     .commands = "algorithms",
     .text = "write comma-separated values, a line for each setting",
     .field = FIELD(is_csv)},
    {.kind = CT_OPTION_FLAG,
     .letter = 'p',
     .name = "any-placement",
     .commands = "tune map",
     .text = "continue even if ranks are not on the hosts of the cluster file, "
             "to try things on one machine; leaves out what depends on where "
             "ranks are",
     .field = FIELD(is_anywhere)},
    {.kind = CT_OPTION_SIMULATE,
     .letter = 's',
     .name = "simulate",
     .commands = "tune map",
     .text = "in SimGrid, not on the machine: for clusters that do not exist",
     .field = FIELD(flavour)},
    {.kind = CT_OPTION_WORD,
     .letter = 'S',
     .name = "selector",
     .value = "NAME",
     .commands = "bench",
     .text = "of a simulated folder: whose choices SimGrid's native collectives "
             "follow: %s",
     .field = FIELD(selector),
     .words = ct_flavour_selector,
     .noun = "selector",
     .otherwise = "mpich"},
    {.kind = CT_OPTION_WORD,
     .letter = 'e',
     .name = "reproducible",
     .value = "WORD",
     .commands = "tune build",
     .text = "%s: the library reduces in an order that depends on the number of "
             "ranks alone, as with COLLTUNE_REPRODUCIBLE=1",
     .field = FIELD(reproducible),
     .words = yes_no_name,
     .noun = "--reproducible",
     .otherwise_text = "as the folder was before, or no"},
    {.kind = CT_OPTION_WORD,
     .letter = 'f',
     .name = "format",
     .value = "NAME",
     .commands = "compare",
     .text = "%s; to standard output. The exit code is 1 if something is slower beyond noise",
     .field = FIELD(form),
     .words = ct_comparison_form_name,
     .noun = "format",
     .otherwise = "text"},
    {.kind = CT_OPTION_WORD,
     .letter = 'S',
     .name = "svg",
     .value = "COLLECTIVE",
     .commands = "report",
     .text = "print the drawing of a collective in place of the table, as SVG: %s",
     .field = FIELD(drawn),
     .words = collective_name,
     .noun = "collective"},
    {.kind = CT_OPTION_WORD,
     .letter = 'C',
     .name = "color",
     .value = "WHEN",
     .commands = "tune report",
     .text = "colour in the table: %s",
     .field = FIELD(color),
     .words = ct_color_name,
     .noun = "--color",
     .otherwise = "auto",
     .otherwise_text = "auto: on a terminal, unless NO_COLOR is set"},
    {.kind = CT_OPTION_FLAG,
     .letter = 'q',
     .name = "quiet",
     .commands = "tune map",
     .text = "show no progress",
     .field = FIELD(is_quiet)},
    {.name = NULL},
};

bool ct_option_has_word(const char *words, const char *word)
{
    const size_t length = strlen(word);

    for (const char *at = words; *at != '\0'; at += strspn(at, " ")) {
        const size_t n = strcspn(at, " ");

        if (n == length && strncmp(at, word, n) == 0)
            return true;
        at += n;
    }
    return false;
}

bool ct_option_is_of(const struct ct_option *option, const char *command)
{
    return ct_option_has_word(option->commands, command);
}
