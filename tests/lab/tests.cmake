add_test(NAME lab_export_use
         COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/lab/export_use.sh)
set_tests_properties(lab_export_use PROPERTIES ENVIRONMENT
  "COLLTUNE_BIN=$<TARGET_FILE:colltune>;SOURCE=${PROJECT_SOURCE_DIR}")

# The lab: scripts, skipped by exit code 77 without root or namespaces. Once,
# in the plain build: what is preloaded cannot come before a sanitizer.
if(COLLTUNE_SANITIZE)
  return()
endif()

add_executable(lab_program ${CMAKE_CURRENT_SOURCE_DIR}/lab/lab_program.c)
target_link_libraries(lab_program colltune_flags PkgConfig::MPICH)

foreach(name lab_up_down lab_runs lab_ends lab_tunes lab_openmpi lab_compares
        lab_jobs)
  add_test(NAME ${name}
           COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/lab/${name}.sh)
  set_tests_properties(${name} PROPERTIES
    SKIP_RETURN_CODE 77 PROCESSORS 2 RESOURCE_LOCK lab ENVIRONMENT
    "COLLTUNE_BIN=$<TARGET_FILE:colltune>;LAB_PROGRAM=$<TARGET_FILE:lab_program>;SOURCE=${PROJECT_SOURCE_DIR}")
endforeach()
