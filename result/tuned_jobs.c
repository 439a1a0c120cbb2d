/*
 * tuned_jobs.c - names the jobs, and says how their ranks lie.
 */
#include "result/tuned_jobs.h"

void ct_tuned_symbol_add(struct ct_text *text, const char *job)
{
    ct_text_add(text, "ct_tuned%s", job == NULL ? "" : "_");
    for (; job != NULL && *job != '\0'; job++)
        ct_text_add(text, "%c", *job == '-' ? '_' : *job);
}

void ct_tuned_jobs_add(struct ct_tuned_file *file)
{
    const struct ct_result *result = file->result;
    struct ct_text *text = file->text;

    if (result->job != NULL)
        ct_text_add(&file->members, "    .job = \"%s\",\n", result->job);
    if (result->traits != NULL)
        ct_text_add(&file->members, "    .traits = {%s},\n", result->traits);
    if (result->njobs == 0)
        return;
    ct_text_add(&file->members, "    .jobs = jobs,\n");
    ct_text_add(text, "\n");
    for (int i = 0; i < result->njobs; i++) {
        ct_text_add(text, "extern const struct ct_tuned ");
        ct_tuned_symbol_add(text, result->jobs[i].name);
        ct_text_add(text, ";\n");
    }
    ct_text_add(text, "\nstatic const struct ct_tuned *const jobs[] = {\n");
    for (int i = 0; i < result->njobs; i++) {
        ct_text_add(text, "    /* jobs/%s/tuned.c */\n    &", result->jobs[i].name);
        ct_tuned_symbol_add(text, result->jobs[i].name);
        ct_text_add(text, ",\n");
    }
    ct_text_add(text, "    NULL,\n};\n");
}
