# SimGrid's MPI, for `colltune tune --simulate`; all else does without.
find_program(COLLTUNE_SMPICC NAMES smpicc
             DOC "SimGrid's compiler wrapper, optional, used when simulating")
find_program(COLLTUNE_SMPIRUN NAMES smpirun
             DOC "SimGrid's launcher, optional, used when simulating")
find_path(COLLTUNE_SMPI_INCLUDE mpi.h PATH_SUFFIXES smpi NO_DEFAULT_PATH
          PATHS /usr/include /usr/local/include /opt/simgrid/include
          DOC "the folder of SimGrid's mpi.h, optional")
if(COLLTUNE_SMPICC AND COLLTUNE_SMPIRUN AND COLLTUNE_SMPI_INCLUDE)
  # before SimGrid's own, in all that is simulated; this way it is known to
  # clang-tidy with SimGrid's mpi.h
  add_library(smpi_own OBJECT ${PROJECT_SOURCE_DIR}/timer/simulated/pairwise_alltoall.c)
  target_compile_options(smpi_own PRIVATE ${COLLTUNE_WARNINGS})
  target_compile_definitions(smpi_own PRIVATE _XOPEN_SOURCE=700)
  target_include_directories(smpi_own SYSTEM PRIVATE ${COLLTUNE_SMPI_INCLUDE})
  # never sanitized: SimGrid's own program loads them
  colltune_archives(smpi WHOLE INCLUDE ${COLLTUNE_SMPI_INCLUDE}
                    RUN $<TARGET_OBJECTS:smpi_own> TIMER CT_TIME_IS_SIMULATED)
  colltune_flavour_knows(simgrid CT_SMPICC="${COLLTUNE_SMPICC}"
                         CT_SMPIRUN="${COLLTUNE_SMPIRUN}")
else()
  colltune_flavour_knows(simgrid CT_SMPICC="" CT_SMPIRUN="")
  message(STATUS "SimGrid's smpicc and smpirun not found (package "
          "libsimgrid-dev): colltune tune --simulate will say so, all else works")
endif()
