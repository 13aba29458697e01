import { fileURLToPath } from 'node:url'
import { constants, inflateSync } from 'node:zlib'
import type { DataOf, ResultFile } from '@tickmark/contract'
import { findExisting } from '@tickmark/document'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, type Harness, startHarness, takeData } from './harness.ts'

type PageText = DataOf<'getPageText'>

const STATEMENT = fileURLToPath(new URL('../../../corpus/ocr/statement-zh.png', import.meta.url))

let harness: Harness
let owner: Caller
let colleague: Caller
let colleagueId: string
let taskId: string
let fileId: string

beforeAll(async () => {
  harness = await startHarness()
  owner = await harness.register('owner')
  colleague = await harness.register('colleague')
  colleagueId = takeData(await colleague.call<{ user_id: string }>('GET', '/gateway/get_current_user')).user_id
  taskId = takeData(await owner.upload([STATEMENT], { name: 'scan' })).task_id
  const { files } = await owner.waitForEnd(taskId)
  expect(files).toMatchObject([{ status: 'read' }])
  fileId = files[0]!.file_id
})
afterAll(async () => {
  await harness.stop()
})

const look = (caller: Caller, page = 1) =>
  caller.call<PageText>('GET', `/task/text?task_id=${taskId}&file_id=${fileId}&page=${page}`)
const textOf = async () => takeData(await look(owner))
const detail = async (caller = owner) =>
  takeData(await caller.call<DataOf<'getTask'>>('GET', `/task/detail?task_id=${taskId}`))

/** Where a word stands by now. */
function placeOf({ pieces }: PageText, was: string) {
  const piece = findExisting(pieces, ({ text }) => text.includes(was))
  const { block, row, column, from, text } = piece
  const start = from + text.indexOf(was)
  return { task_id: taskId, file_id: fileId, page: 1, block, row, column, start, end: start + was.length, was }
}
type Place = ReturnType<typeof placeOf>
const correct = (caller: Caller, place: Place, text: string) =>
  caller.call<PageText>('POST', '/task/text', { ...place, text })
const wordsOf = ({ pieces }: PageText) => pieces.flatMap(({ words }) => words)

test('the text of a page has its words where they are printed, and the counts of the file', async () => {
  const { page, pieces, pages, correctable } = await textOf()
  expect({ page, correctable }).toEqual({ page: 1, correctable: true })
  expect(pages).toMatchObject([{ page: 1, corrected: 0 }])
  const { words, text } = findExisting(pieces, (piece) => piece.text === '3,918,204.57')
  expect(words).toMatchObject([{ start: 0, end: text.length }])
  expect(words[0]!.box.every((side) => side > 0 && side < 1)).toBe(true)
  expect((await look(owner, 2)).error?.key).toBe('not_found')
})

test('who may see a task sees its text, who may decide corrects it, and a stranger finds nothing', async () => {
  const place = placeOf(await textOf(), '营业收入')
  expect((await look(colleague)).status).toBe(404)
  expect((await correct(colleague, place, '营业总收入')).status).toBe(404)
  const share = (role: string) => owner.call('POST', '/task/members', { task_id: taskId, colleague: 'colleague', role })
  await share('viewer')
  expect(takeData(await look(colleague)).correctable).toBe(false)
  expect((await correct(colleague, place, '营业总收入')).status).toBe(403)

  const made = takeData(await owner.call<DataOf<'createLink'>>('POST', '/task/links', { task_id: taskId }))
  const link = made.address.split('#')[1]
  const opened = await harness.caller().call<DataOf<'openLink'>>('POST', '/task/links/open', { link })
  const visitor = harness.caller(takeData(opened).token.replace('Bearer ', ''))
  expect(takeData(await look(visitor)).correctable).toBe(false)
  expect((await correct(visitor, place, '营业总收入')).status).toBe(403)

  await share('reviewer')
  expect(takeData(await look(colleague)).correctable).toBe(true)
  const corrected = takeData(await correct(colleague, place, '营业总收入'))
  expect(findExisting(corrected.pieces, ({ text }) => text === '营业总收入').words).toMatchObject([
    { corrected: '营业收入', isDoubtful: false },
  ])
  await owner.call('DELETE', `/task/members?task_id=${taskId}&user_id=${colleagueId}`)
  expect((await look(colleague)).status).toBe(404)
})

