#!/bin/sh
# decide.sh - colltune decide calls choices by what their rounds say, without
# measuring, and says the same again.
set -eu
. "$(dirname "$0")/drive.sh"

cp -R "$SOURCE/out/lab-a-32" whole
m=whole/jobs/rows
run 0 decide $m
prints '^sizes: [0-9]* undecided, [0-9]* native, [1-9][0-9]* confirmed, [1-9][0-9]* first_look, '
for file in decisions.csv tuned.c; do
    is_equal "$SOURCE/out/lab-a-32/jobs/rows/$file" "$m/$file"
done
for file in report.csv report.html; do
    [ -s $m/$file ] || fail "no $file"
done
has $m/report.html '<h1>lab-a-32, job rows</h1>'

# the last size that is confirmed: its line, and what it is timed as
row=$(grep '^size,.*,confirmed,no' $m/decisions.csv | tail -n 1)
field() {
    echo "$row" | cut -d , -f "$1"
}
collective=$(field 2)
bytes=$(field 4)
[ "$(field 18)" -ge 6 ] || fail "rounds: $row"

# with native's samples in place of its own it is no faster: native stays, in the
# line of the size and in the ranges
native=$(field 11)
sed -i "s/^\\(size,$collective,,$bytes,[^,]*,[^,]*\\),[^,]*,[^,]*,[^,]*,/\\1,$native,,,/" $m/decisions.csv
run 0 decide $m
has $m/decisions.csv "^size,$collective,,$bytes,native,,.*,undecided,no"
[ "$(grep -c ',confirmed,no' $m/decisions.csv)" -lt \
    "$(grep -c ',confirmed,no' "$SOURCE/out/lab-a-32/jobs/rows/decisions.csv")" ] ||
    fail 'still confirmed'

# without measurements choices stay as they are; the folder is built and reported
# all the same
cp -R "$SOURCE/out/lab-a-32/jobs/rows" empty
rm empty/measurements.csv
run 2 decide empty
says 'empty has no measurements.csv with the rounds that its choices rest on'
is_equal "$SOURCE/out/lab-a-32/jobs/rows/decisions.csv" empty/decisions.csv

# nor do those change that measurements of another collective say nothing of
grep '^#\|^bcast,' "$SOURCE/out/lab-a-32/jobs/rows/measurements.csv" >empty/measurements.csv
cp "$SOURCE/out/lab-a-32/jobs/rows/decisions.csv" empty/decisions.csv
run 0 decide empty
grep -v '^\(model\|fitted\|goodness\|offered\|residual\|provenance,model\),' empty/decisions.csv |
    is_equal "$SOURCE/out/lab-a-32/jobs/rows/decisions.csv" -

# a cost model that was fitted to more than is measured here stays
rm whole/jobs/columns/measurements.csv
run 0 decide whole
says 'the cost model stays as it is: it was fitted to times of columns, too, '
model() {
    grep '^\(model\|fitted\|goodness\|offered\|residual\),' "$1"
}
model "$SOURCE/out/lab-a-32/decisions.csv" >wanted
model whole/decisions.csv | is_equal wanted -

# a simulation is decided by tuning
cp -R "$SOURCE/out/lab-a-32/jobs/rows" simulated
sed -i 's/^signature,simulated,no/signature,simulated,yes/' simulated/decisions.csv
run 2 decide simulated
says 'is of a simulation, whose times are the same in each round'
