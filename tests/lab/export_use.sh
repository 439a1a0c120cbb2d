#!/bin/sh
# export_use.sh - the commands `colltune export` and `colltune import`: each
# format on standard output, wrong use with exit code 2 and what would be right.
#
# The environment names COLLTUNE_BIN and SOURCE; ctest sets it.
set -eu

work=$(mktemp -d "${TMPDIR:-/tmp}/colltune-test-XXXXXX")
trap 'rm -rf "$work"' EXIT
file=$SOURCE/topologies/lab-c.yaml

fail() {
    echo "FAILED: $*"
    cat "$work/printed" "$work/said"
    exit 1
}

# export_with CODE ARGUMENT...: must end with this exit code
export_with() {
    wanted=$1
    shift
    got=0
    "$COLLTUNE_BIN" export "$@" >"$work/printed" 2>"$work/said" || got=$?
    [ $got -eq "$wanted" ] || fail "export $*: exit code $got, not $wanted"
}

says() {
    grep -qF -e "$1" "$work/said" || fail "does not say: $1"
}

# says_known BEGINNING FORMAT...: lists these formats; a site may have added others
says_known() {
    says "$1; known are --format "
    shift
    for format; do
        grep -qw -e "$format" "$work/said" || fail "does not list $format"
    done
}

export_with 0 "$file" --format netns
sh -n "$work/printed" || fail "not a script"
[ "$(sh "$work/printed" ranks | sort -u | wc -l)" = 32 ] || fail "not 32 hosts"
sh "$work/printed" hosts | grep -qx '10.0.0.9 n1' || fail "n1 has no address"
if sh "$work/printed" sideways 2>"$work/said"; then
    fail "the script takes any word"
fi
says 'up|hosts|ranks'
export_with 0 -f dot "$file"
grep -qx 'graph "lab-c" {' "$work/printed" || fail "no graph"
export_with 0 --format=simgrid "$file"
[ "$(grep -c '<host id=' "$work/printed")" = 32 ] || fail "not 32 hosts"
[ "$(grep -c '<link id=' "$work/printed")" = 35 ] || fail "not 35 cables"

export_with 2 "$file"
says_known 'colltune: no format' dot netns simgrid
export_with 2 "$file" --format pdf
says_known 'colltune: unknown format: pdf' dot netns simgrid
export_with 2 "$file" --format
says 'a value is missing: --format'
export_with 2 --format dot
says 'PATH is missing'
export_with 2 --format dot "$work/none.yaml"
says 'none.yaml'
export_with 2 "$file" --format dot --budget 3
says 'unknown option: --budget'

# a machine folder: as its files, which are not touched
cp -R "$SOURCE/out/lab-a-32" "$work/folder"
rm -rf "$work/folder/build" "$work/folder/report.csv"
export_with 0 "$work/folder" --format report.csv
head -n 1 "$work/printed" | grep -q '^collective,bytes,choice,' || fail "no head"
[ "$(wc -l <"$work/printed")" -gt 20 ] || fail "few lines"
[ ! -e "$work/folder/report.csv" ] || fail "the folder was written to"
export_with 2 "$work/folder" --format dot
says_known 'colltune: unknown format: dot' report.csv report.html

# import_with CODE TEXT: a topology.conf with this text
import_with() {
    printf '%b' "$2" >"$work/Our_Topology.conf"
    got=0
    "$COLLTUNE_BIN" import "$work/Our_Topology.conf" --format slurm \
        >"$work/printed" 2>"$work/said" || got=$?
    [ $got -eq "$1" ] || fail "import: exit code $got, not $1"
}

import_with 0 '# two racks\nSwitchName=rack0 Nodes=n[0-3]\nswitchname=rack1 nodes=n[4-6],\\\nm1 LinkSpeed=10\nSwitchName=core Switches=rack[0-1]\n'
cat >"$work/wanted" <<'END'
name: our-topology
switches:
  - "rack0"
  - "rack1"
  - "core"
links:
  - {between: ["core", "rack[0-1]"], bandwidth: unknown}
