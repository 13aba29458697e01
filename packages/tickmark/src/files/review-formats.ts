import { firstOf } from '@tickmark/document'
import { toHtml, toReportData, toReportMarkdown, toSarif, workbookEnding } from '@tickmark/report'
import type { ReviewReportInput } from '@tickmark/report'
import type { Engine } from '@tickmark/engine'
import type { CliContext } from '../arguments/cli-context.ts'
import type { ReviewFormat } from '../arguments/review-format.ts'
import type { Input } from './read-inputs.ts'
import { toTerminalText } from '../terminal/review-text.ts'
import { coloursFor } from '../terminal/colours.ts'
import { writeOutputs } from './write-outputs.ts'

const ENDINGS: Record<ReviewFormat, string> = {
  text: 'review.txt',
  json: 'review.json',
  sarif: 'sarif',
  markdown: 'review.md',
  html: 'review.html',
  xlsx: 'review.xlsx',
}

/** A reviewed file of the command line. */
interface Subject {
  input: Input
  report: ReviewReportInput
}

interface Destination {
  context: CliContext
  /** A folder; the standard output when absent. */
  out?: string
  /** Writes what takes the original file. */
  engine: Engine
  /** Whether several files were asked for, also when only one could be read. */
  several: boolean
}

/** Prints the reviews, or writes one file each into the folder. */
export async function writeReviews(
  format: ReviewFormat,
  subjects: readonly Subject[],
  { context, out, several, engine }: Destination,
): Promise<void> {
  if (out !== undefined) {
    const outputs = await Promise.all(
      subjects.map(async (subject) => {
        const inputPath = subject.input.path
        if (format !== 'xlsx') return { inputPath, content: write(format, [subject], false, plain) }
        const ending = `review.${workbookEnding(subject.input.document.name)}`
        return { inputPath, content: await writeWorkbook(subject, context, engine), ending }
      }),
    )
    const paths = await writeOutputs(out, ENDINGS[format], outputs)
    for (const path of paths) context.stderr.write(`${path}\n`)
    return
  }
  if (subjects.length === 0 && !(format === 'json' && several)) return
  if (format === 'xlsx') {
    context.stdout.write(await writeWorkbook(firstOf(subjects), context, engine))
    return
  }
  const terminal = {
    colours: coloursFor(context.stdout, context.environment),
    width: Math.min(context.stdout.columns ?? 100, 120),
  }
  context.stdout.write(write(format, subjects, several, terminal))
}

const plain = { colours: coloursFor({}, {}), width: 100 }

/** Of a workbook a copy with the findings in it, of anything else its tables behind the findings. */
function writeWorkbook({ input, report }: Subject, { signal }: CliContext, engine: Engine): Promise<Uint8Array> {
  const { source, document } = input
  return engine.writeResult('xlsx', { source, document, review: report.review, language: report.language }, { signal })
}

function write(
  format: Exclude<ReviewFormat, 'xlsx'>,
  subjects: readonly Subject[],
  several: boolean,
  terminal: typeof plain,
): string {
  switch (format) {
    case 'text':
      return subjects.map(({ input, report }) => toTerminalText(report, { ...terminal, path: input.path })).join('\n')
    case 'json': {
      const data = subjects.map(({ input, report }) => ({ ...toReportData(report), file: input.path }))
      return `${JSON.stringify(several ? data : data[0], null, 2)}\n`
    }
    case 'sarif':
      return toSarif(subjects.map(({ report }) => report))
    case 'markdown':
      return subjects.map(({ report }) => toReportMarkdown(report)).join('\n')
    case 'html':
      return subjects.map(({ report }) => toHtml(report)).join('\n')
  }
}
