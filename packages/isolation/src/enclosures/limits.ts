/** Bytes: no file of a child is larger. The largest upload is a tenth of it. */
const FILE_BYTES = 1 << 30
/** Seconds of processor time in the whole life of a child, beside the deadline of each of its calls. */
const PROCESSOR_SECONDS = 7200
const OPEN_FILES = 1024

/** Limits that the system holds a child to, as a command to put before its own. It dies with who started it. */
export const limits: readonly string[] = [
  'setpriv',
  '--pdeathsig',
  'KILL',
  '--',
  'prlimit',
  '--core=0',
  `--fsize=${FILE_BYTES}`,
  `--cpu=${PROCESSOR_SECONDS}`,
  `--nofile=${OPEN_FILES}`,
  '--',
]
