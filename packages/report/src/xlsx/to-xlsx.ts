import type { Cell, Document, Table } from '@tickmark/document'
import { documentNumberStyle, tableNumberStyle } from '@tickmark/language'
import type { WriteSheet } from 'hucre/xlsx'
import { formatCount, labelsOf } from '../words/labels.ts'
import { sheetAddress } from '../words/place.ts'
import type { ReportInput } from '../input/report-input.ts'
import { reviewed } from '../input/report-input.ts'
import { commentText } from './copy/to-annotated-xlsx.ts'
import { createSheet, FONT, HEAD_STYLE } from './sheet-builder.ts'
import { liveSums } from './live-sums.ts'
import { createSheetNames } from './sheets/sheet-names.ts'
import { checklistSheet, coverageSheet, findingsSheet, figuresSheet } from './review-sheets.ts'
import { tableToSheet } from './table-sheet.ts'
import type { CellMark } from './table-sheet.ts'
import { sheetToSheet } from './workbook-sheets.ts'

/**
 * The tables of a document as a workbook, one sheet a table, behind a sheet that lists them. Of a reviewed document: the
 * findings and figures first, and the cells of findings coloured and commented.
 */
export async function toXlsx(input: ReportInput): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx')
  const labels = labelsOf(input.language)
  const nameSheet = createSheetNames()
  const sheets: WriteSheet[] = []
  if (input.review) {
    const subject = reviewed(input)
    sheets.push(
      findingsSheet(subject, nameSheet(labels.findings)),
      figuresSheet(subject, nameSheet(labels.figures)),
      coverageSheet(subject, nameSheet(labels.checked)),
    )
    const checklists = checklistSheet(subject, labels.checklists)
    if (checklists) sheets.push({ ...checklists, name: nameSheet(labels.checklists) })
  }
  sheets.push(...(input.document.workbook ? workbookSheets(input, nameSheet) : tableSheets(input, nameSheet)))
  const title = input.document.metadata.title || input.document.name
  const firm = input.letterhead && { creator: input.letterhead.firm, company: input.letterhead.firm }
  return writeXlsx({ sheets, properties: { title, ...firm, modified: dateOf(input.document) } })
}

/** The document's own date: the time of the export would make two exports of one document differ. */
function dateOf({ metadata }: Document): Date {
  const date = new Date(metadata.modifiedAt ?? metadata.createdAt ?? '')
  return Number.isNaN(date.getTime()) ? new Date('2000-01-01T00:00:00Z') : date
}

function workbookSheets(input: ReportInput, nameSheet: (wanted: string) => string): WriteSheet[] {
  const comments = new Map<string, string>()
  for (const finding of input.review?.findings ?? []) {
    for (const { location } of finding.evidence.slice(0, 1)) {
      if (location.sheet && location.cell)
        comments.set(`${location.sheet}!${location.cell.split(':')[0]}`, commentText(finding, input))
    }
  }
  return input.document.workbook!.sheets.map((sheet) =>
    sheetToSheet(sheet, nameSheet(sheet.name), (cell) => comments.get(`${sheet.name}!${cell.address}`)),
  )
}

function tableSheets(input: ReportInput, nameSheet: (wanted: string) => string): WriteSheet[] {
  const labels = labelsOf(input.language)
  const contentsName = nameSheet(labels.contents)
  const tables = input.document.blocks.filter(
    (block): block is Table => block.type === 'table' && block.cells.length > 0 && block.layer !== 'furniture',
  )
  const named = tables.map((table, index) => ({
    table,
    title: titleOf(table, input.document),
    name: nameSheet(`${index + 1} ${titleOf(table, input.document)}`),
  }))
  const contents = createSheet(contentsName)
  const heads = ['#', labels.table, labels.place, labels.unit]
  heads.forEach((head, column) => contents.set(0, column, { value: head, style: HEAD_STYLE }))
  named.forEach(({ table, title, name }, index) => {
    contents.set(index + 1, 0, { value: index + 1 })
    contents.set(index + 1, 1, {
      value: title || labels.tableNumber(String(index + 1)),
      link: sheetAddress(name, 'A1'),
      style: { font: { ...FONT, color: { rgb: '2A5A9C' }, underline: true } },
    })
    contents.set(index + 1, 2, { value: table.page ? labels.page(formatCount(table.page, input.language)) : '' })
    contents.set(index + 1, 3, { value: table.unitText ?? '' })
  })
  const marks = cellMarks(input)
  const documentStyle = documentNumberStyle(input.document)
  return [
    contents.finish({ freezePane: { rows: 1 } }),
    ...named.map(({ table, name }) => {
      const numberStyle = tableNumberStyle(table, documentStyle)
      return tableToSheet(table, name, {
        markOf: (cell) => marks.get(cellKey(table.id, cell)),
        formulas: liveSums(table, input.review, numberStyle),
        numberStyle,
      })
    }),
  ]
}

/** The table's caption, else the heading above it. */
function titleOf(table: Table, document: Document): string {
  if (table.caption?.trim()) return table.caption.trim()
  const index = document.blocks.indexOf(table)
  const heading = document.blocks.slice(Math.max(0, index - 8), index).findLast((block) => block.type === 'heading')
  return heading?.text.trim() ?? ''
}

function cellMarks(input: ReportInput): Map<string, CellMark> {
  const marks = new Map<string, CellMark>()
  for (const finding of input.review?.findings ?? []) {
    const { location } = finding.evidence[0]
    if (!location.block || location.rowIndex === undefined) continue
    marks.set(cellKey(location.block, { rowIndex: location.rowIndex, columnIndex: location.columnIndex ?? 0 }), {
      finding,
      comment: commentText(finding, input),
    })
  }
  return marks
}

function cellKey(block: string, { rowIndex, columnIndex }: Pick<Cell, 'rowIndex' | 'columnIndex'>): string {
  return `${block}/${rowIndex}/${columnIndex}`
}
