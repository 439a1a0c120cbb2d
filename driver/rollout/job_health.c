/*
 * job_health.c - runs probe/doctor_probe.c with the library, and reads its lines and the report.
 */
#include "driver/rollout/job_health.h"

#include "base/files.h"
#include "base/process.h"
#include "base/report_marks.h"
#include "base/text.h"
#include "driver/rollout/advice.h"
#include "driver/rollout/launch_line.h"
#include "driver/rollout/program_report.h"
#include "library/call/reason.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define IDLE_S 60 /* without a line: the job hangs */
#define RANKS_NAMED 8

/* The files that the job writes to. */
struct files {
    char folder[128];
    char *printed;
    char *said;
};

struct job {
    const struct ct_rollout *rollout;
    char *const *launcher;
    const char *probe;
    struct ct_findings *findings;
    struct files files;
};

/* What the ranks' lines say together. */
struct ranks {
    int n;
    int marked;  /* by the launcher, so that they cannot be read */
    int njobs;   /* each has a rank 0 */
    int without; /* the library */
    int other_mpi;
    char without_names[512]; /* "2 (n1), 3 (n1)" */
    char version[256];       /* of the first with another MPI library */
};

static bool make_files(struct files *files)
{
    const char *folder = getenv("TMPDIR");

    snprintf(files->folder, sizeof files->folder, "%.100s/colltune-XXXXXX",
             folder == NULL || strlen(folder) > 100 ? "/tmp" : folder);
    if (mkdtemp(files->folder) == NULL)
        return false;
    files->printed = ct_format("%s/printed", files->folder);
    files->said = ct_format("%s/said", files->folder);
    return files->printed != NULL && files->said != NULL;
}

static void remove_files(struct files *files)
{
    ct_folder_remove(files->folder);
    free(files->printed);
    free(files->said);
}

static void add_word(struct ct_text *line, const char *word)
{
    char *quoted = ct_shell_quoted(word);

    if (quoted == NULL)
        line->failed = true;
    else
        ct_text_add(line, "%s ", quoted);
    free(quoted);
}

/* The variables are in the launcher's environment, as `colltune run` has them. */
static int make_line(const struct job *job, const char *what, char **made, struct ct_diag *diag)
{
    char *const *launcher = job->launcher;
    char *preload = ct_rollout_preload(job->rollout);
    struct ct_text line = {0};

    ct_text_add(&line, "env COLLTUNE_REPORT=/dev/stdout LD_PRELOAD=");
    add_word(&line, preload == NULL ? "" : preload);
    line.failed |= preload == NULL;
    free(preload);
    add_word(&line, launcher[0]);
    if (ct_launcher_of(launcher) == CT_LAUNCHER_OPEN_MPI)
        ct_text_add(&line, "-x LD_PRELOAD -x COLLTUNE_REPORT ");
    for (int i = 1; launcher[i] != NULL; i++)
        add_word(&line, launcher[i]);
    add_word(&line, job->probe);
    ct_text_add(&line, "%s", what);
    return ct_text_take(&line, made, diag);
}

/*
 * Run the probe.
 *
 * what     its argument
 * printed  out: NULL if it failed, which is a finding then
 */
static int run_probe(const struct job *job, const char *what, char **printed, struct ct_diag *diag)
{
    char words[1024] = "", outcome[64];
    struct ct_diag why = {""};
    char *line = NULL;
    int status = 0;
    int err = make_line(job, what, &line, diag);

    *printed = NULL;
    if (err != CT_OK)
        return err;
    err = ct_process_run(line, job->files.printed, job->files.said, IDLE_S, &status, &why);
    free(line);
    if (ct_signals_interrupted())
        return ct_diag_set(diag, CT_STOPPED, "interrupted");
    if (err == CT_OK && status == 0)
        return ct_file_read(job->files.printed, printed, diag);
    if (err == CT_OK)
        ct_process_status_text(status, outcome, sizeof outcome);
    ct_last_lines(job->files.said, words, sizeof words);
    ct_findings_add(job->findings, CT_FINDING_FAIL, "the job of %s failed, %s: %s",
                    job->launcher[0], err == CT_OK ? outcome : why.text,
                    words[0] == '\0' ? "it said nothing" : words);
    return CT_OK;
}

static bool is_tuned_library(const struct ct_rollout *rollout, const char *path)
{
    const char *own = strrchr(rollout->library, '/'), *name = strrchr(path, '/');

    return name != NULL && strcmp(name, own) == 0;
}

