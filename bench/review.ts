/**
 * Reviews every document of a labelled set and scores the findings.
 *
 *   node bench/review.ts SET_DIR [--fresh] [--only TEXT] [--kind pdf,docx,xlsx] [--scorer score.py]
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
import { createRecalculator } from '@tickmark/review/recalculate'

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
if (!set) throw new Error('usage: node bench/review.ts SET_DIR')

const cache = path.join(tmpdir(), 'tickmark-docs')
mkdirSync(cache, { recursive: true })

/** Changes whenever any source of the readers does. */
function readersState(): string {
  const root = path.join(import.meta.dirname, '../packages/readers/src')
  const newest = Math.max(...globSync('**/*.ts', { cwd: root }).map((file) => statSync(path.join(root, file)).mtimeMs))
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

const wasm = createRequire(import.meta.resolve('@tickmark/review')).resolve('@ironcalc/wasm/wasm_bg.wasm')
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
let readTime = 0
let reviewTime = 0
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
    const { findings } = review(document, recalculated(document))
    readTime += read - start
    const took = performance.now() - read
    reviewTime += took
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
if (existsSync(scorer)) spawnSync('python3', [scorer, set, out], { stdio: 'inherit' })
