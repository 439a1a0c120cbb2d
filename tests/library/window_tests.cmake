# ranks of a host that meet in a window: posts and fetches, and the window itself
set(WINDOW_PLANS ${LIBRARY_TESTS}/window_plans.c)
# window_program(NAME TEST...): NAME with each TEST
function(window_program name)
  add_executable(window_${name} ${LIBRARY_TESTS}/window_${name}.c ${WINDOW_PLANS})
  target_link_libraries(window_${name} ct_run PkgConfig::MPICH)
  add_dependencies(window_${name} yield)
  foreach(test IN LISTS ARGN)
    foreach(ranks 2 3)
      add_test(NAME window_${test}_${ranks}
               COMMAND ${COLLTUNE_LAUNCH} -n ${ranks} $<TARGET_FILE:window_${name}> ${test})
      set_tests_properties(window_${test}_${ranks} PROPERTIES
        PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0" SKIP_RETURN_CODE 77)
    endforeach()
  endforeach()
endfunction()
window_program(waits rendezvous one_sided nonblocking fork none filtered unmapped
               contained short missed)
window_program(reads read unreadable shut closed secret)
window_program(progress early counted)
window_program(calls)
add_test(NAME window_apart
         COMMAND ${COLLTUNE_LAUNCH} -genv MPIR_CVAR_NOLOCAL 1 -n 2 $<TARGET_FILE:window_waits> apart)
set_tests_properties(window_apart PROPERTIES
  PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
foreach(ranks RANGE 2 9)
  add_test(NAME window_calls_${ranks}
           COMMAND ${COLLTUNE_LAUNCH} -n ${ranks} $<TARGET_FILE:window_calls>)
  set_tests_properties(window_calls_${ranks} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endforeach()
# all algorithms with posts, which are read where they are
foreach(ranks 2 3 5)
  add_test(NAME mpi_algorithms_read_${ranks}
           COMMAND ${COLLTUNE_LAUNCH} -genv COLLTUNE_WINDOW_READ 1 -n ${ranks}
                   $<TARGET_FILE:mpi_algorithms>)
  set_tests_properties(mpi_algorithms_read_${ranks} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endforeach()
foreach(bind none core)
  add_test(NAME window_calls_bound_to_${bind}
           COMMAND ${COLLTUNE_LAUNCH} -bind-to ${bind} -n 2 $<TARGET_FILE:window_calls>)
  set_tests_properties(window_calls_bound_to_${bind} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endforeach()

# Threads as ranks, without MPI, under ThreadSanitizer where it works.
add_library(window_slots OBJECT ${PROJECT_SOURCE_DIR}/library/window/slots.c
            ${PROJECT_SOURCE_DIR}/base/status.c ${PROJECT_SOURCE_DIR}/base/text.c)
# a second command for a file confuses clang-tidy
set_target_properties(window_slots PROPERTIES EXPORT_COMPILE_COMMANDS OFF)
find_package(Threads REQUIRED)
add_executable(window_threads ${LIBRARY_TESTS}/window_threads.c)
foreach(target window_slots window_threads)
  target_link_libraries(${target} colltune_flags)
  if(NOT COLLTUNE_SANITIZE)
    target_compile_options(${target} PRIVATE -fsanitize=thread)
    target_link_options(${target} PRIVATE -fsanitize=thread)
  endif()
endforeach()
target_link_libraries(window_threads window_slots Threads::Threads)
foreach(ranks 2 3 4 9 16)
  math(EXPR seeds "16 / ${ranks}")
  add_test(NAME window_threads_${ranks} COMMAND window_threads ${ranks} 250 ${seeds})
  set_tests_properties(window_threads_${ranks} PROPERTIES PROCESSORS 2 LABELS unit)
endforeach()

# The same of what runs schedules in a window, with MPI for one process. What plans them is
# not watched.
list(TRANSFORM RUN_SOURCES PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE run_sources)
add_library(window_run OBJECT ${run_sources})
set_target_properties(window_run PROPERTIES EXPORT_COMPILE_COMMANDS OFF)
add_executable(plan_threads ${LIBRARY_TESTS}/plan_threads.c ${LIBRARY_TESTS}/filled_blocks.c)
foreach(target window_run plan_threads)
  target_link_libraries(${target} ct_plan PkgConfig::MPICH ${CMAKE_DL_LIBS})
  if(NOT COLLTUNE_SANITIZE)
    target_compile_options(${target} PRIVATE -fsanitize=thread)
    target_link_options(${target} PRIVATE -fsanitize=thread)
  endif()
endforeach()
target_link_libraries(plan_threads window_run Threads::Threads)
foreach(ranks 2 3 5 8)
  add_test(NAME window_plan_threads_${ranks} COMMAND plan_threads ${ranks})
  set_tests_properties(window_plan_threads_${ranks} PROPERTIES # UCX's hooks end the sanitizer
    PROCESSORS 2 ENVIRONMENT
    "ASAN_OPTIONS=detect_leaks=0;UCX_MEM_MMAP_HOOK_MODE=none;UCX_MEM_EVENTS=no")
endforeach()

# A rank dies, 100 times under label all
function(window_killed name times)
  add_test(NAME window_${name}
           COMMAND sh ${LIBRARY_TESTS}/window_killed.sh ${times} ${COLLTUNE_YIELD}
                   $<TARGET_FILE:window_waits> ${COLLTUNE_MPIEXEC})
  set_tests_properties(window_${name} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endfunction()
window_killed(killed 4)
window_killed(killed_often 100)
set_tests_properties(window_killed_often PROPERTIES LABELS all)

# reductions without a call of the MPI library
add_executable(combined_values ${LIBRARY_TESTS}/combined_values.c)
target_link_libraries(combined_values ct_run PkgConfig::MPICH)
add_test(NAME library_combined_values COMMAND ${COLLTUNE_LAUNCH} -n 1 $<TARGET_FILE:combined_values>)
set_tests_properties(library_combined_values PROPERTIES ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
