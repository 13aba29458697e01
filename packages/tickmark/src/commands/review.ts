import { availableParallelism } from 'node:os'
import { DocumentType, itemAt, Severity } from '@tickmark/document'
import type { Review } from '@tickmark/document'
import type { ReviewReportInput } from '@tickmark/report'
import type { Tuning } from '@tickmark/review'
import { TuningError, createEngine, readTuning } from '@tickmark/engine'
import type { Engine } from '@tickmark/engine'
import type { CliContext } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import { chooseFrom, chooseLanguage, chooseTextLanguage, parseCount, parseOptions } from '../arguments/options.ts'
import { type AnalysisModel, chooseAnalysisModel } from './ask-analysis-model.ts'
import { readInputs } from '../files/read-inputs.ts'
import type { Input } from '../files/read-inputs.ts'
import { REVIEW_FORMATS } from '../arguments/review-format.ts'
import { startProgress } from '../terminal/progress.ts'
import type { Progress } from '../terminal/progress.ts'
import { problem } from '../texts/problems.ts'
import { UsageError } from '../arguments/usage-error.ts'
import { prepareFolder } from '../files/write-outputs.ts'

const TYPES = ['auto', ...DocumentType.options] as const
const MINIMUM: readonly Severity[] = Severity.options.toReversed()

/** `tickmark review FILE…`: reads the files, reviews them as one task and prints what was found. */
export async function review(args: string[], context: CliContext): Promise<number> {
  const { values, positionals: paths } = parseOptions(args, {
    type: { type: 'string' },
    language: { type: 'string' },
    'text-language': { type: 'string' },
    format: { type: 'string' },
    out: { type: 'string' },
    'min-severity': { type: 'string' },
    jobs: { type: 'string' },
    tuning: { type: 'string' },
    'analysis-model': { type: 'string' },
  })
  const language = values.language ? chooseLanguage(values.language, {}) : context.language
  const expected = chooseTextLanguage(values['text-language'])
  const type = chooseFrom('type', values.type, TYPES)
  const format = chooseFrom('format', values.format, REVIEW_FORMATS)
  const minimum = chooseFrom('min-severity', values['min-severity'], MINIMUM)
  const jobs =
    parseCount('jobs', values.jobs) ?? parseCount('jobs', context.environment.TICKMARK_JOBS) ?? availableParallelism()
  const tuning = await chooseTuning(values.tuning ?? context.environment.TICKMARK_TUNING)
  if (paths.length === 0) throw new UsageError(problem.noFiles)
  if (!values.out && (format === 'html' || format === 'xlsx')) {
    if (paths.length > 1) throw new UsageError(problem.needsOut(format))
    if (format === 'xlsx' && context.stdout.isTTY) throw new UsageError(problem.binaryToTerminal(format))
  }
  if (values.out !== undefined) await prepareFolder(values.out)
  const ask = await chooseAnalysisModel(values['analysis-model'], { ...context, language })

  const engine = createEngine({ jobs, owner: 'caller' })
  engine.prepare('pages', 'documents')
  // What writes and words the findings is loaded while the children start.
  const writers = Promise.all([import('../files/review-formats.ts'), import('@tickmark/review')])
  const progress = startProgress(context.stderr, language, paths.length)
  try {
    const inputs = await readInputs(engine, paths, {
      jobs,
      ...expected,
      signal: context.signal,
      progress,
      textLanguage: language,
    })
    const byRules = await reviewInputs(engine, inputs, { type, tuning }, { progress, signal: context.signal })
    const reviews = ask ? await askEach(ask, { engine, inputs, byRules }, progress) : byRules
    progress.end()
    const subjects = await toSubjects(inputs, reviews, language, minimum)
    const [{ writeReviews }] = await writers
    await writeReviews(format, subjects, { context, engine, out: values.out, several: paths.length > 1 })
    return exitCode(inputs.length < paths.length, reviews)
  } finally {
    progress.end()
    await engine.close()
  }
}

/** The firm's settings; a file that cannot be used is told before anything is read. */
async function chooseTuning(file: string | undefined): Promise<Tuning | undefined> {
  try {
    return await readTuning(file)
  } catch (error) {
    if (error instanceof TuningError) throw new UsageError(problem.badTuning(error.message))
    throw error
  }
}

async function reviewInputs(
  engine: Engine,
  inputs: readonly Input[],
  options: { type: DocumentType | 'auto'; tuning: Tuning | undefined },
  { progress, signal }: { progress: Progress; signal: AbortSignal },
): Promise<Review[]> {
  if (inputs.length === 0) return []
  progress.phase('reviewing')
  const documents = inputs.map(({ path, document }) => ({ fileId: path, document }))
  return engine.review(documents, options, { signal })
}

/** File by file: what a model claims of one is checked before the next is sent. */
async function askEach(
  ask: AnalysisModel,
  { engine, inputs, byRules }: { engine: Engine; inputs: readonly Input[]; byRules: readonly Review[] },
  progress: Progress,
): Promise<Review[]> {
  const reviews: Review[] = []
  for (const [index, review] of byRules.entries()) {
    const input = inputs[index]
    reviews.push(input ? await ask(input, review, engine, progress) : review)
  }
  return reviews
}

/** Reviews with their texts; findings below the asked grade are left out of what is shown, not of the scores. */
async function toSubjects(
  inputs: readonly Input[],
  reviews: readonly Review[],
  language: CliContext['language'],
  minimum: Severity,
): Promise<{ input: Input; report: ReviewReportInput }[]> {
  const { describe, describeSummary, describeUnscored } = await import('@tickmark/review')
  const shown = Severity.options.slice(0, Severity.options.indexOf(minimum) + 1)
  return inputs.map((input, index) => {
    const whole = itemAt(reviews, index)
    const review: Review = { ...whole, findings: whole.findings.filter((finding) => shown.includes(finding.severity)) }
    const report: ReviewReportInput = {
      document: input.document,
      review,
      language,
      sha256: input.sha256,
      describe: (finding) => describe(finding, language),
      describeUnscored: (unscored) => describeUnscored(unscored, language),
      summaryText: describeSummary(whole.summary, whole, language),
    }
    return { input, report }
  })
}

function exitCode(isAnyUnreadable: boolean, reviews: readonly Review[]): number {
  if (isAnyUnreadable) return EXIT.unreadable
  const isAnySerious = reviews.some(({ findings }) => findings.some(({ severity }) => severity === 'serious'))
  return isAnySerious ? EXIT.serious : EXIT.fine
}
