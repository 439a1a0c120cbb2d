# nwchem.sh - NWChem, quantum chemistry, of Debian's package nwchem-mpich: the energy of
# a molecule of water by B3LYP. Its time is that of one-sided communication.
# shellcheck shell=sh
# shellcheck disable=SC2034 # used by bench run_apps
arguments='H2O, B3LYP'
files='/usr/bin/nwchem.mpich'
variables='ARMCI_USE_WIN_ALLOCATE=0 OPENBLAS_NUM_THREADS=1'
words='nwchem.mpich input.nw'

prepare() {
    cat >input.nw <<'END'
start water
memory 300 mb
geometry noautosym
  O 0 0 0.1173
  H 0 0.7572 -0.4692
  H 0 -0.7572 -0.4692
end
basis
  * library 6-31g*
end
dft
  xc b3lyp
end
task dft energy
END
}

outcome() {
    sed -n 's/^ *Total DFT energy = *\(-[0-9]*\.[0-9]\{6\}\)[0-9]*$/energy \1/p' "$1"
}
