import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { DataOf, Model, Problem } from '@tickmark/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { corpus, type Harness, startHarness } from './harness.ts'

interface Part {
  text?: string
  image_url?: { url: string }
}

let folder: string
let endpoint: Server
let harness: Harness
let answer: (question: string, picture?: string) => string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-test-'))
  endpoint = createServer(async (request, response) => {
    const { messages } = JSON.parse(await text(request)) as { messages: { content: string | Part[] }[] }
    const asked = messages.at(-1)!.content
    const [words, picture] = typeof asked === 'string' ? [asked] : [asked[0]!.text!, asked[1]!.image_url!.url]
    response.end(JSON.stringify({ choices: [{ message: { content: answer(words, picture) } }] }))
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`
  const modelsFile = join(folder, 'models.json')
  const model = { manufacturer: 'acme', name: 'reader', kind: 'analysis', url, private: true, keyVariable: 'ACME_KEY' }
  const others = [
    { ...model, name: 'eyes', kind: 'ocr' },
    { manufacturer: 'acme', name: 'nowhere', kind: 'analysis' },
    { ...model, name: 'locked', keyVariable: 'NO_SUCH_KEY' },
    { ...model, manufacturer: 'qwen', name: 'own' },
  ]
  await writeFile(modelsFile, JSON.stringify([model, ...others]))
  const keyOf = (variable: string) => (variable === 'ACME_KEY' ? 'secret' : undefined)
  harness = await startHarness(undefined, { modelsFile, keyOf })
}, 60_000)
afterAll(async () => {
  await harness.stop()
  endpoint.close()
  await rm(folder, { recursive: true })
})

const review = async () => {
  const fields = { type: 'financial_report', analysis_model: 'acme:reader' }
  const { data } = await harness.admin.upload([corpus('statement.pdf')], fields)
  await harness.admin.waitForEnd(data!.task_id)
  const { data: found } = await harness.admin.call<DataOf<'listProblems'>>(
    'GET',
    `/task/problems?task_id=${data!.task_id}`,
    undefined,
    'ja',
  )
  return { taskId: data!.task_id, problems: found!.items as Problem[] }
}

test('models that cannot be used say why, in the language of the request', async () => {
  const { data } = await harness.admin.call<Model[]>('GET', '/config/ai/model', undefined, 'ja')
  const reasons = Object.fromEntries(data!.map(({ id, available, reason }) => [id, reason ?? available]))
  expect(reasons).toMatchObject({
    'acme:reader': true,
    'acme:nowhere': '接続先が設定されていません',
    'acme:locked': 'アクセスキーが設定されていません',
    'tickmark:rules': true,
    'PaddlePaddle:PP-OCRv4': true,
    'OpenAI:gpt-4o': '管理者が設定していません',
    'DeepSeek:deepseek-chat': '管理者が設定していません',
  })
})

test('a maker whom the operator has set up stands in the list with what was set up, and not as missing besides', async () => {
  const { data } = await harness.admin.call<Model[]>('GET', '/config/ai/model')
  const ofQwen = data!.filter(({ manufacturer }) => /qwen/i.test(manufacturer)).map(({ kind, id }) => `${kind} ${id}`)
  expect(ofQwen).toEqual(['analysis qwen:own', 'ocr Qwen:qwen-vl-max'])
})

test('a model that is not set up starts no task; the built-in one is found by its former name too', async () => {
  const { message, error } = await harness.admin.upload([corpus('statement.pdf')], { analysis_model: 'OpenAI:gpt-4o' })
  expect({ message, error }).toMatchObject({ error: { key: 'model_unavailable', field: 'analysis_model' } })
  const { data } = await harness.admin.upload([corpus('statement.pdf')], { ocr_model: 'tickmark:PP-OCRv4' })
  const task = await harness.admin.waitForEnd(data!.task_id)
  expect(task).toMatchObject({ status: 'completed', ocr_model: 'PaddlePaddle:PP-OCRv4' })
})

test('what a model claims stands among the problems as far as the document bears it out', async () => {
  answer = (question) => {
    const [, block, line] = /^\[(\S+)\] (.{6,})$/m.exec(question)!
    const claim = { block, category: 'risk', severity: 'serious', title: { ja: '題' }, message: { ja: '内容' } }
    const claims = [
      { ...claim, quote: line!.slice(0, 6) },
      { ...claim, quote: 'words that nobody wrote' },
      { ...claim, quote: line!.slice(0, 6), category: 'traceability', arithmetic: '1 + 1 = 3' },
      { nonsense: true },
    ]
    return `<think>Let me see.</think>\n\`\`\`json\n${JSON.stringify({ claims })}\n\`\`\``
  }
  const { problems } = await review()
  const own = problems.filter(({ source }) => source === 'model')
  expect(own).toHaveLength(1)
  expect(own[0]).toMatchObject({ severity: 'warning', category: 'risk', text: { title: '題', message: '内容' } })
}, 60_000)

test('a model without an answer leaves the review of the rules as it is, and says so', async () => {
  answer = () => 'I would rather not.'
  const { taskId, problems } = await review()
  expect(problems.filter(({ source }) => source === 'model')).toEqual([])
  const { data } = await harness.admin.call<DataOf<'getTaskSummary'>>('GET', `/task/summary?task_id=${taskId}`)
  expect(data!.files[0]!.engine).toMatchObject({ modelFailure: 'bad_answer' })
}, 60_000)

test('a vision model corrects what was recognised on a scanned page, and leaves a page with text alone', async () => {
  let pictures = 0
  answer = (_, picture) => {
    pictures += Number(picture?.startsWith('data:image/') ?? false)
    return read.replace(word, misread)
  }
  const fields = { type: 'ocr', ocr_model: 'acme:eyes', analysis_model: 'tickmark:rules' }
  const markdownOf = async (file: string, ocr_model: string): Promise<string> => {
    const { data } = await harness.admin.upload([corpus(file)], { ...fields, ocr_model })
    const task = await harness.admin.waitForEnd(data!.task_id)
    const { path } = task.results.find(({ kind }) => kind === 'markdown')!
    return (await harness.admin.raw(`/task/resource/${path}`)).text()
  }
  const read = await markdownOf('../ocr/prose-en.jpg', 'PaddlePaddle:PP-OCRv4')
  const word = /[A-Za-z]{4,}/.exec(read)![0]
  const misread = `${word.slice(0, -1)}q`
  const corrected = await markdownOf('../ocr/prose-en.jpg', 'acme:eyes')
  expect(pictures).toBeGreaterThan(0)
  expect(corrected).toContain(misread)
  pictures = 0
  await markdownOf('text.pdf', 'acme:eyes')
  expect(pictures).toBe(0)
}, 120_000)
