import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { CorpusFile } from './corpus-file.ts'
import { fillCache } from './fill-cache.ts'
import { cachedName, readManifest, readManifests } from './read-manifests.ts'
import { splitOf } from './split.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tickmark-corpora-test-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the manifests', () => {
  const files = readManifests().flatMap((one) => one.files)

  it('name each content once', () => {
    expect(files.length).toBeGreaterThan(0)
    expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(files.length)
  })

  it('keep all files of a source in the split that its name gives', () => {
    expect(files.filter(({ source, split }) => split !== splitOf(source))).toEqual([])
  })
})

describe('the reports', () => {
  const reports = readManifest('reports')
  const count = (wanted: Partial<CorpusFile>) =>
    reports.filter((file) => Object.entries(wanted).every(([key, value]) => file[key as keyof CorpusFile] === value))
      .length
  const distinct = (key: 'country' | 'kind', files = reports) =>
    new Set(files.map((file) => file[key]).filter((value) => value !== '-')).size

  it('come from the three Chinese markets, Japan, Korea and at least eight countries that write English', () => {
    expect(reports.length).toBeGreaterThanOrEqual(400)
    expect(count({ language: 'zh-Hans' }) + count({ language: 'zh-Hant' })).toBeGreaterThanOrEqual(60)
    for (const country of ['CN', 'HK', 'TW']) expect(count({ country })).toBeGreaterThan(0)
    expect(count({ language: 'ja' })).toBeGreaterThanOrEqual(30)
    expect(count({ language: 'ko' })).toBeGreaterThanOrEqual(30)
    expect(
      distinct(
        'country',
        reports.filter(({ language }) => language === 'en'),
      ),
    ).toBeGreaterThanOrEqual(8)
  })

  it('are of at least twelve kinds', () => {
    expect(distinct('kind')).toBeGreaterThanOrEqual(12)
  })

  it('stand beside enough workbooks, pictures, tables and Office files', () => {
    expect(readManifest('workbooks').length).toBeGreaterThanOrEqual(250)
    expect(readManifest('scans').length).toBeGreaterThanOrEqual(120)
    expect(readManifest('tables').length).toBeGreaterThanOrEqual(150)
    expect(readManifest('office').length).toBeGreaterThanOrEqual(100)
  })
})

describe('the split', () => {
  it('is the same for ever', () => {
    expect(['a/b', 'a/b#acme', 'c/d', 'c/d#1.pdf', 'e/f'].map(splitOf)).toMatchInlineSnapshot(`
      [
        "open",
        "open",
        "sealed",
        "sealed",
        "sealed",
      ]
    `)
  })

  it('halves many sources', () => {
    const open = Array.from({ length: 2000 }, (_, index) => splitOf(`o/r#${index}`)).filter((one) => one === 'open')
    expect(open.length).toBeGreaterThan(900)
    expect(open.length).toBeLessThan(1100)
  })

  it('leaves open what was read before', () => {
    expect(splitOf('patronus-ai/financebench#pfizer')).toBe('open')
    expect(splitOf('FreeFlyingSheep/stock-analysis#平安银行')).toBe('open')
  })
})

describe('filling the cache', () => {
  const content = 'Revenue,1234\n'
  const wanted: CorpusFile = {
    repository: 'some-owner/some-name',
    commit: '',
    path: 'reports/Last Year.CSV',
    sha256: createHash('sha256').update(content).digest('hex'),
    bytes: content.length,
    kind: 'sheet',
    country: '-',
    language: '-',
    framework: '-',
    source: 'some-owner/some-name',
    split: 'open',
  }

  it('takes a file from a clone by its commit and path', async () => {
    const clone = path.join(folder, 'mirrors/some-owner/some-name')
    mkdirSync(path.join(clone, 'reports'), { recursive: true })
    writeFileSync(path.join(clone, 'reports/Last Year.CSV'), content)
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', clone, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { encoding: 'utf8' })
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'reports')
    const commit = git('rev-parse', 'HEAD').trim()
    const into = path.join(folder, 'cache')
    const options = { mirrors: [path.join(folder, 'mirrors')], loose: [], into }
    expect(await fillCache([{ ...wanted, commit }], options)).toEqual({ present: 1, missing: [] })
    expect(readdirSync(into)).toEqual([cachedName(wanted)])
  })

  it('takes a loose file of the same content, and tells what it lacks', async () => {
    mkdirSync(path.join(folder, 'loose'), { recursive: true })
    writeFileSync(path.join(folder, 'loose/other-name.csv'), content)
    const lacking = { ...wanted, sha256: '0'.repeat(64) }
    const options = { mirrors: [], loose: [path.join(folder, 'loose')], into: path.join(folder, 'cache') }
    expect(await fillCache([wanted, lacking], options)).toEqual({ present: 1, missing: [lacking] })
  })
})
