import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DocumentType } from '@tickmark/document'
import { readFile } from '@tickmark/readers'
import { review } from '@tickmark/review'
import { expect, test } from 'vitest'

const FOLDER = fileURLToPath(new URL('../../../corpus/sheets/', import.meta.url))
const FILES = readdirSync(FOLDER).filter((name) => !name.startsWith('dcf'))

async function reviewFile(name: string, type: DocumentType | 'auto' = 'auto') {
  const document = await readFile({ path: FOLDER + name, name })
  const { findings, figureCounts } = review(document, { type })
  return {
    findings: findings.map(({ ruleId, severity, expected, evidence: [{ location }] }) =>
      [severity, ruleId, location.cell, expected].join(' '),
    ),
    figures: figureCounts,
  }
}

test.each(FILES.filter((name) => !name.includes('-wrong')))('%s is sound: every figure is verified', async (name) => {
  const { findings, figures } = await reviewFile(name)
  expect(findings).toEqual([])
  // Formulas are verified by recalculation, which this test leaves out.
  expect(name.startsWith('fixed-assets') ? figures.verified : figures.total).toBe(figures.verified)
  expect(figures.verified).toBeGreaterThan(10)
})

/** Each error once, whatever the file's type; codes, dates and years are no figures. */
const ERRORS: Record<string, { findings: string[]; total: number }> = {
  'balance-sheet-en': {
    findings: ['serious calculation/total-mismatch B7 670', 'serious calculation/total-mismatch B19 660'],
    total: 34,
  },
  'trial-balance-zh': { findings: ['serious calculation/total-mismatch D15 2,240,400'], total: 15 },
  'income-statement-ko': { findings: ['serious calculation/difference-mismatch B8 7,230'], total: 18 },
  'aged-receivables-ja': { findings: ['serious calculation/total-mismatch G4 15,710'], total: 36 },
  'fixed-assets-en': { findings: ['serious consistency/roll-forward-broken C6 3,690'], total: 21 },
  'journal-en': { findings: ['serious calculation/total-mismatch F602 13,357,350'], total: 602 },
}

test.each(FILES.filter((name) => name.includes('-wrong')))('%s', async (name) => {
  const { findings, figures } = await reviewFile(name)
  const { total, ...wanted } = ERRORS[name.replace(/-wrong\..*/, '')]!
  expect({ findings, total: figures.total }).toEqual({ ...wanted, total })
  expect(figures.contradicted).toBe(wanted.findings.length)
})

test.each(['financial_report', 'valuation_model', 'due_diligence'] as const)(
  'a footing is tested whatever the file is reviewed as: %s',
  async (type) => {
    for (const name of ['balance-sheet-en-wrong.csv', 'balance-sheet-en-wrong.xlsx'])
      expect((await reviewFile(name, type)).findings).toEqual(ERRORS['balance-sheet-en']!.findings)
  },
)

test('a valuation reviewed as a report keeps its findings, and the review says what it looks like', async () => {
  const document = await readFile({ path: `${FOLDER}dcf-en.xlsx`, name: 'dcf-en.xlsx' })
  const seen = (type: DocumentType | 'auto') => {
    const { findings, documentType, looksLike } = review(document, { type })
    const growth = findings
      .filter(({ ruleId }) => ruleId === 'assumption/terminal-growth')
      .map(({ severity }) => severity)
    return { documentType, looksLike, growth }
  }
  expect(seen('auto')).toEqual({ documentType: 'valuation_model', looksLike: undefined, growth: ['warning'] })
  expect(seen('financial_report')).toEqual({
    documentType: 'financial_report',
    looksLike: 'valuation_model',
    growth: ['warning'],
  })
})
