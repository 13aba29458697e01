import { rowCells, cellIn, rowAt } from '../../facts/grids/read-grid.ts'
import { groupOf } from '@tickmark/document'
import type { Figure, Period } from '@tickmark/document'
import type { Grid } from '../../facts/grids/grid.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { mayBeSamePeriod, readPeriod } from '../../facts/periods/read-period.ts'
import type { Relation } from '../relation/relation.ts'
import { SHARE_OF, withoutFigures } from './sentence-shares.ts'
import { heldOrMeant, shareRelation } from '../relation/share-relation.ts'
import { cellsOf, linesIn } from '../relation/table-lines.ts'
import type { TableLine } from '../relation/table-lines.ts'

/** Farther off than this, in points, the sentence may mean another part or whole. */
const FAR = 20
const FAR_CONFIDENCE = 0.55

/** How far behind its amount a share may stand: 研发投入⟦a⟧，同比增长⟦q⟧，占营业收入的⟦p⟧. */
const REACH = 20

/** What a sentence calls the total of a table. */
const TOTAL = /^$|总|合计|全部|整体|\btotal\b/

interface Candidate {
  part: Figure
  whole: Figure
  period?: Period
}

/** Shares that a sentence states of a table's lines: 研发人员占员工总数的⟦p⟧, 技术服务收入占营业收入的比例为⟦p⟧. */
export function tableShares(sentences: readonly Sentence[], lines: readonly TableLine[]): Relation[] {
  return sentences.flatMap((sentence) => {
    const text = withoutFigures(sentence)
    const percents = sentence.figures.filter(({ figure }) => figure.amount.unit === 'percent')
    return percents.length > 4 ? [] : percents.flatMap((percent) => shareOf(text, sentence, percent, lines))
  })
}

/** A share as a sentence words it: of what, up to where the part is named, and when. */
interface Wording {
  whole: string
  /** Where the words of the share begin. */
  start: number
  subject: string
  period?: Period
}

function chineseWording(text: string, percent: ProseFigure): Wording | undefined {
  const match = SHARE_OF.exec(text.slice(0, percent.start))
  if (!match || /同比|增长|增加|下降|减少|提高/.test(match.groups!.whole!)) return undefined
  const subject = /[^，；。、,;:：]*$/.exec(text.slice(0, match.index).replace(/[，,]\s*$/, ''))![0]
  const period = lastPeriod(text.slice(0, percent.start))
  return { whole: match.groups!.whole!, start: match.index, subject, ...(period ? { period } : {}) }
}

const ENGLISH_SHARE =
  /\b(?:represent(?:s|ed|ing)?|account(?:s|ed|ing)? for|ma(?:de|kes?|king) up|compris(?:es?|ed|ing)|equal(?:s|ling)? to)\s+(?:approximately |about )?$/i

