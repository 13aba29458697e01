import type { DataOf, ResultFile } from '@tickmark/contract'
import { labelsOf } from '@tickmark/report'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, corpus, type Harness, startHarness, takeData } from './harness.ts'

let harness: Harness
let user: Caller
let taskId: string
let results: ResultFile[]

beforeAll(async () => {
  harness = await startHarness()
  user = await harness.register('reader')
  taskId = takeData(await user.upload([corpus('statement.pdf')], { type: 'financial_report' })).task_id
  results = (await user.waitForEnd(taskId)).results
}, 120_000)
afterAll(() => harness.stop())

const of = (kind: ResultFile['kind']): ResultFile => results.find((result) => result.kind === kind)!

const get = (path: string, language: string): Promise<Response> =>
  user.raw(path, { headers: { 'Accept-Language': language } })
const page = async (kind: ResultFile['kind'], language: string): Promise<string> =>
  (await get(`/task/html/${of(kind).path}`, language)).text()
const bytes = async (kind: ResultFile['kind'], language: string): Promise<Uint8Array> => {
  const response = await get(`/task/resource/${of(kind).path}`, language)
  const content = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) throw new Error(`${kind}: ${response.status} ${content.toString()}`)
  return content
}

test('each kind of result is shown as what it is', async () => {
  const [en, ja] = [labelsOf('en'), labelsOf('ja')]
  const pages = Object.fromEntries(
    await Promise.all(results.map(async ({ kind }) => [kind, await page(kind, 'en')] as const)),
  ) as Record<ResultFile['kind'], string>
  expect(new Set(Object.values(pages)).size).toBe(results.length)
  for (const html of Object.values(pages)) expect(html).not.toMatch(/<script|javascript:/)
  // The document's text.
  expect(pages.markdown).toContain('Harbour Lane Holdings Limited')
  expect(pages.markdown).toContain('<table>')
  // The report, as Word and as a page.
  for (const html of [pages.docx, pages.html]) expect(html).toContain(en.reviewReport)
  expect(await page('docx', 'ja')).toContain(ja.reviewReport)
  // The sheets.
  expect(pages.xlsx).toContain(`<h3>${en.findings}</h3>`)
  expect(pages.xlsx).toContain('<table class="sheet">')
  // What lies in them, with sizes.
  expect(pages.analysis_package).toMatch(/statement\.review\.html<\/th><td class="n">[\d,]+ KB/)
  for (const { name, kind } of results) if (kind !== 'archive') expect(pages.archive).toContain(name)
  // Data, a value a line.
  expect(pages.json).toMatch(/<pre class="data">\{\n {2}&quot;/)
  expect(pages.sarif).toContain('&quot;version&quot;: &quot;2.1.0&quot;')
  // Pages as they look.
  for (const html of [pages.pdf, pages.annotated_pdf, pages.report_pdf])
    expect(html).toContain('<img class="sheet-of-paper"')
})

test('a result comes in the language that is asked for, as do all in the archive', async () => {
  for (const language of ['en', 'ko', 'zh-CN'] as const) {
    const { reviewReport, findings } = labelsOf(language)
    expect(strFromU8(await bytes('html', language))).toContain(reviewReport)
    const packed = unzipSync(await bytes('archive', language))
    const [html] = Object.keys(packed).filter((name) => name.endsWith('.html'))
    expect(strFromU8(packed[html!]!)).toContain(reviewReport)
    const inner = unzipSync(await bytes('analysis_package', language))
    expect(strFromU8(inner['statement.review.md']!)).toContain(findings)
  }
})

test('one press brings what people hand on, with a list of it, and nothing else of the archive', async () => {
  const path = `/task/resource/${of('archive').path}?set=deliverables`
  for (const language of ['en', 'ja'] as const) {
    const answer = await get(path, language)
    expect(answer.headers.get('Content-Disposition')).toContain('.deliverables.zip')
    const packed = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const wanted = (['docx', 'annotated_pdf', 'report_pdf', 'xlsx'] as const).map((kind) => of(kind).name)
    expect(Object.keys(packed).toSorted()).toEqual([...wanted, 'manifest.json'].toSorted())
    const { files } = JSON.parse(strFromU8(packed['manifest.json'] ?? new Uint8Array()))
    expect(files).toHaveLength(4)
    for (const { name, bytes: size, purpose, source } of files) {
      expect(packed[name]).toHaveLength(size)
      expect([purpose, source.name]).toEqual([expect.stringMatching(/\S/), 'statement.pdf'])
    }
  }
  expect(Object.keys(unzipSync(await bytes('archive', 'en')))).toContain('manifest.json')
  expect((await get(`/task/resource/${of('docx').path}?set=deliverables`, 'en')).status).toBe(404)
})

test('what was made once is sent again, by ranges as well, and not at all to who has it', async () => {
  const path = `/task/resource/${of('docx').path}`
  const first = await get(path, 'ja')
  const tag = first.headers.get('ETag')!
  expect(first.headers.get('Vary')).toContain('Accept-Language')
  expect(tag).not.toBe((await get(path, 'en')).headers.get('ETag'))
  const whole = Buffer.from(await first.arrayBuffer())
  const headers = { 'Accept-Language': 'ja', Range: 'bytes=2-11' }
  const part = Buffer.from(await (await user.raw(path, { headers })).arrayBuffer())
  expect(part).toEqual(whole.subarray(2, 12))
  const again = await user.raw(path, { headers: { 'Accept-Language': 'ja', 'If-None-Match': tag } })
  expect(again.status).toBe(304)
})

test('a decision stands in every result that tells of problems from then on, in each language', async () => {
  const data = takeData(await user.call<DataOf<'listProblems'>>('GET', `/task/problems?task_id=${taskId}`))
  const reason = 'Bestätigt durch den Prüfer'
  const decide = (decision: string) =>
    user.call('POST', '/task/problems/decision', {
      task_id: taskId,
      problem_id: data.items[0]!.problem_id,
      decision,
      reason,
    })
  const told = async (language: 'en' | 'ja') => ({
    html: strFromU8(await bytes('html', language)).includes(reason),
    json: strFromU8(await bytes('json', language)).includes(reason),
    sarif: strFromU8(await bytes('sarif', language)).includes(reason),
    docx: strFromU8(unzipSync(await bytes('docx', language))['word/document.xml']!).includes(reason),
    xlsx: Object.entries(unzipSync(await bytes('xlsx', language)))
      .filter(([name]) => name.endsWith('.xml'))
      .some(([, content]) => strFromU8(content).includes(reason)),
    package: strFromU8(unzipSync(await bytes('analysis_package', language))['statement.review.md']!).includes(reason),
  })
  const everywhere = { html: true, json: true, sarif: true, docx: true, xlsx: true, package: true }
  const nowhere = { html: false, json: false, sarif: false, docx: false, xlsx: false, package: false }
  expect(await told('en')).toEqual(nowhere)
  await decide('dismissed')
  expect(await told('en')).toEqual(everywhere)
  expect(await told('ja')).toEqual(everywhere)
  await decide('open')
  expect(await told('ja')).toEqual(nowhere)
})

test('the report carries the letterhead of the owner of its task as soon as it is set, and loses it again', async () => {
  const logo =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAADklEQVR4nGP4//8/TgwAKPkF+8BIv4cAAAAASUVORK5CYII='
  const set = (body: { firm: string; logo: string | null }) => user.call('POST', '/user/letterhead', body)
  const cover = async (): Promise<{ isNamed: boolean; hasLogo: boolean }> => {
    const files = unzipSync(await bytes('docx', 'en'))
    return {
      isNamed: strFromU8(files['word/document.xml'] ?? new Uint8Array()).includes('Fjord Partners'),
      hasLogo: Object.keys(files).some((name) => name.startsWith('word/media/')),
    }
  }
  expect((await user.call<DataOf<'getLetterhead'>>('GET', '/user/letterhead')).data).toEqual({ firm: '', logo: null })
  expect((await set({ firm: 'Fjord Partners', logo: 'data:image/svg+xml;base64,PHN2Zz4=' })).status).toBe(400)
  expect((await set({ firm: 'Fjord Partners', logo })).status).toBe(200)
  expect(await cover()).toEqual({ isNamed: true, hasLogo: true })
  expect(await page('html', 'en')).toContain('<span>Fjord Partners</span>')
  await (await harness.register('another')).call('POST', '/user/letterhead', { firm: 'Others', logo: null })
  expect(await cover()).toEqual({ isNamed: true, hasLogo: true })
  expect((await set({ firm: '', logo })).data).toEqual({ firm: '', logo: null })
  expect(await cover()).toEqual({ isNamed: false, hasLogo: false })
})
