#!/bin/sh
# rollout.sh - module files and `colltune run`: the library is loaded for one job, by one
# command, and undone; what it cannot serve is refused before it starts. Debian's packages lmod
# and environment-modules exclude each other: COLLTUNE_MODULECMD may name a modulecmd.tcl.
set -eu
. "$(dirname "$0")/drive.sh"
# a library with sanitizers cannot be preloaded into programs without
[ -z "$SANITIZE" ] || exit 77
unset LD_PRELOAD COLLTUNE COLLTUNE_SIMULATED SLURM_JOB_NODELIST PBS_NODEFILE LSB_HOSTS

cat >desk.yaml <<END
name: desk
hosts: [{names: localhost}]
ranks: {order: as-listed, per_host: 2}
END
cat >sums.c <<END
#include <mpi.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    double in = 1, sum;
    MPI_Init(&argc, &argv);
    MPI_Allreduce(&in, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Finalize();
    return argc > 1 ? atoi(argv[1]) : 0;
}
END
mpicc.mpich -o sums sums.c
run 0 tune desk.yaml --collective allreduce --largest 1 --budget 1 --quiet
library=$work/out/desk/build/libcolltuned-desk.so
export COLLTUNE_REPORT=1 ASAN_OPTIONS=detect_leaks=0

: 'modules: written, loaded, another refused, unloaded'
run 0 module out/desk
prints "^$work/out/desk/build/modulefiles/colltune/desk.lua\$"
prints "^$work/out/desk/build/modulefiles/colltune/desk\$"
run 0 module out/desk --out site
cmp site/colltune/desk.lua out/desk/build/modulefiles/colltune/desk.lua || fail 'other modules with --out'
run 0 module out/desk --out 'a place'
prints "^Load it: module use 'a place'; module load colltune/desk\$"
mkdir newer
cp -a out/desk newer
run 2 module newer/desk --out site
says "site/colltune/desk.lua does not load $work/newer/desk/build/libcolltuned-desk.so: remove it"
mkdir -p other/colltune
sed 's/libcolltuned-desk/libcolltuned-other/' out/desk/build/modulefiles/colltune/desk.lua >other/colltune/other.lua
sed 's/libcolltuned-desk/libcolltuned-other/' out/desk/build/modulefiles/colltune/desk >other/colltune/more
# modules NAME COMMAND...: of one kind, the second module in file $other
modules() {
    kind=$1
    shift
    (
        # shellcheck disable=SC2030
        export MODULEPATH="$work/out/desk/build/modulefiles:$work/other"
        eval "$("$@" sh load colltune/desk 2>said)"
        [ "${LD_PRELOAD:-}" = "$library" ] || fail "$kind: LD_PRELOAD is ${LD_PRELOAD:-}"
        mpiexec.mpich -n 2 ./sums >printed 2>&1
        grep -q '^colltune: tuned for desk, 2 ranks' printed || fail "$kind: not loaded"
        "$@" sh help colltune/desk 2>said >printed || true
        grep -q 'tuned for the cluster desk' said printed || fail "$kind: help"
        "$@" sh whatis colltune/desk 2>said >printed || true
        grep -q 'tuned for desk, MPICH' said printed || fail "$kind: whatis"
        eval "$("$@" sh load "colltune/$other" 2>said)" || true
        case ${LD_PRELOAD:-} in
        *libcolltuned-other*libcolltuned-desk* | *libcolltuned-desk*libcolltuned-other*)
            fail "$kind: both are loaded" ;;
        esac
        eval "$("$@" sh unload colltune/desk 2>said)"
        eval "$("$@" sh unload "colltune/$other" 2>said)"
        [ -z "${LD_PRELOAD:-}" ] || fail "$kind: unloaded, LD_PRELOAD is $LD_PRELOAD"
        : 'it says when programs run natively'
        eval "$(COLLTUNE=OFF "$@" sh load colltune/desk 2>said)"
        mentions 'colltune: COLLTUNE is off, so programs run natively'
        eval "$("$@" sh unload colltune/desk 2>said)"
        mv "$library" away
        eval "$("$@" sh load colltune/desk 2>said)"
        mv away "$library"
        tr '\n' ' ' <said >line # Lmod breaks it
        grep -qF "colltune: $library is not on this host, so programs run natively" line ||
            fail "$kind: it says nothing of the library"
        [ -z "${LD_PRELOAD:-}" ] || fail "$kind: without library, LD_PRELOAD is $LD_PRELOAD"
        eval "$("$@" sh unload colltune/desk 2>said)"
        eval "$("$@" sh load colltune/desk 2>said)"
        ! grep 'natively' said || fail "$kind: it says so though programs run as tuned"
    )
    tried="$tried $kind"
}
tried=
lmod=/usr/share/lmod/lmod/libexec/lmod
other="other"
[ ! -x $lmod ] || modules Lmod $lmod
other="more"
for tcl in "${COLLTUNE_MODULECMD:-}" /usr/lib/*/modulecmd.tcl; do
    [ ! -e "$tcl" ] || modules 'Environment Modules' tclsh "$tcl"
done

: 'a TaskProlog, a line for profile.d'
run 0 module out/desk --format slurm
cp printed prolog
[ "$(LD_PRELOAD='' sh prolog)" = "export LD_PRELOAD=$library" ] || fail prolog
[ "$(LD_PRELOAD=/x.so sh prolog 2>said)" = "export LD_PRELOAD=$library:/x.so" ] || fail 'prolog with another'
[ -z "$(COLLTUNE=off sh prolog)" ] || fail 'prolog, switched off'
[ -z "$(LD_PRELOAD=/a/libcolltuned-b.so sh prolog 2>said)" ] || fail 'prolog with another tuned library'
run 0 module out/desk --format profile
cp printed profile
# shellcheck disable=SC1091
(. ./profile && . ./profile && [ "$LD_PRELOAD" = "$library" ]) || fail profile
for name in prolog profile; do
    sed "s|$library|/nowhere/library.so|" $name >gone
    # shellcheck disable=SC1091
    (. ./gone >printed 2>said && [ ! -s printed ] && [ -z "${LD_PRELOAD:-}" ]) || fail "$name without library"
    says 'colltune: /nowhere/library.so is not on this host, so programs run natively'
done

: 'a sanitizer'\''s library stays the first'
asan=$("$CC" -print-file-name=libasan.so)
[ "$(LD_PRELOAD=$asan sh prolog)" = "export LD_PRELOAD=$asan:$library" ] || fail 'prolog with a sanitizer'
# shellcheck disable=SC1091,SC2030
(LD_PRELOAD=$asan && . ./profile && [ "$LD_PRELOAD" = "$asan:$library" ]) || fail 'profile with a sanitizer'
for tcl in "${COLLTUNE_MODULECMD:-}" /usr/lib/*/modulecmd.tcl $lmod; do
    [ -e "$tcl" ] || continue
    command="tclsh $tcl"
    [ "$tcl" != $lmod ] || command=$lmod
    # shellcheck disable=SC2030,SC2031
    (
        export MODULEPATH="$work/out/desk/build/modulefiles" LD_PRELOAD="$asan"
        eval "$($command sh load colltune/desk 2>said)"
        [ "$LD_PRELOAD" = "$asan:$library" ] || fail "$tcl: LD_PRELOAD is $LD_PRELOAD"
        eval "$($command sh unload colltune/desk 2>said)"
        [ "$LD_PRELOAD" = "$asan" ] || fail "$tcl: unloaded, LD_PRELOAD is $LD_PRELOAD"
    )
