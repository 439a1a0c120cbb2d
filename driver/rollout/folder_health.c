/*
 * folder_health.c - compares with decisions.csv, and with the times of files.
 */
#include "driver/rollout/folder_health.h"

#include "base/files.h"
#include "base/host_facts.h"
#include "base/same_host.h"
#include "base/text.h"
#include "driver/config.h"
#include "driver/rollout/mpi_of_program.h"
#include "result/report_summary.h"

#include <stdlib.h>
#include <string.h>

static void examine_age(const struct ct_rollout *rollout, struct ct_findings *findings)
{
    static const char *const names[] = {"decisions.csv", "tuned.c"};
    bool is_newer = true;

    for (int i = 0; i < 2; i++) {
        const struct ct_path path = ct_path("%s/%s", rollout->dir, names[i]);

        is_newer &= !ct_file_exists(path.text) || ct_file_is_newer(rollout->library, path.text);
    }
    if (!is_newer)
        ct_findings_add(findings, CT_FINDING_WARN,
                        "%s is older than the decisions: run colltune build %s", rollout->library,
                        rollout->dir);
    else
        ct_findings_add(findings, CT_FINDING_OK, "%s is built", rollout->library);
}

static void examine_decisions(const struct ct_rollout *rollout, struct ct_findings *findings)
{
    const struct ct_signature *signature = &rollout->result->signature;
    const char *date = ct_rollout_provenance(rollout, "date");

    ct_findings_add(findings, CT_FINDING_OK,
                    "tuned for %s, %d rank%s, with %s%s%s, by colltune %s (this is %s)",
                    signature->cluster, signature->nranks, ct_plural(signature->nranks),
                    signature->mpi_version, date[0] == '\0' ? "" : ", ", date, signature->version,
                    CT_VERSION);
}

/* Choices made then are careful ones, so the folder is healthy all the same. */
static void examine_times(const struct ct_rollout *rollout, struct ct_findings *findings)
{
    const struct ct_summary all = ct_summary_of_all(rollout->result);

    if (all.ndisturbed > 0)
        ct_findings_add(findings, CT_FINDING_DISTURBED,
                        "other programs ran while %d of %d size%s %s measured: run colltune tune "
                        "with --restart when the hosts are idle",
                        all.ndisturbed, all.nsizes, ct_plural(all.nsizes),
                        all.ndisturbed == 1 ? "was" : "were");
}

/* The same words now, or what changed since. */
static void examine_fact(const struct ct_rollout *rollout, const char *key, ct_host_fact_fn *add,
                         struct ct_findings *findings)
{
    const char *then = ct_rollout_provenance(rollout, key);
    struct ct_text text = {0};
    char *now = NULL;

    add(&text);
    if (ct_text_take(&text, &now, NULL) != CT_OK)
        return;
    if (then[0] == '\0')
        ct_findings_add(findings, CT_FINDING_OK, "%s: not recorded when it was tuned", key);
    else if (strcmp(then, now) == 0)
        ct_findings_add(findings, CT_FINDING_OK, "%s: as when it was tuned, %s", key, now);
    else
        ct_findings_add(findings, CT_FINDING_WARN,
                        "%s: %s when it was tuned, %s now: tune again with --restart, or compare "
                        "by colltune bench %s",
                        key, then, now[0] == '\0' ? "none" : now, rollout->dir);
    free(now);
}

static void examine_host(const struct ct_rollout *rollout, struct ct_findings *findings)
{
    const char *then = ct_rollout_provenance(rollout, "host");
    struct ct_text text = {0};
    char *now = NULL;

    ct_host_add_name(&text);
    if (ct_text_take(&text, &now, NULL) != CT_OK)
        return;
    if (then[0] != '\0' && !ct_host_is_same(then, now)) {
        ct_findings_add(findings, CT_FINDING_OK,
                        "this host is %s: processor, kernel and interfaces were recorded on %s, "
                        "and are compared there alone",
                        now, then);
    } else {
        examine_fact(rollout, "cpu", ct_host_add_cpu, findings);
        examine_fact(rollout, "kernel", ct_host_add_kernel, findings);
        examine_fact(rollout, "interfaces", ct_host_add_interfaces, findings);
    }
    free(now);
}

bool ct_folder_health(const struct ct_rollout *rollout, struct ct_findings *findings)
{
    struct ct_diag why = {""};
    const bool is_there = ct_rollout_check_library(rollout, &why) == CT_OK;

    examine_decisions(rollout, findings);
    if (is_there)
        examine_age(rollout, findings);
    else
        ct_findings_add(findings, CT_FINDING_FAIL, "%s", why.text);
    if (ct_rollout_check_environment(rollout, &why) != CT_OK)
        ct_findings_add(findings, CT_FINDING_FAIL, "%s", why.text);
    examine_host(rollout, findings);
    examine_times(rollout, findings);
    return is_there;
}

void ct_mpi_health(const struct ct_rollout *rollout, const char *program,
                   struct ct_findings *findings)
{
    const struct ct_signature *signature = &rollout->result->signature;
    const struct ct_elf elf = ct_elf_read(program);
    struct ct_diag why = {""};
    struct ct_mpi_found found;

    if (ct_mpi_of_program(program, &elf, &found, &why) != CT_OK)
        ct_findings_add(findings, CT_FINDING_WARN, "%s", why.text);
    else if (!found.is_found)
        ct_findings_add(findings, CT_FINDING_WARN, "no MPI library is found for %s", program);
    else if (found.hash != signature->mpi_version_hash && !signature->is_simulated)
        ct_findings_add(findings, CT_FINDING_FAIL,
                        "programs load %s, %s, here, not %s: calls are native; tune with it, into "
                        "a folder of its own (--out)",
                        found.path, found.version, signature->mpi_version);
    else
        ct_findings_add(findings, CT_FINDING_OK, "programs load %s, %s, here", found.path,
                        found.version);
}
