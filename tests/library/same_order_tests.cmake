# reductions in one order, on pretended hosts that were not tuned and by other folders
add_executable(same_order_untuned_hosts ${LIBRARY_TESTS}/same_order.c
  ${LIBRARY_TESTS}/untuned_hosts.c)
target_link_options(same_order_untuned_hosts PRIVATE LINKER:--wrap=main
  LINKER:--wrap=ct_ranking_share)
target_link_libraries(same_order_untuned_hosts ct_library PkgConfig::MPICH)
add_dependencies(same_order_untuned_hosts yield)
library_program(same_order ${LIBRARY_TESTS}/same_order.c)

# same_order_run(TEST HOSTS DRAW RANKS "EXPECT REGEX..." ARGUMENT...)
function(same_order_run test hosts draw ranks expectations)
  add_test(NAME library_same_order_${test}
    COMMAND ${CMAKE_COMMAND} -P ${LIBRARY_TESTS}/expect.cmake --
      ${expectations} RUN ${COLLTUNE_LAUNCH} -genv MPIR_CVAR_NUM_CLIQUES ${hosts}
      -genv COLLTUNE_SIMULATED 1 -genv DRAW ${draw}
      -genv COLLTUNE_REPRODUCIBLE 1 -genv COLLTUNE_REPORT 1
      -n ${ranks} $<TARGET_FILE:same_order_untuned_hosts> ${ARGN})
  set_tests_properties(library_same_order_${test} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endfunction()

same_order_run(2_ranks 1 1 2 "EXPECT;mistakes=0\n;run in one order\n")
same_order_run(3_ranks 2 2 3 "EXPECT;mistakes=0\n")
same_order_run(4_ranks 3 3 4 "EXPECT;mistakes=0\n")
same_order_run(5_ranks_dealt 3 4 5
  "EXPECT;mistakes=0\n;allreduce_halving distance=near, ;allreduce_recursive_doubling, ;reduce_halving distance=near, ;reduce_scatter_halving distance=near, ;reduce_scatter_block_halving distance=near, ;scan_hillis_steele, ;exscan_recursive_doubling, ;fixed order that COLLTUNE_REPRODUCIBLE asks for: operation not known for the datatype. the call fails")
same_order_run(5_ranks_depth_first 2 5 5 "EXPECT;mistakes=0\n")
same_order_run(7_ranks 3 6 7 "EXPECT;mistakes=0\n")
same_order_run(many 3 7 5 "EXPECT;mistakes=0\n" many)

library_program(order_shortages ${LIBRARY_TESTS}/order_shortages.c ${COMPARE})
library_run(order_shortages job3
  "EXPECT;cannot run in the fixed order that COLLTUNE_REPRODUCIBLE asks for: out of memory for set-up, to be tried again. the call fails"
  -genv COLLTUNE_REPRODUCIBLE 1 -n 3 $<TARGET_FILE:order_shortages>)

# other folders: one tuned for as many ranks, and one for none like them
foreach(library job4 job2)
  library_run(same_order_by_${library} ${library}
    "EXPECT;mistakes=0\n;run in one order\n"
    -genv COLLTUNE_REPRODUCIBLE 1 -n 4 $<TARGET_FILE:same_order>)
endforeach()
