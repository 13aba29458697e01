import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { DataOf, Model, Problem, TaskSummary } from '@tickmark/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, corpus, type Harness, startHarness, takeData } from './harness.ts'

const endpointUrl = (): string => `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`

interface Part {
  text?: string
  image_url?: { url: string }
}

let folder: string
let endpoint: Server
let harness: Harness
let answer: (question: string, picture?: string) => string = () => '{"claims": []}'
/** What the endpoint does instead of answering. */
let respond: ((response: ServerResponse, question: string) => void) | undefined
/** Until when the endpoint answers nothing. */
let held: Promise<void> | undefined
let questions: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-test-'))
  endpoint = createServer(async (request, response) => {
    const { messages } = JSON.parse(await text(request)) as { messages: { content: string | Part[] }[] }
    const asked = messages.at(-1)!.content
    const [words, picture] = typeof asked === 'string' ? [asked] : [asked[0]!.text!, asked[1]!.image_url!.url]
    questions.push(words)
    await held
    if (respond) return respond(response, words)
    response.end(JSON.stringify({ choices: [{ message: { content: answer(words, picture) } }] }))
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  const url = endpointUrl()
  const modelsFile = join(folder, 'models.json')
  const model = { manufacturer: 'acme', name: 'reader', kind: 'analysis', url, private: true, keyVariable: 'ACME_KEY' }
  const others = [
    { ...model, name: 'eyes', kind: 'ocr' },
    { manufacturer: 'acme', name: 'nowhere', kind: 'analysis' },
    { ...model, name: 'locked', keyVariable: 'NO_SUCH_KEY' },
    { ...model, manufacturer: 'qwen', name: 'own' },
    { ...model, name: 'hasty', timeoutSeconds: 1 },
    { ...model, name: 'leaving' },
    { ...model, name: 'remote', private: false },
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

/** A review, once the rules are done and once the model is. */
const review = async (file = 'statement.pdf', model = 'acme:reader', meanwhile = async () => {}) => {
  const fields = { type: 'financial_report', analysis_model: model }
  const data = takeData(await harness.admin.upload([corpus(file)], fields))
  const taskId = data.task_id
  await meanwhile()
  const task = await harness.admin.waitForEnd(taskId)
  const byRules = await resultOf(taskId)
  return { taskId, task, byRules, ended: async () => (await waitForModel(taskId), resultOf(taskId)) }
}

const resultOf = async (taskId: string) => {
  const problems = await harness.admin.call<DataOf<'listProblems'>>(
    'GET',
    `/task/problems?task_id=${taskId}`,
    undefined,
    'ja',
  )
  const summary = await harness.admin.call<TaskSummary>('GET', `/task/summary?task_id=${taskId}`)
  const { scores, deductions, figure_counts: figures, files } = summary.data as TaskSummary
  return {
    problems: (problems.data?.items ?? []) as Problem[],
    computed: { scores, deductions, figures },
    engine: files[0]?.engine ?? undefined,
  }
}

const waitForModel = async (taskId: string): Promise<void> => {
  for (;;) {
    const { data } = await harness.admin.call<TaskSummary>('GET', `/task/summary?task_id=${taskId}`)
    if (data?.files.every(({ engine }) => engine?.reading?.state === 'done')) return
    await sleep(50)
  }
}

/** A claim that holds of the first sentence of an excerpt: a heading promises nothing. */
const claimOn = (question: string) => {
  const [, block, quote = ''] = /^\[(b\d+)[^\]]*\][^|\n]* (The [^|\n.]{25,}\.)/m.exec(question) ?? []
  const places = [{ id: block, quote }]
  return { type: 'missing', places, search: [`${quote} overleaf`], severity: 'serious', title: '題', message: '内容' }
}
const isDoubt = (question: string): boolean => question.startsWith('Claim 1 ')

test('models that cannot be used say why, in the language of the request', async () => {
  const data = takeData(await harness.admin.call<Model[]>('GET', '/config/ai/model', undefined, 'ja'))
  const reasons = Object.fromEntries(data.map(({ id, available, reason }) => [id, reason ?? available]))
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

test('one press of the operator asks a model that was set up, and says what came of it', async () => {
  answer = () => '{"claims": []}'
  const ask = (caller: Caller, id: string) =>
    caller.call<DataOf<'adminTryModel'>>('POST', '/admin/models/try', { id, kind: 'analysis' })
  expect((await ask(harness.admin, 'acme:reader')).data).toMatchObject({ ok: true, said: '{"claims": []}' })
  expect(questions.at(-1)).toMatch(/^Answer with/)
  // Which variable is empty is the operator's to know; its value is nobody's.
  expect((await ask(harness.admin, 'acme:locked')).data).toMatchObject({ ok: false, said: 'NO_SUCH_KEY' })
  expect((await ask(harness.admin, 'tickmark:rules')).error?.key).toBe('not_found')
  expect((await ask(await harness.register('asker'), 'acme:reader')).error?.key).toBe('forbidden')
})

test('a maker whom the operator has set up stands in the list with what was set up, and not as missing besides', async () => {
  const data = takeData(await harness.admin.call<Model[]>('GET', '/config/ai/model'))
  const ofQwen = data.filter(({ manufacturer }) => /qwen/i.test(manufacturer)).map(({ kind, id }) => `${kind} ${id}`)
  expect(ofQwen).toEqual(['analysis qwen:own', 'ocr Qwen:qwen-vl-max'])
})

test('a model that is not set up starts no task; the built-in one is found by its former name too', async () => {
  const { message, error } = await harness.admin.upload([corpus('statement.pdf')], { analysis_model: 'OpenAI:gpt-4o' })
  expect({ message, error }).toMatchObject({ error: { key: 'model_unavailable', field: 'analysis_model' } })
  const data = takeData(await harness.admin.upload([corpus('statement.pdf')], { ocr_model: 'tickmark:PP-OCRv4' }))
  const task = await harness.admin.waitForEnd(data.task_id)
  expect(task).toMatchObject({ status: 'completed', ocr_model: 'PaddlePaddle:PP-OCRv4' })
})

test('the rules come first, and with any answer of the model scores, figures and their findings stay as they were', async () => {
  answer = (question) => {
    if (isDoubt(question)) return '{"verdicts": [{"claim": 1, "refuted": false}]}'
    const claim = claimOn(question)
    const claims = [
      claim,
      { ...claim, places: [{ ...claim.places[0], quote: 'words that nobody wrote' }] },
      { nonsense: true },
    ]
    return `<think>Let me see.</think>\n\`\`\`json\n${JSON.stringify({ claims })}\n\`\`\``
  }
  // However fast the model is, it answers when what the rules say has been looked at.
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  const { taskId, task, byRules, ended } = await review()
  held = undefined
  resolve()
  expect(task.status).toBe('completed')
  expect(byRules.problems.filter(({ source }) => source === 'model')).toEqual([])
  const { problems, computed, engine } = await ended()
  const ofRules = problems.filter(({ source }) => source === 'rule')
  expect(JSON.stringify([ofRules, computed])).toBe(JSON.stringify([byRules.problems, byRules.computed]))
  const own = problems.filter(({ source }) => source === 'model')
  expect(own).toEqual([
    expect.objectContaining({
      severity: 'suggestion',
      text: expect.objectContaining({ title: 'モデルの指摘：題', message: '内容' }) as object,
    }),
  ])
  expect(problems.at(-1)).toEqual(own[0])
  expect(engine).toMatchObject({
    models: ['acme:reader'],
    dropped: 2,
    reading: { state: 'done', claims: 3, shown: 1, drops: { quote_not_found: 1, unreadable: 1 }, unread: [] },
  })
  // The files say it as well, before long.
  for (let text = ''; !text.includes('題'); await sleep(50)) {
    const { data } = await harness.admin.call<{ results: { kind: string; path: string }[] }>(
      'GET',
      `/task/detail?task_id=${taskId}`,
    )
    const path = data?.results.find(({ kind }) => kind === 'sarif')?.path
    if (path) text = await (await harness.admin.raw(`/task/resource/${path}`)).text()
  }
}, 60_000)

test('nothing is asked twice: not after a retry, and not of the same document again', async () => {
  questions = []
  const { taskId, ended } = await review()
  await ended()
  await harness.admin.call('POST', '/task/retry', { task_id: taskId })
  await harness.admin.waitForEnd(taskId)
  await waitForModel(taskId)
  expect(questions).toEqual([])
  expect((await resultOf(taskId)).problems.filter(({ source }) => source === 'model')).toHaveLength(1)
}, 60_000)

test('a claim that the model takes back when asked again is left out, and counted', async () => {
  const first = answer
  answer = (question) =>
    isDoubt(question)
      ? '{"verdicts": [{"claim": 1, "refuted": "true", "reason": "no"}]}'
      : first(question).replaceAll('内容', '別')
  const { ended } = await review('text.pdf')
  const { problems, engine } = await ended()
  expect(problems.filter(({ source }) => source === 'model')).toEqual([])
  expect(engine?.reading).toMatchObject({ shown: 0, drops: { refuted: 1 } })
}, 60_000)

test('a question about the document: each sentence of the answer is held against its places, the review stays as it is', async () => {
  const { taskId, ended } = await review()
  const before = await ended()
  const { data } = await harness.admin.call<TaskSummary>('GET', `/task/summary?task_id=${taskId}`)
  const file_id = data?.files[0]?.file_id ?? ''
  const claims = answer
  answer = (question) => {
    const { places } = claimOn(question)
    const quote = places[0]?.quote ?? ''
    const sentences = [
      { text: quote, places },
      { text: quote.replace('.', ' 4,711,000.'), places },
      { text: 'Nobody wrote this.', places: [{ id: 'b1', quote: 'words that stand in no report at all' }] },
    ]
    return JSON.stringify({ sentences })
  }
  questions = []
  const ask = (caller: Caller, question: string, task_id = taskId) =>
    caller.call<DataOf<'askDocument'>>('POST', '/task/ask', { task_id, file_id, question }, 'ja')
  const told = takeData(await ask(harness.admin, 'What does the report say of its figures?'))
  expect(told.sentences.map(({ unproven }) => unproven)).toEqual([undefined, 'number_not_printed', 'quote_not_found'])
  expect(told).toMatchObject({ model: 'acme:reader', host: new URL(endpointUrl()).host })
  expect(questions).toEqual([expect.stringContaining('Answer in Japanese.') as string])
  await ask(harness.admin, 'What does the report say of its figures?')
  expect(questions).toHaveLength(1)
  expect(await resultOf(taskId)).toEqual(before)
  expect((await ask(await harness.register('curious'), 'What is it about?')).error?.key).toBe('not_found')
  respond = (response) => response.writeHead(400).end('{}')
  expect((await ask(harness.admin, 'And what else?')).error?.key).toBe('model_no_answer')
  respond = undefined
  answer = claims
}, 60_000)

test('a workspace whose owners let no outside model read starts no task with one, and has none asked later', async () => {
  const { workspace_id } = takeData(
    await harness.admin.call<{ workspace_id: string }>('POST', '/workspaces', { name: 'Discreet' }),
  )
  const allow = (caller: Caller, remote_models: boolean) =>
    caller.call('POST', '/workspaces/models', { workspace_id, remote_models })
  const begin = (analysis_model: string) =>
    harness.admin.upload([corpus('statement.pdf')], { type: 'financial_report', analysis_model, workspace_id })
  expect((await allow(await harness.register('stranger'), false)).error?.key).toBe('not_found')
  await allow(harness.admin, false)
  expect((await begin('acme:remote')).error).toMatchObject({ key: 'remote_models_barred', field: 'analysis_model' })
  // What is asked in the operator's own network is asked as ever.
  await harness.admin.waitForEnd(takeData(await begin('acme:reader')).task_id)
  await allow(harness.admin, true)
  const { task_id } = takeData(await begin('acme:remote'))
  await allow(harness.admin, false)
  await harness.admin.waitForEnd(task_id)
  await waitForModel(task_id)
  expect((await resultOf(task_id)).engine).toMatchObject({ modelFailure: 'not_set_up' })
}, 60_000)

test('a workspace whose month is spent has nothing more asked, what was sent is counted and outlives its task', async () => {
  const { workspace_id } = takeData(
    await harness.admin.call<{ workspace_id: string }>('POST', '/workspaces', { name: 'Thrifty' }),
  )
  const limit = (month_tokens: number | null) =>
    harness.admin.call('POST', '/workspaces/models', { workspace_id, month_tokens })
  const sent = async () => {
    const all = takeData(await harness.admin.call<DataOf<'listWorkspaces'>>('GET', '/workspaces'))
    return all.find((workspace) => workspace.workspace_id === workspace_id)?.sent_tokens ?? 0
  }
  const reviewThere = async () => {
    // A model that nobody has asked before: what is known already is not sent.
    const fields = { type: 'financial_report', analysis_model: 'qwen:own', workspace_id }
    const { task_id } = takeData(await harness.admin.upload([corpus('statement.pdf')], fields))
    await harness.admin.waitForEnd(task_id)
    await waitForModel(task_id)
    return task_id
  }
  expect((await limit(-1)).status).toBe(400)
  const first = await reviewThere()
  const spent = await sent()
  expect(spent).toBeGreaterThan(0)
  await limit(spent)
  const second = await reviewThere()
  expect((await resultOf(second)).engine?.reading).toMatchObject({ read: 0, unread: [{ reason: 'budget' }] })
  await harness.admin.call('DELETE', `/task?task_id=${first}`)
  expect(await sent()).toBe(spent)
  await limit(null)
})

const BROKEN: Readonly<Record<string, [respond: (response: ServerResponse) => void, reason: string]>> = {
  refuses: [(response) => response.writeHead(401).end('{"error": "Incorrect API key provided: secret"}'), 'refused'],
  'is told to go elsewhere': [
    (response) => response.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
    'refused',
  ],
  'has no patience': [(response) => response.writeHead(429, { 'Retry-After': '3600' }).end('{}'), 'refused'],
  'hangs up': [
    (response) => response.writeHead(200, { 'Content-Length': 900 }).end('{"cho', () => response.destroy()),
    'unreachable',
  ],
  'never ends': [(response) => void flood(response), 'bad_answer'],
  'nests without end': [
    (response) => response.end(JSON.stringify({ choices: [{ message: { content: '['.repeat(500_000) } }] })),
    'bad_answer',
  ],
  'says nothing': [
    (response) => response.end(JSON.stringify({ choices: [{ message: { content: '' } }] })),
    'bad_answer',
  ],
  chats: [
    (response) => response.end(JSON.stringify({ choices: [{ message: { content: 'I would rather not.' } }] })),
    'bad_answer',
  ],
  'only hangs': [() => {}, 'timeout'],
  drips: [(response) => drip(response), 'timeout'],
}

function flood(response: ServerResponse): void {
  response.writeHead(200)
  const more = (): void => {
    while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

function drip(response: ServerResponse): void {
  response.writeHead(200)
  const timer = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(timer))
}

test.each(Object.entries(BROKEN))(
  'an endpoint that %s costs the review of the rules nothing, and is told of',
  async (_, [does, reason]) => {
    respond = does
    try {
      const { task, byRules, ended } = await review('statement.pdf', 'acme:hasty')
      expect(task.status).toBe('completed')
      const { problems, computed, engine } = await ended()
      expect({ problems, computed }).toEqual({ problems: byRules.problems, computed: byRules.computed })
      expect(engine).toMatchObject({
        models: [],
        modelFailure: reason,
        reading: { read: 0, unread: [{ pages: [1, 3], reason }] },
      })
    } finally {
      respond = undefined
    }
  },
  60_000,
)

test('a file of models that breaks after the task began, and a model that was taken out of it, fail no task', async () => {
  const path = join(folder, 'models.json')
  const file = await readFile(path, 'utf8')
  try {
    const { task, ended } = await review('statement.pdf', 'acme:leaving', () => writeFile(path, '[{"manufacturer": 1'))
    expect(task.status).toBe('completed')
    expect((await ended()).engine).toMatchObject({ modelFailure: 'not_set_up' })
  } finally {
    await writeFile(path, file)
  }
}, 60_000)

test('a vision model corrects what was recognised on a scanned page, and leaves a page with text alone', async () => {
  let pictures = 0
  answer = (_, picture) => {
    pictures += Number(picture?.startsWith('data:image/') ?? false)
    return read.replace(word, misread)
  }
  const fields = { type: 'ocr', ocr_model: 'acme:eyes', analysis_model: 'tickmark:rules' }
  const markdownOf = async (file: string, ocr_model: string): Promise<string> => {
    const data = takeData(await harness.admin.upload([corpus(file)], { ...fields, ocr_model }))
    const task = await harness.admin.waitForEnd(data.task_id)
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
