/*
 * test_decisions_bad.c - each mistake is one sentence: where, what is wrong,
 * what would be right.
 */
#include "tests/result/result_helpers.h"

#include <stdio.h>

/* What would be right. */
#define WORD "a word of letters, digits, '.', '_' and '-'"
#define ONE_OF_TWO "one of the two"
#define CASE "that of a line case above"
#define FINGERPRINT "that of the schedules that were measured"
#define HASH "16 hexadecimal digits in lower case"
#define FROM_1 "a whole number from 1 on"
#define QUOTES "a comma after each field, and fields with a comma or a quote in quotes,"
#define TEXT "text in ASCII without * \\ and ?"
#define YES_OR_NO "yes or no"
#define DISTURBED "yes or no, and two whole numbers where one is not 0"
#define COLLECTIVE "that of a line collective above"
#define KINDS                                                                                      \
    "signature, provenance, collective, case, counts, range, size, mechanism, left_out, run, "     \
    "spent, model, fitted, goodness, offered, residual or #"
#define BYTES "a whole number of bytes"
#define ALGORITHM "the name of an algorithm, or native"
#define ASCENDING "ascending sizes"
#define SETTING "NAME=VALUE for each parameter with one blank between them, or nothing"
#define SECONDS "a number of seconds above 0, or nothing where not measured"
#define SAMPLES "a whole number from 1 on, or nothing where not measured"
#define RANGE_FIELDS                                                                               \
    "range,COLLECTIVE,OF,from_bytes,algorithm,setting,fingerprint,measured_bytes,choice_s,choice_" \
    "low_s,choice_high_s,choice_samples,native_s,native_low_s,native_high_s,native_samples,ratio," \
    "ratio_low,ratio_high,rounds,runner_up,runner_up_setting,runner_up_ratio,basis,disturbed,"     \
    "predicted_s,predicted_low_s,predicted_high_s,predicted_native_s"
#define EMPTY "all of them empty"
#define MEDIAN "the median between the ends of its interval, or no ends,"
#define WHOLE "the whole of it"

#define IS(field, value) field " is \"" value "\""

/* The example with one change; what is wrong in which line; what would be right, NULL if
   that is said in other words. */
