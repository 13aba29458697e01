import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Document, Review } from '@tickmark/document'
import { readFile } from '@tickmark/readers'
import { review } from '@tickmark/review'
import { createRecalculator } from '@tickmark/workbook/recalculate'
import { isHtml, printHtml } from './print-html.ts'

/** What the engine made of a file, and what that cost. */
export interface Outcome {
  document: Document
  review: Review
  /** CPU seconds of this process; LibreOffice and other helpers are not in it. */
  cpu: number
  /** Largest resident set of this process so far. */
  megabytes: number
}

let recalculator: ReturnType<typeof createRecalculator> | undefined

function recalculated({ workbook }: Document) {
  if (!workbook) return {}
  const wasm = createRequire(import.meta.resolve('@tickmark/workbook')).resolve('@ironcalc/wasm/wasm_bg.wasm')
  recalculator ??= createRecalculator(readFileSync(wasm))
  return { recalculation: recalculator.recalculate(workbook), recalculator }
}

/** Reads and reviews a file as a user's task does, without a language model; web pages are printed first. */
export async function readOutcome(file: string): Promise<Outcome> {
  if (!isHtml(file)) return readAndReview(file)
  const folder = mkdtempSync(path.join(tmpdir(), 'tickmark-printed-'))
  try {
    const printed = path.join(folder, `${path.parse(file).name}.pdf`)
    await printHtml(file, printed)
    return await readAndReview(printed)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function readAndReview(file: string): Promise<Outcome> {
  const before = process.cpuUsage()
  const document = await readFile({ path: file, name: path.basename(file) })
  const reviewed = review(document, recalculated(document))
  const { user, system } = process.cpuUsage(before)
  return {
    document,
    review: reviewed,
    cpu: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }
}
