# jobs that were not tuned: with which choices they run, and what the report says
add_executable(like_jobs ${LIBRARY_TESTS}/like_jobs.c
  ${LIBRARY_TESTS}/like_tuned.c)
target_link_options(like_jobs PRIVATE LINKER:--wrap=ct_traits_distance
  LINKER:--wrap=ct_native_time)
target_link_libraries(like_jobs ct_library PkgConfig::MPICH)
add_dependencies(like_jobs yield)

# like_jobs_run(MODE "EXPECT REGEX..." MPIEXEC-ARGUMENTS...)
function(like_jobs_run mode expectations)
  set(nranks 6)
  if(mode STREQUAL few)
    set(nranks 3)
  endif()
  add_test(NAME library_like_jobs_${mode}
    COMMAND ${CMAKE_COMMAND} -P ${LIBRARY_TESTS}/expect.cmake --
      ${expectations} RUN ${COLLTUNE_LAUNCH} -genv COLLTUNE_SIMULATED 1
      -genv COLLTUNE_TRIAL off
      -genv COLLTUNE_REPORT 1 ${ARGN} -n ${nranks} $<TARGET_FILE:like_jobs> ${mode})
  set_tests_properties(library_like_jobs_${mode} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endfunction()

# longer than names of algorithms are
set(HALVES halves-of-two-hosts-with-a-name-as-long-as-those-that-people-give-to-their-jobs)
like_jobs_run(apart
  "EXPECT; 4 alltoall_ring segment_bytes=0, 4 to 200 bytes, by job all on 6 ranks\n; 2 alltoall_bruck_radix radix=4, 3000 to 3000 bytes, by job all on 6 ranks\n; 4 alltoall_ring segment_bytes=0, 4 to 4000 bytes, by job thirds on 3 ranks\n; 8 native: by its links the choice of the like job takes longer here\n; 14 calls on communicators of 6 ranks took what was tuned for job all .distance 0.0.\n; 7 calls on communicators of 3 ranks took what was tuned for job thirds .distance 0.5.\n; 7 calls on communicators of 2 ranks took what was tuned for job thirds .distance 2.4.\n; 7 calls on communicators of 4 ranks took what was tuned for job thirds .distance 2.0.\n; 1 native: no job like this one was tuned\n;REJECT;made_for_")
like_jobs_run(placed
  "EXPECT; 4 alltoall_ring segment_bytes=0, 4 to 4000 bytes, by job thirds on 3 ranks\n")
like_jobs_run(parts
  "EXPECT; 4 alltoall_ring segment_bytes=0, 4 to 4000 bytes, by job ${HALVES} on 3 ranks\n; 7 calls on communicators of 3 ranks took what was tuned for job ${HALVES} .distance 0.0.\n; 7 calls on communicators of 4 ranks took what was tuned for job thirds .distance 2.0.\n")
like_jobs_run(doubted
  "EXPECT; 7 calls on communicators of 3 ranks took what was tuned for job ${HALVES} .distance 0.0.\n;REJECT;alltoall_ring segment_bytes=0, 4 to 4000 bytes, by job ${HALVES} on 3")
like_jobs_run(sure
  "EXPECT; 4 alltoall_ring segment_bytes=0, 4 to 4000 bytes, by job ${HALVES} on 3 ranks\n")
like_jobs_run(untimed
  "EXPECT; 4 alltoall_ring segment_bytes=0, 4 to 4000 bytes, by job ${HALVES} on 3 ranks\n")
like_jobs_run(uneven
  "EXPECT; 4 alltoall_ring segment_bytes=0, 4 to 4000 bytes, by job ${HALVES} on 3 ranks\n")
like_jobs_run(own
  "EXPECT; 4 alltoall_ring segment_bytes=0, 4 to 4000 bytes, by job thirds on 3 ranks\n")
like_jobs_run(gains
  "EXPECT;native: tuned library or its switches differ;REJECT;took what was")
like_jobs_run(few
  "EXPECT; 1 native, 4 to 4 bytes, by job all on 3 ranks: the tuned choice\n")
like_jobs_run(faint
  "EXPECT; 2 alltoall_ring segment_bytes=0, 4 to 4 bytes, by job all on 6 ranks\n")
like_jobs_run(little
  "EXPECT; 2 native, 4 to 4 bytes, by job all on 6 ranks: the tuned choice\n;REJECT;alltoall_ring")
like_jobs_run(waning
  "EXPECT; 2 alltoall_ring segment_bytes=0, 4 to 4 bytes, by job all on 6 ranks\n; 2 native, 200 to 200 bytes, by job all on 6 ranks: the tuned choice\n")
like_jobs_run(dealt
  "EXPECT; 2 alltoall_ring segment_bytes=0 order=depth_first, 4 to 4 bytes, by job sorted on 6 ranks\n; 2 native, 4000 to 4000 bytes, by job sorted on 6 ranks; 2 allgather_ring segment_bytes=0 order=depth_first, ; 2 native, 4 to 4 bytes, by job sorted; 2 allreduce_recursive_doubling order=depth_first, 4 to 4 bytes, ; 2 allreduce_recursive_doubling, 8 to 8 bytes, ; 6 native, 4 to 4 bytes, by job sorted;took what was tuned for job sorted .distance 0.0.;REJECT;native order")
like_jobs_run(loaded
  "EXPECT; 1 native: by its links the choice of the like job takes longer here\n")
like_jobs_run(as_loaded
  "EXPECT; 1 alltoall_ring segment_bytes=0, 4 to 4 bytes, by job all on 6 ranks\n")
like_jobs_run(rival
  "EXPECT; 1 alltoall_spread window=0, 4 to 4 bytes, by job all on 6 ranks: expected to be faster here than its alltoall_ring segment_bytes=0\n")
like_jobs_run(slow_rival
  "EXPECT; 1 native: by its links the choice of the like job takes longer here\n")
like_jobs_run(refused
  "EXPECT; 4 native: by its links the choice of the like job")
like_jobs_run(refused_each_time
  "EXPECT; 4 native: by its links the choice of the like job"
  -genv COLLTUNE_TRIAL exact)
like_jobs_run(together
  "EXPECT;native: no job like this one was tuned\n;REJECT;took what was tuned")
like_jobs_run(unknown
  "EXPECT;native: some rank is on a host that was not tuned\n;calls on communicators of 3 ranks took what was tuned for job thirds")
like_jobs_run(differ
  "EXPECT;native: tuned library or its switches differ;REJECT;took what was")
like_jobs_run(forced
  "EXPECT;  4 allgather_ring segment_bytes=0, 4 to 4000 bytes\n;: 12 calls on communicators of 6 ranks took"
  -genv COLLTUNE_FORCE allgather:ring)
like_jobs_run(named
  "EXPECT;: 3 calls on communicators of 6 ranks took what was tuned for job thirds .distance 4.2.\n"
  -genv COLLTUNE_JOB thirds)
like_jobs_run(far
  "EXPECT;: 1 calls on communicators of 6 ranks took what was tuned for job thirds .distance inf.\n"
  -genv COLLTUNE_JOB thirds)
like_jobs_run(misnamed
  "EXPECT;COLLTUNE_JOB=sixths: no such job. ranks take the one that they are most like\n;: 1 calls on communicators of 6 ranks took what was tuned for job all"
  -genv COLLTUNE_JOB sixths)

# the first calls of what nobody timed on the ranks
add_executable(trials ${LIBRARY_TESTS}/trials.c
  ${LIBRARY_TESTS}/trial_clock.c ${LIBRARY_TESTS}/checked_calls.c
  ${LIBRARY_TESTS}/like_tuned.c)
target_link_options(trials PRIVATE LINKER:--wrap=ct_traits_distance
  LINKER:--wrap=ct_blocks_run LINKER:--wrap=PMPI_Wtime
  LINKER:--wrap=PMPI_Alltoall LINKER:--wrap=PMPI_Barrier
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
  "EXPECT; 18 alltoall_ring segment_bytes=0 order=depth_first, 32 to 32 bytes, by job sorted on 6 ranks\n; 2 native: compared with the choice of the like job\n; choices of like jobs compared with native: 1. kept: 1. a runner-up was faster: 0. native was faster: 0. cost: 0.009 s\n;REJECT;faster here")
trials_run(lost
  "EXPECT; 4 alltoall_ring segment_bytes=0 order=depth_first, 32 to 32 bytes, by job sorted on 6 ranks\n; 4 native: compared with the choice of the like job\n; 12 native: faster here than the choice of the like job\n; choices of like jobs compared with native: 1. kept: 0. a runner-up was faster: 0. native was faster: 1. cost: 0.027 s\n")
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
trials_run(periodic "EXPECT; 8 native: compared")
trials_run(rooted "EXPECT; 4 native: compared; 13 native: faster here")
trials_run(doubted "EXPECT; 2 native: compared;REJECT;faster here")
trials_run(faint "EXPECT; 2 native: compared;REJECT;faster here")
trials_run(rolling "EXPECT; 280 alltoall_ring;REJECT;could not be;faster here")
trials_run(undecided
  "EXPECT; 20 native: the like job gained little, and its calls could not be")
trials_run(bounded "EXPECT; 2 native: compared;REJECT;by its links")
trials_run(failing "EXPECT; 12 native: compared;REJECT;faster here")

add_test(NAME library_like_jobs_file
  COMMAND sh ${LIBRARY_TESTS}/like_jobs_file.sh ${COLLTUNE_LAUNCH}
    -n 6 $<TARGET_FILE:like_jobs>)
set_tests_properties(library_like_jobs_file PROPERTIES
  PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")

add_executable(native_times ${LIBRARY_TESTS}/native_times.c)
target_link_libraries(native_times ct_library PkgConfig::MPICH)
add_test(NAME library_native_times COMMAND native_times)

add_executable(like_placement ${LIBRARY_TESTS}/like_placement.c)
target_link_libraries(like_placement ct_library PkgConfig::MPICH)
add_test(NAME library_like_placement COMMAND like_placement)

add_executable(like_orders ${LIBRARY_TESTS}/like_orders.c)
target_link_libraries(like_orders ct_library PkgConfig::MPICH)
add_test(NAME library_like_orders COMMAND like_orders)
