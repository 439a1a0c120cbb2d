/*
 * module_file.c - Lmod, Environment Modules, a TaskProlog of Slurm and /etc/profile.d.
 *
 * The library's path has no character that one of these languages reads otherwise
 * (ct_rollout_check_library); other texts lose theirs here.
 */
#include "driver/rollout/module_file.h"

#include <stdlib.h>
#include <string.h>

/* A text between quotes of Lua, or between braces of Tcl. */
static void add_quoted(struct ct_text *text, const char *words)
{
    for (; *words != '\0'; words++) {
        const bool is_plain = (unsigned char)*words >= ' ' && strchr("\"\\{}[]$`", *words) == NULL;

        ct_text_append(text, is_plain ? words : " ", 1);
    }
}

/* "MPICH Version: 4.0.2, tuned 2026-11-22 09:10 UTC" */
static char *make_details(const struct ct_rollout *rollout)
{
    struct ct_text text = {0};
    const char *date = ct_rollout_provenance(rollout, "date");
    char *details = NULL;

    add_quoted(&text, rollout->result->signature.mpi_version);
    if (date[0] != '\0')
        ct_text_add(&text, ", tuned ");
    add_quoted(&text, date);
    return ct_text_take(&text, &details, NULL) == CT_OK ? details : NULL;
}

/* NULL: out of memory. */
static char *make_help(const struct ct_rollout *rollout, const char *details)
{
    return details == NULL
               ? NULL
               : ct_format("Runs MPI collectives of unchanged programs as tuned for the "
                           "cluster %s,\n%d ranks, with %s.\n"
                           "module unload colltune, or COLLTUNE=off, undoes it; "
                           "COLLTUNE_REPORT=1 says what ran.\n"
                           "Programs with another MPI library, or on other hosts, run natively:\n"
                           "colltune run %s -- mpiexec PROGRAM says so and why.\n"
                           "Is it still right? colltune doctor %s\n",
                           rollout->cluster->name, rollout->cluster->nranks, details, rollout->dir,
                           rollout->dir);
}

/* Add the module in one of the languages. */
static void add_module(struct ct_text *text, const struct ct_rollout *rollout, bool is_lua)
{
    char *details = make_details(rollout);
    char *help = make_help(rollout, details);

    if (help == NULL)
        text->failed = true;
    else if (is_lua)
        ct_text_add(
            text,
            "-- colltune/%s for Lmod, written by colltune module\n"
            "help([[\n%s]])\n"
            "whatis(\"Name: colltune\")\n"
            "whatis(\"Description: MPI collectives tuned for %s, %s\")\n"
            "conflict(\"colltune\")\n"
            "local library = \"%s\"\n"
            "local is_load = mode() == \"load\"\n"
            "local off = {[\"0\"] = true, off = true, no = true, [\"false\"] = true}\n"
            "if is_load and off[(os.getenv(\"COLLTUNE\") or \"\"):lower()] then\n"
            "    LmodMessage(\"colltune: COLLTUNE is off, so programs run natively\")\n"
            "end\n"
            "if is_load and not isFile(library) then\n"
            "    LmodMessage(\"colltune: \" .. library ..\n"
            "                \" is not on this host, so programs run natively\")\n"
            "else\n"
            "    -- a sanitizer's library must be the first\n"
            "    local before = os.getenv(\"LD_PRELOAD\") or \"\"\n"
            "    local is_last = before:find(\"san%%.so\") or before:find(\"libclang_rt%%.\")\n"
            "    local add = is_last and append_path or prepend_path\n"
            "    add(\"LD_PRELOAD\", library)\n"
            "end\n",
            ct_rollout_name(rollout), help, rollout->cluster->name, details, rollout->library);
    else
        ct_text_add(text,
                    "#%%Module1.0\n"
                    "# colltune/%s for Environment Modules, written by colltune module\n"
                    "proc ModulesHelp { } {\n"
                    "    puts stderr {%s}\n"
                    "}\n"
                    "module-whatis {MPI collectives tuned for %s, %s}\n"
                    "conflict colltune\n"
                    "set library %s\n"
                    "if {[module-info mode load] && [info exists env(COLLTUNE)] &&\n"
                    "    [regexp -nocase {^(0|off|no|false)$} $env(COLLTUNE)]} {\n"
                    "    puts stderr {colltune: COLLTUNE is off, so programs run natively}\n"
                    "}\n"
                    "# a sanitizer's library must be the first\n"
                    "if {[module-info mode load] && ![file exists $library]} {\n"
                    "    puts stderr \"colltune: $library is not on this host, so programs run "
                    "natively\"\n"
                    "} elseif {[info exists env(LD_PRELOAD)] &&\n"
                    "    [regexp {san\\.so|libclang_rt\\.} $env(LD_PRELOAD)]} {\n"
                    "    append-path LD_PRELOAD $library\n"
                    "} else {\n"
                    "    prepend-path LD_PRELOAD $library\n"
                    "}\n",
                    ct_rollout_name(rollout), help, rollout->cluster->name, details,
                    rollout->library);
    free(help);
    free(details);
}

