# Applications that know nothing of colltune, run with a tuned library
# preloaded. The library is made when the tests run: it holds the signature of
# the job.
set(LIBRARY_TESTS ${PROJECT_SOURCE_DIR}/tests/library)
set(LIBRARY_OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/library)
set(LIBRARY_COMPILE ${CMAKE_C_COMPILER} -std=c11 -g ${COLLTUNE_WARNINGS}
    ${COLLTUNE_SANITIZE_FLAGS} ${MPICH_CFLAGS})
set(LIBRARY_LINK ${MPICH_LDFLAGS})

function(library_program name)
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} colltune_flags PkgConfig::MPICH)
  add_dependencies(${name} yield)
  set_target_properties(${name} PROPERTIES ENABLE_EXPORTS ON)
endfunction()

# library_make(NAME RANKS SIGNATURE [DEFINITION...]): libcolltuned-NAME.so
function(library_make name ranks signature)
  if(NOT LIBRARY_RUN)
    set(LIBRARY_RUN ct_run)
  endif()
  add_test(NAME library_make_${name}
    COMMAND ${CMAKE_COMMAND} -DMPIEXEC=${COLLTUNE_MPIEXEC} -DRANKS=${ranks}
      -DSIGNATURE=$<TARGET_FILE:${signature}> "-DCOMPILE=${LIBRARY_COMPILE}"
      "-DSPOIL=${ARGN}"
      "-DARCHIVES=$<TARGET_FILE:ct_library>;$<TARGET_FILE:${LIBRARY_RUN}>;$<TARGET_FILE:ct_plan>;$<TARGET_FILE:ct_base>"
      -DROOT=${PROJECT_SOURCE_DIR}
      -DOUTPUT=${LIBRARY_OUTPUT}/${name}/libcolltuned-${name}.so
      -P ${LIBRARY_TESTS}/make_library.cmake)
  set_tests_properties(library_make_${name} PROPERTIES
    FIXTURES_SETUP library_${name}
    ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endfunction()

# library_run(TEST LIBRARY "EXPECT REGEX..." MPIEXEC-ARGUMENTS...)
function(library_run test library expectations)
  set(file ${LIBRARY_OUTPUT}/${library}/libcolltuned-${library}.so)
  add_test(NAME library_${test}
    COMMAND ${CMAKE_COMMAND} -P ${LIBRARY_TESTS}/expect.cmake --
      ${expectations} RUN ${COLLTUNE_MPIEXEC}
      -genv LD_PRELOAD ${COLLTUNE_YIELD}:${file}
      -genv COLLTUNE_REPORT 1 ${ARGN})
  set_tests_properties(library_${test} PROPERTIES
    FIXTURES_REQUIRED library_${library} PROCESSORS 2
    ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endfunction()

add_executable(signature ${LIBRARY_TESTS}/signature.c)
target_link_libraries(signature ct_run)
add_executable(signature_two_hosts ${LIBRARY_TESTS}/signature.c
               ${LIBRARY_TESTS}/two_hosts.c)
target_link_libraries(signature_two_hosts ct_run)
set(COMPARE ${LIBRARY_TESTS}/compare.c)
library_program(some_calls ${LIBRARY_TESTS}/some_calls.c)
library_program(moving_calls ${LIBRARY_TESTS}/moving_calls.c)
library_program(communicators ${LIBRARY_TESTS}/communicators.c ${COMPARE}
                ${LIBRARY_TESTS}/two_hosts.c)
library_program(many_communicators ${LIBRARY_TESTS}/many_communicators.c
                ${COMPARE})
library_program(shortages ${LIBRARY_TESTS}/shortages.c ${COMPARE})
library_program(threads ${LIBRARY_TESTS}/threads.c ${COMPARE})
library_program(no_bytes ${LIBRARY_TESTS}/no_bytes.c)
library_program(empty_blocks ${LIBRARY_TESTS}/empty_blocks.c ${COMPARE})
library_program(much_memory ${LIBRARY_TESTS}/much_memory.c ${COMPARE})
library_program(sessions ${LIBRARY_TESTS}/sessions.c ${COMPARE})
library_program(session_threads ${LIBRARY_TESTS}/session_threads.c ${COMPARE})
library_program(finalizers ${LIBRARY_TESTS}/finalizers.c ${COMPARE})
library_program(first_inter ${LIBRARY_TESTS}/first_inter.c ${COMPARE})
add_library(tool SHARED ${LIBRARY_TESTS}/tool.c)
target_link_libraries(tool colltune_flags PkgConfig::MPICH)
add_executable(tooled_calls ${LIBRARY_TESTS}/some_calls.c)
target_link_libraries(tooled_calls colltune_flags tool PkgConfig::MPICH)

foreach(ranks 2 3 4)
  library_make(job${ranks} ${ranks} signature)
  math(EXPR given "1004 * ${ranks}")
  math(EXPR small "4 * ${ranks}")
  math(EXPR middle "200 * ${ranks}")
  math(EXPR large "800 * ${ranks}")
  library_run(report_${ranks} job${ranks}
    "EXPECT;tuned for job, ${ranks} ranks. calls of rank 0;  4 +${given} +[0-9.]+   [0-9.]+  alltoall\n;  1 +${small} +[0-9.]+   [0-9.]+    alltoall_bruck\n;  2 +${large} +[0-9.]+   [0-9.]+    alltoall_ring segment_bytes=0\n;  1 +${middle} +[0-9.]+   0.000000    native: the tuned choice\n;  5 +5040 +[0-9.]+  -0.000000. allgather\n;  1 +5000 +[0-9.]+          -    allgather_ring;  6 +12032 +[0-9.]+          -  allreduce\n;saved: estimated against native; [0-9.]+   [0-9.]+. all\n;of the calls for which;alltoall: 4 calls;  1 alltoall_bruck, 4 to 4 bytes\n;  2 alltoall_ring segment_bytes=0, 400 to 400 bytes\n;  1 native, 200 to 200 bytes: the tuned choice\n;allgather: 5 calls;  3 allgather_bruck, 4 to 4 bytes\n;  1 allgather_ring segment_bytes=4096, 5000 to 5000 bytes\n;  1 native: algorithm does not apply\n;allreduce: 6 calls;  4 allreduce_recursive_doubling, 8 to 8 bytes\n;  1 allreduce_ring segment_bytes=1024, 12000 to 12000 bytes\n;  1 native: no bytes\n"
    -n ${ranks} $<TARGET_FILE:some_calls>)
endforeach()

foreach(ranks 1 5)
  library_make(job${ranks} ${ranks} signature)
endforeach()
# every collective of some_calls, for one reason
function(library_run_native test library reason)
  library_run(${test} ${library}
    "EXPECT;alltoall: 4 calls\ncolltune:   4 native: ${reason}\n;allgather: 5 calls\ncolltune:   5 native: ${reason}\n;allreduce: 6 calls\ncolltune:   6 native: ${reason}\n"
    ${ARGN})
endfunction()

set(SOME_CALLS $<TARGET_FILE:some_calls>)
library_run_native(other_nranks job3 "process count not tuned"
  -n 2 ${SOME_CALLS})
foreach(part nranks mpi_version placement)
  string(TOUPPER ${part} macro)
  library_make(other_${part} 2 signature -DSPOIL_${macro}=1)
endforeach()
library_run_native(spoilt_nranks other_nranks "process count not tuned"
  -n 2 ${SOME_CALLS})
library_run_native(other_mpi other_mpi_version "MPI library differs"
  -n 2 ${SOME_CALLS})
library_run_native(other_placement other_placement
  "placement of the ranks differs" -n 2 ${SOME_CALLS})

# from a simulation: another MPI library is to be expected, the rest is not
library_make(simulated 3 signature -DSIMULATED -DSPOIL_MPI_VERSION=1)
library_make(simulated_elsewhere 2 signature -DSIMULATED -DSPOIL_PLACEMENT=1)
set(REFUSED "tuned in a simulation .COLLTUNE_SIMULATED is not 1 on all ranks.")
library_run_native(simulated simulated "${REFUSED}" -n 3 ${SOME_CALLS})
library_run_native(simulated_wanted_on_rank_0 simulated "${REFUSED}"
  -n 1 -env COLLTUNE_SIMULATED 1 ${SOME_CALLS} : -n 2 ${SOME_CALLS})
library_run_native(simulated_not_wanted_on_rank_0 simulated "${REFUSED}"
  -n 1 ${SOME_CALLS} : -n 2 -env COLLTUNE_SIMULATED 1 ${SOME_CALLS})
library_run_native(simulated_off simulated "switched off by COLLTUNE"
  -genv COLLTUNE_SIMULATED 1 -genv COLLTUNE off -n 3 ${SOME_CALLS})
library_run_native(simulated_elsewhere simulated_elsewhere
  "placement of the ranks differs"
  -genv COLLTUNE_SIMULATED 1 -n 2 ${SOME_CALLS})
library_run(simulated_wanted simulated
  "EXPECT;tuned for job, 3 ranks, in a simulation. calls of rank 0;  1 alltoall_bruck, ;  2 alltoall_ring segment_bytes=0, ;  3 allgather_bruck, ;  4 allreduce_recursive_doubling, ;  1 allreduce_ring ;REJECT;native: tuned in"
  -genv COLLTUNE_SIMULATED 1 -n 3 ${SOME_CALLS})
library_run(simulated_for_a_wrong_value simulated
  "EXPECT;COLLTUNE_SIMULATED=maybe: expected 1, on, yes, true, 0, off, no or false. taken as off\n;  6 native: ${REFUSED};REJECT;taken as off.*taken as off"
  -genv COLLTUNE_SIMULATED maybe -n 3 ${SOME_CALLS})
library_run_native(simulated_0 simulated "${REFUSED}"
  -genv COLLTUNE_SIMULATED 0 -n 3 ${SOME_CALLS})

library_make(two_collectives 2 signature -DSPOIL_ALLREDUCE)
library_run(never_tuned two_collectives
  "EXPECT;  3 allgather_bruck;  5 native: collective not tuned\n;  1 native: no bytes\n"
  -n 2 ${SOME_CALLS})

library_make(two_hosts 4 signature_two_hosts)
library_run(communicators two_hosts
  "EXPECT;alltoall: 9 calls\ncolltune:   5 native, 120 to 120 bytes: the tuned choice\ncolltune:   2 native: process count not tuned\ncolltune:   1 native: placement of the ranks differs\ncolltune:   1 native: inter-communicator\n;allreduce: 9 calls\ncolltune:   5 allreduce_ring"
  -n 4 $<TARGET_FILE:communicators>)
library_run(many_communicators job2
  "EXPECT;allreduce: (4[0-9][0-9][0-9]|5[0-9][0-9][0-9]) calls\ncolltune:   (4|5)[0-9][0-9][0-9] allreduce_recursive_doubling, 4 to 4 bytes\n;REJECT;native: "
  -n 2 $<TARGET_FILE:many_communicators>)
library_run(many_communicators_of_threads job2
  "EXPECT;30[0-9][0-9] allreduce_recursive_doubling;native: too many communicators"
  -n 2 $<TARGET_FILE:many_communicators> threads)
library_run(shortages job3
  "EXPECT;allreduce: 14 calls\ncolltune:   8 allreduce_recursive_doubling, 4 to 4 bytes\ncolltune:   2 native: out of memory for set-up.*\ncolltune:   4 native: set-up failed\n"
  -n 3 $<TARGET_FILE:shortages>)
library_run(threads job2
  "EXPECT;measured at thread level single, this program runs at multiple;  100 allgather_bruck, ;  100 allreduce_recursive_doubling, "
  -n 2 $<TARGET_FILE:threads>)

library_run(no_bytes job2
  "EXPECT;alltoall: 1 call\ncolltune:   1 native: no bytes\n" -n 2 $<TARGET_FILE:no_bytes>)
library_run(empty_blocks job3
  "EXPECT;  2 reduce_scatter_pairwise, ;  1 allgatherv_ring "
  -genv COLLTUNE_FORCE reduce_scatter:pairwise,allgatherv:ring -n 3 $<TARGET_FILE:empty_blocks>)
if(NOT COLLTUNE_SANITIZE) # the sanitizers hold memory of their own
  library_run(much_memory job2
    "EXPECT;alltoall_ring;allreduce_ring;REJECT;native:"
    -n 2 $<TARGET_FILE:much_memory>)
  library_run(much_memory_for_one_rank job2
    "EXPECT;native: out of memory for the call on some rank"
    -n 2 $<TARGET_FILE:much_memory> limited)
endif()
library_run(sessions job2
  "EXPECT;calls of rank 0:\n;allreduce: 12 calls\ncolltune:   12 allreduce_recursive_doubling;REJECT;calls of rank 0.*calls of rank 0"
  -n 2 $<TARGET_FILE:sessions>)

library_run(session_threads job2
  "EXPECT;allreduce: 200000 calls\ncolltune:   200000 native: process count not tuned"
  -n 1 $<TARGET_FILE:session_threads>)
library_run(finalizers job2
  "EXPECT;called at the end.*called at the end;allreduce_recursive_doubling"
  -n 2 $<TARGET_FILE:finalizers>)
library_run(finalizers_of_threads job2
  "EXPECT;called at the end.*called at the end"
  -n 2 $<TARGET_FILE:finalizers> threads)
library_run(first_inter job2
  "EXPECT;alltoall: 1 call\ncolltune:   1 native: inter-communicator\n"
  -n 2 $<TARGET_FILE:first_inter>)

file(GLOB parts CONFIGURE_DEPENDS ${LIBRARY_TESTS}/*_tests.cmake)
foreach(part IN LISTS parts)
  include(${part})
endforeach()

# one algorithm for every size
library_run(forced job3
  "EXPECT;COLLTUNE_FORCE=allreduce:ring=1024,alltoall:simple,allgather:native\n;alltoall: 4 calls\ncolltune:   4 alltoall_simple, 4 to 400 bytes\n;allgather: 5 calls\ncolltune:   5 native, 4 to 5000 bytes;allreduce: 6 calls\ncolltune:   1 allreduce_ring segment_bytes=1024, 12000 to 12000 bytes\n"
  -genv COLLTUNE_FORCE allreduce:ring=1024,alltoall:simple,allgather:native
  -n 3 ${SOME_CALLS})
library_run(forced_by_name job3
  "EXPECT;colltune:   1 allreduce_ring segment_bytes=1024, 12000 to 12000 bytes\n"
  -genv COLLTUNE_FORCE allreduce:ring=segment_bytes=1024 -n 3 ${SOME_CALLS})
library_run(forced_as_reported job3
  "EXPECT;colltune:   4 alltoall_rounds partners=one_factor separation=barrier barriers=1, 4 to ;allgather: 5 calls\ncolltune:   5 native, 4 to 5000 bytes;colltune:   1 allreduce_ring segment_bytes=1024, 12000 to 12000 bytes\n"
  -genv COLLTUNE_FORCE
  "allreduce_ring segment_bytes=1024,alltoall:alltoall_rounds partners=one_factor separation=barrier barriers=1,allgather:native"
  -n 3 ${SOME_CALLS})
library_run(forced_elsewhere job3
  "EXPECT;alltoall: 4 calls\ncolltune:   4 alltoall_bruck;allgather: 5 calls\ncolltune:   5 native: process count not tuned"
  -genv COLLTUNE_FORCE alltoall:bruck -n 2 ${SOME_CALLS})
library_run(forced_not_applicable job3
  "EXPECT;COLLTUNE_FORCE=alltoall:pair: alltoall_rounds does not apply to 3 ranks and 4 bytes. such calls are native\n;  4 native: algorithm does not apply;REJECT;such calls are native.*such calls"
  -genv COLLTUNE_FORCE alltoall:pair -n 3 ${SOME_CALLS})
library_run(trial_mistaken job3
  "EXPECT;COLLTUNE_TRIAL=maybe: expected exact, all or off. taken as off\n"
  -genv COLLTUNE_TRIAL maybe -n 3 ${SOME_CALLS})
foreach(mistake "alltoall:brook;alltoall has no algorithm brook. it has native, .*, bruck, .*"
        "gossip:ring;there is no collective gossip. there are .*allgather, .*"
        "ring;expected COLLECTIVE:ALGORITHM"
        "allreduce:ring=77;77 is not a value of the parameter segment_bytes: expected 0, 1024, .* or [0-9]+"
        "allreduce:ring=window=4;window=4 is not a parameter with its value: expected NAME=VALUE, NAME is segment_bytes or order"
        "alltoall:bruck=1;1 is not a parameter with its value: expected NAME=VALUE, NAME is order")
  list(GET mistake 0 value)
  list(GET mistake 1 words)
  string(MAKE_C_IDENTIFIER ${value} name)
  library_run(forced_wrongly_${name} job2
    "EXPECT;COLLTUNE_FORCE=allgather:bruck,${value}: in ${value}: ${words}. nothing is forced\n;  4 allreduce_recursive_doubling, 8"
    -genv COLLTUNE_FORCE allgather:bruck,${value} -n 2 ${SOME_CALLS})
endforeach()

# linked, not preloaded
set(LINKED ${LIBRARY_OUTPUT}/linked)
add_test(NAME library_link
  COMMAND ${LIBRARY_COMPILE} -D_XOPEN_SOURCE=700 -o ${LINKED}
    ${LIBRARY_TESTS}/some_calls.c -L${LIBRARY_OUTPUT}/job2 -lcolltuned-job2
    -Wl,-rpath,${LIBRARY_OUTPUT}/job2 ${LIBRARY_LINK})
set_tests_properties(library_link PROPERTIES
  FIXTURES_REQUIRED library_job2 FIXTURES_SETUP library_linked)
add_test(NAME library_linked
  COMMAND ${CMAKE_COMMAND} -P ${LIBRARY_TESTS}/expect.cmake --
    EXPECT "  3 allgather_bruck, 4 to 4 bytes\n" RUN
    ${COLLTUNE_MPIEXEC} -genv COLLTUNE_REPORT 1 -n 2 ${LINKED})
set_tests_properties(library_linked PROPERTIES
  FIXTURES_REQUIRED library_linked PROCESSORS 2
  ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")

# only what is interposed may be seen of the library
find_program(LIBRARY_NM NAMES nm REQUIRED)
add_test(NAME library_shows_only_mpi
  COMMAND ${CMAKE_COMMAND} -P ${LIBRARY_TESTS}/expect.cmake --
    EXPECT " T MPI_Alltoall\n" REJECT " [A-Z] ct_" " MPI_Finalize\n" RUN
    ${LIBRARY_NM} -D --defined-only
    ${LIBRARY_OUTPUT}/job2/libcolltuned-job2.so)
set_tests_properties(library_shows_only_mpi PROPERTIES
  FIXTURES_REQUIRED library_job2)

find_program(COLLTUNE_FORTRAN NAMES gfortran)
find_program(COLLTUNE_MPIFORT NAMES mpifort.mpich mpifort-mpich mpifort)
foreach(source fortran_mpif.f fortran_module.f90 fortran_f08.f90)
  get_filename_component(name ${source} NAME_WE)
  if(COLLTUNE_FORTRAN AND COLLTUNE_MPIFORT)
    add_test(NAME library_compile_${name}
      COMMAND ${COLLTUNE_MPIFORT} -o ${LIBRARY_OUTPUT}/${name}
        ${LIBRARY_TESTS}/${source})
    set_tests_properties(library_compile_${name} PROPERTIES
      FIXTURES_SETUP library_${name} FIXTURES_REQUIRED library_job3)
    library_run(${name} job3
      "EXPECT;  1 alltoall_bruck, 4;  1 allgather_bruck, 4;  1 allreduce_recursive_doubling, 4"
      -n 3 ${LIBRARY_OUTPUT}/${name})
    library_run(meeting_${name} meets3
      "EXPECT;  1 alltoall_shared posts=one, 4;  1 allgather_shared, 4;  1 allreduce_shared segment_bytes=0 form=flat, 4"
      -genv COLLTUNE_FORCE alltoall:shared,allgather:shared,allreduce:shared
      -n 3 ${LIBRARY_OUTPUT}/${name})
    set_tests_properties(library_${name} PROPERTIES
      FIXTURES_REQUIRED "library_${name};library_job3")
    set_tests_properties(library_meeting_${name} PROPERTIES
      FIXTURES_REQUIRED "library_${name};library_meets3")
  else()
    add_test(NAME library_${name}
      COMMAND ${CMAKE_COMMAND} -E echo "skipped: no Fortran compiler for MPI")
    set_tests_properties(library_${name} PROPERTIES
      SKIP_REGULAR_EXPRESSION "^skipped")
  endif()
endforeach()

# MPI_Init of `use mpi_f08`, which calls no C function of that name, is seen
if(COLLTUNE_FORTRAN AND COLLTUNE_MPIFORT)
  add_test(NAME library_missing_in_fortran
    COMMAND sh ${LIBRARY_TESTS}/missing.sh ${COLLTUNE_MPIEXEC}
      ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/job3/libcolltuned-job3.so
      ${LIBRARY_OUTPUT}/fortran_f08 once)
  set_tests_properties(library_missing_in_fortran PROPERTIES
    FIXTURES_REQUIRED "library_fortran_f08;library_job3"
    ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endif()

# the executor alone
colltune_mpi_test(mpi_algorithms
                  "${LIBRARY_TESTS}/mpi_algorithms.c;${LIBRARY_TESTS}/filled_blocks.c" ct_run
                  1 2 3 4 5 7 8 13)
colltune_mpi_test(planned_values ${LIBRARY_TESTS}/planned_values.c ct_run 2)
colltune_mpi_test(empty_messages ${LIBRARY_TESTS}/empty_messages.c ct_run 2)

colltune_mpi_test(library_plan_shortage ${LIBRARY_TESTS}/plan_shortage.c ct_run 2)
target_link_options(library_plan_shortage PRIVATE LINKER:--wrap=calloc)

# sizes that the ranks tell each other
colltune_mpi_test(library_announced
  "${LIBRARY_TESTS}/announced_counts.c;${COMPARE}" ct_library 3 4 5 8)
target_link_options(library_announced PRIVATE LINKER:--wrap=malloc
  LINKER:--wrap=PMPI_Isend LINKER:--wrap=PMPI_Isend_c)
target_link_libraries(test_rounds ct_run)
target_link_libraries(test_schedules ct_library)
target_link_libraries(test_slots ct_run)
target_link_libraries(test_passing ct_library)
target_link_libraries(test_saving ct_library)
target_link_libraries(test_tally ct_library)
