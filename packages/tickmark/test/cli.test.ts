import { spawn, spawnSync } from 'node:child_process'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ReportJson } from '@tickmark/report'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeDocx } from '../src/testing/make-docx.ts'
import { BIN, runCli } from '../src/testing/run-cli.ts'

let folder: string
const at = (name: string): string => join(folder, name)

const HEAD = ['Balance sheet as of December 31, 2024', '(in thousands of US dollars)']
const ROWS = [
  ['', '2024', '2023'],
  ['Cash', '1,250', '1,010'],
  ['Accounts receivable', '640', '590'],
  ['Inventories', '815', '770'],
  ['Total current assets', '2,705', '2,370'],
  ['Property and equipment', '1,900', '1,800'],
  ['Total assets', '4,605', '4,170'],
  ['Accounts payable', '905', '880'],
  ['Long-term debt', '1,200', '1,100'],
  ['Total liabilities', '2,105', '1,980'],
  ['Total equity', '2,500', '2,190'],
  ['Total liabilities and equity', '4,605', '4,170'],
]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tickmark-cli-'))
  await makeDocx(at('clean.docx'), [...HEAD, ROWS])
  await makeDocx(at('wrong total.docx'), [
    ...HEAD,
    ROWS.map((row) => row.map((text) => (text === '2,705' ? '2,795' : text))),
  ])
  await writeFile(at('broken.pdf'), '%PDF-1.7\nnothing else')
  await writeFile(at('empty.pdf'), '')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a clean file: exit 0, and nothing but the result on the output', async () => {
  const { code, stdout, stderr } = await runCli([
    'review',
    at('clean.docx'),
    '--type',
    'financial_report',
    '--min-severity',
    'serious',
  ])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('No problems were found.')
  expect(stdout).not.toContain('\x1b[')
})

test('a file without figures: nothing found, and nothing assured', async () => {
  await makeDocx(at('slides.docx'), ['Our vision', 'We build what lasts, and we build it together.'])
  const { code, stdout } = await runCli(['review', at('slides.docx'), '--language', 'en'])
  expect(code).toBe(0)
  expect(stdout).toContain('Trust Not assessable   Completeness Not assessable   Compliance Not assessable')
  expect(stdout).toContain('Trust cannot be assessed: the document holds no figures to check.')
  expect(stdout).not.toContain('✓')
})

test('what was checked is told by section', async () => {
  const { stdout } = await runCli(['review', at('clean.docx'), '--type', 'financial_report', '--language', 'en'])
  expect(stdout).toMatch(/What was checked\n(?:.*\n){1,3}.*Verified 2[0-9].*Totals \d+/)
})

test('a wrong total: exit 1, with page, quotation and arithmetic as JSON of the published shape', async () => {
  const { code, stdout } = await runCli([
    'review',
    at('wrong total.docx'),
    '--type',
    'financial_report',
    '--format',
    'json',
  ])
  const data = ReportJson.strict().parse(JSON.parse(stdout))
  expect(code).toBe(1)
  expect(data.file).toBe(at('wrong total.docx'))
  expect(data.sha256).toMatch(/^[0-9a-f]{64}$/)
  const wrong = data.findings.find(({ severity }) => severity === 'serious')
  expect(wrong).toMatchObject({ category: 'calculation', actual: '2,795', expected: '2,705' })
  expect(wrong!.evidence[0]).toMatchObject({ value: '2,795' })
  expect(wrong!.arithmetic).toContain('≠')
})

test('explain says what a figure was held against, in the language asked for; one that is not there is said so', async () => {
  const wrong = await runCli(['explain', at('wrong total.docx'), '2,795', '--language', 'zh-CN'])
  expect(wrong.code).toBe(0)
  expect(wrong.stdout).toContain('1,250 + 640 + 815 = 2,705 ≠ 2,795')
  expect(wrong.stdout).toContain('列为严重问题')
  const json = await runCli(['explain', at('clean.docx'), '2,705', '--format', 'json'])
  const [explained] = JSON.parse(json.stdout) as { claims: { outcome: string }[] }[]
  expect(explained?.claims.map(({ outcome }) => outcome)).toContain('agrees')
  expect(await runCli(['explain', at('clean.docx'), '9,999'])).toMatchObject({ code: 2 })
})

test('several files: an array; an unreadable one is named, the others go on, exit 2', async () => {
  const { code, stdout, stderr } = await runCli([
    'review',
    at('clean.docx'),
    at('broken.pdf'),
    at('empty.pdf'),
    at('absent.pdf'),
    '--format',
    'json',
  ])
  expect(code).toBe(2)
  expect(JSON.parse(stdout).map(({ file }: { file: string }) => file)).toEqual([at('clean.docx')])
  expect(stderr).toMatch(/broken\.pdf: Parsing failed: .*CORRUPT/)
  expect(stderr).toMatch(/empty\.pdf: Parsing failed: The file is empty/)
  expect(stderr).toMatch(/absent\.pdf: No such file/)
})

