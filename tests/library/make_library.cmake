# Make a tuned library for a job as it would run now: SIGNATURE, run on RANKS
# ranks by MPIEXEC, tells what tuned_job.c is compiled with. Further arguments:
# COMPILE  compiler and flags       ARCHIVES  ours, the first of them whole
# SPOIL    definitions, may be none OUTPUT    the library
# ROOT     of the project
get_filename_component(folder ${OUTPUT} DIRECTORY)
file(MAKE_DIRECTORY ${folder})
execute_process(COMMAND ${MPIEXEC} -n ${RANKS} ${SIGNATURE}
                OUTPUT_FILE ${folder}/signature.h COMMAND_ERROR_IS_FATAL ANY)
list(POP_FRONT ARCHIVES whole)
execute_process(
  COMMAND ${COMPILE} -fPIC -shared -Wl,--as-needed -Wl,-z,defs ${SPOIL}
          -I${folder} -I${ROOT} -o ${OUTPUT}
          ${ROOT}/tests/library/tuned_job.c
          -Wl,--whole-archive ${whole} -Wl,--no-whole-archive ${ARCHIVES}
          -Wl,--version-script=${ROOT}/library/exports.map -lm -ldl
  COMMAND_ERROR_IS_FATAL ANY)