test('of several people who correct the same word all but the first are told to look again, and who looks meanwhile sees text', async () => {
  const place = placeOf(await textOf(), '(12,760.44)')
  const texts = ['(12,760.11)', '(12,760.22)', '(12,760.11)', '(12,760.22)', '(12,760.11)']
  const looking = Promise.all(texts.map(() => look(owner)))
  const answers = await Promise.all(texts.map((text) => correct(owner, place, text)))
  expect(answers.map(({ error }) => error?.key ?? 'done').toSorted()).toEqual([
    'done',
    ...texts.slice(1).map(() => 'text_changed'),
  ])
  for (const seen of await looking) expect(seen.status).toBe(200)
  const late = await correct(owner, place, '(12,760.33)')
  expect(late.error?.key).toBe('text_changed')
  const now = JSON.stringify(await textOf())
  expect(now).not.toContain('(12,760.33)')
  expect(now).toMatch(/12,760\.(11|22)/)
})

test('a correction is in every result file, and in the archive of all of them', async () => {
  const { results } = await detail()
  expect(results.map(({ kind }) => kind).toSorted()).toEqual([
    'analysis_package',
    'archive',
    'html',
    'json',
    'markdown',
    'pdf',
    'xlsx',
  ])
  const before = await Promise.all(results.map((result) => contentOf(result)))
  for (const content of before) expect(holds(content, '3,918,264.57')).toBe(false)
  await correct(owner, placeOf(await textOf(), '3,918,204.57'), '3,918,264.57')
  for (const result of results) {
    const content = await contentOf(result)
    expect({ kind: result.kind, has: holds(content, '3,918,264.57') }).toEqual({ kind: result.kind, has: true })
    // What had been recognised stands in the data alone, beside the correction.
    const tells = ['json', 'archive'].includes(result.kind)
    expect({ kind: result.kind, has: holds(content, '3,918,204.57') }).toEqual({ kind: result.kind, has: tells })
  }
})

test('a doubt that is confirmed is no doubt any more, and changes no text', async () => {
  const { db } = harness.service.app
  const before = await textOf()
  const place = placeOf(before, '2025年度')
  const after = takeData(await correct(owner, place, '2025年度'))
  expect(after.pieces.map(({ text }) => text)).toEqual(before.pieces.map(({ text }) => text))
  expect(wordsOf(after).filter(({ corrected }) => corrected === '2025年度')).toMatchObject([{ isDoubtful: false }])
  expect(after.pages).toEqual(before.pages)
  const made = await db.selectFrom('corrections').select('user_name').where('was', '=', '2025年度').execute()
  expect(made).toEqual([{ user_name: 'owner' }])
})

test('a deleted word is gone from the files and can be brought back', async () => {
  const place = placeOf(await textOf(), '投资收益')
  const without = takeData(await correct(owner, place, ''))
  expect(without.pieces.some(({ text }) => text.includes('投资收益'))).toBe(false)
  const markdown = async () => contentOf(findExisting((await detail()).results, ({ kind }) => kind === 'markdown'))
  expect(await markdown()).not.toContain('投资收益')
  const deleted = findExisting(wordsOf(without), ({ start, end }) => start === end)
  expect(deleted.corrected).toBe('投资收益')
  const back = await correct(owner, { ...place, end: place.start, was: '' }, '投资收益')
  expect(wordsOf(takeData(back)).some(({ start, end }) => start === end)).toBe(false)
  expect(await markdown()).toContain('投资收益')
})