static void add_lmod(struct ct_text *text, const struct ct_rollout *rollout)
{
    add_module(text, rollout, true);
}

static void add_tcl(struct ct_text *text, const struct ct_rollout *rollout)
{
    add_module(text, rollout, false);
}

/* Slurm sets what a TaskProlog prints as "export NAME=VALUE" for the task. */
static void add_slurm(struct ct_text *text, const struct ct_rollout *rollout)
{
    ct_text_add(
        text,
        "#!/bin/sh\n"
        "# TaskProlog for Slurm, written by colltune module: name this file in slurm.conf,\n"
        "# TaskProlog=PATH, or per job, srun --task-prolog=PATH. A job opts out by\n"
        "# COLLTUNE=off.\n"
        "library=%s\n"
        "case ${COLLTUNE:-on}:${LD_PRELOAD:-} in off:* | */libcolltuned-*) exit 0 ;; esac\n"
        "if [ ! -r \"$library\" ]; then\n"
        "    echo \"colltune: $library is not on this host, so programs run natively\" >&2\n"
        "    exit 0\n"
        "fi\n"
        "case ${LD_PRELOAD:-} in\n"
        "*san.so* | *libclang_rt.*) # a sanitizer's library must be the first\n"
        "    echo \"export LD_PRELOAD=$LD_PRELOAD:$library\" ;;\n"
        "*) echo \"export LD_PRELOAD=$library${LD_PRELOAD:+:$LD_PRELOAD}\" ;;\n"
        "esac\n",
        rollout->library);
}

static void add_profile(struct ct_text *text, const struct ct_rollout *rollout)
{
    ct_text_add(text,
                "# /etc/profile.d/colltune.sh, written by colltune module: every login on this\n"
                "# host loads the library; unset LD_PRELOAD or remove the file to undo it\n"
                "if [ ! -r %s ]; then\n"
                "    echo 'colltune: %s is not on this host, so programs run natively' >&2\n"
                "else\n"
                "    case ${LD_PRELOAD:-} in\n"
                "    */libcolltuned-*) ;;\n"
                "    *san.so* | *libclang_rt.*) # a sanitizer's library must be the first\n"
                "        export LD_PRELOAD=\"$LD_PRELOAD:%s\" ;;\n"
                "    *) export LD_PRELOAD=\"%s${LD_PRELOAD:+:$LD_PRELOAD}\" ;;\n"
                "    esac\n"
                "fi\n",
                rollout->library, rollout->library, rollout->library, rollout->library);
}

const struct ct_module_file ct_module_files[] = {
    {"lmod", ".lua", add_lmod},     {"tcl", "", add_tcl}, {"slurm", NULL, add_slurm},
    {"profile", NULL, add_profile}, {NULL, NULL, NULL},
};
