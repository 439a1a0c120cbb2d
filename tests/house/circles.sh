#!/bin/sh
# circles.sh TREE - no header includes itself by way of others: the headers of
# the tree can be read in an order in which each needs only those before it.
set -eu
. "$(dirname "$0")/files.sh"

list=$(files_of "$1" '*.h')
cd "$1"
# shellcheck disable=SC2086
faults=$(awk '
# The circle that ends with stack[depth] including `name`.
function circle(name, depth,    k, text) {
    for (k = depth; stack[k] != name; k--)
        text = " -> " stack[k] text
    return name text " -> " name
}
# Visit what `name` includes; 1 if there is a circle.
function visit(name, depth,    i, n, header) {
    stack[depth] = name
    state[name] = "open"
    n = split(includes[name], header, "\n")
    for (i = 2; i <= n; i++) {
        if (state[header[i]] == "open") {
            print "a circle of includes: " circle(header[i], depth)
            return 1
        }
        if (state[header[i]] == "" && visit(header[i], depth + 1))
            return 1
    }
    state[name] = "done"
    return 0
}
/^[ \t]*#[ \t]*include[ \t]*"/ {
    split($0, quoted, "\"")
    includes[FILENAME] = includes[FILENAME] "\n" quoted[2]
}
END {
    for (i = 1; i < ARGC; i++)
        if (state[ARGV[i]] == "" && visit(ARGV[i], 0))
            exit
}' $list)
printf '%s\n' "$faults" | no_faults
