/*
 * fake_timer.c - speaks the timer's protocol with invented times, and faults
 * on request.
 *
 * Allreduce of n bytes: native 10 us + 4 ns n; recursive doubling 5 us +
 * 6 ns n; ring 50 us + 1.2 ns n, with segments of 8192 bytes 50 us + 1 ns n;
 * all else 1 ms + 10 ns n. Recursive doubling and native are equal at 2500
 * bytes, native and the ring at 14285. Depth-first, native is 20 us + 2 ns n
 * and the ring 50 us + 0.2 ns n; dealt, all are twice as slow.
 *
 * Broadcast: binomial 20 us + 8 ns n, linear 25 us + 10 ns n; with a root that
 * FAKE_ROOTS names, linear takes 8 us + 2 ns n.
 *
 * Environment:
 *   FAKE_LOG    file that gets each request
 *   FAKE_RANKS  what hello says (2), divided by --parts
 *   FAKE_MPI    the same: the hash of the MPI version (1)
 *   FAKE_VERSION  the same: the MPI library's version
 *   FAKE_ROOTS  ranks with a blank before and after each (none)
 *   FAKE_FAST   an algorithm that takes 1 us
 *   FAKE_LOAD   what other programs take: answers to `load`, in turn, the last
 *               one for all that follow: "0.5 0" (none: there is no such request)
 *   FAKE_MS     milliseconds before each answer (0)
 *   FAKE_GONE   file of as many bytes as launches are to die at once, as when a
 *               host is down
 *   FAKE_LATE_MS milliseconds more of an answer that is late (0)
 *   FAKE_MATCH  requests that contain this ...
 *   FAKE_FROM   from this one of a launch on (1) ...
 *   FAKE_DO     get, for an answer: die, abort, mute, babble, unable, wrong,
 *               error, few, many, zero, negative,
 *               nan, late (a good one, later), or gone: die, and the next
 *               FAKE_DOWN (99) launches too
 * An entry of a race is matched as a request of its own,
 *     race COLLECTIVE ALGORITHM NAME=VALUE ... bytes=N ...
 * and an answer that is wrong, error, few, many, zero, negative or nan is that
 * entry's alone.
 */
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define ENTRIES_MAX 16
#define LINE_BYTES 8192

/* A request about one candidate, or one entry of a race. */
struct request {
    char line[LINE_BYTES];
    char verb[16];
    char name[128];
    long segment_bytes;
    bool is_depth_first;
    bool is_dealt;
    long bytes;
    long root;
    int rounds;
    bool has_warm_up;
};

static const struct {
    const char *name;
    long segment_bytes;
    bool is_depth_first;
    double alpha_s;
    double beta_s;
} costs[] = {
    {"allreduce_native", 0, false, 10e-6, 4e-9},
    {"allreduce_native", 0, true, 20e-6, 2e-9},
    {"allreduce_recursive_doubling", 0, false, 5e-6, 6e-9},
    {"allreduce_ring", 0, false, 50e-6, 1.2e-9},
    {"allreduce_ring", 0, true, 50e-6, 0.2e-9},
    {"allreduce_ring", 8192, false, 50e-6, 1e-9},
    {"bcast_bine", 0, false, 20e-6, 8e-9},
    {"bcast_bine_scatter_allgather", 0, false, 25e-6, 10e-9},
};

static const char *setting(const char *name, const char *otherwise)
{
    const char *value = getenv(name);

    return value == NULL ? otherwise : value;
}

static bool has_fast_root(const struct request *r)
{
    char root[24];

    snprintf(root, sizeof root, " %ld ", r->root);
    return strstr(setting("FAKE_ROOTS", ""), root) != NULL;
}

static double cost(const struct request *r)
{
    const double times = r->is_dealt ? 2 : 1;

    if (strcmp(r->name, setting("FAKE_FAST", "")) == 0)
        return 1e-6;
    if (strcmp(r->name, "bcast_bine_scatter_allgather") == 0 &&
        has_fast_root(r))
        return 8e-6 + 2e-9 * (double)r->bytes;
    for (size_t i = 0; i < sizeof costs / sizeof costs[0]; i++) {
        if (strcmp(r->name, costs[i].name) == 0 &&
            r->segment_bytes == costs[i].segment_bytes &&
            r->is_depth_first == costs[i].is_depth_first)
            return times *
                   (costs[i].alpha_s + costs[i].beta_s * (double)r->bytes);
    }
    return times * (1e-3 + 10e-9 * (double)r->bytes);
}