/* A line "rank\tRANK\tHOST\tHASH\tLIBRARY\tVERSION". */
static void read_rank(const struct ct_rollout *rollout, const char *line, struct ranks *ranks)
{
    char host[256], library[1024], version[256];
    uint64_t hash;
    int rank;

    if (sscanf(line, "rank\t%d\t%255[^\t]\t%" SCNx64 "\t%1023[^\t]\t%255[^\n]", &rank, host, &hash,
               library, version) != 5)
        return;
    ranks->n++;
    ranks->njobs += rank == 0;
    if (!is_tuned_library(rollout, library)) {
        const size_t length = strlen(ranks->without_names);

        if (ranks->without++ < RANKS_NAMED)
            snprintf(ranks->without_names + length, sizeof ranks->without_names - length,
                     "%s%d (%.40s)", length == 0 ? "" : ", ", rank, host);
    }
    if (hash != rollout->result->signature.mpi_version_hash && ranks->other_mpi++ == 0)
        snprintf(ranks->version, sizeof ranks->version, "%s", version);
}

static void add_ranks(const struct ct_rollout *rollout, const struct ranks *ranks,
                      struct ct_findings *findings)
{
    const struct ct_signature *signature = &rollout->result->signature;

    if (ranks->without > 0)
        ct_findings_add(findings, CT_FINDING_FAIL,
                        "%d of %d ranks do not load the library, %s%s: is %s on their hosts, and "
                        "does the launcher pass LD_PRELOAD on?",
                        ranks->without, ranks->n, ranks->without_names,
                        ranks->without > RANKS_NAMED ? ", ..." : "", rollout->library);
    else
        ct_findings_add(findings, CT_FINDING_OK, "all %d rank%s the library", ranks->n,
                        ranks->n == 1 ? " loads" : "s load");
    if (ranks->other_mpi > 0 && !signature->is_simulated)
        ct_findings_add(findings, CT_FINDING_FAIL,
                        "%d of %d ranks run %s, not %s: calls are native; tune with it, into a "
                        "folder of its own (--out)",
                        ranks->other_mpi, ranks->n, ranks->version, signature->mpi_version);
    else
        ct_findings_add(findings, CT_FINDING_OK, "all ranks run %s", signature->mpi_version);
}

static bool is_untuned(const struct ct_report_line *line)
{
    return strcmp(line->because, ct_reason_text(CT_NEVER_TUNED)) == 0;
}

/* True if calls are native for this reason because the job, not the call, is not served. */
static bool is_of_job(const struct ct_report_line *line)
{
    return line->because[0] != '\0' && ct_advice_for(line->because).can_gain && !is_untuned(line);
}

/* For each reason once, the collectives that it keeps native. */
static void add_reasons(const struct ct_program_report *report, struct ct_findings *findings)
{
    for (int i = 0; i < report->nlines; i++) {
        const char *because = report->lines[i].because;
        struct ct_text names = {0};
        bool is_first = is_of_job(&report->lines[i]);

        for (int k = 0; k < i && is_first; k++)
            is_first = strcmp(report->lines[k].because, because) != 0;
        if (!is_first)
            continue;
        for (int k = i; k < report->nlines; k++) {
            if (strcmp(report->lines[k].because, because) == 0)
                ct_text_add(&names, "%s%s", names.length == 0 ? "" : ", ",
                            report->lines[k].collective);
        }
        ct_findings_add(findings, CT_FINDING_WARN, "not served: %s: %s; %s",
                        names.text == NULL ? "" : names.text, because, ct_advice_for(because).text);
        free(names.text);
    }
}

static void add_choice(struct ct_text *text, const struct ct_report_line *line)
{
    if (line->has_sizes && line->least_bytes == line->most_bytes && line->most_bytes > 0)
        ct_text_add(text, " %llu byte%s", line->least_bytes, ct_plural(line->least_bytes));
    else if (line->has_sizes && line->most_bytes > 0)
        ct_text_add(text, " %llu to %llu bytes", line->least_bytes, line->most_bytes);
    ct_text_add(text, " %s%s%s", line->algorithm, line->setting[0] == '\0' ? "" : " ",
                line->setting);
    if (line->because[0] != '\0')
        ct_text_add(text, " (%s)", line->because);
    if (line->job[0] != '\0')
        ct_text_add(text, " (by job %s)", line->job);
}

