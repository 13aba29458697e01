import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { LANGUAGES, type Document, type Workbook } from '@tickmark/document'
import { describe, expect, test } from 'vitest'
import { review } from '../review.ts'
import { createRecalculator } from '../workbook/recalculate.ts'
import { readWorkbookExamples } from '../testing/read-workbook-examples.ts'
import { workbookRules } from './workbook-rules.ts'

const recalculator = createRecalculator(
  readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')),
)
const HEADINGS = ['What it checks', 'Why it matters', 'Examples', 'How to resolve', 'Known limits', 'References']

function documentOf(workbook: Workbook): Document {
  const empty = { pages: [], blocks: [], bookmarks: [], annotations: [], notices: [] }
  return {
    version: 1,
    name: 'example.xlsx',
    format: 'xlsx',
    language: 'en',
    metadata: {},
    pageCount: workbook.sheets.length,
    ...empty,
    workbook,
  }
}

describe.each(workbookRules.map((rule) => [rule.meta.id, rule] as const))('%s', (id, rule) => {
  const file = path.join(import.meta.dirname, `${id}.md`)
  const page = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const examples = readWorkbookExamples(page, recalculator)

  test('has a page with all headings and both kinds of example', () => {
    expect([...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(HEADINGS)
    expect(new Set(examples.map(({ kind }) => kind))).toEqual(new Set(['ok', 'problem']))
  })

  test.each(examples.map((example, index) => [`${example.kind} ${index + 1}`, example] as const))(
    'example %s',
    (_, { kind, place, workbook }) => {
      const recalculation = recalculator.recalculate(workbook)
      const found = review(documentOf(workbook), { type: 'valuation_model', recalculation }).findings
      const own = found.filter(({ ruleId }) => ruleId === id)
      const places = own.map(({ evidence: [{ location }] }) => `${location.sheet}!${location.cell}`)
      // An ok example is clean altogether: what one rule shows as right, no other may object to.
      if (kind === 'ok') expect(found.map(({ ruleId }) => ruleId)).toEqual([])
      else expect(places).toEqual([place])
    },
  )

  test('speaks four languages', () => {
    for (const message of Object.values(rule.messages))
      for (const text of Object.values(message))
        expect(new Set(LANGUAGES.map((language) => text[language])).size).toBe(LANGUAGES.length)
  })
})
