# verb_compare.sh - bench compare: the tuned library against MPICH's own collectives and
# Open MPI's, in one sitting, on the lab of a cluster file; or, simulated, against
# SimGrid's selectors, which choose as four MPI libraries do.
#
# A round launches, for each collective that was tuned, side_by_side with the
# library (tuned and MPICH, call by call in turn), and after it with Open MPI;
# rounds repeat that.
# shellcheck shell=sh
# shellcheck disable=SC2034,SC2154 # used and set by bench/bench

for given in ${rounds:+--rounds} ${budget:+--budget}; do
    [ -z "$simulate" ] ||
        fail 2 "--simulate measures once: $given is for the lab"
done
rounds=${rounds:-3}
open_folder "$1"
[ "$("$colltune" export "$folder/cluster.yaml" --format netns)" = "$wiring" ] ||
    fail 2 "$folder was tuned for another cluster than $file"
[ -n "$simulate" ] || [ -z "$is_simulated" ] ||
    fail 2 "$folder was tuned in a simulation: --simulate"
[ -z "$simulate" ] || [ -n "$is_simulated" ] ||
    fail 2 "$folder was tuned on a machine, not simulated"
result_file "$lab${simulate:+-simulated}" "$csv" .csv
begin
mkdir "$work/runs"
"$figures" cells "$folder" "$largest" ${simulate:+alltoall} \
    >"$work/cells" || exit $?
[ -s "$work/cells" ] || fail 2 "nothing was tuned up to $largest bytes"
collectives=$(cut -d ' ' -f 1 "$work/cells" | uniq)

# What each cell may take of each launch, where a call takes less.
cell_s=0.3

# estimate [COLLECTIVE]: seconds a round of it takes, with two to launch.
estimate() {
    awk -v only="${1:-}" -v cell="$cell_s" -v peers="${peers#* }" '
        function launch_of(pair, both,    n) { # as side_by_side does
            n = pair > 10 * cell ? 2 : 3
            if (both && pair >= 0.1)
                n *= 1.5 # calls between that are not timed
            return n * pair > cell ? n * pair : cell
        }
        only == "" || only == $1 {
            sum += launch_of($5 + $6, 1)
            if (peers == "openmpi")
                sum += launch_of($6, 0)
            if (!launched[$1]++)
                sum += peers == "openmpi" ? 4 : 2
        }
        END { printf "%d\n", sum + 0.999 }' "$work/cells"
}

# attempt PEER COLLECTIVE: a launch of side_by_side on the lab, what it prints to
# the file $printed
attempt() {
    peer=$1 collective=$2
    sizes=$(awk -v collective="$2" '$1 == collective {
        printf "%s%s", comma, $2
        comma = ","
    }' "$work/cells")
    limit=$((10 * $(estimate "$2") + 60))
    set -- "$2" $cell_s pairs=2 "sizes=$sizes" "threads=$threads"
    # words of a command
    # shellcheck disable=SC2046
    case $peer in
    mpich) set -- -n "$nranks" $(with_library "$library") \
        "$programs/side_by_side" "$@" ;;
    *) set -- --openmpi -n "$nranks" "$work/side_by_side" "$@" native ;;
    esac
    code=0
    run "$printed" "$here/../lab/run" "$lab" "$@" || code=$?
    if [ $code = 0 ] && "$figures" check "$printed"; then return 0; fi
    say "$collective, $peer: exit code $code$(
        [ $code != 124 ] || echo ", not done in $limit s"):
$(tail -n 5 "$work/log")"
    return 1
}

# is_native LOG: whether the library reports that it ran native instead; a
# barrier, which has no sizes, may be native by choice
is_native() {
    grep -E '^colltune: +[0-9]+ native: ' "$1" | grep -v ': the tuned choice$'
}

# measure PEER ROUND COLLECTIVE: what a launch prints, to a file of that name;
# one that fails is tried once more
measure() {
    printed=$work/runs/$1.$2.$3
    began=$(date +%s)
    attempt "$1" "$3" || attempt "$1" "$3" || exit 1
    if reason=$(is_native "$work/log"); then
        fail 1 "the library does not do what was tuned:
$reason"
    fi
    say "round $2 of $rounds, $3, $1: $(($(date +%s) - began)) s"
}

