#!/bin/sh
# killed_run.sh - whatever ends a run with real ranks, no rank survives it and
# what was measured is used by the next one.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file killed

# tune in the background; its process group is $pid
begin() {
    setsid "$COLLTUNE_BIN" tune -q --collective alltoall,allreduce \
        --out m killed.yaml >printed 2>said &
    pid=$!
}

# Everything measured until now is still there.
is_continued() {
    head -n "$(wc -l <before)" m/measurements.csv >beginning
    is_equal before beginning
}

: >before
for more in 3 60 90; do
    begin
    wait_for_lines m/measurements.csv $(($(wc -l <before) + more))
    pgrep -f "$work/m/build/timer" >/dev/null || fail 'no timer'
    kill -9 $pid
    wait $pid 2>/dev/null || true
    all_end_within 60
    [ ! -e m/tuned.c ] || fail 'it was too late to kill it'
    head -n "$(wc -l <m/measurements.csv)" m/measurements.csv >now
    is_continued
    mv now before
done

for command in build doctor report bench decide 'compare m'; do
    # shellcheck disable=SC2086 # two words
    run 2 $command m
    says 'the tuning of m was interrupted before it decided: run colltune tune again, it goes on'
done
run 2 run m -- true
says 'the tuning of m was interrupted before it decided'

# what was measured until then decides
for signal in INT TERM; do
    begin
    wait_for_lines m/measurements.csv $(($(wc -l <before) + 20))
    kill -$signal $pid
    got=0
    wait $pid || got=$?
    [ $got -eq 1 ] || fail "exit code $got after SIG$signal"
    says 'interrupted; decided from what was measured, run again to go on from there'
    all_end_within 60
    has m/tuned.c 'NOT COMPLETE'
    has m/decisions.csv '^range,allreduce,'
    [ -e m/build/libcolltuned-killed.so ] || fail 'no library'
    [ -z "$(find m -name 'tuned.c.new*')" ] || fail 'tuned.c.new is left'
    [ "$(tail -c 1 m/measurements.csv | od -An -tx1)" = ' 0a' ] ||
        fail 'half a line'
    is_continued
    cp m/measurements.csv before
done

# the other one must wait
begin
wait_for_lines m/measurements.csv $(($(wc -l <before) + 5))
run 2 tune -q --collective alltoall,allreduce --out m killed.yaml
says 'm/measurements.csv is in use: another colltune is tuning there'
run 2 tune -q --collective alltoall,allreduce --restart --out m killed.yaml
says 'is in use: another colltune is tuning there'
got=0
wait $pid || got=$?
[ $got -eq 0 ] || fail "exit code $got of the undisturbed run"
is_continued
has m/tuned.c 'choose_allreduce}'
! grep -q 'NOT COMPLETE' m/tuned.c || fail 'not complete'
