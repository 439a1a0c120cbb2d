/*
 * test_measuring.c - a race whose timer is lost, with a timer that is a script:
 * each sample is the number of its request.
 */
#include "driver/session/measuring.h"
#include "tests/driver/journal_records.h"

TestSuite(measuring, .init = make_folder, .fini = remove_folder);

#define ROUNDS 3

/* Request number `lost` is the timer's last, and so is each that names `bad`.
 */
static void write_timer(int lost)
{
    FILE *file = fopen(path_of("timer.sh"), "w");

    cr_assert_not_null(file);
    fprintf(file,
            "cd %s\n"
            "while read -r verb rest; do\n"
            "    echo \"$verb $rest\" >>log\n"
            "    number=$(wc -l <log)\n"
            "    [ $number != %d ] || exit 3\n"
            "    case $verb$rest in\n"
            "    hello) echo hello protocol=3 ranks=2 placement=1 mpi=1"
            " registry=1 version=x ;;\n"
            "    *'| bad '*) exit 3 ;;\n"
            "    *) echo \"raced | $number\" ;;\n"
            "    esac\n"
            "done\n",
            folder, lost);
    cr_assert_eq(fclose(file), 0);
}

/* Entries a, bad and c. */
static struct ct_asked_race made_race(void)
{
    static const char *const names[] = {"a", "bad", "c"};
    struct ct_asked_race race = {.rounds = ROUNDS, .calls = 1, .n = 3};

    for (int i = 0; i < race.n; i++)
        race.records[i] = entry(names[i], 0);
    return race;
}

static void run_race(int lost, struct ct_asked_race *race)
{
    const struct ct_cluster cluster = {.nranks = 2};
    char *line = ct_format("sh %s/timer.sh", folder);
    struct ct_session session = {.cluster = &cluster,
                                 .flavour = ct_flavour_default(),
                                 .limit_s = 10,
                                 .journal = open_it(),
                                 .progress = {.is_quiet = true}};
    struct ct_diag diag = {""};

    write_timer(lost);
    session.client.launch_line = line;
    session.client.errors_path = path_of("errors");
    cr_assert_eq(ct_measure_race(&session, race, &diag), CT_OK, "%s", diag.text);
    cr_expect_eq(ct_journal_size(session.journal), 3);
    /* who ran in a timer that is gone is not warm in the next race */
    cr_expect_eq(session.nknown, 3);
    ct_timer_end(&session.client);
    ct_journal_close(session.journal);
    free(line);
}

static void expect_samples(const struct ct_asked_race *race, const char *name, const double *wanted)
{
    for (int i = 0; i < race->n; i++) {
        const struct ct_record *record = &race->records[i];

        if (strcmp(record->candidate->name, name) != 0)
            continue;
        cr_assert_null(record->reason, "%s: %s", name, record->reason);
        cr_assert_eq(record->nsamples, ROUNDS, "%s: %d", name, record->nsamples);
        for (int k = 0; k < ROUNDS; k++)
            cr_expect_eq(record->samples[k], wanted[k], "%s, %d: %g", name, k, record->samples[k]);
    }
}

/* What the timer was asked, from line `number` on: the end of each line. */
static void expect_asked(int number, const char *const *wanted)
{
    char *text = read_text(path_of("log"));
    int at = 0;

    for (char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n")) {
        const char *end = strchr(line, '|');

        if (++at < number || wanted[at - number] == NULL)
            continue;
        cr_expect_str_eq(end == NULL ? line : end, wanted[at - number], "line %d: %s", at, line);
    }
}

Test(measuring, is_still_a_race_if_asked_one_by_one)
{
    static const char *const asked[] = {"| a n=8",          "| bad n=8",        "hello ",
                                        "| c n=8",          "| c n=8 warmup=0", "| a n=8",
                                        "| a n=8 warmup=0", "| c n=8 warmup=0"};
    const double a[ROUNDS] = {4, 9, 10}, c[ROUNDS] = {7, 8, 11};
    struct ct_asked_race race = made_race();

    run_race(0, &race);
    expect_samples(&race, "a", a);
    expect_samples(&race, "c", c);
    cr_assert_not_null(race.records[1].reason);
    check_contains(race.records[1].reason, "died with exit code 3");
    cr_expect_eq(race.records[1].nsamples, 0);
    expect_asked(4, asked);
    ct_race_fini(&race);
}

/* c, in its second round: it is asked for once more, and keeps its samples. */
Test(measuring, gives_a_second_chance_to_who_has_answered)
{
    const double a[ROUNDS] = {4, 11, 12}, c[ROUNDS] = {7, 10, 13};
    struct ct_asked_race race = made_race();

    run_race(8, &race);
    expect_samples(&race, "a", a);
    expect_samples(&race, "c", c);
    ct_race_fini(&race);
}
