import { scoreModels, type ModelScoreRow } from '../../world/models/score-models.ts'
import type { ScoreRow } from '../score-row.ts'
import type { Task, TaskResult } from '../task.ts'

const SLIPS = 2

const RECALL: Partial<Record<ModelScoreRow['group'], string>> = {
  recall: 'slip',
  'recall by size': 'size',
  'recall by kind of model': 'model',
  'recall by layout': 'layout',
}

function toRow({ group, name, value, of }: ModelScoreRow, column: string): ScoreRow {
  const by = RECALL[group]
  const base = { part: 'models', column, value, of }
  if (by)
    return {
      ...base,
      name: 'planted slips found',
      group: name === 'all' ? 'all' : `${by} ${name}`,
      unit: 'share',
      better: 'more',
    }
  const unit = group === 'cost' ? 'seconds' : group.startsWith('alarms') ? 'rate' : 'share'
  const better = unit === 'share' ? 'more' : 'less'
  const isDetail = group === 'alarms by rule' || group === 'alarms by look-alike'
  return {
    ...base,
    name: isDetail ? 'alarms' : `${group}: ${name}`,
    group: isDetail ? `${group} ${name}` : 'all',
    unit,
    better,
  }
}

/** One drawn model, sound and with slips planted one at a time. */
export async function measureModel({ seed, column }: Extract<Task, { part: 'models' }>): Promise<TaskResult> {
  const scored = await scoreModels({ seed, count: 1, slips: SLIPS })
  return { rows: scored.map((row) => toRow(row, column)) }
}
