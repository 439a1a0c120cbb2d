/*
 * linking.c - runs the compiler.
 */
#include "driver/toolchain/linking.h"

#include "base/files.h"
#include "base/process.h"
#include "driver/toolchain/home.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* For generated code; warnings are errors only in the tests. */
#define CFLAGS "-std=c11 -O2 -fPIC -Wall -Wextra"

/* For the driver, which asks what they plan. */
#define PLAN_ARCHIVE "-lct_plan -lct_base"

#define LIBRARY_ARCHIVES                                                                           \
    "-Wl,--whole-archive -lct_library -Wl,--no-whole-archive -lct_run -lct_plan -lct_base"

/* A shared object with a name that nothing defines would end every process
   that it is loaded into. */
#define WHOLE "-shared -Wl,--as-needed -Wl,-Bsymbolic -Wl,-z,defs"

/* Nor may it need more than the process has: the MPI library, which the compiler
   adds to its line, is found when the program runs (library/mpi/pmpi.h). The
   mathematical functions are for plans and routines. */
#define AS_NEEDED " -Wl,--as-needed -lm -ldl"

/* The name after "undefined reference to `" (GNU ld), the same with ' (gold), or
   "undefined symbol: " (lld) in the compiler's output; false if there is none. */
static bool find_undefined(const char *output, char *name, size_t size)
{
    static const char *const words[] = {"undefined reference to `", "undefined reference to '",
                                        "undefined symbol: "};
    char *text = NULL;
    bool is_found = false;

    if (ct_file_read(output, &text, NULL) != CT_OK)
        return false;
    for (size_t i = 0; i < sizeof words / sizeof words[0] && !is_found; i++) {
        const char *at = strstr(text, words[i]);

        if (at == NULL)
            continue;
        at += strlen(words[i]);
        snprintf(name, size, "%.*s", (int)strcspn(at, "'\n"), at);
        is_found = true;
    }
    free(text);
    return is_found;
}

/* The compiler's line that says that the disk is full; false if there is none. */
static bool find_full_disk(const char *output, char *words, size_t size)
{
    char *text = NULL;
    const char *at =
        ct_file_read(output, &text, NULL) == CT_OK ? strstr(text, strerror(ENOSPC)) : NULL;
    const char *begin = at;

    while (at != NULL && begin > text && begin[-1] != '\n')
        begin--;
    if (at != NULL)
        snprintf(words, size, "%.*s", (int)strcspn(begin, "\n"), begin);
    free(text);
    return at != NULL;
}

static int report_compiler(const struct ct_build *build, const char *output, struct ct_diag *diag)
{
    const char *temporary = getenv("TMPDIR");
    char words[700], name[128];

    if (ct_signals_interrupted())
        return ct_diag_set(diag, CT_STOPPED, "interrupted");
    if (find_undefined(output, name, sizeof name))
        return ct_diag_set(diag, build->machine == NULL ? CT_ERR_INVALID : CT_ERR_INPUT,
                           "%s needs %s, which is neither an algorithm of colltune nor in "
                           "a file of that folder: is a file missing, or a name misspelt? "
                           "(the compiler's words are in %s)",
                           build->sources_dir, name, output);
    if (find_full_disk(output, words, sizeof words))
        return ct_diag_set(diag, CT_ERR_SYSTEM,
                           "the compiler has no space left, in %s or for its temporary files in "
                           "%s: %s",
                           build->build_dir, temporary == NULL ? "/tmp" : temporary, words);
    ct_last_lines(output, words, sizeof words);
    return ct_diag_set(diag, CT_ERR_SYSTEM, "the compiler failed: %s (all of it in %s)", words,
                       output);
}

static int compile(const struct ct_build *build, const char *line, struct ct_diag *diag)
{
    const struct ct_path output = ct_path("%s/compiler.log", build->build_dir);
    int status = 0;
    const int err = ct_process_run(line, output.text, NULL, 0, &status, diag);

    return err == CT_OK && status != 0 ? report_compiler(build, output.text, diag) : err;
}

/* The sources as words for the shell. */
static void add_sources(struct ct_text *line, const struct ct_build *build)
{
    for (int i = 0; i < build->nsources; i++) {
        char *quoted =
            ct_shell_quoted(ct_path("%s/%s", build->sources_dir, build->sources[i]).text);

        if (quoted == NULL)
            line->failed = true;
        else
            ct_text_add(line, " %s", quoted);
        free(quoted);
    }
}

/*
 * One compiler line: flags, then sources, then archives.
 *
 * output  the program's path from build_dir
 */
