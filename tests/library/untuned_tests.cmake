# ranks that were not tuned run what is predicted
add_executable(untuned_calls ${LIBRARY_TESTS}/untuned_calls.c
  ${LIBRARY_TESTS}/checked_calls.c ${LIBRARY_TESTS}/untuned_tuned.c)
add_executable(unpredicted_calls ${LIBRARY_TESTS}/untuned_calls.c
  ${LIBRARY_TESTS}/checked_calls.c ${LIBRARY_TESTS}/untuned_tuned.c)
target_compile_definitions(unpredicted_calls PRIVATE CT_PREDICTS=0)
foreach(program untuned_calls unpredicted_calls)
  target_link_options(${program} PRIVATE LINKER:--wrap=ct_ranking_share)
  target_link_libraries(${program} ct_library PkgConfig::MPICH)
  add_dependencies(${program} yield)
endforeach()

# untuned_run(MODE "EXPECT REGEX..." MPIEXEC-ARGUMENTS...)
function(untuned_run mode expectations)
  set(program untuned_calls)
  if(mode STREQUAL none)
    set(program unpredicted_calls)
  endif()
  add_test(NAME library_untuned_${mode}
    COMMAND ${CMAKE_COMMAND} -P ${LIBRARY_TESTS}/expect.cmake --
      ${expectations} RUN ${COLLTUNE_LAUNCH} -genv COLLTUNE_SIMULATED 1
      -genv COLLTUNE_TRIAL off
      -genv COLLTUNE_REPORT 1 ${ARGN} -n 6 $<TARGET_FILE:${program}> ${mode})
  set_tests_properties(library_untuned_${mode} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endfunction()

# longer than names of algorithms are
set(HALVES halves-of-two-hosts-with-a-name-as-long-as-those-that-people-give-to-their-jobs)
untuned_run(apart
  "EXPECT; alltoall_ring segment_bytes=0, [0-9]+ to [0-9]+ bytes on 6 ranks, predicted: 1e.03 us, native 1[.0-9e+]+ us\n;: [0-9]+ calls on communicators of 6 ranks took what was predicted\n;calls on communicators of 2 ranks took what was predicted\n;native: nothing is predicted to be faster here\n;native: collective not tuned\n;native: process count not tuned\n")
untuned_run(placed
  "EXPECT; 1 alltoall_spread window=0, 4 to 4 bytes, by job thirds on 3 ranks\n;: 1 call on communicators of 3 ranks took what was tuned for job thirds\n")
untuned_run(parts
  "EXPECT; 1 alltoall_bruck, 4 to 4 bytes, by job ${HALVES} on 3 ranks\n")
untuned_run(ordered
  "EXPECT; alltoall_ring segment_bytes=0 order=depth_first, ; allreduce_recursive_doubling order=depth_first, ;REJECT;native order")
untuned_run(none
  "EXPECT;native: placement of the ranks differs\n;native: process count not tuned\n;REJECT;took what was;predicted")
untuned_run(unknown
  "EXPECT;native: some rank is on a host that was not tuned\n;calls on communicators of 3 ranks took what was predicted")
foreach(mode differ differ_error)
  untuned_run(${mode}
    "EXPECT;native: tuned library or its switches differ;REJECT;took what was")
endforeach()
untuned_run(memory
  "EXPECT; 1 native: out of memory for the call on some rank\n;of 6 ranks took what was predicted")
untuned_run(refused
  "EXPECT; 2 gatherv_linear window=0, 4 to 4 bytes on 6 ranks, predicted")
untuned_run(forced
  "EXPECT; allgather_ring segment_bytes=0, 4 to 4 bytes\n"
  -genv COLLTUNE_FORCE allgather:ring)

add_test(NAME library_untuned_file
  COMMAND sh ${LIBRARY_TESTS}/untuned_file.sh ${COLLTUNE_LAUNCH}
    -n 6 $<TARGET_FILE:untuned_calls>)
set_tests_properties(library_untuned_file PROPERTIES
  PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")

# parts of a program know how many like them use each cable
add_executable(split_ranks ${LIBRARY_TESTS}/split_ranks.c
  ${LIBRARY_TESTS}/checked_calls.c ${LIBRARY_TESTS}/untuned_tuned.c)
target_link_options(split_ranks PRIVATE LINKER:--wrap=ct_ranking_share
  LINKER:--wrap=PMPI_Allreduce LINKER:--wrap=ct_world_hosts_prepare LINKER:--wrap=ct_world_hosts)
target_link_libraries(split_ranks ct_library PkgConfig::MPICH)
add_dependencies(split_ranks yield)
foreach(mode apart shared unknown unprepared unseen forgotten)
  add_test(NAME library_split_${mode}
    COMMAND ${COLLTUNE_LAUNCH} -genv COLLTUNE_SIMULATED 1 -genv COLLTUNE_TRIAL off
            -n 6 $<TARGET_FILE:split_ranks> ${mode})
  set_tests_properties(library_split_${mode} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endforeach()
