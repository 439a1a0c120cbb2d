# What programs of an MPI library with an mpi.h of its own are linked with: the same
# sources, in lib/colltune/NAME. A flavour calls it (driver/flavours/*.cmake).
#
# colltune_archives(NAME INCLUDE FOLDER [WHOLE] [RUN OBJECT...] [TIMER DEFINITION...])
#
# INCLUDE  the folder of mpi.h
# WHOLE    also the archives of what knows no MPI, without sanitizers; otherwise
#          colltune's own are taken
# RUN      more objects in libct_run.a
# TIMER    definitions for the timer
function(colltune_archives name)
  cmake_parse_arguments(OWN "WHOLE" "INCLUDE" "RUN;TIMER" ${ARGN})
  set(parts run library timer bench)
  set(run_sources ${RUN_SOURCES})
  set(library_sources ${LIBRARY_SOURCES})
  set(library_definitions CT_LIBRARY_VERSION="${PROJECT_VERSION}")
  set(timer_sources ${TIMER_SOURCES})
  set(timer_definitions ${OWN_TIMER})
  set(bench_sources ${SIDE_SOURCES} ${SIDE_CALLS})
  set(bench_definitions CT_CALLS_ONLY)
  set(base_sources ${BASE_SOURCES})
  set(plan_sources ${PLAN_SOURCES} ${PROJECT_BINARY_DIR}/registry.c)
  if(OWN_WHOLE)
    list(APPEND parts base plan)
  endif()
  foreach(part IN LISTS parts)
    set(sources "")
    foreach(source IN LISTS ${part}_sources)
      get_filename_component(path ${source} ABSOLUTE BASE_DIR ${PROJECT_SOURCE_DIR})
      list(APPEND sources ${path})
    endforeach()
    set(target ct_${part}_${name})
    add_library(${target} STATIC ${sources})
    target_compile_options(${target} PRIVATE ${COLLTUNE_WARNINGS})
    target_compile_definitions(${target} PRIVATE _XOPEN_SOURCE=700 ${${part}_definitions})
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
    target_include_directories(${target} SYSTEM PRIVATE ${OWN_INCLUDE})
    set_target_properties(${target} PROPERTIES OUTPUT_NAME ct_${part}
      EXPORT_COMPILE_COMMANDS OFF
      ARCHIVE_OUTPUT_DIRECTORY ${COLLTUNE_LIB_DIR}/${name})
    install(TARGETS ${target} ARCHIVE DESTINATION lib/colltune/${name})
    set_property(GLOBAL APPEND PROPERTY COLLTUNE_ARCHIVES ${target})
  endforeach()
  target_sources(ct_run_${name} PRIVATE ${OWN_RUN})
endfunction()

# Definitions for the file of a flavour alone.
# colltune_flavour_knows(NAME DEFINITION...)
function(colltune_flavour_knows name)
  set_source_files_properties(${CMAKE_CURRENT_LIST_DIR}/flavour_${name}.c
    PROPERTIES COMPILE_DEFINITIONS "${ARGN}")
endfunction()
