import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cellAddress, type Block, type Review, type Sheet } from '@tickmark/document'
import { createRecalculator } from '@tickmark/workbook/recalculate'
import { readWorkbookExamples } from '@tickmark/workbook/testing'
import { review } from '../../src/review.ts'

const recalculator = createRecalculator(
  readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')),
)

interface Asked {
  /** Lays the sheets out as the reader of workbooks does. */
  blockOf?: (sheet: Sheet) => Block
  /** Computes what each correction does. */
  withEffects?: boolean
}

/** The review of a typed workbook, recalculated. */
export function reviewExample(body: string, { blockOf, withEffects = false }: Asked = {}): Review {
  const { workbook } = readWorkbookExamples(`\`\`\`workbook ok\n${body}\n\`\`\``, recalculator)[0]!
  const empty = { pages: [], bookmarks: [], annotations: [], notices: [] }
  return review(
    {
      version: 1,
      name: 'model.xlsx',
      format: 'xlsx',
      language: 'en',
      metadata: {},
      pageCount: workbook.sheets.length,
      blocks: blockOf ? workbook.sheets.map(blockOf) : [],
      ...empty,
      workbook,
    },
    {
      type: 'valuation_model',
      recalculation: recalculator.recalculate(workbook),
      ...(withEffects && { recalculator }),
    },
  )
}

/** The grid of a sheet as the reader of workbooks hands it over. */
export function tableOf({ name, rowCount, columnCount, cells }: Sheet): Block {
  return {
    type: 'table',
    id: name,
    layer: 'body',
    sheet: name,
    range: `A1:${cellAddress(rowCount - 1, columnCount - 1)}`,
    rowCount,
    columnCount,
    headerRowCount: 1,
    headerColumnCount: 1,
    cells: cells.map(({ rowIndex, columnIndex, text }) => ({ rowIndex, columnIndex, rowSpan: 1, columnSpan: 1, text })),
  }
}
