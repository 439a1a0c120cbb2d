#!/bin/sh
# figures.sh SOURCE PROGRAM - figures in pages are what was measured: the tables of
# README.md and docs/inside/results.md over MPICH and Open MPI, of jobs that nobody
# tuned and of two ranks of a host, by the files of bench/results/; that of
# bench/notebook.md by the folders in out/.
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

# untuned LAB JOBS SPLITS: the row of random jobs and splits of these files.
untuned() {
    awk -F, -v lab="$1" '
        FNR == 1 { next }
        { log_sum[$1] += log($10); n[$1]++; slower[$1] += $12 < 0.95 }
        $1 == "job" { of_job[$2] += log($10); cells[$2]++ }
        END {
            for (i in cells) {
                gain = exp(of_job[i] / cells[i])
                worst = worst == "" || gain < worst ? gain : worst
                best = gain > best ? gain : best
            }
            printf "| %s | %.2f | %.2f, %.2f | %d of %d | %.2f | %d of %d |\n", lab,
                   exp(log_sum["job"] / n["job"]), worst, best, slower["job"], n["job"],
                   exp(log_sum["split"] / n["split"]), slower["split"], n["split"]
        }' "bench/results/$2.csv" "bench/results/$3.csv"
}

# table FILE WORDS: the rows of the table whose head has the words.
table() {
    awk -v head="$2" 'index($0, head) && /^\|/ { on = 1; next } !/^\|/ { on = 0 } on && !/^\|-/' "$1"
}

# is_measured FILE WORDS LEAST ROWS: each of at least LEAST rows of the table is among ROWS.
is_measured() {
    table "$1" "$2" >"$work/shown"
    [ "$(wc -l <"$work/shown")" -ge "$3" ] || { echo "$1 has no table of: $2" >&2; exit 1; }
    grep -vxF -f "$4" "$work/shown" >"$work/wrong" || return 0
    echo "$1: not what was measured:" >&2
    cat "$work/wrong" >&2
    exit 1
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
compared_rows >"$work/both"
sed 's/, [0-9.]* |/ |/g' "$work/both" >"$work/mpich"
{
    untuned lab-c jobs-lab-c-2026-11-27 splits-lab-c-2026-11-27
    untuned lab-d jobs-lab-d-2026-11-26 splits-lab-d-2026-11-27
    untuned lab-e jobs-lab-e-2026-11-27 splits-lab-e-2026-11-27
} >"$work/untuned"
is_measured README.md 'over MPICH 4.0.2' 6 "$work/mpich"
is_measured docs/inside/results.md 'over MPICH, over Open MPI' 18 "$work/both"
is_measured docs/inside/results.md 'worst job, best job' 3 "$work/untuned"

# README's one line of jobs is of that table and of its files
gains=$(cut -d '|' -f 3 "$work/untuned" | tr -d ' ' | sort -n | sed -n '1p; $p' | paste -s -d '-' - | sed 's/-/ to /')
least=$(cut -d , -f 1,10 bench/results/jobs-lab-[ce]-2026-11-27.csv bench/results/jobs-lab-d-2026-11-26.csv |
    sed -n 's/^job,//p' | sort -n | head -n 1)
said=$(printf '%s, the worst cell %.2f.' "$gains" "$least")
grep -qF "$said" README.md || { echo "README.md does not say of jobs that nobody tuned: $said" >&2; exit 1; }

# every line of the notebook's table
"$program" tuned_table --largest 131072 out/lab-a out/lab-b out/lab-c out/lab-d >"$work/tuned"
while read -r line; do
    grep -qxF -- "$line" bench/notebook.md || { echo "bench/notebook.md has no line: $line" >&2; exit 1; }
done <"$work/tuned"
if "$program" tuned_table out 2>/dev/null; then exit 1; fi
if "$program" tuned_table 2>/dev/null; then exit 1; fi
