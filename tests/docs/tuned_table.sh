#!/bin/sh
# tuned_table.sh SOURCE PROGRAM - the tables of figures in pages are what was
# measured: those of bench/notebook.md what bench tuned_table makes of the folders
# in out/, those of README.md and docs/inside/results.md, over MPICH and over Open
# MPI, what bench/results/ has.
set -eu
source=$1 program=$2
cd "$source"

# The rows "| COLLECTIVE | OVER MPICH, OVER OPEN MPI of lab-a | ... |", also for
# "all" and "worst cell".
compared_rows() {
    awk '
        FNR == 1 { lab++ }
        /^Speed-up, geometric/ { means = FILENAME }
        means == FILENAME && NF == 7 && $1 != "fixed" { mean[$1, lab] = $4 ", " $7; name[$1] }
        /^Worst over/ { split($0, word, /[:,] */); worst[lab] = worst[lab] (worst[lab] ? ", " : "") word[2] }
        END {
            for (i in name) {
                printf "| %s |", i
                for (l = 1; l <= lab; l++)
                    printf " %s |", mean[i, l]
                print ""
            }
            printf "| worst cell |"
            for (l = 1; l <= lab; l++)
                printf " %s |", worst[l]
            print ""
        }' bench/results/lab-[a-e]-2026-11-23.txt
}

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

rows=$(compared_rows)
for file in README.md docs/inside/results.md; do
    shown=$(awk '/^\| .*over Open MPI \|/ { on = 1 } !/^\|/ { on = 0 }
                 on && !/^\|-/ && !/over Open MPI/' "$file")
    [ "$(printf '%s\n' "$shown" | grep -c .)" -ge 8 ]
    printf '%s\n' "$shown" | while read -r line; do
        printf '%s\n' "$rows" | grep -qxF -- "$line" || {
            echo "$file: not what was measured: $line" >&2
            exit 1
        }
    done
done

check bench/notebook.md --largest 131072
if "$program" tuned_table out 2>/dev/null; then exit 1; fi
if "$program" tuned_table 2>/dev/null; then exit 1; fi