/** "Subscriptions represented ⟦p⟧ of total revenue in FY24": the part is named by nothing but its line. */
function englishWording(text: string, percent: ProseFigure): Wording | undefined {
  const match = ENGLISH_SHARE.exec(text.slice(0, percent.start))
  const whole = /^\s*of\s+(?:the\s+|our\s+|its\s+)?([^,.;#()]{4,40}?)(?=\s+(?:in|for|at|as)\b|[,.;()]|\s*$)/i.exec(
    text.slice(percent.end),
  )
  if (!match || !whole) return undefined
  const period = readPeriod(text.slice(percent.end, percent.end + 60)) ?? lastPeriod(text.slice(0, percent.start))
  const subject = /[^,;.:]*$/.exec(text.slice(0, match.index))![0].trim().toLowerCase()
  return { whole: groupOf(whole, 1).toLowerCase(), start: match.index, subject, ...(period ? { period } : {}) }
}

function shareOf(text: string, sentence: Sentence, percent: ProseFigure, lines: readonly TableLine[]): Relation[] {
  const wording = chineseWording(text, percent) ?? englishWording(text, percent)
  if (!wording) return []
  const { whole: name, start: at, subject, period: named } = wording
  const amount = sentence.figures.findLast(
    ({ figure, end }) => figure.amount.unit === 'money' && end <= at && at - end <= REACH,
  )
  const isEnglish = /^[ -~]+$/.test(name)
  const own = isEnglish ? lines.filter(({ names }) => names.includes(subject)) : linesIn(subject, lines)
  // A line that prints this very share says of what it is one.
  if (own.some((line) => printsRate(line, percent.figure))) return []
  const candidates = amount
    ? wholesNamed(name, lines).map((other) => ({ ...other, part: amount.figure }))
    : own.flatMap((line) => partsOf(line, name))
  const tested = candidates.flatMap(({ part, whole, period }) => {
    const relation = shareRelation(percent.figure, part, whole, 0.75)
    return relation ? [{ relation, period }] : []
  })
  const latest = tested
    .flatMap(({ period }) => period?.end ?? [])
    .toSorted()
    .at(-1)
  const meant = tested.filter(({ period }) =>
    named?.end ? period !== undefined && mayBeSamePeriod(named, period) : period?.end === latest,
  )
  const dated = named?.end && meant.length > 0 ? meant : tested
  return heldOrMeant(
    dated.map(({ relation }) => relation),
    meant.map(({ relation }) => relation),
  ).map((relation) => (isFar(relation) ? { ...relation, confidence: FAR_CONFIDENCE } : relation))
}

function isFar({ holds, stated, expected }: Relation): boolean {
  return !holds && stated.minus(expected).abs().greaterThanOrEqualTo(FAR)
}

function printsRate({ grid, row }: TableLine, { amount }: Figure): boolean {
  return rowCells(grid, row).some((cell) => cell?.figure.amount.unit === 'percent' && cell.value.equals(amount.value))
}

/** The last year, or day, that a text names. */
function lastPeriod(text: string): Period | undefined {
  const at = Array.from(text.matchAll(/(?:19|20)\d\d\s*[年년]|\b(?:19|20)\d\d\b/g)).at(-1)?.index
  return at === undefined ? undefined : readPeriod(text.slice(at))
}

/** The line over the totals of its own table, column by column. */
function partsOf(line: TableLine, named: string): Candidate[] {
  const { grid } = line
  return cellsOf(line).flatMap(({ cell, column, period }) =>
    wholeRows(grid, line.row, named).flatMap((row) => {
      const whole = cellIn(grid, row, column)
      return whole && !whole.dash && whole.value.abs().greaterThan(cell.value.abs())
        ? [{ part: cell.figure, whole: whole.figure, ...(period ? { period } : {}) }]
        : []
    }),
  )
}

/** The rows that may be the whole of a line: the one that is named, else the total of the table. */
function wholeRows(grid: Grid, own: number, named: string): number[] {
  const rows = grid.rows.flatMap((row, index) => (index !== own && row.kind !== 'heading' ? [index] : []))
  const telling = rows.filter((index) => {
    const key = rowAt(grid, index).key.replace(/(?:合计|总计|总额)$/, '')
    return isNameOf(named, key)
  })
  if (telling.length > 0 || !TOTAL.test(named)) return telling
  return rows.filter((index) => rowAt(grid, index).kind === 'total' || rowAt(grid, index).concept === 'revenue')
}

/** Whether a phrase is a line's name but for a few words: 营业收入总额, 公司净资产. */
function isNameOf(phrase: string, key: string): boolean {
  if (key.length < 2 || phrase.length < 2) return false
  return phrase.includes(key) ? phrase.length - key.length <= 3 : key.includes(phrase)
}

/** Amounts of the line by whose name the whole goes. */
function wholesNamed(named: string, lines: readonly TableLine[]): Omit<Candidate, 'part'>[] {
  return linesIn(named, lines)
    .filter(({ start, end }) => end - start >= Math.max(3, named.replace(/^(?:公司|当期|本期|年度)*/, '').length - 3))
    .flatMap((line) => cellsOf(line).map(({ cell, period }) => ({ whole: cell.figure, ...(period ? { period } : {}) })))
}
