# Random calls, natively and with the libraries that tests/library makes; its
# functions are there when all lists are read. For minutes, and with every
# algorithm: tests/conformance/every_algorithm.
set(CONFORMANCE ${PROJECT_SOURCE_DIR}/tests/conformance)
file(GLOB CONFORMANCE_SOURCES CONFIGURE_DEPENDS ${CONFORMANCE}/*.c)
list(REMOVE_ITEM CONFORMANCE_SOURCES ${CONFORMANCE}/faulty.c)

# a row for each collective
set(CONFORMANCE_ROWS ${CONFORMANCE_SOURCES})
list(FILTER CONFORMANCE_ROWS INCLUDE REGEX "/row_[a-z_]+\\.c$")
colltune_registry(${CMAKE_CURRENT_BINARY_DIR}/rows.c ct_rows ct_row ct_
                  tests/conformance/rows.h ${CONFORMANCE_ROWS})
list(APPEND CONFORMANCE_SOURCES ${CMAKE_CURRENT_BINARY_DIR}/rows.c)
file(GLOB interposed CONFIGURE_DEPENDS
     ${PROJECT_SOURCE_DIR}/library/collectives/mpi_*.c)
foreach(source IN LISTS interposed)
  string(REGEX REPLACE ".*/mpi_" "${CONFORMANCE}/row_" row ${source})
  if(NOT row IN_LIST CONFORMANCE_ROWS)
    message(FATAL_ERROR "there is no ${row}")
  endif()
endforeach()

function(conformance_program name)
  add_executable(${name} ${CONFORMANCE_SOURCES} ${ARGN})
  target_link_libraries(${name} colltune_flags PkgConfig::MPICH)
  add_dependencies(${name} yield)
  set_target_properties(${name} PROPERTIES ENABLE_EXPORTS ON)
endfunction()

conformance_program(conformance)
conformance_program(conformance_faulty ${CONFORMANCE}/faulty.c)

# conformance_native(TEST RANKS OPTION...)
function(conformance_native test ranks)
  add_test(NAME conformance_${test}
    COMMAND ${COLLTUNE_LAUNCH} -n ${ranks} $<TARGET_FILE:conformance> ${ARGN})
  set_tests_properties(conformance_${test} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endfunction()

conformance_native(native_1 1 --rounds 600 --seed 1)
conformance_native(native_2 2 --rounds 600 --seed 2)
conformance_native(native_3 3 --rounds 100 --seed 3)
conformance_native(native_threads 2 --rounds 60 --seed 4 --threads 2)

# what it is for: mistakes are found
foreach(fault result guard send error class handler)
  add_test(NAME conformance_finds_${fault}
    COMMAND ${COLLTUNE_LAUNCH} -genv FAULT ${fault} -n 2
      $<TARGET_FILE:conformance_faulty> --rounds 100 --seed 1
      --collective allgather)
  set_tests_properties(conformance_finds_${fault} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0"
    PASS_REGULAR_EXPRESSION "rounds=100 calls=[0-9]+ seed=1 mistakes=[1-9]")
endforeach()

function(conformance_preloaded)
  foreach(name scan exscan barrier)
    library_run(conformance_${name} job4
      "EXPECT;mistakes=0\n;REJECT;native: wrong"
      -genv COLLTUNE_FORCE
        scan:recursive_doubling,exscan:123,barrier:dissemination
      -n 4 $<TARGET_FILE:conformance> --rounds 60 --seed 4 --right
      --collective ${name})
  endforeach()
  set(all "alltoall_bruck, ;alltoall_ring segment_bytes=0, ;allgather_bruck, ;allgather_ring segment_bytes=0, ;allreduce_recursive_doubling, ;allreduce_ring segment_bytes=0, ;mistakes=0\n")
  library_run(conformance_2 job2
    "EXPECT;${all};allgather_ring segment_bytes=4096, ;allreduce_ring segment_bytes=1024, "
    -n 2 $<TARGET_FILE:conformance> --rounds 500 --seed 1)
  library_run(conformance_3 job3 "EXPECT;${all}"
    -n 3 $<TARGET_FILE:conformance> --rounds 400 --seed 7)
  library_run(conformance_4 job4 "EXPECT;${all}"
    -n 4 $<TARGET_FILE:conformance> --rounds 300 --seed 8)
  foreach(name padded_bruck tuna) # whose ranks tell each other sizes
    library_run(conformance_${name} job4
      "EXPECT;alltoallv_${name} radix=2, ;mistakes=0\n"
      -genv COLLTUNE_FORCE alltoallv:${name}
      -n 4 $<TARGET_FILE:conformance> --rounds 60 --seed 4
      --collective alltoallv)
  endforeach()
  library_run(conformance_reduce job3
    "EXPECT;reduce_tree segment_bytes=0 tree=knomial radix=2, ;reduce_rabenseifner, ;reduce_pairwise_gather, ;mistakes=0\n;REJECT;native: wrong;native: operation;native: datatype"
    -n 3 $<TARGET_FILE:conformance> --rounds 80 --seed 5 --right --collective reduce)
  foreach(name reduce_scatter:pairwise reduce_scatter_block:butterfly)
    string(REPLACE ":" "_" test ${name})
    string(REGEX REPLACE ":.*" "" collective ${name})
    library_run(conformance_${test} job3 "EXPECT;  [0-9]+ ${test}, ;mistakes=0\n"
      -genv COLLTUNE_FORCE ${name}
      -n 3 $<TARGET_FILE:conformance> --rounds 100 --seed 5
      --collective ${collective})
  endforeach()
  library_run(conformance_allgatherv job3
    "EXPECT;allgatherv_bruck, ;allgatherv_ring segment_bytes=4096, ;mistakes=0\n;REJECT;native: wrong"
    -n 3 $<TARGET_FILE:conformance> --rounds 100 --seed 5 --right
    --collective allgatherv)
  # messages of several blocks, with gaps between them
  library_run(conformance_allgatherv_apart job4
    "EXPECT;allgatherv_recursive_doubling, ;mistakes=0\n"
    -genv COLLTUNE_FORCE allgatherv:recursive_doubling
    -n 4 $<TARGET_FILE:conformance> --rounds 100 --seed 6
    --collective allgatherv)
  foreach(name gather gatherv scatter scatterv)
    library_run(conformance_${name} job4
      "EXPECT;${name}_(binomial|tree radix=2), ;mistakes=0\n"
      -genv COLLTUNE_FORCE ${name}:binomial
      -n 4 $<TARGET_FILE:conformance> --rounds 60 --seed 4
      --collective ${name})
  endforeach()
  foreach(name gatherv scatterv)
    library_run(conformance_${name}_left_out job4
      "EXPECT;${name}_linear window=0, ;native: wrong arguments;mistakes=0\n"
      -genv COLLTUNE_FORCE ${name}:linear
      -n 4 $<TARGET_FILE:conformance> --rounds 60 --seed 4 --leave-out
      --collective ${name})
  endforeach()
  library_run(conformance_threads job2 "EXPECT;${all}"
    -n 2 $<TARGET_FILE:conformance> --rounds 300 --seed 9 --threads 2)
  if(NOT COLLTUNE_SANITIZE) # the script, not much of what it does
    add_test(NAME conformance_every_algorithm
      COMMAND ${CONFORMANCE}/every_algorithm --rounds 16 --ranks 2
        --seed 1000 --program $<TARGET_FILE:conformance>
        ${LIBRARY_OUTPUT}/job2/libcolltuned-job2.so)
    set_tests_properties(conformance_every_algorithm PROPERTIES
      FIXTURES_REQUIRED library_job2 PROCESSORS 2)
  endif()
endfunction()

cmake_language(DEFER CALL conformance_preloaded)

# Ranks on three pretended hosts, of which MPICH knows, too, that take the choices
# of jobs whose ranks were in another order.
conformance_program(conformance_like_hosts
                    ${PROJECT_SOURCE_DIR}/tests/library/like_hosts.c)
target_link_options(conformance_like_hosts PRIVATE LINKER:--wrap=main)
target_link_libraries(conformance_like_hosts ct_library)

# conformance_like(TEST ORDER "EXPECT REGEX..." ENVIRONMENT... -- OPTION...)
function(conformance_like test order expectations)
  add_test(NAME conformance_like_hosts_${test}
    COMMAND ${CMAKE_COMMAND} -P ${PROJECT_SOURCE_DIR}/tests/library/expect.cmake
      -- ${expectations} RUN ${COLLTUNE_LAUNCH} -n 5
      -genv MPIR_CVAR_NUM_CLIQUES 3 -genv COLLTUNE_SIMULATED 1
      -genv COLLTUNE_REPORT 1 -genv COLLTUNE_JOB ${order} ${ARGN})
  set_tests_properties(conformance_like_hosts_${test} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endfunction()

foreach(order depth_first dealt)
  conformance_like(${order} ${order}
    "EXPECT;mistakes=0\n;order=${order}, ;took what was tuned for job ${order};REJECT;native order="
    $<TARGET_FILE:conformance_like_hosts> --rounds 60 --seed 5)
  conformance_like(reduce_${order} ${order}
    "EXPECT;mistakes=0\n;reduce: ;order=${order}, ;REJECT;native order="
    $<TARGET_FILE:conformance_like_hosts> --rounds 120 --seed 6
    --collective reduce)
endforeach()
conformance_like(forced_reduce dealt
  "EXPECT;mistakes=0\n;this order of native does not apply to 5 ranks;REJECT;native order=dealt, "
  -genv COLLTUNE_FORCE reduce:native=order=dealt
  $<TARGET_FILE:conformance_like_hosts> --rounds 60 --seed 6
  --collective reduce)
conformance_like(reproducible dealt
  "EXPECT;mistakes=0\n;operands run in one order\n;reduce_rabenseifner, "
  -genv COLLTUNE_REPRODUCIBLE 1 $<TARGET_FILE:conformance_like_hosts>
  --rounds 60 --seed 7)
