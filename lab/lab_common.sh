# lab_common.sh - what up, run and down share; sourced by them.
#
# A lab is a set of network namespaces whose names begin with LAB:, and the
# folder $labs/LAB: network (the exported script), hosts and ranks (what it
# prints), and up, an empty file, once all is made. Nothing survives a restart
# of the machine.
# shellcheck shell=sh
# shellcheck disable=SC2034 # used by the scripts that source this

labs=/run/colltune-lab
here=$(dirname "$(readlink -f "$0")")
command=lab/$(basename "$0")

# fail CODE TEXT: 1 the lab failed, 2 wrong use
fail() {
    code=$1
    shift
    printf '%s: %s\n' "$command" "$*" >&2
    exit "$code"
}

# need_root COMMAND...: root, and these commands of packages iproute2, ethtool
# and util-linux.
need_root() {
    [ "$(uname)" = Linux ] || fail 2 "network namespaces need Linux"
    [ "$(id -u)" = 0 ] ||
        fail 2 "only root may make and enter network namespaces: sudo $command"
    for tool; do
        command -v "$tool" >/dev/null 2>&1 && continue
        case $tool in
        ip | tc) fail 2 "$tool is missing: install package iproute2" ;;
        ethtool) fail 2 "$tool is missing: install package ethtool" ;;
        *) fail 2 "$tool is missing: install package util-linux" ;;
        esac
    done
}

# The command colltune: of this tree, or where it is installed.
find_colltune() {
    for colltune in "${COLLTUNE_BIN:-}" "$here/../build/bin/colltune" \
        "$here/../../../bin/colltune" "$(command -v colltune || true)"; do
        [ -x "$colltune" ] || continue
        colltune=$(readlink -f "$colltune")
        return 0
    done
    fail 2 "there is no colltune yet: build it (./quickstart or ./check), or
set COLLTUNE_BIN to it"
}

is_name() {
    case $1 in
    '' | -* | *[!a-z0-9-]*) return 1 ;;
    esac
}

# lab_of FILE|NAME: sets lab to the name, by the file if it is one
lab_of() {
    if [ -f "$1" ]; then
        find_colltune
        lab=$("$colltune" check "$1" | sed -n '1s/^cluster //p')
        [ -n "$lab" ] || exit 2
        return 0
    fi
    is_name "$1" ||
        fail 2 "neither a cluster file nor the name of a lab (a-z, 0-9, -): $1"
    lab=$1
}

# The labs that are up, or were left half made, one per line.
list_labs() {
    {
        ip netns list | sed -n 's/^\([a-z0-9-]*\):.*/\1/p'
        for folder in "$labs"/*/; do
            [ ! -d "$folder" ] || basename "$folder"
        done
    } | sort -u
}

# The lab that is up, if it is one; the others named where it is not.
only_lab() {
    lab=$(list_labs)
    case $lab in
    *?"
"?*) fail 2 "several labs are up, name one: $(echo "$lab" | tr '\n' ' ')" ;;
    esac
}

namespaces() {
    ip netns list | sed -n "s/^\($1:[^ ]*\).*/\1/p"
}

# look_at_lab WIRING: a lab that is up must be this one, and do nothing. Sets
# is_ours: the lab is down, so who makes it ends it.
look_at_lab() {
    is_ours=yes
    list_labs | grep -qx "$lab" || return 0
    is_ours=
    if ! [ -e "$labs/$lab/up" ] ||
        [ "$(cat "$labs/$lab/network")" != "$1" ]; then
        fail 2 "lab $lab is half made or of another wiring; lab/down $lab"
    fi
    for space in $(namespaces "$lab"); do
        [ -z "$(ip netns pids "$space")" ] ||
            fail 2 "something runs in $space: the lab must be idle"
    done
}

# Hold off other ups and downs until this script ends.
lock_labs() {
    mkdir -p "$labs"
    exec 9<"$labs"
    flock 9
}

# Remove what there is of the lab; what runs in it is ended first, and what is
# started meanwhile.
remove_lab() {
    rm -f "$labs/$lab/up"
    for space in $(namespaces "$lab"); do
        tries=100
        while pids=$(ip netns pids "$space") && [ -n "$pids" ]; do
            tries=$((tries - 1))
            [ $tries -gt 0 ] ||
                fail 1 "what runs in $space cannot be ended"
            # shellcheck disable=SC2086
            kill -9 $pids 2>/dev/null || true
            sleep 0.05
        done
        ip netns delete "$space" || fail 1 "cannot remove namespace $space"
    done
    rm -rf "${labs:?}/$lab"
}

# expand_names LIST: the names of a list in Slurm's bracket syntax, one per
# line: n0,n[8-12], n[0-28/4], n[08-11,20], r[0-1]n[0-3]. Fails, with nothing
# printed, where it is no such list.
expand_names() {
    echo "$1" | awk '
        function add(name) {
            if (name == "" || n >= 100000)
                bad = 1
            else
                names[n++] = name
        }
        # each number of the list `inside`, between `head` and `rest`
        function number(head, inside, rest,    parts, m, i, ends, k, at, step) {
            m = split(inside, parts, ",")
            bad = bad || m == 0
            for (i = 1; i <= m && !bad; i++) {
                if (parts[i] !~ /^[0-9]+(-[0-9]+(\/[0-9]+)?)?$/) {
                    bad = 1
                    return
                }
                k = split(parts[i], ends, /[-\/]/)
                step = k == 3 ? ends[3] + 0 : 1
                if (step < 1 || (k > 1 && ends[2] + 0 < ends[1] + 0))
                    bad = 1
                for (at = ends[1] + 0; !bad && at <= ends[k > 1 ? 2 : 1] + 0;
                    at += step)
                    expand(head sprintf("%0" length(ends[1]) "d", at), rest)
            }
        }
        function expand(head, text,    open, close_at) {
            open = index(text, "[")
            close_at = index(text, "]")
            if (open == 0 && close_at == 0)
                add(head text)
            else if (open == 0 || close_at < open)
                bad = 1
            else
                number(head substr(text, 1, open - 1),
                    substr(text, open + 1, close_at - open - 1),
                    substr(text, close_at + 1))
        }
        # up to each comma that is not between brackets
        {
            item = ""
            for (i = 1; i <= length($0); i++) {
                c = substr($0, i, 1)
                depth += (c == "[") - (c == "]")
                if (c == "," && depth == 0) {
                    expand("", item)
                    item = ""
                } else
                    item = item c
            }
            expand("", item)
        }
        END {
            if (bad || NR != 1)
                exit 1
            for (i = 0; i < n; i++)
                print names[i]
        }'
}

# addresses: those of the hosts of lab $lab whose names are on standard input;
# fails after printing the first name that it does not have, alone.
addresses() {
    awk -v hosts="$labs/$lab/hosts" '
        BEGIN {
            while ((getline line <hosts) > 0) {
                split(line, words, " ")
                if (words[2] != "localhost")
                    address[words[2]] = words[1]
            }
        }
        !($0 in address) {
            print
            failed = 1
            exit
        }
        { found[n++] = address[$0] }
        END {
            for (i = 0; i < n && !failed; i++)
                print found[i]
            exit failed
        }'
}
