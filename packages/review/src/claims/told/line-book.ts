import { itemAt, numberAt } from '@tickmark/document'
import { foldText, namesTime } from '@tickmark/language'
import type { Figure, Period } from '@tickmark/document'
import { cellIn } from '../../facts/grids/read-grid.ts'
import { primaryStatements } from '../../facts/outline/primary-statements.ts'
import { findConcepts } from '../../facts/text/concepts.ts'
import { bareLabel, labelKey } from '../../facts/text/label-key.ts'
import { isFullDate, readPeriod } from '../../facts/periods/read-period.ts'
import { isPlain } from '../../facts/text/plain-words.ts'
import { isTelling } from '../../facts/text/telling-label.ts'
import type { Grid, GridRow } from '../../facts/grids/grid.ts'
import { endOfColumn } from './told-periods.ts'
import type { ToldEnd } from './told-periods.ts'

/** A line's figure of one column, with what tells of which time it is. */
export interface LinePlace {
  figure: Figure
  grid: Grid
  row: number
  column: number
  period?: Period
  end?: ToldEnd
}

/** A name of a line where it stands in a text. */
export interface Mention {
  name: string
  /** The name as the text has it. */
  text: string
  start: number
  end: number
}

/** All lines of the tables by the names that a sentence may give them. */
export interface LineBook {
  placesOf(name: string): readonly LinePlace[]
  mentionsIn(text: string): Mention[]
  /** The line of which a row bears these words, in small letters, whatever else they may mean. */
  lineCalled(words: string): string | undefined
  /** The figures of one row of a table. */
  rowPlaces(grid: Grid, row: number): readonly LinePlace[]
  /** The primary statements among the tables. */
  statements: ReadonlySet<Grid>
}

/** Words at either end of a row's name that a sentence leaves out. */
const SUM_WORD = /^total (?=\S+ \S)|(?:合计|总计|小计|总额|合計|總計|總額|합계|총계)$/i
/** Heads of columns that are of the reporting company alone. */
const OF_PARENT = /本行|本公司|母公司|提出会社|単体|별도|\bparent\b|\bthe company\b|\bcompany only\b/i
/** And of those that are means of a time: average balances stand beside what they yield. */
const OF_AVERAGE = /\baverages?\b|平均|평균/i
/** And those that take off what the parts owe each other. */
const OF_ELIMINATIONS =
  /\b(?:consolidation|eliminations?|reconciliation|Konsolidierung|Überleitung)\b|抵[销銷消]|消去|調整額|연결 ?조정/i
const IDEOGRAPHS = /[\u3040-\u9fff\uac00-\ud7af]/
const LEAST_LETTERS = 4
const LEAST_IDEOGRAPHS = 2

export function makeLineBook(grids: readonly Grid[], reported: ToldEnd): LineBook {
  const places = new Map<string, LinePlace[]>()
  const aliases = new Map<string, string>()
  for (const grid of grids)
    if (grid.scope !== 'parent')
      grid.rows.forEach((row, index) => {
        if (row.kind === 'heading') return
        const own = placesOfRow(grid, index, reported)
        if (own.length === 0) return
        const name = row.concept ? `#${row.concept}` : row.key
        places.set(name, [...(places.get(name) ?? []), ...own])
        for (const alias of namesOf(row)) if (!aliases.has(alias) || row.concept) aliases.set(alias, name)
      })
  const byHead = Map.groupBy(aliases, ([alias]) => headOf(alias))
  return {
    placesOf: (name) => places.get(name) ?? [],
    mentionsIn: (text) => mentionsIn(text, byHead),
    lineCalled: (words) => aliases.get(words),
    rowPlaces: (grid, row) => placesOfRow(grid, row, reported),
    statements: new Set(primaryStatements({ grids: [...grids] }).map(({ grid }) => grid)),
  }
}

function placesOfRow(grid: Grid, row: number, reported: ToldEnd): LinePlace[] {
  const between = endOfRows(grid, row)
  return grid.columns.flatMap(({ kind, period, head }, column) => {
    const cell = cellIn(grid, row, column)
    if (
      !cell ||
      cell.dash ||
      OF_PARENT.test(head) ||
      OF_AVERAGE.test(head) ||
      OF_ELIMINATIONS.test(head) ||
      (kind !== 'amount' && kind !== 'percent')
    )
      return []
    const end = between ?? endOfColumn(period, reported)
    return [{ figure: cell.figure, grid, row, column, ...(period ? { period } : {}), ...(end ? { end } : {}) }]
  })
}

