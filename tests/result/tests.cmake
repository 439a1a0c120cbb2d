# What is committed in out/ decides as it did when it was measured: one
# program for each folder, with its tuned.c and routines.
set(RESULT_TESTS ${PROJECT_SOURCE_DIR}/tests/result)
foreach(machine IN ITEMS lab-a lab-b lab-c lab-d)
  set(folder ${PROJECT_SOURCE_DIR}/out/${machine})
  string(REPLACE "-" "_" name decided_${machine})
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.c ${folder}/jobs/*/tuned.c)
  add_executable(${name} ${RESULT_TESTS}/same_decisions.c ${sources})
  target_link_libraries(${name} ct_result ct_plan)
  add_test(NAME result_${name}
           COMMAND ${name} ${RESULT_TESTS}/decided-2026-11-26/${machine}.csv
                   ${folder}/decisions.csv)
endforeach()
