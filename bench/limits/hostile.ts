/**
 * Hostile files: reads every file of a folder in a child of the pool, as the service does, and holds the outcome against
 * the folder's manifest: a result or a typed error, in bounded time and memory, with the pool unharmed.
 * Usage: node bench/limits/hostile.ts DIR [PATTERN]   (manifest.json: { name: { kind, expect } })
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ReadError, type Document } from '@tickmark/document'
import { createChildPool } from '@tickmark/isolation'
import type { ChildFolder, Usage } from '@tickmark/isolation'

const LIMITS = { milliseconds: 15_000, megabytes: 768 }

const [folder, pattern = '.'] = process.argv.slice(2)
if (!folder) throw new Error('usage: node bench/limits/hostile.ts DIR [PATTERN]')
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<
  string,
  { kind: string; expect: string }
>
const pool = createChildPool({
  entry: new URL(import.meta.resolve('@tickmark/readers/child')),
  size: 1,
  memoryMb: 700,
  deadline: LIMITS.milliseconds - 2000,
  // A new process for each file: its peak memory is then the file's.
  filesPerChild: 1,
})

let failures = 0
for (const [name, { kind, expect }] of Object.entries(manifest)) {
  if (!new RegExp(pattern).test(name)) continue
  const { outcome, usage } = await outcomeOf(name)
  const faults = [
    ...(meets(outcome, expect) ? [] : [`wanted ${expect}`]),
    ...(usage.milliseconds > LIMITS.milliseconds ? ['too slow'] : []),
    ...(usage.peakMb > LIMITS.megabytes ? ['too much memory'] : []),
  ]
  if (faults.length > 0) failures++
  const cost = `${(usage.milliseconds / 1000).toFixed(1).padStart(5)} s ${String(usage.peakMb).padStart(4)} MB`
  console.log(
    `${faults.length > 0 ? 'FAIL' : 'ok  '} ${cost}  ${outcome.padEnd(24)} ${name.slice(0, 44)} (${kind})${faults.length > 0 ? `: ${faults.join(', ')}` : ''}`,
  )
}
console.log(failures === 0 ? 'all as they must be' : `${failures} failures`)
await pool.close()
process.exitCode = failures === 0 ? 0 : 1

async function outcomeOf(name: string): Promise<{ outcome: string; usage: Usage }> {
  let usage: Usage = { milliseconds: 0, peakMb: 0 }
  try {
    // A child sees no file but those that it is given.
    const work = {
      give: async (place: ChildFolder) => ({ file: { path: await place.give(join(folder ?? '', name)), name } }),
      take: (document: unknown) => document as Document,
    }
    const document = await pool.runIn('readFile', work, { onUsage: (value) => (usage = value) })
    return { outcome: leaks(document) ? 'LEAK' : 'result', usage }
  } catch (error) {
    return { outcome: error instanceof ReadError ? error.key : `UNTYPED ${String(error)}`, usage }
  }
}

/** An external entity that was followed shows in the text. */
function leaks(document: Document): boolean {
  return JSON.stringify(document.blocks).includes('root:')
}

/** Expectations are written for people: "error:KEY", "error:KEY or result", "result-or-error", "result; …", "error". */
function meets(outcome: string, expect: string): boolean {
  if (outcome.startsWith('UNTYPED') || outcome === 'LEAK' || outcome === 'READER_CRASHED') return false
  const keys = [...expect.matchAll(/error:([A-Z_]+)/g)].map((match) => match[1])
  const mayResult = /result|treated only|neutralised|no connection|no "root:"|empty entity/.test(expect)
  if (outcome === 'result') return mayResult
  // Which bound a bomb meets first, time or memory, is a matter of how they are set.
  if (keys.includes('TIMEOUT') && outcome === 'RESOURCE_LIMIT') return true
  return keys.length > 0 ? keys.includes(outcome) : !/^result(?:;| in| \()/.test(expect)
}
