import { amountValue, type Evidence, type Figure, roundingOf } from '@tickmark/document'
import { areRelated } from './check-places.ts'
import { findJson } from '../answer/find-json.ts'
import { evidenceOfFigure, type PlacedFigure, type PlaceIndex } from './place-index.ts'

/** Figures of the text that nothing proves yet, each with the cells that it may restate. */
export interface RestatementQuestion {
  text: string
  figures: { figure: Evidence; sources: Evidence[] }[]
}

/** Fewer digits are the same by chance. */
const TELLING_DIGITS = 3
/** Figures of one question, and of one document. */
const AT_ONCE = 20
const MOST_FIGURES = 100
/** More cells than these with the same amount say that it is a common one. */
const MOST_SOURCES = 6
/** Characters of a text that are shown around a figure, on each side. */
const AROUND = 160

/**
 * For every figure in prose that is open: the cells whose amount, unit and period are the same and whose name is in the sentence. The model only chooses
 * among them, so that it can invent nothing; where it names none, the figure stays open.
 */
export function restatementQuestions(index: PlaceIndex): RestatementQuestion[] {
  const all = [...index.figures.values()].flat()
  const cells = all.filter(({ rowIndex }) => rowIndex !== undefined)
  const open = all.filter(({ rowIndex, figure }) => rowIndex === undefined && isOpen(figure))
  const asked = open.flatMap((placed) => {
    const sources = cells.filter((cell) => isSame(placed, cell, index)).slice(0, MOST_SOURCES + 1)
    return sources.length > 0 && sources.length <= MOST_SOURCES ? [{ placed, sources }] : []
  })
  const questions: RestatementQuestion[] = []
  for (let at = 0; at < Math.min(asked.length, MOST_FIGURES); at += AT_ONCE) {
    const some = asked.slice(at, Math.min(at + AT_ONCE, MOST_FIGURES))
    questions.push({
      text: some.map(({ placed, sources }, number) => wordsOf(placed, sources, number, index)).join('\n\n'),
      figures: some.map(({ placed, sources }) => ({
        figure: evidenceOfFigure(placed),
        sources: sources.map(evidenceOfFigure),
      })),
    })
  }
  return questions
}

/** Whether a table prints the amount of a figure in prose, under a name that the sentence holds. */
export const isTabulated = (placed: PlacedFigure, index: PlaceIndex): boolean =>
  [...index.figures.values()].flat().some((cell) => cell.rowIndex !== undefined && isSame(placed, cell, index))

function isOpen({ state, amount }: Figure): boolean {
  return state === 'unverified' && amount.value.replace(/^-?0*\.?0*|\D/g, '').length >= TELLING_DIGITS
}

function isSame({ figure: said, block }: PlacedFigure, { figure: printed }: PlacedFigure, index: PlaceIndex): boolean {
  if (said.amount.unit !== printed.amount.unit) return false
  if (said.amount.currency && printed.amount.currency && said.amount.currency !== printed.amount.currency) return false
  if (said.scope && printed.scope && said.scope !== printed.scope) return false
  const gap = amountValue(said.amount).abs().minus(amountValue(printed.amount).abs()).abs()
  if (gap.greaterThan(roundingOf(said.amount).plus(roundingOf(printed.amount)))) return false
  const sentence = textAround(said, block, index)
  if (!isOfPeriod(said, printed, sentence)) return false
  if (said.concept && printed.concept) return said.concept === printed.concept
  return areRelated(printed.label ?? '', sentence)
}

/** The years that the sentence names, where the figure itself has none. A column without a year says nothing against it. */
function isOfPeriod(said: Figure, printed: Figure, sentence: string): boolean {
  const year = printed.period?.end?.slice(0, 4)
  if (year === undefined) return true
  const own = said.period?.end?.slice(0, 4)
  if (own !== undefined) return own === year
  const named: string[] = sentence.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []
  return named.length === 0 || named.includes(year)
}

function textAround(
  { location: { start = 0, end = start } }: Figure,
  id: string,
  { document, order }: PlaceIndex,
): string {
  const block = document.blocks[order.get(id) ?? -1]
  if (!block || block.type === 'table') return ''
  return block.text.slice(Math.max(0, start - AROUND), end + AROUND)
}

function wordsOf(placed: PlacedFigure, sources: readonly PlacedFigure[], number: number, index: PlaceIndex): string {
  const cells = sources.map(({ figure, block }, at) => {
    const table = index.document.blocks[index.order.get(block) ?? -1]
    const about = table?.type === 'table' ? [table.caption, table.unitText] : []
    const name = [...about, figure.label, figure.columnLabel].filter(Boolean).join(', ')
    return `  ${letterOf(at)}. ${name}: ${figure.text}`
  })
  return [
    `Figure ${number + 1}: ${placed.figure.text}, in "${textAround(placed.figure, placed.block, index).replace(/\s+/g, ' ')}"`,
    ...cells,
  ].join('\n')
}

const letterOf = (index: number): string => String.fromCodePoint(97 + index)

/** The cells that a model names, each with the figure that restates it; what was not offered cannot be named. */
export function chosenSources(
  answer: string,
  { figures }: RestatementQuestion,
): { figure: Evidence; source: Evidence }[] {
  const found = findJson(answer) as { restated?: unknown } | unknown[] | undefined
  const list = Array.isArray(found) ? found : found?.restated
  if (!Array.isArray(list)) return []
  const chosen = list.flatMap((item: unknown) => {
    const { figure: number, cell } = (item ?? {}) as { figure?: unknown; cell?: unknown }
    const asked = figures[Number(number) - 1]
    const source = asked?.sources[(String(cell).trim().toLowerCase().codePointAt(0) ?? 0) - 97]
    return asked && source && /^[a-z]\b/i.test(String(cell).trim()) ? [{ figure: asked.figure, source }] : []
  })
  return [...new Map(chosen.map((tick) => [tick.figure, tick])).values()]
}
