import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { itemAt, ReadError } from '@tickmark/document'
import type { Document, Language, Translations } from '@tickmark/document'
import { ERRORS, READ_ERRORS } from '@tickmark/contract/error-keys'
import type { SourceFile } from '@tickmark/document/page'
import { readDocument } from '@tickmark/engine'
import type { Engine, ReadRequest } from '@tickmark/engine'
import type { Progress } from '../terminal/progress.ts'
import { colon, fileProblem } from '../texts/problems.ts'

/** A file of the command line that was read. */
export interface Input {
  /** As typed. */
  path: string
  source: SourceFile
  sha256: string
  document: Document
}

export interface ReadInputsOptions extends ReadRequest {
  signal: AbortSignal
  progress: Progress
  /** Of the messages about files that cannot be read. */
  textLanguage: Language
}

/**
 * Reads the files of a command line, several side by side. One that cannot be read is named on the error stream and left
 * out; the others go on.
 */
export async function readInputs(
  engine: Engine,
  paths: readonly string[],
  options: ReadInputsOptions,
): Promise<Input[]> {
  const { progress, signal, textLanguage, ...request } = options
  const inputs: (Input | undefined)[] = paths.map(() => undefined)
  let next = 0
  const work = async (): Promise<void> => {
    while (next < paths.length && !signal.aborted) {
      const index = next++
      const path = itemAt(paths, index)
      try {
        inputs[index] = await readInput(engine, path, request, { signal, progress })
      } catch (error) {
        if (signal.aborted) throw error
        progress.note(`${path}: ${describeFailure(error, textLanguage)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(request.jobs, paths.length) }, work))
  return inputs.filter((input) => input !== undefined)
}

async function readInput(
  engine: Engine,
  path: string,
  request: ReadRequest,
  { signal, progress }: { signal: AbortSignal; progress: Progress },
): Promise<Input> {
  const source: SourceFile = { path: resolve(path), name: basename(path).normalize('NFC') }
  await checkFile(source.path)
  const hash = createHash('sha256')
  const onProgress = ({ done, total }: { done: number; total: number }): void =>
    progress.pages(source.name, done, total)
  const [document] = await Promise.all([
    readDocument(engine, source, request, { signal, onProgress }),
    pipeline(createReadStream(source.path), hash),
  ])
  return { path, source, sha256: hash.digest('hex'), document }
}

/** What a person can set right is said in its own words, before a reader fails on it. */
class FileProblem extends Error {
  readonly text: Translations
  constructor(text: Translations) {
    super(text.en)
    this.name = 'FileProblem'
    this.text = text
  }
}

async function checkFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new FileProblem(fileProblem.notFound)
  if (found.isDirectory()) throw new FileProblem(fileProblem.isFolder)
  await access(path, constants.R_OK).catch(() => {
    throw new FileProblem(fileProblem.notReadable)
  })
}

/** One line on why a file was left out. A failure that is not about the file is a bug of ours and keeps its stack. */
export function describeFailure(error: unknown, language: Language): string {
  if (error instanceof FileProblem) return error.text[language]
  const parsingFailed = ERRORS.parse_failed.text[language] + colon[language]
  if (error instanceof ReadError) {
    const detail = error.detail ? ` (${error.key}: ${error.detail})` : ` (${error.key})`
    return `${parsingFailed}${READ_ERRORS[error.key][language]}${detail}`
  }
  return `${parsingFailed}${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
