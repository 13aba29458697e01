import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')
/** What a result depends on: the engine, what draws the documents and plants the errors, and what scores. */
const SOURCES = [
  'packages/{document,readers,review,language,layout,recognition,workbook,engine}/src',
  'bench/{world,plant,scoreboard/parts}',
]

const hashOf = (files: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of files.filter((one) => !one.endsWith('.test.ts')).toSorted())
    hash.update(file).update(readFileSync(path.join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

const filesIn = (folder: string): string[] => globSync(`${folder}/**/*.{ts,json,txt}`, { cwd: ROOT })

/** A short hash over all those sources; tests count for nothing. */
export const engineState = (): string =>
  hashOf(SOURCES.flatMap(filesIn).concat(globSync('bench/scoreboard/{score,match,read,print}-*.ts', { cwd: ROOT })))

/** Of what draws the documents alone: with another one, other documents are measured. */
export const worldState = (): string => hashOf(filesIn('bench/world'))
