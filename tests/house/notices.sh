#!/bin/sh
# notices.sh CHECK - CHECK.sh passes a small sound tree, and fails, naming the
# fault, once the tree has one. A check that cannot fail is none.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
check=$1
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
cd "$tree"

# put FILE - what standard input has
put() {
    mkdir -p "$(dirname "$1")"
    cat >"$1"
}

run() {
    "$here/$check.sh" "$tree" "$@" >said 2>&1
}

passes() {
    run "$@" && return 0
    echo "$check.sh refuses a sound tree:"
    cat said
    exit 1
}

# fails TEXT [ARGUMENT...]
fails() {
    text=$1
    shift
    if run "$@"; then
        echo "$check.sh passes a tree in which it should find: $text"
        exit 1
    fi
    grep -qF "$text" said && return 0
    echo "$check.sh fails without saying '$text':"
    cat said
    exit 1
}

# archive LIBRARY FILE... - compiled as the build names it, FILE.c.o
archive() {
    library=lib/$1.a
    shift
    mkdir -p lib
    rm -f "$library"
    for source in "$@"; do
        cc -c "$source" -o "lib/${source##*/}.o"
        ar rc "$library" "lib/${source##*/}.o"
    done
}

check_format() {
    echo 'int a;' | put repo/a.c
    passes
    echo 'int   b;' | put out/x/b.h
    fails 'out/x/b.h:1'
}

check_network() {
    echo 'int a = tree->node_above[x];' | put repo/tree.c
    echo 'int a = cluster->nodes[x].parent;' | put cluster/a.c
    echo 'int a = made->nodes[x].parent;' | put repo/scheme/a.c
    passes
    echo 'int a = tree->node_above[x];' | put repo/scheme/b.c
    fails 'repo/scheme/b.c:1'
    echo 'int a = cluster->nodes[x].parent;' | put repo/scheme/b.c
    fails 'repo/scheme/b.c:1'
    echo 'double a = tree->capacity[x];' | put repo/scheme/b.c
    fails 'repo/scheme/b.c:1'
    echo 'int a = site->parent[x];' | put repo/scheme/b.c
    fails 'repo/scheme/b.c:1'
}

check_includes() {
    put docs/inside/design.md <<'END'
| folder | what lives there | may include |
|---|---|---|
| repo/ | a | `repo/*.h` |
| repo/COLLECTIVE/ | b | `repo/*.h` |
| search/ | c | `search/*.h`, `repo/status.h` |
| tests/ | d | - |
END
    : | put repo/status.h
    : | put repo/tree.h
    : | put search/search.h
    echo '#include "repo/tree.h"' | put repo/alltoall/alltoall_ring.c
    echo '#include "repo/status.h"' | put search/a.c
    passes
    echo '#include "repo/tree.h"' | put search/a.c
    fails 'search/a.c:1: search/ may not include repo/tree.h'
    echo ' #  include "search.h"' | put search/a.c
    fails 'search/a.c:1: "search.h" is not written from the root'
    echo '#include "search/gone.h"' | put search/a.c
    fails 'search/a.c:1: there is no search/gone.h'
    echo '#include <stdio.h>' | put search/a.c
    passes
    echo '#include "made.h"' | put tests/search/b.c
    passes
    : | put tests/search/made.h
    fails 'tests/search/b.c:1: "made.h" is not written from the root'
    rm -r tests
    echo 'int a;' | put elsewhere/b.c
    fails 'elsewhere/b.c:1: the table of docs/inside/design.md does not name'
    rm -r elsewhere
    sed -i 's/may include/includes/' docs/inside/design.md
    fails 'no table of folders found'
}

check_names() {
    for file in repo/README.md search/README.md repo/a.c out/x/a.c; do
        echo 'int a;' | put "$file"
    done
    awk 'BEGIN { for (i = 0; i < 400; i++) print "int a;" }' | put repo/b.c
    passes
    echo 'int a;' | put search/a.c
    fails 'two files have the name a.c'
    rm search/a.c
    echo 'int a;' >>repo/b.c
    fails 'repo/b.c: 401 lines'
    echo a | put repo/c.h.orig
    fails 'repo/c.h.orig was left behind'
}

