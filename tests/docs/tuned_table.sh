#!/bin/sh
# tuned_table.sh SOURCE PROGRAM - the tables in README.md and bench/notebook.md are
# what bench tuned_table makes of the folders in out/.
set -eu
source=$1 program=$2
cd "$source"

# check FILE WORD...: every line of the table is a line of the file
check() {
    file=$1
    shift
    table=$("$program" tuned_table "$@" out/lab-a out/lab-b out/lab-c out/lab-d)
    echo "$table" | while read -r line; do
        grep -qxF -- "$line" "$file" || {
            echo "$file has no line: $line" >&2
            exit 1
        }
    done
}

check README.md
check bench/notebook.md --largest 131072
if "$program" tuned_table out 2>/dev/null; then exit 1; fi
if "$program" tuned_table 2>/dev/null; then exit 1; fi
