# Write FILE: the array ARRAY of pointers to `struct TYPE`, NULL at its end,
# one for each of the given sources: the symbol is PREFIX and the file's stem.
function(colltune_registry file array type prefix header)
  set(names "")
  foreach(source IN LISTS ARGN)
    get_filename_component(stem ${source} NAME_WE)
    list(APPEND names ${stem})
  endforeach()
  list(SORT names)
  set(text "/* Made from the folder listing by cmake/registry.cmake. */\n")
  string(APPEND text "#include \"${header}\"\n\n#include <stddef.h>\n\n")
  foreach(name IN LISTS names)
    string(APPEND text "extern const struct ${type} ${prefix}${name};\n")
  endforeach()
  string(APPEND text "\nconst struct ${type} *const ${array}[] = {\n")
  foreach(name IN LISTS names)
    string(APPEND text "    &${prefix}${name},\n")
  endforeach()
  string(APPEND text "    NULL,\n};\n")
  file(CONFIGURE OUTPUT ${file} CONTENT "${text}" @ONLY)
endfunction()

# Offer the algorithm of SOURCE, one of the collective FROM, for the collective
# TO: the file made has the same text with the other collective's name.
function(colltune_offer file source from to)
  get_filename_component(stem ${source} NAME_WE)
  string(REGEX REPLACE "^${from}_" "${to}_" offered ${stem})
  file(READ ${PROJECT_SOURCE_DIR}/${source} text)
  string(REGEX REPLACE "([^a-z0-9_])${stem}([^a-z0-9_])" "\\1${offered}\\2" text
         "${text}")
  string(REGEX REPLACE "([^a-z0-9_])ct_${from}([^a-z0-9_])" "\\1ct_${to}\\2"
         text "${text}")
  # compilers and debuggers name the file that was written by hand
  string(PREPEND text "#line 1 \"${PROJECT_SOURCE_DIR}/${source}\"\n")
  file(CONFIGURE OUTPUT ${file} CONTENT "${text}" @ONLY)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
               ${PROJECT_SOURCE_DIR}/${source})
endfunction()

# The algorithms that a collective has from another, which its descriptor names
# by `.algorithms_of`, except those of which it has one of its own and, with
# private counts, those that forward blocks.
function(colltune_offered sources descriptor)
  set(made "")
  get_filename_component(to ${descriptor} NAME_WE)
  set(field "\\.algorithms_of = \"([a-z_]+)\"")
  file(STRINGS ${descriptor} line REGEX "${field}")
  file(STRINGS ${descriptor} is_private REGEX "\\.private_bytes = ")
  if(line)
    string(REGEX REPLACE ".*${field}.*" "\\1" from "${line}")
    file(GLOB files CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}
         repo/${from}/${from}_*.c)
    foreach(source IN LISTS files)
      string(REPLACE /${from}_ /${to}_ own ${source})
      string(REPLACE /${from}/ /${to}/ own ${own})
      file(STRINGS ${source} forwards REGEX "\\.forwards = true")
      if(NOT EXISTS ${PROJECT_SOURCE_DIR}/${own} AND
         NOT (is_private AND forwards))
        colltune_offer(${PROJECT_BINARY_DIR}/${own} ${source} ${from} ${to})
        list(APPEND made ${PROJECT_BINARY_DIR}/${own})
      endif()
    endforeach()
  endif()
  set(${sources} ${made} PARENT_SCOPE)
endfunction()

# What is in the folders of repo/: repo/X/X.c is the descriptor of the
# collective X and repo/X/X_*.c are its algorithms; folders without such a
# descriptor have what algorithms share.
function(colltune_collectives collectives algorithms shared)
  set(descriptors "")
  set(methods "")
  set(others "")
  file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true
       RELATIVE ${PROJECT_SOURCE_DIR} repo/*)
  foreach(folder IN LISTS folders)
    get_filename_component(name ${folder} NAME)
    file(GLOB files CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}
         ${folder}/*.c)
    if(${folder}/${name}.c IN_LIST files)
      list(APPEND descriptors ${folder}/${name}.c)
      list(REMOVE_ITEM files ${folder}/${name}.c)
      colltune_offered(offered ${folder}/${name}.c)
      list(APPEND methods ${files} ${offered})
    else()
      list(APPEND others ${files})
    endif()
  endforeach()
  set(${collectives} ${descriptors} PARENT_SCOPE)
  set(${algorithms} ${methods} PARENT_SCOPE)
  set(${shared} ${others} PARENT_SCOPE)
endfunction()
