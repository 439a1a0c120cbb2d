# gather, scatter, gatherv and scatterv
library_program(rooted_examples ${LIBRARY_TESTS}/rooted_examples.c)
foreach(ranks 2 4 5)
  set(method linear)
  set(along_tree linear)
  if(ranks GREATER 3)
    set(method binomial)
    set(along_tree "tree radix=2")
  endif()
  library_run(rooted_examples_${ranks} job${ranks}
    "EXPECT;gather: 3 calls;3 gather_${along_tree};gatherv: 5 calls;5 gatherv_${method};scatter: 1 calls;1 scatter_${along_tree};scatterv: 5 calls;5 scatterv_${method};REJECT;native: "
    -genv COLLTUNE_FORCE
    gather:${method},gatherv:${method},scatter:${method},scatterv:${method}
    -n ${ranks} $<TARGET_FILE:rooted_examples>)
endforeach()
