# scalapack_lu.sh - ScaLAPACK's own test of its LU factorization, of Debian's package
# scalapack-mpi-test. It sends in rings of its own; MPI_Bcast and MPI_Reduce are small.
# shellcheck shell=sh
# shellcheck disable=SC2034,SC2154 # used by bench run_apps, and set by it
arguments='xdlu, 600 unknowns'
files='/usr/lib/x86_64-linux-gnu/scalapack/mpich-tests/xdlu'
variables='OPENBLAS_NUM_THREADS=1'
words=$files

# A grid of two rows of ranks, or of one if their number is odd.
prepare() {
    rows=$((2 - nranks % 2))
    cat >LU.dat <<END
'LU factorization'
'MPI'
'LU.out'  file
6         to the terminal
1         sizes
600       M
600       N
1         block sizes
32        NB
1         right-hand sides
1         NRHS
1         their blocks
32        NBRHS
1         grids
$rows         P
$((nranks / rows))         Q
1.0       threshold
T         refinement
END
}

outcome() {
    sed -n 's/^ *\([0-9]* tests completed and passed\) residual checks.*/\1/p' "$1"
}
