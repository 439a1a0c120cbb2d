# What colltune is built with. MPI is MPICH, named: an installed Open MPI
# must not take over through `mpicc` or `mpiexec`.
find_package(PkgConfig REQUIRED)
pkg_check_modules(MPICH REQUIRED IMPORTED_TARGET mpich)
pkg_check_modules(YAML REQUIRED IMPORTED_TARGET yaml-0.1)
pkg_check_modules(HWLOC REQUIRED IMPORTED_TARGET hwloc)

find_program(COLLTUNE_MPICC NAMES mpicc.mpich mpicc-mpich mpicc REQUIRED
             DOC "MPICH's compiler wrapper, used when tuning")
find_program(COLLTUNE_MPIEXEC NAMES mpiexec.mpich mpiexec.hydra mpiexec REQUIRED
             DOC "MPICH's launcher, the default of the cluster file")
execute_process(COMMAND ${COLLTUNE_MPICC} -show
                OUTPUT_VARIABLE COLLTUNE_MPICC_SHOWS ERROR_QUIET)
if(NOT COLLTUNE_MPICC_SHOWS MATCHES "mpich")
  message(FATAL_ERROR "${COLLTUNE_MPICC} is not MPICH's compiler wrapper: "
          "install mpich, or name it by -DCOLLTUNE_MPICC=PATH and its launcher "
          "by -DCOLLTUNE_MPIEXEC=PATH")
endif()

# The functions of MPI 4 with large counts.
include(CheckSymbolExists)
set(CMAKE_REQUIRED_INCLUDES ${MPICH_INCLUDE_DIRS})
set(CMAKE_REQUIRED_LIBRARIES PkgConfig::MPICH)
check_symbol_exists(PMPI_Allreduce_c mpi.h COLLTUNE_HAS_LARGE_COUNTS)
unset(CMAKE_REQUIRED_INCLUDES)
unset(CMAKE_REQUIRED_LIBRARIES)
