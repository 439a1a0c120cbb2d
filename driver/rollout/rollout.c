/*
 * rollout.c - reads cluster.yaml and decisions.csv, and looks for the library.
 */
#include "driver/rollout/rollout.h"

#include "base/environment.h"
#include "base/files.h"
#include "driver/folder/decisions_match.h"
#include "driver/folder/jobs.h"
#include "driver/rollout/mpi_of_program.h"
#include "driver/toolchain/home.h"
#include "result/decisions.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int read_files(struct ct_rollout *rollout, struct ct_diag *diag)
{
    int err = ct_cluster_load(ct_path("%s/cluster.yaml", rollout->dir).text, "{command}",
                              &rollout->cluster, diag);

    if (err == CT_OK)
        err = ct_decisions_read(ct_path("%s/decisions.csv", rollout->dir).text, &rollout->result,
                                diag);
    if (err == CT_OK)
        err = ct_decisions_match_cluster(&rollout->result->signature, rollout->cluster,
                                         rollout->dir, diag);
    return err;
}

static int refuse_job(const struct ct_rollout *rollout, struct ct_diag *diag)
{
    char *job = NULL;
    int err = ct_job_name_of(rollout->dir, rollout->cluster, &job, diag);

    if (err == CT_OK && job != NULL)
        err = ct_diag_set(diag, CT_ERR_INPUT,
                          "%s is the folder of a job: name the folder above jobs/, which has the "
                          "library",
                          rollout->dir);
    free(job);
    return err;
}

int ct_rollout_open(const char *folder, struct ct_rollout *rollout, struct ct_diag *diag)
{
    int err = ct_machine_is_tuned(folder, diag);

    memset(rollout, 0, sizeof *rollout);
    if (err == CT_OK)
        err = ct_path_absolute(folder, &rollout->dir, diag);
    if (err == CT_OK)
        err = read_files(rollout, diag);
    if (err == CT_OK)
        err = refuse_job(rollout, diag);
    if (err != CT_OK)
        return err;
    for (char *tab = rollout->result->signature.mpi_version; *tab != '\0'; tab++) {
        if (*tab == '\t') /* of MPICH; for messages */
            *tab = ' ';
    }
    rollout->library =
        ct_format("%s/build/libcolltuned-%s.so", rollout->dir, rollout->cluster->name);
    return rollout->library == NULL ? ct_diag_memory(diag) : CT_OK;
}

void ct_rollout_close(struct ct_rollout *rollout)
{
    ct_cluster_free(rollout->cluster);
    ct_result_free(rollout->result);
    free(rollout->library);
    free(rollout->dir);
}

int ct_rollout_check_library(const struct ct_rollout *rollout, struct ct_diag *diag)
{
    const char *library = rollout->library;
    struct ct_elf elf;

    if (library[strspn(library, CT_PLAIN_CHARACTERS)] != '\0')
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "the path %s has a character that LD_PRELOAD, a shell or a module file "
                           "would misread: move the folder",
                           library);
    if (!ct_file_exists(library))
        return ct_diag_set(diag, CT_ERR_INPUT, "the library %s is not built: run colltune build %s",
                           library, rollout->dir);
    if (access(library, R_OK) != 0)
        return ct_diag_set(diag, CT_ERR_INPUT, "the library %s cannot be read: %s", library,
                           strerror(errno));
    elf = ct_elf_read(library);
    if (elf.is_foreign)
        return ct_diag_set(diag, CT_ERR_INPUT, "the library %s is for another kind of processor",
                           library);
    if (!elf.is_elf || elf.is_cut)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "the library %s is damaged, or copied in part: copy it again, or run "
                           "colltune build %s",
                           library, rollout->dir);
    return CT_OK;
}

const char *ct_rollout_name(const struct ct_rollout *rollout)
{
    return strrchr(rollout->dir, '/') + 1;
}

const char *ct_rollout_provenance(const struct ct_rollout *rollout, const char *key)
{
    const struct ct_result *result = rollout->result;

    for (int i = 0; i < result->nprovenance; i++) {
        if (strcmp(result->provenance[i].key, key) == 0)
            return result->provenance[i].value;
    }
    return "";
}

/* True if LD_PRELOAD has the library already. */
static bool has_own(const struct ct_rollout *rollout, const char *preload)
{
    const char *found = preload == NULL ? NULL : strstr(preload, rollout->library);

    return found != NULL && (found == preload || strchr(": ", found[-1]) != NULL) &&
           strchr(": ", found[strlen(rollout->library)]) != NULL;
}

/* As libasan.so.8, and clang's libclang_rt.asan-x86_64.so; module_file.c has the same. */
static bool has_sanitizer(const char *preload)
{
    return strstr(preload, "san.so") != NULL || strstr(preload, "libclang_rt.") != NULL;
}

int ct_rollout_check_environment(const struct ct_rollout *rollout, struct ct_diag *diag)
{
    const char *on = ct_environment_get("COLLTUNE");
    const char *simulated = ct_environment_get("COLLTUNE_SIMULATED");
    const char *preload = getenv("LD_PRELOAD");

    if (on != NULL && ct_answer_of(on) != CT_ANSWER_YES)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "COLLTUNE=%s switches the library off: unset COLLTUNE", on);
    if (rollout->result->signature.is_simulated &&
        (simulated == NULL || ct_answer_of(simulated) != CT_ANSWER_YES))
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s was tuned in a simulation: set COLLTUNE_SIMULATED=1 to run its "
                           "choices all the same",
                           rollout->dir);
    if (preload != NULL && strstr(preload, "/libcolltuned-") != NULL && !has_own(rollout, preload))
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "LD_PRELOAD has a tuned library already, %s: unset it, or unload its "
                           "module",
                           preload);
    return CT_OK;
}

char *ct_rollout_preload(const struct ct_rollout *rollout)
{
    const char *before = getenv("LD_PRELOAD");

    if (before == NULL || before[0] == '\0')
        return ct_format("%s", rollout->library);
    if (has_own(rollout, before))
        return ct_format("%s", before);
    return has_sanitizer(before) ? ct_format("%s:%s", before, rollout->library)
                                 : ct_format("%s:%s", rollout->library, before);
}
