#!/bin/sh
# switches_documented.sh ROOT - every switch in the table of library/switches/switches.c is
# in the manual's table, driver/manual/variables.c, and in docs/reference/variables.md.
set -eu
cd "$1"
names=$(sed -E -n 's/.*"(COLLTUNE[A-Z_]*)".*/\1/p' library/switches/switches.c | sort -u)
[ "$(printf '%s\n' "$names" | wc -l)" -ge 7 ] || {
    echo "no switches found: $names"
    exit 1
}
status=0
for name in $names; do
    grep -q "^    {\"$name\"," driver/manual/variables.c || {
        echo "not in driver/manual/variables.c: $name"
        status=1
    }
    grep -q "^| \`$name=" docs/reference/variables.md || {
        echo "not in docs/reference/variables.md: $name"
        status=1
    }
done
exit $status
