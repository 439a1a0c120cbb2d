#!/bin/sh
# pages.sh TREE - text of pages has lines of up to 120 columns, tables and code
# aside.
set -eu
. "$(dirname "$0")/files.sh"

list=$(files_of "$1" '*.md' | grep -v '^out/' || true)
cd "$1"
for page in $list; do
    awk '
    /^ *(```|~~~)/ {
        is_code = !is_code
    }
    length > 120 && !is_code && !/^\|/ && !/^    / {
        print FILENAME ":" FNR ": " length " columns"
    }' "$page"
done | no_faults
