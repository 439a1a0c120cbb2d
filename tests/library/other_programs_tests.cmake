# The library is preloaded into whatever a job starts: into programs without
# MPI, of another MPI library or interface, of MPICH by another name or of an older
# one, and into programs that load MPI later. Each also with LD_BIND_NOW=1, by
# which no name may be missing when a program starts; LD_BIND_LATER means nothing.
set(PRELOADED ${LIBRARY_OUTPUT}/job2/libcolltuned-job2.so)

add_test(NAME library_needs_only_libc
  COMMAND sh ${LIBRARY_TESTS}/needs_only_libc.sh ${PRELOADED}
          $<TARGET_FILE:colltune_record>)
set_tests_properties(library_needs_only_libc PROPERTIES
  FIXTURES_REQUIRED library_job2)

# of an MPI library of today, which says what its interface is
foreach(kind "native;-1" "standard;1")
  list(GET kind 0 name)
  list(GET kind 1 major)
  add_library(abi_${name} MODULE ${LIBRARY_TESTS}/abi_version.c)
  target_compile_definitions(abi_${name} PRIVATE MAJOR=${major})
endforeach()
function(library_run_with_abi test abi expectations)
  library_run(${test} job2 "${expectations}"
    -genv LD_PRELOAD ${COLLTUNE_YIELD}:$<TARGET_FILE:abi_${abi}>:${PRELOADED}
    -n 2 ${SOME_CALLS})
endfunction()
library_run_with_abi(own_interface native
  "EXPECT;  4 allreduce_recursive_doubling, 8 to 8 bytes\n")
library_run_with_abi(standard_interface standard
  "EXPECT;another kind of MPI library than colltune was built for: all calls are native: MPICH;REJECT;allreduce_")

# MPICH as other systems have it
add_executable(renamed_mpi ${LIBRARY_TESTS}/renamed_mpi.c)
target_link_libraries(renamed_mpi colltune_flags)
set(RENAMED_MPI ${LIBRARY_OUTPUT}/renamed_mpi)
file(MAKE_DIRECTORY ${RENAMED_MPI}/name ${RENAMED_MPI}/older)
foreach(copy name/libmpi.so.12 older/libmpich.so.12)
  cmake_path(GET copy PARENT_PATH change)
  add_test(NAME library_renamed_mpi_${change}
    COMMAND renamed_mpi ${change} ${pkgcfg_lib_MPICH_mpich} ${RENAMED_MPI}/${copy})
  set_tests_properties(library_renamed_mpi_${change} PROPERTIES
    FIXTURES_SETUP library_mpi_${change})
endforeach()

add_test(NAME library_compile_another_name
  COMMAND ${LIBRARY_COMPILE} -D_XOPEN_SOURCE=700 -o ${RENAMED_MPI}/some_calls
    ${LIBRARY_TESTS}/some_calls.c ${RENAMED_MPI}/name/libmpi.so.12
    -Wl,-rpath,${RENAMED_MPI}/name)
set_tests_properties(library_compile_another_name PROPERTIES
  FIXTURES_REQUIRED library_mpi_name FIXTURES_SETUP library_another_name
 )
function(library_requires fixture)
  foreach(test IN LISTS ARGN)
    set_property(TEST library_${test} APPEND PROPERTY FIXTURES_REQUIRED
                 library_${fixture})
  endforeach()
endfunction()
foreach(when later now)
  string(TOUPPER ${when} WHEN)
  library_run(another_name_${when} job2
    "EXPECT;  3 allgather_bruck, 4 to 4 bytes\n;  4 allreduce_recursive_doubling, 8 to 8 bytes\n"
    -genv LD_BIND_${WHEN} 1 -n 2 ${RENAMED_MPI}/some_calls)
endforeach()
library_requires(another_name another_name_later another_name_now)
library_run(without_large_counts job2
  "EXPECT;allgather: 1 call;1 allgather_bruck;2 allgatherv_ring;alltoall: 3 calls;3 alltoall_bruck;2 alltoallv_spread;1 reduce_scatter_block_pairwise;REJECT;native: "
  -genv LD_LIBRARY_PATH ${RENAMED_MPI}/older -genv COLLTUNE_FORCE
  allgather:bruck,allgatherv:ring,alltoall:bruck,alltoallv:spread,allreduce:recursive_doubling,barrier:dissemination,bcast:linear,reduce:binomial,scatterv:linear,reduce_scatter:pairwise,reduce_scatter_block:pairwise
  -n 2 $<TARGET_FILE:common_uses>)
library_requires(mpi_older without_large_counts)

# a call of a function that the MPI library does not have
library_program(large_calls ${LIBRARY_TESTS}/large_calls.c)
library_run(large_calls job2 "EXPECT;sum 3\n;1 allreduce_recursive_doubling"
  -n 2 $<TARGET_FILE:large_calls>)
add_test(NAME library_absent_large_call
  COMMAND ${COLLTUNE_MPIEXEC} -genv LD_PRELOAD ${COLLTUNE_YIELD}:${PRELOADED}
    -genv LD_LIBRARY_PATH ${RENAMED_MPI}/older -genv COLLTUNE off
    -n 1 $<TARGET_FILE:large_calls>)
