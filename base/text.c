/*
 * text.c - formatted text on the heap.
 */
#include "base/text.h"

#include "base/locales.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool make_room(struct ct_text *text, size_t more)
{
    const size_t wanted = ct_size_add(ct_size_add(text->length, more), 1);
    size_t size = text->size == 0 ? 256 : text->size;
    char *larger;

    while (size < wanted)
        size = ct_size_mul(size, 2);
    if (size == text->size)
        return true;
    larger = realloc(text->text, size);
    if (larger == NULL)
        return false;
    text->text = larger;
    text->size = size;
    return true;
}

void ct_text_append(struct ct_text *text, const char *bytes, size_t length)
{
    if (text->failed || !make_room(text, length)) {
        text->failed = true;
        return;
    }
    memcpy(text->text + text->length, bytes, length);
    text->length += length;
    text->text[text->length] = '\0';
}

void ct_text_add(struct ct_text *text, const char *format, ...)
{
    const locale_t locale = ct_c_locale_begin();
    va_list args, again;
    int length;

    va_start(args, format);
    va_copy(again, args);
    length = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (text->failed || length < 0 || !make_room(text, (size_t)length)) {
        text->failed = true;
    } else {
        vsnprintf(text->text + text->length, (size_t)length + 1, format, again);
        text->length += (size_t)length;
    }
    va_end(again);
    ct_c_locale_end(locale);
}

void ct_text_add_words(struct ct_text *text, const char *words, int column, int last)
{
    int at = column;

    for (words += strspn(words, " "); *words != '\0'; words += strspn(words, " ")) {
        const int n = (int)strcspn(words, " ");
        const bool is_first = at == column;

        if (!is_first && at + 1 + n > last) {
            ct_text_add(text, "\n%*s", column, "");
            at = column;
        } else if (!is_first) {
            ct_text_add(text, " ");
            at++;
        }
        ct_text_add(text, "%.*s", n, words);
        at += n;
        words += n;
    }
}

int ct_text_take(struct ct_text *text, char **result, struct ct_diag *diag)
{
    const struct ct_text empty = {0};

    ct_text_append(text, "", 0);
    if (text->failed) {
        free(text->text);
        *text = empty;
        return ct_diag_memory(diag);
    }
    *result = text->text;
    *text = empty;
    return CT_OK;
}

char *ct_format(const char *format, ...)
{
    const locale_t locale = ct_c_locale_begin();
    va_list args, again;
    int length;
    char *text;

    va_start(args, format);
    va_copy(again, args);
    length = vsnprintf(NULL, 0, format, args);
    va_end(args);
    text = length < 0 ? NULL : malloc((size_t)length + 1);
    if (text != NULL)
        vsnprintf(text, (size_t)length + 1, format, again);
    va_end(again);
    ct_c_locale_end(locale);
    return text;
}

char *ct_text_printable(char *text)
{
    for (unsigned char *at = (unsigned char *)text; *at != '\0';) {
        const size_t length = *at < 0xc2 ? 1 : *at < 0xe0 ? 2 : *at < 0xf0 ? 3 : 4;
        bool is_right = *at >= ' ' ? *at < 0x7f || length > 1 : *at == '\n' || *at == '\t';
        size_t n = 1;

        while (n < length && (at[n] & 0xc0) == 0x80)
            n++;
        is_right = is_right && n == length && *at < 0xf5 && (*at != 0xc2 || at[1] >= 0xa0);
        if (!is_right)
            memset(at, '?', n);
        at += n;
    }
    return text;
}