done
# shellcheck disable=SC2016
LD_PRELOAD=$asan run 0 run out/desk -- sh -c 'echo "$LD_PRELOAD"'
prints "^$asan:$library\$"
mpicc.mpich -fsanitize=address -o sums_asan sums.c
for preload in '' "$asan"; do
    LD_PRELOAD=$preload run 0 run out/desk -- "$MPIEXEC" -n 2 ./sums_asan
    mentions 'colltune: tuned for desk, 2 ranks'
done

: 'run: exit codes and signals are the job'\''s'
run 0 run out/desk -- "$MPIEXEC" -n 2 ./sums
mentions 'colltune: tuned for desk, 2 ranks'
run 5 run out/desk -- "$MPIEXEC" -n 2 ./sums 5
run 143 run out/desk -- sh -c 'kill -TERM $$'
# shellcheck disable=SC2016
run 0 run out/desk -- sh -c 'echo "$LD_PRELOAD"'
prints "^$library\$"
# shellcheck disable=SC2016
LD_PRELOAD=$YIELD run 0 run out/desk -- sh -c 'echo "$LD_PRELOAD"'
prints "^$library:$YIELD\$"
"$COLLTUNE_BIN" run out/desk -- sh -c 'yes; true' 2>said | head -n 1 >printed
[ ! -s said ] || fail 'SIGPIPE does not end it'

