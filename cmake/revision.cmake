# Writes the header FILE from driver/revision.h.in: from which commit of SOURCE this is
# built, or "" if SOURCE is no clone. A header that would be the same is left alone.
set(revision "")
find_program(GIT git)
if(GIT)
  execute_process(COMMAND ${GIT} -C ${SOURCE} rev-parse --show-toplevel
                  OUTPUT_VARIABLE top OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  file(REAL_PATH ${SOURCE} source)
  if(top STREQUAL source) # and not a clone of something else around it
    execute_process(COMMAND ${GIT} -C ${SOURCE} describe --always --dirty --match v*
                    OUTPUT_VARIABLE name OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    execute_process(COMMAND ${GIT} -C ${SOURCE} log -1 --format=%cs
                    OUTPUT_VARIABLE date OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  endif()
  if(name AND date)
    set(revision "${name} of ${date}")
  endif()
endif()
configure_file(${SOURCE}/driver/revision.h.in ${FILE} @ONLY)