set_tests_properties(library_absent_large_call PROPERTIES
  PASS_REGULAR_EXPRESSION
  "colltune: the program called a function of MPI that its MPI library does not"
  FIXTURES_REQUIRED "library_job2;library_mpi_older"
  ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")

# MPI comes when the program runs, for a plugin alone; yield would not find UCX
add_executable(without_mpi ${LIBRARY_TESTS}/without_mpi.c)
target_link_libraries(without_mpi colltune_flags ${CMAKE_DL_LIBS})
add_library(some_calls_plugin MODULE ${LIBRARY_TESTS}/some_calls.c)
target_link_libraries(some_calls_plugin colltune_flags PkgConfig::MPICH)
foreach(when later now)
  string(TOUPPER ${when} WHEN)
  library_run(plugin_${when} job2
    "EXPECT;  3 allgather_bruck, 4 to 4 bytes\n;  4 allreduce_recursive_doubling, 8 to 8 bytes\n"
    -genv LD_PRELOAD ${COLLTUNE_PRELOAD_FIRST}${PRELOADED}
    -genv LD_BIND_${WHEN} 1 -n 2 $<TARGET_FILE:without_mpi>
    $<TARGET_FILE:some_calls_plugin>)
endforeach()

# what knows nothing of the sanitizers' libraries, which would come first
set(tests loads_little loads_little_record standard_abi_later standard_abi_now
    another_mpi_later another_mpi_now)
if(NOT COLLTUNE_SANITIZE)
  add_test(NAME library_loads_little
    COMMAND sh ${LIBRARY_TESTS}/loads_little.sh ${PRELOADED}
            $<TARGET_FILE:without_mpi>)
  add_test(NAME library_loads_little_record
    COMMAND sh ${LIBRARY_TESTS}/loads_little.sh $<TARGET_FILE:colltune_record>
            /bin/true)
  add_test(NAME library_load_cost
    COMMAND $<TARGET_FILE:bench_verbs> load_cost --runs 3 /bin/true $<TARGET_FILE:colltune_record>)
  set_tests_properties(library_load_cost PROPERTIES
    PASS_REGULAR_EXPRESSION
      "^ +[0-9]+ +[0-9]+ -\n +[0-9]+ +[0-9]+ .*libcolltune-record.so\n$")

  # the interface of the MPI standard 5.0, by MPICH
  add_library(mpi_abi SHARED ${LIBRARY_TESTS}/abi_mpi.c)
  target_link_libraries(mpi_abi colltune_flags)
  add_executable(abi_calls ${LIBRARY_TESTS}/abi_calls.c)
  target_link_libraries(abi_calls colltune_flags mpi_abi)
  foreach(when later now)
    string(TOUPPER ${when} WHEN)
    add_test(NAME library_standard_abi_${when}
      COMMAND ${CMAKE_COMMAND} -P ${LIBRARY_TESTS}/expect.cmake --
        EXPECT "right results" "another kind of MPI library than colltune was built for: all calls are native: MPICH Version: 5.0.2\n"
        RUN ${CMAKE_COMMAND} -E env COLLTUNE_REPORT=1 LD_BIND_${WHEN}=1
        LD_PRELOAD=${PRELOADED} $<TARGET_FILE:abi_calls>)
  endforeach()
endif()

find_program(OPENMPI_CC NAMES mpicc.openmpi)
find_program(OPENMPI_EXEC NAMES mpiexec.openmpi)
if(OPENMPI_CC AND OPENMPI_EXEC AND NOT COLLTUNE_SANITIZE)
  add_test(NAME library_compile_another_mpi
    COMMAND ${OPENMPI_CC} -o ${LIBRARY_OUTPUT}/another_mpi
            ${LIBRARY_TESTS}/another_mpi.c)
  set_tests_properties(library_compile_another_mpi PROPERTIES
    FIXTURES_SETUP library_another_mpi FIXTURES_REQUIRED library_job2)
  foreach(when later now)
    string(TOUPPER ${when} WHEN)
    add_test(NAME library_another_mpi_${when}
      COMMAND ${CMAKE_COMMAND} -P ${LIBRARY_TESTS}/expect.cmake --
        EXPECT "right results" "another kind of MPI library than colltune was built for: all calls are native: Open MPI"
        RUN ${CMAKE_COMMAND} -E env OMPI_ALLOW_RUN_AS_ROOT=1
        OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 COLLTUNE_REPORT=1
        LD_BIND_${WHEN}=1 LD_PRELOAD=${PRELOADED}
        ${OPENMPI_EXEC} --oversubscribe -n 2 ${LIBRARY_OUTPUT}/another_mpi)
  endforeach()
endif()
foreach(test IN LISTS tests)
  if(NOT TEST library_${test})
    add_test(NAME library_${test} COMMAND ${CMAKE_COMMAND} -E echo
      "skipped: no Open MPI, or sanitizers")
    set_tests_properties(library_${test} PROPERTIES
      SKIP_REGULAR_EXPRESSION "^skipped")
  endif()
  set_tests_properties(library_${test} PROPERTIES PROCESSORS 2
    FIXTURES_REQUIRED library_job2)
endforeach()
if(TEST library_compile_another_mpi)
  library_requires(another_mpi another_mpi_later another_mpi_now)
endif()
