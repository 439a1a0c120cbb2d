# MPI_Reduce_scatter and MPI_Reduce_scatter_block.
library_program(same_reduce_scatters ${LIBRARY_TESTS}/same_reduce_scatters.c
                ${COMPARE} ${LAYOUTS})
# each of the algorithms by itself: one that keeps order and one that does not
foreach(ranks 1 2 3 4 5)
  library_run(same_reduce_scatters_${ranks} job${ranks}
    "EXPECT;reduce_scatter: [0-9]+ calls\ncolltune:   [0-9]+ reduce_scatter_pairwise, ;reduce_scatter_block: [0-9]+ calls\ncolltune:   [0-9]+ reduce_scatter_block_recursive_halving, ;native: operation does not commute;native: no bytes;REJECT;native: wrong;native: operation not known"
    -genv COLLTUNE_FORCE
    reduce_scatter:pairwise,reduce_scatter_block:recursive_halving
    -n ${ranks} $<TARGET_FILE:same_reduce_scatters>)
endforeach()
foreach(name butterfly ring)
  library_run(same_reduce_scatters_${name} job3
    "EXPECT;reduce_scatter_${name}.*, ;reduce_scatter_block_${name}.*, ;REJECT;native: wrong"
    -genv COLLTUNE_FORCE
    reduce_scatter:${name},reduce_scatter_block:${name}
    -n 3 $<TARGET_FILE:same_reduce_scatters>)
endforeach()
library_run(wrong_reduce_scatters job2
  "EXPECT;  1 reduce_scatter_pairwise, 8 to 8 bytes;  1 reduce_scatter_block_pairwise, 8 to 8 bytes;native: wrong arguments;native: operation not known for the datatype"
  -genv COLLTUNE_FORCE reduce_scatter:pairwise,reduce_scatter_block:pairwise
  -n 2 $<TARGET_FILE:wrong_calls>)
