#!/bin/sh
# named_files.sh MPIEXEC PRELOAD PROGRAM RECORDED-CALLS - what COLLTUNE_REPORT and
# COLLTUNE_RECORD name is written to and stays what it is: a FIFO, standard
# output and error, a link, a file with a mode of its own.
set -eu
mpiexec=$1 preload=$2 program=$3 recorded=$4
work=$(mktemp -d)
trap 'wait; rm -rf "$work"' EXIT
cd "$work"

fail() {
    echo "FAILED: $*"
    head -n 50 "$work"/said "$work"/errors
    exit 1
}

# run SWITCH FILE PROGRAM: rank 0 writes to it; a hang ends it with 124
run() {
    code=0
    timeout -k 5 300 "$mpiexec" -genv LD_PRELOAD "$preload" -genv "$1" "$2" \
        -n 2 "$3" >said 2>errors || code=$?
    [ $code -eq 0 ] || fail "$1=$2: ends with $code"
}

report_head='^# colltune: calls of programs with the library tuned for job'
record_head='^# Recorded by colltune'

# try SWITCH PROGRAM HEAD: all kinds of names
try() {
    mkfifo fifo
    timeout 300 cat fifo >got &
    run "$1" "$work/fifo" "$2"
    wait $!
    grep -q "$3" got || fail "$1: the FIFO has nothing"
    run "$1" "$work/fifo" "$2"
    grep -q "colltune: $1=$work/fifo: cannot write $work/fifo: no program reads it" \
        errors || fail "$1: does not say that no program reads the FIFO"
    [ -p fifo ] || fail "$1: the FIFO is gone"
    run "$1" /dev/stdout "$2"
    grep -q "$3" said || fail "$1: nothing on standard output"
    run "$1" /dev/stderr "$2"
    grep -q "$3" errors || fail "$1: nothing on standard error"
    echo 'what was there' >file
    chmod 600 file
    ln -s file link
    run "$1" "$work/link" "$2"
    [ -L link ] || fail "$1: the link is gone"
    [ "$(stat -c %a file)" = 600 ] || fail "$1: the mode is $(stat -c %a file)"
    grep -q "$3" file || fail "$1: the file is as before"
    ! grep -q 'what was there' file || fail "$1: the file has its old text"
    [ -z "$(find . -name '*.new-*')" ] || fail "left: $(ls)"
    rm fifo file link got
}

run COLLTUNE_REPORT ./on "$program"
grep -q "$report_head" on || fail "no file named on"
rm on
try COLLTUNE_REPORT "$program" "$report_head"
try COLLTUNE_RECORD "$recorded" "$record_head"
