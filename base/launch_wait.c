/*
 * launch_wait.c - reads the launcher's standard error from its file.
 */
#include "base/launch_wait.h"

#include "base/process.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define WORDS_S 5 /* launchers that work may warn: their first words wait */
#define LINE_S 10 /* between lines that name the wait */
#define SHOWN_MOST 8192

/* The lines that are complete, and not shown yet. */
static void show_words(struct ct_launch_wait *wait)
{
    char line[512];
    FILE *file = fopen(wait->errors_path, "r");

    if (file == NULL)
        return;
    fseek(file, wait->shown, SEEK_SET);
    while (wait->shown < SHOWN_MOST && fgets(line, sizeof line, file) != NULL) {
        wait->shown = ftell(file);
        fputs("colltune: the launcher says: ", stderr);
        line[strcspn(line, "\r\n")] = '\0';
        for (const char *at = line; *at != '\0'; at++) /* a host's greeting may have escapes */
            fputc(iscntrl((unsigned char)*at) ? '?' : *at, stderr);
        fputc('\n', stderr);
    }
    fclose(file);
}

void ct_launch_wait_say(struct ct_launch_wait *wait)
{
    const double now_s = ct_clock_s();
    const double gone_s = now_s - wait->begun_s;

    if (gone_s < WORDS_S)
        return;
    show_words(wait);
    if (gone_s < LINE_S || now_s - wait->said_s < LINE_S)
        return;
    wait->said_s = now_s;
    fprintf(stderr,
            "colltune: nothing has come from the program yet, %.0f s after its launch by: %s\n",
            gone_s, wait->line);
}
