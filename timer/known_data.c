/*
 * known_data.c - Weyl sequences: a word is the one before plus a constant,
 * from a start that is mixed from rank and item. 8 bytes cost one addition.
 */
#include "timer/known_data.h"

#include "base/mix.h"

#include <string.h>

#define STEP UINT64_C(0x9e3779b97f4a7c15) /* 2^64 by the golden ratio */
#define CHUNK_BYTES 4096

/* Where a block's words or elements come from, one after the other. */
struct stream {
    uint64_t word;
    uint64_t factor; /* of the ranks together; of reductions only */
};

static uint64_t start_of(const struct ct_known *known, int rank, int item)
{
    return ct_mix(ct_mix(known->seed + (uint64_t)item) + (uint64_t)rank);
}

/* Odd: no contribution is 0, not even in a single byte. */
static uint64_t factor_of_ranks(const struct ct_known *known, const struct ct_content *content)
{
    uint64_t sum = 0;

    for (int rank = content->first; rank <= content->last; rank++)
        sum += start_of(known, rank, content->item) >> 44 | 1;
    return sum;
}

static struct stream open_stream(const struct ct_known *known, const struct ct_content *content)
{
    if (!known->reduces)
        return (struct stream){.word = start_of(known, content->first, content->item)};
    return (struct stream){.word = ct_mix(known->seed ^ (uint64_t)content->item),
                           .factor = factor_of_ranks(known, content)};
}

static void write_words(struct stream *stream, unsigned char *to, size_t bytes)
{
    uint64_t word = stream->word;
    size_t i = 0;

    for (; i + sizeof word <= bytes; i += sizeof word) {
        word += STEP;
        memcpy(to + i, &word, sizeof word);
    }
    word += STEP;
    memcpy(to + i, &word, bytes - i);
    if (i == bytes)
        word -= STEP;
    stream->word = word;
}

/* 16 bits of an element by 37 of 2^17 ranks: exact in a double. */
static uint64_t next_number(struct stream *stream)
{
    stream->word += STEP;
    return stream->factor * (stream->word >> 48 | 1);
}

static void write_doubles(struct stream *stream, unsigned char *to, size_t bytes)
{
    for (size_t i = 0; i < bytes; i += sizeof(double)) {
        const double value = (double)next_number(stream);

        memcpy(to + i, &value, sizeof value);
    }
}

static void write_bytes(struct stream *stream, unsigned char *to, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        to[i] = (unsigned char)next_number(stream);
}

static void write_on(const struct ct_known *known, struct stream *stream, unsigned char *to,
                     size_t bytes)
{
    if (!known->reduces)
        write_words(stream, to, bytes);
    else if (known->element_bytes == sizeof(double))
        write_doubles(stream, to, bytes);
    else
        write_bytes(stream, to, bytes);
}

void ct_known_fill(const struct ct_known *known, const struct ct_content *content,
                   unsigned char *block, size_t bytes)
{
    struct stream stream = open_stream(known, content);

    write_on(known, &stream, block, bytes);
}

size_t ct_known_compare(const struct ct_known *known, const struct ct_content *content,
                        const unsigned char *block, size_t bytes, unsigned char *wanted)
{
    struct stream stream = open_stream(known, content);
    unsigned char chunk[CHUNK_BYTES] = {0};

    for (size_t at = 0; at < bytes; at += CHUNK_BYTES) {
        const size_t n = bytes - at < CHUNK_BYTES ? bytes - at : (size_t)CHUNK_BYTES;
        size_t i = 0;

        write_on(known, &stream, chunk, n);
        if (memcmp(block + at, chunk, n) == 0)
            continue;
        while (block[at + i] == chunk[i])
            i++;
        *wanted = chunk[i];
        return at + i;
    }
    return bytes;
}