/* What each collective ran, at the sizes of the probe; those that were not tuned in one line. */
static void add_choices(const struct ct_program_report *report, struct ct_findings *findings)
{
    struct ct_text untuned = {0};

    for (int first = 0, end = 0; first < report->nlines; first = end) {
        const char *collective = report->lines[first].collective;
        struct ct_text text = {0};

        for (; end < report->nlines && strcmp(report->lines[end].collective, collective) == 0;
             end++) {
            if (end > first)
                ct_text_add(&text, ";");
            add_choice(&text, &report->lines[end]);
        }
        if (end == first + 1 && is_untuned(&report->lines[first]))
            ct_text_add(&untuned, "%s%s", untuned.length == 0 ? "" : ", ", collective);
        else if (end > first + 1 || !is_of_job(&report->lines[first])) /* a warning has it */
            ct_findings_add(findings, CT_FINDING_OK, "%s:%s", collective,
                            text.text == NULL ? "" : text.text);
        free(text.text);
    }
    if (untuned.length > 0)
        ct_findings_add(findings, CT_FINDING_OK, "native, since they were not tuned: %s",
                        untuned.text);
    free(untuned.text);
}

static int add_report(const char *text, struct ct_findings *findings, struct ct_diag *diag)
{
    struct ct_program_reports reports = {0};
    struct ct_diag why = {""};
    const int err = ct_program_reports_parse("the report of the job", text, &reports, &why);

    if (err == CT_OK) {
        add_reasons(&reports.items[0], findings);
        add_choices(&reports.items[0], findings);
    } else if (err == CT_ERR_INPUT) {
        ct_findings_add(findings, CT_FINDING_FAIL, "%s", why.text);
    }
    ct_program_reports_free(&reports);
    return err == CT_ERR_MEMORY ? ct_diag_memory(diag) : CT_OK;
}

/* Returns false if some rank is not served. */
static bool examine_ranks(const struct job *job, const char *text)
{
    struct ranks ranks = {.n = 0};

    for (const char *line = strstr(text, "rank\t"); line != NULL;
         line = strstr(line + 1, "rank\t")) {
        if (line == text || line[-1] == '\n')
            read_rank(job->rollout, line, &ranks);
        else
            ranks.marked++;
    }
    if (ranks.marked > 0)
        ct_findings_add(job->findings, CT_FINDING_FAIL,
                        "%s marks the lines that ranks print: leave out its option for that, as -l",
                        job->launcher[0]);
    else if (ranks.n == 0)
        ct_findings_add(job->findings, CT_FINDING_FAIL,
                        "no rank of ours was started: name the launcher and its options alone, "
                        "without a program");
    else if (ranks.njobs != 1)
        ct_findings_add(job->findings, CT_FINDING_FAIL,
                        "%s starts %d jobs, not one with all ranks: take this MPI library's own "
                        "mpiexec, or with srun another --mpi",
                        job->launcher[0], ranks.njobs);
    else
        add_ranks(job->rollout, &ranks, job->findings);
    return ranks.n > 0 && ranks.marked == 0 && ranks.njobs == 1 && ranks.without == 0;
}

/* text  changed */
static int examine_calls(const struct job *job, char *text, struct ct_diag *diag)
{
    char *report = strstr(text, CT_REPORT_HEAD);
    char *end = report == NULL ? NULL : strstr(report, CT_REPORT_END);

    if (end == NULL) {
        ct_findings_add(job->findings, CT_FINDING_FAIL, "the library wrote no report");
        return CT_OK;
    }
    end[strlen(CT_REPORT_END)] = '\0';
    return add_report(report, job->findings, diag);
}

static int examine(const struct job *job, struct ct_diag *diag)
{
    char *ranks = NULL, *calls = NULL;
    int err = run_probe(job, "ranks", &ranks, diag);

    if (err == CT_OK && ranks != NULL && examine_ranks(job, ranks))
        err = run_probe(job, "calls", &calls, diag);
    if (err == CT_OK && calls != NULL)
        err = examine_calls(job, calls, diag);
    free(calls);
    free(ranks);
    return err;
}

int ct_job_health(const struct ct_rollout *rollout, char *const *launcher, const char *probe,
                  struct ct_findings *findings, struct ct_diag *diag)
{
    struct job job = {
        .rollout = rollout, .launcher = launcher, .probe = probe, .findings = findings};
    int err;

    if (!make_files(&job.files))
        err = ct_diag_set(diag, CT_ERR_SYSTEM, "cannot make a folder for temporary files, %s",
                          job.files.folder);
    else
        err = examine(&job, diag);
    remove_files(&job.files);
    return err;
}
