#!/bin/sh
# compare.sh - colltune compare: two folders of out/, one folder with itself, and copies
# made slower, faster and shorter; text, CSV and a page; exit codes.
# shellcheck disable=SC2016 # programs of awk
set -eu
. "$(dirname "$0")/drive.sh"

lab=$SOURCE/out/lab-c

# made NAME PROGRAM: lab-c's decisions, changed by an awk program over fields
made() {
    mkdir "$1"
    awk -F , -v OFS=, "$2"' { print }' "$lab/decisions.csv" >"$1/decisions.csv"
}
# the choice's time and its interval, $7 to $9, of the bcasts that have an interval
scaled() {
    echo '$1 == "size" && $2 == "bcast" && $8 != "" && $5 != "native" {
        $7 *= '"$1"'; $8 *= '"$1"'; $9 *= '"$1"' }'
}
changed=$(awk -F , '$1 == "size" && $2 == "bcast" && $8 != "" && $5 != "native"' \
    "$lab/decisions.csv" | wc -l)
cells=$(awk -F , '$1 == "size" && $3 == "" || ($1 == "range" && $3 != "")' \
    "$lab/decisions.csv" | wc -l)
[ "$changed" -ge 3 ] || fail "$changed bcasts with intervals"

run 0 compare "$lab" "$lab"
prints "^$cells cells: $cells within noise; 0 with another choice; native took 1.00 times as long; .*; no difference\.$"

made slower "$(scaled 2)"
run 1 compare "$lab" slower
prints "^$cells cells: .* $changed slower; 0 with another choice"
prints '^bcast, [0-9]* bytes: slower, 2.00 times as long$'
says "colltune: $changed of $cells cells are slower beyond noise in slower"
[ "$(grep -c 'times as long$' printed)" = "$changed" ] || fail 'other cells, too'
run 0 compare slower "$lab"
prints "^$cells cells: .* $changed faster; 0 with another choice"

# within noise: a small difference of medians, and intervals that overlap
made slightly "$(scaled 1.02)"
run 0 compare "$lab" slightly
prints "^$cells cells: $cells within noise; .* 1.81, then 1.81\.$"

# what only one has; another choice
made less '$2 == "alltoall" { next }'
run 0 compare "$lab" less
prints ' only in the first; 0 with another choice'
run 0 compare less "$lab"
prints ' only in the second; 0 with another choice'
made other '$1 == "size" && $2 == "bcast" && $4 == 8192 { $5 = "bcast_other" }'
run 0 compare "$lab" other
prints '^bcast, 8192 bytes: within noise, 1.00 times as long$'
prints 'bcast_other'
prints '; 1 with another choice'

# sizes that were not timed are no news
made untimed '$1 == "size" && $5 == "native" && $6 == "" {
    for (i = 7; i <= 23; i++) $i = ""
    $24 = "undecided" }'
run 0 compare untimed untimed
prints ' not timed; .*; no difference\.$'
[ "$(grep -c ': not timed' printed)" = 0 ] || fail 'sizes without times are listed'

# two real ones: a job's ranks have less to send over the cables, all of the cluster's more
run 0 compare "$lab" "$lab/jobs/half-dealt"
prints ' faster; '
run 1 compare "$lab/jobs/half-dealt" "$lab"
prints ' slower; '

# for other tools, and as a page
"$COLLTUNE_BIN" compare "$lab" slower --format csv >table.csv 2>said && fail 'exit code 0'
[ "$(wc -l <table.csv)" = $((cells + 1)) ] || fail 'lines of the table'
grep -q '^[^,]*,,[0-9]*,[^,]*,[^,]*,[0-9.e-]*,,,' table.csv || fail 'no time without an interval'
[ "$(grep -c ',0,' table.csv)" = "$(grep -c '^barrier,,0,' table.csv)" ] || fail 'an unknown value is 0'
[ "$(grep -c ',slower$' table.csv)" = "$changed" ] || fail 'slower ones of the table'
"$COLLTUNE_BIN" compare "$lab" slower --format html >page.html 2>said && fail 'exit code 0'
[ "$(grep -c '<b>slower</b>' page.html)" = "$changed" ] || fail 'slower ones of the page'
if command -v tidy >/dev/null; then
    tidy -q -e page.html >said 2>&1 || fail 'HTML'
fi

# wrong use and wrong input
run 2 compare
says 'DIR DIR is missing; see colltune compare --help'
for folders in "$lab" "$lab $lab $lab"; do
    # shellcheck disable=SC2086 # no blanks in them
    run 2 compare $folders
    says 'two folders are compared; see colltune compare --help'
done
run 2 compare "$lab" nowhere
says 'nowhere is not a machine folder: it has no cluster.yaml'
made broken '$1 == "range" { $4 = "x" }'
run 2 compare broken "$lab"
says 'broken/decisions.csv:'
run 2 compare --format xml "$lab" "$lab"
says 'unknown format: xml; known are text, csv and html'

# what cannot be printed is no answer
if [ -c /dev/full ]; then
    code=0
    "$COLLTUNE_BIN" compare "$lab" "$lab" >/dev/full 2>said || code=$?
    [ $code = 2 ] || fail "exit code $code where nothing could be printed"
fi
