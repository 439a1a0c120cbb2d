# What MPI refuses on a rank is refused there at once, whatever the others do.
library_program(refused_calls ${LIBRARY_TESTS}/refused_calls.c ${COMPARE})
set(REFUSED_FORCE "exscan:linear,scan:linear,reduce_scatter_block:butterfly,reduce_scatter:pairwise,gather:binomial,scatter:binomial,gatherv:linear,scatterv:linear")
foreach(ranks 4)
  library_run(refused_calls_${ranks} job${ranks}
    "EXPECT;exscan_linear segment;gather_tree radix=2, ;scatterv_linear window;native: wrong arguments;REJECT;native: set-up"
    -genv COLLTUNE_FORCE ${REFUSED_FORCE} -n ${ranks}
    $<TARGET_FILE:refused_calls>)
endforeach()
