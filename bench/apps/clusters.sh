# clusters.sh - clusters.f90 with OpenCoarrays, of Debian's packages gfortran and
# libcoarrays-mpich-dev: its time is that of MPI_Allreduce, which co_sum calls.
# shellcheck shell=sh
# shellcheck disable=SC2034,SC2154 # used by bench run_apps, and set by it
arguments='coarrays, 2,000 points per rank'
files='/usr/bin/gfortran /usr/lib/x86_64-linux-gnu/libcaf_mpich.so'
words='./clusters'

prepare() {
    gfortran -O2 -fcoarray=lib "$apps/clusters.f90" -lcaf_mpich -o clusters
}

outcome() {
    sed -n 's/^clusters: .*, squared distances/distances/p' "$1"
}