check_pages() {
    long=$(printf '%0121d' 0)
    printf '|%s|\n\n    %s\n~~~text\n%s\n~~~\n' "$long" "$long" "$long" | put docs/a.md
    echo "$long" | put out/x/b.md
    passes
    printf 'a\n%s\n' "$long" | put docs/b.md
    fails 'docs/b.md:2: 121 columns'
    printf '# A "b" c\n[here](#a-b-c) [there](a.md)\n' | put docs/b.md
    passes
    printf "[there](#a-b) [where](c.md)\n" >>docs/b.md
    fails "docs/b.md: no heading #a-b"
    fails "docs/b.md: no file c.md"
    yes word | head -n 33001 | put docs/b.md
    fails "docs/: 3300"
    rm docs/b.md
    yes | head -n 81 | put README.md
    fails "README.md: over 80 lines"
}

check_tags() {
    echo 'struct ct_a { int n; }; struct own { int n; };' | put repo/a.h
    echo 'enum ct_b { CT_B }; struct own { int n; };' | put repo/b.c
    echo 'struct ct_a *a = &(struct ct_a){1};' | put search/c.c
    echo 'struct ct_a { int n; };' | put out/x/d.c
    echo 'struct ct_b { int n; };' | put tests/search/e.c
    passes
    echo 'typedef struct ct_b {' | put search/c.c
    fails 'search/c.c:1: ct_b is defined in repo/b.c:1 too'
    printf 'union ct_a\n{\n    int n;\n};\n' | put search/c.c
    fails 'search/c.c:2: ct_a is defined in repo/a.h:1 too'
}

check_circles() {
    echo '#include "repo/b.h"' | put repo/a.h
    echo '#include "repo/c.h"' | put repo/b.h
    : | put repo/c.h
    printf '#include "repo/c.h"\n#include "repo/b.h"\n' | put repo/d.h
    echo '#include "repo/a.h"' | put repo/b.c
    passes
    echo '#  include "repo/a.h"' | put repo/c.h
    fails 'a circle of includes: repo/a.h -> repo/b.h -> repo/c.h -> repo/a.h'
    echo '#include "repo/c.h"' | put repo/c.h
    fails 'a circle of includes: repo/c.h -> repo/c.h'
}

check_success() {
    echo 'int f(int err) { return err != CT_OK ? g((err)) : merr == 0; }' |
        put driver/part/a.c
    echo 'static const char a[] = "out of memory";' | put base/status.c
    passes
    for wrong in 'if (err == 0)' 'if (err != 0) {' 'if (!err)' 'if (err)'; do
        echo "$wrong" | put driver/part/a.c
        fails 'driver/part/a.c:1: compare err with CT_OK'
    done
    echo 'ct_diag_set(diag, "out of memory");' | put driver/part/a.c
    fails 'driver/part/a.c:1: use ct_diag_memory'
}

check_symbols() {
    echo 'int alltoall_ring = 1;' | put repo/alltoall/alltoall_ring.c
    echo 'int mechanism_loop = 1;' | put timer/mechanism_loop.c
    echo 'int ct_a = 1; static int b(void) { return 1; }
        int ct_c(void) { return b(); }' | put repo/a.c
    sends='extern int (*ct_send)(void); int MPI_Send(void); int ct_mpi_send = 1;
        int MPI_Send(void) { return ct_send(); }'
    echo "$sends" | put library/collectives/mpi_send.c
    archive libct_plan repo/a.c repo/alltoall/alltoall_ring.c
    archive libct_timer timer/mechanism_loop.c
    archive libct_library library/collectives/mpi_send.c
    passes lib
    echo "$sends int MPI_Recv = 1;" | put library/collectives/mpi_send.c
    archive libct_library library/collectives/mpi_send.c
    fails 'mpi_send.c: external symbol MPI_Recv' lib
    echo 'int MPI_Send = 1;' | put library/collectives/mpi_send.c
    archive libct_library library/collectives/mpi_send.c
    fails 'mpi_send.c: no symbol ct_mpi_send' lib
    echo "$sends" | put library/collectives/mpi_send.c
    archive libct_library library/collectives/mpi_send.c
    echo 'int MPI_Send = 1;' | put library/send.c
    archive libct_run library/send.c
    fails 'libct_run: send.c: external symbol MPI_Send is not ct_' lib
    rm lib/libct_run.a library/send.c
    echo 'int ct_c = 1;' | put search/c.c
    archive libct_search search/c.c
    fails 'external symbol ct_c is also in ' lib
    rm lib/libct_search.a search/c.c
    echo 'int alltoall_ring = 1; int ct_plan = 2;' |
        put repo/alltoall/alltoall_ring.c
    archive libct_plan repo/a.c repo/alltoall/alltoall_ring.c
    fails 'alltoall_ring.c: external symbol ct_plan' lib
    archive libct_plan repo/a.c
    fails 'alltoall_ring.c: no symbol alltoall_ring' lib
    echo 'int alltoall_ring = 1;' | put repo/alltoall/alltoall_ring.c
    echo 'int alltoall_ring = 1; int all_ring = 1;' |
        put repo/alltoall/alltoall_ring.c
    archive libct_plan repo/a.c repo/alltoall/alltoall_ring.c
    fails 'alltoall_ring.c: external symbol all_ring' lib
    echo 'int ct_all = 1;' | put repo/all/all.c
    echo 'int ct_alltoall = 1;' | put repo/alltoall/alltoall.c
    archive libct_plan repo/a.c repo/alltoall/alltoall_ring.c repo/all/all.c \
        repo/alltoall/alltoall.c
    passes lib
    rm -r repo/alltoall repo/all
    echo 'int MPI_Send(void); int ct_d(void);
        int ct_d(void) { return MPI_Send(); }' | put repo/a.c
    archive libct_plan repo/a.c
    fails 'libct_plan: a.c: calls MPI_Send, not PMPI_Send' lib
    echo 'int PMPI_Send(void); int ct_d(void);
        int ct_d(void) { return PMPI_Send(); }' | put repo/a.c
    archive libct_plan repo/a.c
    fails 'libct_plan: a.c: calls PMPI_Send, but is to be free of MPI' lib
    archive libct_plan
    archive libct_run repo/a.c
    fails 'libct_run: a.c: calls PMPI_Send without library/mpi/pmpi.h' lib
    rm -r lib
    fails 'no libraries in lib' lib
}

