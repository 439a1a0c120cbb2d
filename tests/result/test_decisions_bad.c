/*
 * test_decisions_bad.c - each mistake is one sentence: where, what is wrong,
 * what would be right.
 */
#include "tests/result/result_helpers.h"

#include <stdio.h>

/* The example with one change; the message without the file's name. */
static const struct {
    const char *from;
    const char *to;
    const char *message;
} mistakes[] = {
    {"# colltune decisions 4\n", "# colltune decisions 5\n",
     "d.csv:1: written by a newer colltune (format 5); this one reads formats 3 and 4: "
     "use the newer one"},
    {"# colltune decisions 4\n", "# colltune decisions 2\n",
     "d.csv:1: written by an earlier colltune (format 2); this one reads formats 3 and "
     "4: run colltune tune again"},
    {"# colltune decisions 4\n", "",
     "d.csv:1: not decisions of colltune; the line # colltune decisions 4 would be right"},
    {"# colltune decisions 4\n", "\n",
     "d.csv:1: not decisions of colltune; the line # colltune decisions 4 would be right"},
    {"signature,version,0.1.0", "signature,version,0.1.0,x",
     "d.csv:117: a line signature has 3 fields, not 4; signature,KEY,VALUE would be "
     "right"},
    {"signature,version,0.1.0", "signature,version",
     "d.csv:117: a line signature has 3 fields, not 2; signature,KEY,VALUE would be "
     "right"},
    {"signature,version,0.1.0", "signature,version,",
     "d.csv:117: version is \"\"; a word of letters, digits, '.', '_' and '-' would be "
     "right"},
    {"signature,version,0.1.0", "signature,version,0.1\t0",
     "d.csv:117: version is \"0.1_0\"; a word of letters, digits, '.', '_' and '-' "
     "would be right"},
    {"signature,version,0.1.0", "signature,versoin,0.1.0",
     "d.csv:117: the signature has no key \"versoin\"; one of version, cluster, "
     "cluster_hash, ranks, placement_hash, mpi_version, mpi_version_hash, thread_level, "
     "mechanism, counts, timer, limits, simulated, reproducible would be right"},
    {"signature,version,0.1.0", "signature,ranks,32",
     "d.csv:120: signature,ranks is in line 117 already; one of the two would be right"},
    {"signature,version,0.1.0\n", "",
     "d.csv:128: the signature has no version; a line signature,version,VALUE above "
     "would be right"},
    {"runner_up,allgather,,4096,", "runner_up,allgather,31,4096,",
     "d.csv:135: OF is \"31\"; that of a line case above would be right"},
    {"4d15385f549168d0,0.0160001,0.0101581", "4d15385f549168d0,0.0160001,",
     "d.csv:135: seconds or busy_s is missing; numbers above 0 would be right"},
    {"rival,,00000000000000ab,", "rival,,,",
     "d.csv:137: allgather_rival has no fingerprint; that of the schedules that were "
     "measured would be right"},
    {"signature,cluster,example", "signature,cluster,my example",
     "d.csv:118: cluster is \"my example\"; a word of letters, digits, '.', '_' and '-' "
     "would be right"},
    {"9fbd3cd45227f2f3", "9FBD3CD45227F2F3",
     "d.csv:119: cluster_hash is \"9FBD3CD45227F2F3\"; 16 hexadecimal digits in lower "
     "case would be right"},
    {"9fbd3cd45227f2f3", "9fbd3cd4",
     "d.csv:119: cluster_hash is \"9fbd3cd4\"; 16 hexadecimal digits in lower case "
     "would be right"},
    {"signature,ranks,32", "signature,ranks,0",
     "d.csv:120: ranks is \"0\"; a whole number from 1 on would be right"},
    {"signature,ranks,32", "signature,ranks,032",
     "d.csv:120: ranks is \"032\"; a whole number from 1 on would be right"},
    {"signature,ranks,32", "signature,ranks,-32",
     "d.csv:120: ranks is \"-32\"; a whole number from 1 on would be right"},
    {"signature,ranks,32", "signature,ranks,99999999999999999999999",
     "d.csv:120: ranks is \"99999999999999999999999\"; a whole number from 1 on would "
     "be right"},
    {"said \"\"so\"\"\"", "said \"so\"",
     "d.csv:122: text follows the closing quote of a field; a comma after each field, "
     "and fields with a comma or a quote in quotes, would be right"},
    {"said \"\"so\"\"\"", "said so",
     "d.csv:122: a field has no closing quote; a comma after each field, and fields "
     "with a comma or a quote in quotes, would be right"},
    {"\"MPICH Version", "MPICH \"Version",
     "d.csv:122: a field without quotes has a quote in it; a comma after each field, "
     "and fields with a comma or a quote in quotes, would be right"},
    {"MPICH Version", "MPICH* Version",
     "d.csv:122: mpi_version is \"MPICH* Version:_4.0.2, said \"so\"\"; text in ASCII "
     "without * \\ and ? would be right"},
    {"MPICH Version", "MPICH\303\251 Version",
     "d.csv:122: mpi_version is \"MPICH__ Version:_4.0.2, said \"so\"\"; text in ASCII "
     "without * \\ and ? would be right"},
    {"thread_level,multiple", "thread_level,many",
     "d.csv:124: thread_level is \"many\"; single, funneled, serialized or multiple "
     "would be right"},
    {"simulated,yes", "simulated,true",
     "d.csv:127: simulated is \"true\"; yes or no would be right"},
    {"5.829,confirmed,no 3 5", "5.829,confirmed,no 0 0",
     "d.csv:132: disturbed is \"no 0 0\"; yes or no, and two whole numbers where one is "
     "not 0 would be right"},
    {"5.829,confirmed,no 3 5", "5.829,confirmed,yes 3 -5",
     "d.csv:132: disturbed is \"yes 3 -5\"; yes or no, and two whole numbers where one "
     "is not 0 would be right"},
    {"collective,allgather,yes", "collective,allgather,perhaps",
     "d.csv:129: complete is \"perhaps\"; yes or no would be right"},
    {"collective,allgather,yes", "collective,all-gather,yes",
     "d.csv:129: name is \"all-gather\"; a name of letters, digits and '_' would be "
     "right"},
    {"collective,allgather,yes", "collective,allgather",
     "d.csv:129: a line collective has 3 fields, not 2; "
     "collective,name,complete would be right"},
    {"collective,allgather,yes", "collective,allgather,yes,1,2",
     "d.csv:129: a line collective has 3 fields, not 5; "
     "collective,name,complete would be right"},
    {"collective,allgather,yes\n", "",
     "d.csv:129: COLLECTIVE is \"allgather\"; that of a line collective above would be "
     "right"},
    {"collective,reduce_scatter,no", "collective,allgather,no",
     "d.csv:146: collective allgather is in line 129 already; one of the two would be "
     "right"},
    {"collective,reduce_scatter,no", "collective,alltoall,no\ncollective,reduce_scatter,no",
     "d.csv:146: no range says what alltoall runs; a line range,alltoall,,... below "
     "would be right"},
    {"range,allgather,,0,", "range,alltoall,,0,",
     "d.csv:130: COLLECTIVE is \"alltoall\"; that of a line collective above would be "
     "right"},
    {"range,allgather,,0,", "range,allgather,,1,",
     "d.csv:130: the first range is from 1 bytes; from 0 would be right"},
    {"range,allgather,,0,", "range,allgather,root:3,0,",
     "d.csv:130: OF is \"root:3\"; that of a line case above would be right"},
    {"range,allgather,,0,", "rnge,allgather,,0,",
     "d.csv:130: a line cannot begin with \"rnge\"; signature, provenance, collective, "
     "case, counts, range, size, runner_up, mechanism, left_out, run, spent or # would "
     "be right"},
    {"range,allgather,,0,", "Range,allgather,,0,",
     "d.csv:130: a line cannot begin with \"Range\"; signature, provenance, collective, "
     "case, counts, range, size, runner_up, mechanism, left_out, run, spent or # would "
     "be right"},
    {"range,allgather,,0,", "range,allgather,,,",
     "d.csv:130: from_bytes is \"\"; a whole number of bytes would be right"},
    {"range,allgather,,0,", "range,allgather,,0x10,",
     "d.csv:130: from_bytes is \"0x10\"; a whole number of bytes would be right"},
    {"range,allgather,,0,", "range,allgather,, 0,",
     "d.csv:130: from_bytes is \" 0\"; a whole number of bytes would be right"},
    {"range,allgather,,0,", "range,allgather,,99999999999999999999,",
     "d.csv:130: from_bytes is \"99999999999999999999\"; a whole number of bytes would "
     "be right"},
    {"range,allgather,,0,native,,", "range,allgather,,0,native,a=1,",
     "d.csv:130: native has the setting \"a=1\"; an empty field, or an order of ranks, "
     "would be right"},
    {"range,allgather,,0,native,,,", "range,allgather,,0,native,,4d15385f549168d0,",
     "d.csv:130: native has a fingerprint; an empty field would be right"},
    {"range,allgather,,0,native,", "range,allgather,,0,,",
     "d.csv:130: algorithm is \"\"; the name of an algorithm, or native would be right"},
    {"range,allgather,,0,native,", "range,allgather,,0,2native,",
     "d.csv:130: algorithm is \"2native\"; the name of an algorithm, or native would be "
     "right"},
    {"range,allgather,,0,native,", "range,allgather,,0,allgather-ring,",
     "d.csv:130: algorithm is \"allgather-ring\"; the name of an algorithm, or native "
     "would be right"},
    {"allgather,,2592,", "allgather,,19712,",
     "d.csv:132: from_bytes is 19712, after 19712 in the line of the same kind before "
     "it; ascending sizes would be right"},
    {"allgather,,2592,", "allgather,,0,",
     "d.csv:131: from_bytes is 0, after 0 in the line of the same kind before it; "
     "ascending sizes would be right"},
    {"a2f134c1996d1a4f", "",
     "d.csv:131: allgather_example has no fingerprint; that of the schedules that were "
     "measured would be right"},
    {"a2f134c1996d1a4f", "0000000000000000",
     "d.csv:131: fingerprint is \"0000000000000000\"; 16 hexadecimal digits in lower "
     "case, not all 0, or nothing for native would be right"},
    {"segment_bytes=16384", "segment_bytes",
     "d.csv:132: setting is \"segment_bytes\"; NAME=VALUE for each parameter with one "
     "blank between them, or nothing would be right"},
    {"segment_bytes=16384", "segment_bytes=",
     "d.csv:132: setting is \"segment_bytes=\"; NAME=VALUE for each parameter with one "
     "blank between them, or nothing would be right"},
    {"segment_bytes=16384", "segment_bytes=16384  order=first",
     "d.csv:132: setting is \"segment_bytes=16384  order=first\"; NAME=VALUE for each "
     "parameter with one blank between them, or nothing would be right"},
    {"segment_bytes=16384", "segment_bytes=16384 ",
     "d.csv:132: setting is \"segment_bytes=16384 \"; NAME=VALUE for each parameter "
     "with one blank between them, or nothing would be right"},
    {"segment_bytes=16384", "16384",
     "d.csv:132: setting is \"16384\"; NAME=VALUE for each parameter with one blank "
     "between them, or nothing would be right"},
    {"segment_bytes=16384", "segment_bytes=16384;order=first",
     "d.csv:132: setting is \"segment_bytes=16384;order=first\"; NAME=VALUE for each "
     "parameter with one blank between them, or nothing would be right"},
    {"0.0158601,0.0155,0.0162,39", "0,,,39",
     "d.csv:131: choice_s is \"0\"; a number of seconds above 0, or nothing where not "
     "measured would be right"},
    {"0.0158601,0.0155,0.0162,39", "-0.0158601,0.0155,0.0162,39",
     "d.csv:131: choice_s is \"-0.0158601\"; a number of seconds above 0, or nothing "
     "where not measured would be right"},
    {"0.0158601,0.0155,0.0162,39", "15.9ms,,,39",
     "d.csv:131: choice_s is \"15.9ms\"; a number of seconds above 0, or nothing where "
     "not measured would be right"},
    {"0.0158601,0.0155,0.0162,39", "nan,,,39",
     "d.csv:131: choice_s is \"nan\"; a number of seconds above 0, or nothing where not "
     "measured would be right"},
    {"0.0158601,0.0155,0.0162,39", "inf,,,39",
     "d.csv:131: choice_s is \"inf\"; a number of seconds above 0, or nothing where not "
     "measured would be right"},
    {"0.0158601,0.0155,0.0162,39", "1e999,,,39",
     "d.csv:131: choice_s is \"1e999\"; a number of seconds above 0, or nothing where "
     "not measured would be right"},
    {"0.0158601,0.0155,0.0162,39", "0.0158601,,,0",
     "d.csv:131: choice_samples is \"0\"; a whole number from 1 on, or nothing where "
     "not measured would be right"},
    {"0.0158601,0.0155,0.0162,39", "0.0158601,,,3.9",
     "d.csv:131: choice_samples is \"3.9\"; a whole number from 1 on, or nothing where "
     "not measured would be right"},
    {"0.0158601,0.0155,0.0162,39", "0.0158601",
     "d.csv:131: a line range has 25 fields, not 22; "
     "range,COLLECTIVE,OF,from_bytes,algorithm,setting,fingerprint,measured_bytes,"
     "choice_s,choice_low_s,choice_high_s,choice_samples,native_s,native_low_s,"
     "native_high_s,native_samples,ratio,ratio_low,ratio_high,rounds,runner_up,"
     "runner_up_setting,runner_up_ratio,basis,disturbed would be right"},
    {",7,native,,1.892,confirmed", ",7,native,,1.892,yes",
     "d.csv:131: basis is \"yes\"; undecided, native, confirmed, first_look, carried or "
     "native_wrong would be right"},
    {",7,native,,1.892,confirmed", ",7,,,1.892,confirmed",
     "d.csv:131: runner_up is empty, but not its setting and figure; all of them empty "
     "would be right"},
    {",7,native,,1.892,confirmed", ",7,,a=1,,confirmed",
     "d.csv:131: runner_up is empty, but not its setting and figure; all of them empty "
     "would be right"},
    {",7,native,,1.892,confirmed", ",7,native,,1.892,confirmed,",
     "d.csv:131: a line range has 25 fields, not 26; "
     "range,COLLECTIVE,OF,from_bytes,algorithm,setting,fingerprint,measured_bytes,"
     "choice_s,choice_low_s,choice_high_s,choice_samples,native_s,native_low_s,"
     "native_high_s,native_samples,ratio,ratio_low,ratio_high,rounds,runner_up,"
     "runner_up_setting,runner_up_ratio,basis,disturbed would be right"},
    {",7,native,,1.892,confirmed", ",7,native,,1.892,\"confirmed\"x",
     "d.csv:131: text follows the closing quote of a field; a comma after each field, "
     "and fields with a comma or a quote in quotes, would be right"},
    {",7,native,,1.892,confirmed,no\nrange", ",7,native,,1.892,native,no\nrange",
     "d.csv:131: basis is native, but the choice is allgather_example; confirmed, "
     "first_look, carried or native_wrong would be right"},
    {"range,allgather,,0,native,,,1,0.0062876,0.0061,0.0065,75,0.0062876,0.0061,0.0065,"
     "75,,,,,allgather_recursive_doubling,,1.09,native",
     "range,allgather,,0,native,,,1,0.0062876,0.0061,0.0065,75,0.0062876,0.0061,0.0065,"
     "75,,,,,allgather_recursive_doubling,,1.09,carried",
     "d.csv:130: basis is carried, but the choice is native; undecided or native would "
     "be right"},
    {"0.0225873,0.0222,0.023,28,1.424", ",,,,1.424",
     "d.csv:131: basis is confirmed, but there is no time of the choice and of native; "
     "both of them would be right"},
    {"0.0158601,0.0155,0.0162,39", "0.0158601,0.0159,0.0162,39",
     "d.csv:131: choice_low_s, choice_s and choice_high_s do not ascend; the median "
     "between the ends of its interval, or no ends, would be right"},
    {"0.0225873,0.0222,0.023,28", "0.0225873,0.0222,,28",
     "d.csv:131: native_low_s, native_s and native_high_s do not ascend; the median "
     "between the ends of its interval, or no ends, would be right"},
    {"size,allgather,,4096", "size,allgather,,0",
     "d.csv:135: BYTES is \"4096\"; that of a line size above would be right"},
    {"size,allgather,,4096", "size,alltoall,,4096",
     "d.csv:134: COLLECTIVE is \"alltoall\"; that of a line collective above would be "
     "right"},
    {"size,allgather,,4096", "size,allgather,,4 KB",
     "d.csv:134: bytes is \"4 KB\"; a whole number of bytes would be right"},
    {"2.48e-06,3e-05", "2.48e-06,3e--05",
     "d.csv:133: latency_s is \"3e--05\"; a number of seconds above 0, or nothing where "
     "not measured would be right"},
    {"allgather_recursive_doubling,,1.09,native,no,\nsize", ",,1.09,native,no,\nsize",
     "d.csv:133: runner_up is empty, but not its setting and figure; all of them empty "
     "would be right"},
    {"4096,window,", "4096,,",
     "d.csv:139: mechanism is \"\"; a word of letters, digits, '.', '_' and '-' would "
     "be right"},
    {"allgather_ring,segment_bytes=8192,0.0149", ",,0.0149",
     "d.csv:139: best is empty, but not its setting and figure; all of them empty would "
     "be right"},
    {"spent,allgather,1,look", "spent,allgather,1,wait",
     "d.csv:159: stage is \"wait\"; look, race, confirm, repair or boundary would be "
     "right"},
    {"look,3,60,0.41", "look,3,-60,0.41",
     "d.csv:159: calls is \"-60\"; a whole number would be right"},
    {"look,3,60,0.41", "look,3,60",
     "d.csv:159: a line spent has 7 fields, not 6; "
     "spent,COLLECTIVE,bytes,stage,requests,calls,seconds would be right"},
    {"left_out,allgather,dropped", "left_out,allgather,lost",
     "d.csv:141: what is \"lost\"; wrong, dropped or untried would be right"},
    {"left_out,allgather,dropped", "left_out,dropped",
     "d.csv:141: a line left_out has 7 fields, not 6; "
     "left_out,COLLECTIVE,what,algorithm,setting,bytes,reason would be right"},
    {"left_out,allgather,dropped,allgather_ring", "left_out,allgather,dropped,",
     "d.csv:141: algorithm is \"\"; the name of an algorithm, or native would be right"},
    {"\"no answer within 1 s, twice\"", "no answer within 1 s, twice",
     "d.csv:141: a line left_out has 7 fields, not 8; "
     "left_out,COLLECTIVE,what,algorithm,setting,bytes,reason would be right"},
    {"\"no answer within 1 s, twice\"", "\"no answer within 1 s, twice",
     "d.csv:141: a field has no closing quote; a comma after each field, and fields "
     "with a comma or a quote in quotes, would be right"},
    {"wrong: rank 3", "wrong: rank\001 3",
     "d.csv:142: reason is \"wrong: rank_ 3 has <b>7</b> & \"5\" at 5\"; text in ASCII "
     "without * \\ and ? would be right"},
    {"confirm,1,67,1.3\n", "confirm,1,67,1.3",
     "d.csv:162: the file ends within a line; the whole of it would be right"},
    {"confirm,1,67,1.3\n", "confirm,1,67,1.3\n\"",
     "d.csv:163: the file ends within a line; the whole of it would be right"},
    {"left_out,reduce_scatter,dropped",
     "this_is_a_word_much_too_long_for_any_message_that_a_person_wants_to_read,dropped",
     "d.csv:153: a line cannot begin with \"this_is_a_word_much_too_long_for_any_message"
     "_that_a_person_w...\"; signature, provenance, collective, case, counts, range, "
     "size, runner_up, mechanism, left_out, run, spent or # would be right"},
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
    cr_expect_str_eq(diag.text, "zero_byte.csv:163: a zero byte; the whole of "
                                "the text would be right");
    free(text);
}

Test(decisions_bad, names_line_mistake_and_remedy)
{
    char *text = text_of_file(EXAMPLE);

    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        char *bad = replaced(text, mistakes[i].from, mistakes[i].to);

        check_message(bad, mistakes[i].message);
        free(bad);
    }
    free(text);
}
