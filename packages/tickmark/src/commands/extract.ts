import { availableParallelism } from 'node:os'
import { listOcrModels } from '@tickmark/readers'
import type { OwnOcrModel } from '@tickmark/readers'
import { createEngine } from '@tickmark/engine'
import type { Engine } from '@tickmark/engine'
import type { CliContext } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import {
  chooseFrom,
  chooseLanguage,
  chooseTextLanguage,
  parseCount,
  parseOptions,
  parsePages,
} from '../arguments/options.ts'
import { describeFailure, readInputs } from '../files/read-inputs.ts'
import type { Input } from '../files/read-inputs.ts'
import { loadService } from './load-service.ts'
import { startProgress } from '../terminal/progress.ts'
import type { Progress } from '../terminal/progress.ts'
import { problem } from '../texts/problems.ts'
import { UsageError } from '../arguments/usage-error.ts'
import { prepareFolder, writeOutputs } from '../files/write-outputs.ts'

const FORMATS = ['markdown', 'html', 'json', 'xlsx', 'pdf'] as const
type ExtractFormat = (typeof FORMATS)[number]

const ENDINGS: Record<ExtractFormat, string> = { markdown: 'md', html: 'html', json: 'json', xlsx: 'xlsx', pdf: 'pdf' }

/** `tickmark extract FILE…`: reading and OCR alone. */
export async function extract(args: string[], context: CliContext): Promise<number> {
  const { values, positionals: paths } = parseOptions(args, {
    format: { type: 'string' },
    pages: { type: 'string' },
    'ocr-model': { type: 'string' },
    language: { type: 'string' },
    'text-language': { type: 'string' },
    out: { type: 'string' },
    jobs: { type: 'string' },
  })
  const textLanguage = values.language ? chooseLanguage(values.language, {}) : context.language
  const format = chooseFrom('format', values.format, FORMATS)
  const expected = chooseTextLanguage(values['text-language'])
  const jobs =
    parseCount('jobs', values.jobs) ?? parseCount('jobs', context.environment.TICKMARK_JOBS) ?? availableParallelism()
  const pages = parsePages(values.pages)
  if (paths.length === 0) throw new UsageError(problem.noFiles)
  checkDestination(format, paths.length, values.out, context)
  if (values.out !== undefined) await prepareFolder(values.out)
  const ownOcrModels = await checkModel(values['ocr-model'], context)

  const engine = createEngine({ jobs, owner: 'caller' })
  engine.prepare('pages', 'documents')
  const progress = startProgress(context.stderr, textLanguage, paths.length)
  const signal = context.signal
  try {
    const inputs = await readInputs(engine, paths, {
      jobs,
      pages,
      ocrModel: values['ocr-model'],
      ownOcrModels,
      ...expected,
      signal,
      progress,
      textLanguage,
    })
    const written = await writeEach(engine, format, inputs, { signal, progress, textLanguage })
    progress.end()
    if (values.out === undefined) printAll(format, written, paths.length > 1, context)
    else for (const path of await writeOutputs(values.out, ENDINGS[format], written)) context.stderr.write(`${path}\n`)
    return written.length < paths.length ? EXIT.unreadable : EXIT.fine
  } finally {
    progress.end()
    await engine.close()
  }
}

interface Written {
  inputPath: string
  content: Uint8Array
}

async function writeEach(
  engine: Engine,
  format: ExtractFormat,
  inputs: readonly Input[],
  { signal, progress, textLanguage }: { signal: AbortSignal; progress: Progress; textLanguage: CliContext['language'] },
): Promise<Written[]> {
  if (inputs.length > 0) progress.phase('writing')
  const results = await Promise.all(
    inputs.map(async ({ path, source, document }): Promise<Written | undefined> => {
      try {
        return {
          inputPath: path,
          content: await engine.writeResult(format, { source, document, language: textLanguage }, { signal }),
        }
      } catch (error) {
        if (signal.aborted) throw error
        progress.note(`${path}: ${describeFailure(error, textLanguage)}`)
        return undefined
      }
    }),
  )
  return results.filter((result) => result !== undefined)
}

/** Text of several files follows one another; JSON becomes an array. */
function printAll(format: ExtractFormat, written: readonly Written[], several: boolean, { stdout }: CliContext): void {
  if (format === 'json' && several) {
    stdout.write('[\n')
    for (const [index, { content }] of written.entries()) {
      stdout.write(content)
      if (index < written.length - 1) stdout.write(',\n')
    }
    stdout.write(']\n')
    return
  }
  for (const [index, { content }] of written.entries()) {
    if (index > 0) stdout.write('\n')
    stdout.write(content)
  }
}

function checkDestination(format: ExtractFormat, files: number, out: string | undefined, { stdout }: CliContext): void {
  if (out !== undefined || format === 'markdown' || format === 'json') return
  if (files > 1) throw new UsageError(problem.needsOut(format))
  if (format !== 'html' && stdout.isTTY) throw new UsageError(problem.binaryToTerminal(format))
}

/** The operator's own models, among which the one asked for may be. */
async function checkModel(id: string | undefined, { environment }: CliContext): Promise<OwnOcrModel[]> {
  if (id === undefined) return []
  const own = await ownModels(environment.TICKMARK_MODELS)
  const models = await listOcrModels(own)
  if (!models.some((model) => model.id === id))
    throw new UsageError(
      problem.unknownModel(
        id,
        models.map((model) => model.id),
      ),
    )
  return own
}

/** Recognisers of the operator's own stand in the model file of the service. */
async function ownModels(modelsFile: string | undefined): Promise<OwnOcrModel[]> {
  if (!modelsFile) return []
  const { ownOcrModelsOf, readModelFile } = await loadService()
  return ownOcrModelsOf(await readModelFile({ modelsFile, keyOf: () => undefined }))
}