static int link_to(const struct ct_build *build, const char *output, const char *flags,
                   const char *own_source, const char *archives, struct ct_diag *diag)
{
    struct ct_text buffer = {0};
    char *home = NULL, *quoted = NULL, *line = NULL;
    char *dir = ct_shell_quoted(build->build_dir);
    int err;

    if (dir == NULL)
        return ct_diag_memory(diag);
    err = ct_home_find(&home, diag);
    if (err == CT_OK && (quoted = ct_shell_quoted(home)) == NULL)
        err = ct_diag_memory(diag);
    if (err == CT_OK) {
        ct_text_add(&buffer,
                    "sh -ec 'home=$1; dir=$2; shift 2; cd \"$dir\"; "
                    "export LC_ALL=C; "
                    "%s " CFLAGS " %s -I \"$home/include/colltune\" %s "
                    "-o %s \"$@\" -L \"$home/lib/colltune%s\" -L \"$home/lib/colltune\" "
                    "%s" AS_NEEDED "' sh %s %s %s",
                    ct_flavour_compiler(build->flavour), build->flavour->link_flags, flags, output,
                    build->flavour->archives_folder, archives, quoted, dir, own_source);
        add_sources(&buffer, build);
        err = ct_text_take(&buffer, &line, diag);
    }
    if (err == CT_OK)
        err = compile(build, line, diag);
    free(line);
    free(quoted);
    free(home);
    free(dir);
    return err;
}

/* Give a program that is complete its name in build_dir. */
static int take_program(const struct ct_build *build, const char *output, const char *name,
                        struct ct_diag *diag)
{
    const struct ct_path to = ct_path("%s/%s", build->build_dir, name);

    return rename(ct_path("%s/%s", build->build_dir, output).text, to.text) == 0
               ? CT_OK
               : ct_diag_set(diag, CT_ERR_SYSTEM, "cannot write %s: %s", to.text, strerror(errno));
}

/* The program is made in a new folder: where others can put links, the
   compiler might follow one. */
static int link_program(const struct ct_build *build, const char *name, const char *flags,
                        const char *own_source, const char *archives, struct ct_diag *diag)
{
    struct ct_path aside = ct_path("%s/new-XXXXXX", build->build_dir), output;
    int err;

    if (mkdtemp(aside.text) == NULL)
        return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot make the folder %s: %s", aside.text,
                           strerror(errno));
    output = ct_path("%s/%s", strrchr(aside.text, '/') + 1, name);
    err = link_to(build, output.text, flags, own_source, archives, diag);
    if (err == CT_OK)
        err = take_program(build, output.text, name, diag);
    ct_folder_remove(aside.text);
    return err;
}

#define NO_COUNTS                                                                                  \
    "extern const struct ct_call_counts ct_generated_counts[];\n"                                  \
    "const struct ct_call_counts ct_generated_counts[] = {{.name = NULL}};\n"

/* The list of the routines that are compiled with it. */
int ct_build_list(const struct ct_build *build, struct ct_diag *diag)
{
    struct ct_text list = {0};
    char *text = NULL;
    int err;

    ct_text_add(&list, "/* routines %016" PRIx64 " */\n", build->hash);
    ct_text_add(&list, "#include \"repo/algorithm.h\"\n"
                       "#include \"repo/call_counts.h\"\n\n#include "
                       "<stddef.h>\n\nextern const struct ct_algorithm *const "
                       "ct_generated[];\n");
    for (int i = 0; i < build->nsources; i++)
        ct_text_add(&list, "extern const struct ct_algorithm %.*s;\n",
                    (int)strlen(build->sources[i]) - 2, build->sources[i]);
    ct_text_add(&list, "\nconst struct ct_algorithm *const ct_generated[] = {\n");
    for (int i = 0; i < build->nsources; i++)
        ct_text_add(&list, "    &%.*s,\n", (int)strlen(build->sources[i]) - 2, build->sources[i]);
    ct_text_add(&list,
                "    NULL,\n};\n\nextern const struct ct_site "
                "ct_generated_site;\n%s\n%s",
                build->site, build->counts == NULL ? NO_COUNTS : build->counts);
    err = ct_text_take(&list, &text, diag);
    if (err == CT_OK)
        err = ct_file_write(ct_path("%s/%s", build->build_dir, build->list).text, text, diag);
    free(text);
    return err;
}

int ct_build_routines(const struct ct_build *build, struct ct_diag *diag)
{
    return link_program(build, "routines.so", WHOLE, build->list, PLAN_ARCHIVE, diag);
}

/* With all of the repository, as libraries are linked with it. */
int ct_build_kept(const struct ct_build *build, struct ct_diag *diag)
{
    const int err = ct_build_list(build, diag);

    return err != CT_OK ? err
                        : link_program(build, "kept.so", WHOLE " -Wl,-u,ct_registry", build->list,
                                       PLAN_ARCHIVE, diag);
}

int ct_build_programs(const struct ct_build *build, const struct ct_flavour_program *programs,
                      struct ct_diag *diag)
{
    int err = CT_OK;

    for (; programs->output != NULL && err == CT_OK; programs++) {
        struct ct_build own = *build;

        own.nsources = programs->has_routines ? build->nsources : 0;
        err = link_program(&own, programs->output, programs->flags, programs->source,
                           programs->archives, diag);
    }
    return err;
}

int ct_build_library(const struct ct_build *build, struct ct_diag *diag)
{
    char *name = ct_format("libcolltuned-%s.so", build->machine);
    char *flags = ct_format(WHOLE " -Wl,-soname,libcolltuned-%s.so -Wl,--version-script,"
                                  "\"$home/lib/colltune/exports.map\"",
                            build->machine);
    const int err = name == NULL || flags == NULL
                        ? ct_diag_memory(diag)
                        : link_program(build, name, flags, "../tuned.c", LIBRARY_ARCHIVES, diag);

    free(flags);
    free(name);
    return err;
}