/** Balances of different days, one below the other, that make a statement of what led from one to the next. */
const LEAST_BALANCES = 2

/** The day to which a line leads that stands between the balances of two days: "Balance at 31 March 2019, profit, dividends, balance at 31 March 2020". */
function endOfRows({ rows }: Grid, row: number): ToldEnd | undefined {
  const days = rows.map(({ label }) => dayOf(label))
  const dated = days.filter((day) => day !== undefined)
  const isRising = dated.every((day, at) => at === 0 || day > itemAt(dated, at - 1))
  return dated.length >= LEAST_BALANCES && isRising && days[0] !== undefined
    ? days.slice(row).find((day) => day !== undefined)
    : undefined
}

function dayOf(label: string): ToldEnd | undefined {
  if (!/\d/.test(label)) return undefined
  const end = readPeriod(label)?.end
  return isFullDate(end) ? end : undefined
}

/** What a sentence may call a line besides the other names of its concept. */
function namesOf({ key, label }: GridRow): Set<string> {
  const plain = foldText(label).toLowerCase().trim()
  const names = [key, key.replace(SUM_WORD, '').trim(), plain, bareLabel(label), labelKey(plain)]
  return new Set(names.filter((name) => isName(name)))
}

function isName(name: string): boolean {
  const least = IDEOGRAPHS.test(name) ? LEAST_IDEOGRAPHS : LEAST_LETTERS
  return name.length >= least && /\p{L}{2}/u.test(name) && isTelling(name) && !isPlain(name) && !isTimeAlone(name)
}

/** "One year or less", 1年以内: what falls due then names no line. */
function isTimeAlone(name: string): boolean {
  return namesTime(name) && !/\p{L}{2}/u.test(name.replaceAll(TIME_WORDS, ' '))
}

const TIME_WORDS =
  /\b(?:one|two|three|four|five|ten|more|less|than|or|to|within|after|over|under|up|due|in|and|through|the|years?|months?|days?|later|thereafter)\b|[0-9一二三四五十年月日以内上下超]|[이내하상초과]/gi

const headOf = (name: string): string => closeUp(name).letters.slice(0, LEAST_IDEOGRAPHS)

const HANGUL = /[\uac00-\ud7af]/

/** A text without the spaces between Hangul, which writers set as they like and lines break off anywhere, and where its letters stood. */
function closeUp(text: string): { letters: string; places: number[] } {
  const isLoose = (at: number) => text[at] === ' ' && HANGUL.test(text[at - 1] ?? '') && HANGUL.test(text[at + 1] ?? '')
  const places = Array.from({ length: text.length }, (_, at) => at).filter((at) => !isLoose(at))
  return { letters: places.map((at) => text[at]).join(''), places }
}

/** The names in a text, the longest of those that overlap. */
function mentionsIn(text: string, byHead: ReadonlyMap<string, readonly [alias: string, name: string][]>): Mention[] {
  const lower = text.toLowerCase()
  const concepts = findConcepts(text).map(({ concept, start, end }) => ({
    name: `#${concept.id}`,
    text: lower.slice(start, end),
    start,
    end,
  }))
  const { letters, places } = closeUp(lower)
  const rows = Array.from(letters, (_, at) => at).flatMap((at) =>
    (byHead.get(letters.slice(at, at + LEAST_IDEOGRAPHS)) ?? []).flatMap(([alias, name]) => {
      const own = closeUp(alias).letters
      if (!letters.startsWith(own, at) || !standsAlone(letters, at, at + own.length)) return []
      return [{ name, text: alias, start: numberAt(places, at), end: numberAt(places, at + own.length - 1) + 1 }]
    }),
  )
  const all = [...concepts, ...rows].toSorted((a, b) => b.end - b.start - (a.end - a.start))
  const kept: Mention[] = []
  for (const one of all) if (!kept.some(({ start, end }) => start < one.end && end > one.start)) kept.push(one)
  return kept.toSorted((a, b) => a.start - b.start)
}

/** Whether a name is no piece of a longer word of letters. */
function standsAlone(text: string, start: number, end: number): boolean {
  const letter = /[a-zß-ÿ0-9]/
  return (
    !(letter.test(text[start] ?? '') && letter.test(text[start - 1] ?? ' ')) &&
    !(letter.test(text[end - 1] ?? '') && letter.test(text[end] ?? ' '))
  )
}
