# barriers, by each algorithm, and natively by calls that it is not for
library_program(barriers ${LIBRARY_TESTS}/barriers.c ${COMPARE})

function(barriers ranks algorithm)
  library_run(barriers_${algorithm}_${ranks} job${ranks}
    "EXPECT;[0-9][0-9][0-9] barrier_${algorithm}( radix=2| tree=kary radix=2)?\n;native: wrong arguments"
    -genv COLLTUNE_FORCE barrier:${algorithm}
    -n ${ranks} $<TARGET_FILE:barriers>)
endfunction()

foreach(ranks 1 2 3)
  barriers(${ranks} linear)
endforeach()
barriers(3 dissemination)
barriers(5 dissemination)
barriers(4 double_ring)
barriers(4 recursive_doubling)
barriers(4 tree)

# no rank leaves before the last has entered: the executor alone
colltune_mpi_test(late_barriers ${LIBRARY_TESTS}/late_barriers.c ct_run
                  1 2 3 4 5 8)
