#!/bin/sh
# unused.sh TREE OBJECTS - functions that the objects in folder OBJECTS define for
# other files, though none uses them.
#
# * A function that no other file names is static, or not there.
# * What only tests use, its own file included, says so: "for tests", in the
#   comment of its declaration.
#
# A file uses a function if its name is a word in it; so may what is compiled
# later, such as generated routines, and scripts, and a header: one that is a
# template, or has inline functions, in which the file's own calls it.
set -eu
. "$(dirname "$0")/files.sh"

need nm
objects=$(find "$2" -name '*.c.o' ! -path "$2/tests/*" 2>/dev/null) || true
[ -n "$objects" ] || {
    echo "no objects in $2" >&2
    exit 1
}

# Lines of FILE SYMBOL, from nm's "folder/a.c.o: ct_a T 0 1".
defined=$(printf '%s\n' "$objects" | tr '\n' '\0' | xargs -0 nm -A -g -P |
    sed -E -n 's|^(.*/)?([^/]*\.c)\.o: (ct_[^ ]*) T.*|\2 \3|p' | sort -u | tr '\n' ' ')

cd "$1"
# $0 is awk's
# shellcheck disable=SC2016
files_of . '*.c' '*.h' '*.sh' '*.md' | tr '\n' '\0' |
    xargs -0 awk -v defined="$defined" '
BEGIN {
    n = split(defined, words)
    for (i = 1; i < n; i += 2) {
        owner[words[i + 1]] = header[words[i + 1]] = words[i]
        sub(/c$/, "h", header[words[i + 1]])
    }
}
FNR == 1 {
    file = FILENAME
    sub(/.*\//, "", file)
    is_header = file ~ /\.h$/ && FILENAME !~ /^tests\//
    is_test = FILENAME ~ /^tests\//
    comment = ""
}
is_header && /^\/\*/ { comment = "" }
is_header { comment = comment $0 " " }
{
    line = $0
    while (match(line, /ct_[a-z0-9_]+/)) {
        name = substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
        if (!(name in owner))
            continue
        if (is_header && (file != header[name] || ($0 ~ /^    / && line ~ /^\(/)))
            used[name] = 1
        else if (is_header)
            for_tests[name] = for_tests[name] || comment ~ /for tests/
        else if (is_test)
            tested[name] = 1
        else if (file == owner[name])
            own[name]++
        else
            used[name] = 1
    }
}
END {
    for (name in owner) {
        if (used[name] || !(name in own)) # of a file that is gone
            continue
        if (!tested[name])
            print owner[name] ": no other file uses " name
        else if (own[name] == 1 && !for_tests[name])
            print owner[name] ": only tests use " name
    }
}' | sort | no_faults
