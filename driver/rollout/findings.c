/*
 * findings.c - a word and a sentence.
 */
#include "driver/rollout/findings.h"

#include <stdarg.h>
#include <stdio.h>

#define LINE_MOST 2048

void ct_findings_add(struct ct_findings *findings, enum ct_finding finding, const char *format, ...)
{
    static const char *const words[CT_FINDINGS] = {"ok", "disturbed", "warn", "fail"};
    char line[LINE_MOST];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    ct_text_add(&findings->text, "%-4s  %s\n", words[finding], line);
    findings->n[finding]++;
}
