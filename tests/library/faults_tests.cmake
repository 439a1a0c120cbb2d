# Set-up and first calls, while memory or MPI fails on one rank alone; the sanitizers have functions
# for memory of their own.
if(NOT COLLTUNE_SANITIZE)
  add_library(faults SHARED ${LIBRARY_TESTS}/faults.c)
  target_link_libraries(faults colltune_flags ${CMAKE_DL_LIBS})
  library_program(faulted_calls ${LIBRARY_TESTS}/faulted_calls.c)
  set(IN_WINDOW "allgather:shared,allreduce:shared,alltoall:shared,barrier:shared,bcast:shared,gather:shared,reduce:shared,scan:shared,scatter:shared")

  # faults_run(TEST LIBRARY KIND MPIEXEC-ARGUMENTS...)
  function(faults_run test library kind)
    add_test(NAME library_faults_${test}
      COMMAND sh ${LIBRARY_TESTS}/faults.sh ${kind} 3 ${COLLTUNE_MPIEXEC} -n 3
        -genv LD_PRELOAD
          ${COLLTUNE_YIELD}:$<TARGET_FILE:faults>:${LIBRARY_OUTPUT}/${library}/libcolltuned-${library}.so
        ${ARGN} $<TARGET_FILE:faulted_calls>)
    set_tests_properties(library_faults_${test} PROPERTIES
      FIXTURES_REQUIRED library_${library} PROCESSORS 2)
  endfunction()

  foreach(kind memory mpi)
    faults_run(${kind} job3 ${kind})
    faults_run(${kind}_in_window meets3 ${kind} -genv COLLTUNE_FORCE ${IN_WINDOW})
    # with predictions, which are tried out
    faults_run(${kind}_predicted guessed3 ${kind} -genv COLLTUNE_WINDOW 0)
  endforeach()
  foreach(name PMPI_Comm_create_group PMPI_Comm_create_keyval PMPI_Comm_set_attr
          PMPI_Comm_split_type PMPI_Group_translate_ranks)
    faults_run(${name} meets3 ${name} -genv COLLTUNE_FORCE ${IN_WINDOW})
  endforeach()
endif()