hosts:
  - {names: "n[0-3]", switch: "rack0", bandwidth: unknown}
  - {names: "n[4-6],m1", switch: "rack1", bandwidth: unknown}
ranks: {order: as-listed, per_host: 1}
END
cmp "$work/printed" "$work/wanted" || fail "another cluster file"
cp "$work/printed" "$work/imported.yaml"
"$COLLTUNE_BIN" check "$work/imported.yaml" >"$work/printed" 2>"$work/said" ||
    fail "no cluster file"
grep -q '^8 ranks on 8 hosts' "$work/printed" || fail "not eight hosts"
: 'as Slurm reads it: blanks, quotes, lines that go on, ends of lines of other systems, a BOM'
wanted=$(sed 1d "$work/wanted")
while read -r text; do
    import_with 0 "$text"
    [ "$(sed 1d "$work/printed")" = "$wanted" ] || fail "another cluster file of $text"
done <<'END'
SwitchName = rack0 Nodes = n[0-3]\nSwitchName =rack1 Nodes= n[4-6],m1\nSwitchName = core\tSwitches\t=\track[0-1]
SwitchName="rack0" Nodes="n[0-3]"\nSwitchName=rack1 Nodes="n[4-6], m1"  LinkSpeed="10 Gb"\nSwitchName=core Switches="rack[0-1]"
SwitchName=rack0 Nodes=n[0-3]\r\nSwitchName=rack1 \\\r\n Nodes=n[4-6],m1 \\ # more\r\n\r\nSwitchName=core \\  \r\nSwitches=rack[0-1]\r\n
\0357\0273\0277SwitchName=rack0 Nodes=n[0-3]\nSwitchName=rack1 Nodes=n[4-6],m1\nSwitchName=core Switches=rack[0-1]\n
END
while IFS='|' read -r text message; do
    import_with 2 "$text"
    says "Our_Topology.conf:$message"
done <<'END'
\nSwitchName=a|2: a switch has a SwitchName, and either Nodes or Switches
SwitchName=a Nodes=b Switches=c|1: a switch has a SwitchName, and either
a=b|1: unknown key 'a'; known are SwitchName, Nodes, Switches and LinkSpeed
#\n\\\n\nNodes|4: 'Nodes' is no KEY=VALUE
SwitchName=a Nodes=|1: Nodes has no value
SwitchName=a" Nodes=b|1: a quote is not closed
SwitchName=a Nodes="" LinkSpeed=1|1: Nodes has no value
SwitchName=a Nodes=ALL|1: Nodes=ALL means the nodes of slurm.conf, which is not read; write their names
SwitchName=a Nodes=n0,,n1|1: empty name in 'n0,,n1'
SwitchName=a Nodes=b\0001|1: character that names do not have in 'b?'; write names like
SwitchName=a Nodes=b\nSwitchName=c Switches={|2: character that names do not have in '{'
SwitchName=a Nodes=n[0-3|1: '[' without ']' in 'n[0-3'; write names like
SwitchName=a Nodes=n[3-0]|1: range that runs backwards in 'n[3-0]'
SwitchName=a/b Nodes=n0|1: character that names do not have in 'a/b'
SwitchName=a Nodes=n0\nSwitchName=a Nodes=n1|2: switch 'a' twice; the first is in line 1
SwitchName=a Nodes=n0\n\nSwitchName=b Nodes=n0\nSwitchName=c Switches=a,b|3: host 'n0' twice; the first is in line 1
SwitchName=a Nodes=n0\nSwitchName=c Switches=a,b|2: unknown switch 'b'; the file lists: a, c
SwitchName=a Nodes=n0\nSwitchName=b Nodes=n1|2: switches 'a' and 'b' are not connected
SwitchName=a SwitchName=b|1: SwitchName twice
# nothing| no hosts in it
END
got=0
"$COLLTUNE_BIN" import "$file" >"$work/printed" 2>"$work/said" || got=$?
[ $got -eq 2 ] || fail "import without a format: exit code $got"
says_known 'colltune: no format' slurm
