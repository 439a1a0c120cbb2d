#!/bin/sh
# success.sh TREE - the tool tests success in one way: `err == CT_OK` or
# `err != CT_OK`; and says in one place that memory ran out: ct_diag_memory.
set -eu
. "$(dirname "$0")/files.sh"

list=$(files_of "$1" 'base/*.[ch]' 'checker/*.[ch]' 'cluster/*.[ch]' \
    'driver/*.[ch]' 'generator/*.[ch]' 'result/*.[ch]' 'search/*.[ch]')
cd "$1"
# shellcheck disable=SC2086
awk '
/[^a-z_]err (==|!=) 0[^-9a-zA-Z_.]/ || /!err[^a-z_]/ || /\(err\)[ ]*(\{|$|\|\||&&)/ {
    print FILENAME ":" FNR ": compare err with CT_OK"
}
/"out of memory"/ && FILENAME != "base/status.c" {
    print FILENAME ":" FNR ": use ct_diag_memory"
}' $list | no_faults
