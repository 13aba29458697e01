import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli } from '../src/testing/run-cli.ts'

const STATEMENT = fileURLToPath(new URL('../../../corpus/server/statement.pdf', import.meta.url))

let endpoint: Server
let folder: string
let environment: Record<string, string>
let base: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-models-'))
  endpoint = createServer(async (request, response) => {
    const { messages } = JSON.parse(await text(request)) as { messages: { content: string }[] }
    if (request.headers.authorization !== 'Bearer a-secret-key')
      return response.writeHead(401).end(`{"error": "not ${request.headers.authorization}"}`)
    const question = messages.at(-1)?.content ?? ''
    const [, block, quote = ''] = /^\[(b\d+)[^\]]*\][^|\n]* (The [^|\n.]{25,}\.)/m.exec(question) ?? []
    const claim = {
      type: 'missing',
      places: [{ id: block, quote }],
      search: [`${quote} overleaf`],
      title: 'Odd',
      message: 'Why?',
    }
    const content = JSON.stringify({ claims: block ? [claim] : [] })
    return response.end(
      JSON.stringify({ choices: [{ message: { content } }], usage: { prompt_tokens: 9, completion_tokens: 5 } }),
    )
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`
  const model = { manufacturer: 'acme', name: 'reader', kind: 'analysis', url, private: true, keyVariable: 'ACME_KEY' }
  const file = join(folder, 'models.json')
  const price = { sent: 2, answered: 8, currency: 'EUR' }
  await writeFile(
    file,
    JSON.stringify([
      { ...model, price },
      { ...model, name: 'barred', keyVariable: 'OTHER_KEY' },
    ]),
  )
  base = url
  environment = { TICKMARK_MODELS: file, ACME_KEY: 'a-secret-key', OTHER_KEY: 'another-secret-key' }
})
afterAll(async () => {
  endpoint.close()
  await rm(folder, { recursive: true })
})

interface Told {
  scores: object
  findings: { source: string; ruleId: string; title: string }[]
}
const reviewed = async (...options: string[]) => {
  const { code, stdout, stderr } = await runCli(['review', STATEMENT, '--format', 'json', ...options], environment)
  return { code, stderr, told: JSON.parse(stdout) as Told }
}

test('a model is asked when the rules are done; where the text goes and how much of it is told first', async () => {
  const alone = await reviewed()
  const { code, told, stderr } = await reviewed('--analysis-model', 'acme:reader')
  expect(stderr).toMatch(
    /The text of statement\.pdf now goes to 127\.0\.0\.1:\d+: 1 excerpt, about [\d,]+ tokens, about 0\.\d\d EUR for sending them\./,
  )
  expect(told.findings.slice(0, -1)).toEqual(alone.told.findings)
  expect(told.findings.at(-1)).toMatchObject({ source: 'model', ruleId: 'model/claim', title: 'Model: Odd' })
  expect({ code, scores: told.scores }).toEqual({ code: alone.code, scores: alone.told.scores })
}, 300_000)

test('a model that refuses costs the review nothing; one that does not exist is told before anything is read', async () => {
  const alone = await reviewed()
  const { code, told, stderr } = await reviewed('--analysis-model', 'acme:barred')
  expect({ code, findings: told.findings }).toEqual({ code: alone.code, findings: alone.told.findings })
  expect(stderr).toContain('refused: HTTP 401')
  const unknown = await runCli(['review', STATEMENT, '--analysis-model', 'acme:writer'], environment)
  expect(unknown).toMatchObject({ code: 2, stdout: '' })
  expect(unknown.stderr).toContain('acme:reader')
}, 300_000)

test('with a key in the usual variable a model is asked by its name alone, without a file of models', async () => {
  const own = { OPENAI_API_KEY: 'a-secret-key', OPENAI_BASE_URL: base }
  const asked = ['review', STATEMENT, '--format', 'json', '--analysis-model', 'openai:gpt-4o']
  const { stdout, stderr } = await runCli(asked, own)
  expect(stderr).toContain(`now goes to ${new URL(base).host}`)
  expect((JSON.parse(stdout) as Told).findings.at(-1)).toMatchObject({ source: 'model', title: 'Model: Odd' })
  expect((await runCli(asked, {})).code).toBe(2)
}, 300_000)

test('models test asks each model, and says what it answered without the key', async () => {
  const { code, stdout } = await runCli(['models', 'test'], environment)
  expect(code).toBe(1)
  expect(stdout).toMatch(/✓ acme:reader {2}127\.0\.0\.1:\d+ {2}[\d.]+ s, 14 tokens\n {2}\{"claims":\[\]\}/)
  expect(stdout).toMatch(/✗ acme:barred .*\n {2}refused: HTTP 401: \{"error": "not Bearer …"\}/)
  expect(stdout).not.toContain('secret-key')
  expect((await runCli(['models', 'test', 'acme:reader'], environment)).code).toBe(0)
}, 300_000)
