# compare_table.awk - the CSV of bench/compare as a table, with geometric
# means and the worst cells.
BEGIN {
    FS = ","
    label["mpich"] = "MPICH"
    label["openmpi"] = label["ompi"] = "Open MPI"
    label["mvapich2"] = "MVAPICH2"
    label["impi"] = "Intel MPI"
}

NR == 1 {
    for (i = 1; i <= NF; i++) {
        column[$i] = i
        if ($i ~ /^over_/) {
            peer[++peers] = substr($i, 6)
            if (!(peer[peers] in label))
                label[peer[peers]] = peer[peers]
        }
    }
    next
}

function field(name) {
    return $column[name]
}

function ms(seconds) {
    return sprintf(seconds < 0.1 ? "%.3g" : "%.0f", 1e3 * seconds)
}

# "16.1 (15.9-16.4)": median, and lowest and highest round
function figure(who, text) {
    text = ms(field(who "_s"))
    if (field("rounds") > 1)
        text = text " (" ms(field(who "_low_s")) "-" ms(field(who "_high_s")) ")"
    return text
}

function print_head(p) {
    printf "\n%s, ms\n%9s %8s %22s %11s", $1, "bytes", "limit", "tuned",
        "limit/tuned"
    for (p = 1; p <= peers; p++)
        printf " %22s %8s", label[peer[p]], "speed-up"
    print "  choice"
}

function add(group, over, p) {
    logs[group, p] += log(over)
    counts[group, p]++
}

function note(over, p) {
    add($1 " " $3, over, p)
    add($1 " all", over, p)
    add("all " $3, over, p)
    add("all all", over, p)
    if (!(p in worst) || over < worst[p]) {
        worst[p] = over
        where[p] = $1 " of " $2 " bytes (" $3 "), " field("choice")
    }
}

{
    if ($1 != last) {
        print_head()
        order[++collectives] = last = $1
    }
    limit = field("limit_s")
    bound = part = "-"
    if (limit > 0) {
        bound = ms(limit)
        part = sprintf("%.2f", limit / field("tuned_s"))
    }
    printf "%8d%s %8s %22s %11s", $2, $3 == "between" ? "*" : " ",
        bound, figure("tuned"), part
    for (p = 1; p <= peers; p++) {
        over = field("over_" peer[p])
        printf " %22s %8.2f", figure(peer[p]), over
        note(over, p)
    }
    print "  " field("choice")
}

function print_means(name, p, kind, i) {
    printf "%-10s", name
    for (p = 1; p <= peers; p++) {
        for (i = 1; i <= 3; i++) {
            kind = name " " (i == 1 ? "fixed" : i == 2 ? "between" : "all")
            if (counts[kind, p])
                printf " %8.2f", exp(logs[kind, p] / counts[kind, p])
            else
                printf " %8s", "-"
        }
    }
    print ""
}

END {
    printf "\nSpeed-up, geometric means over the sizes\n%-10s", ""
    for (p = 1; p <= peers; p++)
        printf " %26s", "over " label[peer[p]]
    printf "\n%-10s", ""
    for (p = 1; p <= peers; p++)
        printf " %8s %8s %8s", "fixed", "between", "both"
    print ""
    for (i = 1; i <= collectives; i++)
        print_means(order[i])
    print_means("all")
    for (p = 1; p <= peers; p++)
        printf "Worst over %s: %.2f, %s\n", label[peer[p]], worst[p], where[p]
}
