import { readFile, writeFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { sampleReport } from '../testing/sample-report.ts'
import { toDocx } from '../docx/to-docx.ts'
import { toPackage } from '../archive/to-package.ts'
import { toHtml } from '../html/to-html.ts'
import { toReportMarkdown } from '../markdown/to-report-markdown.ts'
import { toXlsx } from '../xlsx/to-xlsx.ts'
import { ReportJson, toReportJson } from './report-json.ts'
import { jsonSchemas } from './schemas.ts'
import { toSarif } from './to-sarif.ts'

test('the JSON report has the published shape', () => {
  const data = ReportJson.strict().parse(JSON.parse(toReportJson(sampleReport())))
  expect(data.findings[1]!.evidence[0]).toEqual({
    page: 2,
    box: [0.35, 0.35, 0.55, 0.39],
    text: '1,600',
    value: '1,600',
    label: 'Total',
  })
  expect(data).toMatchObject({
    file: 'report.pdf',
    sha256: '00ff',
    type: 'financial_report',
    pages: 2,
    figures: { total: 6 },
  })
})

/** A document in which nothing could be held against anything. */
function unscoredReport(): ReturnType<typeof sampleReport> {
  const { review, ...input } = sampleReport()
  const unscored = [{ score: 'trust' as const, reason: 'no_figures' as const, data: {} }]
  return { ...input, review: { ...review, scores: { ...review.scores, trust: null }, unscored, findings: [] } }
}

test('a score that stands on too little is null in data, and no file calls its document clean', async () => {
  const input = unscoredReport()
  const data = ReportJson.strict().parse(JSON.parse(toReportJson(input)))
  expect(data.scores).toEqual({ trust: null, integrity: 97, compliance: 100 })
  expect(data.unscored).toEqual([
    { score: 'trust', reason: 'no_figures', data: {}, message: expect.stringContaining('Reason no_figures') },
  ])
  expect(JSON.parse(toSarif([input])).runs[0].artifacts[0].properties).toMatchObject({ scores: { trust: null } })
  const word = unzipSync(await toDocx(input))['word/document.xml']!
  for (const text of [toReportMarkdown(input), toHtml(input), new TextDecoder().decode(word)]) {
    expect(text).toContain('Not assessable')
    expect(text).toContain('Reason no_figures')
    expect(text).toContain('too little could be checked')
    expect(text).not.toContain('No problems were found.')
  }
})

test('the report says what was checked in each section, with its place', () => {
  expect(toReportMarkdown(sampleReport())).toContain(`## What was checked

| Section | Where | Verified | Contradicted | Unverified | Totals |
| --- | --- | ---: | ---: | ---: | ---: |
| Annual report | p. 1 | 3 | 1 | 2 | 1 ✗ 1 |`)
})

test('key figures stand under the periods that they are of', () => {
  const { review, ...input } = sampleReport()
  const [cash] = review.summary.keyFigures
  const flow = {
    ...cash!,
    label: 'Sales',
    currentPeriod: 'Three months ended June 30',
    priorPeriod: 'Three months 2023',
  }
  const markdown = toReportMarkdown({
    ...input,
    review: { ...review, summary: { ...review.summary, keyFigures: [cash!, flow] } },
  })
  expect(markdown).toContain(`| Item | 2024 | 2023 | Change | Where |
| --- | ---: | ---: | ---: | --- |
| Cash | 1,200 | 900 | +33.3% | p. 2 |

| Item | Three months ended June 30 | Three months 2023 | Change | Where |`)
})

test('a percentage changes by points, an amount per cent', () => {
  const { review, ...input } = sampleReport()
  const [cash] = review.summary.keyFigures
  const rate = { ...cash!, label: 'Margin', current: '12.5%', prior: '10.0%', change: '+2.5' }
  const summary = { ...review.summary, keyFigures: [cash!, { ...rate, changeUnit: 'points' as const }] }
  const markdown = toReportMarkdown({ ...input, review: { ...review, summary } })
  expect(markdown).toContain('| Cash | 1,200 | 900 | +33.3% |')
  expect(markdown).toContain('| Margin | 12.5% | 10.0% | +2.5 percentage points |')
})

test.each(Object.entries(jsonSchemas()))('docs/schema/%s is up to date', async (name, schema) => {
  const path = new URL(`../../../../docs/schema/${name}`, import.meta.url)
  const text = `${JSON.stringify(schema, null, 2)}\n`
  if (process.env.UPDATE_SCHEMAS) await writeFile(path, text)
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(JSON.parse(text))
})

test('SARIF names every rule once and points at page and box', () => {
  const log = JSON.parse(toSarif([sampleReport()]))
  const [run] = log.runs
  expect(log.version).toBe('2.1.0')
  expect(run.tool.driver.rules.map((rule: { id: string }) => rule.id)).toEqual([
    'calculation/total-mismatch',
    'completeness/placeholder',
  ])
  expect(run.results.map((result: { level: string }) => result.level)).toEqual(['warning', 'error'])
  expect(run.results[1].locations[0].properties).toMatchObject({ page: 2, box: [0.35, 0.35, 0.55, 0.39] })
  expect(run.results[1].relatedLocations).toHaveLength(1)
})

test('the Markdown report lists serious findings first, with their arithmetic', () => {
  const markdown = toReportMarkdown(sampleReport())
  expect(markdown.indexOf('▲ Serious')).toBeLessThan(markdown.indexOf('◆ Warning'))
  expect(markdown).toContain('1,200 + 300 = 1,500 ≠ 1,600')
  expect(markdown).not.toContain('<script>')
})

test('the package holds report, workbook, data and a list of them', async () => {
  const files = unzipSync(await toPackage(sampleReport()))
  expect(Object.keys(files)).toEqual([
    'report.review.html',
    'report.review.md',
    'report.review.xlsx',
    'report.review.json',
    'manifest.json',
  ])
})

test('the Word report has a cover with firm and logo, scope, method, areas, states and decisions', async () => {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAADklEQVR4nGP4//8/TgwAKPkF+8BIv4cAAAAASUVORK5CYII='
  const report = {
    ...sampleReport(),
    letterhead: { firm: 'Baker & Sons <LLP>', logo: { mediaType: 'image/png', base64 } as const },
    issuedAt: '2026-03-01T10:00:00.000Z',
    signOffs: [{ role: 'partner', by: 'K. Baker', at: '2026-03-01T10:00:00.000Z', hash: 'abc' } as const],
    decisionOf: () => ({ decision: 'dismissed', reason: 'immaterial' }) as const,
  }
  const files = unzipSync(await toDocx(report))
  const text = new TextDecoder().decode(files['word/document.xml'])
  const order = [
    'Baker &amp; Sons &lt;LLP&gt;',
    '>1 March 2026<',
    'K. Baker',
    '>Scope<',
    '>Method<',
    '>Scores<',
    '>Problems<',
    '>Decisions<',
  ]
  const places = order.map((words) => text.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(Object.keys(files).some((name) => /^word\/media\/.+\.png$/.test(name))).toBe(true)
  const broken = { ...report, letterhead: { firm: 'A', logo: { mediaType: 'image/png', base64: 'AAAA' } as const } }
  expect(Object.keys(unzipSync(await toDocx(broken))).some((name) => name.startsWith('word/media/'))).toBe(false)
})

test('the Word report holds the findings as text', async () => {
  const files = unzipSync(await toDocx(sampleReport()))
  const text = new TextDecoder().decode(files['word/document.xml']!)
  expect(text).toContain('1,200 + 300 = 1,500 ≠ 1,600')
  expect(text).not.toContain('<script>')
})

test('the letterhead stands in the Markdown report and in the properties of the workbook too', async () => {
  const input = { ...sampleReport(), letterhead: { firm: 'Fjord *Partners*' } }
  expect(toReportMarkdown(input)).toMatch(/^# Review report: [^\n]*\n\n\*\*Fjord \\\*Partners\\\*\*\*\n/)
  const files = unzipSync(await toXlsx(input))
  const properties = ['docProps/core.xml', 'docProps/app.xml'].map((name) => new TextDecoder().decode(files[name]))
  for (const text of properties) expect(text).toContain('Fjord *Partners*')
  expect(toReportMarkdown(sampleReport())).not.toContain('Fjord')
})
