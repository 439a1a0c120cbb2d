/*
 * launch_line.c - looks at each word that is a program.
 */
#include "driver/rollout/launch_line.h"

#include "base/files.h"
#include "driver/rollout/mpi_of_program.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#define PATH_MOST 4096
#define PATIENCE_S 5 /* with a launcher that is asked for its version */

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash == NULL ? path : slash + 1;
}

static bool begins(const char *text, const char *beginning)
{
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

/* True if the launcher's first lines about its version have a word. */
static bool says(const char *launcher, const char *const *wanted)
{
    char *quoted = ct_shell_quoted(launcher);
    char *command = quoted == NULL ? NULL
                                   : ct_format("timeout -k 1 %d %s --version 2>&1 </dev/null",
                                               PATIENCE_S, quoted);
    FILE *output = command == NULL ? NULL : popen(command, "r");
    char line[512];
    bool is_said = false;

    free(command);
    free(quoted);
    while (output != NULL && fgets(line, sizeof line, output) != NULL) {
        for (int i = 0; wanted[i] != NULL; i++)
            is_said |= strstr(line, wanted[i]) != NULL;
    }
    if (output != NULL)
        pclose(output);
    return is_said;
}

enum ct_launcher ct_launcher_of(char *const *words)
{
    static const char *const open_mpi[] = {"Open MPI", "OpenRTE", "PRRTE", "PRTE", NULL};
    static const char *const hydra[] = {"HYDRA", "MPICH", "Intel(R) MPI", "MVAPICH", NULL};
    const char *name = base_name(words[0]);

    if (strcmp(name, "srun") == 0)
        return CT_LAUNCHER_SLURM;
    if (strcmp(name, "orterun") == 0 || strcmp(name, "prterun") == 0)
        return CT_LAUNCHER_OPEN_MPI;
    if (!begins(name, "mpiexec") && !begins(name, "mpirun"))
        return CT_LAUNCHER_NONE;
    if (says(words[0], open_mpi))
        return CT_LAUNCHER_OPEN_MPI;
    return says(words[0], hydra) ? CT_LAUNCHER_HYDRA : CT_LAUNCHER_NONE;
}

/* The file of a program, as execvp finds it. */
static bool find_program(const char *word, char path[PATH_MOST])
{
    const char *folders = getenv("PATH");
    struct stat status;

    if (strchr(word, '/') != NULL) {
        snprintf(path, PATH_MOST, "%s", word);
        return stat(path, &status) == 0 && S_ISREG(status.st_mode) && access(path, X_OK) == 0;
    }
    while (folders != NULL && *folders != '\0') {
        const size_t n = strcspn(folders, ":");

        snprintf(path, PATH_MOST, "%.*s/%s", (int)n, folders, word);
        if (n > 0 && stat(path, &status) == 0 && S_ISREG(status.st_mode) && access(path, X_OK) == 0)
            return true;
        folders += n + (folders[n] == ':');
    }
    return false;
}

/* True if the program runs with more rights than its caller. */
static bool has_more_rights(const char *path)
{
    struct stat status;

    return (stat(path, &status) == 0 &&
            (((status.st_mode & S_ISUID) && status.st_uid != geteuid()) ||
             ((status.st_mode & S_ISGID) && status.st_gid != getegid()))) ||
           getxattr(path, "security.capability", NULL, 0) > 0;
}

static int check_mpi(const struct ct_rollout *rollout, const char *path,
                     const struct ct_mpi_found *found, struct ct_diag *diag)
{
    const struct ct_signature *signature = &rollout->result->signature;

    if (found->hash == signature->mpi_version_hash)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s loads %s (%s), and the library was tuned with %s%s: tune once more with "
                       "this MPI library, into a folder of its own (--out)",
                       path, found->path, found->version, signature->mpi_version,
                       strcmp(found->version, signature->mpi_version) == 0 ? " built otherwise"
                                                                           : "");
}

/* AddressSanitizer ends a program that loads another library before its own; colltune's has
   nothing that the sanitizer replaces. */
static int allow_before_sanitizer(struct ct_diag *diag)
{
    const char *before = getenv("ASAN_OPTIONS");
    char *options = ct_format("%s%sverify_asan_link_order=0", before == NULL ? "" : before,
                              before == NULL || before[0] == '\0' ? "" : ":");
    const bool is_set = options != NULL && setenv("ASAN_OPTIONS", options, 1) == 0;

    free(options);
    return is_set ? CT_OK : ct_diag_memory(diag);
}

