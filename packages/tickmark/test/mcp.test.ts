import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BIN } from '../src/testing/run-cli.ts'

const CORPUS = fileURLToPath(new URL('../../../corpus/', import.meta.url))
const client = new Client({ name: 'test', version: '1.0.0' })

beforeAll(async () => {
  const args = [BIN, 'mcp', '--root', `${CORPUS}sheets`, '--root', `${CORPUS}pdf`]
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: CORPUS }))
})
afterAll(() => client.close())

/** What the tests look at in the answers of all four tools. */
interface Answer {
  text: string
  verdict: string
  findings: { fingerprint: string; message: string; evidence: { place: string }[] }[]
  figures: { evidence: unknown[] }[]
}

async function ask(
  name: string,
  args: Record<string, unknown>,
): Promise<{ data: Answer; text: string; isError: boolean }> {
  const { content, isError } = await client.callTool({ name, arguments: args }, undefined, { timeout: 55_000 })
  const [{ text }] = content as [{ text: string }]
  const nothing = { text: '', verdict: '', findings: [], figures: [] }
  return { data: isError ? nothing : JSON.parse(text), text, isError: isError === true }
}

test('an agent finds four tools, none of which changes anything', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual(['check_statement', 'explain', 'read', 'review'])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
})

test('reads an outline and tables, reviews, and explains a finding and a figure', async () => {
  const path = 'balance-sheet-en-wrong.xlsx'
  expect((await ask('read', { path, part: 'tables' })).data.text).toContain('| Total current assets | 690 | 600 |')
  const { data: reviewed } = await ask('review', { path })
  const wrong = reviewed.findings.find(({ evidence }) => evidence[0]?.place === 'Balance sheet!B7')
  expect(wrong).toMatchObject({ severity: 'serious', expected: '670', actual: '690' })
  const { data: explained } = await ask('explain', { path, fingerprint: wrong?.fingerprint, language: 'ja' })
  expect(explained.findings[0]?.message).toMatch(/[ぁ-ん]/)
  const { data: figures } = await ask('explain', { path, figure: '690' })
  expect(figures.figures[0]).toMatchObject({ state: 'contradicted', place: 'Balance sheet!B7' })
})

test.each([
  ['balance-sheet-en.xlsx', 'Trade receivables were $350 thousand in 2024.', 'proven'],
  ['balance-sheet-en.xlsx', 'Trade receivables were $340 thousand in 2024.', 'contradicted'],
  ['balance-sheet-en.xlsx', 'Goodwill was $77 thousand in 2024.', 'open'],
  [`${CORPUS}pdf/kinds-zh.pdf`, '2024年应收账款为655千元。', 'proven'],
  [`${CORPUS}pdf/kinds-zh.pdf`, '2024年应收账款为665千元。', 'contradicted'],
  [`${CORPUS}pdf/kinds-zh.pdf`, '2024年商誉为12千元。', 'open'],
  [`${CORPUS}pdf/kinds-ja.pdf`, '2024年の売掛金は655千円です。', 'proven'],
  [`${CORPUS}pdf/kinds-ja.pdf`, '2024年の売掛金は665千円です。', 'contradicted'],
  [`${CORPUS}pdf/kinds-ja.pdf`, '2024年ののれんは12千円です。', 'open'],
  ['income-statement-ko.xlsx', '제12기 매출액은 48,210백만원이다.', 'proven'],
  ['income-statement-ko.xlsx', '제12기 광고선전비는 120백만원이다.', 'open'],
])('%s: “%s” is %s', async (path, statement, verdict) => {
  const { data } = await ask('check_statement', { statement, paths: [path] })
  expect(data.verdict).toBe(verdict)
  expect(data.figures.some(({ evidence }) => evidence.length > 0)).toBe(verdict !== 'open')
})

test('only files in the named folders are opened, by whatever way the path leads', async () => {
  for (const path of ['/etc/passwd', '../ocr/small.png', `${CORPUS}sheets/../ocr/small.png`, 'missing.pdf'])
    expect(await ask('read', { path })).toMatchObject({
      isError: true,
      text: expect.stringContaining('no such file in'),
    })
})

test('a file that cannot be read is an answer, and the session goes on', async () => {
  expect(await ask('read', { path: `${CORPUS}pdf/encrypted.pdf` })).toMatchObject({
    isError: true,
    text: expect.stringContaining('ENCRYPTED'),
  })
  expect((await ask('read', { path: 'balance-sheet-en.xlsx' })).data.text).toContain('Balance sheet')
})
