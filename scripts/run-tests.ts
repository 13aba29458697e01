// Runs everything that must hold: the checks, the unit tests, the browser tests. The last line counts them all.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { UnitOutcome } from './tell-units.ts'

// The longest first. `package` installs what is packed into an empty folder and uses it.
const CHECKS = ['types', 'package', 'walls', 'unused', 'lint', 'assertions', 'format:check']
/** A check uses one core. */
const SIDE_BY_SIDE = 2
const scratch = mkdtempSync(path.join(tmpdir(), 'tickmark-tests-'))
const count = { passed: 0, failed: 0, skipped: 0 }
/** What failed, and what passed at its second try only, told once more at the end: a log of thousands of lines hides it. */
const failures: string[] = []
const secondTries: string[] = []

interface BrowserReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
}

function npm(args: string[], environment: Record<string, string> = {}): boolean {
  const run = spawnSync('npm', args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  return run.status === 0
}

function tally(passed: number, failed: number, skipped: number): void {
  count.passed += passed
  count.failed += failed
  count.skipped += skipped
}

/** A runner that dies without a report is itself a failure; one that reports failures has counted them. */
function tallyReport(file: string, succeeded: boolean, read: (report: never) => [number, number, number]): void {
  try {
    const [passed, failed, skipped] = read(JSON.parse(readFileSync(file, 'utf8')) as never)
    const diedOtherwise = failed === 0 && !succeeded
    tally(passed, diedOtherwise ? 1 : failed, skipped)
    if (diedOtherwise)
      failures.push(`${path.basename(file)}: no test failed, the runner did (an error outside of tests)`)
  } catch {
    tally(0, 1, 0)
    failures.push(`${path.basename(file)}: no report`)
  }
}

function tallyCheck(check: string, passed: boolean): void {
  tally(passed ? 1 : 0, passed ? 0 : 1, 0)
  if (!passed) failures.push(`npm run ${check}`)
}

/** Takes checks from those that wait; what one prints is shown when it is done, so that no two talk at once. */
async function runChecks(waiting: string[]): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    execFile('npm', ['run', '--silent', check], { maxBuffer: Infinity }, (error, printed, told) => {
      process.stdout.write(printed)
      process.stderr.write(told)
      resolve(!error)
    })
    tallyCheck(check, await promise)
  }
}

const waiting = [...CHECKS]
await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => runChecks(waiting)))
// Draws a small world of documents, on all cores, and holds the review against what was recorded of it (bench/scoreboard/README.md).
tallyCheck('bench:ci', npm(['run', '--silent', 'bench:ci']))

const unitReport = path.join(scratch, 'unit.json')
// A second try, as in the browser: a machine that stalls for a moment is no fault of the product, and is told at the end.
const unitsPassed = npm(
  ['run', '--silent', 'unit', '--', '--reporter=default', '--reporter=./scripts/tell-units.ts', '--retry=1'],
  { TICKMARK_UNIT_OUTCOME: unitReport },
)
tallyReport(unitReport, unitsPassed, (outcome: UnitOutcome) => {
  failures.push(...outcome.failures)
  secondTries.push(...outcome.secondTries)
  return [outcome.passed, outcome.failed, outcome.skipped]
})

const e2eReport = path.join(scratch, 'e2e.json')
const e2ePassed = npm(['run', '--silent', 'e2e', '--', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport,
})
tallyReport(e2eReport, e2ePassed, ({ stats }: BrowserReport) => [
  stats.expected + stats.flaky,
  stats.unexpected,
  stats.skipped,
])

rmSync(scratch, { recursive: true, force: true })
if (count.skipped > 0) process.stdout.write(`\n${count.skipped} tests were skipped: see above why\n`)
if (secondTries.length > 0)
  process.stdout.write(`\nPassed at the second try:\n${secondTries.map((one) => `- ${one}`).join('\n')}\n`)
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((one) => `- ${one}`).join('\n')}\n`)
process.stdout.write(`\n${count.passed} passed, ${count.failed} failed\n`)
process.exitCode = count.failed > 0 ? 1 : 0