# refused SENTENCE ARGUMENT...: and run natively with --anyway
refused() {
    sentence=$1
    shift
    run 2 run out/desk -- "$@"
    says "$sentence"
}
refused "the host n5 is none of the cluster desk" "$MPIEXEC" -hosts localhost,n5 -n 2 ./sums
cat >srun <<'END' # what is not to be had on most machines
#!/bin/sh
[ "${1#--}" = "$1" ] || shift
exec "$@"
END
chmod +x srun
SLURM_JOB_NODELIST="localhost,n[3-4]" refused 'the host n3 is none' ./srun ./sums
for names in NONE PATH,WALLTIME LD_PRELOAD=x; do
    refused 'by --export, ' ./srun --export=$names ./sums
done
refused 'by --export, ' ./srun --export NONE ./sums
SLURM_EXPORT_ENV=NONE refused 'by SLURM_EXPORT_ENV, ' ./srun ./sums
SLURM_EXPORT_ENV=NONE run 0 run out/desk -- ./srun --export=PATH,LD_PRELOAD ./sums
printf '\357\273\277localhost:2\r\n' >nodes
PBS_NODEFILE=nodes run 0 run out/desk -- ./srun ./sums
printf 'localhost:2\nn7\n' >nodes
refused 'the host n7 is none' "$MPIEXEC" -f nodes -n 2 ./sums
PBS_NODEFILE=nodes refused 'the host n7 is none' "$MPIEXEC" -n 2 ./sums
HYDRA_HOST_FILE=nodes refused 'the host n7 is none' "$MPIEXEC" -n 2 ./sums
refused "the host true is none" "$MPIEXEC" -hosts true -n 2 ./sums
refused "the host n7 is none" "$MPIEXEC" -env MODE test -hosts n7 -n 2 ./sums
: 'options of the program are not the launcher'\''s'
run 0 run out/desk -- "$MPIEXEC" -n 2 ./sums 0 -f nodes -hosts n7 -genvnone
refused 'the host 10.0.0.2 is none' "$MPIEXEC" -hosts 10.0.0.2 -n 2 ./sums
refused 'by -genvnone, ' "$MPIEXEC" -genvnone -n 2 ./sums
refused 'by -genvlist, ' "$MPIEXEC" -genvlist PATH -n 2 ./sums
refused 'there is no program ./none' ./none
cp sums owned
if [ "$(id -u)" = 0 ]; then
    chown 65534 owned
    chmod 4755 owned
    refused 'owned has more rights than its caller' "$MPIEXEC" -n 2 ./owned
fi
echo 'int main(void) { return 0; }' >alone.c
"$CC" -static -o alone alone.c
refused './alone is linked statically' "$MPIEXEC" -n 2 ./alone
run 0 run --anyway out/desk -- "$MPIEXEC" -n 2 ./alone
says 'it with the MPI library'\''s shared object; running natively'
static=$(pkg-config --variable=libdir mpich)/libmpich.a
if [ -e "$static" ]; then
    : 'each program of a line, behind wrappers, too'
    # shellcheck disable=SC2046
    "$CC" $(pkg-config --cflags mpich) -o sums_static sums.c "$static" \
        $(pkg-config --libs --static mpich | sed 's/-lmpich//') -lm
    strip sums_static
    refused './sums_static calls MPI, and no MPI library is found for it' "$MPIEXEC" -n 2 ./sums_static
    refused './sums_static calls MPI' "$MPIEXEC" -n 1 ./sums : -n 1 ./sums_static
    refused './sums_static calls MPI' "$MPIEXEC" -n 1 ./sums_static : -n 1 ./sums
    refused 'sums_static calls MPI' "$MPIEXEC" -n 2 sh -c 'exec ./sums_static'
    refused 'sums_static calls MPI' "$MPIEXEC" -n 2 env A=1 timeout 60 ./sums_static
