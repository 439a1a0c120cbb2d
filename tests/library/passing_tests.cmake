# what stays native, counted in instructions of the library: by choice (forced,
# but for alltoall), because the collective was not tuned (gather, scatter), and
# where everything is native (switched off)
set(STEP_COUNTER ${LIBRARY_TESTS}/step_counter.c)
library_program(passing_steps ${LIBRARY_TESTS}/passing_steps.c ${STEP_COUNTER} ${COMPARE})
library_program(running_steps ${LIBRARY_TESTS}/running_steps.c ${STEP_COUNTER} ${COMPARE})
function(passing_takes_few_instructions test)
  add_test(NAME library_passing_${test}_takes_few_instructions
    COMMAND ${COLLTUNE_MPIEXEC} -n 2
      -genv LD_PRELOAD
        ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/job2/libcolltuned-job2.so
      ${ARGN} $<TARGET_FILE:passing_steps> libcolltuned-job2 40)
  set_tests_properties(library_passing_${test}_takes_few_instructions PROPERTIES
    FIXTURES_REQUIRED library_job2 PROCESSORS 2
    SKIP_REGULAR_EXPRESSION "skipped: processes may not be traced")
endfunction()
if(NOT COLLTUNE_SANITIZE)
  set(FORCED bcast:native,reduce:native,gatherv:native,scatterv:native)
  string(APPEND FORCED ",alltoallv:native,reduce_scatter_block:native")
  string(APPEND FORCED ",allgatherv:native,reduce_scatter:native")
  passing_takes_few_instructions(choices
    -genv COLLTUNE_FORCE ${FORCED})
  passing_takes_few_instructions(everything -genv COLLTUNE off)
  add_test(NAME library_running_takes_few_instructions
    COMMAND ${COLLTUNE_MPIEXEC} -n 2
      -genv LD_PRELOAD
        ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/job2/libcolltuned-job2.so
      $<TARGET_FILE:running_steps> libcolltuned-job2)
  set_tests_properties(library_running_takes_few_instructions PROPERTIES
    FIXTURES_REQUIRED library_job2 PROCESSORS 2
    SKIP_REGULAR_EXPRESSION "skipped: processes may not be traced")
  set(MEETING barrier:shared,allreduce:shared,bcast:shared)
  string(APPEND MEETING ",reduce_scatter_block:shared,reduce_scatter:shared")
  add_test(NAME library_meeting_takes_few_instructions
    COMMAND ${COLLTUNE_MPIEXEC} -n 2
      -genv LD_PRELOAD
        ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/meets2/libcolltuned-meets2.so
      -genv COLLTUNE_FORCE ${MEETING}
      $<TARGET_FILE:running_steps> libcolltuned-meets2 windows)
  set_tests_properties(library_meeting_takes_few_instructions PROPERTIES
    FIXTURES_REQUIRED library_meets2 PROCESSORS 2
    SKIP_REGULAR_EXPRESSION "skipped: processes may not be traced")
endif()

# most tests want a report, where all calls are counted: these do not, so that calls
# pass, in between those that run
function(library_run_unwatched library ranks program)
  add_test(NAME library_unwatched_${program}_${ranks}
    COMMAND ${COLLTUNE_MPIEXEC} -n ${ranks}
      -genv LD_PRELOAD
        ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/${library}/libcolltuned-${library}.so
      $<TARGET_FILE:${program}> ${ARGN})
  set_tests_properties(library_unwatched_${program}_${ranks} PROPERTIES
    FIXTURES_REQUIRED library_${library} PROCESSORS 2
    ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endfunction()
library_run_unwatched(job4 4 common_uses)
library_program(passing_values ${LIBRARY_TESTS}/passing_values.c ${COMPARE})
# gather and scatter have native between two sizes
library_make(gathering 3 signature -DGATHERS)
library_run_unwatched(gathering 3 passing_values)
