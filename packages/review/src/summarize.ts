import type { Document, DocumentSummary, Figure } from '@tickmark/document'
import { amountValue } from '@tickmark/document'
import type { Facts } from './facts/facts.ts'
import { placeOnly } from './figure-states.ts'
import type { Grid } from './facts/grid.ts'
import { percentChange } from './relations/change-columns.ts'

const KEY_CONCEPTS = [
  'revenue',
  'gross_profit',
  'operating_profit',
  'net_profit',
  'net_profit_parent',
  'adjusted_ebitda',
  'total_assets',
  'total_liabilities',
  'total_equity',
  'operating_cash_flow',
  'closing_cash',
  'basic_eps',
]
const OUTLINE_LIMIT = 60

/** What the document says of itself: who, when, in which unit, its key figures with their change and its outline. */
export function summarize(document: Document, facts: Facts): DocumentSummary {
  const entity = entityOf(document)
  const title = titleOf(document)
  const period = periodOf(facts)
  const unitText = facts.grids.map((grid) => grid.unit.text).find((text) => text !== '')
  return {
    ...(title ? { title } : {}),
    ...(entity ? { entity } : {}),
    ...(period ? { period } : {}),
    ...(unitText ? { unitText } : {}),
    keyFigures: KEY_CONCEPTS.flatMap((concept) => keyFigure(concept, facts.grids)),
    outline: document.blocks
      .flatMap((block) =>
        block.type === 'heading' && block.layer === 'body'
          ? [{ level: block.level, text: block.text, ...(block.page ? { page: block.page } : {}) }]
          : [],
      )
      .slice(0, OUTLINE_LIMIT),
  }
}

function titleOf(document: Document): string | undefined {
  const heading = document.blocks.find((block) => block.type === 'heading' && block.layer === 'body')
  return heading?.type === 'heading' ? heading.text : document.metadata.title
}

const ENTITY =
  /[\u4e00-\u9fff（）()]{2,30}?(?:股份有限公司|有限责任公司|有限公司)|(?:[A-Z][\w&.'-]*,? ){1,6}(?:Inc\.?|Corp(?:oration)?\.?|Ltd\.?|Limited|PLC|plc|LLC|N\.V\.|S\.A\.)(?![a-z])|株式会社[\u3040-\u30ff\u4e00-\u9fffA-Za-z・ー]{1,20}|[\u3040-\u30ff\u4e00-\u9fffA-Za-z・ー]{1,20}株式会社|(?:주식회사|㈜)\s?[가-힣A-Za-z]{1,20}|[가-힣A-Za-z]{1,20}\s?주식회사/

const LEADING =
  /^(?:(?:the|and|or|of|by|overview|business|operations?|description|nature|significant|accounting|policies|organi[sz]ation|general|company|between|with|our|in|note|item)\b[\s,.-]*)+/i
const ENTITY_BLOCKS = 400

/** The company that the document names most often, in its longest form; words of a heading that run into the name are cut off. */
function entityOf(document: Document): string | undefined {
  const counts = new Map<string, number>()
  for (const block of document.blocks.slice(0, ENTITY_BLOCKS)) {
    if (block.type === 'table' || block.type === 'picture') continue
    const name = ENTITY.exec(block.text)?.[0]
      .replace(LEADING, '')
      .replace(/^(?:Overview|Business|Operations)(?=[A-Z])/, '')
      .trim()
    if (name && /[\u3040-\uffff]|\S+ \S+/.test(name) && name.length > 4)
      counts.set(name, (counts.get(name) ?? 0) + (block.type === 'heading' ? 3 : 1))
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** The latest period that heads most tables. */
function periodOf(facts: Facts): string | undefined {
  const counts = new Map<string, number>()
  for (const grid of facts.grids) {
    const ends = grid.columns.flatMap((column) => column.period?.end ?? []).toSorted()
    const latest = ends.at(-1)
    if (latest) counts.set(latest, (counts.get(latest) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1] || b[0].localeCompare(a[0]))[0]?.[0]
}

function keyFigure(concept: string, grids: readonly Grid[]): DocumentSummary['keyFigures'] {
  for (const grid of grids) {
    if (grid.scope === 'parent') continue
    const row = grid.rows.findIndex((candidate) => candidate.concept === concept && candidate.kind !== 'heading')
    if (row < 0) continue
    const printed = grid.columns.flatMap((column, index) =>
      column.kind === 'amount' && grid.cells[row]![index] ? [{ column, figure: grid.cells[row]![index].figure }] : [],
    )
    const ordered = printed.some(({ column }) => column.period?.end)
      ? printed.toSorted((a, b) => (b.column.period?.end ?? '').localeCompare(a.column.period?.end ?? ''))
      : printed
    const [current, prior] = ordered
    if (!current) continue
    return [entryOf(concept, grid.rows[row]!.label, current.figure, prior?.figure)]
  }
  return []
}

function entryOf(
  concept: string,
  label: string,
  current: Figure,
  prior: Figure | undefined,
): DocumentSummary['keyFigures'][number] {
  const change =
    prior && !amountValue(prior.amount).isNegative()
      ? percentChange(amountValue(current.amount), amountValue(prior.amount))
      : undefined
  return {
    concept,
    label,
    current: current.text,
    ...(current.columnLabel ? { currentPeriod: current.columnLabel } : {}),
    ...(prior ? { prior: prior.text } : {}),
    ...(prior?.columnLabel ? { priorPeriod: prior.columnLabel } : {}),
    ...(change ? { change: `${change.isNegative() ? '' : '+'}${change.toFixed(1)}` } : {}),
    location: placeOnly(current.location),
  }
}