# Open MPI's program, or what is missing for it. Sets peers and missing.
missing=
make_openmpi() {
    for tool in mpicc.openmpi mpiexec.openmpi; do
        command -v $tool >/dev/null || missing="$missing $tool"
    done
    if [ -z "$missing" ]; then
        peers="mpich openmpi"
        mpicc.openmpi -std=c11 -O2 -D_XOPEN_SOURCE=700 \
            -DCT_CALLS_ONLY -I "$here/.." -o "$work/side_by_side" \
            "$here"/side_*.c "$here"/../library/collectives/*.c \
            "$programs/bench/calls.c" ||
            fail 1 "Open MPI's mpicc failed"
    else
        peers=mpich
        missing="Open MPI is left out, not here:$missing (packages \
openmpi-bin, libopenmpi-dev)"
        say "$missing"
    fi
}

# Sets round, the rounds done.
measure_in_lab() {
    make_openmpi
    make_lab
    nranks=$(wc -l <"$labs/$lab/ranks")
    say "$(wc -l <"$work/cells") sizes, about $((($(estimate) * rounds + 59) / 60)) min"
    started=$(date +%s)
    round=0
    while [ $round -lt "$rounds" ]; do
        spent=$(($(date +%s) - started))
        if [ $round -gt 0 ] && [ -n "$budget" ] &&
            [ $((spent + spent / round)) -gt "$budget" ]; then
            say "no time for round $((round + 1))"
            break
        fi
        round=$((round + 1))
        for collective in $collectives; do
            for peer in $peers; do
                measure "$peer" "$round" "$collective"
            done
        done
    done
}

version() {
    "$@" --version 2>&1 | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1
}

head_of_lab() {
    cat <<END
$lab, $date: $nranks ranks, rounds: $round
$(machine_words)
colltune $(version "$colltune"), MPICH $(version mpiexec.mpich)$(
        [ -n "$missing" ] || echo ", Open MPI $(version mpiexec.openmpi)")
${missing:+$missing
}$line

Median of the rounds' medians (lowest-highest round); a barrier before each
call, the slowest rank counts. Bytes of a block, allreduce: of the vector.
speed-up: of the tuned library over the peer; *: a size that nobody tuned
END
}

# simulate_beside SELECTOR: what it prints, to files; 1 if SimGrid, which is no
# fault of ours, has an algorithm that it aborts in
simulate_beside() {
    for collective in $collectives; do
        began=$(date +%s)
        rm -f "$folder/build/bench.log"
        code=0
        run "$work/said" "$colltune" bench "$folder" --selector "$1" \
            --largest "$largest" --collective "$collective" || code=$?
        if [ $code != 0 ]; then
            cat "$work/log" >&2
            reason=$(sed -n 's/.*CRITICAL\] Uncaught exception //p' \
                "$folder/build/bench.log" 2>/dev/null | head -n 1)
            [ -n "$reason" ] || exit $code
            reason="$1 is left out: SimGrid aborts in its $collective, $reason"
            say "$reason"
            missing="$missing$reason
"
            rm -f "$work/runs/$1".*
            return 1
        fi
        if reason=$(is_native "$folder/build/bench.log"); then
            fail 1 "the library does not do what was tuned:
$reason"
        fi
        cp "$folder/build/bench.out" "$work/runs/$1.1.$collective"
        say "$collective, $1: $(($(date +%s) - began)) s"
    done
}

# All that is simulated is the same each time: one round. What is tuned counts
# beside the first selector, with which it was tuned.
simulate() {
    simulate_beside mpich || fail 1 "$folder was tuned beside mpich"
    peers=mpich
    for selector in ompi mvapich2 impi; do
        ! simulate_beside $selector || peers="$peers $selector"
    done
    round=1
    nranks=$(wc -l <"$folder/build/hosts.txt")
}

head_of_simulation() {
    cat <<END
$lab, $date: SIMULATED, times are a simulator's; $nranks ranks
colltune $(version "$colltune"), SimGrid $(version smpirun)
$missing$line

The peers are SimGrid's selectors, which choose as these MPI libraries do, among
SimGrid's own algorithms. Bytes of a block, allreduce: of the vector.
speed-up: of the tuned library over the peer; *: a size that nobody tuned
All-to-all is left out: SimGrid shares links as fluids, without loss or queues
that overflow, and cannot show what an all-to-all without contention gains; the
emulated lab does.
END
}

if [ -n "$simulate" ]; then simulate; else measure_in_lab; fi
"$figures" csv "$peers" "$work/cells" "$work"/runs/* >"$work/csv" ||
    fail 1 "figures are missing"
mv "$work/csv" "$result.csv"
{
    if [ -n "$simulate" ]; then head_of_simulation; else head_of_lab; fi
    "$figures" table "$result.csv"
} >"$work/txt"
cp "$work/txt" "$result.txt"
cat "$result.txt"
say "written: $result.csv $result.txt"
