import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  cellAddress,
  cornersOf,
  firstOf,
  lastOf,
  placeOfAddress,
  type Document,
  type DocumentLanguage,
  type Language,
  type Sheet,
  type SheetCell,
  type Workbook,
  itemAt,
} from '@tickmark/document'

// Models of our own for benches. `# Name` begins a sheet, `| a | b |` is a row from column A: a number, a percentage, a formula, `>>`
// for the cell to the left copied here, or words, which labels.txt has in four languages. A bare `|` is an empty row.

export interface ModelSource {
  name: string
  sheets: { name: string; rows: string[][] }[]
}

export function readModelSources(): ModelSource[] {
  const folder = import.meta.dirname
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && name !== 'labels.txt' && name !== 'slips.txt')
    .map((name) => ({ name: name.slice(0, -4), sheets: readSheets(readFileSync(join(folder, name), 'utf8')) }))
}

function readSheets(text: string): ModelSource['sheets'] {
  const sheets: ModelSource['sheets'] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) sheets.push({ name: line.slice(2).trim(), rows: [] })
    else if (line.startsWith('|')) lastOf(sheets).rows.push(copyRight(line.split('|').slice(1, -1)))
  }
  return sheets
}

function copyRight(texts: readonly string[]): string[] {
  const row: string[] = []
  for (const text of texts) row.push(text.trim() === '>>' ? moveBy(lastOf(row), 0, 1) : text.trim())
  return row
}

const DOCUMENT_LANGUAGE: Record<Language, DocumentLanguage> = { 'zh-CN': 'zh', en: 'en', ko: 'ko', ja: 'ja' }

