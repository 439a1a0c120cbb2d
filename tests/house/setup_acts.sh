#!/bin/sh
# setup_acts.sh TREE - what ./setup does, on systems made of stand-ins: PATH
# has nothing but the commands of a case, so nothing is installed by this.
set -eu

setup=$1/setup
sh=$(command -v sh)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# stand_in COMMAND: standard input is what the command does
stand_in() {
    {
        echo "#!$sh"
        cat
    } >"$folder/bin/$1"
    chmod +x "$folder/bin/$1"
}

# A new system: no packages, user number $1.
system() {
    rm -rf "${folder:?}"/*
    mkdir "$folder/bin"
    : >"$folder/installed"
    : >"$folder/calls"
    for command in mktemp rm tail env cat; do
        ln -s "$(command -v "$command")" "$folder/bin/$command"
    done
    echo "echo $1" | stand_in id
}

# apt as it is, but for the files: installs what its last words name.
with_apt() {
    stand_in dpkg-query <<END
while read -r line; do printf "%s " "\$line"; done <"$folder/installed"
END
    stand_in apt-get <<END
echo "\$*" >>"$folder/calls"
[ ! -e "$folder/offline" ] || { echo "no route to host" >&2; exit 100; }
case \$* in
*" install "*)
    for word; do echo "\$word=installed "; done >>"$folder/installed" ;;
esac
END
}

# expect CODE TEXT ARGUMENT...: setup's exit code, and what it says
expect() {
    code=$1
    text=$2
    shift 2
    got=0
    PATH=$folder/bin "$sh" "$setup" "$@" >"$folder/said" 2>&1 || got=$?
    if [ "$got" = "$code" ] &&
        { [ -z "$text" ] || grep -qF -- "$text" "$folder/said"; }; then
        return 0
    fi
    echo "setup $*: exit code $got, not $code with '$text':"
    cat "$folder/said"
    exit 1
}

calls() {
    [ "$(wc -l <"$folder/calls")" = "$1" ] && return 0
    echo "apt-get was called otherwise than $1 times:"
    cat "$folder/calls"
    exit 1
}

: "installs what is missing, nothing twice"
system 0
with_apt
printf '%s\n' gcc=installed cmake=installed \
    mpich=config-files >"$folder/installed"
expect 0 'installing' run
calls 2
grep -q ' mpich ' "$folder/calls"
if grep -qE ' (gcc|cmake) ' "$folder/calls"; then
    echo "what was there is installed again"
    exit 1
fi
expect 0 '' run
calls 2
if grep -q . "$folder/said"; then
    echo "a run with nothing to do says something"
    exit 1
fi
expect 0 'libcriterion-dev' check
calls 4

: "says what went wrong"
system 0
with_apt
: >"$folder/offline"
expect 2 'no route to host' run
expect 2 'is there a network' run
rm "$folder/offline"
echo 'exit 0' | stand_in apt-get
expect 2 'still missing after the installation: gcc' run

: "without root: sudo, or what root must do"
system 1000
with_apt
expect 2 'have root do: apt-get install gcc' run
calls 0
# The stand-in's arguments, not this script's.
# shellcheck disable=SC2016
echo '"$@"' | stand_in sudo
expect 0 'installing' run
calls 2

: "without apt: names what is missing"
system 0
expect 2 'command ninja' run
expect 2 'pkg-config module mpich' run
expect 2 'command mpiexec (of MPICH)' run
expect 2 'command clang-tidy-14' check
for command in gcc cmake ninja pkg-config mpicc mpiexec; do
    echo 'exit 0' | stand_in "$command"
done
expect 0 '' run
expect 2 'command gfortran' check

: "wrong use"
expect 2 'usage' everything
expect 2 'usage' run check
expect 0 'usage' --help
