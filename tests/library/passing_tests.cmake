# what stays native, counted in instructions of the library: by choice (forced,
# but for alltoall), because the collective was not tuned (gather, scatter), and
# where everything is native (switched off)
library_program(passing_steps ${LIBRARY_TESTS}/passing_steps.c ${COMPARE})
function(passing_takes_few_instructions test)
  add_test(NAME library_passing_${test}_takes_few_instructions
    COMMAND ${COLLTUNE_MPIEXEC} -n 2
      -genv LD_PRELOAD
        ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/job2/libcolltuned-job2.so
      ${ARGN} $<TARGET_FILE:passing_steps> libcolltuned-job2 40)
  set_tests_properties(library_passing_${test}_takes_few_instructions PROPERTIES
    FIXTURES_REQUIRED library_job2 TIMEOUT 300 PROCESSORS 2
    SKIP_REGULAR_EXPRESSION "skipped: processes may not be traced")
endfunction()
if(NOT COLLTUNE_SANITIZE)
  passing_takes_few_instructions(choices
    -genv COLLTUNE_FORCE bcast:native,reduce:native,gatherv:native)
  passing_takes_few_instructions(everything -genv COLLTUNE off)
endif()
