#!/bin/sh
# report.sh - colltune report: the page and the table of a machine folder, from
# its decisions and its cluster file; colour where people expect it.
set -eu
. "$(dirname "$0")/drive.sh"

escape=$(printf '\033')

# folder: a fresh copy of lab-c's
folder() {
    rm -rf m
    cp -r "$SOURCE/out/lab-c" m
    chmod -R u+w m
}

# measurements are not needed, nor what is written from decisions.csv
folder
rm -f m/measurements.csv m/report.html m/report.csv m/tuned.c
run 0 report m
prints '^lab-c: 32 ranks, mechanism barrier'
prints '^allgather$'
prints '^The report: .*/m/report.html$'
! grep -v '^colltune: at work, [0-9]* s so far$' said || fail 'messages'
[ -s m/report.csv ] || fail 'no report.csv'
[ ! -e m/tuned.c ] || fail 'tuned.c was written'
grep -q '<th scope=row>n31 to s3<td>12.5 MB/s<td>1<td>' m/report.html ||
    fail 'no loads of cables'
cp m/report.html first.html

# the same again; the same as colltune build writes
run 0 report m
is_equal first.html m/report.html
rm m/report.html
run 0 build m
is_equal first.html m/report.html

# a drawing alone; the one that pages show is up to date
"$COLLTUNE_BIN" report --svg alltoall m >drawing.svg
is_equal drawing.svg "$SOURCE/docs/lab-c.svg"
if command -v tidy >/dev/null; then
    tidy -q -e -xml drawing.svg >said 2>&1 || fail 'no XML'
fi
run 2 report --svg alltoallx m
says 'unknown collective: alltoallx'

# plain in a pipe; in colour where that is asked for, and on a terminal
run 0 report --color auto m
if grep -q "$escape" printed; then fail 'colour in a pipe'; fi
run 0 report --color always m
grep -q "${escape}\[1mallgather" printed || fail 'no colour'
on_terminal() {
    script -qec "$* '$COLLTUNE_BIN' report m" /dev/null >printed </dev/null
}
if command -v script >/dev/null; then
    on_terminal env -u NO_COLOR TERM=xterm
    grep -q "$escape" printed || fail 'no colour on a terminal'
    on_terminal env NO_COLOR=1 TERM=xterm
    if grep -q "$escape" printed; then fail 'colour despite NO_COLOR'; fi
    on_terminal env -u NO_COLOR TERM=dumb
    if grep -q "$escape" printed; then fail 'colour on a dumb terminal'; fi
fi

# wrong use and wrong input
run 2 report
says 'DIR is missing; see colltune report --help'
run 2 report --color blue m
says 'unknown --color: blue; known are auto, always and never'
run 2 report nowhere
says 'nowhere is not a machine folder: it has no cluster.yaml'
sed 's/bandwidth: 100 Mbit/bandwidth: 10 Mbit/' m/cluster.yaml >other
mv other m/cluster.yaml
run 2 report m
says 'm/cluster.yaml is not the cluster that'
folder
sed '1s/[0-9]*$/5/' m/decisions.csv >other
mv other m/decisions.csv
for command in report build decide bench; do
    run 2 $command m
    says 'm/decisions.csv:1: written by an earlier colltune (format 5); this one reads format 6: run colltune tune again'
done
