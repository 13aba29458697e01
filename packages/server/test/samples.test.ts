import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@tickmark/document'
import { readFile } from '@tickmark/readers'
import { createEngine } from '@tickmark/engine'
import { afterAll, expect, test } from 'vitest'

const engine = createEngine({ owner: 'caller' })
afterAll(() => engine.close())

async function reviewSample(kind: 'financial-report' | 'valuation-model' | 'due-diligence', language: Language) {
  const name = `${kind}.${language}.${kind === 'valuation-model' ? 'xlsx' : 'pdf'}`
  const path = fileURLToPath(new URL(`../samples/${name}`, import.meta.url))
  const document = await readFile({ path, name }, {})
  const [review] = await engine.review([{ fileId: 'sample', document }], { type: 'auto' })
  return review!
}

test.each(LANGUAGES)(
  'the sample report in %s earns a trust score of 94, by the errors it is there to show',
  async (language) => {
    const review = await reviewSample('financial-report', language)
    expect(review.documentType).toBe('financial_report')
    expect(review.scores.trust).toBe(94)
    expect(review.findings.map(({ ruleId, actual, expected }) => ({ ruleId, actual, expected }))).toEqual([
      { ruleId: 'calculation/total-mismatch', actual: '248,900', expected: '249,800' },
      { ruleId: 'calculation/growth-mismatch', actual: '16.2%', expected: '19.2%' },
      { ruleId: 'traceability/dead-reference', actual: undefined, expected: undefined },
      { ruleId: 'completeness/placeholder', actual: undefined, expected: undefined },
    ])
    expect(review.figureCounts.verified / review.figureCounts.total).toBeGreaterThan(0.9)
  },
)

test.each(LANGUAGES)(
  'the sample model in %s shows the five mistakes that were made in it, and no others',
  async (language) => {
    const review = await reviewSample('valuation-model', language)
    expect(review.documentType).toBe('valuation_model')
    expect(review.findings.map(({ ruleId, evidence }) => `${ruleId} ${evidence[0].location.cell}`)).toEqual([
      'formula/constant-in-formulas F8',
      'formula/inconsistent-formula E13',
      'formula/short-range B17',
      'calculation/workbook-terminal-value B19',
      'assumption/sensitivity-centre B11',
    ])
  },
)

test.each(LANGUAGES)(
  'the sample of due diligence in %s shows the five mistakes that were made in it, and no others',
  async (language) => {
    const review = await reviewSample('due-diligence', language)
    expect(review.documentType).toBe('due_diligence')
    expect(review.findings.map(({ ruleId, expected }) => ({ ruleId, expected }))).toEqual([
      { ruleId: 'calculation/total-mismatch', expected: '19,090' },
      { ruleId: 'calculation/growth-mismatch', expected: '6,330' },
      { ruleId: 'calculation/share-mismatch', expected: '45.0%' },
      { ruleId: 'traceability/citation', expected: undefined },
      { ruleId: 'traceability/stale-source', expected: undefined },
    ])
    expect(review.figureCounts.verified / review.figureCounts.total).toBeGreaterThan(0.85)
  },
)
