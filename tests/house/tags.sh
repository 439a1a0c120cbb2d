#!/bin/sh
# tags.sh TREE - no ct_ tag is defined twice: one struct, enum or union has one
# meaning in the whole tree, tests/ and out/ aside.
set -eu
. "$(dirname "$0")/files.sh"

list=$(files_of "$1" '*.c' '*.h' | grep -Ev '^(tests|out)/')
cd "$1"
# shellcheck disable=SC2086
faults=$(awk '
FNR == 1 {
    before = ""
}
{
    line = $0
    # the brace may stand on the next line
    if (line ~ /^[ \t]*\{/)
        line = before " {"
    before = $0
    if (match(line, /(^|[^a-z_])(struct|enum|union)[ \t]+ct_[a-z0-9_]+[ \t]*\{/)) {
        tag = substr(line, RSTART, RLENGTH)
        sub(/[ \t]*\{$/, "", tag)
        sub(/^.*[ \t]/, "", tag)
        if (line ~ /"/)
            next # emitted by us
        if (tag in where)
            print FILENAME ":" FNR ": " tag " is defined in " where[tag] " too"
        else
            where[tag] = FILENAME ":" FNR
    }
}' $list)
printf '%s\n' "$faults" | no_faults
