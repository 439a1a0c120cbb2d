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
# and what is none is not
add_test(NAME conformance_finds_no_operands
  COMMAND ${COLLTUNE_LAUNCH} -genv FAULT operands -n 3 $<TARGET_FILE:conformance_faulty>
    --rounds 300 --seed 1 --collective reduce_scatter_block)
set_tests_properties(conformance_finds_no_operands PROPERTIES
  PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")

# conformance_tuned(TEST RANKS FORCE "EXPECT REGEX..." OPTION...): FORCE may be "none"
function(conformance_tuned test ranks force expectations)
  set(forced -genv COLLTUNE_FORCE ${force})
  if(force STREQUAL none)
    set(forced "")
  endif()
  library_run(conformance_${test} job${ranks} "EXPECT;mistakes=0\n;${expectations}" ${forced}
    -n ${ranks} $<TARGET_FILE:conformance> ${ARGN})
endfunction()

function(conformance_preloaded)
  set(all "EXPECT;alltoall_bruck, ;alltoall_ring segment_bytes=0, ;allgather_bruck, ;allgather_ring segment_bytes=0, ;allreduce_recursive_doubling, ;allreduce_ring segment_bytes=0, ")
  conformance_tuned(1 1 none "EXPECT;bcast_tree segment_bytes=0 tree=linear radix=1, ;alltoallv_spread window=0, "
    --rounds 300 --seed 6)
  conformance_tuned(2 2 none
    "${all};allgather_ring segment_bytes=4096, ;allreduce_ring segment_bytes=1024, "
    --rounds 500 --seed 3)
  conformance_tuned(3 3 none "${all}" --rounds 400 --seed 7)
  conformance_tuned(4 4 none "${all}" --rounds 300 --seed 9)
  conformance_tuned(5 5 none "${all}" --rounds 200 --seed 9)
  conformance_tuned(threads 2 none "${all}" --rounds 300 --seed 9 --threads 2)

  # what was chosen for each collective, and why calls are native
  foreach(case
      "alltoall;alltoall_bruck, ;alltoall_ring segment_bytes=0, ;native, .*the tuned choice;native: no bytes;native: inter-communicator;native: wrong arguments"
      "allgather;allgather_bruck, ;allgather_ring segment_bytes=0, ;allgather_ring segment_bytes=4096, ;native: no bytes;native: inter-communicator;native: wrong arguments"
      "allgatherv;allgatherv_bruck, ;native: no bytes;native: inter-communicator;native: wrong arguments"
      "alltoallv;alltoallv_spread window=0, 0 to ;native: inter-communicator;native: wrong arguments"
      "allreduce;allreduce_recursive_doubling, ;allreduce_ring segment_bytes=0, ;allreduce_ring segment_bytes=1024, ;native: operation does not commute;native: no bytes;REJECT;native: operation not known"
      "bcast;bcast_tree segment_bytes=0 tree=linear radix=1, ;bcast_scatter_allgather allgather=ring radix=2, ;bcast_tree segment_bytes=1024 tree=chain radix=1, ;native: no bytes;native: wrong arguments;native: inter-communicator"
      "reduce;reduce_tree segment_bytes=0 tree=knomial radix=2, ;reduce_halving distance=near, ;reduce_pairwise_gather, ;native: no bytes;REJECT;native: operation;native: datatype")
    list(POP_FRONT case collective)
    foreach(ranks 3 5)
      conformance_tuned(${collective}_${ranks} ${ranks} none "EXPECT;${case}"
        --rounds 200 --seed 6 --collective ${collective})
    endforeach()
  endforeach()
  # without wrong calls nothing is wrong
  foreach(case "allgatherv;allgatherv_bruck, ;allgatherv_ring segment_bytes=4096, "
      "reduce;reduce_halving distance=near, " "alltoallv;alltoallv_spread window=0, ")
    list(POP_FRONT case collective)
    conformance_tuned(right_${collective} 3 none
      "REJECT;native: wrong;EXPECT;${case}"
      --rounds 100 --seed 5 --right --collective ${collective})
  endforeach()

  # one algorithm for all calls of a collective
  foreach(case
      "alltoallv padded_bruck 3 4" # whose ranks tell each other sizes
      "alltoallv tuna 3 4 5"
      "allgatherv recursive_doubling 4" # messages of several blocks, apart
      "reduce_scatter pairwise 1 2 3 5" "reduce_scatter butterfly 3"
      "reduce_scatter ring 3"
      "reduce_scatter_block recursive_halving 1 2 3 5"
      "reduce_scatter_block butterfly 3" "reduce_scatter_block ring 3"
      "scan linear 1 2 3" "scan binary 3 5" "scan hillis_steele 5"
      "scan recursive_doubling 4 5"
      "exscan linear 1 2 3" "exscan shift_scan 3" "exscan binary 5" "exscan 123 4 5"
      "exscan recursive_doubling 5"
      "barrier dissemination 4" "gather binomial 4" "gatherv binomial 4"
      "scatter binomial 4" "scatterv binomial 4" "gather linear 2" "gatherv linear 2"
      "scatter linear 2" "scatterv linear 2")
    string(REPLACE " " ";" case "${case}")
    list(POP_FRONT case collective algorithm)
    foreach(ranks IN LISTS case)
      conformance_tuned(${collective}_${algorithm}_${ranks} ${ranks}
        ${collective}:${algorithm}
        "EXPECT;  [0-9]+ ${collective}_(${algorithm}|tree|halving)[ ,]"
        --rounds 60 --seed 4 --collective ${collective})
    endforeach()
  endforeach()
  # whether an algorithm keeps the order of ranks follows from its setting
  foreach(case "near allreduce" "near reduce" "far allreduce" "far reduce_scatter_block"
      "bine reduce" "bine reduce_scatter")
    separate_arguments(case)
    list(POP_FRONT case distance collective)
    set(native "EXPECT;native: operation does not commute\n")
    if(distance STREQUAL near)
      set(native "REJECT;does not commute")
    endif()
    conformance_tuned(${collective}_halving_${distance}_5 5 ${collective}:halving=${distance}
      "EXPECT;${collective}_halving distance=${distance}, ;${native}"
      --rounds 60 --seed 4 --collective ${collective})
  endforeach()
  foreach(name gatherv scatterv)
    library_run(conformance_${name}_left_out job4
      "EXPECT;${name}_linear window=0, ;native: wrong arguments;mistakes=0\n"
      -genv COLLTUNE_FORCE ${name}:linear
      -n 4 $<TARGET_FILE:conformance> --rounds 60 --seed 4 --leave-out
      --collective ${name})
  endforeach()
  # all collectives in the window of a host
  set(flat "allreduce:shared,bcast:shared,reduce:shared,allgather:shared,allgatherv:shared,alltoall:shared,alltoallv:shared=posts=each,gather:shared,gatherv:shared,scatter:shared,scatterv:shared=posts=each,reduce_scatter_block:shared,reduce_scatter:shared,scan:shared,exscan:shared,barrier:shared")
  set(other "allreduce:shared_slices,bcast_shared segment_bytes=1024 form=levels,reduce:shared_slices,alltoall:shared=posts=each,scatter:shared=posts=each,reduce_scatter_block:shared=posts=each,reduce_scatter:shared=posts=each,scan:shared,exscan:shared,barrier:shared=levels,allreduce_shared segment_bytes=0 form=levels")
  foreach(ranks 2 3 4 5)
    math(EXPR rounds "400 / ${ranks}")
    set(forms flat other)
    if(ranks EQUAL 2) # with whom there are no levels, nor posts for each reader
      set(forms flat)
    endif()
    foreach(form IN LISTS forms)
      library_run(conformance_meets_${form}_${ranks} meets${ranks}
        "EXPECT;mistakes=0\n;[0-9]+ alltoall_shared ;[0-9]+ scan_shared ;[0-9]+ reduce_scatter_shared ;REJECT;have no window"
        -genv COLLTUNE_FORCE ${${form}}
        -n ${ranks} $<TARGET_FILE:conformance> --rounds ${rounds} --seed ${ranks})
    endforeach()
  endforeach()
  # By the script: of label all some of the 1,000,000 calls that it makes by itself.
  foreach(case "in_windows 1 3" "in_windows_2_9 20000 2 9" "in_windows_3_8 20000 3 8"
      "in_windows_4_7 20000 4 7" "in_windows_5_6 20000 5 6")
    string(REPLACE " " ";" all_ranks "${case}")
    list(POP_FRONT all_ranks name calls)
    list(TRANSFORM all_ranks PREPEND library_meets OUTPUT_VARIABLE fixtures)
    string(REPLACE ";" " " all_ranks "${all_ranks}")
    add_test(NAME conformance_${name}
      COMMAND ${CONFORMANCE}/in_windows --calls ${calls} --ranks ${all_ranks} --rounds 100
        --preload "${COLLTUNE_PRELOAD_FIRST}" ${PROJECT_BINARY_DIR})
    set_tests_properties(conformance_${name} PROPERTIES
      FIXTURES_REQUIRED "${fixtures}" PROCESSORS 2)
    if(NOT calls EQUAL 1)
      set_tests_properties(conformance_${name} PROPERTIES LABELS all)
    endif()
  endforeach()
  # two threads at once have none
  library_run(conformance_meets_threads meets2
    "EXPECT;mistakes=0\n;native: ranks of a host have no window\n;REJECT;alltoall_shared posts=one, "
    -genv COLLTUNE_FORCE ${flat}
    -n 2 $<TARGET_FILE:conformance> --rounds 100 --seed 9 --threads 2)
  # without a report calls pass, in between those that run
  foreach(ranks 2 3)
    library_run_unwatched(job${ranks} ${ranks} conformance --rounds 300 --seed 3 --right)
  endforeach()
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

# Ranks on three pretended hosts, of which MPICH knows, too, that were not tuned: all
# algorithms are drawn, in all orders.
conformance_program(conformance_untuned_hosts
                    ${PROJECT_SOURCE_DIR}/tests/library/untuned_hosts.c)
target_link_options(conformance_untuned_hosts PRIVATE LINKER:--wrap=main
  LINKER:--wrap=ct_ranking_share)
target_link_libraries(conformance_untuned_hosts ct_library)

# conformance_untuned(TEST DRAW "EXPECT REGEX..." ENVIRONMENT... -- OPTION...)
function(conformance_untuned test draw expectations)
  add_test(NAME conformance_untuned_hosts_${test}
    COMMAND ${CMAKE_COMMAND} -P ${PROJECT_SOURCE_DIR}/tests/library/expect.cmake
      -- ${expectations} RUN ${COLLTUNE_LAUNCH} -n 5
      -genv MPIR_CVAR_NUM_CLIQUES 3 -genv COLLTUNE_SIMULATED 1
      -genv COLLTUNE_REPORT 1 -genv DRAW ${draw} ${ARGN})
  set_tests_properties(conformance_untuned_hosts_${test} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endfunction()

foreach(draw 1 2)
  conformance_untuned(${draw} ${draw}
    "EXPECT;mistakes=0\n;order=depth_first, ;order=dealt, ;took what was predicted;REJECT;native order="
    $<TARGET_FILE:conformance_untuned_hosts> --rounds 60 --seed 5)
  conformance_untuned(reduce_${draw} ${draw}
    "EXPECT;mistakes=0\n;reduce: ;order=;REJECT;native order="
    $<TARGET_FILE:conformance_untuned_hosts> --rounds 120 --seed 6
    --collective reduce)
endforeach()
conformance_untuned(forced_reduce 3
  "EXPECT;mistakes=0\n;this order of native does not apply to 5 ranks;REJECT;native order=dealt, "
  -genv COLLTUNE_FORCE reduce:native=order=dealt
  $<TARGET_FILE:conformance_untuned_hosts> --rounds 60 --seed 6
  --collective reduce)
# leaders between hosts, and a window inside them, or messages where there can be none
set(inside "scan:shared,gather_hierarchical radix=2 inside=shared,scatter_hierarchical radix=4 inside=shared,bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial inside=shared")
foreach(part "allreduce recursive_doubling" "reduce binomial" "allgather spread"
    "alltoall spread" "reduce_scatter pairwise" "reduce_scatter_block pairwise")
  separate_arguments(part)
  list(POP_FRONT part collective between)
  string(APPEND inside
    ",${collective}_hierarchical leaders=1 between=${between} inside=shared")
endforeach()
conformance_untuned(inside 3
  "EXPECT;mistakes=0\n;allreduce_hierarchical leaders=1 .*inside=shared, ;alltoall_hierarchical leaders=1 .*inside=shared, ;gather_hierarchical radix=2 inside=shared, ;scatter_hierarchical radix=4 inside=shared, ;REJECT;by messages"
  -genv COLLTUNE_FORCE "${inside}"
  $<TARGET_FILE:conformance_untuned_hosts> --rounds 120 --seed 7)
set(apart "EXPECT;mistakes=0\n;allreduce_hierarchical leaders=1 [^,]*, [^\n]*, by messages: ranks cannot meet;alltoall_hierarchical leaders=1 [^,]*, [^\n]*, by messages;native: ranks of a host have no window;REJECT;inside=shared, ")
conformance_untuned(inside_unwanted 3 "${apart}"
  -genv COLLTUNE_FORCE "${inside}" -genv COLLTUNE_WINDOW 0
  $<TARGET_FILE:conformance_untuned_hosts> --rounds 120 --seed 7)
conformance_untuned(reproducible 4
  "EXPECT;mistakes=0\n;operands run in one order\n;reduce_halving distance=near, "
  -genv COLLTUNE_REPRODUCIBLE 1 $<TARGET_FILE:conformance_untuned_hosts>
  --rounds 60 --seed 8)
