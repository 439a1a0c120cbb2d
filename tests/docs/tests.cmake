# The pages of the documents, each done as it says, in one built copy of the
# project; label `docs`, last, and once, in the plain build.
if(COLLTUNE_SANITIZE)
  return()
endif()

set(DOCS ${PROJECT_SOURCE_DIR}/tests/docs)
set(DOCS_TREE ${CMAKE_CURRENT_BINARY_DIR}/docs/work)
# every page with a block that is executed (see page.sh)
file(GLOB DOCS_PAGES CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}
  ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/docs/*/*.md
  ${PROJECT_SOURCE_DIR}/timer/README.md)

function(colltune_docs_test name)
  add_test(NAME docs_${name} COMMAND ${ARGN})
  set_tests_properties(docs_${name} PROPERTIES
    LABELS docs COST 1 PROCESSORS 2 RESOURCE_LOCK docs)
endfunction()

colltune_docs_test(page_acts sh ${DOCS}/page_acts.sh)
colltune_docs_test(figures sh ${DOCS}/figures.sh ${PROJECT_SOURCE_DIR}
  $<TARGET_FILE:bench_verbs>)
colltune_docs_test(prepare sh ${DOCS}/prepare.sh ${PROJECT_SOURCE_DIR}
  ${DOCS_TREE} -DCMAKE_BUILD_TYPE=Debug -DCMAKE_C_FLAGS_DEBUG=-O0
  -DCMAKE_C_COMPILER=${CMAKE_C_COMPILER} -DCOLLTUNE_MPICC=${COLLTUNE_MPICC}
  -DCOLLTUNE_MPIEXEC=${COLLTUNE_MPIEXEC})
set_tests_properties(docs_prepare PROPERTIES FIXTURES_SETUP docs_tree)
colltune_docs_test(remove ${CMAKE_COMMAND} -E rm -rf ${DOCS_TREE})
set_tests_properties(docs_remove PROPERTIES FIXTURES_CLEANUP docs_tree)
foreach(page IN LISTS DOCS_PAGES)
  file(STRINGS ${PROJECT_SOURCE_DIR}/${page} blocks
    REGEX "^```(sh|console|session|[a-z]+ file=)")
  if(NOT blocks)
    continue()
  endif()
  string(REGEX REPLACE "^docs/[a-z]+/|[.]md$" "" name ${page})
  string(TOLOWER ${name} name)
  string(REGEX REPLACE "[/-]" "_" name ${name})
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
