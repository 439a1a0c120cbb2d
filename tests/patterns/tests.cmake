# Applications that are recorded, with the library that only records preloaded.
set(PATTERN_TESTS ${PROJECT_SOURCE_DIR}/tests/patterns)
add_executable(recorded_calls ${PATTERN_TESTS}/recorded_calls.c)
target_link_libraries(recorded_calls colltune_flags PkgConfig::MPICH)
add_dependencies(recorded_calls yield colltune_record)
set_target_properties(recorded_calls PROPERTIES ENABLE_EXPORTS ON)

# pattern_recorded(NAME RANKS LIBRARY ARGUMENT...): what LIBRARY records
function(pattern_recorded name ranks library)
  add_test(NAME patterns_${name}
    COMMAND sh ${PATTERN_TESTS}/recorded.sh ${name}
            ${PATTERN_TESTS}/golden/${name}.yaml ${COLLTUNE_MPIEXEC}
            ${COLLTUNE_YIELD}:${library} ${ranks}
            $<TARGET_FILE:recorded_calls> ${ARGN})
  set_tests_properties(patterns_${name} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endfunction()

set(NOTHING_TUNED $<TARGET_FILE:colltune_record>)
pattern_recorded(recorded_calls 3 ${NOTHING_TUNED})
pattern_recorded(recorded_many 2 ${NOTHING_TUNED} many 1010)
pattern_recorded(recorded_threads 3 ${NOTHING_TUNED} threads)
pattern_recorded(recorded_none 3 ${NOTHING_TUNED} none)
pattern_recorded(recorded_shortage 2 ${NOTHING_TUNED} shortage)
pattern_recorded(recorded_nowhere 2 ${NOTHING_TUNED})
pattern_recorded(recorded_switched_off 3 ${NOTHING_TUNED})
pattern_recorded(recorded_tuned 3
  ${CMAKE_CURRENT_BINARY_DIR}/library/job3/libcolltuned-job3.so)
set_tests_properties(patterns_recorded_tuned PROPERTIES
  FIXTURES_REQUIRED library_job3)

add_test(NAME patterns_record_command
  COMMAND sh ${PATTERN_TESTS}/record_command.sh $<TARGET_FILE:colltune>
    ${COLLTUNE_MPIEXEC} ${COLLTUNE_YIELD} $<TARGET_FILE:integer_sort>
    $<TARGET_FILE:recorded_calls>)
set_tests_properties(patterns_record_command PROPERTIES
  PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
