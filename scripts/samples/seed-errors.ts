import type { Translations } from '@tickmark/document'
import type { Part, Row } from './phrase.ts'

// What the sample report is there to show. Each is a mistake that people really make:
// digits swapped in a subtotal, a growth rate left over from an earlier draft.
// (A note that does not exist and a placeholder stand in the text itself.)

/** Total current assets, 249,800, with two digits swapped. */
const SWAPPED = { row: '流动资产合计', right: '249,800', wrong: '248,900' }
/** Growth of research and development: 19.2 % by the figures beside it. */
const GROWTH = { right: '19.2%', wrong: '16.2%' }
function replaceAll(text: Translations, right: string, wrong: string): Translations {
  return Object.fromEntries(
    Object.entries(text).map(([language, words]) => [language, words.replace(right, wrong)]),
  ) as Translations
}

function seedRow(row: Row): Row {
  if (row.label['zh-CN'] !== SWAPPED.row) return row
  return { ...row, values: row.values.map((value) => (value === SWAPPED.right ? SWAPPED.wrong : value)) }
}

/** The report as the demonstration shows it. */
export function seedErrors(parts: readonly Part[]): Part[] {
  return parts.map((part) => {
    if (part.kind === 'table') return { ...part, rows: part.rows.map(seedRow) }
    if (part.kind !== 'paragraph') return part
    return { ...part, text: replaceAll(part.text, GROWTH.right, GROWTH.wrong) }
  })
}

// The due diligence report shows other mistakes that are really made: a bridge retyped with two digits swapped, a share in the
// summary that another version of the customer list gave, net debt left over from an earlier draft, and a market study of years ago.
// (A source that the list does not hold, [S6], stands in the text itself.)

/** Adjusted EBITDA of 2024. */
const BRIDGE = { row: '调整后EBITDA合计', right: '19,090', wrong: '19,900' }
const REPLACED: readonly (readonly [right: string, wrong: string])[] = [
  ['45.0%', '54.0%'],
  ['6,330', '6,830'],
]
const STALE = { source: '[S4]', right: '2025', wrong: '2019' }

/** The due diligence report as the demonstration shows it. */
export function seedDiligence(parts: readonly Part[]): Part[] {
  return parts.map((part) => {
    if (part.kind === 'table')
      return {
        ...part,
        rows: part.rows.map((row) =>
          row.label['zh-CN'] === BRIDGE.row
            ? { ...row, values: row.values.map((value) => (value === BRIDGE.right ? BRIDGE.wrong : value)) }
            : row,
        ),
      }
    if (part.kind !== 'paragraph') return part
    if (part.text.en.startsWith(STALE.source)) return { ...part, text: replaceAll(part.text, STALE.right, STALE.wrong) }
    return { ...part, text: REPLACED.reduce((text, [right, wrong]) => replaceAll(text, right, wrong), part.text) }
  })
}