test('the language follows the terminal, and is English where it says nothing', async () => {
  expect((await runCli(['review', at('clean.docx')], { LANG: 'ja_JP.UTF-8' })).stdout).toContain('信頼性スコア')
  expect((await runCli(['review', at('clean.docx'), '--language', 'ko'], { LANG: 'ja_JP.UTF-8' })).stdout).toContain(
    '신뢰도 점수',
  )
  expect((await runCli(['review', at('clean.docx')], { LANG: '' })).stdout).toMatch(/Financial report · English/)
})

test('extract prints Markdown; with --out it writes NAME.md', async () => {
  const { code, stdout } = await runCli(['extract', at('clean.docx')])
  expect(code).toBe(0)
  expect(stdout).toContain('| Total current assets | 2,705 | 2,370 |')
  const out = at('out')
  expect(await runCli(['extract', at('clean.docx'), at('wrong total.docx'), '--out', out])).toMatchObject({
    code: 0,
    stdout: '',
  })
  expect((await readdir(out)).sort()).toEqual(['clean.md', 'wrong total.md'])
  expect(await readFile(join(out, 'clean.md'), 'utf8')).toBe(stdout)
})

test("a firm's settings: a rule off, a finding put aside and kept with its reason, a misspelt setting refused", async () => {
  const reviewAs = async (settings: unknown) => {
    await writeFile(at('tuning.json'), JSON.stringify(settings))
    return runCli(['review', at('wrong total.docx'), '--format', 'json', '--tuning', at('tuning.json')])
  }
  const plain = ReportJson.parse(JSON.parse((await reviewAs({})).stdout))
  const [serious] = plain.findings.filter(({ severity }) => severity === 'serious')
  const off = await reviewAs({ rules: { [serious!.ruleId]: 'off' } })
  expect(off.code).toBe(0)
  const aside = await reviewAs({ suppressions: [{ fingerprint: serious!.fingerprint, reason: 'See memo 14' }] })
  expect(aside.code).toBe(0)
  expect(ReportJson.parse(JSON.parse(aside.stdout)).suppressed).toMatchObject([
    { reason: 'See memo 14', finding: { fingerprint: serious!.fingerprint } },
  ])
  const misspelt = await reviewAs({ tolerance: 1 })
  expect({ code: misspelt.code, stdout: misspelt.stdout }).toEqual({ code: 2, stdout: '' })
  expect(misspelt.stderr).toMatch(/tuning file.*tolerance/)
})

test('review writes each format into a folder', async () => {
  const out = at('reviews')
  const formats = ['text', 'sarif', 'html', 'xlsx']
  const runs = await Promise.all(
    formats.map((format) => runCli(['review', at('wrong total.docx'), '--format', format, '--out', out])),
  )
  expect(runs.map(({ code, stdout }) => ({ code, stdout }))).toEqual(formats.map(() => ({ code: 1, stdout: '' })))
  expect((await readdir(out)).sort()).toEqual(
    ['html', 'txt', 'xlsx'].map((ending) => `wrong total.review.${ending}`).concat('wrong total.sarif'),
  )
})

test.each([
  [['review'], /Name at least one file/],
  [['review', 'x', '--format', 'pdf'], /--format cannot be “pdf”/],
  [['review', 'x', '--colour'], /no option “--colour”/],
  [['models', '--language', 'ja', '--colour'], /「--colour」というオプションはありません/],
  [['extract', 'x', '--pages', '3-1'], /not a range of pages/],
  [['extract', 'x', '--jobs', '0'], /whole number of at least 1/],
  [['extract', 'x', '--ocr-model', 'nobody:nothing'], /no OCR model/],
  [['extract', 'x', 'y', '--format', 'xlsx'], /--out/],
  [['frobnicate'], /no command “frobnicate”/],
])('%j is refused with a reason', { concurrent: true }, async (args, reason) => {
  const { code, stdout, stderr } = await runCli(args)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(reason)
})

test('results that cannot be written: said in words before anything is read, exit 2', async () => {
  const { code, stderr } = await runCli(['extract', at('clean.docx'), '--out', at('empty.pdf')])
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: `Cannot write to ${at('empty.pdf')}: it is no folder, nor can one be made there.\n`,
  })
})

test.each([
  [['serve', '--port', '4000'], 'There is no option “--port”'],
  [['code'], 'create is missing'],
  [['user', 'remove', 'kim'], 'There is no command “user remove”'],
])('%j is refused before anything starts', async (args, words) => {
  const { code, stderr } = await runCli(args)
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(words) })
})

