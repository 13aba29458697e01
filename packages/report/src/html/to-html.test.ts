import { createHash } from 'node:crypto'
import { LANGUAGES } from '@tickmark/document'
import { expect, test } from 'vitest'
import { sampleReport } from '../testing/sample-report.ts'
import { toHtml } from './to-html.ts'

test('no text of a document becomes markup', () => {
  const html = toHtml(sampleReport())
  expect(html).not.toContain('<script')
  expect(html).not.toMatch(/href="(?!#)/)
  expect(html).not.toMatch(/\son\w+=/)
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
})

test('the page carries a policy that allows its own style and nothing else', () => {
  const html = toHtml(sampleReport())
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)![1]!
  const hash = createHash('sha256').update(style).digest('base64')
  expect(html).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
  expect(html).not.toMatch(/ style="/)
})

test('the bars of the scores have their sizes and colours in themselves: without the style they are no black blocks', () => {
  const html = toHtml(sampleReport())
  for (const [shape] of html.matchAll(/<rect[^>]*>/g)) expect(shape).toMatch(/ fill="#[0-9A-F]{6}"/)
  for (const [drawing] of html.matchAll(/<svg[^>]*>/g)) expect(drawing).toMatch(/ width="\d+" height="\d+"/)
})

test('every link of a finding leads to a place that exists, and back', () => {
  const html = toHtml(sampleReport())
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target)
  expect(targets.length).toBeGreaterThanOrEqual(6)
  expect(targets.filter((target) => !ids.has(target))).toEqual([])
  expect(html).toMatch(/class="n mark serious"><span id="e-abc123-0"><\/span><a href="#f-abc123">1,600<\/a>/)
})

test('the same document alone is a page without a review', () => {
  const { review: _, ...input } = sampleReport()
  const html = toHtml(input)
  expect(html).toContain('>Annual report</h3>')
  expect(html).not.toContain('class="finding')
})

test('what the firm has put aside stands in the report with its reason, and not among the findings', () => {
  const { review, ...input } = sampleReport()
  const finding = review!.findings.find(({ fingerprint }) => fingerprint === 'abc123')!
  const findings = review!.findings.filter((other) => other !== finding)
  const suppressed = [{ finding, reason: 'Agreed <b>2025</b>' }]
  const html = toHtml({ ...input, review: { ...review!, findings, suppressed } })
  expect(html.split('id="put-aside"')[1]).toContain('Agreed &lt;b&gt;2025&lt;/b&gt;')
  expect(html).not.toContain('id="f-abc123"')
  expect(toHtml(sampleReport())).not.toContain('id="put-aside"')
})

test('the report speaks all four languages', () => {
  const titles = LANGUAGES.map(
    (language) => /<p class="kicker">(.*?)<\/p>/.exec(toHtml({ ...sampleReport(), language }))![1],
  )
  expect(titles).toEqual(['审阅报告', 'Review report', '검토 보고서', 'レビュー報告書'])
})

test('a report bears the firm and its logo, a document that was only read does not', () => {
  const logo = { mediaType: 'image/png' as const, base64: 'iVBORw0KGgo=' }
  const input = { ...sampleReport(), letterhead: { firm: 'Fjord & <Partners>', logo } }
  const firm = /<p class="firm">.*?<\/p>/
  expect(firm.exec(toHtml(input))?.[0]).toBe(
    '<p class="firm"><img src="data:image/png;base64,iVBORw0KGgo=" alt=""><span>Fjord &amp; &lt;Partners&gt;</span></p>',
  )
  expect(toHtml(sampleReport())).not.toMatch(firm)
  const { review: _, ...read } = input
  expect(toHtml(read)).not.toMatch(firm)
})