static long value_of(const char *line, const char *key, long otherwise)
{
    const char *at = strstr(line, key);

    return at == NULL ? otherwise : atol(at + strlen(key));
}

static void print_times(const struct request *r, int n)
{
    if (r->has_warm_up)
        printf(" w=%.9g", cost(r));
    for (int i = 0; i < n; i++)
        printf(" %.9g", cost(r) * (1 + 1e-4 * (i % 5)));
}

/* --parts N; 1 without */
static int nparts = 1;

static void print_hello(void)
{
    char parts[24] = "";

    if (nparts > 1)
        snprintf(parts, sizeof parts, " parts=%d", nparts);
    printf("hello protocol=3 ranks=%ld placement=00000000000000a1 mpi=%s "
           "registry=0%s%s version=%s\n",
           atol(setting("FAKE_RANKS", "2")) / nparts, setting("FAKE_MPI", "1"),
           parts, getenv("FAKE_LOAD") == NULL ? "" : " load=1",
           setting("FAKE_VERSION", "An invented MPI"));
}

static void print_load(void)
{
    static const char *next;
    char *end;
    double others;

    next = next == NULL ? setting("FAKE_LOAD", "0") : next;
    others = strtod(next, &end);
    if (end[strspn(end, " ")] != '\0')
        next = end;
    printf("load seconds=1 others=%g stolen=0 host=beech\n", others);
}

static void wait_for(const char *name)
{
    const long ms = atol(setting(name, "0"));
    const struct timespec time = {.tv_sec = ms / 1000,
                                  .tv_nsec = ms % 1000 * 1000000};

    nanosleep(&time, NULL);
}

/* This and the next launches fail. */
static void go_down(void)
{
    FILE *file = fopen(setting("FAKE_GONE", "gone"), "w");

    for (long i = atol(setting("FAKE_DOWN", "99")); file != NULL && i > 0; i--)
        fputc('x', file);
    if (file != NULL)
        fclose(file);
    exit(3);
}

/* What ends the whole timer, or its answer; false: it is no such thing. */
static bool fail_whole(const char *how)
{
    if (strcmp(how, "die") == 0) {
        fprintf(stderr, "fell over\n");
        exit(3);
    }
    if (strcmp(how, "abort") == 0)
        raise(SIGKILL);
    if (strcmp(how, "gone") == 0)
        go_down();
    if (strcmp(how, "unable") == 0)
        printf("unable clocks run backwards\n");
    if (strcmp(how, "babble") == 0)
        printf("what do you mean\n");
    if (strcmp(how, "late") == 0)
        wait_for("FAKE_LATE_MS");
    return strcmp(how, "babble") == 0 || strcmp(how, "mute") == 0 ||
           strcmp(how, "unable") == 0;
}

/* What an answer says in place of "ok", or of an entry's times. */
static void print_fault(const struct request *r, const char *how)
{
    static const struct {
        const char *how;
        const char *text;
    } texts[] = {
        {"wrong", " wrong rank 1: byte 7 is 3, not 4"},
        {"error", " error no memory left"},
        {"zero", " 0"},
        {"negative", " -1e-6"},
        {"nan", " nan"},
    };

    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        if (strcmp(how, texts[i].how) == 0)
            printf("%s", texts[i].text);
    }
    if (strcmp(how, "few") == 0)
        print_times(r, 1);
    if (strcmp(how, "many") == 0)
        print_times(r, r->rounds + 1);
    if (strcmp(how, "late") == 0)
        print_times(r, r->rounds);
}

static void note(const char *line)
{
    const char *path = getenv("FAKE_LOG");
    FILE *log = path == NULL ? NULL : fopen(path, "a");

    if (log == NULL)
        return;
    fputs(line, log);
    fclose(log);
}

