# compare_csv.awk - the figures of bench/compare as CSV: from the cells (what
# compare_cells.awk prints), then files PEER.ROUND.COLLECTIVE, each what one
# launch of side_by_side printed. -v peers="PEER PEER". What is tuned counts
# beside the first peer, with which it was tuned.
#
# A figure is the median over the rounds of each round's median, low and high
# the least and greatest of these; over_PEER is PEER's figure by the tuned
# one. Fails, and says so, if a cell lacks a figure.
BEGIN {
    count = split(peers, peer_names, " ")
}

FNR == 1 {
    file++
    peer = FILENAME
    sub(/.*\//, "", peer)
    sub(/\..*/, "", peer)
}
file == 1 {
    cells++
    key[cells] = $1 " " $2
    left[cells] = $1 "," $2 "," $3 "," $5 "," $4
    next
}
{
    for (i = 4; i + $3 <= NF; i += $3 + 1) {
        n = split("", one)
        for (k = 1; k <= $3; k++)
            one[k] = $(i + k)
        if ($i == "tuned" && peer != peer_names[1])
            continue
        who = ($i == "tuned" ? "tuned" : peer) " " $1 " " $2
        figures[who, ++rounds[who]] = median(one, $3)
    }
}

# Sorts the values.
function median(values, n, i, k, value) {
    for (i = 2; i <= n; i++) {
        value = values[i] + 0
        for (k = i - 1; k >= 1 && values[k] + 0 > value; k--)
            values[k + 1] = values[k]
        values[k + 1] = value
    }
    return (values[int((n + 1) / 2)] + values[int(n / 2) + 1]) / 2
}

# ",FIGURE,LOW,HIGH"; sets figure
function three(who, n, one, i) {
    n = rounds[who]
    if (!n) {
        print "no figure of " who >"/dev/stderr"
        exit failed = 1
    }
    for (i = 1; i <= n; i++)
        one[i] = figures[who, i]
    figure = median(one, n)
    return sprintf(",%.6g,%.6g,%.6g", figure, one[1], one[n])
}

END {
    if (failed)
        exit 1
    line = "collective,bytes,size,choice,limit_s,tuned_s,tuned_low_s,tuned_high_s"
    for (p = 1; p <= count; p++)
        line = line "," peer_names[p] "_s," peer_names[p] "_low_s," \
            peer_names[p] "_high_s,over_" peer_names[p]
    print line ",rounds"
    for (c = 1; c <= cells && !failed; c++) {
        line = left[c] three("tuned " key[c])
        own = figure
        for (p = 1; p <= count && !failed; p++) {
            line = line three(peer_names[p] " " key[c])
            line = line sprintf(",%.4g", figure / own)
        }
        print line "," rounds["tuned " key[c]]
    }
}
