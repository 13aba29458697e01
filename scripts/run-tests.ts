// Runs everything that must hold: the checks, the unit tests, the browser tests. The last line counts them all.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// `package` installs what is packed into an empty folder and uses it. The last draws a small world of documents and holds the review
// against what was recorded of it (bench/scoreboard/README.md).
const CHECKS = ['format:check', 'lint', 'assertions', 'walls', 'types', 'unused', 'package', 'bench:ci']
const scratch = mkdtempSync(path.join(tmpdir(), 'tickmark-tests-'))
const count = { passed: 0, failed: 0, skipped: 0 }

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
    tally(passed, failed === 0 && !succeeded ? 1 : failed, skipped)
  } catch {
    tally(0, 1, 0)
  }
}

for (const check of CHECKS)
  tally(...((npm(['run', '--silent', check]) ? [1, 0, 0] : [0, 1, 0]) as [number, number, number]))

const unitReport = path.join(scratch, 'unit.json')
const unitsPassed = npm([
  'run',
  '--silent',
  'unit',
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${unitReport}`,
])
tallyReport(
  unitReport,
  unitsPassed,
  (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => [
    report.numPassedTests,
    report.numFailedTests,
    report.numPendingTests,
  ],
)

const e2eReport = path.join(scratch, 'e2e.json')
const e2ePassed = npm(['run', '--silent', 'e2e', '--', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport,
})
tallyReport(
  e2eReport,
  e2ePassed,
  (report: { stats: { expected: number; flaky: number; unexpected: number; skipped: number } }) => [
    report.stats.expected + report.stats.flaky,
    report.stats.unexpected,
    report.stats.skipped,
  ],
)

rmSync(scratch, { recursive: true, force: true })
if (count.skipped > 0) process.stdout.write(`\n${count.skipped} tests were skipped: see above why\n`)
process.stdout.write(`\n${count.passed} passed, ${count.failed} failed\n`)
process.exitCode = count.failed > 0 ? 1 : 0
