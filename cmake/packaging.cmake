# What is installed besides the command and what tuning needs: the manual, completion of
# shells, the pages, and files by which programs are linked with a tuned library. Target
# `uninstall`; packages by `cpack -G TGZ` and `cpack -G DEB`.
foreach(section 1 5 7)
  install(DIRECTORY ${COLLTUNE_MANUAL}/ DESTINATION share/man/man${section}
          FILES_MATCHING PATTERN "*.${section}")
endforeach()
install(FILES ${COLLTUNE_MANUAL}/colltune.bash
        DESTINATION share/bash-completion/completions RENAME colltune)
install(FILES ${COLLTUNE_MANUAL}/_colltune DESTINATION share/zsh/site-functions)
install(FILES README.md CHANGES.md DESTINATION share/doc/colltune)
install(FILES LICENSE DESTINATION share/doc/colltune RENAME copyright)
install(DIRECTORY docs topologies DESTINATION share/doc/colltune)
install(PROGRAMS packaging/cron/colltune-doctor DESTINATION share/doc/colltune/examples)
install(FILES packaging/reframe/colltune_doctor.py DESTINATION share/doc/colltune/examples)

configure_file(cmake/colltune.pc.in colltune.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/colltune.pc DESTINATION share/pkgconfig)
include(CMakePackageConfigHelpers)
write_basic_package_version_file(colltuneConfigVersion.cmake COMPATIBILITY AnyNewerVersion
                                 ARCH_INDEPENDENT)
install(FILES cmake/colltuneConfig.cmake ${PROJECT_BINARY_DIR}/colltuneConfigVersion.cmake
        DESTINATION lib/cmake/colltune)

add_custom_target(uninstall
  COMMAND ${CMAKE_COMMAND} -DBUILD=${PROJECT_BINARY_DIR}
          -P ${PROJECT_SOURCE_DIR}/cmake/uninstall.cmake)

# cpack packs what is built: `cmake --build build` comes first
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
set(CPACK_CMAKE_GENERATOR Ninja)
set(CPACK_GENERATOR TGZ DEB)
set(CPACK_PACKAGE_NAME colltune)
set(CPACK_PACKAGE_CONTACT "The colltune developers <colltune@localhost>" CACHE STRING
    "whom packages name as their maintainer")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "tuner of MPI collectives for a cluster")
set(CPACK_PACKAGE_DESCRIPTION
    "Measures on a cluster which algorithm is the fastest for each MPI
collective and size, and builds a library that runs it. MPI programs load
the library unchanged.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian_files.cmake)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# a tuned library is compiled where it is tuned
set(CPACK_DEBIAN_PACKAGE_DEPENDS "gcc, libc6-dev, mpich, libmpich-dev")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "openssh-client")
include(CPack)
