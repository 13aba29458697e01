import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { LANGUAGES, type Document, type DocumentLanguage, type Language, type Workbook } from '@tickmark/document'
import { describe, expect, test } from 'vitest'
import { review } from '../../src/review.ts'
import { createRecalculator } from '@tickmark/workbook/recalculate'
import { readWorkbookExamples } from '@tickmark/workbook/testing'
import { workbookRules } from '../../src/rules/workbook-rules.ts'

const recalculator = createRecalculator(
  readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')),
)

function documentOf(workbook: Workbook, language: DocumentLanguage): Document {
  const empty = { pages: [], blocks: [], bookmarks: [], annotations: [], notices: [] }
  return {
    version: 1,
    name: 'example.xlsx',
    format: 'xlsx',
    language,
    metadata: {},
    pageCount: workbook.sheets.length,
    ...empty,
    workbook,
  }
}

function readPage(id: string, language: Language): string {
  return readFileSync(
    path.join(import.meta.dirname, '../../src/rules', language === 'en' ? `${id}.md` : `${id}.${language}.md`),
    'utf8',
  )
}

describe.each(workbookRules.map((rule) => [rule.meta.id, rule] as const))('%s', (id, rule) => {
  const examples = LANGUAGES.flatMap((language) =>
    readWorkbookExamples(readPage(id, language), recalculator).map((example, index) => ({
      ...example,
      language,
      number: index + 1,
    })),
  )

  test('has both kinds of example', () => {
    expect(new Set(examples.map(({ kind }) => kind))).toEqual(new Set(['ok', 'problem']))
  })

  test.each(examples)('example $kind $number ($language)', ({ kind, place, workbook, language }) => {
    const recalculation = recalculator.recalculate(workbook)
    const document = documentOf(workbook, language === 'zh-CN' ? 'zh' : language)
    const found = review(document, { type: 'valuation_model', recalculation }).findings
    const own = found.filter(({ ruleId }) => ruleId === id)
    const places = own.map(({ evidence: [{ location }] }) => `${location.sheet}!${location.cell}`)
    // An ok example is clean altogether: what one rule shows as right, no other may object to.
    if (kind === 'ok') expect(found.map(({ ruleId }) => ruleId)).toEqual([])
    else expect(places).toEqual([place])
  })

  test('speaks four languages', () => {
    for (const message of Object.values(rule.messages))
      for (const text of Object.values(message))
        expect(new Set(LANGUAGES.map((language) => text[language])).size).toBe(LANGUAGES.length)
  })
})
