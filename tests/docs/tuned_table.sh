#!/bin/sh
# tuned_table.sh SOURCE - the tables in README.md and docs/results.md are what
# bench/tuned_table makes of the folders in out/.
set -eu
source=$1
cd "$source"

# fail unless every line that is read is a line of the file
check() {
    while read -r line; do
        grep -qxF -- "$line" "$1" || {
            echo "$1 has no line: $line" >&2
            exit 1
        }
    done
}

labs='out/lab-a out/lab-b out/lab-c out/lab-d'
# shellcheck disable=SC2086
sh bench/tuned_table $labs | check README.md
# shellcheck disable=SC2086
sh bench/tuned_table --largest 131072 $labs | check docs/results.md
if sh bench/tuned_table out 2>/dev/null; then exit 1; fi
if sh bench/tuned_table 2>/dev/null; then exit 1; fi