const REFERENCE = /((?:'[^']+'|[A-Za-z]+)!)?(\$?)([A-Z]{1,2})(\$?)(\d+)(?![\w(])/g

const indexOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
const nameOf = (index: number): string => cellAddress(0, index).slice(0, -1)

/** The columns of a line of one of the tables of texts, by name. */
function columnsOf<Name extends string>(line: string, names: readonly Name[]): Record<Name, string> {
  const texts = line.split(' | ').map((text) => text.trim())
  return Object.fromEntries(names.map((name, index) => [name, itemAt(texts, index)])) as Record<Name, string>
}

const labels = new Map(
  readFileSync(join(import.meta.dirname, 'labels.txt'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const row = columnsOf(line, ['en', 'zh-CN', 'ko', 'ja'])
      return [row.en, row satisfies Record<Language, string>]
    }),
)

/** Names of periods as each language heads its columns. */
function translatePeriod(text: string, language: Language): string | undefined {
  const year = /^(\d{4})([AE])$/.exec(text)
  if (year) {
    const actual = year[2] === 'A'
    return {
      en: text,
      'zh-CN': `${year[1]}年${actual ? '实际' : '预测'}`,
      ko: `${year[1]}년 ${actual ? '실적' : '추정'}`,
      ja: `${year[1]}年度${actual ? '実績' : '予想'}`,
    }[language]
  }
  const quarter = /^Q(\d) (\d{4})$/.exec(text)
  if (!quarter) return undefined
  const [, number, of] = quarter
  return { en: text, 'zh-CN': `${of}年Q${number}`, ko: `${of}년 ${number}분기`, ja: `${of}年第${number}四半期` }[
    language
  ]
}

function translate(text: string, language: Language): string {
  return translatePeriod(text, language) ?? labels.get(text)?.[language] ?? text
}

/** A model as the reader would give it, without values: those are computed. `turned` has time run down the rows. */
export function makeModel(source: ModelSource, language: Language, turned: boolean): Document & { workbook: Workbook } {
  const names = new Map(source.sheets.map(({ name }) => [name, translate(name, language)]))
  const sheets = source.sheets.map(({ name, rows }): Sheet => {
    const cells = rows
      .flatMap((row, rowIndex) =>
        row.flatMap((text, columnIndex): SheetCell[] => {
          if (text === '') return []
          const place = turned ? { rowIndex: columnIndex, columnIndex: rowIndex } : { rowIndex, columnIndex }
          const address = cellAddress(place.rowIndex, place.columnIndex)
          return [{ address, ...place, ...readCell(text, names, language, turned) }]
        }),
      )
      .toSorted((a, b) => a.rowIndex - b.rowIndex || a.columnIndex - b.columnIndex)
    return {
      name: translate(name, language),
      visibility: 'visible',
      rowCount: Math.max(...cells.map(({ rowIndex }) => rowIndex)) + 1,
      columnCount: Math.max(...cells.map(({ columnIndex }) => columnIndex)) + 1,
      cells,
      merges: [],
      hiddenRows: [],
      hiddenColumns: [],
    }
  })
  return {
    version: 1,
    name: `${source.name}.${language}${turned ? '.turned' : ''}.xlsx`,
    format: 'xlsx',
    language: DOCUMENT_LANGUAGE[language],
    pageCount: sheets.length,
    metadata: {},
    pages: [],
    blocks: [],
    bookmarks: [],
    annotations: [],
    notices: [],
    workbook: { sheets, definedNames: [], externalLinks: [], iterativeCalculation: false, date1904: false },
  }
}

function readCell(
  text: string,
  names: ReadonlyMap<string, string>,
  language: Language,
  turned: boolean,
): Pick<SheetCell, 'type' | 'value' | 'text' | 'formula' | 'numberFormat'> {
  if (text.startsWith('=')) {
    // A table that is turned is looked up along its first row.
    const formula = (turned ? text.replaceAll('VLOOKUP(', 'HLOOKUP(') : text)
      .slice(1)
      .replace(REFERENCE, (...[, sheet = '', fixed = '', column = '', dollar = '', row = '']: string[]) => {
        const name = sheet && names.get(sheet.slice(0, -1).replaceAll("'", ''))
        const prefix = name && (/^[A-Za-z]+$/.test(name) ? `${name}!` : `'${name}'!`)
        if (!turned) return `${prefix}${fixed}${column}${dollar}${row}`
        return `${prefix}${dollar}${nameOf(Number(row) - 1)}${fixed}${indexOf(column) + 1}`
      })
    return { type: 'empty', value: null, text: '', formula }
  }
  if (/^-?\d+(?:\.\d+)?%$/.test(text))
    return {
      type: 'number',
      value: Number((Number(text.slice(0, -1)) / 100).toPrecision(12)),
      text,
      numberFormat: '0.0%',
    }
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return { type: 'number', value: Number(text), text, numberFormat: '#,##0.00' }
  const words = translate(text, language)
  return { type: 'text', value: words, text: words }
}

/** One deliberate slip of a model: `content` in a cell, or in the first cell of a range and copied over it. */
export interface ModelSlip {
  kind: string
  model: string
  sheet: string
  /** A1 addresses of the model that is not turned. */
  cells: string[]
  content: string
}

/** slips.txt: `kind | model | sheet!cells | content`, one a line. */
export function readModelSlips(): ModelSlip[] {
  return readFileSync(join(import.meta.dirname, 'slips.txt'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { kind, model, place, content } = columnsOf(line, ['kind', 'model', 'place', 'content'])
      const bang = place.indexOf('!')
      return { kind, model, sheet: place.slice(0, bang), cells: cellsOf(place.slice(bang + 1)), content }
    })
}

function cellsOf(range: string): string[] {
  const { from, to } = cornersOf(range)
  const cells: string[] = []
  for (let row = from.rowIndex; row <= to.rowIndex; row++)
    for (let column = from.columnIndex; column <= to.columnIndex; column++) cells.push(cellAddress(row, column))
  return cells
}

/** The model with the slip in it. */
export function applySlip(source: ModelSource, { sheet, cells, content }: ModelSlip): ModelSource {
  const first = placeOfAddress(firstOf(cells))
  return {
    ...source,
    sheets: source.sheets.map((own) => {
      if (own.name !== sheet) return own
      const rows = own.rows.map((row) => [...row])
      for (const address of cells) {
        const { rowIndex, columnIndex } = placeOfAddress(address)
        itemAt(rows, rowIndex)[columnIndex] = moveBy(
          content,
          rowIndex - first.rowIndex,
          columnIndex - first.columnIndex,
        )
      }
      return { ...own, rows }
    }),
  }
}

function moveBy(text: string, rows: number, columns: number): string {
  if (!text.startsWith('=')) return text
  return text.replace(REFERENCE, (...[, sheet = '', fixed = '', column = '', dollar = '', row = '']: string[]) => {
    const movedColumn = fixed ? column : nameOf(indexOf(column) + columns)
    return `${sheet}${fixed}${movedColumn}${dollar}${dollar ? row : Number(row) + rows}`
  })
}

/** Where a cell of the model stands in the sheet that was made of it. */
export function placeOf(address: string, turned: boolean): string {
  const { rowIndex, columnIndex } = placeOfAddress(address)
  return turned ? cellAddress(columnIndex, rowIndex) : address
}
