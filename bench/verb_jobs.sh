# verb_jobs.sh - bench jobs: random jobs and random splits, which nobody tuned, natively
# and with the tuned library of a cluster, on the lab of its file, or simulated
# with what was tuned in a simulation.
# shellcheck shell=sh
# shellcheck disable=SC2034,SC2154 # used and set by bench/bench

# seeds OPTION LIST: one per line
seeds() {
    [ "$2" != none ] || return 0
    expand_names "[$2]" || fail 2 "not a list of seeds: $1 $2"
}

collectives=$collective
jobs=$(seeds --jobs "$jobs") || exit 2
splits=$(seeds --splits "$splits") || exit 2
[ -n "$jobs$splits" ] || fail 2 'neither a job nor a split'
open_folder "$1"
result_file "jobs-$lab" "$csv" .csv
begin
[ -z "$is_simulated" ] || seconds=1e-9 # the pairs suffice
# What a launch takes its choices from: a library, or a folder in a simulation.
[ -z "$is_simulated" ] || library=$folder

# What a launch may take: native calls of the largest size may need seconds.
cells=$(($(echo "$collectives" | tr , '\n' | wc -l) * \
    $(echo "$sizes" | tr , '\n' | wc -l)))
limit=$((60 + cells * (60 + 10 * $(printf '%.0f' "$seconds"))))
[ -z "$is_simulated" ] || limit=$((limit + 900)) # many ranks take as long to start

# write_job NAME HOSTS: the cluster file with these ranks
write_job() {
    awk '/^[a-z]/ { is_left_out = /^(name|ranks|launch):/ }
        !is_left_out' "$file"
    echo "name: $1"
    echo "ranks: [$2]"
}

# call_on HOSTS LIBRARY WORD...: side_by_side on these hosts
call_on() {
    hosts=$1 preloaded=$2
    shift 2
    if [ -z "$is_simulated" ]; then
        # shellcheck disable=SC2046 # words of a command
        run "$work/out" "$here/../lab/run" "$lab" -hosts "$hosts" \
            -n "$(echo "$hosts" | tr , '\n' | wc -l)" \
            $(with_library "$preloaded") "$programs/side_by_side" "$@" \
            "threads=$threads"
        return
    fi
    write_job "$(sed -n 's/^name: //p' "$preloaded/cluster.yaml")" "$hosts" \
        >"$work/job.yaml"
    simulation=$("$figures" simulated_launch "$preloaded" "$work/job.yaml" "$@") ||
        fail 1 "$preloaded cannot be simulated"
    run "$work/out" sh -c "$simulation"
}

# launch NAME LIBRARY HOSTS [WORD...]: side_by_side on these hosts; once more if
# that fails. Figures to $work/lines, the report to $work/reports.
launch() {
    name=$1 preloaded=$2 hosts=$3
    shift 3
    began=$(date +%s)
    for try in 1 2; do
        code=0
        call_on "$hosts" "$preloaded" "$collectives" "$seconds" \
            "sizes=$sizes" "pairs=$pairs" "before=$before" verify "$@" ||
            code=$?
        if [ $code = 0 ] && [ "$(tail -n 1 "$work/out")" = 'done' ]; then
            cat "$work/out" >>"$work/lines"
            echo "$name, on $hosts" >>"$work/reports"
            sed -n '/^colltune: what rank/q; /^colltune:/p' \
                "$work/log" >>"$work/reports"
            say "$name: $(($(date +%s) - began)) s"
            return 0
        fi
        say "$name, attempt $try: exit code $code:
$(tail -n 5 "$work/log")"
        if grep -q 'different results' "$work/log"; then break; fi
    done
    fail 1 "$name failed"
}

# own_library SEED HOSTS: tunes a job by itself; sets preloaded
own_library() {
    own=$work/own/$1
    mkdir -p "$own"
    write_job "job-$1" "$2" >"$own.yaml"
    echo "launch: \"$here/../lab/run $lab -n {ranks} -hosts {rank_hosts} {command}\"" \
        >>"$own.yaml"
    began=$(date +%s)
    limit_before=$limit limit=$((10 * ${budget%.*} + 600))
    run "$work/out" "$colltune" tune "$own.yaml" --out "$own" --quiet \
        --collective "$collectives" --budget "$budget" \
        --thread-level "$threads" ${is_simulated:+--simulate} || fail 1 "job $1 cannot be tuned:
$(tail -n 5 "$work/log")"
    run "$work/out" "$colltune" build "$own" || fail 1 "job $1 cannot be built:
$(tail -n 5 "$work/log")"
    limit=$limit_before
    preloaded=$own/build/libcolltuned-job-$1.so
    [ -z "$is_simulated" ] || preloaded=$own
    say "job $1 tuned by itself: $(($(date +%s) - began)) s"
}

# header KIND SEED HOSTS
header() {
    echo "$3" | tr , '\n' | awk -v name="$1 $2" '!seen[$0]++ { hosts++ }
        END { print name, hosts, NR }' >>"$work/lines"
}

measure_jobs() {
    for seed in $jobs; do
        hosts=$("$figures" job_draw "$file" "$seed") || exit 1
        header job "$seed" "$hosts"
        launch "job $seed" "$library" "$hosts"
        if [ -n "$against_own" ]; then
            own_library "$seed" "$hosts"
            echo own >>"$work/lines"
            launch "job $seed, its own library" "$preloaded" "$hosts"
        fi
    done
}

measure_splits() {
    hosts=$("$figures" job_draw "$file") || exit 1
    for seed in $splits; do
        header split "$seed" "$hosts"
        launch "split $seed" "$library" "$hosts" "split=$seed"
    done
}

print_head() {
    where=$(machine_words)
    [ -z "$is_simulated" ] ||
        where="SIMULATED: the times are a simulator's; native chooses as mpich does"
    cat <<END
$lab, $date: random jobs and splits, which nobody tuned; $folder
$where
$line

speed-up: geometric mean over collectives and sizes of native over tuned, each
the median of pairs of calls, one right after the other, the slowest rank of all
parts; a barrier of all ranks before each call; after $before calls of the tuned one,
in which the library may compare its choice with native
(COLLTUNE_TRIAL=${COLLTUNE_TRIAL:-exact}). least: the lowest cell, and the
middle half of its pairs. slower: cells whose middle half is below 0.95. best:
each cell in the fastest of its launches, or native; besides the one that counts
there is one for each tuned job, whose choices it takes, with
COLLTUNE_TRIAL=all. kept: of the speed-up of a library tuned for that very job,
in another launch.
Results of each cell were compared with native's. The parts of a split call at
the same time.

END
}

make_lab
measure_jobs
measure_splits
for form in csv table; do
    "$figures" "jobs_$form" <"$work/lines" >"$work/$form" || exit 1
done
print_head | cat - "$work/table" >"$work/txt"
cp "$work/csv" "$result.csv"
cp "$work/txt" "$result.txt"
cp "$work/reports" "$result-reports.txt"
cat "$result.txt"
say "written: $result.csv $result.txt $result-reports.txt"
