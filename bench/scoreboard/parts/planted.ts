import { firstOf } from '@tickmark/document'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { plantFile } from '../../plant/plant-file.ts'
import { makeRandom } from '../../chance/random.ts'
import { numbersIn } from '../match-text.ts'
import { readOutcome } from '../read-outcome.ts'
import type { ScoreRow } from '../score-row.ts'
import type { Task, TaskResult } from '../task.ts'

const MOST_PLANTS = 3

/** Plants errors into a real file where its own sums prove them, and counts how many are told. Nobody sees the file, nor what was said of it. */
export async function measurePlanted(task: Extract<Task, { part: 'planted' }>): Promise<TaskResult> {
  const options = { random: makeRandom(task.seed), most: MOST_PLANTS }
  const { bytes, plants } = await plantFile(task.file, readFileSync(task.file), options)
  if (plants.length === 0) return { rows: [] }
  const folder = mkdtempSync(path.join(tmpdir(), 'tickmark-planted-'))
  try {
    const file = path.join(folder, path.basename(task.file))
    writeFileSync(file, bytes)
    const { review } = await readOutcome(file)
    const alarms = review.findings.filter(({ severity }) => severity !== 'suggestion')
    const groups = ['all', `country ${task.country}`, `language ${task.language}`]
    const rows = plants.flatMap(({ wrong, size, page }): ScoreRow[] => {
      const digits = firstOf(numbersIn(wrong))
      const found = alarms.some(({ evidence }) =>
        evidence.some(({ location, text, value }) => {
          const isThere = page === undefined || location.page === undefined || location.page === page
          return isThere && numbersIn(`${value ?? ''} ${text}`).includes(digits)
        }),
      )
      const format = `format ${path.extname(task.file).slice(1)}`
      return [...groups, `size ${size}`, format].map((group) => ({
        part: 'planted',
        name: 'planted totals found',
        column: task.column,
        group,
        value: Number(found),
        of: 1,
        unit: 'share',
        better: 'more',
      }))
    })
    return { rows }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