test('a service that cannot be set up as asked tells why, in the language of the terminal', async () => {
  const { code, stderr } = await runCli(['serve'], { LANG: 'ja_JP.UTF-8', PORT: 'www', TICKMARK_DATA_DIR: at('data') })
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'PORT には0から65535までの整数を指定してください（入力値：「www」）。\n',
  })
})

test('each command has its own help, in the language of the terminal', async () => {
  const names = ['review', 'extract', 'serve', 'api', 'worker', 'user', 'code', 'models', 'doctor']
  for (const name of names) expect((await runCli([name, '--help'])).stdout).toContain(`Usage: tickmark ${name}`)
  const { code, stdout } = await runCli(['help', 'code'], { LANG: 'zh_CN.UTF-8' })
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('用法：tickmark code create') })
  expect(stdout).not.toContain('--min-severity')
})

test.each([
  [['reveiw', 'a.pdf'], 'Did you mean “review”?'],
  [['docter'], 'Did you mean “doctor”?'],
  [['review', '--langauge', 'en', 'a.pdf'], 'Did you mean “--language”?'],
  [['code', 'create', '--max-use', '3'], 'Did you mean “--max-uses”?'],
])('%j is told what was probably meant', async (args, words) => {
  const { code, stderr } = await runCli(args)
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(words) })
  expect((await runCli(['frobnicate'])).stderr).not.toContain('Did you mean')
})

test('doctor looks at a folder without data and leaves it so', async () => {
  const data = at('untouched')
  await mkdir(data)
  const { stdout } = await runCli(['doctor'], { TICKMARK_DATA_DIR: data })
  expect(stdout).toMatch(/✓ Database +PostgreSQL \(embedded\): set up at the first start/)
  await runCli(['doctor'], { TICKMARK_DATA_DIR: join(data, 'none') })
  expect(readdirSync(data)).toEqual([])
})

test('help goes to the output and tells the exit codes', async () => {
  const { code, stdout } = await runCli(['--help'])
  expect(code).toBe(0)
  expect(stdout).toContain('Exit code 0')
})

/** A Node that the product does not run on: the launcher starts the pinned one. */
const oldNode = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'node'))
  .find((path) => {
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout
    return version && Number(/^v(\d+)/.exec(version)?.[1]) < 24
  })

test.skipIf(!oldNode)(
  'under an old Node, kill -9 of the launcher leaves nothing running, and nobody else can read the data',
  async () => {
    const data = at('service')
    const env = { PATH: process.env.PATH, LANG: 'en_US.UTF-8', TICKMARK_DATA_DIR: data, PORT: '0' }
    // With a shell that lets everybody read everything.
    const line = 'umask 000; exec "$0" "$1" worker'
    const launcher = spawn('sh', ['-c', line, oldNode!, BIN], { env, stdio: ['ignore', 'pipe', 'ignore'] })
    let said = ''
    for await (const chunk of launcher.stdout) if ((said += String(chunk)).includes('is ready')) break
    const modes = readdirSync(data, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
      const stats = lstatSync(join(data, path))
      const { mode } = stats
      return !stats.isSymbolicLink() && mode & 0o067 ? [`${(mode & 0o777).toString(8)} ${path}`] : []
    })
    expect(modes).toEqual([])
    const postmaster = Number(readFileSync(join(data, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
    launcher.kill('SIGKILL')
    await vi.waitFor(() => expect(() => process.kill(postmaster, 0)).toThrow('ESRCH'), {
      timeout: 30_000,
      interval: 200,
    })
    await vi.waitFor(() => expect(readdirSync(join(data, 'postgres', 'clients'))).toEqual([]), { timeout: 30_000 })
  },
)

test('two drafts: the figure that was changed, the problem that it makes, and the way back', async () => {
  const worse = await runCli(['compare', at('clean.docx'), at('wrong total.docx'), '--language', 'en'])
  expect(worse.code).toBe(1)
  expect(worse.stdout).toContain('Figures changed (1)')
  expect(worse.stdout).toContain('2,705 → 2,795')
  expect(worse.stdout).toContain('New problems (1)')
  const better = await runCli(['compare', at('wrong total.docx'), at('clean.docx'), '--format', 'json'])
  const { changes, findings } = JSON.parse(better.stdout)
  expect(better.code).toBe(0)
  expect(changes).toMatchObject([{ kind: 'figure', before: '2,795', after: '2,705', broke: [], mended: [0] }])
  expect(findings).toMatchObject({ new: [], mended: [{ ruleId: 'calculation/total-mismatch' }] })
})
