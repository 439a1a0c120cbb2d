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

# three rounds, and three calls of the choice in between, confirm it too, if native's three are
# the slowest of the nine; $1: the last of the choice
choice=$(field 5),$(field 6)
few() {
    rm -rf few
    cp -R "$SOURCE/out/lab-a-32/jobs/rows" few
    cat >>few/measurements.csv <<END
$collective,$choice,$bytes,barrier,9001,7,0,0.005
$collective,${collective}_native,,$bytes,barrier,9001,7,0,0.02
$collective,$choice,$bytes,barrier,9002,8,0,0.0054
$collective,$choice,$bytes,barrier,9003,9,0,0.0051;0.0052
$collective,${collective}_native,,$bytes,barrier,9003,8,0,0.021;0.022
$collective,$choice,$bytes,barrier,9004,10,0,0.005;$1
END
    sed -i "s/^\\(size,$collective,,$bytes,$choice\\),.*/\\1,0.00515,,,6,0.021,,,3,,,,,,,,,,first_look,no,,,,/" \
        few/decisions.csv
    run 0 decide few
}
few 0.0055
has few/decisions.csv "^size,$collective,,$bytes,$choice,0.00515,,,6,0.021,,,3,4.118,3.636,4.4,3,.*,confirmed,"
few 0.0205
has few/decisions.csv "^size,$collective,,$bytes,$choice,0.00515,,,6,0.021,,,3,,,,,.*,first_look,"

# with native's samples in place of its own it is no faster: native stays, in the
# line of the size and in the ranges
native=$(field 11)
sed -i "s/^\\(size,$collective,,$bytes,[^,]*,[^,]*\\),[^,]*,[^,]*,[^,]*,/\\1,$native,,,/" $m/decisions.csv
run 0 decide $m
has $m/decisions.csv "^size,$collective,,$bytes,native,,.*,undecided,no"
[ "$(grep -c ',confirmed,no' $m/decisions.csv)" -lt \
    "$(grep -c ',confirmed,no' "$SOURCE/out/lab-a-32/jobs/rows/decisions.csv")" ] ||
    fail 'still confirmed'

# a range rests on a size that was measured, if any in it was; one that is predicted stays so
cp "$SOURCE/out/lab-a-32/jobs/rows/decisions.csv" $m/decisions.csv
sed -i -e '/^[a-z]*,alltoall,,16384,/s/,carried,no,,,,$/,predicted,no,0.01,0.009,0.011,0.02/' \
    -e '/^size,allreduce,,1,/s/,undecided,no,,,,$/,predicted,no,0.004,0.003,0.005,0.004/' \
    -e '/^range,allreduce,,0,/s/,undecided,no,,,,$/,predicted,no,0.004,0.003,0.005,0.004/' \
    $m/decisions.csv
[ "$(grep -c ',predicted,no' $m/decisions.csv)" = 4 ] || fail 'not made to be predicted'
run 0 decide $m
has $m/decisions.csv '^range,alltoall,,16384,alltoall_ring,.*,32768,.*,first_look,no,,,,$'
has $m/decisions.csv '^size,alltoall,,16384,alltoall_ring,.*,predicted,no,0.01,0.009,0.011,0.02$'
has $m/decisions.csv '^range,allreduce,,0,native,,,1024,.*,native,no,,,,$'
has $m/decisions.csv '^size,allreduce,,1,native,,.*,predicted,no,0.004,0.003,0.005,0.004$'

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
