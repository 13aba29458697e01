/**
 * Formula errors in real workbooks: reviews every workbook of a folder and writes the erroneous cells, one entry a finding, to
 * flags.json; prints what a scorer beside the folder makes of them and what each workbook cost.
 * Usage: node bench/workbooks/spreadsheets.ts DIR [--scorer FILE.py] [--out flags.json] [--findings]
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Finding } from '@tickmark/document'
import { readFile } from '@tickmark/readers'
import { describe, review } from '@tickmark/review'
import { createRecalculator } from '@tickmark/workbook/recalculate'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scorer: { type: 'string' },
    out: { type: 'string', default: join(tmpdir(), 'tickmark-flags.json') },
    findings: { type: 'boolean' },
  },
})
const [folder] = positionals
if (!folder)
  throw new Error('usage: node bench/workbooks/spreadsheets.ts DIR [--scorer FILE.py] [--out flags.json] [--findings]')

const wasm = createRequire(import.meta.resolve('@tickmark/workbook')).resolve('@ironcalc/wasm/wasm_bg.wasm')
const recalculator = createRecalculator(readFileSync(wasm))
const flags: Record<string, { sheet: string; cells: string[] }[]> = {}
for (const name of readdirSync(folder).filter((entry) => /\.xlsx?$/i.test(entry))) {
  const started = performance.now()
  const document = await readFile({ path: join(folder, name), name }).catch((error: unknown) =>
    console.log(`${name}: ${String(error)}`),
  )
  if (!document) continue
  const read = performance.now()
  const recalculation = document.workbook && recalculator.recalculate(document.workbook)
  const recalculated = performance.now()
  const { findings } = review(document, { type: 'valuation_model', recalculation, recalculator })
  const times = [read - started, recalculated - read, performance.now() - recalculated].map((time) => time.toFixed(0))
  const faults = findings.filter(isFormulaError)
  flags[name] = faults.flatMap(({ evidence: [{ location }] }) =>
    location.sheet && location.cell ? [{ sheet: location.sheet.trim(), cells: [location.cell] }] : [],
  )
  console.log(
    `${name}: ${faults.length} formula errors of ${findings.length} findings; read + recalculate + review ${times.join(' + ')} ms`,
  )
  if (values.findings)
    for (const finding of findings)
      console.log(`  ${finding.severity} ${finding.ruleId} ${describe(finding, 'en').message}`)
}
writeFileSync(values.out, JSON.stringify(flags))
const scorer = values.scorer ?? join(dirname(folder.replace(/\/$/, '')), 'score.py')
console.log(execFileSync('python3', [scorer, values.out], { encoding: 'utf8' }))

/** Suggestions are no claim that something is wrong. */
function isFormulaError({ ruleId, severity }: Finding): boolean {
  return ruleId.startsWith('formula/') && severity !== 'suggestion'
}
