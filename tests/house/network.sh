#!/bin/sh
# network.sh TREE - how cables join nodes is known to repo/tree*, repo/places* and cluster/
# alone: all others ask by links (repo/tree.h), so that only these change for networks of
# other forms. generator/site.c hands the cluster's nodes over to repo/.
set -eu
. "$(dirname "$0")/files.sh"

list=$(files_of "$1" '*.[ch]' ':!tests' ':!cluster' ':!repo/tree*' ':!repo/places*' \
    ':!generator/site.c')
cd "$1"
# shellcheck disable=SC2086
grep -HnE '\<node_above\>|\<site(->|\.)parent\>|\<cluster(->|\.)nodes\[[^]]*\]\.parent\>|\<(tree|network)(->|\.)capacity\[' \
    $list | sed 's/$/ -- ask by links (repo\/tree.h)/' | no_faults
