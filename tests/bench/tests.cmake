# side_by_side's sources are in no library
target_sources(test_side_options PRIVATE
               ${PROJECT_SOURCE_DIR}/bench/side_options.c)
target_link_libraries(test_side_draw ct_verbs)

foreach(name model replay paper_map verb)
  target_link_libraries(test_${name} ct_verbs)
endforeach()

# bench cost, briefly; the libraries are made by tests/library
if(NOT COLLTUNE_SANITIZE)
  add_test(NAME bench_cost
    COMMAND ${PROJECT_SOURCE_DIR}/bench/bench cost --launches 1 --seconds 0.05
      --program $<TARGET_FILE:call_cost>
      ${CMAKE_CURRENT_BINARY_DIR}/library/job2/libcolltuned-job2.so)
  set_tests_properties(bench_cost PROPERTIES
    ENVIRONMENT COLLTUNE_BIN=$<TARGET_FILE:colltune>
    FIXTURES_REQUIRED library_job2 PROCESSORS 2
    PASS_REGULAR_EXPRESSION
      "dup-allreduce-8-free +2 +[0-9]+ [(][0-9]+[)] [-+][0-9]+ +[0-9]+ [(][0-9]+[)] [-+][0-9]+\n")
endif()

# bench start, briefly
if(NOT COLLTUNE_SANITIZE)
  add_test(NAME bench_start
    COMMAND ${PROJECT_SOURCE_DIR}/bench/bench start --launches 1
      --launcher ${COLLTUNE_MPIEXEC} --program $<TARGET_FILE:start_time>
      ${CMAKE_CURRENT_BINARY_DIR}/library/job2/libcolltuned-job2.so)
  set_tests_properties(bench_start PROPERTIES
    ENVIRONMENT COLLTUNE_BIN=$<TARGET_FILE:colltune>
    FIXTURES_REQUIRED library_job2 PROCESSORS 2
    PASS_REGULAR_EXPRESSION
      "without the library: MPI_Init [0-9.]+ ms, of which after its own part [0-9.]+ ms\nwith the library: MPI_Init [0-9.]+ ms, of which after its own part [0-9.]+ ms\n")
endif()

add_test(NAME bench_cost_table
  COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/bench/cost_table.sh
    $<TARGET_FILE:bench_verbs>)

add_test(NAME bench_compare_figures
  COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/bench/compare_figures.sh
    $<TARGET_FILE:bench_verbs> ${PROJECT_SOURCE_DIR})

add_test(NAME bench_leave_out
  COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/bench/leave_out.sh
    $<TARGET_FILE:bench_verbs>)

add_test(NAME bench_compare_decisions
  COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/bench/compare_decisions.sh
    $<TARGET_FILE:bench_verbs>)

# bench overhead, briefly: the three ways must give the same results
if(NOT COLLTUNE_SANITIZE)
  add_test(NAME bench_overhead
    COMMAND ${PROJECT_SOURCE_DIR}/bench/bench overhead --launches 1 --seconds 0.2
      --largest 20000 --program $<TARGET_FILE:overhead_calls>)
  set_tests_properties(bench_overhead PROPERTIES PROCESSORS 2
    ENVIRONMENT COLLTUNE_BIN=$<TARGET_FILE:colltune>
    PASS_REGULAR_EXPRESSION
      "allreduce_recursive_doubling +16384( +[0-9.]+ [(][0-9.]+-[0-9.]+[)])+\n")
endif()

add_test(NAME bench_overhead_table
  COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/bench/overhead_table.sh
    $<TARGET_FILE:bench_verbs>)

# the programs of bench/apps, and what they print as a table
add_library(spoiled MODULE ${CMAKE_CURRENT_SOURCE_DIR}/bench/spoiled.c)
target_link_libraries(spoiled colltune_flags PkgConfig::MPICH)
set_target_properties(spoiled PROPERTIES PREFIX "")
foreach(ranks 2 4)
  add_test(NAME bench_apps_${ranks}
    COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/bench/apps.sh ${COLLTUNE_MPIEXEC}
      ${CMAKE_RUNTIME_OUTPUT_DIRECTORY} ${COLLTUNE_YIELD}
      ${CMAKE_CURRENT_BINARY_DIR}/library/job${ranks}/libcolltuned-job${ranks}.so
      ${ranks} $<TARGET_FILE:spoiled>)
  set_tests_properties(bench_apps_${ranks} PROPERTIES
    FIXTURES_REQUIRED library_job${ranks} PROCESSORS 2
    ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endforeach()

add_test(NAME bench_run_apps
  COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/bench/run_apps.sh $<TARGET_FILE:colltune>
    ${CMAKE_SOURCE_DIR}/bench/bench ${COLLTUNE_YIELD})
set_tests_properties(bench_run_apps PROPERTIES PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0:verify_asan_link_order=0")

add_test(NAME bench_apps_table
  COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/bench/apps_table.sh
    $<TARGET_FILE:bench_verbs>)

add_test(NAME bench_jobs_table
  COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/bench/jobs_table.sh
    $<TARGET_FILE:bench_verbs>)

add_test(NAME bench_split_sides
  COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/bench/split_sides.sh
    ${COLLTUNE_MPIEXEC} ${COLLTUNE_LIB_DIR} ${COLLTUNE_YIELD}
    ${CMAKE_CURRENT_BINARY_DIR}/library/job4/libcolltuned-job4.so
    $<TARGET_FILE:spoiled>)
set_tests_properties(bench_split_sides PROPERTIES
  FIXTURES_REQUIRED library_job4 PROCESSORS 2
  ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")

add_test(NAME bench_job_draw
  COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/bench/job_draw.sh
    $<TARGET_FILE:bench_verbs>)

add_test(NAME bench_job_limits
  COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/bench/job_limits.sh
    $<TARGET_FILE:bench_verbs>)

foreach(lab a b c d e)
  add_test(NAME bench_decides_lab_${lab}
    COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/bench/decides_again.sh
      $<TARGET_FILE:colltune> ${PROJECT_SOURCE_DIR} lab-${lab})
endforeach()

# bench windows, briefly: the library is made by tests/library
if(NOT COLLTUNE_SANITIZE)
  add_test(NAME bench_windows
    COMMAND ${PROJECT_SOURCE_DIR}/bench/bench windows --launches 1 --seconds 0.1
      --program $<TARGET_FILE:window_gains>
      ${CMAKE_CURRENT_BINARY_DIR}/library/meets2/libcolltuned-meets2.so)
  set_tests_properties(bench_windows PROPERTIES PROCESSORS 2
    FIXTURES_REQUIRED library_meets2
    ENVIRONMENT "COLLTUNE_BIN=$<TARGET_FILE:colltune>;COLLTUNE_FORCE=allreduce:shared"
    PASS_REGULAR_EXPRESSION
      "gain exscan +98304 .*gain exscan +mean .*hand allreduce_shared +65536( +[0-9.]+ [(][0-9.]+-[0-9.]+[)])+\n")
endif()
add_test(NAME bench_windows_table
  COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/bench/windows_table.sh $<TARGET_FILE:bench_verbs>)

# posts and fetches by hand and by the runner give what the MPI library gives, and take time
add_test(NAME bench_window_overhead
         COMMAND ${COLLTUNE_LAUNCH} -n 2 $<TARGET_FILE:window_overhead> 0.1)
set_tests_properties(bench_window_overhead PROPERTIES
  PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0"
  PASS_REGULAR_EXPRESSION "allreduce_shared 65536 [0-9.]+ [0-9.]+ [0-9.]+\n")
