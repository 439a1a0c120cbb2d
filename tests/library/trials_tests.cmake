# the first calls of what nobody timed on the ranks
add_executable(trials ${LIBRARY_TESTS}/trials.c
  ${LIBRARY_TESTS}/trial_clock.c ${LIBRARY_TESTS}/checked_calls.c
  ${LIBRARY_TESTS}/untuned_tuned.c)
target_link_options(trials PRIVATE LINKER:--wrap=ct_blocks_run LINKER:--wrap=PMPI_Wtime
  LINKER:--wrap=PMPI_Alltoall LINKER:--wrap=ct_consent_ask
  LINKER:--wrap=PMPI_Allreduce)
target_link_libraries(trials ct_library PkgConfig::MPICH)
add_dependencies(trials yield)

# trials_run(SCENARIO "EXPECT REGEX..." MPIEXEC-ARGUMENTS...)
function(trials_run scenario expectations)
  add_test(NAME library_trials_${scenario}
    COMMAND ${CMAKE_COMMAND} -P ${LIBRARY_TESTS}/expect.cmake --
      ${expectations} RUN ${COLLTUNE_LAUNCH} -genv COLLTUNE_SIMULATED 1
      -genv COLLTUNE_REPORT 1 ${ARGN} -n 6 $<TARGET_FILE:trials> ${scenario})
  set_tests_properties(library_trials_${scenario} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endfunction()

trials_run(kept
  "EXPECT; 18 alltoall_ring segment_bytes=0, 32 to 32 bytes on 6 ranks, predicted: 1e.03 us, native 1.36e.03 us\n; 2 native: compared with what is predicted to be faster\n; predicted choices compared with native: 1. kept: 1. a runner-up was faster: 0. native was faster: 0. cost: 0.009 s\n;REJECT;faster here")
trials_run(lost
  "EXPECT; 4 alltoall_ring segment_bytes=0, 32 to 32 bytes on 6 ranks, predicted: 1e.03 us, native 1.36e.03 us\n; 4 native: compared with what is predicted to be faster\n; 12 native: faster here than what was predicted to be\n; predicted choices compared with native: 1. kept: 0. a runner-up was faster: 0. native was faster: 1. cost: 0.027 s\n")
trials_run(slowest "EXPECT; 2 native: compared")
trials_run(again "EXPECT; 6 native: compared.*compared with native: 1. kept: 1. a runner-up was faster: 0. native was faster: 0. cost: 0.036 s\n")
trials_run(medium "EXPECT; 6 native: compared;REJECT;faster here")
trials_run(long "EXPECT; 6 native: compared;REJECT;faster here")
trials_run(reversed "EXPECT; 6 native: compared; 20 native: faster here.*compared with native: 1. kept: 0. a runner-up was faster: 0. native was faster: 1")
trials_run(wavering "EXPECT; 6 native: compared;REJECT;faster here")
trials_run(seldom "EXPECT; 2 native: compared;REJECT;faster here")
trials_run(late "EXPECT; 8 native: compared")
trials_run(late_lost "EXPECT; 8 native: compared; 4 native: faster here")
trials_run(rounding "EXPECT; 4 native: compared; 12 native: faster here")
trials_run(all "EXPECT; 4 native: compared; 12 native: faster here"
  -genv COLLTUNE_TRIAL all)
trials_run(untried "EXPECT; 20 alltoall_ring;REJECT;compared;faster"
  -genv COLLTUNE_TRIAL off)
trials_run(many "EXPECT;native: compared")
trials_run(broken "EXPECT; 2 native: compared;REJECT;faster here")
trials_run(unranked "EXPECT; 1 alltoall_ring; 1 native: out of memory")
trials_run(periodic "EXPECT; 8 native: compared")
trials_run(rooted "EXPECT; 4 native: compared; 13 native: faster here")
trials_run(doubted "EXPECT; 2 native: compared;REJECT;faster here")
trials_run(rolling "EXPECT; 280 alltoall_ring;REJECT;could not be;faster here")
trials_run(undecided
  "EXPECT; 20 native: predicted to be about as fast, and calls could not be")
trials_run(guessed "EXPECT; 18 alltoall_spread.*, predicted, not measured; 2 native: compared;REJECT;faster here")
trials_run(guessed_lost "EXPECT; 4 alltoall_spread.*; 4 native: compared; 12 native: faster here")
trials_run(unsure "EXPECT; 1 native: predicted to be about as fast, and calls could not be;REJECT;alltoall_spread"
  -genv COLLTUNE_TRIAL off)
trials_run(failing "EXPECT; 12 native: compared;REJECT;faster here")


# MPI refuses ranks calls while trials are under way, from the call of the last number on
add_executable(missed_trials ${LIBRARY_TESTS}/missed_calls.c ${LIBRARY_TESTS}/tried_ranks.c
  ${LIBRARY_TESTS}/untuned_tuned.c)
target_link_libraries(missed_trials ct_library PkgConfig::MPICH)
add_dependencies(missed_trials yield)
foreach(ranks 2 3)
  foreach(first 0 40 400 1500)
    add_test(NAME library_missed_trials_${ranks}_${first}
      COMMAND ${CMAKE_COMMAND} -P ${LIBRARY_TESTS}/expect.cmake --
        "EXPECT;, 0 wrong\n; native: compared with" RUN ${COLLTUNE_LAUNCH}
        -genv COLLTUNE_SIMULATED 1 -genv COLLTUNE_REPORT 1
        -n ${ranks} $<TARGET_FILE:missed_trials> ${first} 3000 ${first})
    set_tests_properties(library_missed_trials_${ranks}_${first} PROPERTIES
      PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
  endforeach()
endforeach()
