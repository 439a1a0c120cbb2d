# MPI_Reduce_scatter and MPI_Reduce_scatter_block.
library_run(wrong_reduce_scatters job2
  "EXPECT;  1 reduce_scatter_pairwise, 8 to 8 bytes;  1 reduce_scatter_block_pairwise, 8 to 8 bytes;native: wrong arguments;native: operation not known for the datatype"
  -genv COLLTUNE_FORCE reduce_scatter:pairwise,reduce_scatter_block:pairwise
  -n 2 $<TARGET_FILE:wrong_calls>)
