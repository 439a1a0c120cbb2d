#!/bin/sh
# elsewhere.sh COMMAND ARGUMENT... -- PROGRAM ARGUMENT... - run the program by the command, which
# is unshare or setpriv, if it can be run so here.
set -eu
command=''
while [ "$1" != -- ]; do
    command="$command $1"
    shift
done
shift
# shellcheck disable=SC2086
if said=$($command test -x "$1" 2>&1) && [ -z "$said" ]; then
    exec $command "$@"
fi
echo "skipped: not here:$command: $said"
exec "$@"