/* has_mpi  out: the program has an MPI library */
static int check_program(const struct ct_rollout *rollout, const char *path, bool *has_mpi,
                         struct ct_diag *diag)
{
    const struct ct_elf elf = ct_elf_read(path);
    struct ct_mpi_found found;
    int err;

    if (!elf.is_elf)
        return CT_OK;
    if (elf.is_foreign)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s is a program for another kind of processor, or of 32 bits: it "
                           "cannot load the library",
                           path);
    if (elf.interpreter[0] == '\0')
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s is linked statically, so LD_PRELOAD has no effect: link it with the "
                           "MPI library's shared object",
                           path);
    if (has_more_rights(path))
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s has more rights than its caller (set-user-id, set-group-id or "
                           "capabilities), so it ignores LD_PRELOAD",
                           path);
    err = ct_mpi_of_program(path, &elf, &found, diag);
    *has_mpi = found.is_found;
    if (err == CT_OK && found.has_sanitizer)
        err = allow_before_sanitizer(diag);
    if (err == CT_OK && !found.is_found && ct_elf_has(path, "MPI_Init"))
        return ct_diag_set(
            diag, CT_ERR_INPUT,
            "%s calls MPI, and no MPI library is found for it: it is linked with MPI "
            "statically, or loads its MPI library itself, or does not find it. Link "
            "it with the MPI library's shared object",
            path);
    return err == CT_OK && found.is_found ? check_mpi(rollout, path, &found, diag) : err;
}

/* True if LD_PRELOAD is among names with commas between them, or all variables are. */
static bool has_preload(const char *names)
{
    static const char *const wanted[] = {"ALL", "LD_PRELOAD"};

    for (size_t n; *names != '\0'; names += n + (names[n] == ',')) {
        n = strcspn(names, ",");
        for (int i = 0; i < 2; i++) {
            if (n == strlen(wanted[i]) && strncmp(names, wanted[i], n) == 0)
                return true;
        }
    }
    return false;
}

/* An option or a variable by which a launcher does not pass LD_PRELOAD on; NULL: there is none. */
static const char *find_none(enum ct_launcher launcher, char *const *words, int nwords)
{
    static const struct {
        const char *name;
        enum ct_launcher launcher;
        bool has_names; /* of what it passes on */
    } options[] = {
        {"-genvnone", CT_LAUNCHER_HYDRA, false}, {"-envnone", CT_LAUNCHER_HYDRA, false},
        {"-genvlist", CT_LAUNCHER_HYDRA, true},  {"-envlist", CT_LAUNCHER_HYDRA, true},
        {"--export", CT_LAUNCHER_SLURM, true},
    };
    const char *exported = getenv("SLURM_EXPORT_ENV");

    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        const char *value = options[i].launcher == launcher
                                ? ct_launch_value(words, nwords, options[i].name)
                                : NULL;

        if (value != NULL && !(options[i].has_names && has_preload(value)))
            return options[i].name;
        if (value != NULL && launcher == CT_LAUNCHER_SLURM)
            exported = NULL; /* the option is stronger */
    }
    return launcher == CT_LAUNCHER_SLURM && exported != NULL && !has_preload(exported)
               ? "SLURM_EXPORT_ENV"
               : NULL;
}

static int check_launcher(const struct ct_rollout *rollout, enum ct_launcher launcher,
                          const char *name, char *const *words, int nwords, struct ct_diag *diag)
{
    const char *tuned = rollout->result->signature.mpi_version;
    const bool is_open_mpi = begins(tuned, "Open MPI");
    const char *none = find_none(launcher, words, nwords);

    if ((launcher == CT_LAUNCHER_OPEN_MPI && !is_open_mpi) ||
        (launcher == CT_LAUNCHER_HYDRA && is_open_mpi))
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s starts jobs of another MPI library than %s, which the library was "
                           "tuned with: take that library's mpiexec",
                           name, tuned);
    if (none != NULL)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "by %s, %s does not pass LD_PRELOAD on to the ranks: leave it out", none,
                           name);
    return CT_OK;
}

int ct_launch_program_check(const char *name, struct ct_diag *diag)
{
    char path[PATH_MOST];

    return find_program(name, path)
               ? CT_OK
               : ct_diag_set(diag, CT_ERR_INPUT, "there is no program %s", name);
}

