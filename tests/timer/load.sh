#!/bin/sh
# load.sh - the timer sees another program on its host, and reads no nonsense.
set -eu
. "$(dirname "$0")/../driver/drive.sh"
. "$(dirname "$0")/talk.sh"

[ -r /proc/stat ] || exit 77

part='[01]\.[0-9]{3}'
talk_well 'load
load kernel=0123456789abcdef own=0.5
load own=much
load since=1'
answered_lines 4
answered 1 "^load seconds=[0-9]+\.[0-9]{3} others=$part stolen=$part host=[^ ]+\$"
answered 2 "^load seconds=[0-9]+\.[0-9]{3} others=$part stolen=$part host=[^ ]+\$"
answered 3 '^error bad value: own=much$'
answered 4 '^error unknown key: since=1$'

# two programs that never wait, for a second
timeout 300 sh -c 'while :; do :; done' &
first=$!
timeout 300 sh -c 'while :; do :; done' &
second=$!
{
    echo load
    sleep 1
    echo load
} | "$MPIEXEC" -n 2 "$timer" >answers 2>said || fail 'the timer'
kill $first $second
tail -n 1 answers | awk '{
    split($3, others, "=")
    exit !(others[1] == "others" && others[2] > 0.05)
}' || fail "no other program: $(cat answers)"
