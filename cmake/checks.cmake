# clang-tidy over all sources but the tests': target `tidy` thoroughly,
# `tidy_quick` in a tenth of the time; over the tests' sources, what clang warns
# of: `tidy_tests`. A source is looked at again only when it, a header or
# .clang-tidy has changed.
#
# colltune_tidy(GOAL FOLDERS OPTION...)
function(colltune_tidy goal folders)
  set(script ${PROJECT_SOURCE_DIR}/tests/house/tidy.sh)
  file(GLOB headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/*/*.h
       ${PROJECT_SOURCE_DIR}/*/*/*.h)
  set(stamps "")
  foreach(folder IN LISTS folders)
    get_directory_property(targets DIRECTORY ${folder} BUILDSYSTEM_TARGETS)
    foreach(target IN LISTS targets)
      get_target_property(sources ${target} SOURCES)
      foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${folder} NORMALIZE)
        cmake_path(IS_PREFIX PROJECT_BINARY_DIR ${source} is_generated)
        if(source MATCHES "\\.c$" AND NOT is_generated)
          cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR}
                     OUTPUT_VARIABLE name)
          set(stamp ${PROJECT_BINARY_DIR}/${goal}/${name}.ok)
          if(stamp IN_LIST stamps) # a source of two targets
            continue()
          endif()
          cmake_path(GET stamp PARENT_PATH stamp_folder)
          file(MAKE_DIRECTORY ${stamp_folder})
          add_custom_command(OUTPUT ${stamp}
            COMMAND sh ${script} ${ARGN} ${PROJECT_SOURCE_DIR}
                    ${PROJECT_BINARY_DIR} ${name}
            COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
            DEPENDS ${source} ${headers} ${script}
                    ${PROJECT_SOURCE_DIR}/.clang-tidy
            COMMENT "clang-tidy ${name}" VERBATIM)
          list(APPEND stamps ${stamp})
        endif()
      endforeach()
    endforeach()
  endforeach()
  add_custom_target(${goal} DEPENDS ${stamps})
endfunction()

if(COLLTUNE_TESTS)
  set(folders ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/driver)
  colltune_tidy(tidy "${folders}")
  colltune_tidy(tidy_quick "${folders}" --quick)
  colltune_tidy(tidy_tests ${PROJECT_SOURCE_DIR}/tests --warnings)
endif()
