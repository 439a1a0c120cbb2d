#!/bin/sh
# includes.sh TREE - every #include "..." names a file from the root, and one
# that its folder may include by the table in docs/inside/design.md, section 2.
#
# In the table's first column a word in capitals stands for any name; in its
# last, each `pattern` is a header or, with *, all that match. A test may name
# a header without folder that the build makes for it.
set -eu
. "$(dirname "$0")/files.sh"

list=$(files_of "$1" '*.c' '*.h')
cd "$1"
# shellcheck disable=SC2086
faults=$(awk '
function pattern(glob) {
    gsub(/\./, "[.]", glob)
    gsub(/[A-Z]+/, "[^/]+", glob)
    gsub(/\*/, "[^/]*", glob)
    return "^" glob
}
function fault(what) {
    print FILENAME ":" FNR ": " what
}
FILENAME == "docs/inside/design.md" {
    if (/^## /)
        inside = 0
    if (/^\| folder \|.*\| may include \|$/)
        inside = 1
    else if (inside && split($0, cell, / *\| */) == 5 && cell[2] ~ /\/$/) {
        folder[++folders] = pattern(cell[2])
        allowed[folders] = cell[4]
    }
    next
}
FNR == 1 {
    row = 0
    own = FILENAME
    sub(/[^\/]*$/, "", own)
    for (i = 1; i <= folders; i++)
        if (own ~ folder[i] && (!row || length(folder[i]) > length(folder[row])))
            row = i
    if (!row)
        fault("the table of docs/inside/design.md does not name this folder")
}
/^[ \t]*#[ \t]*include[ \t]*"/ {
    split($0, quoted, "\"")
    name = quoted[2]
    if (name !~ /\//) {
        if (own !~ /^tests\// || (getline line < (own name)) >= 0)
            fault("\"" name "\" is not written from the root")
        close(own name)
        next
    }
    if ((getline line < name) < 0 && (getline line < (name ".in")) < 0)
        fault("there is no " name)
    close(name)
    close(name ".in")
    parts = split(allowed[row], part, "`")
    fine = 0
    for (i = 2; i <= parts; i += 2)
        if (name ~ pattern(part[i]) "$")
            fine = 1
    if (row && !fine)
        fault(own " may not include " name)
}
END {
    if (folders < 3)
        print "docs/inside/design.md: no table of folders found"
}' docs/inside/design.md $list)
printf '%s\n' "$faults" | no_faults
