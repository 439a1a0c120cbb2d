# What Debian's rules ask of a package's files, done by cpack in its own folder before it packs
# them: compressed manual pages, a changelog, Debian's place for zsh.
cmake_policy(VERSION 3.25)
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()
# without these CPack makes a package that names no library in its Depends, and says nothing
foreach(program dpkg-shlibdeps file gzip strip)
  find_program(found ${program} NO_CACHE)
  if(NOT found)
    message(FATAL_ERROR "cpack -G DEB needs ${program}, which is not here: "
            "apt-get install dpkg-dev file gzip binutils")
  endif()
  unset(found)
endforeach()
set(prefix ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr)
if(NOT EXISTS ${prefix}/bin/colltune)
  message(FATAL_ERROR "colltune is not installed in ${prefix}")
endif()
set(share ${prefix}/share)
file(RENAME ${share}/zsh/site-functions ${share}/zsh/vendor-completions)
file(STRINGS ${share}/doc/colltune/CHANGES.md releases REGEX "^## [0-9.]+ [(]")
list(GET releases 0 release)
string(REGEX REPLACE ".*[(](.*)[)]" "\\1" day "${release}")
execute_process(COMMAND date -u -R -d ${day} OUTPUT_VARIABLE date
                OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
file(WRITE ${share}/doc/colltune/changelog
     "colltune (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium\n\n"
     "  * What changed is in CHANGES.md.\n\n -- ${CPACK_PACKAGE_CONTACT}  ${date}\n")
file(GLOB pages ${share}/man/man*/*)
execute_process(COMMAND gzip -9n ${pages} ${share}/doc/colltune/changelog
                COMMAND_ERROR_IS_FATAL ANY)
file(GLOB_RECURSE archives ${prefix}/lib/colltune/*.a)
execute_process(COMMAND strip --strip-debug --enable-deterministic-archives ${archives}
                COMMAND_ERROR_IS_FATAL ANY)
