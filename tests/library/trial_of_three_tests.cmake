# what is predicted to be the fastest, the next one and native in turn
add_executable(trial_of_three ${LIBRARY_TESTS}/trial_of_three.c
  ${LIBRARY_TESTS}/checked_calls.c ${LIBRARY_TESTS}/untuned_tuned.c)
target_link_options(trial_of_three PRIVATE LINKER:--wrap=ct_blocks_run LINKER:--wrap=PMPI_Wtime
  LINKER:--wrap=ct_consent_ask LINKER:--wrap=ct_lane_prepare)
target_link_libraries(trial_of_three ct_library PkgConfig::MPICH)
add_dependencies(trial_of_three yield)

# trial_of_three(SCENARIO "EXPECT REGEX...")
function(trial_of_three scenario expectations)
  add_test(NAME library_trial_of_three_${scenario}
    COMMAND ${CMAKE_COMMAND} -P ${LIBRARY_TESTS}/expect.cmake --
      ${expectations} RUN ${COLLTUNE_LAUNCH} -genv COLLTUNE_SIMULATED 1
      -genv COLLTUNE_REPORT 1 -n 6 $<TARGET_FILE:trial_of_three> ${scenario})
  set_tests_properties(library_trial_of_three_${scenario} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endfunction()

trial_of_three(second
  "EXPECT; 60 alltoall_spread window=0, 32 to 32 bytes on 6 ranks, predicted: 1.[0-9]+e.03 us, native 1.[0-9]+e.03 us\n; 4 alltoall_ring segment_bytes=0, ; 8 native: compared; with native: 1. kept: 0. a runner-up was faster: 1. native was faster: 0. cost: 0.081 s\n;REJECT;faster here")
trial_of_three(far "EXPECT; 6 native: compared;REJECT;alltoall_spread")
trial_of_three(kept
  "EXPECT; 4 alltoall_spread; 6 native: compared; kept: 1. a runner-up was faster: 0. native was faster: 0. cost: 0.0375 s\n")
trial_of_three(lost
  "EXPECT; 20 native: faster here; kept: 0. a runner-up was faster: 0. native was faster: 1. cost: 0.054 s\n")
trial_of_three(close "EXPECT; a runner-up was faster: 1")
trial_of_three(slowest "EXPECT; kept: 1. a runner-up was faster: 0")
trial_of_three(returned
  "EXPECT; 20 native: faster here; kept: 0. a runner-up was faster: 0. native was faster: 1")
trial_of_three(hopeless "EXPECT; a runner-up was faster: 1;REJECT;native: compared")
trial_of_three(alone "EXPECT; 20 alltoall_ring;REJECT;compared")
trial_of_three(mistaken
  "EXPECT; 20 native: faster here; with native: 1. kept: 0. a runner-up was faster: 0. native was faster: 1")
trial_of_three(misled
  "EXPECT; 20 native: faster here; with native: 1. kept: 0. a runner-up was faster: 0. native was faster: 1")
trial_of_three(none "EXPECT; 20 native: nothing is predicted to be faster here;REJECT;compared")
trial_of_three(sums "EXPECT; 20 allreduce_recursive_doubling;REJECT;compared")
trial_of_three(unready "EXPECT; 2 native: out of memory for the call on some rank; kept: 1. a runner-up")
trial_of_three(random "EXPECT;compared with native: ")
