import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { close, defineRule, describe, read, ReadError, review, write } from '../src/index.ts'
import { makeDocx } from '../src/testing/make-docx.ts'

const WRONG = [
  'Balance sheet as of December 31, 2024',
  '(in thousands of US dollars)',
  [
    ['', '2024', '2023'],
    ['Cash', '1,250', '1,010'],
    ['Accounts receivable', '640', '590'],
    ['Inventories', '815', '770'],
    ['Total current assets', '2,795', '2,370'],
  ],
]
let folder: string
const at = (name: string): string => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tickmark-library-'))
  await makeDocx(at('wrong.docx'), WRONG)
  await writeFile(at('broken.pdf'), '%PDF-1.7\nnothing else')
})
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true, force: true })
})

test('a file is read, reviewed, described and written', async () => {
  const document = await read(at('wrong.docx'))
  const result = await review(document, { type: 'financial_report' })
  const wrong = result.findings.find(({ ruleId }) => ruleId === 'calculation/total-mismatch')
  expect(wrong).toMatchObject({ expected: '2,705', actual: '2,795', evidence: [{ text: '2,795' }, {}, {}, {}] })
  expect(result.figures.find(({ text }) => text === '2,795')?.state).toBe('contradicted')
  expect((await describe(wrong!, 'zh-CN')).message).toContain('2,705')
  const report = JSON.parse(new TextDecoder().decode(await write(result, 'report-json', document)))
  const sha256 = createHash('sha256')
    .update(await readFile(at('wrong.docx')))
    .digest('hex')
  expect(JSON.stringify(report)).toContain(sha256)
  expect(new TextDecoder().decode(await write(undefined, 'markdown', document))).toContain('| Inventories |')
})

test('several documents come back as several reviews, one as one', async () => {
  const documents = await Promise.all([read(at('wrong.docx')), read(at('wrong.docx'))])
  expect(await review(documents)).toHaveLength(2)
  expect(await review([])).toEqual([])
  expect(await review(documents[0]!)).toHaveProperty('scores')
})

test('a file that cannot be read is an error with a key', async () => {
  const failed = read(at('broken.pdf'))
  await expect(failed).rejects.toBeInstanceOf(ReadError)
  await expect(failed).rejects.toMatchObject({ key: 'CORRUPT' })
})

test('a rule of one’s own finds, counts in the scores and speaks in its own words, in reports as well', async () => {
  const document = await read(at('wrong.docx'))
  const rule = defineRule({
    id: 'house/little-cash',
    category: 'risk',
    severity: 'serious',
    *check({ review: { figures } }) {
      for (const { concept, amount, location, text, label } of figures)
        if (concept === 'cash' && Number(amount.value) < 1_100)
          yield {
            title: { en: 'Little cash', ja: '現金僅少' },
            message: `Cash of ${text} is below 1,100`,
            evidence: [{ location, text, label }],
          }
    },
  })
  const without = await review(document)
  const withRule = await review(document, { rules: [rule] })
  const own = withRule.findings.filter(({ ruleId }) => ruleId === 'house/little-cash')
  expect(own.map(({ evidence, severity }) => [evidence[0].text, severity])).toEqual([['1,010', 'serious']])
  expect(await describe(own[0]!, 'ja')).toEqual({
    title: '現金僅少',
    message: 'Cash of 1,010 is below 1,100',
    explanation: '',
  })
  const points = ({ deductions }: typeof without) =>
    deductions.filter(({ ruleId }) => ruleId === 'house/little-cash').map(({ count }) => count)
  expect([points(without), points(withRule)]).toEqual(without.scores.trust === null ? [[], []] : [[], [1]])
  expect(new TextDecoder().decode(await write(withRule, 'report-markdown', document))).toContain(
    'Cash of 1,010 is below 1,100',
  )
})

test('a document from elsewhere is written once its file is named', async () => {
  const document = structuredClone(await read(at('wrong.docx')))
  const result = await review(document)
  await expect(write(result, 'sarif', document)).rejects.toThrow(/option `source`/)
  const sarif = await write(result, 'sarif', document, { source: at('wrong.docx') })
  expect(JSON.parse(new TextDecoder().decode(sarif)).version).toBe('2.1.0')
})

test('a script that is done ends by itself', async () => {
  const script = at('script.ts')
  const index = fileURLToPath(new URL('../src/index.ts', import.meta.url))
  await writeFile(
    script,
    `import { read } from ${JSON.stringify(index)}\nconsole.log((await read(${JSON.stringify(at('wrong.docx'))})).format)`,
  )
  const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 30_000 })
  expect(stdout).toBe('docx\n')
})