static const struct {
    const char *from, *to;
    int line;
    const char *what, *right;
} mistakes[] = {
    {"# colltune decisions 6\n", "# colltune decisions 7\n", 1,
     "written by a newer colltune (format 7); this one reads format 6: use the newer one", NULL},
    {"# colltune decisions 6\n", "# colltune decisions 5\n", 1,
     "written by an earlier colltune (format 5); this one reads format 6: run colltune tune again",
     NULL},
    {"# colltune decisions 6\n", "# colltune decisions 3\n", 1,
     "written by an earlier colltune (format 3); this one reads format 6: run colltune tune again",
     NULL},
    {"# colltune decisions 6\n", "# colltune decisions -6\n", 1, "not decisions of colltune",
     "the line # colltune decisions 6"},
    {"# colltune decisions 6\n", "# colltune decisions 6 \n", 1, "not decisions of colltune",
     "the line # colltune decisions 6"},
    {"# colltune decisions 6\n", "", 1, "not decisions of colltune",
     "the line # colltune decisions 6"},
    {"# colltune decisions 6\n", "\n", 1, "not decisions of colltune",
     "the line # colltune decisions 6"},
    {"signature,version,0.1.0", "signature,version,0.1.0,x", 153,
     "a line signature has 3 fields, not 4", "signature,KEY,VALUE"},
    {"signature,version,0.1.0", "signature,version", 153, "a line signature has 3 fields, not 2",
     "signature,KEY,VALUE"},
    {"signature,version,0.1.0", "signature,version,", 153, IS("version", ""), WORD},
    {"signature,version,0.1.0", "signature,version,0.1\t0", 153, IS("version", "0.1_0"), WORD},
    {"signature,version,0.1.0", "signature,versoin,0.1.0", 153,
     "the signature has no key \"versoin\"",
     "one of version, cluster, cluster_hash, ranks, placement_hash, mpi_version, mpi_version_hash, "
     "thread_level, mechanism, counts, timer, limits, simulated, reproducible"},
    {"signature,version,0.1.0", "signature,ranks,32", 156, "signature,ranks is in line 153 already",
     ONE_OF_TWO},
    {"signature,version,0.1.0\n", "", 164, "the signature has no version",
     "a line signature,version,VALUE above"},
    {"signature,cluster,example", "signature,cluster,my example", 154, IS("cluster", "my example"),
     WORD},
    {"9fbd3cd45227f2f3", "9FBD3CD45227F2F3", 155, IS("cluster_hash", "9FBD3CD45227F2F3"), HASH},
    {"9fbd3cd45227f2f3", "9fbd3cd4", 155, IS("cluster_hash", "9fbd3cd4"), HASH},
    {"signature,ranks,32", "signature,ranks,0", 156, IS("ranks", "0"), FROM_1},
    {"signature,ranks,32", "signature,ranks,032", 156, IS("ranks", "032"), FROM_1},
    {"signature,ranks,32", "signature,ranks,-32", 156, IS("ranks", "-32"), FROM_1},
    {"signature,ranks,32", "signature,ranks,99999999999999999999999", 156,
     IS("ranks", "99999999999999999999999"), FROM_1},
    {"said \"\"so\"\"\"", "said \"so\"", 158, "text follows the closing quote of a field", QUOTES},
    {"said \"\"so\"\"\"", "said so", 158, "a field has no closing quote", QUOTES},
    {"\"MPICH Version", "MPICH \"Version", 158, "a field without quotes has a quote in it", QUOTES},
    {"MPICH Version", "MPICH* Version", 158,
     IS("mpi_version", "MPICH* Version:_4.0.2, said \"so\""), TEXT},
    {"MPICH Version", "MPICH\303\251 Version", 158,
     IS("mpi_version", "MPICH__ Version:_4.0.2, said \"so\""), TEXT},
    {"thread_level,multiple", "thread_level,many", 160, IS("thread_level", "many"),
     "single, funneled, serialized or multiple"},
    {"simulated,yes", "simulated,true", 163, IS("simulated", "true"), YES_OR_NO},
    {"5.829,confirmed,no 3 5", "5.829,confirmed,no 0 0", 168, IS("disturbed", "no 0 0"), DISTURBED},
    {"5.829,confirmed,no 3 5", "5.829,confirmed,yes 3 -5", 168, IS("disturbed", "yes 3 -5"),
     DISTURBED},
    {"collective,allgather,yes", "collective,allgather,perhaps", 165, IS("complete", "perhaps"),
     YES_OR_NO},
    {"collective,allgather,yes", "collective,all-gather,yes", 165, IS("name", "all-gather"),
     "a name of letters, digits and '_'"},
    {"collective,allgather,yes", "collective,allgather", 165,
     "a line collective has 3 fields, not 2", "collective,name,complete"},
    {"collective,allgather,yes", "collective,allgather,yes,1,2", 165,
     "a line collective has 3 fields, not 5", "collective,name,complete"},
    {"collective,allgather,yes\n", "", 165, IS("COLLECTIVE", "allgather"), COLLECTIVE},
    {"collective,reduce_scatter,no", "collective,allgather,no", 179,
     "collective allgather is in line 165 already", ONE_OF_TWO},
    {"collective,reduce_scatter,no", "collective,alltoall,no\ncollective,reduce_scatter,no", 179,
     "no range says what alltoall runs", "a line range,alltoall,,... below"},
    {"range,allgather,,0,", "range,alltoall,,0,", 166, IS("COLLECTIVE", "alltoall"), COLLECTIVE},
    {"range,allgather,,0,", "range,allgather,,1,", 166, "the first range is from 1 bytes",
     "from 0"},
    {"range,allgather,,0,", "range,allgather,root:3,0,", 166, IS("OF", "root:3"), CASE},
    {"range,allgather,,0,", "rnge,allgather,,0,", 166, "a line cannot begin with \"rnge\"", KINDS},
    {"range,allgather,,0,", "Range,allgather,,0,", 166, "a line cannot begin with \"Range\"",
     KINDS},
    {"range,allgather,,0,", "range,allgather,,,", 166, IS("from_bytes", ""), BYTES},
    {"range,allgather,,0,", "range,allgather,,0x10,", 166, IS("from_bytes", "0x10"), BYTES},
    {"range,allgather,,0,", "range,allgather,, 0,", 166, IS("from_bytes", " 0"), BYTES},
    {"range,allgather,,0,", "range,allgather,,99999999999999999999,", 166,
     IS("from_bytes", "99999999999999999999"), BYTES},
    {"range,allgather,,0,native,,", "range,allgather,,0,native,a=1,", 166,
     "native has the setting \"a=1\"", "an empty field, or an order of ranks,"},
    {"range,allgather,,0,native,,,", "range,allgather,,0,native,,4d15385f549168d0,", 166,
     "native has a fingerprint", "an empty field"},
    {"range,allgather,,0,native,", "range,allgather,,0,,", 166, IS("algorithm", ""), ALGORITHM},
    {"range,allgather,,0,native,", "range,allgather,,0,2native,", 166, IS("algorithm", "2native"),
     ALGORITHM},
    {"range,allgather,,0,native,", "range,allgather,,0,allgather-ring,", 166,
     IS("algorithm", "allgather-ring"), ALGORITHM},
    {"allgather,,2592,", "allgather,,19712,", 168,
     "from_bytes is 19712, after 19712 in the line of the same kind before it", ASCENDING},
    {"allgather,,2592,", "allgather,,0,", 167,
     "from_bytes is 0, after 0 in the line of the same kind before it", ASCENDING},
    {"a2f134c1996d1a4f", "", 167, "allgather_example has no fingerprint", FINGERPRINT},
    {"a2f134c1996d1a4f", "0000000000000000", 167, IS("fingerprint", "0000000000000000"),
     "16 hexadecimal digits in lower case, not all 0, or nothing for native"},
    {"segment_bytes=16384", "segment_bytes", 168, IS("setting", "segment_bytes"), SETTING},
    {"segment_bytes=16384", "segment_bytes=", 168, IS("setting", "segment_bytes="), SETTING},
    {"segment_bytes=16384", "segment_bytes=16384  order=first", 168,
     IS("setting", "segment_bytes=16384  order=first"), SETTING},
    {"segment_bytes=16384", "segment_bytes=16384 ", 168, IS("setting", "segment_bytes=16384 "),
     SETTING},
    {"segment_bytes=16384", "16384", 168, IS("setting", "16384"), SETTING},
    {"segment_bytes=16384", "segment_bytes=16384;order=first", 168,
     IS("setting", "segment_bytes=16384;order=first"), SETTING},
    {"0.0158601,0.0155,0.0162,39", "0,,,39", 167, IS("choice_s", "0"), SECONDS},
    {"0.0158601,0.0155,0.0162,39", "-0.0158601,0.0155,0.0162,39", 167, IS("choice_s", "-0.0158601"),
     SECONDS},
    {"0.0158601,0.0155,0.0162,39", "15.9ms,,,39", 167, IS("choice_s", "15.9ms"), SECONDS},
    {"0.0158601,0.0155,0.0162,39", "nan,,,39", 167, IS("choice_s", "nan"), SECONDS},
    {"0.0158601,0.0155,0.0162,39", "inf,,,39", 167, IS("choice_s", "inf"), SECONDS},
    {"0.0158601,0.0155,0.0162,39", "1e999,,,39", 167, IS("choice_s", "1e999"), SECONDS},
    {"0.0158601,0.0155,0.0162,39", "0.0158601,,,0", 167, IS("choice_samples", "0"), SAMPLES},
    {"0.0158601,0.0155,0.0162,39", "0.0158601,,,3.9", 167, IS("choice_samples", "3.9"), SAMPLES},
    {"0.0158601,0.0155,0.0162,39", "0.0158601", 167, "a line range has 29 fields, not 26",
     RANGE_FIELDS},
    {",7,native,,1.892,confirmed", ",7,native,,1.892,yes", 167, IS("basis", "yes"),
     "undecided, native, confirmed, first_look, predicted, carried or native_wrong"},
    {",7,native,,1.892,confirmed", ",7,,,1.892,confirmed", 167,
     "runner_up is empty, but not its setting and figure", EMPTY},
    {",7,native,,1.892,confirmed", ",7,,a=1,,confirmed", 167,
     "runner_up is empty, but not its setting and figure", EMPTY},
    {",7,native,,1.892,confirmed", ",7,native,,1.892,confirmed,", 167,
     "a line range has 29 fields, not 30", RANGE_FIELDS},
    {",7,native,,1.892,confirmed", ",7,native,,1.892,\"confirmed\"x", 167,
     "text follows the closing quote of a field", QUOTES},
    {",7,native,,1.892,confirmed,no,,,,\nrange", ",7,native,,1.892,native,no,,,,\nrange", 167,
     "basis is native, but the choice is allgather_example",
     "confirmed, first_look, predicted, carried or native_wrong"},
    {"range,allgather,,0,native,,,1,0.0062876,0.0061,0.0065,75,0.0062876,0.0061,0.0065,75,,,,,"
     "allgather_recursive_doubling,,1.09,native",
     "range,allgather,,0,native,,,1,0.0062876,0.0061,0.0065,75,0.0062876,0.0061,0.0065,75,,,,,"
     "allgather_recursive_doubling,,1.09,carried",
     166, "basis is carried, but the choice is native", "undecided, native or predicted"},
    {"0.0225873,0.0222,0.023,28,1.424", ",,,,1.424", 167,
     "basis is confirmed, but there is no time of the choice and of native", "both of them"},
    {"0.0158601,0.0155,0.0162,39", "0.0158601,0.0159,0.0162,39", 167,
     "choice_low_s, choice_s and choice_high_s do not ascend", MEDIAN},
    {"0.0225873,0.0222,0.023,28", "0.0225873,0.0222,,28", 167,
     "native_low_s, native_s and native_high_s do not ascend", MEDIAN},
    {"size,allgather,,4096", "size,alltoall,,4096", 170, IS("COLLECTIVE", "alltoall"), COLLECTIVE},
    {"size,allgather,,4096", "size,allgather,,4 KB", 170, IS("bytes", "4 KB"), BYTES},
    {"2.48e-06,3e-05", "2.48e-06,3e--05", 169, IS("latency_s", "3e--05"), SECONDS},
    {"allgather_recursive_doubling,,1.09,native,no,,,,\nsize", ",,1.09,native,no,,,,\nsize", 169,
     "runner_up is empty, but not its setting and figure", EMPTY},
    {"4096,window,", "4096,,", 172, IS("mechanism", ""), WORD},
    {"allgather_ring,segment_bytes=8192,0.0149", ",,0.0149", 172,
     "best is empty, but not its setting and figure", EMPTY},
    {"spent,allgather,1,look", "spent,allgather,1,wait", 192, IS("stage", "wait"),
     "look, race, confirm, repair or boundary"},
    {"look,3,60,0.41", "look,3,-60,0.41", 192, IS("calls", "-60"), "a whole number"},
    {"look,3,60,0.41", "look,3,60", 192, "a line spent has 7 fields, not 6",
     "spent,COLLECTIVE,bytes,stage,requests,calls,seconds"},
    {"left_out,allgather,dropped", "left_out,allgather,lost", 174, IS("what", "lost"),
     "wrong, dropped or untried"},
    {"left_out,allgather,dropped", "left_out,dropped", 174, "a line left_out has 7 fields, not 6",
     "left_out,COLLECTIVE,what,algorithm,setting,bytes,reason"},
    {"left_out,allgather,dropped,allgather_ring", "left_out,allgather,dropped,", 174,
     IS("algorithm", ""), ALGORITHM},
    {"\"no answer within 1 s, twice\"", "no answer within 1 s, twice", 174,
     "a line left_out has 7 fields, not 8",
     "left_out,COLLECTIVE,what,algorithm,setting,bytes,reason"},
    {"\"no answer within 1 s, twice\"", "\"no answer within 1 s, twice", 174,
     "a field has no closing quote", QUOTES},
    {"wrong: rank 3", "wrong: rank\001 3", 175,
     IS("reason", "wrong: rank_ 3 has <b>7</b> & \"5\" at 5"), TEXT},
    {"confirm,1,67,1.3\n", "confirm,1,67,1.3", 195, "the file ends within a line", WHOLE},
    {"confirm,1,67,1.3\n", "confirm,1,67,1.3\n\"", 196, "the file ends within a line", WHOLE},
    {"left_out,reduce_scatter,dropped",
     "this_is_a_word_much_too_long_for_any_message_that_a_person_wants_to_read,dropped", 186,
     "a line cannot begin with \"this_is_a_word_much_too_long_for_any_message_that_a_person_w...\"",
     KINDS},
    {"1.424,1.37,1.484,7", "1.424,0.99,1.484,7", 167,
     "basis is confirmed, but ratio_low is not above 1", "first_look"},
    {"1.424,1.37,1.484,7", "1.424,,,7", 167, "basis is confirmed, but ratio_low is not above 1",
     "first_look"},
    {"1.424,1.37,1.484,7", "1.424,1.43,1.484,7", 167,
     "ratio_low, ratio and ratio_high do not ascend", MEDIAN},
    {"1.424,1.37,1.484,7", ",,,7", 167, "rounds is 7, but there is no ratio",
     "both of them, or none,"},
    {"1.892,confirmed,no", "1.892,confirmed,maybe", 167, IS("disturbed", "maybe"), DISTURBED},
    {"1.892,confirmed,no,,,,", "1.892,predicted,no,,,,", 167,
     "basis is predicted, but there is no predicted_s", "the time that the cost model expects"},
    {"1.892,confirmed,no,,,,", "1.892,confirmed,no,0.01,,,", 167,
     "basis is confirmed, but there are predicted times", "none of them, or predicted,"},
    {"1.892,confirmed,no,,,,", "1.892,predicted,no,0.01,0.02,0.03,", 167,
     "predicted_low_s, predicted_s and predicted_high_s do not ascend", MEDIAN},
    {"1.892,confirmed,no,,,,", "1.892,predicted,no,-0.01,,,", 167, IS("predicted_s", "-0.01"),
     "a number of seconds above 0, or nothing where not predicted"},
    {"1.892,confirmed,no,,,,", "1.892,predicted,no,0.01,,,nan", 167,
     IS("predicted_native_s", "nan"),
     "a number of seconds above 0, or nothing where not predicted"},
    {"provenance,budget,60 s", "provenance,budget", 190, "a line provenance has 3 fields, not 2",
     "provenance,KEY,VALUE"},
};

