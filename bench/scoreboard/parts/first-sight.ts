import { readFileSync } from 'node:fs'
import path from 'node:path'
import { numbersIn } from '../match-text.ts'
import { readOutcome } from '../read-outcome.ts'
import type { Task, TaskResult } from '../task.ts'

/** As the labelled set writes them: what was put in the place of what, on which page. */
interface PlantedText {
  id: string
  page: number
  find: string
  repl: string
}

/** Errors that a person planted where the report proves them: found when a finding on that page, or one that names it, prints them. */
export async function measureFirstSight(task: Extract<Task, { part: 'first-sight' }>): Promise<TaskResult> {
  const planted = JSON.parse(readFileSync(task.plants, 'utf8')) as PlantedText[]
  const { review } = await readOutcome(task.file)
  const alarms = review.findings.filter(({ severity }) => severity !== 'suggestion')
  const rows = planted.map(({ page, repl }) => {
    const digits = numbersIn(repl)
    const found = alarms.some(({ evidence }) =>
      evidence.some(({ location, text, value }) => {
        const there = numbersIn(`${value ?? ''} ${text}`)
        return (
          location.page === page &&
          (digits.length > 0 ? digits.every((one) => there.includes(one)) : text.includes(repl))
        )
      }),
    )
    return {
      part: 'first-sight',
      name: 'planted errors found',
      column: task.column,
      group: 'all',
      value: Number(found),
      of: 1,
      unit: 'share' as const,
      better: 'more' as const,
    }
  })
  return { rows: rows.flatMap((row) => [row, { ...row, group: `document ${path.parse(task.file).name}` }]) }
}
