import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeLargeModel } from '../../limits/make-large-model.ts'
import { readOutcome } from '../read-outcome.ts'
import type { Task, TaskResult } from '../task.ts'

/** Nearly all cells of the model hold formulas. */
const CELLS = 100_000

/** What a model of a hundred thousand formulas costs, read, computed anew and reviewed. */
export async function measureLargeModel({ column }: Extract<Task, { part: 'large-model' }>): Promise<TaskResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tickmark-large-'))
  try {
    const file = path.join(folder, 'large-model.xlsx')
    writeFileSync(file, makeLargeModel(CELLS))
    const { cpu, megabytes } = await readOutcome(file)
    const row = { part: 'cost', column, group: 'all', of: 1, better: 'less' } as const
    return {
      rows: [
        { ...row, name: 'CPU, 100,000 formulas', value: cpu, unit: 'seconds' },
        { ...row, name: 'memory, 100,000 formulas', value: megabytes, unit: 'megabytes' },
      ],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