static void check_message(const char *text, const char *wanted)
{
    struct ct_result *result = NULL;
    struct ct_diag diag = {""};

    cr_expect_eq(ct_decisions_parse("d.csv", text, &result, &diag), CT_ERR_INPUT, "%s", wanted);
    cr_expect_str_eq(diag.text, wanted);
    ct_result_free(result);
}

/* What follows it could be ranges: without them, the one before has no end. */
Test(decisions_bad, hides_nothing_behind_a_zero_byte)
{
    static const char path[] = "zero_byte.csv";
    char *text = text_of_file(EXAMPLE);
    FILE *file = fopen(path, "w");
    struct ct_result *result = NULL;
    struct ct_diag diag = {""};
    int err;

    cr_assert_not_null(file);
    fprintf(file, "%s%c%s", text, '\0', "left_out\n");
    fclose(file);
    err = ct_decisions_read(path, &result, &diag);
    remove(path);
    cr_expect_eq(err, CT_ERR_INPUT);
    cr_expect_str_eq(diag.text, "zero_byte.csv:196: a zero byte; the whole of "
                                "the text would be right");
}

Test(decisions_bad, names_line_mistake_and_remedy)
{
    char *text = text_of_file(EXAMPLE);

    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        const bool has_right = mistakes[i].right != NULL;
        char *bad = replaced(text, mistakes[i].from, mistakes[i].to);
        char *wanted = ct_format("d.csv:%d: %s%s%s%s", mistakes[i].line, mistakes[i].what,
                                 has_right ? "; " : "", has_right ? mistakes[i].right : "",
                                 has_right ? " would be right" : "");

        check_message(bad, wanted);
        free(wanted);
    }
}
