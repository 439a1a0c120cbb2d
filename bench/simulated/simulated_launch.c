/*
 * simulated_launch.c - how side_by_side is run in the simulation of a machine
 * folder, by ranks that need not be those that were tuned.
 *
 * DIR is a machine folder that was tuned in a simulation; FILE has its cluster's
 * name, hosts and links, and other ranks. Words are those of side_by_side. The
 * program is built in DIR.
 */
#include "base/files.h"
#include "bench/verb.h"
#include "driver/flavours/flavour.h"
#include "driver/folder/machine.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* NULL: out of memory. */
static char *join(char **words, int n)
{
    struct ct_text list = {0};
    char *text = NULL;
    bool is_whole = true;

    for (int i = 0; i < n; i++) {
        char *quoted = ct_shell_quoted(words[i]);

        is_whole = is_whole && quoted != NULL;
        ct_text_add(&list, " %s", quoted == NULL ? "" : quoted);
        free(quoted);
    }
    if (ct_text_take(&list, &text, NULL) == CT_OK && is_whole)
        return text;
    free(text);
    return NULL;
}

static int check(const struct ct_machine *machine, const struct ct_cluster *ranks,
                 const struct ct_result *result, struct ct_diag *diag)
{
    if (!result->signature.is_simulated)
        return ct_diag_set(diag, CT_ERR_INPUT, "%s was not tuned in a simulation", machine->dir);
    if (strcmp(ranks->name, machine->cluster->name) != 0)
        return ct_diag_set(diag, CT_ERR_INPUT, "%s is of another cluster", machine->dir);
    return CT_OK;
}

static int add_line(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    const struct ct_options options = {.file = call->arguments[0]};
    struct ct_machine machine;
    struct ct_result *result = NULL;
    struct ct_flavour_launch launch = {.selector = ct_flavour_selector(0)};
    const struct ct_flavour *flavour = ct_flavour_of_results(true);
    struct ct_cluster *ranks = NULL;
    char *environment = NULL, *program = NULL, *line = NULL;
    char *list = join(call->arguments + 2, call->narguments - 2);
    int err;

    CT_TRY(err, done, ct_machine_open_tuned(&machine, &options, diag));
    CT_TRY(err, done, ct_machine_load(&machine, false, &result, diag));
    CT_TRY(err, done,
           ct_cluster_load(call->arguments[1], ct_flavour_default()->launch_hosts, &ranks, diag));
    CT_TRY(err, done, check(&machine, ranks, result, diag));
    CT_TRY(err, done, ct_machine_build_bench(&machine, flavour, &program, diag));
    environment = ct_format("COLLTUNE=on COLLTUNE_REPORT=1 %s", flavour->times.environment);
    if (environment == NULL || list == NULL)
        CT_TRY(err, done, ct_diag_memory(diag));
    launch.cluster = ranks;
    launch.program = program;
    launch.environment = environment;
    launch.words = list;
    CT_TRY(err, done, flavour->launch(&launch, &line, diag));
    ct_text_add(text, "%s\n", line);
done:
    free(line);
    free(environment);
    free(program);
    free(list);
    ct_cluster_free(ranks);
    ct_result_free(result);
    ct_machine_close(&machine);
    return err;
}

const struct ct_verb ct_simulated_verbs[] = {
    {"simulated_launch", "DIR FILE [WORD]...", 2, INT_MAX,
     "the line for the shell that runs side_by_side in the simulation of a "
     "machine folder, with the ranks of FILE",
     NULL, add_line},
    {.name = NULL}};
