import type { FigureState, Severity } from '@tickmark/document'
import { readFileSync } from 'node:fs'
import { isHtml } from '../print-html.ts'
import { readOutcome } from '../read-outcome.ts'
import { readTaggedFigures, scoreTagged } from '../tagged-figures.ts'
import type { ScoreRow } from '../score-row.ts'
import type { Task, TaskResult } from '../task.ts'

/** Counts only: what a sealed file says is told by nobody. */
export async function measureCorpusFile(task: Extract<Task, { part: 'corpora' }>): Promise<TaskResult> {
  const { document, review, cpu, megabytes } = await readOutcome(task.file)
  const groups = ['all', `country ${task.country}`, `language ${task.language}`, `kind ${task.kind}`]
  const spread = (row: Omit<ScoreRow, 'part' | 'column' | 'group'>): ScoreRow[] =>
    groups.map((group) => ({ part: 'corpora', column: task.column, group, ...row }))
  const alarms = (severity: Severity): ScoreRow[] =>
    spread({
      name: `${severity} alarms per 100 pages`,
      value: review.findings.filter((finding) => finding.severity === severity).length,
      of: document.pageCount / 100,
      unit: 'rate',
      better: 'less',
    })
  const figures = (state: FigureState, better: ScoreRow['better']): ScoreRow[] =>
    spread({
      name: `figures ${state}`,
      value: review.figureCounts[state],
      of: review.figureCounts.total,
      unit: 'share',
      better,
    })
  const tagged = isHtml(task.file) ? readTaggedFigures(readFileSync(task.file, 'utf8')) : []
  return {
    rows: [
      ...scoreTagged(tagged, review.figures, spread),
      ...alarms('serious'),
      ...alarms('warning'),
      ...alarms('suggestion'),
      ...figures('verified', 'more'),
      ...figures('contradicted', 'less'),
      ...spread({
        name: 'tables per 100 pages',
        value: document.blocks.filter(({ type }) => type === 'table').length,
        of: document.pageCount / 100,
        unit: 'rate',
        better: 'more',
      }),
      ...spread({ name: 'CPU a page', value: cpu, of: document.pageCount, unit: 'seconds', better: 'less' }),
      ...spread({ name: 'memory', value: megabytes, of: 1, unit: 'megabytes', better: 'less' }),
    ],
  }
}