check_tidy() {
    cp "$here/../../.clang-tidy" .
    put compile_commands.json <<END
[{"directory": "$tree", "file": "repo/a.c",
  "command": "cc -std=c11 -c repo/a.c"}]
END
    echo 'int a(int n); int a(int n) { return n; }' | put repo/a.c
    passes . repo/a.c
    echo 'int a(int n); int a(int n) { int *p = 0; return n ? *p : n; }' |
        put repo/a.c
    fails clang-analyzer-core.NullDereference . repo/a.c
    put repo/a.c <<'END'
int a(int b, int c, int d, int e, int f, int g, int h);
int a(int b, int c, int d, int e, int f, int g, int h)
{
    return b + c + d + e + f + g + h;
}
END
    fails readability-function-size . repo/a.c
    put compile_commands.json <<END
[{"directory": "$tree", "file": "repo/a.c",
  "command": "cc -std=c11 -Wall -Werror -c repo/a.c"}]
END
    echo 'static int a(void) { return 1; }' | put repo/a.c
    fails clang-diagnostic-unused-function . repo/a.c
}

check_unused() {
    echo 'int ct_a(void); int ct_a(void) { return 1; }' | put base/a.c
    echo 'int ct_a(void); int main(void); int main(void) { return ct_a(); }' |
        put driver/main.c
    archive libct_base base/a.c
    passes lib
    # a use in the own file, or in tests alone, is none
    echo 'int ct_a(void); int ct_b(void); int ct_b(void) { return 1; }
        int ct_a(void) { return ct_b(); }' | put base/a.c
    archive libct_base base/a.c
    fails 'a.c: no other file uses ct_b' lib
    echo 'int ct_b(void) { return 1; } int ct_a(void) { return 1; }' | put base/a.c
    archive libct_base base/a.c
    echo 'int ct_b(void);' | put base/a.h
    echo 'int test(void) { return ct_b(); }' | put tests/base/test_a.c
    fails 'a.c: only tests use ct_b' lib
    printf '/* One; for tests. */\nint ct_b(void);\n' | put base/a.h
    passes lib
    rm -r lib
    fails 'no objects in lib' lib
}
check_scripts() {
    printf '#!/bin/sh\necho sound\n' | put tool
    passes
    printf '#!/bin/sh\nif true\n' | put tool
    fails tool
    # The fault is in what is written.
    # shellcheck disable=SC2016
    printf '#!/bin/sh\nrm $1\n' | put tool
    fails SC2086
    printf '#!/bin/sh\npy%s x\n' thon | put tool
    fails 'tool:2:'
    printf '#!/bin/sh\necho sound\n' | put tool
    : | put lab/x.py
    fails 'lab/x.py: not shell, CMake or C'
}

: >said
git init -q .
echo said >.gitignore
"check_$check"
