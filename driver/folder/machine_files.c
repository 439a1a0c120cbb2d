/*
 * machine_files.c - the files of a machine folder: decisions.csv is read and checked, and
 * all others are written from it.
 */
#include "base/files.h"
#include "base/status.h"
#include "driver/folder/decisions_match.h"
#include "driver/folder/jobs.h"
#include "driver/folder/link_picture.h"
#include "driver/folder/machine.h"
#include "generator/emit_site.h"
#include "result/decisions.h"
#include "result/shown_limits.h"
#include "result/writer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* `is_news`: report it if it was there and was different. */
static int write_file(const struct ct_machine *machine, const char *name, const char *text,
                      bool is_news, struct ct_diag *diag)
{
    const struct ct_path path = ct_path("%s/%s", machine->dir, name);
    char *now = NULL;
    int err = is_news && ct_file_exists(path.text) ? ct_file_read(path.text, &now, diag) : CT_OK;

    if (now != NULL && strcmp(now, text) != 0)
        fprintf(stderr, "colltune: %s differed from decisions.csv: written again\n", path.text);
    if (err == CT_OK)
        err = ct_file_write(path.text, text, diag);
    free(now);
    return err;
}

/* Write the reports, or all files. */
static int write_with(const struct ct_machine *machine, const struct ct_result *result,
                      bool are_reports_only, bool is_news, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; ct_writers[i] != NULL && err == CT_OK; i++) {
        char *text = NULL;

        if (ct_writers[i]->is_on_demand || (are_reports_only && !ct_writers[i]->is_report))
            continue;
        err = ct_writer_text(ct_writers[i], result, &text, diag);
        if (err == CT_OK)
            err = write_file(machine, ct_writers[i]->file, text, is_news, diag);
        free(text);
    }
    return err;
}

/* Write tuned.c and the reports; is_news: as write_file. */
static int write_all(const struct ct_machine *machine, struct ct_result *result, bool is_news,
                     struct ct_diag *diag)
{
    int err = CT_OK;

    if (result->site == NULL && machine->job == NULL)
        err =
            ct_emit_site(machine->cluster, "static const struct ct_site site", &result->site, diag);
    if (err == CT_OK)
        err = ct_jobs_add(machine, result, diag);
    ct_result_drop_beaten_latencies(result);
    return err == CT_OK ? write_with(machine, result, false, is_news, diag) : err;
}

int ct_machine_write_decisions(const struct ct_machine *machine, const struct ct_result *result,
                               struct ct_diag *diag)
{
    char *text = NULL;
    int err = ct_decisions_text(result, &text, diag);

    if (err == CT_OK)
        err = write_file(machine, "decisions.csv", text, false, diag);
    free(text);
    return err;
}

/*
 * If this is interrupted, the folder is what it was or what it will be: with
 * the same cluster and the same routines, what comes before decisions.csv
 * changes nothing that the earlier decisions need, and what comes after it
 * `colltune build` writes, too.
 */
int ct_machine_write(const struct ct_machine *machine, struct ct_result *result,
                     struct ct_diag *diag)
{
    int err =
        ct_cluster_write(machine->cluster, ct_path("%s/cluster.yaml", machine->dir).text, diag);

    if (err == CT_OK)
        err = ct_machine_place_routines(machine, result, diag);
    if (err == CT_OK)
        err = ct_machine_write_decisions(machine, result, diag);
    if (err == CT_OK)
        err = write_all(machine, result, false, diag);
    if (err == CT_OK)
        ct_machine_remove_unnamed(machine, result);
    return err;
}

/* routines: out: those of the folder, to be unloaded, after failures too */
static int read_decisions(const struct ct_machine *machine, struct ct_routines *routines,
                          struct ct_result **result, struct ct_diag *diag)
{
    int err = ct_decisions_read(ct_path("%s/decisions.csv", machine->dir).text, result, diag);

    if (err == CT_OK)
        err = ct_machine_load_kept(machine, routines, diag);
    if (err == CT_OK)
        err = ct_decisions_match(*result, machine->cluster, routines, machine->dir, diag);
    return err;
}

int ct_machine_check(const struct ct_machine *machine, struct ct_result **result,
                     struct ct_diag *diag)
{
    struct ct_routines routines = {0};
    const int err = read_decisions(machine, &routines, result, diag);

    ct_routines_unload(&routines);
    return err;
}

int ct_machine_load(const struct ct_machine *machine, bool is_news, struct ct_result **result,
                    struct ct_diag *diag)
{
    struct ct_routines routines = {0};
    int err = read_decisions(machine, &routines, result, diag);

    if (err == CT_OK)
        err = ct_link_picture_add(*result, machine->cluster, &routines, diag);
    if (err == CT_OK)
        err = ct_jobs_match(machine, routines.repository, diag);
    if (err == CT_OK)
        err = write_all(machine, *result, is_news, diag);
    ct_routines_unload(&routines);
    return err;
}

/* What cannot be built leaves the loads of links unknown. */
static void load_for_report(const struct ct_machine *machine, struct ct_routines *routines)
{
    struct ct_diag why = {""};

    if (ct_machine_load_kept(machine, routines, &why) != CT_OK)
        fprintf(stderr,
                "colltune: the report may lack the loads of links, as the "
                "routines in the folder cannot be used: %s\n",
                why.text);
}

int ct_machine_read_for_reports(const struct ct_machine *machine, struct ct_result **result,
                                struct ct_diag *diag)
{
    struct ct_routines routines = {0};
    int err = ct_decisions_read(ct_path("%s/decisions.csv", machine->dir).text, result, diag);

    if (err == CT_OK)
        err =
            ct_decisions_match_cluster(&(*result)->signature, machine->cluster, machine->dir, diag);
    if (err == CT_OK)
        load_for_report(machine, &routines);
    if (err == CT_OK)
        err = ct_link_picture_add(*result, machine->cluster, &routines, diag);
    if (err == CT_OK)
        err = ct_jobs_add(machine, *result, diag);
    if (err == CT_OK)
        ct_result_drop_beaten_latencies(*result);
    ct_routines_unload(&routines);
    return err;
}

int ct_machine_write_reports(const struct ct_machine *machine, struct ct_result **result,
                             struct ct_diag *diag)
{
    const int err = ct_machine_read_for_reports(machine, result, diag);

    return err == CT_OK ? write_with(machine, *result, true, false, diag) : err;
}
