/** Processor time of the command before it does anything: seconds, the least of five starts (Linux). Usage: node bench/cost/start-time.ts. At most 0.3. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const BIN = join(import.meta.dirname, '../../packages/tickmark/bin/tickmark.js')
const STARTS = 5
const CALLS = [['--version'], ['review', '--help'], ['mcp', '--help']]

/** Starts what its argument names, then prints what the system knows of it and of those that it has waited for. */
const STARTER = `require('node:child_process').spawnSync(process.execPath, JSON.parse(process.argv[1]))
process.stdout.write(require('node:fs').readFileSync('/proc/self/stat', 'latin1'))`

/** User and system time of waited-for children: fields 16 and 17 of proc(5)'s stat, in hundredths of a second. */
function measureStart(args: readonly string[]): number {
  const { stdout } = spawnSync(process.execPath, ['-e', STARTER, JSON.stringify([BIN, ...args])], { encoding: 'utf8' })
  const fields = stdout.slice(stdout.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}

for (const call of CALLS) {
  const least = Math.min(...Array.from({ length: STARTS }, () => measureStart(call)))
  process.stdout.write(`tickmark ${call.join(' ')}: ${least.toFixed(2)} s\n`)
}
