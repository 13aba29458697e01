import type { RowChange, RuleChange } from './compare.ts'
import { intervalOf, keyOf, type ScoreRow } from './score-row.ts'

const percent = (share: number): string => (share * 100).toFixed(share < 0.1 && share > 0 ? 1 : 0)

/** A row's figure as text: "61 % (55–67) of 240", "1.2 of 40 documents". */
export function tellValue({ value, of, unit }: ScoreRow): string {
  if (of === 0) return '–'
  if (unit === 'share') {
    const [low, high] = intervalOf(value, of)
    return `${percent(value / of)} % (${percent(low)}–${percent(high)}) of ${of}`
  }
  const each = (value / of).toFixed(value / of < 10 ? 2 : 0)
  return { rate: each, seconds: `${each} s`, megabytes: `${each} MB` }[unit]
}

/** Columns beside each other, rows below; groups but "all" only where asked for. */
export function tellTable(rows: readonly ScoreRow[], inGroups: RegExp): string {
  const shown = rows.filter(({ group }) => group === 'all' || inGroups.test(group))
  const columns = [...new Set(shown.map(({ column }) => column))]
  const lines = [
    ...Map.groupBy(shown, ({ part, name, group }) => `${part} · ${name}${group === 'all' ? '' : ` · ${group}`}`),
  ]
  const table = lines.map(([name, own]) => {
    const cells = columns.map((column) => {
      const row = own.find((one) => one.column === column)
      return row ? tellValue(row) : ''
    })
    return `| ${[name, ...cells].join(' | ')} |`
  })
  return [`| | ${columns.join(' | ')} |`, `|---|${columns.map(() => '---|').join('')}`, ...table].join('\n')
}

/** What changed, the worse first. */
export function tellChanges(changes: readonly RowChange[], rules: readonly RuleChange[]): string {
  const rows = changes
    .filter(({ before: { group, unit } }) => group === 'all' && unit !== 'seconds' && unit !== 'megabytes')
    .toSorted((a, b) => Number(b.isWorse) - Number(a.isWorse))
    .map(
      ({ before, after, isWorse }) =>
        `${isWorse ? 'WORSE ' : ''}${keyOf(after)}: ${tellValue(before)} → ${tellValue(after)}`,
    )
  const findings = rules.map(
    ({ rule, gained, lost, falseGained, falseLost }) =>
      `${rule}: true +${gained} −${lost}, false +${falseGained} −${falseLost}`,
  )
  return [...rows, ...(findings.length > 0 ? ['findings gained and lost:', ...findings] : [])].join('\n')
}
