# The pages of the documents, each done as it says, in one built copy of the
# project; label `docs`, last, and once, in the plain build.
if(COLLTUNE_SANITIZE)
  return()
endif()

set(DOCS ${PROJECT_SOURCE_DIR}/tests/docs)
set(DOCS_TREE ${CMAKE_CURRENT_BINARY_DIR}/docs/work)
set(DOCS_PAGES docs/add-an-algorithm.md docs/add-a-collective.md docs/add-a-cluster.md
    docs/add-a-timing-mechanism.md docs/add-an-mpi-flavour.md
    docs/add-a-generator.md docs/add-a-format.md
    docs/tune-a-machine.md docs/use-the-library.md docs/guide/read-the-report.md docs/patterns.md docs/results.md
    timer/README.md docs/add-a-cable-key.md)

function(colltune_docs_test name)
  add_test(NAME docs_${name} COMMAND ${ARGN})
  set_tests_properties(docs_${name} PROPERTIES
    LABELS docs COST 1 PROCESSORS 2 RESOURCE_LOCK docs)
endfunction()

colltune_docs_test(page_acts sh ${DOCS}/page_acts.sh)
colltune_docs_test(tuned_table sh ${DOCS}/tuned_table.sh ${PROJECT_SOURCE_DIR}
  $<TARGET_FILE:bench_verbs>)
colltune_docs_test(prepare sh ${DOCS}/prepare.sh ${PROJECT_SOURCE_DIR}
  ${DOCS_TREE} -DCMAKE_BUILD_TYPE=Debug -DCMAKE_C_FLAGS_DEBUG=-O0
  -DCMAKE_C_COMPILER=${CMAKE_C_COMPILER} -DCOLLTUNE_MPICC=${COLLTUNE_MPICC}
  -DCOLLTUNE_MPIEXEC=${COLLTUNE_MPIEXEC})
set_tests_properties(docs_prepare PROPERTIES FIXTURES_SETUP docs_tree)
colltune_docs_test(remove ${CMAKE_COMMAND} -E rm -rf ${DOCS_TREE})
set_tests_properties(docs_remove PROPERTIES FIXTURES_CLEANUP docs_tree)
foreach(page IN LISTS DOCS_PAGES)
  get_filename_component(name ${page} NAME_WE)
  if(name STREQUAL "README")
    set(name timer_readme)
  endif()
  string(REPLACE "-" "_" name ${name})
  colltune_docs_test(${name} sh ${DOCS}/page.sh ${PROJECT_SOURCE_DIR}/${page}
                     ${DOCS_TREE})
  if(NOT page MATCHES "cable-key")
    set_property(DIRECTORY APPEND PROPERTY COLLTUNE_DOCS_TESTS docs_${name})
  endif()
  set_tests_properties(docs_${name} PROPERTIES FIXTURES_REQUIRED docs_tree)
endforeach()
# it changes a header that most files include: after it, all is built again
get_property(others DIRECTORY PROPERTY COLLTUNE_DOCS_TESTS)
set_tests_properties(docs_add_a_cable_key PROPERTIES DEPENDS "${others}")
