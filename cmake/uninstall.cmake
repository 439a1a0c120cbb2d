# Removes what `cmake --install` has written, by installed.txt in the folder BUILD, and the folders
# that are empty then; below /usr only those of colltune, as others were there before. DESTDIR
# in the environment is heeded.
cmake_minimum_required(VERSION 3.25)
if(NOT EXISTS ${BUILD}/installed.txt)
  message(FATAL_ERROR "nothing was installed from ${BUILD}: it has no installed.txt")
endif()
file(STRINGS ${BUILD}/installed.txt files)
foreach(file IN LISTS files)
  file(REMOVE "$ENV{DESTDIR}${file}")
  set(folder "${file}")
  while(TRUE)
    cmake_path(GET folder PARENT_PATH folder)
    cmake_path(GET folder PARENT_PATH above)
    if(folder STREQUAL above OR folder MATCHES "^/(usr|usr/local|opt)$" OR
       (folder MATCHES "^/usr/" AND NOT folder MATCHES "colltune"))
      break()
    endif()
    set(depth -maxdepth 0)
    if(folder MATCHES "/(include|lib|cmake|doc)/colltune(/|$)") # has folders without files, too
      set(depth -depth)
    endif()
    execute_process(COMMAND find "$ENV{DESTDIR}${folder}" ${depth} -type d -empty -delete
                    ERROR_QUIET)
    if(EXISTS "$ENV{DESTDIR}${folder}")
      break()
    endif()
  endwhile()
endforeach()
file(REMOVE ${BUILD}/installed.txt)