fi
run 5 run out/desk -- "$MPIEXEC" -n 1 ./sums 5 : -n 1 ./sums 5
mentions 'colltune: tuned for desk, 2 ranks'
run 0 run out/desk -- timeout 60 "$MPIEXEC" -n 2 env A=1 ./sums
mentions 'colltune: tuned for desk, 2 ranks'
refused 'the host n7 is none' timeout 60 "$MPIEXEC" -hosts n7 -n 2 ./sums
[ ! -e "$static" ] || refused 'sums_static calls MPI' sh -c "$MPIEXEC -n 2 ./sums_static"
refused 'the host n8 is none' "$MPIEXEC" -host localhost -n 1 ./sums : -host n8 -n 1 ./sums
run 0 run out/desk -- "$MPIEXEC" -n 1 hostname
says 'hostname has no MPI library, so the library does nothing in it'
mkdir 'another mpi'
echo 'int MPI_Get_library_version(char *s, int *n) { s[0] = 65; s[*n = 1] = 0; return 0; }' >lib.c
"$CC" -shared -fPIC -o 'another mpi/libmpi_a.so' lib.c
echo 'int MPI_Get_library_version(char *, int *); int main(void) { return MPI_Get_library_version(0, 0); }' >other.c
"$CC" -o other_mpi other.c -L'another mpi' -lmpi_a "-Wl,-rpath,$work/another mpi"
refused './other_mpi loads '"$work"'/another mpi/libmpi_a.so (A), and the library was tuned with' ./other_mpi
COLLTUNE=off refused 'COLLTUNE=off switches the library off' ./sums
if command -v mpicc.openmpi >mpicc; then
    mpicc.openmpi -o other_sums sums.c
    refused 'and the library was tuned with MPICH Version: ' "$MPIEXEC" -n 2 ./other_sums
    refused 'starts jobs of another MPI library than MPICH' mpiexec.openmpi -n 2 ./sums
fi

cp out/desk/decisions.csv kept
sed -i 's/^signature,simulated,no/signature,simulated,yes/' out/desk/decisions.csv
refused 'out/desk was tuned in a simulation: set COLLTUNE_SIMULATED=1' ./sums
COLLTUNE_SIMULATED=1 run 0 run out/desk -- true
sed 's/^signature,mpi_version,.*/signature,mpi_version,Open MPI v4.1/' kept >out/desk/decisions.csv
cat >mpirun <<END
#!/bin/sh
[ "\$1" = --version ] && echo 'mpirun (Open MPI) 4.1.4' || echo "\$@"
END
chmod +x mpirun
run 0 run out/desk -- ./mpirun -n 2 true
prints '^-x LD_PRELOAD -n 2 true$'
refused 'starts jobs of another MPI library than Open MPI v4.1' "$MPIEXEC" -n 2 true
cp kept out/desk/decisions.csv
# shellcheck disable=SC2016
LD_PRELOAD="$library" run 0 run out/desk -- sh -c 'echo "$LD_PRELOAD"'
prints "^$library\$"
cp "$library" libcolltuned-other.so
LD_PRELOAD="$work/libcolltuned-other.so" run 2 run out/desk -- true
says 'LD_PRELOAD has a tuned library already'

mkdir -p "x${library%/*}"
cp "$library" "x$library"
LD_PRELOAD="${work}/x$library" run 2 run out/desk -- true
says 'LD_PRELOAD has a tuned library already'

: 'reports of jobs, added up'
for ranks in 1 2; do
    COLLTUNE_REPORT="$work/%p-%j" run 0 run out/desk -- "$MPIEXEC" -n $ranks ./sums
done
run 0 summary sums-*
prints '^2 reports of 1 program,'
prints 'sums  *allreduce  *'
prints 'process count not tuned  *tune such jobs, too: colltune tune --jobs$'

: 'bad use'
run 2 run out/desk
says 'the program is missing: colltune run out/desk -- mpiexec -n 4 PROGRAM'
for between in '' '--anyway' '--'; do
    # shellcheck disable=SC2086 # no word if it is empty
    COLLTUNE_REPORT=1 run 0 run out/desk $between "$MPIEXEC" -n 1 ./sums
    mentions 'colltune: allreduce: 1 call'
done
run 2 run out/desk --nonsense "$MPIEXEC" -n 2 ./sums
says 'unknown option: --nonsense'
run 2 run . -- ./sums
says '. is not a machine folder'
run 2 module .
says '. is not a machine folder'
run 2 module out/desk --format toml
says 'unknown format: toml; known are lmod, tcl, slurm and profile'
cp "$library" whole
for bytes in 0 5000; do
    head -c $bytes whole >"$library"
    refused "the library $library is damaged, or copied in part" ./sums
    run 2 module out/desk
    says "is damaged"
done
rm "$library"
refused "the library $library is not built: run colltune build $work/out/desk" ./sums
run 2 module out/desk
says 'is not built'
for kind in Lmod 'Environment Modules'; do
    case $tried in
    *"$kind"*) ;;
    *) echo "skipped: $kind is not here, so its module file was not loaded" ;;
    esac
done