test('corrections outlive a run that reads the file anew', async () => {
  const before = await textOf()
  // As if a page had failed: the file, and not its result files alone, is read again.
  const { db } = harness.service.app
  await db
    .updateTable('files')
    .set({ failed_pages: [1] })
    .where('file_id', '=', fileId)
    .execute()
  await db.deleteFrom('pages').where('file_id', '=', fileId).execute()
  await owner.call('POST', '/task/retry', { task_id: taskId })
  const running = await correct(owner, placeOf(before, '销售费用'), '营销费用')
  expect(running.error?.key).toMatch(/text_reviewed|text_changed/)
  expect((await owner.waitForEnd(taskId)).status).toBe('completed')
  const after = await textOf()
  expect(after.pages).toEqual(before.pages)
  expect(after.pieces.map(({ text }) => text)).toEqual(before.pieces.map(({ text }) => text))
  const markdown = findExisting((await detail()).results, ({ kind }) => kind === 'markdown')
  expect(await contentOf(markdown)).toContain('3,918,264.57')
})

test('the searchable PDF carries the corrections along: given anew, it reads as it was corrected', async () => {
  const pdf = findExisting((await detail()).results, ({ kind }) => kind === 'pdf')
  const bytes = await (await owner.raw(`/task/resource/${pdf.path}`)).arrayBuffer()
  const changed = ['3,918,264.57', '2025年度', '营业总收入']
  const before = (await textOf()).pieces.map(({ text }) => text).join(' ')
  for (const text of changed) expect(before).toContain(text)
  const { task_id: id } = takeData(await owner.upload([new File([bytes], 'again.pdf')], { name: 'again' }))
  const again = await owner.waitForEnd(id)
  const path = `/task/text?task_id=${id}&file_id=${again.files[0]?.file_id}&page=1`
  const { pieces } = takeData(await owner.call<PageText>('GET', path))
  const text = pieces.map((piece) => piece.text).join(' ')
  for (const word of changed) expect(text).toContain(word)
})

test('a review takes the corrected text, and after it the text can be read but not corrected', async () => {
  await owner.call('POST', '/task/retry', { task_id: taskId, type: 'financial_report' })
  await owner.waitForEnd(taskId)
  const text = await textOf()
  expect(text.correctable).toBe(false)
  expect(JSON.stringify(text)).toContain('3,918,264.57')
  const refused = await correct(owner, placeOf(text, '销售费用'), '营销费用')
  expect(refused.error?.key).toBe('text_reviewed')
  const figures = await owner.call<DataOf<'listFigures'>>('GET', `/task/figures?task_id=${taskId}&file_id=${fileId}`)
  expect(JSON.stringify(figures.data)).toContain('3,918,264.57')
})

/** What a file says, whatever it is. */
async function contentOf({ kind, path }: Pick<ResultFile, 'kind' | 'path'>): Promise<string> {
  const response = await owner.raw(`/task/resource/${path}`, { headers: { 'Accept-Language': 'en' } })
  const bytes = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) throw new Error(`${kind}: ${response.status} ${bytes.toString()}`)
  return textOfFile(bytes)
}

/** A workbook has the number without its commas. */
const holds = (content: string, amount: string): boolean =>
  content.includes(amount) || content.includes(amount.replaceAll(',', ''))

function textOfFile(bytes: Uint8Array): string {
  if (strFromU8(bytes.subarray(0, 2)) === 'PK') {
    return Object.values(unzipSync(bytes)).map(textOfFile).join('\n')
  }
  if (strFromU8(bytes.subarray(0, 4)) !== '%PDF') return strFromU8(bytes)
  return layerOf(bytes)
}

/** The invisible text over the pages of a searchable PDF, letter by letter. Read as a document the picture itself would be recognised again. */
function layerOf(bytes: Uint8Array): string {
  const streams = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/\bstream\r?\n([^]*?)endstream/g)
  const contents = [...streams].map(([, stream = '']) => inflated(Buffer.from(stream, 'latin1')))
  const shown = contents.flatMap((content) => [...content.matchAll(/<([0-9a-f]+)> Tj/g)])
  return shown.map(([, letters = '']) => utf16Of(letters)).join(' ')
}

function inflated(stream: Uint8Array): string {
  try {
    return inflateSync(stream, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
  } catch {
    // A picture.
    return ''
  }
}

const utf16Of = (hexadecimal: string): string => Buffer.from(hexadecimal, 'hex').swap16().toString('utf16le')
