import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Block, Review, Sheet } from '@tickmark/document'
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
