import { foldText } from '@tickmark/language'
import type { Document, Evidence } from '@tickmark/document'
import type { Facts } from '../facts/facts.ts'
import { rowCells } from '../facts/grids/read-grid.ts'
import { balanceDate, primaryStatements } from '../facts/outline/primary-statements.ts'
import type { PrimaryStatement } from '../facts/outline/primary-statements.ts'
import { makeSearchIndex } from './search-index.ts'
import type { SearchIndex } from './search-index.ts'
import { simplify } from './simplify.ts'

/** What decides whether requirements are due and met, made once for all rules and profiles. */
export interface Survey {
  index: SearchIndex
  /** Lines of the primary statements that hold an amount, each with its first. */
  lines: { label: string; evidence: Evidence }[]
  /** Whether balance sheet and income statement were read: lines that were not read prove nothing. */
  isRead: boolean
  year?: number
}

const DECEMBER = 12
const surveys = new WeakMap<Document, Survey>()

export function surveyOf(document: Document, facts: Facts): Survey {
  const known = surveys.get(document)
  if (known) return known
  const statements = primaryStatements(facts)
  const year = yearOf(balanceDate(statements))
  const survey = {
    index: makeSearchIndex(document, statements[0]?.grid.blockIndex ?? 0),
    lines: linesOf(statements, document.language === 'zh'),
    isRead: ['balance-sheet', 'income-statement'].every((kind) => statements.some((own) => own.kind === kind)),
    ...(year && { year }),
  }
  surveys.set(document, survey)
  return survey
}

/**
 * The year in which the period begins, by which standards come into force: 2023 for the year to March 2024. A year of 52 weeks that ends
 * in the first days of January began in the January before.
 */
function yearOf(end: string | undefined): number | undefined {
  const read = end && /^(\d{4})(?:-(\d{2}))?/.exec(end)
  if (!read) return undefined
  const month = read[2] ? Number(read[2]) : DECEMBER
  return Number(read[1]) - (month < DECEMBER ? 1 : 0)
}

function linesOf(statements: readonly PrimaryStatement[], isChinese: boolean): Survey['lines'] {
  return statements.flatMap(({ grid }) =>
    grid.rows.flatMap((row, at) => {
      const cell = rowCells(grid, at).find((candidate) => candidate && !candidate.dash && !candidate.value.isZero())
      if (!cell) return []
      const { location, text } = cell.figure
      const label = foldText(row.label).trim()
      return [
        { label: isChinese ? simplify(label) : label, evidence: { location, text, value: text, label: row.label } },
      ]
    }),
  )
}