static void come_up(void)
{
    const char *path = getenv("FAKE_GONE");
    FILE *file = path == NULL ? NULL : fopen(path, "r");
    long n;

    if (file == NULL)
        return;
    fseek(file, 0, SEEK_END);
    n = ftell(file);
    fclose(file);
    if (n == 0 || truncate(path, n - 1) != 0)
        return;
    fprintf(stderr, "no route to host\n");
    exit(4);
}

static struct request read_request(const char *line)
{
    struct request r = {.name = ""};

    snprintf(r.line, sizeof r.line, "%s", line);
    sscanf(line, "%15s %*s %127s", r.verb, r.name);
    r.segment_bytes = value_of(line, "segment_bytes=", 0);
    r.is_depth_first = strstr(line, " order=depth_first") != NULL;
    r.is_dealt = strstr(line, " order=dealt") != NULL;
    r.bytes = value_of(line, " bytes=", 1);
    r.root = value_of(line, " root=", 0);
    r.rounds = (int)value_of(line, " rounds=", 10);
    r.has_warm_up = value_of(line, " warmup=", 1) != 0;
    return r;
}

/* Where the words of an entry that are not its candidate begin. */
static char *flags_of(char *part)
{
    char *warm = strstr(part, " warmup="), *verify = strstr(part, " verify=");

    if (warm != NULL && (verify == NULL || warm < verify))
        return warm;
    return verify != NULL ? verify : part + strlen(part);
}

/* Each entry as a request of its own; how many. */
static int split(char *line, struct request *entries)
{
    char own[LINE_BYTES], collective[64] = "";
    int at = 0, n = 0;
    char *head = strtok(line, "|\n");

    sscanf(head, "race %63s%n", collective, &at);
    head[strlen(head) - 1] = '\0';
    for (char *part = strtok(NULL, "|\n"); part != NULL && n < ENTRIES_MAX;
         part = strtok(NULL, "|\n")) {
        const char *flags;

        if (part[strlen(part) - 1] == ' ')
            part[strlen(part) - 1] = '\0';
        flags = flags_of(part);
        snprintf(own, sizeof own, "race %s%.*s%s%s", collective,
                 (int)(flags - part), part, head + at, flags);
        entries[n++] = read_request(own);
    }
    return n;
}

/* What is to go wrong with a request; "": nothing. */
static const char *fault_of(const struct request *r, long number)
{
    if (number < atol(setting("FAKE_FROM", "1")) ||
        strstr(r->line, setting("FAKE_MATCH", "")) == NULL)
        return "";
    return setting("FAKE_DO", "");
}

static void answer_race(char *line, long number)
{
    struct request entries[ENTRIES_MAX];
    const int n = split(line, entries);

    for (int i = 0; i < n; i++) {
        if (fail_whole(fault_of(&entries[i], number)))
            return;
    }
    printf("raced");
    for (int i = 0; i < n; i++) {
        const char *how = fault_of(&entries[i], number);

        printf(" |");
        if (how[0] != '\0')
            print_fault(&entries[i], how);
        else
            print_times(&entries[i], entries[i].rounds);
    }
    printf("\n");
}

static void answer(const char *line, long number)
{
    const struct request r = read_request(line);
    const char *how = fault_of(&r, number);

    if (fail_whole(how))
        return;
    if (strcmp(how, "wrong") == 0)
        printf("wrong rank 1: byte 7 is 3, not 4\n");
    else if (how[0] != '\0' && strcmp(how, "late") != 0)
        printf("error no memory left\n");
    else if (strcmp(r.verb, "hello") == 0)
        print_hello();
    else if (strcmp(r.verb, "load") == 0)
        print_load();
    else
        printf("ok\n");
}

int main(int argc, char **argv)
{
    char line[LINE_BYTES];

    for (int i = 1; i + 1 < argc; i++) {
        if (strcmp(argv[i], "--parts") == 0)
            nparts = atoi(argv[i + 1]);
    }
    come_up();
    for (long i = 1; fgets(line, sizeof line, stdin) != NULL; i++) {
        note(line);
        wait_for("FAKE_MS");
        if (strncmp(line, "race ", 5) == 0)
            answer_race(line, i);
        else
            answer(line, i);
        fflush(stdout);
    }
    return EXIT_SUCCESS;
}