/* Check the programs in a command of a shell, up to the first with an MPI library. */
static int check_command(const struct ct_rollout *rollout, const char *command, bool *has_mpi,
                         struct ct_diag *diag)
{
    static const char between[] = " \t\n;&|()'\"";
    char *text = ct_format("%s", command), *rest = NULL;
    char path[PATH_MOST];
    int err = text == NULL ? ct_diag_memory(diag) : CT_OK;

    for (char *word = text == NULL ? NULL : strtok_r(text, between, &rest);
         word != NULL && err == CT_OK && !*has_mpi; word = strtok_r(NULL, between, &rest)) {
        if (find_program(word, path) && !has_more_rights(path)) /* it may be a word of a text */
            err = check_program(rollout, path, has_mpi, diag);
    }
    free(text);
    return err;
}

/* True if the word after this option is a shell's command, as after -c and -lc. */
static bool is_before_command(const char *option)
{
    return option[0] == '-' && option[1] != '-' && option[strlen(option) - 1] == 'c';
}

/*
 * Check the programs of the line, up to the first with an MPI library, or the colon after which
 * others begin.
 *
 * nwords  out: those of the launcher, which end before that program, or before the first program
 *         if none has an MPI library: values of options may have the names of programs
 */
static int check_programs(const struct ct_rollout *rollout, enum ct_launcher launcher,
                          char *const *words, int *nwords, struct ct_diag *diag)
{
    char path[PATH_MOST];
    bool has_mpi = false, may_load = false; /* what a script starts is not known */
    int first = 0, i = launcher == CT_LAUNCHER_NONE ? 0 : 1;
    int err = CT_OK;

    for (; words[i] != NULL && strcmp(words[i], ":") != 0 && err == CT_OK && !has_mpi; i++) {
        if (i > 0 && is_before_command(words[i - 1])) {
            err = check_command(rollout, words[i], &has_mpi, diag);
            may_load = true;
        } else if ((i == 0 || !ct_launch_names_hosts(words[i - 1])) &&
                   find_program(words[i], path)) {
            first = first == 0 ? i : first;
            may_load |= !ct_elf_read(path).is_elf;
            err = check_program(rollout, path, &has_mpi, diag);
        } else {
            may_load |= first > 0 && ct_file_exists(words[i]);
        }
    }
    *nwords = has_mpi ? i - 1 : first > 0 ? first : i;
    if (err == CT_OK && first > 0 && !has_mpi && !may_load)
        fprintf(stderr, "colltune: %s has no MPI library, so the library does nothing in it\n",
                words[first]);
    return err;
}

/*
 * Find the launcher, and check the wrappers before it: what has more rights passes nothing on.
 *
 * words  out: begin with the launcher; as they were without one
 */
static int find_launcher(const struct ct_rollout *rollout, char *const **words,
                         enum ct_launcher *launcher, struct ct_diag *diag)
{
    bool has_mpi = false;
    char path[PATH_MOST];
    int err = CT_OK;

    for (int i = 0; (*words)[i] != NULL && err == CT_OK && !has_mpi; i++) {
        *launcher = ct_launcher_of(*words + i);
        if (*launcher != CT_LAUNCHER_NONE) {
            *words += i;
            break;
        }
        if (find_program((*words)[i], path))
            err = check_program(rollout, path, &has_mpi, diag);
    }
    return err;
}

int ct_launch_line_check(const struct ct_rollout *rollout, char *const *words, struct ct_diag *diag)
{
    enum ct_launcher launcher = CT_LAUNCHER_NONE;
    const char *name;
    int err = ct_launch_program_check(words[0], diag);

    if (err == CT_OK)
        err = find_launcher(rollout, &words, &launcher, diag);
    name = words[0];
    for (bool is_first = true; err == CT_OK && words[0] != NULL; is_first = false) {
        int nwords = 0;

        err = check_programs(rollout, launcher, words, &nwords, diag);
        if (err == CT_OK)
            err = check_launcher(rollout, launcher, name, words, nwords, diag);
        if (err == CT_OK)
            err = ct_launch_hosts_check(rollout->cluster, launcher, words, nwords, is_first, diag);
        /* a colon takes the launcher's place before the words of the next program */
        do
            words++;
        while (words[0] != NULL && (launcher == CT_LAUNCHER_NONE || strcmp(words[0], ":") != 0));
    }
    return err;
}
