/**
 * Reviews every document of a labelled set and scores the findings.
 *
 *   node bench/review/review.ts SET_DIR [--fresh] [--only TEXT] [--kind pdf,docx,xlsx] [--scorer score.py]
 *
 * SET_DIR holds docs/ and labels.json. Documents as read are cached by content and by the state of the readers.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Document, Finding } from '@tickmark/document'
import { readFile } from '@tickmark/readers'
import { describe, review } from '@tickmark/review'
import { createRecalculator } from '@tickmark/workbook/recalculate'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fresh: { type: 'boolean' },
    stale: { type: 'boolean' },
    only: { type: 'string' },
    kind: { type: 'string', default: 'pdf,docx,xlsx' },
    scorer: { type: 'string' },
    out: { type: 'string' },
  },
})
const set = positionals[0]
if (!set) throw new Error('usage: node bench/review/review.ts SET_DIR')

const cache = path.join(tmpdir(), 'tickmark-docs')
mkdirSync(cache, { recursive: true })

/** Changes whenever any source of the readers does. */
function readersState(): string {
  const root = path.join(import.meta.dirname, '../../packages')
  const newest = Math.max(
    ...globSync('{document,language,layout,recognition,readers}/src/**/*.ts', { cwd: root }).map(
      (file) => statSync(path.join(root, file)).mtimeMs,
    ),
  )
  return String(Math.round(newest))
}

const state = readersState()

async function readCached(file: string): Promise<Document> {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 24)
  const stored = path.join(cache, `${hash}-${state}.json`)
  const older = values.stale
    ? readdirSync(cache)
        .filter((name) => name.startsWith(hash))
        .toSorted()
        .at(-1)
    : undefined
  if (!values.fresh && existsSync(stored)) return JSON.parse(readFileSync(stored, 'utf8')) as Document
  if (older) return JSON.parse(readFileSync(path.join(cache, older), 'utf8')) as Document
  const document = await readFile({ path: file, name: path.basename(file) })
  writeFileSync(stored, JSON.stringify(document))
  return document
}

const wasm = createRequire(import.meta.resolve('@tickmark/workbook')).resolve('@ironcalc/wasm/wasm_bg.wasm')
const recalculator = createRecalculator(readFileSync(wasm))

function recalculated({ workbook }: Document) {
  return workbook ? { recalculation: recalculator.recalculate(workbook), recalculator } : {}
}

function flatten(finding: Finding): object {
  const { message, explanation } = describe(finding, 'en')
  return {
    ...finding,
    message,
    explanation,
    evidence: finding.evidence.map(({ location, text, value, label }) => ({
      page: location.page,
      box: location.box,
      sheet: location.sheet,
      cell: location.cell,
      text,
      value,
      label,
    })),
  }
}

const kinds = values.kind.split(',')
const results: Record<string, object[]> = {}
const sizes = new Map<string, { pages: number; total: number; verified: number; ms: number }>()
let readTime = 0
let reviewTime = 0
const labelsFile = path.join(set, 'labels.json')
for (const name of readdirSync(path.join(set, 'docs')).toSorted()) {
  const id = name.replace(/\.[^.]+$/, '')
  results[id] = []
  if (
    !kinds.includes(path.extname(name).slice(1)) ||
    (values.only && !values.only.split(',').some((part) => name.includes(part)))
  )
    continue
  try {
    const start = performance.now()
    const document = await readCached(path.join(set, 'docs', name))
    const read = performance.now()
    const before = process.cpuUsage()
    const { findings, figureCounts } = review(document, recalculated(document))
    readTime += read - start
    const used = process.cpuUsage(before)
    const took = (used.user + used.system) / 1000
    reviewTime += took
    const { total, verified } = figureCounts
    sizes.set(id, { pages: document.pageCount, total, verified, ms: took })
    if (took > 1500) console.error(`${name}: review took ${Math.round(took)} ms, ${document.pageCount} pages`)
    results[id] = findings.map(flatten)
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.stack : String(error)}`)
  }
}
const out = values.out ?? path.join(tmpdir(), 'tickmark-review-findings.json')
writeFileSync(out, JSON.stringify(results, null, 1))
console.error(`read ${Math.round(readTime)} ms, review ${Math.round(reviewTime)} ms → ${out}`)
const scorer = values.scorer ?? path.join(set, '..', 'score.py')
if (existsSync(scorer)) {
  const { stdout } = spawnSync('python3', [scorer, set, out], { encoding: 'utf8' })
  console.log(stdout)
  const { missed } = JSON.parse(stdout) as { missed: [id: string, kind: string][] }
  breakDown(new Set(missed.map(([id]) => id)))
}

interface Labelled {
  id: string
  lang: string
  format: string
  source: string
}

/** Recall by format and language, and how much of the real filings could be verified at all. */
function breakDown(missed: ReadonlySet<string>): void {
  const { labels, clean } = JSON.parse(readFileSync(labelsFile, 'utf8')) as {
    labels: Labelled[]
    clean: Labelled[]
  }
  for (const key of ['format', 'lang'] as const) {
    for (const [value, group] of Map.groupBy(labels, (label) => label[key])) {
      const found = group.filter((label) => !missed.has(label.id)).length
      console.log(`recall ${value}: ${found} of ${group.length}`)
    }
  }
  const filings = clean.flatMap(({ id, source }) => (/authored|GitHub/.test(source) ? [] : (sizes.get(id) ?? [])))
  const sum = (of: (size: (typeof filings)[number]) => number) => filings.reduce((total, size) => total + of(size), 0)
  console.log(
    `figures verified in clean real filings: ${Math.round((100 * sum((s) => s.verified)) / sum((s) => s.total))} %`,
  )
  const paged = filings.filter(({ pages }) => pages > 1)
  const pages = paged.reduce((total, size) => total + size.pages, 0)
  const ms = paged.reduce((total, size) => total + size.ms, 0)
  console.log(`review proper: ${((100 * ms) / 1000 / pages).toFixed(2)} s a 100 pages`)
}
