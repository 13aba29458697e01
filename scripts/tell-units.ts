// A reporter of the unit tests: counts them for run-tests.ts, which tells at the very end what failed, what passed at its second try
// only, and what went wrong outside of any test.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

/** What a run of unit tests came to. */
export interface UnitOutcome {
  passed: number
  failed: number
  skipped: number
  failures: string[]
  secondTries: string[]
}

/** Lines of a failure that tell what was expected, and where. */
const TOLD_LINES = 10

export default class TellUnits implements Reporter {
  readonly target = process.env.TICKMARK_UNIT_OUTCOME ?? ''

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    const outcome: UnitOutcome = {
      passed: inState('passed').length,
      failed: inState('failed').length,
      skipped: inState('skipped').length,
      failures: [
        ...inState('failed').map(tellTest),
        ...modules.flatMap((module) => module.errors().map((error) => tellError(module.moduleId, error))),
        ...unhandled.map((error) => tellError('outside of any test', error)),
      ],
      secondTries: inState('passed').filter(neededSecondTry).map(tellTest),
    }
    if (this.target) writeFileSync(this.target, JSON.stringify(outcome))
  }
}

function neededSecondTry(test: TestCase): boolean {
  return test.diagnostic()?.flaky ?? false
}

function tellTest(test: TestCase): string {
  const [error] = test.result().errors ?? []
  return tellError(`${path.relative(process.cwd(), test.module.moduleId)}: ${test.fullName}`, error)
}

function tellError(where: string, error: SerializedError | undefined): string {
  const lines = `${error?.message ?? ''}\n${error?.stack ?? ''}`.split('\n').slice(0, TOLD_LINES)
  return [where, ...lines].join('\n    ')
}
