# bagel.sh - BAGEL, quantum chemistry, of Debian's package bagel: the Hartree-Fock
# energy of four molecules of water. Its time is that of MPI_Allreduce and MPI_Bcast.
# shellcheck shell=sh
# shellcheck disable=SC2034 # used by bench run_apps
arguments='4 H2O, Hartree-Fock'
files='/usr/bin/BAGEL'
variables='BAGEL_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1'
words='BAGEL input.json'

prepare() {
    cat >input.json <<'END'
{ "bagel": [
  { "title": "molecule", "basis": "svp", "df_basis": "svp-jkfit", "angstrom": true,
    "geometry": [
      {"atom": "O", "xyz": [0.0, 0.0, 0.1173]},
      {"atom": "H", "xyz": [0.0, 0.7572, -0.4692]},
      {"atom": "H", "xyz": [0.0, -0.7572, -0.4692]},
      {"atom": "O", "xyz": [3.0, 0.0, 0.1173]},
      {"atom": "H", "xyz": [3.0, 0.7572, -0.4692]},
      {"atom": "H", "xyz": [3.0, -0.7572, -0.4692]},
      {"atom": "O", "xyz": [0.0, 3.0, 0.1173]},
      {"atom": "H", "xyz": [0.0, 3.7572, -0.4692]},
      {"atom": "H", "xyz": [0.0, 2.2428, -0.4692]},
      {"atom": "O", "xyz": [3.0, 3.0, 0.1173]},
      {"atom": "H", "xyz": [3.0, 3.7572, -0.4692]},
      {"atom": "H", "xyz": [3.0, 2.2428, -0.4692]} ] },
  { "title": "hf", "thresh": 1.0e-8 } ] }
END
}

# The energy of the last iteration, in hartree.
outcome() {
    sed -n 's/^ *[0-9][0-9]* *\(-[0-9]*\.[0-9]\{6\}\)[0-9]* .*/energy \1/p' "$1" | tail -n 1
}
