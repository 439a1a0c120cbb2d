/*
 * fake_timer.c - speaks the timer's protocol with invented times, and faults
 * on request.
 *
 * Allreduce of n bytes: native 10 us + 4 ns n; recursive doubling 5 us +
 * 6 ns n; ring 50 us + 1.2 ns n, with segments of 8192 bytes 50 us + 1 ns n;
 * all else 1 ms + 10 ns n. Recursive doubling and native are equal at 2500
 * bytes, native and the ring at 14285.
 *
 * Environment:
 *   FAKE_LOG    file that gets each request
 *   FAKE_RANKS  what hello says (2)
 *   FAKE_MPI    the same: the hash of the MPI version (1)
 *   FAKE_VERSION  the same: the MPI library's version
 *   FAKE_MS     milliseconds before each answer (0)
 *   FAKE_GONE   file of as many bytes as launches are to die at once, as when a
 *               host is down
 *   FAKE_LATE_MS milliseconds more of an answer that is late (0)
 *   FAKE_MATCH  requests that contain this ...
 *   FAKE_FROM   from this one of a launch on (1) ...
 *   FAKE_DO     get, for an answer: die, abort, mute, babble, wrong, error,
 *               few, many, zero, negative,
 *               nan, late (a good one, later), or gone: die, and the next
 *               FAKE_DOWN (99) launches too
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

struct request {
    char verb[16];
    char name[128];
    long segment_bytes;
    long bytes;
    int repetitions;
};

static const struct {
    const char *name;
    long segment_bytes;
    double alpha_s;
    double beta_s;
} costs[] = {
    {"allreduce_native", 0, 10e-6, 4e-9},
    {"allreduce_recursive_doubling", 0, 5e-6, 6e-9},
    {"allreduce_ring", 0, 50e-6, 1.2e-9},
    {"allreduce_ring", 8192, 50e-6, 1e-9},
};

static const char *setting(const char *name, const char *otherwise)
{
    const char *value = getenv(name);

    return value == NULL ? otherwise : value;
}

static double cost(const struct request *r)
{
    for (size_t i = 0; i < sizeof costs / sizeof costs[0]; i++) {
        if (strcmp(r->name, costs[i].name) == 0 &&
            r->segment_bytes == costs[i].segment_bytes)
            return costs[i].alpha_s + costs[i].beta_s * (double)r->bytes;
    }
    return 1e-3 + 10e-9 * (double)r->bytes;
}

static long value_of(const char *line, const char *key, long otherwise)
{
    const char *at = strstr(line, key);

    return at == NULL ? otherwise : atol(at + strlen(key));
}

static void answer_times(const struct request *r, int n)
{
    printf("samples %d", n);
    for (int i = 0; i < n; i++)
        printf(" %.9g", cost(r) * (1 + 1e-4 * (i % 5)));
    printf("\n");
}

static void answer(const struct request *r)
{
    if (strcmp(r->verb, "hello") == 0)
        printf("hello protocol=2 ranks=%s placement=00000000000000a1 mpi=%s "
               "registry=0 version=%s\n",
               setting("FAKE_RANKS", "2"), setting("FAKE_MPI", "1"),
               setting("FAKE_VERSION", "An invented MPI"));
    else if (strcmp(r->verb, "verify") == 0)
        printf("ok\n");
    else
        answer_times(r, r->repetitions);
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

static void misbehave(const struct request *r, const char *how)
{
    static const struct {
        const char *how;
        const char *line;
    } lines[] = {
        {"wrong", "wrong rank 1: byte 7 is 3, not 4\n"},
        {"error", "error no memory left\n"},
        {"zero", "samples 1 0\n"},
        {"negative", "samples 1 -1e-6\n"},
        {"nan", "samples 1 nan\n"},
        {"babble", "what do you mean\n"},
    };

    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        if (strcmp(how, lines[i].how) == 0)
            printf("%s", lines[i].line);
    }
    if (strcmp(how, "few") == 0)
        answer_times(r, 1);
    if (strcmp(how, "many") == 0)
        answer_times(r, r->repetitions + 1);
    if (strcmp(how, "die") == 0) {
        fprintf(stderr, "fell over\n");
        exit(3);
    }
    if (strcmp(how, "abort") == 0)
        raise(SIGKILL);
    if (strcmp(how, "gone") == 0)
        go_down();
    if (strcmp(how, "late") == 0) {
        wait_for("FAKE_LATE_MS");
        answer(r);
    }
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

int main(void)
{
    const char *match = setting("FAKE_MATCH", "");
    const char *how = setting("FAKE_DO", "");
    const long from = atol(setting("FAKE_FROM", "1"));
    char line[1024];

    come_up();
    for (long i = 1; fgets(line, sizeof line, stdin) != NULL; i++) {
        struct request r = {.name = ""};

        note(line);
        wait_for("FAKE_MS");
        sscanf(line, "%15s %*s %127s", r.verb, r.name);
        r.segment_bytes = value_of(line, "segment_bytes=", 0);
        r.bytes = value_of(line, " bytes=", 1);
        r.repetitions = (int)value_of(line, "repetitions=", 10);
        if (how[0] != '\0' && i >= from && strstr(line, match) != NULL)
            misbehave(&r, how);
        else
            answer(&r);
        fflush(stdout);
    }
    return EXIT_SUCCESS;
}
